// @ts-check
// Prints consumer x setting for the C++ library.   node tests/package/cpp/table.mjs [name of a consumer]
import { consumers, settings } from './consumers.mjs';

const only = process.argv[2]?.toLowerCase();
const chosen = consumers.filter(({ name }) => only === undefined || name.toLowerCase().includes(only));
if (chosen.length === 0)
  throw new Error(`no consumer is "${only}"; allowed: ${consumers.map(({ name }) => name).join('; ')}`);
const width = Math.max(...chosen.map(({ name }) => name.length)) + 2;
const column = 16;
/** @type {string[]} */
const failures = [];
console.log(''.padEnd(width) + settings.map(({ name }) => name.padEnd(column)).join(''));
for (const { name, build } of chosen) {
  process.stdout.write(name.padEnd(width));
  for (const setting of settings) {
    const start = performance.now();
    const result = await build(setting).then(
      () => 'works',
      (/** @type {Error} */ error) => {
        failures.push(`${name}, ${setting.name}: ${error.message.split('\n').slice(-40).join('\n')}`);
        return 'FAILS';
      },
    );
    process.stdout.write(`${result} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`.padEnd(column));
  }
  console.log();
}
for (const failure of failures) console.log(`\n${failure.replaceAll('\n', '\n    ')}`);
console.log(`\n${chosen.length} consumers x ${settings.length} settings, ${failures.length} holes`);
process.exitCode = failures.length === 0 ? 0 : 1;
