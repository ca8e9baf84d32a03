// A suite is due when something that its tests are made from has changed, and not otherwise.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { fingerprint, inputsOf, passedBefore, rememberPass } from '../suites.mjs';
import { suites } from '../tiers.mjs';

const all = [...suites, 'cpp', 'types', 'lint'];
const dueAfter = (path) =>
  all.filter((suite) => inputsOf(suite).some((input) => path === input || path.startsWith(`${input}/`)));

describe('a change makes the suites due that are made from it', () => {
  const wholeTree = ['tools', 'types', 'lint'];
  const ofBrowsers = ['labs/page', 'library/elements', 'package', 'examples', 'docs'];
  test.each([
    ['cpp/src/encodings/fire.cpp', all.filter((suite) => suite !== 'labs/doors')],
    ['cpp/toolchain/flags.cmake', all],
    ['package-lock.json', all],
    [
      'web/library/api/encodings/fire.ts',
      [...wholeTree, ...ofBrowsers, 'library/api', 'bits', 'conformance', 'check', 'labs/class'],
    ],
    ['web/labs/strings/es/clock.json', [...wholeTree, ...ofBrowsers]],
    ['web/labs/pages/class/view/hands.ts', [...wholeTree, 'labs/page', 'docs', 'labs/class']],
    ['web/labs/pages/check/answer.ts', [...wholeTree, 'labs/page', 'docs', 'check']],
    ['web/docs/guides/02-decode.md', [...wholeTree, 'labs/page', 'docs', 'library/api']],
    ['tests/golden/fire.json', [...wholeTree, 'cpp', 'library/api']],
    ['tests/labs/page/bar.all.test.ts', [...wholeTree, 'labs/page']],
    ['CHANGELOG.md', wholeTree],
  ])('%s', (path, expected) => {
    expect(statSync(join(root, path)).isFile()).toBe(true);
    expect(dueAfter(path)).toEqual(expect.arrayContaining(expected));
  });

  test('and no others, where it counts', () => {
    expect(dueAfter('web/labs/strings/es/clock.json')).not.toContain('cpp');
    expect(dueAfter('web/labs/strings/es/clock.json')).not.toContain('library/api');
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
  const folder = mkdtempSync(join(root, 'tests', 'library', 'draw', 'remembered-'));
  try {
    expect(passedBefore('library/draw', stamps)).toBeUndefined();
    writeFileSync(join(folder, 'number.json'), '1');
    rememberPass('library/draw', 7, fingerprint('library/draw'), stamps);
    expect(passedBefore('library/draw', stamps)).toBe(7);
    writeFileSync(join(folder, 'number.json'), '2');
    expect(passedBefore('library/draw', stamps)).toBeUndefined();
    rememberPass('library/draw', 8, 'of an earlier state', stamps);
    expect(passedBefore('library/draw', stamps)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(stamps, { recursive: true });
  }
});
