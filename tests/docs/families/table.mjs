// @ts-check
// Prints the table of families.
//   node tests/docs/families/table.mjs
import { families } from '../../../web/tools/docs/family-files.mjs';
import { holes, wanted } from './coverage.mjs';

const all = families();
console.log('family | tier | C++ test | calls | examples | documented');
let complete = true;
for (const family of all) {
  const missing = holes(family);
  if (missing.length > 0) complete = false;
  const has = (/** @type {string} */ word) => (missing.some((hole) => hole.includes(word)) ? 'MISSING' : 'yes');
  console.log([family.title, family.tier, has('C++ test'), has('no call'), has('example'), has('state')].join(' | '));
  for (const hole of missing) console.log(`    ${hole}`);
}
for (const [what, name] of Object.entries(wanted)) {
  if (all.some((family) => family.family === name)) continue;
  complete = false;
  console.log(`MISSING: ${what}`);
}
console.log(complete ? 'No hole.' : 'There are holes.');
process.exitCode = complete ? 0 : 1;
