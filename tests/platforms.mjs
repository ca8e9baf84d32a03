// @ts-check
// Runs `npm test -- --all` on other systems without containers (.github/workflows/test.yml has some): debootstrap makes
// each in a folder, which is kept, and a fresh clone of the committed state is tested there.
//   npm run platforms -- [--system debian-12,debian-13] [--only library,docs] [--again]
// --again keeps what the last run installed and built there: quicker, but no proof that it works from scratch.
//
// Every mount is made in a mount namespace of the run, which ends with its last process: this machine never sees one,
// so deleting a folder here can never reach through a mount into it. An overlay takes a run's writes.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder, root } from '../web/tools/toolchain/folders.mjs';
import { withLock } from '../web/tools/toolchain/lock.mjs';
import { runCommand } from '../web/tools/toolchain/run-command.mjs';

/** @typedef {{ suite: string, packages: string[], node?: string }} System Node where its own is too old, from npm */

/** @type {Record<string, System>} */
const systems = {
  'debian-12': { suite: 'bookworm', packages: ['git'], node: '20.19.0' },
  'debian-13': { suite: 'trixie', packages: ['git', 'nodejs', 'npm'] },
  'debian-testing': { suite: 'testing', packages: ['git', 'nodejs', 'npm'] },
};

const folderOf = (/** @type {string} */ name) => join(buildFolder, 'platforms', name);
/** Where the tests' files are mounted: a place that every system has and nothing uses. */
const user = '/srv';
const privately = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];

/** @param {string} command @param {string[]} args */
async function must(command, args) {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} failed:\n${output.trimEnd().split('\n').slice(-20).join('\n')}`);
  return output;
}

/** @param {string} folder */
async function remove(folder) {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
  const below = mounts.map((line) => line.split(' ')[4] ?? '').filter((at) => `${at}/`.startsWith(`${folder}/`));
  if (below.length > 0) throw new Error(`${folder} is not deleted: ${below.join(', ')} is mounted there`);
  // rm stays on its file system anyway, and is quick where a folder holds a whole system.
  await must('rm', ['-rf', '--one-file-system', '--', folder]);
}

// $1 the system's base, $2 the run's own folder ("" to change the base itself), $3 where packages are kept; then the
// command.
const entering = `
base=$1 run=$2 kept=$3; shift 3
root=$base
if [ -n "$run" ]; then
  root=$run/root
  mount -t overlay overlay -o "lowerdir=$base,upperdir=$run/upper,workdir=$run/work" "$root"
  mkdir -p "$root${user}/posenc"
  mount --bind "$run/clone" "$root${user}/posenc"
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
 * @param {string} name of the system
 * @param {string} script for sh
 * @param {string} [run] its folder; without one the base itself is changed
 */
function enter(name, script, run = '') {
  const kept = join(folderOf(name), 'kept');
  for (const part of ['apt/partial', 'npm']) mkdirSync(join(kept, part), { recursive: true });
  const proxies = Object.entries(process.env).filter(([key]) => /^(https?|no)_proxy$/i.test(key));
  const environment = [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...[`HOME=${user}`, 'LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive'],
    'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    ...proxies.map((pair) => pair.join('=')),
  ];
  const inside = ['/usr/bin/env', '-i', ...environment, 'sh', '-ec', script];
  const command = ['sh', '-euc', entering, 'sh', join(folderOf(name), 'base'), run, kept, ...inside];
  return runCommand('unshare', [...privately, ...command], { echo: run !== '' });
}

/** Addresses of Debian's packages and security updates, from this machine's apt, so that no host is named here. */
function mirrors() {
  const folder = '/etc/apt/sources.list.d';
  const files = [
    '/etc/apt/sources.list',
    ...(existsSync(folder) ? readdirSync(folder) : []).map((file) => join(folder, file)),
  ];
  const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const lines = text
    .join('\n')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const addresses = lines.flatMap((line) => line.match(/\bhttps?:\S*[^\s/]/g) ?? []);
  const serving = (/** @type {string} */ path) => addresses.find((address) => address.endsWith(path)) ?? '';
  return { main: serving('/debian'), security: serving('/debian-security') };
}

/** The apt and npm settings of this machine and the certificates that were added to it. @param {string} base */
async function copySettings(base) {
  writeFileSync(join(base, 'etc/apt/apt.conf.d/99host'), await must('apt-config', ['dump', 'Acquire']));
  let npmrc = '';
  for (const name of ['globalconfig', 'userconfig']) {
    const file = (await must('npm', ['config', 'get', name, '--loglevel=error'])).trim();
    if (existsSync(file)) npmrc += `${readFileSync(file, 'utf8')}\n`;
  }
  for (const home of ['root', 'srv']) writeFileSync(join(base, home, '.npmrc'), npmrc, { mode: 0o600 });
  const certificates = '/usr/local/share/ca-certificates';
  if (existsSync(certificates)) cpSync(certificates, join(base, certificates), { recursive: true });
}

/** Makes the system, or keeps it if it was made by this very recipe. @param {string} name @param {System} system */
async function makeBase(name, { suite, packages, node }) {
  const base = join(folderOf(name), 'base');
  const stamp = join(folderOf(name), 'made');
  const recipe = JSON.stringify([suite, packages, node]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;
  console.log(`making ${name} in ${base}`);
  rmSync(stamp, { force: true });
  await remove(join(folderOf(name), 'run')); // a layer fits only the base that it was laid on
  await remove(base);
  mkdirSync(base, { recursive: true });
  const { main, security } = mirrors();
  // The script is named: debootstrap knows no suite that is younger than itself, and all of Debian use the same.
  const args = ['--variant=minbase', '--force-check-gpg', '--include=ca-certificates', suite, base, main, 'sid'];
  await must('unshare', [...privately, 'debootstrap', ...args]);
  const sources = [`deb ${main} ${suite} main`];
  if (suite !== 'testing') sources.push(`deb ${main} ${suite}-updates main`);
  if (suite !== 'testing' && security) sources.push(`deb ${security} ${suite}-security main`);
  writeFileSync(join(base, 'etc/apt/sources.list'), `${sources.join('\n')}\n`);
  await copySettings(base);
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const prepared = await enter(name, `update-ca-certificates\napt-get update\napt-get -y upgrade\n${install}`);
  if (prepared.code !== 0) throw new Error(prepared.output.trim().split('\n').slice(-20).join('\n'));
  if (node !== undefined) {
    const modules = '/usr/local/lib/posenc-node/node_modules';
    const program = `node-linux-${process.arch}`;
    const where = ['--prefix', join(base, modules, '..'), '--no-audit', '--no-fund'];
    await must('npm', ['install', ...where, `${program}@${node}`, 'npm@10']);
    symlinkSync(`${modules}/${program}/bin/node`, join(base, 'usr/local/bin/node'));
    for (const tool of ['npm', 'npx'])
      symlinkSync(`${modules}/npm/bin/${tool}-cli.js`, join(base, 'usr/local/bin', tool));
  }
  writeFileSync(stamp, recipe);
}

/**
 * An empty layer and a fresh clone, or those of the last run with the newest commit.
 * @param {string} name @param {boolean} again
 */
async function prepareRun(name, again) {
  const run = join(folderOf(name), 'run');
  const clone = join(run, 'clone');
  if (again && existsSync(clone)) {
    await must('git', ['-C', clone, 'fetch', '--quiet', root, 'HEAD']);
    await must('git', ['-C', clone, 'reset', '--quiet', '--hard', 'FETCH_HEAD']);
    return run;
  }
  await remove(run);
  for (const part of ['upper', 'work', 'root']) mkdirSync(join(run, part), { recursive: true });
  await must('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  return run;
}

const text = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({ options: { system: text, only: text, again: { type: 'boolean', default: false } } });
const names = (values.system ?? 'debian-12,debian-13').split(',');
const unknown = names.filter((name) => !(name in systems));
let failed = false;
if (unknown.length > 0 || !/^[\w,/-]*$/.test(values.only ?? '')) {
  console.error(`--system names "${names}"; allowed: ${Object.keys(systems).join(', ')}; --only: suites, by commas`);
  process.exit(2);
}
for (const name of names) {
  const only = values.only ? ` --only ${values.only}` : '';
  await withLock(`platform-${name}`, async () => {
    await makeBase(name, /** @type {System} */ (systems[name]));
    const run = await prepareRun(name, values.again);
    const { output } = await enter(name, `cd ${user}/posenc\nnpm test -- --all${only}`, run);
    const count = output.trimEnd().split('\n').at(-1) ?? '';
    failed ||= !/^\d+ passed, 0 failed$/.test(count);
    console.log(`${name}: ${count}`);
  });
}
process.exitCode = failed ? 1 : 0;
