// @ts-check
// Runs one fuzz target. What it learns (the corpus) and what it finds stay under build/fuzz-work.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../cpp/toolchain/folders.mjs';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';

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
 * @param {number} seconds
 * @param {{ echo?: boolean, corpus?: boolean }} [options] without its corpus a target starts from nothing
 * @returns {Promise<import('../../cpp/toolchain/run-command.mjs').CommandResult>} its code is 0 when nothing was found
 */
export function runTarget(target, seconds, { echo = false, corpus = true } = {}) {
  const folder = join(work, 'corpus', target);
  const findings = join(work, 'findings', `${target}-`);
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(work, 'findings'), { recursive: true });
  // One input may take half a minute: only what never ends is a finding, not a machine that is busy.
  const args = [
    `-max_total_time=${seconds}`,
    '-timeout=30',
    '-rss_limit_mb=3000',
    '-print_final_stats=1',
    `-artifact_prefix=${findings}`,
  ];
  const env = { ...process.env, UBSAN_OPTIONS: 'halt_on_error=1:print_stacktrace=1' };
  return runCommand(join(programs, `fuzz_${target}`), corpus ? [...args, folder] : args, {
    echo,
    env,
    timeoutSeconds: seconds + 120,
  });
}
