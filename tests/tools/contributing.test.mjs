// CONTRIBUTING.md names files and functions: they exist, they are as described, and no other file has to change.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/toolchain/folders.mjs';
import { sources } from '../../web/tools/sources.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const text = read('CONTRIBUTING.md');
const tracked = await sources();

/** @param {string} file @returns {boolean} whether it is a file, or a folder with some */
const isThere = (file) => tracked.some((one) => one === file || one.startsWith(`${file}/`));

const git = (/** @type {readonly string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/**
 * How the files that must change name an example, and how many of them may be shared with others; where they are
 * looked for, but for files that name the example for other reasons; and what the paths of all new files have.
 * @typedef {{ everywhere?: readonly string[], except?: readonly RegExp[], own?: RegExp, wholeCommit?: boolean }} Search
 * @type {Record<string, { named: RegExp, most: number } & Search>}
 */
const recipes = {
  'An encoding': {
    named: /apply_?polar|encodings\/polar|\bpolar\.hpp|\bPoPE\b/i,
    most: 4,
    everywhere: ['cpp/', 'tests/', 'web/api/', 'web/docs/', 'README.md', 'CHANGELOG.md'],
  },
  'Its place in the family lab': { named: /\bpolar\b/, most: 2, everywhere: ['web/page/', 'tests/page/'] },
  'A scaling': {
    named: /proportional_frequencies|\bproportional\b['",:]|\/proportional\.hpp/,
    most: 12,
    everywhere: ['cpp/', 'tests/', 'web/api/'],
  },
  'A lab': {
    named: /['"`/#]compose['"`/.?&]|\bcompose(:|\.\w+,$)|\b(lab|pe)-compose\b/m,
    own: /\bcompose\b/,
    most: 2,
    everywhere: ['cpp/', 'tests/', 'web/', '.ci/', '.github/'],
    except: [
      // What leads to a lab, or teaches with it.
      /\.md$/,
      /^tests\/lessons\/(items|figures)\.mjs$/,
      /^web\/page\/(paths\/paths|labs\/claims\/claims)\.ts$/,
      // Tests that visit some lab.
      /^tests\/(package\/react|page\/(bar|paths))\.test\.ts$/,
      /^tests\/tools\/contributing/,
    ],
  },
  'A language': { named: /['/]it['.]/, most: 6 },
};

/** Places that mention the examples for other reasons. */
const besides = [
  /\/decisions\//,
  /^tests\/tools\/contributing/,
  // Lists of all functions, and properties of many of them.
  /^tests\/api\/runtime\/(counts|foreign-tensors)\.test\.ts$/,
  // What other languages can check; not every encoding has vectors there.
  /^tests\/conformance\//,
  /^tests\/cpp\/(not_a_number_test\.cpp$|accuracy\/)/,
  /^web\/page\/labs\/(?!family)/,
  /^tests\/page\/(?!family)/,
  // Numbers for everybody, which follow the field and not this library.
  /^tests\/conformance\//,
  // Data of published models.
  /^(web\/api\/frequencies\/models\/|tests\/api\/frequencies\/model-types)/,
  /^tests\/golden\/(README|rotary_configs|models\/|generate\/(rotary_configs|check_facts))/,
];

/** @param {string} title */
function recipe(title) {
  const [, body = ''] = text.split(`\n### ${title}\n`);
  const said = body.split(/\n##/)[0] ?? '';
  const lines = [...said.matchAll(/^(new|shared) +(\S+)/gm)];
  const files = (/** @type {string} */ kind) => lines.filter((line) => line[1] === kind).map((line) => line[2] ?? '');
  const subject = /Commit: "(.+?)"[.,]/.exec(said.replaceAll('\n', ' '))?.[1];
  // Where a file has moved since the commit, its line ends with "(then <file>)".
  const moved = Object.fromEntries(
    [...said.matchAll(/^\w+ +(\S+).*\(then (\S+)\)$/gm)].map(([, now, then]) => [now, then]),
  );
  // Files that did not exist at the time of the commit are marked.
  const later = [...said.matchAll(/^\w+ +(\S+).*\(came later\)$/gm)].map(([, file]) => file);
  return { added: files('new'), shared: files('shared'), moved, later, subject };
}

describe.each(Object.entries(recipes))('%s', (title, asked) => {
  const { named, most, everywhere = [], except = besides, own, wholeCommit = false } = asked;
  const { added, shared, moved, later, subject } = recipe(title);
  const listed = Object.keys(recipes).flatMap((one) => [...recipe(one).added, ...recipe(one).shared]);

  test('has new files and few shared ones, all of which exist', () => {
    expect(added.length).toBeGreaterThan(0);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.length).toBeLessThanOrEqual(most);
    expect([...added, ...shared].filter((file) => !isThere(file))).toEqual([]);
  });

  test('is named by every file that it shares', () => {
    expect(shared.filter((file) => !named.test(read(file)))).toEqual([]);
  });

  test('is named by no file that the list does not have', () => {
    const naming = tracked
      .filter((file) => everywhere.some((folder) => file.startsWith(folder)))
      .filter((file) => !except.some((pattern) => pattern.test(file)) && named.test(read(file)));
    expect(naming.filter((file) => !listed.includes(file))).toEqual([]);
  });

  if (own)
    test('has all its new files in the list', () => {
      expect(tracked.filter((file) => own.test(file)).sort()).toEqual([...added].sort());
    });

  // Some recipes were gathered from several commits and name none.
  if (subject === undefined) return;
  test('agrees with its commit', ({ skip }) => {
    // Skips copies without history, and histories that begin with the file.
    if (git('rev-parse', '--is-shallow-repository').stdout.trim() !== 'false') skip();
    const found = git('log', '--format=%H %s', '--fixed-strings', `--grep=${subject}`).stdout.split('\n');
    const commit = found.find((line) => line.slice(41) === subject)?.slice(0, 40) ?? '';
    const first = git('log', '--diff-filter=A', '--format=%P', '--', added[0] ?? '').stdout;
    if (commit === '' && first === '\n') skip();
    expect(commit, `a commit "${subject}"`).not.toBe('');
    const changes = git('show', '--no-renames', '--format=', '--name-status', commit).stdout.trim().split('\n');
    const of = (/** @type {string} */ kind) => changes.filter((line) => line[0] === kind).map((line) => line.slice(2));
    const then = (/** @type {string} */ file) => moved[file] ?? file;
    expect(of('A')).toEqual(expect.arrayContaining(added.map(then)));
    const sharedThen = shared.filter((file) => !later.includes(file)).map(then);
    expect(of('M')).toEqual(expect.arrayContaining(sharedThen));
    if (wholeCommit) expect(of('A').length + of('M').length).toBe(added.length + sharedThen.length);
  });
});

describe('the walk', () => {
  const [, walk = ''] = text.split('\n## A walk\n');
  const stations = [...(walk.split('\n## ')[0] ?? '').matchAll(/^\d+\. `(\S+)`, `(\S+)`/gm)];

  test('has at most ten stations', () => {
    expect(stations.length).toBeGreaterThan(5);
    expect(stations.length).toBeLessThanOrEqual(10);
  });

  test.each(stations.map(([, file = '', name = '']) => [file, name]))('%s has %s', (file, name) => {
    // A definition, not a call: at the start of a line or after a word, and its body follows.
    const definition = new RegExp(`^[ \\t]*(?:[\\w:<>*&~]+ )*(?:\\w+::)?${name}(?:<[^(]*>)?\\([^;]*?\\)[^;{]*\\{`, 'm');
    expect(read(file)).toMatch(definition);
  });
});
