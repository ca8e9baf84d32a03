// @ts-check
// Proves a release without publishing it: versions, manifest, workflows, package, site, sources. Prints what only a
// person can do. What a check makes lies in build/release.
//   npm run release -- --check [--quick]     (--quick: without the packages' tests and the C++ archive)
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './toolchain/build.mjs';
import { buildFolder, root } from './toolchain/folders.mjs';
import { runCommand } from './toolchain/run-command.mjs';
import { archive, tryArchive, tryRecipes } from './release/archive.mjs';
import { changelogFaults, manifestFaults, versionFaults, workflowFaults } from './release/facts.mjs';
import { cdnAddresses, integrityOf, packAll } from './release/package.mjs';
import { writeSingleHeader } from './package/single-header.mjs';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
if (!values.check) {
  console.error(
    'npm run release -- --check proves a release; a tag vX.Y.Z publishes it (.github/workflows/release.yml)',
  );
  process.exit(2);
}

const into = join(buildFolder, 'release');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const { version, repository } = JSON.parse(read('package.json'));
let failed = 0;

/** @param {string} name @param {() => Promise<readonly string[]> | readonly string[]} make faults */
async function step(name, make) {
  let faults;
  try {
    faults = await make();
  } catch (error) {
    faults = [error instanceof Error ? error.message : String(error)];
  }
  failed += faults.length > 0 ? 1 : 0;
  console.log(
    `${faults.length > 0 ? 'FAILS' : 'ok   '} ${name}${faults.map((fault) => `\n        ${fault}`).join('')}`,
  );
}
const note = (/** @type {string} */ text) => console.log(`        ${text}`);

/** @param {readonly string[]} words of node */
async function passes(...words) {
  const { code, output } = await runCommand(process.execPath, [...words], { cwd: root });
  return code === 0 ? [] : [`node ${words.join(' ')} ended with ${code}:\n${output.slice(-2000)}`];
}

const workflowFiles = () =>
  ['workflows', 'actions/check'].flatMap((folder) =>
    readdirSync(join(root, '.github', folder))
      .filter((name) => name.endsWith('.yml'))
      .map((name) => `.github/${folder}/${name}`),
  );

await step('one version', () => versionFaults(read));
await step('changelog', () => changelogFaults(read, new Date().toISOString().slice(0, 10)));
await step('package.json of each package', () => manifestFaults(read));
await step('workflows, provenance', () => workflowFaults(read, workflowFiles()));
await step('packages', async () => {
  await build('package');
  for (const { tarball, files, packedBytes, unpackedBytes, integrity } of await packAll(into)) {
    note(`${tarball.slice(root.length + 1)}: ${files} files, ${packedBytes} bytes, ${unpackedBytes} unpacked`);
    note(integrity);
  }
  return [];
});
await step('single header', () => {
  const file = writeSingleHeader(join(into, `posenc-${version}.hpp`));
  note(`${file.slice(root.length + 1)}: ${readFileSync(file).length} bytes`);
  return [];
});
await step('addresses that are true from now on', () => {
  const makers = Object.values(JSON.parse(read('web/tools/release/unpublished.json')));
  for (const maker of new Set(makers))
    note(`by the ${maker}: ${makers.filter((each) => each === maker).length} (web/tools/release/unpublished.json)`);
  return passes('node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', 'unpublished');
});
await step('addresses of a CDN', () => {
  const guides = readdirSync(join(root, 'web/docs/guides')).map((name) => `web/docs/guides/${name}`);
  const found = ['README.md', ...guides].flatMap((file) =>
    cdnAddresses(read(file), version).map((each) => ({ ...each, in: file })),
  );
  const all = found.flatMap(({ address, file }) => {
    const place = join(root, file);
    return existsSync(place) ? [`${address} ${integrityOf(readFileSync(place))}`] : [];
  });
  const lines = [...new Set(all)];
  writeFileSync(join(into, 'integrity.txt'), `${lines.join('\n')}\n`);
  lines.forEach(note);
  return found.flatMap(({ address, file, pinned, in: place }) => [
    ...(pinned ? [] : [`${place}: ${address} does not name the version`]),
    ...(existsSync(join(root, file)) ? [] : [`${place}: ${address} is not in the package`]),
  ]);
});
await step('site for its address', async () => {
  const [, owner = '', name = ''] = /github\.com\/([\w-]+)\/([\w-]+)/.exec(repository.url) ?? [];
  process.env['POSENC_SITE'] = `https://${owner}.github.io/${name}/`;
  await build('site');
  const sitemap = read('dist/page/sitemap.xml');
  note(`${[...sitemap.matchAll(/<loc>/g)].length} addresses below ${process.env['POSENC_SITE']}`);
  return sitemap.includes(`<loc>${process.env['POSENC_SITE']}</loc>`) ? [] : ['the sitemap has not the address'];
});
if (!values.quick) {
  await step('packages in their environments', () => passes('tests/run.mjs', '--all', '--only', 'package'));
  await step('sources', async () => {
    const file = await archive(into, version);
    note((await tryArchive(file, into)).trim().replaceAll('\n', '; '));
    (await tryRecipes(into)).forEach(note);
    return [];
  });
}

console.log(
  failed === 0
    ? '\nNothing stands in the way. What a person does:'
    : `\n${failed} steps failed. After that a person does:`,
);
console.log(`1. names the day in CHANGELOG.md and CITATION.cff, makes web/labs/shared/published.ts true, takes
   "not published yet" out of the README, and commits
2. makes the repository ${repository.url.replace(/^git\+|\.git$/g, '')} and the npm packages posenc, posenc-check
   and posenc-labs, once
3. names release.yml as trusted publisher of the three, and turns GitHub Pages on, once
4. git tag v${version} && git push --tags`);
process.exitCode = failed === 0 ? 0 : 1;
