// @ts-check
// Prints the table of families; with --write it also writes the table of encodings into README.md.
//   node tests/families/table.mjs [--write]
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../web/toolchain/folders.mjs';
import { families } from '../../web/tools/docs/family-files.mjs';
import { holes, wanted, withTable } from './coverage.mjs';

// The golden tests are run to learn their largest errors; each writes its own file.
const errors = join(root, 'build', 'errors');
rmSync(errors, { recursive: true, force: true });
mkdirSync(errors, { recursive: true });
const run = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--dir',
    'tests/api',
    '--reporter',
    'dot',
  ],
  {
    cwd: root,
    env: { ...process.env, POSENC_ERRORS: errors },
    encoding: 'utf8',
  },
);
/** @type {Record<string, number>} */
const measured = {};
for (const name of readdirSync(errors))
  measured[name.replace(/\.json$/, '')] = JSON.parse(readFileSync(join(errors, name), 'utf8'));

const all = families();
console.log('family | tier | C++ test | WASM test | examples | documented | largest error');
let complete = run.status === 0;
if (!complete) console.log(`The WebAssembly tests failed:\n${run.stdout}${run.stderr}`);
for (const family of all) {
  const missing = holes(family);
  if (missing.length > 0) complete = false;
  const has = (/** @type {string} */ word) => (missing.some((hole) => hole.includes(word)) ? 'MISSING' : 'yes');
  const test = family.tsTest.replace(/^tests\/api\//, '').replace(/\.test\.ts$/, '');
  const error = measured[test.replace('/', '-')];
  console.log(
    [
      family.title,
      family.tier,
      has('C++ test'),
      has('WebAssembly test'),
      has('example'),
      has('state'),
      error === undefined ? 'as its tests assert' : error === 0 ? '0' : error.toExponential(1),
    ].join(' | '),
  );
  for (const hole of missing) console.log(`    ${hole}`);
}
for (const [what, name] of Object.entries(wanted)) {
  if (all.some((family) => family.family === name)) continue;
  complete = false;
  console.log(`MISSING: ${what}`);
}
console.log(complete ? 'No hole.' : 'There are holes.');
process.exitCode = complete ? 0 : 1;

if (process.argv.includes('--write')) {
  const readme = join(root, 'README.md');
  writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), all));
}
