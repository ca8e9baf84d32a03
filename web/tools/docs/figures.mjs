// @ts-check
// Writes the programs of the families' figures in web/docs/families, unchanged, to build/figures: TypeScript checks
// them there, and the documentation bundles them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../toolchain/folders.mjs';
import { families } from './family-files.mjs';

const folder = join(buildFolder, 'figures');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { family, figureProgram } of families())
  if (figureProgram !== '') writeFileSync(join(folder, `${family}.ts`), figureProgram);
