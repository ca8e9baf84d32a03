// A suite is due when something that its tests are made from has changed, and not otherwise.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/toolchain/folders.mjs';
import { fingerprint, inputsOf, passedBefore, rememberPass } from '../suites.mjs';
import { suites } from '../tiers.mjs';

const all = [...suites, 'cpp', 'types', 'lint'];
const dueAfter = (path) =>
  all.filter((suite) => inputsOf(suite).some((input) => path === input || path.startsWith(`${input}/`)));

describe('a change makes the suites due that are made from it', () => {
  const wholeTree = ['tools', 'types', 'lint'];
  const ofBrowsers = ['page', 'elements', 'package', 'examples', 'docs'];
  test.each([
    ['cpp/src/encodings/fire.cpp', all],
    ['cpp/toolchain/flags.cmake', all],
    ['package-lock.json', all],
    ['web/api/encodings/fire.ts', [...wholeTree, ...ofBrowsers, 'api', 'bits', 'conformance', 'check', 'class']],
    ['web/page/locales/es/clock.ts', [...wholeTree, ...ofBrowsers]],
    ['web/class/view/hands.ts', [...wholeTree, 'page', 'docs', 'class']],
    ['web/check/answer.ts', [...wholeTree, 'page', 'docs', 'check']],
    ['web/docs/guides/02-decode.md', [...wholeTree, 'page', 'docs', 'api']],
    ['tests/golden/fire.json', [...wholeTree, 'cpp', 'api']],
    ['tests/page/bar.all.test.ts', [...wholeTree, 'page']],
    ['CHANGELOG.md', wholeTree],
  ])('%s', (path, expected) => {
    expect(statSync(join(root, path)).isFile()).toBe(true);
    expect(dueAfter(path)).toEqual(expect.arrayContaining(expected));
  });

  test('and no others, where it counts', () => {
    expect(dueAfter('web/page/locales/es/clock.ts')).not.toContain('cpp');
    expect(dueAfter('web/page/locales/es/clock.ts')).not.toContain('api');
    expect(dueAfter('web/docs/guides/02-decode.md')).not.toContain('cpp');
    expect(dueAfter('CHANGELOG.md').sort()).toEqual(wholeTree.sort());
  });
});

test('every input exists', () => {
  const missing = all.flatMap(inputsOf).filter((path) => !statSync(join(root, path), { throwIfNoEntry: false }));
  expect(missing).toEqual([]);
});

test('a pass is remembered until an input changes', () => {
  const stamps = mkdtempSync(join(tmpdir(), 'posenc-stamps-'));
  const folder = mkdtempSync(join(root, 'tests', 'draw', 'remembered-'));
  try {
    expect(passedBefore('draw', stamps)).toBeUndefined();
    writeFileSync(join(folder, 'number.json'), '1');
    rememberPass('draw', 7, fingerprint('draw'), stamps);
    expect(passedBefore('draw', stamps)).toBe(7);
    writeFileSync(join(folder, 'number.json'), '2');
    expect(passedBefore('draw', stamps)).toBeUndefined();
    rememberPass('draw', 8, 'of an earlier state', stamps);
    expect(passedBefore('draw', stamps)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(stamps, { recursive: true });
  }
});
