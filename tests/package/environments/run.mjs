// @ts-check
// Prints environment x result for the packed packages: everything in settings.all.test.ts, then the frameworks and
// versions that are too heavy for every day, and the bundlers' output.
//   node tests/package/environments/run.mjs [--only next,jest]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { built } from '../../../web/tools/toolchain/build.mjs';
import { root } from '../../../web/tools/toolchain/folders.mjs';
import { browserVariables } from '../../../web/tools/toolchain/requirements.mjs';
import { environments } from './environments.mjs';
import { minifierRows } from './minifiers.mjs';
import { sizeTable } from './sizes.mjs';
import { closeBrowsers, inWorkshop, packed } from './workshop.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.toLowerCase().split(',');
const asked = (/** @type {string} */ name) => wanted?.some((word) => name.toLowerCase().includes(word)) ?? true;

await built('package');
Object.assign(process.env, await browserVariables());

const { alibiBias, sinusoidal } = await import(pathToFileURL(join(root, 'dist', 'index.js')).href);
const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
const right = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });

const shelf = mkdtempSync(join(tmpdir(), 'posenc-shelf-'));
let holes = 0;
/** @param {string} name @param {() => Promise<string>} work returns a note to print after "works" */
async function row(name, work) {
  const started = performance.now();
  const [verdict, detail] = await work().then(
    (said) => ['works', said],
    (error) => ['FAILS', `\n${String(error instanceof Error ? error.message : error).slice(-1500)}`],
  );
  if (verdict === 'FAILS') holes += 1;
  console.log(`${name} | ${verdict} | ${((performance.now() - started) / 1000).toFixed(0)} s | ${detail}`);
}

try {
  const tarballs = await packed(shelf);
  // Some tools need a newer Node than the oldest that we support: they get one, and nothing else changes.
  const newest = `node-${process.platform}-${process.arch}`;
  await inWorkshop({ packages: { [newest]: '24' } }, tarballs, async ({ folder }) => {
    const bin = join(folder, 'node_modules', newest, 'bin');
    console.log('environment | result | time |');
    for (const environment of environments.filter(({ name }) => asked(name))) {
      const node = environment.newNode ? { node: bin } : {};
      await row(environment.name, () =>
        inWorkshop({ ...environment, ...node }, tarballs, async (workshop) => {
          const wrong = (await environment.results(workshop)).filter((result) => result !== right);
          if (wrong.length > 0) throw new Error(`another result: ${wrong.join('\n')}`);
          return '';
        }),
      );
    }
    for (const { name, work } of minifierRows(tarballs, bin)) if (asked(name)) await row(name, work);
    if (asked('sizes')) await sizeTable(tarballs, bin);
  });
} finally {
  await closeBrowsers();
  rmSync(shelf, { recursive: true, force: true });
}
console.log(holes === 0 ? 'No hole.' : `${holes} holes.`);
process.exitCode = holes === 0 ? 0 : 1;
