// @ts-check
// Every item of the five lessons -> the lab that teaches it and the step of the lesson's path that leads there -> its
// figure on the lesson's course page -> the browser test that holds it.
//   node tests/labs/lessons/table.mjs
import { labIds } from '../../../web/tools/sources.mjs';
import { holes, placeOf, stepOf, testFiles } from './coverage.mjs';
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
      `${testFiles(item).join(', ')}: ${item.test}`,
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
