// @ts-check
// Every address, command and badge that only a release makes true stands in a list, and the README says what to do
// until then.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { sources } from '../../web/tools/sources.mjs';
import { isPublished } from '../../web/labs/shared/published.ts';
import { packages } from '../../web/tools/release/package.mjs';
import { isShown, makerOf, unpublishedIn } from '../../web/tools/release/unpublished.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
/** @type {Record<string, string>} */
const listed = JSON.parse(read('web/tools/release/unpublished.json'));
const tracked = await sources();
const isFile = (/** @type {string} */ path) => tracked.some((file) => file === path || file.startsWith(`${path}/`));
const found = new Set(tracked.filter(isShown).flatMap((file) => unpublishedIn(read(file))));
const addresses = Object.keys(listed);

describe('addresses that a release makes true', () => {
  test('the list has each that a text names, and no other', () => {
    expect([...found].sort()).toEqual(addresses);
    expect(addresses.filter((address) => makerOf(address) !== listed[address])).toEqual([]);
  });

  test('files in the repository exist, and headings of their READMEs', () => {
    const paths = addresses.flatMap((address) => {
      const [, path, anchor] = /\/posenc\/posenc(?:\/(?:blob|tree)\/main\/([^#]+))?(?:#(.*))?$/.exec(address) ?? [];
      return path === undefined && anchor === undefined ? [] : [{ address, path: path ?? '', anchor }];
    });
    expect(paths.length).toBeGreaterThan(10);
    const broken = paths.filter(({ path, anchor }) => {
      if (path !== '' && !isFile(path)) return true;
      if (anchor === undefined || anchor === 'readme') return false;
      const headings = [...read(join(path, 'README.md')).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title);
      return !headings.some((title) => title.toLowerCase().replaceAll(' ', '-') === anchor);
    });
    expect(broken).toEqual([]);
  });

  test('what names a version names that of package.json', () => {
    const versions = addresses.flatMap((address) => /[@ ]v?(\d+\.\d+[\d.]*)/.exec(address)?.[1] ?? []);
    expect(new Set(versions)).toEqual(new Set([manifest.version]));
  });

  test('a new address, command or badge is seen, also where a line ends within it', () => {
    const text = `npm\ninstall posenc, npx -y posenc@9.9.9 check; https://img.shields.io/npm/v/posenc and
      https://posenc.github.io/posenc/. posenc-labs, npx posenc-check a.npy, npm install posenc-0.1.0.tgz, pip install posenc.`;
    expect(unpublishedIn(text)).toEqual([
      'https://posenc.github.io/posenc/',
      'https://img.shields.io/npm/v/posenc',
      'npm install posenc',
      'pip install posenc',
      'npx -y posenc@9.9.9',
      'npx posenc-check',
    ]);
  });

  test('while the version has no day, one line of the README, and the page, say how to use posenc', () => {
    const [, day] = /^## \S+ \(([^)]+)\)/m.exec(read('CHANGELOG.md')) ?? [];
    const lines = read('README.md')
      .split('\n\n')
      .filter((paragraph) => /not published yet/.test(paragraph));
    expect(lines).toHaveLength(day === 'unreleased' ? 1 : 0);
    // The page's footer, too, names the registry only once the package is there.
    expect(isPublished).toBe(day !== 'unreleased');
    if (day === 'unreleased')
      for (const word of ['npm start', 'npm run build && npm pack', 'node web/check/dist/command.js'])
        expect(lines[0]).toContain(word);
  });
});

test.each(Object.entries(packages))('package.json of %s: sideEffects names what exists', (_name, folder) => {
  const { exports, bin, unpkg, sideEffects = [] } = JSON.parse(read(join(folder, 'package.json')));
  const targets = JSON.stringify([exports, bin, unpkg]);
  const missing = sideEffects.filter((/** @type {string} */ pattern) => {
    const start = pattern.replace(/^\.\/|\*+$/g, '');
    const isTarget = targets.includes(`"${start}`) || targets.includes(`"./${start}`);
    return !isTarget && !isFile(join(folder, start).replace(/\/$/, ''));
  });
  expect(missing).toEqual([]);
});
