// @ts-check
// Runs one command, with a time limit that ends all its descendants. The set-up needs it before any npm package is
// installed (web/docs/decisions/042-what-is-built-is-a-table.md).
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeoutSeconds] none means no limit
 * @property {string} [input] text for its standard input
 * @property {boolean} [echo] show the output while it comes
 * @property {number} [nice] how much lower than ours its priority is
 *
 * @typedef {object} CommandResult
 * @property {number} code exit code; 127 if it could not be started, 128 if a signal ended it
 * @property {NodeJS.Signals | null} signal
 * @property {boolean} timedOut
 * @property {number} seconds
 * @property {string} output standard output and standard error, in the order in which they came
 */

/** @param {string} pid @returns {number | undefined} its parent, while it runs */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces: fields are counted from the last bracket.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/**
 * A process and all its descendants, according to /proc: a browser leads a separate process group.
 * @param {number} pid
 */
function familyOf(pid) {
  const all = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const parents = all.map((one) => /** @type {const} */ ([Number(one), parentOf(one)]));
  const family = [pid];
  for (const one of family) family.push(...parents.flatMap(([child, parent]) => (parent === one ? [child] : [])));
  return family;
}

/** @param {number} pid */
function endFamily(pid) {
  // The group too: it holds processes whose parent has ended.
  for (const one of [-pid, ...familyOf(pid)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      /* it has ended */
    }
  }
}

/** @type {Set<number>} */
const running = new Set();
const endings = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/** A separate process group does not get the terminal's Ctrl-C. @param {NodeJS.Signals} signal */
function endEverything(signal) {
  for (const pid of running) endFamily(pid);
  process.exit(endings[/** @type {keyof typeof endings} */ (signal)]);
}

// Only while something runs: otherwise the signals belong to our caller.
function watchSignals() {
  for (const signal of Object.keys(endings)) {
    process.off(signal, endEverything);
    if (running.size > 0) process.on(signal, endEverything);
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} resolves whatever happens: a failure is a code, not an exception
 */
export function runCommand(command, args, { cwd, env, timeoutSeconds, input, echo, nice } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    let timedOut = false;
    /** @type {NodeJS.Timeout | undefined} */
    let leaving;
    const child = spawn(command, args, { cwd, env: env ?? process.env, detached: true });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    if (pid !== undefined && nice) setPriority(pid, Math.min(19, getPriority() + nice));
    watchSignals();
    const timer = setTimeout(
      () => {
        timedOut = true;
        if (pid !== undefined) endFamily(pid);
      },
      (timeoutSeconds ?? 2 ** 21) * 1000,
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk);
        if (echo) process.stdout.write(chunk);
      });
    }
    const settle = (/** @type {number} */ code, /** @type {NodeJS.Signals | null} */ signal, note = '') => {
      clearTimeout(timer);
      clearTimeout(leaving);
      if (pid !== undefined) running.delete(pid);
      watchSignals();
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ code, signal, timedOut, seconds: (performance.now() - started) / 1000, output });
    };
    child.on('error', (error) => settle(127, null, `${command} could not be started: ${error.message}\n`));
    // Processes that the command leaves behind would hold our pipes.
    child.on('exit', () => {
      if (pid !== undefined) leaving = setTimeout(() => endFamily(pid), 1000);
    });
    child.on('close', (code, signal) => settle(code ?? 128, signal));
    child.stdin.on('error', () => {}).end(input);
  });
}
