// @ts-check
// Every kind of C++ user, as a project that is configured, built and run: one entry a kind, called for each setting.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostArguments, installed, published, run, unfold, vendor, version, workFolder } from './kits.mjs';

/** @typedef {import('./kits.mjs').Setting} Setting */

/** @param {string} name @param {Partial<Setting>} [more] @returns {Setting} */
const setting = (name, more = {}) => ({
  name,
  compiler: 'g++',
  shared: false,
  standard: 20,
  exceptions: true,
  ...more,
});

export const settings = [
  setting('GCC'),
  setting('clang', { compiler: 'clang++' }),
  setting('shared', { shared: true }),
  setting('C++23', { standard: 23 }),
  setting('no exceptions', { exceptions: false }),
];

/** Runs the program and checks its output. */
async function runApp(/** @type {string} */ app, /** @type {Setting} */ s, /** @type {NodeJS.ProcessEnv} */ env = {}) {
  const said = (await run(app, [], { env })).trim();
  const wanted =
    `posenc ${version}, C++${s.standard}, ${s.exceptions ? 'exceptions' : 'no exceptions'}: ` +
    'sin 1 = 0.841470957; dim is 0; allowed: an integer from 1 to 16777216';
  if (said !== wanted) throw new Error(`it printed\n${said}\ninstead of\n${wanted}`);
  if (readFileSync(app).includes('libposenc.so') !== s.shared)
    throw new Error(`${app} is ${s.shared ? 'not ' : ''}linked to a shared library`);
}

/**
 * @param {{ source: string, build: string }} consumer
 * @param {Setting} s
 * @param {readonly string[]} [more]
 * @param {NodeJS.ProcessEnv} [env]
 */
async function buildAndRun({ source, build }, s, more = [], env = {}) {
  await run('cmake', ['-S', source, '-B', build, ...hostArguments(s), ...more], { env });
  await run('cmake', ['--build', build], { env });
  await runApp(join(build, 'app'), s);
}

const libraries = (/** @type {string} */ prefix) => [join(prefix, 'lib'), join(prefix, 'lib64')];

/** Where posenc.pc may be. @param {string} prefix */
export const packageFolders = (prefix) =>
  libraries(prefix)
    .map((folder) => join(folder, 'pkgconfig'))
    .join(':');

/** @param {Setting} s @param {string} prefix */
export async function buildWithPkgConfig(s, prefix) {
  const { source } = unfold('pkg-config', s.name);
  const env = {
    CXX: s.compiler,
    CXXFLAGS: `-std=c++${s.standard}${s.exceptions ? '' : ' -fno-exceptions -fno-rtti'}`,
    PKG_CONFIG_PATH: packageFolders(prefix),
    LD_LIBRARY_PATH: libraries(prefix).join(':'),
  };
  await run('sh', ['build.sh'], { cwd: source, env });
  await runApp(join(source, 'app'), s, env);
}

/** @param {Setting} s @param {string} prefix */
export const buildWithFindPackage = (s, prefix) =>
  buildAndRun(unfold('find-package', s.name), s, [`-DCMAKE_PREFIX_PATH=${prefix}`]);

/** CPM's script, which its users have in their project: CPM_CMAKE is its path, or it is downloaded. */
async function cpmScript() {
  const given = process.env.CPM_CMAKE;
  if (given) return readFileSync(given);
  const address = 'https://github.com/cpm-cmake/CPM.cmake/releases/download/v0.42.0/CPM.cmake';
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error(`CPM.cmake cannot be fetched from ${address}: set CPM_CMAKE to where it is`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Each installed header in a separate source, with every warning an error. @param {Setting} s */
async function compileHeaders(s) {
  const include = join(await installed(s), 'include');
  const headers = readdirSync(join(include, 'posenc'), { recursive: true, encoding: 'utf8' });
  const flags = ['-Wall', '-Wextra', '-Wpedantic', '-Werror', ...(s.exceptions ? [] : ['-fno-exceptions'])];
  const folder = join(workFolder, 'headers');
  mkdirSync(folder, { recursive: true });
  const left = headers.filter((name) => name.endsWith('.hpp'));
  if (left.length < 50) throw new Error(`only ${left.length} headers are installed`);
  const one = async () => {
    for (let header = left.pop(); header !== undefined; header = left.pop()) {
      const source = join(folder, `${header.replaceAll('/', '-')}.cpp`);
      writeFileSync(source, `#include <posenc/${header}>\n`);
      await run(s.compiler, [`-std=c++${s.standard}`, ...flags, `-I${include}`, '-fsyntax-only', source]);
    }
  };
  await Promise.all([one(), one()]);
}

/** @type {Promise<NodeJS.ProcessEnv> | undefined} */
let repository;
const publishedOnce = () => (repository ??= published());

/** @type {readonly { name: string, build: (s: Setting) => Promise<void> }[]} */
export const consumers = [
  { name: 'find_package', build: async (s) => buildWithFindPackage(s, await installed(s)) },
  { name: 'pkg-config', build: async (s) => buildWithPkgConfig(s, await installed(s)) },
  {
    name: 'add_subdirectory',
    build: async (s) => {
      const consumer = unfold('add-subdirectory', s.name);
      vendor(consumer.source);
      await buildAndRun(consumer, s);
    },
  },
  {
    name: 'FetchContent',
    build: async (s) => buildAndRun(unfold('fetch-content', s.name), s, [], await publishedOnce()),
  },
  {
    name: 'CPM',
    build: async (s) => {
      const consumer = unfold('cpm', s.name);
      mkdirSync(join(consumer.source, 'cmake'));
      writeFileSync(join(consumer.source, 'cmake', 'CPM.cmake'), await cpmScript());
      await buildAndRun(consumer, s, [], await publishedOnce());
    },
  },
  { name: 'each header alone, warnings are errors', build: compileHeaders },
];
