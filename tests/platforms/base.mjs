// @ts-check
// Makes a system in a folder by debootstrap, with what a person puts there before the first `npm test`. It is kept.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';
import { contentHash } from '../../cpp/toolchain/stamps.mjs';
import { baseOf, enter, platformsFolder, privately, removeFolder } from './chroot.mjs';
import { aptSources, debianMirrors } from './mirrors.mjs';

/** @typedef {import('./systems.mjs').System} System */

const isDebian = (/** @type {System} */ { name }) => name.startsWith('debian');

/**
 * The apt and npm settings of this machine and the certificates that were added to it, put into a system.
 * @param {string} base
 */
async function copySettings(base) {
  const apt = await runCommand('apt-config', ['dump', 'Acquire']);
  if (apt.code === 0) writeFileSync(join(base, 'etc/apt/apt.conf.d/99host'), apt.output);
  const npmrc = await Promise.all(
    ['globalconfig', 'userconfig'].map(async (name) => {
      const file = (await runCommand('npm', ['config', 'get', name, '--loglevel=error'])).output.trim();
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    }),
  );
  writeFileSync(join(base, 'root/.npmrc'), npmrc.join('\n'), { mode: 0o600 });
  const certificates = '/usr/local/share/ca-certificates';
  if (existsSync(certificates)) cpSync(certificates, join(base, certificates), { recursive: true });
}

/**
 * The sources of a system: what debootstrap wrote, with updates and, where they are known, security updates.
 * @param {System} system
 * @param {string} written the line that debootstrap wrote: it names the mirror, be it the one that debootstrap knows by
 * itself
 * @param {string | undefined} security
 */
export function sourcesOf({ suite, components }, written, security) {
  const mirror = written.split(' ')[1] ?? '';
  const parts = `main ${components ?? ''}`.trim();
  const lines = [`deb ${mirror} ${suite} ${parts}`];
  if (suite !== 'testing') lines.push(`deb ${mirror} ${suite}-updates ${parts}`);
  if (security) lines.push(`deb ${security} ${suite}-security ${parts}`);
  return `${lines.join('\n')}\n`;
}

/** Node of a version that the system has not, from npm; npm itself is that of this machine. */
async function installNode(/** @type {string} */ base, /** @type {string} */ version) {
  const folder = 'usr/local/lib/posenc-node';
  const program = `node-linux-${process.arch}`;
  const packages = [`${program}@${version}`, 'npm@10'];
  const args = ['install', '--prefix', join(base, folder), '--no-audit', '--no-fund', ...packages];
  const result = await runCommand('npm', args);
  if (result.code !== 0) return result;
  const modules = `/${folder}/node_modules`;
  symlinkSync(`${modules}/${program}/bin/node`, join(base, 'usr/local/bin/node'));
  for (const name of ['npm', 'npx'])
    symlinkSync(`${modules}/npm/bin/${name}-cli.js`, join(base, `usr/local/bin/${name}`));
  return result;
}

/**
 * Makes the system, or keeps it if it was made by this very recipe.
 * @param {System} system
 * @param {(line: string) => void} say
 * @returns {Promise<string | undefined>} why it cannot be had
 */
export async function makeBase(system, say) {
  const folder = join(platformsFolder, system.name);
  const base = baseOf(system);
  const stamp = join(folder, 'made');
  const { name, suite, components, packages, node } = system;
  const recipe = JSON.stringify([name, suite, components, packages, node, contentHash(['tests/platforms/base.mjs'])]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return undefined;
  say(`making ${system.name} in ${base}`);
  rmSync(stamp, { force: true });
  removeFolder(join(folder, 'run')); // a layer fits only the base that it was laid on
  removeFolder(base);
  mkdirSync(base, { recursive: true });
  // Debian's mirror is that of this machine, and Ubuntu's the one that debootstrap knows.
  const mirrors = isDebian(system) ? debianMirrors(aptSources()) : {};
  // The script is named: debootstrap knows no suite that is younger than itself, and all of a distribution use the
  // same.
  const script = isDebian(system) ? 'sid' : 'gutsy';
  const flags = ['--variant=minbase', '--force-check-gpg', '--include=ca-certificates'];
  const args = [...flags, suite, base, mirrors.main ?? '', script];
  const made = await runCommand('unshare', [...privately, 'debootstrap', ...args]);
  if (made.code !== 0) {
    const advice = made.output.includes('keyring')
      ? `\nDebian 13 has it as the package ${isDebian(system) ? 'debian-archive-keyring' : 'ubuntu-keyring'}`
      : '';
    return `${made.output.trim().split('\n').slice(-3).join('\n')}${advice}`;
  }
  const sources = join(base, 'etc/apt/sources.list');
  writeFileSync(sources, sourcesOf(system, readFileSync(sources, 'utf8'), mirrors.security));
  await copySettings(base);
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const prepared = await enter(system, `update-ca-certificates\napt-get update\napt-get -y upgrade\n${install}`);
  if (prepared.code !== 0) return prepared.output.trim().split('\n').slice(-20).join('\n');
  if (node !== undefined) {
    const installed = await installNode(base, node);
    if (installed.code !== 0) return installed.output;
  }
  writeFileSync(stamp, recipe);
  return undefined;
}
