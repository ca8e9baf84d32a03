// @ts-check
// Builds the course pages into dist/page/lessons; `npm start` runs it when they are out of date.
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';
import { buildLessons } from './site.mjs';

await buildLessons(join(root, 'dist', 'page', 'lessons'));
