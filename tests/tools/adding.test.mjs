// web/docs/adding.md names files and functions: they exist, they are as described, and no other file has to change.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { labIds, sources } from '../../web/tools/sources.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const text = read('web/docs/adding.md');
const tracked = await sources();

/** @param {string} file @returns {boolean} whether it is a file, or a folder with some */
const isThere = (file) => tracked.some((one) => one === file || one.startsWith(`${file}/`));

/**
 * How files name an example, in their text or in their path, and the most files that its list may have; where they are
 * looked for, but for files that name the example for other reasons.
 * @typedef {{ path?: RegExp, new?: number, everywhere?: readonly string[], except?: readonly RegExp[] }} Search
 * @type {Record<string, { named: RegExp, shared: number } & Search>}
 */
const recipes = {
  'An encoding': {
    named: /\bpolar\b|apply_?polar|makers_of_polar|\bPoPE\b/i,
    path: /\bpolar(?![a-z])/i,
    new: 12,
    shared: 3,
    everywhere: [''],
  },
  'In the family lab': {
    named: /\bpolar\b/,
    path: /\bpolar\b/,
    new: 5,
    shared: 2,
    everywhere: ['web/', 'tests/labs/page/'],
  },
  'A scaling': {
    named: /proportional_frequencies|\bproportional\b['",:]|\/proportional\.hpp/,
    path: /\bproportional\b/,
    new: 2,
    shared: 13,
    everywhere: ['cpp/', 'tests/', 'web/library/api/', 'web/docs/'],
  },
  'A lab': {
    named: /['"`/#]compose['"`/.?&]|\bcompose(:|\.\w+,$)|\b(lab|pe)-compose\b/m,
    path: /\bcompose\b/,
    shared: 3,
    everywhere: ['cpp/', 'tests/', 'web/', '.ci/', '.github/'],
    except: [
      // Files that lead to a lab, or teach with it.
      /\.md$/,
      /^tests\/labs\/lessons\/(items|figures)\.mjs$/,
      /^web\/labs\/(shared\/(paths\/paths|claims\/claims)|story\/scenes\/sum)\.ts$/,
      /^web\/labs\/pages\/(why\/questions\/[\w-]+|glossary\/entries)\.ts$/,
      // Tests that visit some lab.
      /^tests\/(package\/react|labs\/page\/(bar|fixed-numbers|paths|story|story-numbers|teach))(\.all)?\.test\.ts$/,
      /^tests\/tools\/adding/,
    ],
  },
  'A language': { named: /['/]it['./]/, shared: 2 },
};

/** Places that mention the examples for other reasons. */
const besides = [
  /^CHANGELOG\.md$/,
  /^web\/docs\/adding\.md$/,
  /\/decisions\//,
  /^tests\/tools\/adding/,
  // The form of a family's file, with PoPE's title.
  /^web\/tools\/docs\/family-files\.mjs$/,
  // Properties of many functions, of which a new one may be the next.
  /^tests\/library\/api\/runtime\/(counts|foreign-tensors)\.test\.ts$/,
  /^tests\/cpp\/accuracy\//,
  // Rows of 16 bits, which several encodings take, and an example with many scalings.
  /^tests\/(library\/api\/encodings\/rotary-halves\.test\.ts|examples\/rotary_frequencies\.cpp)$/,
  // Vectors for other languages; not every encoding has them.
  /^tests\/conformance\//,
  /^web\/labs\/(?!family)/,
  /^tests\/labs\/page\/(?!family|support\/family)/,
  // Data of published models.
  /^(web\/library\/api\/frequencies\/models\/|tests\/library\/api\/frequencies\/model-types)/,
  /^tests\/golden\/(README|rotary_configs|models\/|generate\/(rotary_configs|check_facts))/,
];

const isPicture = (/** @type {string} */ file) => /\.(png|ico)$/.test(file);

/** @param {string} title */
function recipe(title) {
  const [, body = ''] = text.split(`\n## ${title}\n`);
  const said = body.split(/\n##/)[0] ?? '';
  const lines = [...said.matchAll(/^(new|shared) +(\S+)/gm)];
  const files = (/** @type {string} */ kind) => lines.filter((line) => line[1] === kind).map((line) => line[2] ?? '');
  const example = /^Example: (\w+)/m.exec(said)?.[1];
  return { example, added: files('new'), shared: files('shared') };
}

describe.each(Object.entries(recipes))('%s', (title, asked) => {
  const { named, path, everywhere = [], except = besides, ...most } = asked;
  const { example, added, shared } = recipe(title);
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
});

test('no file lists the labs but those that web/docs/adding.md names', () => {
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
