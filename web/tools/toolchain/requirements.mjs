// @ts-check
// The requirements of the two commands on the system: how each is recognised, and its package by package manager.
import { findCompiler, findHeader, findLibFuzzer, findProgram } from './detect.mjs';

/**
 * `bench` is the accuracy run and the benchmarks, `fuzz` the long fuzz runs.
 * @typedef {'start' | 'test' | 'bench' | 'fuzz'} Purpose
 *
 * @typedef {object} Requirement
 * @property {string} name as a person would say it
 * @property {readonly Purpose[]} purposes the commands that need it
 * @property {boolean} [browser] needed by the tests in browsers only
 * @property {string} [variable] environment variable that may hold its path
 * @property {() => Promise<string | undefined>} find its path, if it is installed
 * @property {{ readonly apt: string, readonly brew: string, readonly dnf: string }} packages
 */

const macApplication = (/** @type {string} */ name) => `/Applications/${name}.app/Contents/MacOS/${name}`;

/** @type {readonly Requirement[]} */
export const requirements = [
  {
    name: 'Emscripten 3.1 or later (emcc)',
    purposes: ['start', 'test', 'bench', 'fuzz'],
    variable: 'EMCC',
    find: () => findProgram(['emcc'], { variable: 'EMCC', atLeast: '3.1' }),
    packages: { apt: 'emscripten', brew: 'emscripten', dnf: 'emscripten' },
  },
  {
    name: 'CMake 3.22 or later',
    purposes: ['start', 'test', 'bench', 'fuzz'],
    find: () => findProgram(['cmake'], { atLeast: '3.22' }),
    packages: { apt: 'cmake', brew: 'cmake', dnf: 'cmake' },
  },
  {
    name: 'Ninja',
    purposes: ['start', 'test', 'bench', 'fuzz'],
    find: () => findProgram(['ninja']),
    packages: { apt: 'ninja-build', brew: 'ninja', dnf: 'ninja-build' },
  },
  {
    name: 'xsimd',
    purposes: ['start', 'test', 'bench', 'fuzz'],
    variable: 'CMAKE_PREFIX_PATH',
    find: () => findHeader('xsimd/xsimd.hpp'),
    packages: { apt: 'libxsimd-dev', brew: 'xsimd', dnf: 'xsimd-devel' },
  },
  {
    name: 'xz',
    purposes: ['start', 'test', 'bench', 'fuzz'],
    find: () => findProgram(['xz']),
    packages: { apt: 'xz-utils', brew: 'xz', dnf: 'xz' },
  },
  {
    name: 'a C++20 compiler',
    purposes: ['test', 'bench'],
    variable: 'CXX',
    find: () => findCompiler(['c++', 'g++', 'clang++']),
    packages: { apt: 'g++', brew: 'llvm', dnf: 'gcc-c++' },
  },
  {
    name: 'pkg-config',
    purposes: ['test'],
    find: () => findProgram(['pkg-config']),
    packages: { apt: 'pkg-config', brew: 'pkgconf', dnf: 'pkgconf-pkg-config' },
  },
  {
    name: 'Catch2',
    purposes: ['test'],
    variable: 'CMAKE_PREFIX_PATH',
    find: async () => (await findHeader('catch2/catch.hpp')) ?? findHeader('catch2/catch_all.hpp'),
    packages: { apt: 'catch2', brew: 'catch2', dnf: 'catch-devel' },
  },
  {
    name: 'nlohmann-json',
    purposes: ['test'],
    variable: 'CMAKE_PREFIX_PATH',
    find: () => findHeader('nlohmann/json.hpp'),
    packages: { apt: 'nlohmann-json3-dev', brew: 'nlohmann-json', dnf: 'json-devel' },
  },
  {
    name: 'Chromium',
    purposes: ['test', 'bench'],
    browser: true,
    variable: 'CHROMIUM',
    find: () =>
      findProgram(
        [
          // Without the windows that nobody sees: a page test costs two thirds of the processor time.
          'chromium-headless-shell',
          'chromium',
          'chromium-browser',
          'google-chrome',
          'google-chrome-stable',
          macApplication('Chromium'),
          macApplication('Google Chrome'),
        ],
        { variable: 'CHROMIUM' },
      ),
    packages: { apt: 'chromium-headless-shell', brew: 'chromium', dnf: 'chromium' },
  },
  {
    name: 'Firefox',
    purposes: ['test', 'bench'],
    browser: true,
    variable: 'FIREFOX',
    find: () =>
      findProgram(['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'], {
        variable: 'FIREFOX',
      }),
    packages: { apt: 'firefox-esr', brew: 'firefox', dnf: 'firefox' },
  },
  {
    name: 'clang',
    purposes: ['test', 'fuzz'],
    find: () => findProgram(['clang++']),
    packages: { apt: 'clang', brew: 'llvm', dnf: 'clang' },
  },
  {
    name: 'libFuzzer and the sanitizers of clang',
    purposes: ['test', 'fuzz'],
    find: findLibFuzzer,
    packages: { apt: 'libclang-rt-dev', brew: 'llvm', dnf: 'compiler-rt' },
  },
  {
    name: 'Google Benchmark',
    purposes: ['bench'],
    variable: 'CMAKE_PREFIX_PATH',
    find: () => findHeader('benchmark/benchmark.h'),
    packages: { apt: 'libbenchmark-dev', brew: 'google-benchmark', dnf: 'google-benchmark-devel' },
  },
  {
    name: 'MPFR',
    purposes: ['bench'],
    variable: 'CMAKE_PREFIX_PATH',
    find: () => findHeader('mpfr.h'),
    packages: { apt: 'libmpfr-dev', brew: 'mpfr', dnf: 'mpfr-devel' },
  },
];

/** Where the browsers are, as CHROMIUM and FIREFOX: the same that the set-up found. */
export async function browserVariables() {
  /** @type {NodeJS.ProcessEnv} */
  const variables = {};
  for (const { variable, browser, find } of requirements) if (variable && browser) variables[variable] = await find();
  return variables;
}
