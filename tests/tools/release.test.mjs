// @ts-check
// What `npm run release -- --check` finds in the files, and in files that were made wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { changelogFaults, manifestFaults, versionFaults, workflowFaults } from '../../web/tools/release/facts.mjs';
import { cdnAddresses, integrityOf, packages } from '../../web/tools/release/package.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json'));
/** The files as they are, one of them changed. @param {string} file @param {(text: string) => string} change */
const changed = (file, change) => (/** @type {string} */ path) => (path === file ? change(read(path)) : read(path));
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);

test('the version, the manifest and the workflows of this commit are ready for a release', () => {
  expect(versionFaults(read)).toEqual([]);
  expect(manifestFaults(read)).toEqual([]);
  expect(workflowFaults(read, workflows)).toEqual([]);
  expect(changelogFaults(read, '2026-12-31')).toEqual([]);
});

test('the packages are posenc and the workspaces of its package.json', () => {
  const { name, workspaces } = JSON.parse(read('package.json'));
  const names = workspaces.map((/** @type {string} */ folder) => JSON.parse(read(`${folder}/package.json`)).name);
  expect(Object.keys(packages)).toEqual([name, ...names]);
  expect(Object.values(packages)).toEqual(['.', ...workspaces]);
});

describe('a fault in a file is named:', () => {
  test('another version', () => {
    const wrong = changed('CITATION.cff', (text) => text.replace(version, '9.9.9'));
    expect(versionFaults(wrong)).toEqual([`CITATION.cff has the version 9.9.9; package.json has ${version}`]);
    const ofLabs = changed('web/labs/package.json', (text) => text.replace(version, '9.9.9'));
    expect(versionFaults(ofLabs)).toEqual([`web/labs/package.json has the version 9.9.9; package.json has ${version}`]);
    const unlocked = changed('package-lock.json', (text) => text.replace('"web/check": {', '"web/exam": {'));
    expect(versionFaults(unlocked)).toEqual([
      `package-lock.json for web/check has the version undefined; package.json has ${version}`,
    ]);
    const none = changed('README.md', () => '');
    expect(versionFaults(none)).toEqual([`README.md has the version undefined; package.json has ${version}`]);
  });

  test('a day that has not come, and one that differs from the citation', () => {
    const dated = (/** @type {string} */ day) =>
      changed('CHANGELOG.md', (text) => text.replace('(unreleased)', `(${day})`));
    expect(changelogFaults(dated('2999-01-01'), '2026-12-01')).toEqual([
      'CITATION.cff has the day undefined; CHANGELOG.md 2999-01-01',
      'CHANGELOG.md has the day 2999-01-01, which has not come',
    ]);
    expect(
      changelogFaults(
        changed('CHANGELOG.md', () => '# Changes\n'),
        '2026-12-01',
      ),
    ).toHaveLength(1);
  });

  test('a dependency, and a key that the registry shows', () => {
    const wrong = changed('package.json', (text) =>
      text.replace('"homepage"', '"home"').replace('{', '{"dependencies":{},'),
    );
    expect(manifestFaults(wrong)).toEqual([
      'package.json has no homepage',
      'package.json depends on others; the README says it does not',
    ]);
  });

  test('an action by its tag, a secret, a release without provenance or of one package', () => {
    const release = '.github/workflows/release.yml';
    const tagged = changed(release, (text) => text.replace(/checkout@[\da-f]{40}/, 'checkout@v6'));
    expect(workflowFaults(tagged, workflows)).toEqual([`${release} uses actions/checkout@v6, which is not a commit`]);
    const secret = changed(release, (text) => text.replace('--provenance', '').replace('npm ci', 'npm ci # secrets.X'));
    expect(workflowFaults(secret, workflows)).toHaveLength(2);
    const one = changed(release, (text) => text.replace(' --workspaces', ''));
    expect(workflowFaults(one, workflows)).toEqual([
      'release.yml does not publish all packages: --workspaces --include-workspace-root',
    ]);
  });
});

test('an address of a CDN is found with its file, and pinned only by this version', () => {
  const text = `https://unpkg.com/posenc@${version}/dist/a.js https://cdn.jsdelivr.net/npm/posenc-labs/dist/b.js`;
  expect(cdnAddresses(text, version).map(({ file, pinned }) => [file, pinned])).toEqual([
    ['dist/a.js', true],
    ['web/labs/dist/b.js', false],
  ]);
});

test('an integrity is the one that the specification prints for its example', () => {
  expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});
