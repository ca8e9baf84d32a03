// @ts-check
// Checks the statements of the vectors' README.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { familyNames, readFamily } from './verify/verify.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The first block of a language. @param {string} language */
function block(language) {
  const found = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1];
  if (found === undefined) throw new Error(`the README has no ${language}`);
  return found;
}

test('the table of families names each of them with its operations', () => {
  for (const name of familyNames()) {
    const row = readme.split('\n').find((line) => line.split('|')[1]?.includes(`\`${name}\``));
    const operations = new Set(readFamily(name).cases.map((/** @type {{ operation: string }} */ one) => one.operation));
    expect([name, [...operations].filter((operation) => !row?.includes(`\`${operation}\``))]).toEqual([name, []]);
  }
});

test('the case that it shows stands in the file, where the lists go on', () => {
  const shown = JSON.parse(block('json'));
  const real = readFamily('rotary').cases.find((/** @type {{ id: string }} */ one) => one.id === shown.id);
  /** @param {unknown} part @param {unknown} whole @returns {boolean} */
  const begins = (part, whole) => {
    if (typeof part === 'string' && typeof whole === 'string') return whole.startsWith(part);
    if (Array.isArray(part) && Array.isArray(whole))
      return part.every((item) => whole.some((one) => begins(item, one)));
    if (typeof part !== 'object' || part === null) return part === whole;
    return Object.entries(part).every(([key, value]) => begins(value, /** @type {any} */ (whole)?.[key]));
  };
  expect(begins(shown, real)).toBe(true);
});

const python = ['python3', '/usr/bin/python3'].find((name) => spawnSync(name, ['-c', '']).status === 0);

test.skipIf(python === undefined)('its program in Python passes, and fails with another slope', () => {
  const run = (/** @type {string} */ program) => spawnSync(python ?? '', ['-c', program], { cwd: root }).status;
  const program = block('python');
  expect(run(program)).toBe(0);
  expect(run(program.replace('-8 * (h + 1)', '-7 * (h + 1)'))).toBe(1);
});
