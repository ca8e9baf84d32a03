// @ts-check
// Looks for programs, headers and compilers on this system. Nothing here changes anything.
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { runCommand } from './run-command.mjs';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** @param {string} name a name to look up in PATH, or an absolute path */
function resolveProgram(name) {
  if (isAbsolute(name)) return isExecutable(name) ? name : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * @param {string} version
 * @param {string} lowest
 * @returns {boolean} whether version, read number by number, is lowest or later
 */
export function isAtLeast(version, lowest) {
  const have = version.split('.').map(Number);
  for (const [index, wanted] of lowest.split('.').map(Number).entries()) {
    const part = have[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}

/**
 * @param {readonly string[]} names tried in order
 * @param {{ variable?: string, atLeast?: string }} [options] a variable that is set takes the place of the names
 * @returns {Promise<string | undefined>}
 */
export async function findProgram(names, options = {}) {
  const given = options.variable ? process.env[options.variable] : undefined;
  for (const name of given ? [given] : names) {
    const program = resolveProgram(name);
    if (program === undefined) continue;
    if (options.atLeast === undefined) return program;
    const { code, output } = await runCommand(program, ['--version'], { timeoutSeconds: 60 });
    const version = /\d+\.\d+(\.\d+)*/.exec(output)?.[0];
    if (code === 0 && version !== undefined && isAtLeast(version, options.atLeast)) return program;
  }
  return undefined;
}

/**
 * @param {string} header as in an #include
 * @returns {Promise<string | undefined>} looks where CMake will look: in CMAKE_PREFIX_PATH, then in the usual prefixes
 */
export async function findHeader(header) {
  const given = (process.env.CMAKE_PREFIX_PATH ?? '').split(delimiter).filter(Boolean);
  return [...given, '/usr', '/usr/local', '/opt/homebrew', '/opt/local']
    .map((prefix) => join(prefix, 'include', header))
    .find((file) => existsSync(file));
}

/**
 * @param {readonly string[]} names tried in order; $CXX takes their place if it is set
 * @returns {Promise<string | undefined>} the first that compiles C++20 with its standard library
 */
export async function findCompiler(names) {
  const program = '#include <concepts>\n#include <span>\nstatic_assert(__cplusplus >= 202002L);\n';
  for (const name of process.env.CXX ? [process.env.CXX] : names) {
    const compiler = resolveProgram(name);
    if (compiler === undefined) continue;
    const args = ['-std=c++20', '-fsyntax-only', '-x', 'c++', '-'];
    const { code } = await runCommand(compiler, args, { input: program, timeoutSeconds: 60 });
    if (code === 0) return compiler;
  }
  return undefined;
}

/** @returns {Promise<string | undefined>} the clang++ that can link a fuzz target, which its own packages leave out */
export async function findLibFuzzer() {
  const compiler = resolveProgram('clang++');
  if (compiler === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'posenc-detect-'));
  try {
    const program = 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }';
    const args = ['-fsanitize=fuzzer,address,undefined', '-x', 'c++', '-', '-o', join(folder, 'target')];
    const { code } = await runCommand(compiler, args, { input: program, timeoutSeconds: 60 });
    return code === 0 ? compiler : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
