import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { suites } from '../runner/suites.mjs';

const tests = fileURLToPath(new URL('..', import.meta.url));

test('every folder that holds tests for vitest is a suite, so that none is forgotten', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  const holding = files.filter((file) => /\.test\.(ts|mjs)$/.test(file) && !file.includes('node_modules'));
  const folders = new Set(holding.map((file) => file.split(/[\\/]/)[0]));
  const listed = new Set(suites.filter(({ report }) => report === 'vitest').map(({ name }) => name));
  expect([...folders].filter((folder) => !listed.has(folder))).toEqual([]);
});

test('suites have names of their own, by which --only takes them', () => {
  const names = suites.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
});
