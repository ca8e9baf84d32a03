import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { builds } from '../../web/tools/toolchain/builds.mjs';
import { root } from '../../web/tools/toolchain/folders.mjs';

const folder = join(root, '.github', 'workflows');
const actionFile = join(root, '.github', 'actions', 'check', 'action.yml');
const workflows = [...readdirSync(folder).map((name) => join(folder, name)), actionFile].map((file) => [
  basename(file),
  readFileSync(file, 'utf8'),
]);

const pinnedAction = /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const pinnedImage = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
/** The jobs with a matrix name their images there; one tries what Debian will have next. */
// eslint-disable-next-line no-template-curly-in-string -- an expression of a workflow, as text
const isAllowed = (value) => value === '${{ matrix.image }}' || value === 'debian:testing';

/** The lines of a workflow that run what others published under a name that they can move. */
function movable(text) {
  return text.split('\n').filter((line) => {
    const [, key, rest = ''] = /^(?!\s*#).*?["']?\b(uses|image|container)["']?:\s+(.+)$/.exec(line) ?? [];
    if (key === 'uses') return !pinnedAction.test(rest);
    return key !== undefined && !isAllowed(rest) && !pinnedImage.test(rest);
  });
}

test('a workflow or action names every action by its commit, with its version, and every image by its digest', () => {
  expect(workflows.map(([name]) => name)).toEqual(expect.arrayContaining(['action.yml', 'release.yml']));
  expect(workflows.map(([name, text]) => [name, movable(text)])).toEqual(workflows.map(([name]) => [name, []]));
});

test('an action of the workflows has one commit everywhere', () => {
  const commits = new Map();
  for (const [, text] of workflows)
    for (const [, action, at] of text.matchAll(/uses: ([\w-]+\/[\w-]+)[\w/-]*@(.+)/g))
      commits.set(action, (commits.get(action) ?? new Set()).add(at));
  expect([...commits].filter(([, versions]) => versions.size > 1)).toEqual([]);
});

test('the artifact that Windows tests has what the builds of the packages put out', () => {
  const [, list = ''] = /path: \|\n((?: {12}\S+\n)+)/.exec(readFileSync(join(folder, 'test.yml'), 'utf8')) ?? [];
  const paths = list.trim().split(/\s+/);
  const needed = ['entries', 'command', 'labs-package', 'package'].flatMap((name) => builds[name].outputs);
  expect(needed.filter((path) => !paths.some((each) => path === each || path.startsWith(`${each}/`)))).toEqual([]);
});

test.each([
  'uses: actions/checkout@v6',
  '- uses: actions/checkout@d23441a # v6.1.0',
  '- uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803',
  '- uses: docker://rhysd/actionlint:1.7.7',
  'container: debian:13',
  "- { image: 'debian:12', node: '20.19' }",
  'image: debian@latest',
])('a movable name is refused: %s', (line) => {
  expect(movable(line)).toHaveLength(1);
});
