// @ts-check
// Prints modelPositions of every published file: the kinds of its layers, bases, scalings, how many numbers agree
// with the vectors, and why a file is refused. It is the table of web/docs/guides/09-positions.md, which
// tests/library/api/models/published.test.ts keeps equal to this, and a line that sums it up.
//   node tests/golden/models/table.mjs
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const support = join(root, 'tests', 'library', 'api', 'support');
const settings = /** @type {const} */ ({
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { posenc: join(root, 'web', 'library', 'api', 'index.ts') } },
});

/** @typedef {import('../../library/api/support/positions-guide.ts')} Guide */
/** @type {{ module: Guide }} */
const { module: guide } = await runnerImport(join(support, 'positions-guide.ts'), settings);
/** @typedef {import('../../library/api/support/published.ts')} Published */
/** @type {{ module: Published }} */
const { module: published } = await runnerImport(join(support, 'published.ts'), settings);

const { readPublished, rows, spotsOf, vectorsOf } = published;
const read = rows.filter((row) => !(readPublished(row) instanceof Error));
const counts = read.flatMap((row) => [vectorsOf(row), spotsOf(row)]);
const sum = (/** @type {'right' | 'all'} */ name) => counts.reduce((total, count) => total + count[name], 0);

console.log(guide.positionsTable());
console.log(`${read.length} files read, ${rows.length - read.length} refused; ${sum('right')} of ${sum('all')} agree.`);
