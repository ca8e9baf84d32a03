// CONTRIBUTING.md names files and functions: they exist, they are as described, and no other file has to change.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/toolchain/folders.mjs';
import { labIds, sources } from '../../web/tools/sources.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const text = read('CONTRIBUTING.md');
const tracked = await sources();

/** @param {string} file @returns {boolean} whether it is a file, or a folder with some */
const isThere = (file) => tracked.some((one) => one === file || one.startsWith(`${file}/`));

const git = (/** @type {readonly string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/**
 * How files name an example, in their text or in their path, and the most files that its list may have; where they are
 * looked for, but for files that name the example for other reasons.
 * @typedef {{ path?: RegExp, new?: number, everywhere?: readonly string[], except?: readonly RegExp[] }} Search
 * @type {Record<string, { named: RegExp, shared: number, wholeCommit?: boolean } & Search>}
 */
const recipes = {
  'An encoding': {
    named: /\bpolar\b|apply_?polar|makers_of_polar|\bPoPE\b/i,
    path: /\bpolar(?![a-z])/i,
    new: 13,
    shared: 4,
    everywhere: [''],
  },
  'Its place in the family lab': {
    named: /\bpolar\b/,
    path: /\bpolar\b/,
    new: 2,
    shared: 2,
    everywhere: ['web/', 'tests/page/'],
  },
  'A scaling': {
    named: /proportional_frequencies|\bproportional\b['",:]|\/proportional\.hpp/,
    path: /\bproportional\b/,
    new: 2,
    shared: 12,
    everywhere: ['cpp/', 'tests/', 'web/api/', 'web/docs/'],
  },
  'A lab': {
    named: /['"`/#]compose['"`/.?&]|\bcompose(:|\.\w+,$)|\b(lab|pe)-compose\b/m,
    path: /\bcompose\b/,
    shared: 3,
    everywhere: ['cpp/', 'tests/', 'web/', '.ci/', '.github/'],
    except: [
      // Files that lead to a lab, or teach with it.
      /\.md$/,
      /^tests\/lessons\/(items|figures)\.mjs$/,
      /^web\/page\/(paths\/paths|labs\/claims\/claims|story\/scenes\/sum)\.ts$/,
      // Tests that visit some lab.
      /^tests\/(package\/react|page\/(bar|fixed-numbers|paths|story|story-numbers|teach))(\.all)?\.test\.ts$/,
      /^tests\/tools\/contributing/,
    ],
  },
  'A language': { named: /['/]it['.]/, shared: 6 },
};

/** Places that mention the examples for other reasons. */
const besides = [
  /^CHANGELOG\.md$/,
  /^CONTRIBUTING\.md$/,
  /\/decisions\//,
  /^tests\/tools\/contributing/,
  // The form of a family's file, with PoPE's title.
  /^web\/tools\/docs\/family-files\.mjs$/,
  // Properties of many functions, of which a new one may be the next.
  /^tests\/api\/runtime\/(counts|foreign-tensors)\.test\.ts$/,
  /^tests\/cpp\/(not_a_number_test\.cpp$|accuracy\/)/,
  // Rows of 16 bits, which several encodings take, and an example with many scalings.
  /^tests\/(api\/encodings\/rotary-halves\.test\.ts|examples\/rotary_frequencies\.cpp)$/,
  // Vectors for other languages; not every encoding has them.
  /^tests\/conformance\//,
  /^web\/page\/labs\/(?!family)/,
  /^tests\/page\/(?!family|support\/family)/,
  // Data of published models.
  /^(web\/api\/frequencies\/models\/|tests\/api\/frequencies\/model-types)/,
  /^tests\/golden\/(README|rotary_configs|models\/|generate\/(rotary_configs|check_facts))/,
];

const isPicture = (/** @type {string} */ file) => /\.(png|ico)$/.test(file);

/** @param {string} title */
function recipe(title) {
  const [, body = ''] = text.split(`\n### ${title}\n`);
  const said = body.split(/\n##/)[0] ?? '';
  const lines = [...said.matchAll(/^(new|shared) +(\S+)/gm)];
  const files = (/** @type {string} */ kind) => lines.filter((line) => line[1] === kind).map((line) => line[2] ?? '');
  const example = /^Example: (\w+)/m.exec(said)?.[1];
  const subject = /Commit: "(.+?)"[.,]/.exec(said.replaceAll('\n', ' '))?.[1];
  // Where a file has moved since the commit, its line ends with "(then <file>)".
  const moved = Object.fromEntries(
    [...said.matchAll(/^\w+ +(\S+).*\(then (\S+)\)$/gm)].map(([, now, then]) => [now, then]),
  );
  // Files that did not exist at the time of the commit are marked.
  const later = [...said.matchAll(/^\w+ +(\S+).*\(came later\)$/gm)].map(([, file]) => file);
  return { example, added: files('new'), shared: files('shared'), moved, later, subject };
}

describe.each(Object.entries(recipes))('%s', (title, asked) => {
  const { named, path, everywhere = [], except = besides, wholeCommit = false, ...most } = asked;
  const { example, added, shared, moved, later, subject } = recipe(title);
  // The lists of one example complete each other.
  const lists = Object.keys(recipes).map(recipe);
  const listed = lists.flatMap((one) => (one.example === example ? [...one.added, ...one.shared] : []));

  test('has new files and few shared ones, all of which exist', () => {
    expect(added.length).toBeGreaterThan(0);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.length).toBeLessThanOrEqual(most.shared);
    expect(added.length).toBeLessThanOrEqual(most.new ?? Infinity);
    expect([...added, ...shared].filter((file) => !isThere(file))).toEqual([]);
  });

  test('is named by every file that it shares', () => {
    expect(shared.filter((file) => !named.test(read(file)))).toEqual([]);
  });

  test('is named by no file, and in no path, that the list does not have', () => {
    const naming = tracked
      .filter((file) => everywhere.some((folder) => file.startsWith(folder)))
      .filter((file) => !except.some((pattern) => pattern.test(file)))
      .filter((file) => path?.test(file) || (!isPicture(file) && named.test(read(file))));
    expect(naming.filter((file) => !listed.includes(file))).toEqual([]);
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

test('no file lists the labs but those that CONTRIBUTING names', () => {
  const labs = labIds();
  const names = labs.map((lab) => new RegExp(`['"\`/#]${lab}['"\`/.?&]|^ +${lab}(:|,$)|\\blab-${lab}\\b`, 'm'));
  const { except = [] } = recipes['A lab'] ?? {};
  const lists = tracked
    .filter((file) => /^(cpp|web|tests)\//.test(file) && !except.some((pattern) => pattern.test(file)))
    .filter((file) => names.filter((name) => name.test(read(file))).length > labs.length / 2);
  expect(labs.length).toBeGreaterThan(10);
  expect(lists.sort()).toEqual(recipe('A lab').shared.sort());
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
