// @ts-check
// The system's package manager: the command that installs missing packages, run automatically where that needs no
// password (apt, as root or with a passwordless sudo).
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {'apt' | 'brew' | 'dnf'} PackageManager
 * @typedef {import('./requirements.mjs').Requirement} Requirement
 */

const programs = /** @type {const} */ ({ apt: 'apt-get', brew: 'brew', dnf: 'dnf' });

/** @returns {PackageManager | undefined} the one that this system has */
export function packageManager(path = process.env.PATH ?? '') {
  const managers = /** @type {PackageManager[]} */ (Object.keys(programs));
  return managers.find((manager) =>
    path.split(delimiter).some((folder) => folder && existsSync(join(folder, programs[manager]))),
  );
}

const isRoot = () => process.getuid?.() === 0;

/**
 * @param {PackageManager} manager
 * @param {readonly Requirement[]} missing
 * @param {boolean} [asRoot] whether the reader is root already
 * @returns {string} the command for a person to type
 */
export function installCommand(manager, missing, asRoot = isRoot()) {
  const packages = missing.map((requirement) => requirement.packages[manager]).join(' ');
  const sudo = asRoot || manager === 'brew' ? '' : 'sudo ';
  if (manager === 'apt')
    return `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${packages}`;
  return `${sudo}${programs[manager]} install ${packages}`;
}

/**
 * @param {PackageManager | undefined} manager
 * @param {readonly Requirement[]} missing
 * @returns {string} what is missing, and the exact command that installs it
 */
export function missingSentence(manager, missing, asRoot = isRoot()) {
  const names = missing
    .map(({ name, variable }) => `  - ${name}${variable ? ` (or set ${variable} to where it is)` : ''}`)
    .join('\n');
  const advice = manager
    ? `This installs what is missing:\n  ${installCommand(manager, missing, asRoot)}`
    : 'This system has none of apt-get, brew and dnf: install these by its own means, then run the command again.';
  return `posenc needs, and did not find:\n${names}\n${advice}`;
}

/**
 * @returns {Promise<string[] | undefined>} what to put before a command to run it as root, if that needs no password
 */
async function rootPrefix() {
  if (isRoot()) return [];
  const { code } = await runCommand('sudo', ['-n', 'true'], { timeoutSeconds: 20 });
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {readonly Requirement[]} missing
 * @returns {Promise<{ tried: boolean, output: string }>} the output of apt-get; whether all is there now is for the
 * caller to look
 */
export async function installWithApt(missing) {
  const prefix = await rootPrefix();
  if (prefix === undefined) return { tried: false, output: '' };
  const apt = async (/** @type {string[]} */ ...args) => {
    const words = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-q',
      '-o',
      'DPkg::Lock::Timeout=600',
      ...args,
    ];
    return runCommand(words[0] ?? 'env', words.slice(1), { timeoutSeconds: 1200 });
  };
  // A source that cannot be reached fails the update, and yet the packages may be known: only the install decides.
  const update = await apt('update');
  const install = await apt('install', '-y', '--no-install-recommends', ...missing.map(({ packages }) => packages.apt));
  return {
    tried: true,
    output: install.code === 0 ? '' : `${update.code === 0 ? '' : update.output}${install.output}`,
  };
}
