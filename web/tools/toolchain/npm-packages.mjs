// @ts-check
// npm packages: installed when node_modules does not match package-lock.json, and otherwise left alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function lockedPackages(file) {
  try {
    return /** @type {LockFile} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;
  } catch {
    return undefined;
  }
}

/**
 * npm records the contents of node_modules as the last step of an install: an interrupted one leaves no such file.
 * Optional packages for other systems are only in the lock.
 * @param {string} folder with package-lock.json and node_modules
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const wanted = lockedPackages(join(folder, 'package-lock.json'));
  const present = lockedPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity && existsSync(join(folder, path, 'package.json'));
  });
}

/**
 * @param {string} folder
 * @param {'ci' | 'install'} [how] `ci` refuses a lock file that lacks optional packages for other systems, which is how
 *   npm writes it where those cannot be had; `install` keeps to the versions of the lock file all the same
 * @returns {Promise<import('./run-command.mjs').CommandResult>}
 */
export function installPackages(folder, how = 'ci') {
  const npm = process.env.npm_execpath;
  const args = [how, ...(how === 'install' ? ['--no-save'] : []), '--no-audit', '--no-fund'];
  // Under `npm start` the very npm that runs us is known; it may not be the one in PATH.
  return npm?.endsWith('.js')
    ? runCommand(process.execPath, [npm, ...args], { cwd: folder, timeoutSeconds: 900 })
    : runCommand('npm', args, { cwd: folder, timeoutSeconds: 900 });
}
