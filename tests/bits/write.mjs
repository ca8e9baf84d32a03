// @ts-check
// Rewrites the bits of every list: after adding an array or a training, or when a change is meant to change bits. The
// native tests check that every instruction set has the same.
//   node tests/bits/write.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { built } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';

const here = join(root, 'tests', 'bits');
await built('wasm');

const outfile = join(buildFolder, 'bits', 'hashes.mjs');
mkdirSync(join(buildFolder, 'bits'), { recursive: true });
await build({
  stdin: { contents: "export * from './sines.ts'; export * from './hash-training.ts';", resolveDir: here },
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
});
/** @type {typeof import('./sines.ts') & typeof import('./hash-training.ts')} */
const { hashSines, hashTraining } = await import(pathToFileURL(outfile).href);

/** @param {string} file @param {(list: any[]) => readonly string[]} hashes */
function write(file, hashes) {
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const found = hashes(list);
  const lines = list.map((/** @type {object} */ entry, /** @type {number} */ index) =>
    JSON.stringify({ ...entry, bits: found[index] }),
  );
  writeFileSync(file, `[\n  ${lines.join(',\n  ')}\n]\n`);
}

write(join(here, 'sines.json'), hashSines);
write(join(here, 'training.json'), hashTraining);
