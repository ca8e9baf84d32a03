// @ts-check
// Makes builds (builds.mjs lists them), each after those that it needs, and only where the contents that it is made
// from have changed: a checkout or an editor's save changes times without changing anything.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builds } from './builds.mjs';
import { systemLibrariesAreMissing } from './emscripten-cache.mjs';
import { compilerEnvironment } from './environment.mjs';
import { buildFolder, root } from './folders.mjs';
import { withLock } from './lock.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {import('./builds.mjs').BuildName} BuildName
 * @typedef {{ readonly output: string, readonly seconds: number }} Made
 */

/** @param {string} path file or folder @param {readonly string[]} without @returns {string[]} files, sorted */
function filesOf(path, without) {
  const kind = without.includes(path) ? undefined : statSync(path, { throwIfNoEntry: false });
  if (!kind?.isDirectory()) return kind ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name), without));
}

/**
 * @param {readonly string[]} paths files and folders, relative to the project
 * @param {readonly string[]} [without] paths to leave out
 * @returns {string} a hash of all names and contents
 */
export function contentHash(paths, without = [], base = root) {
  const hash = createHash('sha256');
  const excluded = without.map((path) => join(base, path));
  for (const file of paths.flatMap((path) => filesOf(join(base, path), excluded))) {
    const content = readFileSync(file);
    hash.update(`${relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Runs `make` unless an output was made from these very contents, and is as it was left.
 * @param {string} name
 * @param {{ readonly inputs: readonly string[], readonly outputs?: readonly string[],
 *   readonly withoutOutputs?: readonly string[], readonly variables?: readonly string[] }} contents
 * @param {() => Promise<boolean>} make false if it failed
 */
export async function unlessMade(name, { inputs, outputs = [], withoutOutputs, variables = [] }, make) {
  const stamp = join(buildFolder, 'stamps', name);
  const settings = variables.map((variable) => ` ${variable}=${process.env[variable] ?? ''}`).join('');
  const before = contentHash(inputs) + settings; // inputs changed during a build must be built again
  const text = () => `${before} ${contentHash(outputs, withoutOutputs)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text()) return;
  if (!(await make())) return;
  mkdirSync(join(buildFolder, 'stamps'), { recursive: true });
  writeFileSync(stamp, text());
}

/** Far beyond any honest build: a busy machine is not a failure. */
const timeoutSeconds = 3600;

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} env @param {number} nice */
async function run(name, args, env, nice) {
  const { code, output } = await runCommand(args[0] ?? '', args.slice(1), { cwd: root, env, nice, timeoutSeconds });
  if (code !== 0) throw new Error(`${output.trimEnd()}\nThe build ${name} failed: the reason is above.`);
  return output;
}

/**
 * Configures a preset of CMake when that is due, then lets ninja decide.
 * @param {string} preset @param {string} target @param {number} nice
 */
async function runPreset(preset, target, nice) {
  const env = compilerEnvironment();
  const folder = join(buildFolder, preset);
  const configured = join(folder, 'posenc-configured');
  // Everything that ninja does not watch, and that yet decides the configuration.
  const { CC, CXX, CFLAGS, CXXFLAGS, LDFLAGS, CMAKE_PREFIX_PATH, EMCC } = process.env;
  const variables = JSON.stringify([CC, CXX, CFLAGS, CXXFLAGS, LDFLAGS, CMAKE_PREFIX_PATH, EMCC]);
  const wanted = `${contentHash(['CMakePresets.json'])} ${variables}`;
  // build.ninja is written last: without it a configuration was interrupted.
  const isConfigured = existsSync(join(folder, 'build.ninja')) && existsSync(configured);
  if (!isConfigured || readFileSync(configured, 'utf8') !== wanted) {
    if (preset === 'wasm-release' && (await systemLibrariesAreMissing(env)))
      console.log('Emscripten builds its system libraries now, once: this takes some minutes.');
    await run(preset, ['cmake', '--preset', preset], env, nice);
    writeFileSync(configured, wanted);
  }
  return run(preset, ['cmake', '--build', folder, '--target', target, '--parallel', '2'], env, nice);
}

/** @type {Map<BuildName, Promise<Made>>} */
const making = new Map();

/**
 * @param {BuildName} name
 * @param {number} [nice] above 0 for one that lets others go first
 * @returns {Promise<Made>} resolves once it and its prerequisites are built; an error ends with its name
 */
export function build(name, nice = 0) {
  const made = making.get(name) ?? makeOnce(name, nice);
  making.set(name, made);
  return made;
}

/** @param {BuildName} name @param {number} nice @returns {Promise<Made>} */
async function makeOnce(name, nice) {
  /** @type {import('./builds.mjs').Recipe} */
  const recipe = builds[name];
  await Promise.all((recipe.after ?? []).map((needed) => build(needed, nice)));
  const started = performance.now();
  let output = '';
  // One lock for all builds but CMake's: some read what others write.
  await withLock(`build-${recipe.preset ?? 'web'}`, async () => {
    if (recipe.preset) output = await runPreset(recipe.preset, recipe.target ?? 'all', nice);
    else {
      await unlessMade(name, { ...recipe, inputs: recipe.inputs ?? [] }, async () => {
        const env = { ...process.env, NO_COLOR: '1' };
        output = await run(name, [process.execPath, ...(recipe.run ?? [])], env, nice);
        return true;
      });
    }
  });
  return { output, seconds: (performance.now() - started) / 1000 };
}

/** For programs: exits with the tools' output when one fails. @param {BuildName[]} names */
export async function built(...names) {
  try {
    await Promise.all(names.map((name) => build(name)));
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}
