import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('suites whose files share browsers run them in workers that go from file to file', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  const sharing = files.filter(
    (file) =>
      /^[a-z]+[\\/]support[\\/].*\.ts$/.test(file) &&
      readFileSync(join(tests, file), 'utf8').includes('support/kept.ts'),
  );
  const folders = [...new Set(sharing.map((file) => file.split(/[\\/]/)[0]))];
  expect(folders).toContain('page');
  for (const folder of folders) expect(suites.find(({ name }) => name === folder)?.args).toContain('--no-isolate');
});
