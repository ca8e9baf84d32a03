// @ts-check
// Every item of the five lessons -> the lab that teaches it and the step of the lesson's path that leads there -> its
// figure on the lesson's course page -> the browser test that holds it.
//   node tests/labs/lessons/table.mjs [--write]    (into coverage.md beside this file)
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labIds } from '../../../web/tools/sources.mjs';
import { holes, placeOf, root, stepOf, testFile } from './coverage.mjs';
import { items } from './items.mjs';

const number = (/** @type {string} */ lab) => labIds().indexOf(lab) + 1;
const rows = items.map((item) => {
  const missing = holes(item);
  const { page, figure } = placeOf(item);
  return {
    cells: [
      item.lesson,
      item.what,
      `${number(item.lab)} ${item.lab}`,
      `${stepOf(item) ?? ''}`,
      `lessons/${page}#${figure}`,
      `${testFile(item)}: ${item.test}`,
    ],
    missing,
  };
});
for (const { cells, missing } of rows) {
  console.log(cells.join(' | '));
  for (const hole of missing) console.log(`    MISSING: ${hole}`);
}
const open = rows.filter(({ missing }) => missing.length > 0).length;
console.log(open === 0 ? `No hole in ${rows.length} items.` : `${open} of ${rows.length} items have a hole.`);
process.exitCode = open === 0 ? 0 : 1;

if (process.argv.includes('--write')) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  writeFileSync(
    join(root, 'tests', 'labs', 'lessons', 'coverage.md'),
    [
      '# What the lessons teach, and where',
      '',
      'Written by `node tests/labs/lessons/table.mjs --write`; the tests run in Chromium and Firefox. "claims" are',
      'sentences that several lessons share.',
      '',
      line(['lesson', 'item', 'lab', 'step of its path', 'course page', 'test']),
      '|---|---|---|---|---|---|',
      ...rows.map(({ cells }) => line(cells)),
      '',
    ].join('\n'),
  );
}
