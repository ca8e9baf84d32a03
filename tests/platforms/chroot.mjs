// @ts-check
// Enters a system that stands in a folder, through a layer of the run's own that takes what it writes: the system stays
// as it was.
//
// Every mount is made in a mount namespace of the run, which ends with its last process: this machine never sees one,
// so nothing that is deleted here can reach through a mount into it. What the run leaves running ends with its process
// namespace.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../cpp/toolchain/folders.mjs';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';

/**
 * @typedef {import('./systems.mjs').System} System
 * @typedef {import('../../cpp/toolchain/run-command.mjs').CommandResult} CommandResult
 */

export const platformsFolder = join(buildFolder, 'platforms');
/** Whose files the tests are inside: a place that every system has and nothing uses. */
const user = '/srv';
/** Where the clone of the project stands inside. */
export const home = `${user}/posenc`;

export const privately = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];

/**
 * Deletes a folder, and refuses if anything is mounted below it.
 * @param {string} folder
 * @param {string} [mounts] as /proc/self/mountinfo has it
 */
export function removeFolder(folder, mounts = readFileSync('/proc/self/mountinfo', 'utf8')) {
  const points = mounts.split('\n').map((line) => (line.split(' ')[4] ?? '').replaceAll('\\040', ' '));
  const below = points.filter((point) => point === folder || point.startsWith(`${folder}/`));
  if (below.length > 0)
    throw new Error(`${folder} is not deleted: ${below.join(', ')} is mounted there; unmount it first`);
  // rm stays on its file system even so, and is quick where a folder holds a whole system.
  const { status, stderr } = spawnSync('rm', ['-rf', '--one-file-system', '--', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** What the inside has of the outside's surroundings. */
function environment() {
  const names = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
  return [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    `HOME=${user}`,
    'LANG=C.UTF-8',
    'DEBIAN_FRONTEND=noninteractive',
    'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    ...names.flatMap((name) => (process.env[name] === undefined ? [] : [`${name}=${process.env[name]}`])),
  ];
}

// $1 base, $2 the run's own folder ("" to change the base itself), $3 where packages are kept; then the command.
const entering = `
base=$1 run=$2 kept=$3; shift 3
root=$base
if [ -n "$run" ]; then
  root=$run/root
  mount -t overlay overlay -o "lowerdir=$base,upperdir=$run/upper,workdir=$run/work" "$root"
  mkdir -p "$root${home}"
  mount --bind "$run/clone" "$root${home}"
fi
mkdir -p "$root${user}/.npm"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --rbind /sys "$root/sys"
mount --bind "$kept/apt" "$root/var/cache/apt/archives"
mount --bind "$kept/npm" "$root${user}/.npm"
cp -L /etc/resolv.conf /etc/hosts "$root/etc"
echo force-unsafe-io > "$root/etc/dpkg/dpkg.cfg.d/unsafe-io" # nothing here has to outlive a power cut
chroot "$root" "$@" # no exec: as the first process this shell waits for what others leave behind
`;

/**
 * @param {System} system
 * @param {string} script for sh
 * @param {{ run?: string, folder?: string, echo?: boolean }} [options] without a run's folder the base itself is
 * changed
 * @returns {Promise<CommandResult>}
 */
export function enter(system, script, { run = '', folder = '/', echo = false } = {}) {
  const kept = join(platformsFolder, system.name, 'kept');
  for (const part of ['apt/partial', 'npm']) mkdirSync(join(kept, part), { recursive: true });
  const inside = ['/usr/bin/env', '-i', ...environment(), 'sh', '-ec', `cd ${folder}\n${script}`];
  const command = ['sh', '-euc', entering, 'sh', baseOf(system), run, kept, ...inside];
  return runCommand('unshare', [...privately, ...command], { echo });
}

export const baseOf = (/** @type {System} */ system) => join(platformsFolder, system.name, 'base');

/**
 * A folder for one run: an empty layer, and a fresh clone of what is committed here.
 * @param {System} system
 * @param {string} root the project
 * @param {boolean} again the layer and the clone that the last run left, brought up to date
 * @returns {Promise<string>}
 */
export async function prepareRun(system, root, again) {
  const run = join(platformsFolder, system.name, 'run');
  const clone = join(run, 'clone');
  const git = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await runCommand('git', args);
    if (code !== 0) throw new Error(output);
  };
  if (again && existsSync(clone)) {
    await git('-C', clone, 'fetch', '--quiet', root, 'HEAD');
    await git('-C', clone, 'reset', '--quiet', '--hard', 'FETCH_HEAD');
    return run;
  }
  removeFolder(run);
  for (const part of ['upper', 'work', 'root']) mkdirSync(join(run, part), { recursive: true });
  await git('clone', '--quiet', '--no-hardlinks', root, clone);
  return run;
}
