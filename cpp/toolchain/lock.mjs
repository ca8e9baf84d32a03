// @ts-check
// One process at a time: two commands started together must not install or build into the same folders at once.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from './folders.mjs';

/** A process id is given again after a while: the start time tells the old owner from a new process. */
function processIdentity(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid}`;
  }
}

/** @param {string} owner text of a lock file @returns {boolean} */
function isOwnerAlive(owner) {
  const pid = Number.parseInt(owner, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
  }
  return processIdentity(pid) === owner;
}

/** @param {string} file @param {string} text @returns {boolean} false if the file exists */
function createExclusively(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {number} seconds */
function isOlderThan(file, seconds) {
  try {
    return Date.now() - statSync(file).mtimeMs > seconds * 1000;
  } catch {
    return false;
  }
}

/** Removes the lock of a process that died. The guard keeps two waiters from removing each other's new lock. */
function removeIfAbandoned(/** @type {string} */ file) {
  const guard = `${file}.guard`;
  if (!createExclusively(guard, '')) {
    if (isOlderThan(guard, 10)) rmSync(guard, { force: true });
    return;
  }
  try {
    const owner = textOf(file);
    // An empty file is a lock between its creation and the writing of its owner.
    if (owner !== undefined && (owner === '' ? isOlderThan(file, 10) : !isOwnerAlive(owner)))
      rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Runs `work` while no other process on this tree holds the lock of that name; waits for it if need be.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ folder?: string, onWait?: (owner: string) => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, options = {}) {
  const folder = options.folder ?? join(buildFolder, 'locks');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  let told = false;
  while (!createExclusively(file, processIdentity(process.pid))) {
    const owner = textOf(file) ?? '';
    if (owner === '' || !isOwnerAlive(owner)) removeIfAbandoned(file);
    else if (!told) {
      told = true;
      options.onWait?.(owner);
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
