// @ts-check
// Packs bytes for cpp/bindings/unpack/lzma.cpp, with xz, which takes half a second at its strongest setting.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const filter = 'preset=9e,lc=3,lp=0,pb=0,nice=273,mf=bt4,depth=1000';

/** @param {Uint8Array} bytes */
export const pack = (bytes) =>
  execFileSync('xz', ['--format=raw', `--lzma1=${filter}`, '--stdout'], { input: bytes, maxBuffer: 2 ** 26 });

/**
 * Writes a JavaScript module with its types. Bytes are base64, which every engine decodes natively (see
 * web/library/api/runtime/unpack.ts).
 * @param {string} file
 * @param {Readonly<Record<string, Uint8Array | number>>} values
 */
export function writeModule(file, values) {
  const entries = Object.entries(values);
  const text = (/** @type {Uint8Array | number} */ value) =>
    JSON.stringify(typeof value === 'number' ? value : Buffer.from(value).toString('base64'));
  writeFileSync(file, entries.map(([name, value]) => `export const ${name} = ${text(value)};\n`).join(''));
  const kind = (/** @type {Uint8Array | number} */ value) => (typeof value === 'number' ? 'number' : 'string');
  writeFileSync(
    file.replace(/\.js$/, '.d.ts'),
    entries.map(([name, value]) => `export declare const ${name}: ${kind(value)};\n`).join(''),
  );
}
