// @ts-check
// Facts about the project that pages state, from the files that have them first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, year = '', authors = ''] =
  /^Copyright \(c\) (\d{4}) (.+)$/m.exec(readFileSync(join(root, 'LICENSE'), 'utf8')) ?? [];

export const project = {
  name: /** @type {string} */ (manifest.name),
  version: /** @type {string} */ (manifest.version),
  source: /** @type {string} */ (manifest.repository.url).replace(/^git\+|\.git$/g, ''),
  license: 'https://spdx.org/licenses/MIT.html',
  authors,
  year,
};
