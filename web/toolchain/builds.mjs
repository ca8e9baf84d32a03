// @ts-check
// The builds, their prerequisites and their inputs. C++ is left to CMake and ninja, which watch their files themselves.
import { join } from 'node:path';

/**
 * @typedef {'wasm' | 'pure' | 'native-release' | 'searches' | 'native-sanitizers' | 'fuzzers' | 'bench'
 *   | 'labs' | 'entries' | 'package' | 'page' | 'figures' | 'docs' | 'lessons' | 'check' | 'class' | 'teach'
 *   | 'site'} BuildName
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

/** The inputs and tools of everything in the browser. */
const web = [
  'build/wasm',
  'package.json',
  'package-lock.json',
  'web/tsconfig.json',
  'web/api',
  'web/draw',
  'web/elements',
];
const page = [...web, 'web/page', 'web/training', 'web/exam', 'web/files', 'web/tools', 'web/webgpu'];

/** The folders of a page that has one address in each language. @param {string} name */
const inEachLanguage = (name) => [name, `es/${name}`, `it/${name}`];

/** The files of the site beside its pages. */
const ofSite = ['dist/page/sw.js', 'dist/page/sitemap.xml'];

/** The style of the documentation and the lessons. */
const reading = ['colors', 'type', 'common']
  .map((name) => `web/page/styles/${name}.css`)
  .concat('web/docs/reading.css');

/** @type {Readonly<Record<BuildName, Recipe>>} */
export const builds = {
  wasm: { preset: 'wasm-release' },
  pure: { preset: 'pure-release' },
  'native-release': { preset: 'native-release', target: 'posenc_tests' },
  searches: { after: ['native-release'], preset: 'native-release', target: 'posenc_searches' },
  // It links the tests that these two have compiled.
  'native-sanitizers': { after: ['searches'], preset: 'native-sanitizers', target: 'posenc_tests' },
  fuzzers: { preset: 'native-sanitizers', target: 'posenc_fuzzers' },
  bench: { preset: 'bench' },
  // The labs as elements, for the package and next to the page.
  labs: {
    after: ['wasm'],
    run: vite('web/tools/vite/labs.config.ts'),
    inputs: [...page, 'web/embed'],
    outputs: ['build/labs'],
  },
  // The package without posenc/pure, and with it, as it is published.
  entries: {
    after: ['labs'],
    run: ['web/tools/package/build-package.mjs'],
    inputs: [
      ...[...web, 'build/labs', 'web/command', 'web/react', 'web/tools', 'web/webgpu'],
      ...['tests/conformance/schema', 'tests/conformance/vectors'],
    ],
    outputs: ['dist'],
    withoutOutputs: ['dist/page', 'dist/files', 'dist/pure.js'],
  },
  package: {
    after: ['entries', 'pure'],
    run: ['web/tools/package/build-pure.mjs'],
    inputs: [...web, 'build/pure', 'web/tools'],
    outputs: ['dist/pure.js'],
  },
  page: {
    after: ['labs'],
    run: vite('web/tools/vite/page.config.ts'),
    inputs: [...page, 'web/site', 'build/labs', 'LICENSE'],
    outputs: ['dist/page'],
    withoutOutputs: ['docs', 'lessons', ...['check', 'class', 'teach'].flatMap(inEachLanguage)]
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
      ...[...web, ...reading, 'web/docs', 'web/page', 'web/embed/names.ts', 'web/tools', 'LICENSE'],
      ...['cpp/include/posenc', 'build/figures', 'tests/conformance/guide', 'tests/conformance/adapters'],
      ...['tests/examples', 'README.md'],
    ],
    outputs: ['dist/page/docs'],
    variables: ['POSENC_SITE'],
  },
  lessons: {
    after: ['page'],
    run: ['web/tools/lessons/build.mjs'],
    inputs: [
      ...['build/labs', 'package.json', 'package-lock.json', 'LICENSE', 'web/lessons', 'web/training'],
      ...['web/page/offline', ...reading, 'web/tools'],
    ],
    outputs: ['dist/page/lessons'],
    variables: ['POSENC_SITE'],
  },
  // The pages with documentation, lessons, plans, class and checker. A stamp changes with what its build has put out.
  site: {
    after: ['docs', 'lessons', 'check', 'class', 'teach'],
    run: ['web/tools/site/finish.mjs'],
    inputs: [
      ...['page', 'docs', 'lessons', 'check', 'class', 'teach'].map((name) => `build/stamps/${name}`),
      ...['web/page/offline', 'web/tools/site'],
    ],
    outputs: ofSite,
    variables: ['POSENC_SITE'],
  },
  check: {
    after: ['page'],
    run: vite('web/tools/vite/check.config.ts'),
    inputs: [...page, 'web/check', 'web/command', 'tests/conformance/schema', 'web/docs/reading.css'],
    outputs: inEachLanguage('check').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
  class: {
    after: ['page'],
    run: vite('web/tools/vite/class.config.ts'),
    inputs: [...page, 'web/class', 'web/check/strings.ts', 'web/docs/reading.css'],
    outputs: inEachLanguage('class').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
  teach: {
    after: ['page'],
    run: vite('web/tools/vite/teach.config.ts'),
    inputs: [...page, 'web/teach', 'web/check/strings.ts', 'web/embed', 'web/lessons', 'web/docs/reading.css'],
    outputs: inEachLanguage('teach').map((name) => `dist/page/${name}`),
    variables: ['POSENC_SITE'],
  },
};
