// @ts-check
// Tests in browsers that failed while other programs shared the machine, and pass alone. They count as passed, and the
// run names each with both times: such a list is a fault to mend, not a reason to lose a day.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./junit.mjs').Case} Case */

/** With more files than this the machine is not to blame. */
const maxFiles = 10;

/**
 * The files to run once more: those with a failed test in a browser; none if there are too many.
 * @param {readonly Case[]} cases of the first run; `suite` is the file
 * @param {string} root
 */
export function filesToRepeat(cases, root) {
  const failed = cases.filter(({ failure }) => failure !== undefined).map(({ suite }) => suite);
  const files = [...new Set(failed)].filter((file) => {
    const path = join(root, file);
    return /^tests\/.*\.ts$/.test(file) && existsSync(path) && /\bbrowserNames\b/.test(readFileSync(path, 'utf8'));
  });
  return files.length > maxFiles ? [] : files;
}

/**
 * The cases of the first run, of which those that pass alone have passed, and for each of these a line and its failure.
 * @param {readonly Case[]} cases
 * @param {readonly Case[]} repeated the same files, alone
 */
export function forgiveLate(cases, repeated) {
  const passedAlone = new Map(
    repeated
      .filter(({ failure, skipped }) => failure === undefined && !skipped)
      .map((one) => [`${one.suite}: ${one.title}`, one]),
  );
  /** @type {string[]} */
  const late = [];
  const settled = cases.map((one) => {
    const alone = one.failure === undefined ? undefined : passedAlone.get(`${one.suite}: ${one.title}`);
    if (!alone) return one;
    const [first = 0, second = 0] = [one.seconds, alone.seconds];
    const text = (one.failure ?? '').trimEnd().replace(/^/gm, '    ');
    late.push(`${one.suite}: ${one.title} (failed after ${first.toFixed(1)} s; alone ${second.toFixed(1)} s)\n${text}`);
    return alone;
  });
  return { settled, late };
}
