// @ts-check
// Makes this machine ready for `npm start`, `npm test`, the benchmarks or the long fuzz runs: system packages, then npm
// packages. Then runs a program, if one is named. Quick when nothing is missing; safe to repeat, and to run twice at
// once.
//   node web/tools/toolchain/setup.mjs [--for start|test|bench|fuzz] [--without-browsers] [program [arguments]]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './folders.mjs';
import { withLock } from './lock.mjs';
import { installPackages, isInstalled } from './npm-packages.mjs';
import { installWithApt, missingSentence, packageManager } from './package-managers.mjs';
import { requirements } from './requirements.mjs';

const words = process.argv.slice(2);
const at = words.findIndex((word) => word.endsWith('.mjs'));
const own = at < 0 ? words : words.slice(0, at);
const [program, ...programWords] = at < 0 ? [] : words.slice(at);
const { values } = parseArgs({
  args: own,
  options: { for: { type: 'string', default: 'test' }, 'without-browsers': { type: 'boolean', default: false } },
});

/** An error for the person at the terminal, without a stack. */
class SetupError extends Error {}

/** @param {import('./requirements.mjs').Purpose} purpose */
async function missingFor(purpose) {
  const needed = requirements.filter(
    ({ purposes, browser }) => purposes.includes(purpose) && !(browser && values['without-browsers']),
  );
  const found = await Promise.all(needed.map((requirement) => requirement.find()));
  return needed.filter((_, index) => found[index] === undefined);
}

/** @param {import('./requirements.mjs').Purpose} purpose */
async function installSystemPackages(purpose) {
  const missing = await missingFor(purpose);
  if (missing.length === 0) return;
  const manager = packageManager();
  if (manager !== 'apt') throw new SetupError(missingSentence(manager, missing));
  console.log(`Installing with apt-get: ${missing.map(({ packages }) => packages.apt).join(', ')}`);
  const { tried, output } = await installWithApt(missing);
  const still = tried ? await missingFor(purpose) : missing;
  if (still.length > 0) throw new SetupError(`${output}${missingSentence(manager, still)}`);
}

async function installNpmPackages() {
  if (isInstalled(root)) return;
  console.log('Installing npm packages (npm ci)');
  const { code, output } = await installPackages(root);
  if (code !== 0)
    throw new SetupError(`${output}npm ci failed: the reason is above. Fix it, then run the command again.`);
}

const purposes = /** @type {const} */ (['start', 'test', 'bench', 'fuzz']);
const purpose = purposes.find((known) => known === values.for);

try {
  if (purpose === undefined) throw new SetupError(`--for is "${values.for}"; allowed: ${purposes.join(', ')}`);
  const onWait = () => console.log('Waiting for another set-up of this folder');
  await withLock(
    'setup',
    async () => {
      await installSystemPackages(purpose);
      await installNpmPackages();
    },
    { onWait },
  );
  if (program) {
    process.argv = [process.execPath, join(root, program), ...programWords];
    await import(pathToFileURL(join(root, program)).href);
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  // The last line of `npm test` must not make a failed set-up look like a success.
  if (purpose === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
