// @ts-check
// Makes builds as far as they are out of date: all that is published, unless others are named.
//   npm run build [-- docs page ...]
import { built } from './toolchain/build.mjs';
import { builds } from './toolchain/builds.mjs';

const known = Object.keys(builds);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no build ${unknown.join(', ')}; allowed: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  const chosen = /** @type {import('./toolchain/builds.mjs').BuildName[]} */ (names);
  await built(...(chosen.length > 0 ? chosen : [/** @type {const} */ ('package')]));
}
