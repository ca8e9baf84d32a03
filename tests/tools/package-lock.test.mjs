import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';

const locks = execFileSync('git', ['ls-files', ':(glob)**/package-lock.json'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
const packages = packagesOf('package-lock.json');

/** Where npm would look for a package that the one at `path` asks for. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

test('the lock holds the packages for other systems too: npm ci rejects one without them', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

test('every lock file of the tree is looked at', () => {
  expect(locks).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'tests/package/package-lock.json',
      'web/tools/bench/package-lock.json',
    ]),
  );
});

test.each(locks)('%s records no download hosts', (file) => {
  const hosts = Object.values(packagesOf(file)).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(hosts).toEqual([]);
});

test.each(locks)('every package in %s has a SHA-512: npm installs one without it unchecked', (file) => {
  const unchecked = Object.entries(packagesOf(file))
    .filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path]) => path);
  expect(unchecked).toEqual([]);
});
