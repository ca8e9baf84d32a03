// Files of the command. Only regular ones are read: a pipe that nobody writes into would hold the command for ever.
import { closeSync, constants, fstatSync, openSync, readFileSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { RunError } from '../words.ts';

/** Why the system refused: "no such file or directory (ENOENT)". */
export function faultOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const [, words] = /^[A-Z0-9]+: ([^,]*)/.exec(message) ?? [];
  return code === undefined || words === undefined ? message : `${words} (${code})`;
}

const unreadable = (path: string, why: string): RunError => new RunError(`${path} cannot be read: ${why}`);

function checkRegular(path: string, stats: Stats): void {
  if (stats.isFile()) return;
  const what = stats.isFIFO()
    ? 'a pipe'
    : stats.isDirectory()
      ? 'a folder'
      : stats.isSocket()
        ? 'a socket'
        : 'a device';
  throw unreadable(path, `it is ${what}; write its contents into a regular file first`);
}

/** The contents of a regular file. */
export function readRegular(path: string): Buffer {
  let file: number | undefined;
  try {
    // Opening a pipe that has no writer would wait for one.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    checkRegular(path, fstatSync(file));
    return readFileSync(file);
  } catch (error) {
    throw error instanceof RunError ? error : unreadable(path, faultOf(error));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Refuses what is not a regular file, or a folder with a regular `name` in it. */
export function checkReadable(path: string, name: string): void {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) checkRegular(join(path, name), statSync(join(path, name)));
    else checkRegular(path, stats);
  } catch (error) {
    throw error instanceof RunError ? error : unreadable(path, faultOf(error));
  }
}

/** Writes a file; a pipe has to have its reader already. Throws errors of the system. */
export function writeWhole(path: string, contents: string | Uint8Array): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isFIFO()) {
    writeFileSync(path, contents);
    return;
  }
  const probe = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    writeFileSync(path, contents);
  } finally {
    closeSync(probe);
  }
}
