// @ts-check
// Builds the documentation into dist/page/docs, and other languages' into their own folders; `npm start` runs it when
// it is out of date.
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';
import { buildDocs } from './site.mjs';

await buildDocs(join(root, 'dist', 'page'));
