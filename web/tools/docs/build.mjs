// @ts-check
// Builds the documentation into dist/page/docs: what `npm start` calls when it is out of date.
import { join } from 'node:path';
import { root } from '../../toolchain/folders.mjs';
import { buildDocs } from './site.mjs';

await buildDocs(join(root, 'dist', 'page', 'docs'));
