// @ts-check
// The set-up of the consumers: a work folder for each, the library installed in several ways, and a repository in place
// of the published one.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFolder, root } from '../../../web/tools/toolchain/folders.mjs';
import { runCommand } from '../../../web/tools/toolchain/run-command.mjs';

export const here = fileURLToPath(new URL('.', import.meta.url));
export const workFolder = join(buildFolder, 'consumers');
export const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * How a consumer is built.
 * @typedef {object} Setting
 * @property {string} name
 * @property {string} compiler
 * @property {boolean} shared
 * @property {20 | 23} standard
 * @property {boolean} exceptions
 */

/**
 * Runs a program; a failure is an error with the output in it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export async function run(program, args, { cwd, env } = {}) {
  const options = { ...(cwd === undefined ? {} : { cwd }), env: { ...process.env, ...env }, timeoutSeconds: 3600 };
  const { code, output } = await runCommand(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/**
 * A copy of one consumer and the program that all of them build, in an empty folder.
 * @param {string} consumer
 * @param {string} setting
 */
export function unfold(consumer, setting) {
  const folder = join(workFolder, consumer, setting.replaceAll(/[^a-z0-9]+/gi, '-'));
  const source = join(folder, 'source');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  cpSync(join(here, consumer), source, { recursive: true });
  cpSync(join(here, 'main.cpp'), join(source, 'main.cpp'));
  return { folder, source, build: join(folder, 'build') };
}

/** @param {Setting} setting @returns {string[]} the arguments of a host's cmake; no build type, as many hosts do */
export const hostArguments = ({ compiler, shared, standard, exceptions }) => [
  '-G',
  'Ninja',
  `-DCMAKE_CXX_COMPILER=${compiler}`,
  `-DBUILD_SHARED_LIBS=${shared ? 'ON' : 'OFF'}`,
  ...(standard === 20 ? [] : [`-DCMAKE_CXX_STANDARD=${standard}`]),
  `-DCMAKE_CXX_FLAGS=${exceptions ? '' : '-fno-exceptions -fno-rtti'}`,
];

export const cppGuide = join(root, 'web', 'docs', 'guides', '02-cpp.md');

/** The lines of the guide that install the library, `<where>` filled in. */
export function installLines(/** @type {string} */ prefix) {
  const lines = /```sh\n(cmake -B build\/library[\s\S]*?)```/.exec(readFileSync(cppGuide, 'utf8'))?.[1];
  if (lines === undefined) throw new Error('the guide does not say how to install the library');
  return lines.replaceAll('<where>', prefix);
}

/** @type {Map<string, Promise<string>>} */
const kits = new Map();

/**
 * The library, installed once for each compiler and kind of linking.
 * @param {Setting} setting
 * @returns {Promise<string>} the prefix
 */
export function installed({ compiler, shared }) {
  const name = `${compiler}-${shared ? 'shared' : 'static'}`;
  const make = async () => {
    const folder = join(workFolder, 'kits', name),
      prefix = join(folder, 'prefix');
    rmSync(prefix, { recursive: true, force: true });
    // In a separate folder, and otherwise as the guide says.
    const lines = installLines(prefix).replaceAll('build/library', join(folder, 'build'));
    const linked = shared ? lines.replace('-DPOSENC_TESTS=OFF', '-DPOSENC_TESTS=OFF -DBUILD_SHARED_LIBS=ON') : lines;
    await run('sh', ['-euc', linked], { cwd: root, env: { CXX: compiler, CMAKE_GENERATOR: 'Ninja' } });
    return prefix;
  };
  const made = kits.get(name) ?? make();
  kits.set(name, made);
  return made;
}

/**
 * The sources as they will be published: a git repository with the tag of the version. Git redirects the address that
 * the consumers name to it, so fetching works.
 * @returns {Promise<NodeJS.ProcessEnv>} what git has to see
 */
export async function published() {
  const folder = join(workFolder, 'published');
  rmSync(folder, { recursive: true, force: true });
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'cpp'], { cwd: root });
  for (const file of ['CMakeLists.txt', 'package.json', 'LICENSE', ...listed.split('\n')]) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const git = ['-c', 'user.name=posenc', '-c', 'user.email=posenc@localhost', '-c', 'init.defaultBranch=main'];
  await run('git', [...git, 'init', '--quiet'], { cwd: folder });
  await run('git', [...git, 'add', '--all'], { cwd: folder });
  await run('git', [...git, 'commit', '--quiet', '--message', version], { cwd: folder });
  await run('git', [...git, 'tag', `v${version}`], { cwd: folder });
  return {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: `url.${folder}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/posenc/posenc.git',
    // A repository of the file system may be another user's.
    GIT_CONFIG_KEY_1: 'safe.directory',
    GIT_CONFIG_VALUE_1: '*',
  };
}

/** Puts the sources where a host keeps those of others. @param {string} source of the host */
export function vendor(source) {
  mkdirSync(join(source, 'third_party'), { recursive: true });
  symlinkSync(root, join(source, 'third_party', 'posenc'));
}
