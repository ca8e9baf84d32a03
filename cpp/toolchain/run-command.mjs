// @ts-check
// Runs one command in a process group of its own, so that a time limit or Ctrl-C ends everything that it started.
import { spawn } from 'node:child_process';
import { endProcessTree } from './process-tree.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeoutSeconds] none means no limit
 * @property {string} [input] text for its standard input
 * @property {boolean} [echo] show the output while it comes
 *
 * @typedef {object} CommandResult
 * @property {number} code exit code; 127 if it could not be started, 128 if a signal ended it
 * @property {NodeJS.Signals | null} signal
 * @property {boolean} timedOut
 * @property {number} seconds
 * @property {string} output standard output and standard error, in the order in which they came
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const endings = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/** Groups of their own do not get the terminal's Ctrl-C: it is handed on. @param {NodeJS.Signals} signal */
async function endEverything(signal) {
  await Promise.all([...running].map((child) => endProcessTree(child)));
  process.exit(endings[/** @type {keyof typeof endings} */ (signal)]);
}

// Only while something runs: otherwise the signals belong to our caller.
function watchSignals() {
  for (const signal of Object.keys(endings)) {
    if (running.size === 0) process.off(signal, endEverything);
    else if (!process.listeners(/** @type {NodeJS.Signals} */ (signal)).includes(endEverything))
      process.on(signal, endEverything);
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} resolves whatever happens: a failure is a code, not an exception
 */
export function runCommand(command, args, options = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    let timedOut = false;
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    running.add(child);
    watchSignals();
    const timer = options.timeoutSeconds
      ? setTimeout(() => {
          timedOut = true;
          void endProcessTree(child);
        }, options.timeoutSeconds * 1000)
      : undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        chunks.push(chunk);
        if (options.echo) process.stdout.write(chunk);
      });
    }
    let settled = false;
    const settle = (/** @type {number} */ code, /** @type {NodeJS.Signals | null} */ signal, note = '') => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      running.delete(child);
      watchSignals();
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ code, signal, timedOut, seconds: (performance.now() - started) / 1000, output });
    };
    child.on('error', (error) => settle(127, null, `${command} could not be started: ${error.message}\n`));
    child.on('close', (code, signal) => settle(code ?? 128, signal));
    // 'close' waits for everyone who holds the pipes; what a command leaves behind in its group must not hold us.
    child.on('exit', (code, signal) => {
      setTimeout(async () => {
        if (settled) return;
        await endProcessTree(child);
        child.stdout?.destroy();
        child.stderr?.destroy();
        settle(code ?? 128, signal);
      }, 1000).unref();
    });
    if (options.input !== undefined) child.stdin?.on('error', () => {}).end(options.input);
  });
}
