// @ts-check
// The builds, their prerequisites and their inputs. C++ is left to CMake and ninja, which watch their files themselves.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.mjs';

/**
 * @typedef {'wasm' | 'pure' | 'native-release' | 'searches' | 'native-sanitizers' | 'native-threads' | 'fuzzers'
 *   | 'bench' | 'labs' | 'entries' | 'command' | 'labs-package' | 'package' | 'page' | 'figures' | 'docs' | 'lessons'
 *   | 'check' | 'class' | 'teach' | 'why' | 'glossary' | 'search' | 'site'} BuildName
 *
 * @typedef {object} Recipe
 * @property {readonly BuildName[]} [after] builds that are made before
 * @property {string} [preset] of CMake
 * @property {string} [target] of the preset; all of them unless one is named
 * @property {readonly string[]} [run] a program for Node, if there is no preset
 * @property {readonly string[]} [inputs] files and folders
 * @property {readonly string[]} [variables] of the environment that it reads
 * @property {readonly string[]} [outputs]
 * @property {readonly string[]} [withoutOutputs] files in the outputs' folder that belong to another build
 */

const vite = (/** @type {string} */ config) => [
  join('node_modules', 'vite', 'bin', 'vite.js'),
  'build',
  '--config',
  config,
];

/** What is in a folder, but for some parts. @param {string} folder @param {readonly string[]} without */
const partsOf = (folder, ...without) =>
  readdirSync(join(root, folder))
    .filter((name) => !without.includes(name))
    .map((name) => `${folder}/${name}`);

const tools = partsOf('web/tools', 'bench', 'toolchain');
const docs = partsOf('web/docs', 'decisions');
/** The page with the labs; other pages, the elements of labs and the course pages are built from it. */
const labs = partsOf('web/labs', 'pages', 'embed', 'doors', 'lessons', 'react', 'dist', 'LICENSE');

/** The inputs and tools of everything in the browser. */
const web = [
  'build/wasm',
  'package.json',
  'package-lock.json',
  'web/tsconfig.json',
  'web/library/api',
  'web/library/draw',
  'web/library/elements',
];
const page = [...web, ...labs, ...tools, 'web/check/numbers', 'web/library/webgpu'];

const languages = readdirSync(join(root, 'web', 'labs', 'strings'));

/** The folders of a page that has one address in each language; English has the plain one. @param {string} name */
const inEachLanguage = (name) => languages.map((language) => (language === 'en' ? name : `${language}/${name}`));

/** The folders of the documentation: English, and the languages that have their own. */
const documented = inEachLanguage('docs').filter(
  (name) => name === 'docs' || existsSync(join(root, 'web', 'docs', name.replace('/docs', ''))),
);

/** The builds whose pages are searched. */
const found = ['page', 'docs', 'lessons', 'check', 'class', 'teach', 'why', 'glossary'];

/** The files of the site beside its pages. */
const ofSite = ['dist/page/sw.js', 'dist/page/sitemap.xml', 'dist/page/llms.txt'];

/** The style of the documentation and the lessons. */
const reading = ['colors', 'type', 'common', 'disk', 'header']
  .map((name) => `web/labs/shared/styles/${name}.css`)
  .concat('web/docs/reading.css');

/** @type {Readonly<Record<BuildName, Recipe>>} */
export const builds = {
  wasm: { preset: 'wasm-release' },
  pure: { preset: 'pure-release' },
  'native-release': { preset: 'native-release', target: 'posenc_tests' },
  searches: { after: ['native-release'], preset: 'native-release', target: 'posenc_searches' },
  // It links the tests that these two have compiled.
  'native-sanitizers': { after: ['searches'], preset: 'native-sanitizers', target: 'posenc_tests' },
  'native-threads': { preset: 'native-threads', target: 'posenc_threads' },
  fuzzers: { preset: 'native-sanitizers', target: 'posenc_fuzzers' },
  bench: { preset: 'bench' },
  // The labs as elements, for posenc-labs and next to the page.
  labs: {
    after: ['wasm'],
    run: vite('web/tools/vite/labs.config.ts'),
    inputs: [...page, 'web/labs/embed'],
    outputs: ['build/labs'],
  },
  // The package `posenc` without posenc/pure.
  entries: {
    after: ['wasm'],
    run: ['web/tools/package/build-package.mjs'],
    inputs: [...web, ...['react', 'sincos', 'webgpu'].map((name) => `web/library/${name}`), ...tools],
    outputs: ['dist'],
    withoutOutputs: ['dist/page', 'dist/files', 'dist/pure.js'],
  },
  // The package `posenc-check`.
  command: {
    after: ['wasm'],
    run: ['web/tools/package/build-check.mjs'],
    // `emit --for wgsl` prints shaders of posenc/webgpu.
    inputs: [
      ...[...web, ...tools, 'web/check/command', 'web/check/numbers', 'web/check/package.json', 'web/library/webgpu'],
      ...['tests/conformance/schema', 'tests/conformance/vectors', 'LICENSE'],
    ],
    outputs: ['web/check/dist', 'web/check/LICENSE'],
  },
  // The package `posenc-labs`.
  'labs-package': {
    after: ['entries', 'labs'],
    run: ['web/tools/package/build-labs.mjs'],
    inputs: [
      ...[...page, 'build/labs', 'web/labs/embed', 'web/labs/doors', 'web/labs/react', 'web/library/react'],
      'LICENSE',
    ],
    outputs: ['web/labs/dist', 'web/labs/LICENSE'],
  },
  // All three as they are published.
  package: {
    after: ['entries', 'pure', 'command', 'labs-package'],
    run: ['web/tools/package/build-pure.mjs'],
    inputs: [...web, 'build/pure', ...tools],
    outputs: ['dist/pure.js'],
  },
  page: {
    after: ['labs'],
    run: vite('web/tools/vite/page.config.ts'),
    inputs: [...page, 'web/labs/pages/first', 'build/labs', 'LICENSE'],
    outputs: ['dist/page'],
    withoutOutputs: [
      ...documented,
      'lessons',
      'search',
      '404.html',
      ...['check', 'class', 'teach', 'why', 'glossary'].flatMap(inEachLanguage),
    ]
      .map((name) => `dist/page/${name}`)
      .concat(ofSite),
    variables: ['POSENC_SITE'],
  },
  figures: {
    run: ['web/tools/docs/figures.mjs'],
    inputs: ['web/docs/families', 'web/tools/docs'],
    outputs: ['build/figures'],
  },
  // These are in the page's folder, which the page's build empties: serving the page serves them too.
  docs: {
    after: ['page', 'figures'],
    run: ['web/tools/docs/build.mjs'],
    inputs: [
      ...[...web, ...reading, ...docs, 'web/labs/shared', 'web/labs/embed/names.ts', ...tools, 'LICENSE'],
      ...['cpp/include/posenc', 'build/figures', 'tests/conformance/guide', 'tests/conformance/adapters'],
      ...['tests/examples', 'README.md'],
    ],
    outputs: documented.map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
  lessons: {
    after: ['page'],
    run: ['web/tools/lessons/build.mjs'],
    inputs: [
      ...['build/labs', 'package.json', 'package-lock.json', 'LICENSE', 'web/labs/lessons', 'web/labs/trained'],
      ...['web/labs/shared/header', 'web/labs/shared/offline', 'web/labs/shared/state', ...reading, ...tools],
    ],
    outputs: ['dist/page/lessons'],
    variables: ['POSENC_SITE'],
  },
  // What the pages say, to be found from each of them.
  search: {
    after: ['docs', 'lessons', 'check', 'class', 'teach', 'why', 'glossary'],
    run: ['web/tools/search/build.mjs'],
    inputs: [
      ...found.map((name) => `build/stamps/${name}`),
      'web/labs/pages/search',
      'web/tools/search',
      'package-lock.json',
    ],
    outputs: ['dist/page/search', 'dist/page/404.html'],
    variables: ['POSENC_SITE'],
  },
  // The pages with all that is beside them. A stamp changes with what its build has put out.
  site: {
    after: ['search'],
    run: ['web/tools/site/finish.mjs'],
    inputs: [
      ...[...found, 'search'].map((name) => `build/stamps/${name}`),
      ...['web/labs/shared/offline', 'web/tools/site'],
    ],
    outputs: ofSite,
    variables: ['POSENC_SITE'],
  },
  check: {
    after: ['page'],
    run: vite('web/tools/vite/check.config.ts'),
    inputs: [...page, 'web/labs/pages/check', 'web/docs/reading.css'],
    outputs: inEachLanguage('check').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
  class: {
    after: ['page'],
    run: vite('web/tools/vite/class.config.ts'),
    inputs: [...page, 'web/labs/pages/class', 'web/labs/pages/check/strings.ts', 'web/docs/reading.css'],
    outputs: inEachLanguage('class').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
  teach: {
    after: ['page'],
    run: vite('web/tools/vite/teach.config.ts'),
    inputs: [
      ...page,
      'web/labs/pages/teach',
      'web/labs/pages/check/strings.ts',
      'web/labs/embed',
      'web/labs/lessons',
      'web/docs/reading.css',
    ],
    outputs: inEachLanguage('teach').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
  why: {
    after: ['page'],
    run: vite('web/tools/vite/why.config.ts'),
    inputs: [
      ...page,
      'web/labs/pages/why',
      'web/labs/pages/glossary',
      'web/labs/pages/check/strings.ts',
      'web/labs/embed',
      'web/docs/reading.css',
    ],
    outputs: inEachLanguage('why').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
  glossary: {
    after: ['page'],
    run: vite('web/tools/vite/glossary.config.ts'),
    inputs: [
      ...page,
      'web/labs/pages/glossary',
      'web/labs/pages/why',
      'web/labs/pages/check/strings.ts',
      'web/docs/reading.css',
    ],
    outputs: inEachLanguage('glossary').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
};
