// @ts-check
// The packages as they would be published: packed, counted, with the checksums that pages and people compare.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../toolchain/run-command.mjs';
import { root } from '../toolchain/folders.mjs';

/** @typedef {'posenc' | 'posenc-check' | 'posenc-labs'} PackageName */

/** The folder of each package's package.json, below the root. @type {Readonly<Record<PackageName, string>>} */
export const packages = { posenc: '.', 'posenc-check': 'web/check', 'posenc-labs': 'web/labs' };

/** @param {Buffer} bytes @param {'sha256' | 'sha384' | 'sha512'} name @param {'hex' | 'base64'} form */
const hash = (bytes, name, form) => createHash(name).update(bytes).digest(form);

/** Subresource integrity, as browsers read it. @param {Buffer} bytes */
export const integrityOf = (bytes) => `sha384-${hash(bytes, 'sha384', 'base64')}`;

/**
 * Addresses of a CDN in a text: of this version they have a checksum; of another, or of none, they cannot.
 * @param {string} text @param {string} version
 * @returns {{ file: string, pinned: boolean, address: string }[]} each with its file in the project
 */
export const cdnAddresses = (text, version) =>
  [...text.matchAll(/https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net\/npm)\/(posenc(?:-\w+)?)(@[\d.]+)?\/([\w./-]+)/g)].map(
    ([address, name = '', pin, file = '']) => ({
      address,
      file: join(packages[/** @type {PackageName} */ (name)] ?? name, file),
      pinned: pin === `@${version}`,
    }),
  );

/**
 * @typedef {object} Packed
 * @property {PackageName} name
 * @property {string} tarball
 * @property {number} files
 * @property {number} packedBytes
 * @property {number} unpackedBytes
 * @property {string} integrity as the registry will list it
 */

/** Packs what the builds have made of each package. @param {string} into a folder, emptied before */
export async function packAll(into) {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  return Promise.all(Object.keys(packages).map((name) => pack(/** @type {PackageName} */ (name), into)));
}

/** @param {PackageName} name @param {string} into @returns {Promise<Packed>} */
async function pack(name, into) {
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', into];
  const { code, output } = await runCommand('npm', words, { cwd: join(root, packages[name]) });
  if (code !== 0) throw new Error(`npm pack of ${name} failed: ${output}`);
  const listed = JSON.parse(output.slice(output.search(/[[{]\s*["{]/)));
  const [found] = Array.isArray(listed) ? listed : Object.values(listed);
  const { filename, entryCount, size, unpackedSize, integrity } = found;
  const tarball = join(into, filename);
  const own = hash(readFileSync(tarball), 'sha512', 'base64');
  if (integrity !== `sha512-${own}`) throw new Error(`npm gives ${integrity} for ${filename}, its bytes sha512-${own}`);
  writeFileSync(`${tarball}.sha256`, `${hash(readFileSync(tarball), 'sha256', 'hex')}  ${filename}\n`);
  return { name, tarball, files: entryCount, packedBytes: size, unpackedBytes: unpackedSize, integrity };
}
