// @ts-check
// Runs one fuzz target. Its corpus and its findings stay under build/fuzz-work.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../web/tools/toolchain/folders.mjs';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';

const programs = join(buildFolder, 'native-sanitizers', 'tests', 'fuzz');
const work = join(buildFolder, 'fuzz-work');

/** @returns {string[]} the targets that the CMake file names, as built */
export const builtTargets = () =>
  readdirSync(programs)
    .filter((name) => /^fuzz_\w+$/.test(name))
    .map((name) => name.slice(5))
    .sort();

/**
 * @param {string} target
 * @param {readonly string[]} words for libFuzzer: when to stop, and a folder to learn from, if any
 * @param {number} timeoutSeconds
 * @returns {Promise<import('../../web/tools/toolchain/run-command.mjs').CommandResult>} code 0: no findings
 */
export function runTarget(target, words, timeoutSeconds) {
  mkdirSync(join(work, 'findings'), { recursive: true });
  // One input may take half a minute: only an endless one is a finding, not a busy machine.
  const limits = ['-timeout=30', '-rss_limit_mb=3000', '-print_final_stats=1'];
  const args = [...limits, `-artifact_prefix=${join(work, 'findings', `${target}-`)}`, ...words];
  const env = { ...process.env, UBSAN_OPTIONS: 'halt_on_error=1:print_stacktrace=1' };
  return runCommand(join(programs, `fuzz_${target}`), args, { env, timeoutSeconds });
}

/** The corpus of a target. @param {string} target */
export function corpusOf(target) {
  const folder = join(work, 'corpus', target);
  mkdirSync(folder, { recursive: true });
  return folder;
}
