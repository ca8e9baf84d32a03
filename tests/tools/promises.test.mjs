import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { sources } from '../../web/tools/sources.mjs';
import { packages } from '../../web/tools/release/package.mjs';
import { builds } from '../../web/tools/toolchain/builds.mjs';
import { suites } from '../tiers.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const tracked = await sources();
const present = new Set(tracked.flatMap((file) => [file, ...parents(file)]));

/** What builds put out. @type {readonly string[]} */
const made = Object.values(builds).flatMap(({ outputs = [] }) => outputs);

/** @param {string} file @returns {string[]} */
function parents(file) {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...parents(folder)];
}

// Generated files promise nothing, and tests of promises contain false ones.
const texts = tracked
  .filter((file) => !/\.(json|png|svg|xml)$|^tests\/tools\/\w+\.test\.mjs$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const documents = texts.filter(({ file }) => file.endsWith('.md'));

/**
 * @param {RegExp} pattern
 * @param {(match: RegExpMatchArray, file: string) => boolean} isKept
 * @returns {string[]} the places of broken promises
 */
const broken = (pattern, isKept, among = texts) =>
  among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isKept(match, file))
      .map((match) => `${file}:${text.slice(0, match.index).split('\n').length} ${match[0].trim()}`),
  );

/**
 * The program that a script of npm ends with, whose flags are the script's; web/tools/run.mjs has several, by name.
 * @param {string} script @param {string} [words]
 */
function programOf(script, words = '') {
  const program = /.* (\S+\.mjs)/.exec(scripts[script] ?? '')?.[1];
  const [name = ''] = words.split(' ');
  const named = program === 'web/tools/run.mjs' && new RegExp(`\\b${name}'?: \\['(\\S*?)[' ]`).exec(read(program))?.[1];
  return named || program;
}

/** The options that a program reads, according to its source. @param {string} program */
function optionsOf(program) {
  const text = read(program);
  const start = text.indexOf('parseArgs(');
  const said = start < 0 ? '' : text.slice(start, text.indexOf('})', start));
  return [
    ...said.matchAll(/([\w-]+)['"]?: (?:\{ type|text)/g),
    ...text.matchAll(/argv\.includes\('--([\w-]+)'\)/g),
  ].map(([, name]) => name);
}

/** @param {string | undefined} program @param {string} words @returns {boolean} whether it takes every flag in them */
const acceptsAll = (program, words) =>
  [...words.matchAll(/(?<![\w-])--([a-z][\w-]*)/g)].every(
    ([, flag]) => program !== undefined && optionsOf(program).includes(flag),
  );

/** The anchors of a document, as GitHub makes them of its headings. @param {string} file */
const anchors = (file) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('commands', () => {
  test('every script of npm that a text names is in package.json', () => {
    expect(broken(/npm run ([a-z][\w:-]*)(?!\w)/g, ([, name = '']) => name in scripts)).toEqual([]);
  });

  test('every script of package.json runs existing files', () => {
    const named = Object.values(scripts).flatMap((script) => [...script.matchAll(/\S+\.mjs/g)].map(([file]) => file));
    expect(named.filter((file) => !present.has(file))).toEqual([]);
  });

  test('a program takes the flags that it is promised for', () => {
    const ofScripts = /npm (?:run )?(?!exec)([a-z][\w:-]*) (?:--silent )?-- ([^`\n#]*)/g;
    expect(broken(ofScripts, ([, name = '', words = '']) => acceptsAll(programOf(name, words), words))).toEqual([]);
    const ofFiles = /node ((?:cpp|web|tests)\/\S+\.mjs) ([^`\n#|&]*)/g;
    expect(broken(ofFiles, ([, file = '', words = '']) => acceptsAll(file, words))).toEqual([]);
  });

  test('npm test has the suites that a text names', () => {
    const known = [...suites, 'cpp', 'sanitizers', 'types', 'lint'];
    const all = (/** @type {string} */ names) => names.split(',').every((name) => known.includes(name));
    expect(broken(/npm test -- \[?--only ([a-z][\w,-]*)/g, ([, names = '']) => all(names))).toEqual([]);
  });

  test('CMake has the presets and options that a text names', () => {
    const { configurePresets, buildPresets = [] } = JSON.parse(read('CMakePresets.json'));
    const presets = [...configurePresets, ...buildPresets].map(({ name }) => name);
    expect(broken(/--preset ([a-z][\w-]*)/g, ([, name]) => presets.includes(name))).toEqual([]);
    const options = texts
      .filter(({ file }) => /CMakeLists\.txt$|\.cmake$/.test(file))
      .map(({ text }) => text)
      .join('\n');
    const isOption = (/** @type {string} */ name) =>
      new RegExp(`(option|set)\\(${name}\\b`).test(options) || options.includes(`\${${name}}`);
    expect(broken(/-D(POSENC_\w+)/g, ([, name = '']) => isOption(name), documents)).toEqual([]);
  });
});

describe('files', () => {
  test('every file of the project that a text names exists', () => {
    const paths = /(?<![\w./@-])(?:cpp|web|tests)\/[\w./-]*\w/g;
    // A path without an extension may be the beginning of a name: "tests/examples" or "web/tools/eslint".
    const isThere = (/** @type {string} */ path) =>
      made.some((output) => path === output || path.startsWith(`${output}/`)) ||
      present.has(normalize(path)) ||
      tracked.some((file) => file.startsWith(`${path}.`));
    expect(broken(paths, ([path]) => isThere(path))).toEqual([]);
  });

  test('links of documents lead to existing files and headings', () => {
    const links = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
    const leads = (
      /** @type {string} */ path,
      /** @type {string | undefined} */ anchor,
      /** @type {string} */ from,
    ) => {
      const target = path === '' ? from : normalize(join(dirname(from), path)).replace(/\/$/, '');
      return present.has(target) && (anchor === undefined || anchors(target).includes(anchor));
    };
    // Links of web/docs are relative to the built pages: tests/docs follows them there.
    const here = documents.filter(({ file }) => !file.startsWith('web/docs/'));
    expect(broken(links, ([, path = '', anchor], file) => leads(path, anchor, file), here)).toEqual([]);
  });

  test.each(Object.entries(packages))('package.json of %s publishes everything that it exports', (_name, folder) => {
    const { exports, files, bin, main, types, unpkg, jsdelivr } = JSON.parse(read(join(folder, 'package.json')));
    const targets = [exports, bin, main, types, unpkg, jsdelivr]
      .flatMap((entry) => [...JSON.stringify(entry ?? null).matchAll(/"(?:\.\/)?((?:dist\/|package)[^"]+)"(?!:)/g)])
      .map(([, file]) => file);
    expect(targets.length).toBeGreaterThan(3);
    const patterns = files.map((/** @type {string} */ pattern) => {
      const [before = '', after] = pattern.split('*');
      return new RegExp(`^${before}${after === undefined ? '(/|$)' : `[^/]*${after}$`}`);
    });
    const always = ['package.json'];
    const isPublished = (/** @type {string} */ file) =>
      always.includes(file) || patterns.some((/** @type {RegExp} */ pattern) => pattern.test(file));
    expect(targets.filter((file) => !isPublished(file))).toEqual([]);
  });
});

describe('error codes', () => {
  test('the guide explains each that the sources have, and no other', () => {
    const table = /X\(\w+,\s+"(POSENC_\w+)"/g;
    const inCpp = [...read('cpp/include/posenc/core/error.hpp').matchAll(table)].map(([, code]) => code);
    const api = texts.filter(({ file }) => /^web\/library\/(api|webgpu)\//.test(file)).map(({ text }) => text);
    const inTypeScript = [...api.join('\n').matchAll(/'(POSENC_\w+)'/g)].map(([, code]) => code);
    const explained = read('web/docs/guides/10-errors.md')
      .split('\n')
      .filter((line) => line.startsWith('| `POSENC_'))
      .flatMap((line) => [...line.matchAll(/`(POSENC_\w+)`/g)].map(([, code]) => code));
    expect(inCpp.length).toBeGreaterThan(5);
    expect(explained.sort()).toEqual([...new Set([...inCpp, ...inTypeScript])].sort());
  });
});

describe('this test', () => {
  const promise = (/** @type {string} */ text) => [{ file: 'README.md', text }];

  test('sees a command, a flag, a file, a link and a heading that are not there', () => {
    expect(
      broken(/npm run ([a-z][\w:-]*)/g, ([, name = '']) => name in scripts, promise('a\n`npm run nothing`')),
    ).toEqual(['README.md:2 npm run nothing']);
    expect(acceptsAll(programOf('format'), '--check')).toBe(true);
    expect(acceptsAll(programOf('format'), '--nothing')).toBe(false);
    expect(acceptsAll(programOf('start'), '--port 8000 --build-only')).toBe(true);
    expect(anchors('README.md')).toContain('how-fast');
    expect(anchors('README.md')).not.toContain('nothing');
  });
});
