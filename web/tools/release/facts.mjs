// @ts-check
// What the files say of a release, without building anything: each function returns faults, as sentences.
import { join } from 'node:path';
import { packages } from './package.mjs';

/** @typedef {(path: string) => string} Read the text of a file of the project */

/** Where the version stands besides the packages, and the expression that finds it there. */
const versions = /** @type {const} */ ({
  'cpp/packaging/vcpkg/vcpkg.json': /"version-semver": "([^"]+)"/,
  'CITATION.cff': /^version: (\S+)$/m,
  'CHANGELOG.md': /^## (\d+\.\d+\.\d+)/m,
  'README.md': /posenc-(\d+\.\d+\.\d+)\.tgz/,
  'web/docs/guides/12-cite.md': /version = \{([^}]+)\}/,
  'web/docs/guides/02-cpp.md': /GIT_TAG v([\d.]+)\)/,
  'tests/examples/stackblitz/package.json': /"posenc": "([\d.]+)"/,
  'tests/package/cpp/cpm/CMakeLists.txt': /posenc@([\d.]+)"/,
  'tests/conformance/guide/action.yml': /actions\/check@v([\d.]+)$/m,
});

/** The version is that of package.json everywhere. @param {Read} read */
export function versionFaults(read) {
  const { version } = JSON.parse(read('package.json'));
  const locked = JSON.parse(read('package-lock.json')).packages;
  const found = [
    ...Object.values(packages).flatMap((folder) => [
      [join(folder, 'package.json'), JSON.parse(read(join(folder, 'package.json'))).version],
      [`package-lock.json for ${folder}`, locked[folder === '.' ? '' : folder]?.version],
    ]),
    ...Object.entries(versions).map(([file, pattern]) => [file, pattern.exec(read(file))?.[1]]),
  ];
  return found.flatMap(([file, own]) =>
    own === version ? [] : [`${file} has the version ${own}; package.json has ${version}`],
  );
}

/** The changelog has the version with the day. @param {Read} read @param {string} today `2026-11-27` */
export function changelogFaults(read, today) {
  const [, version, day] = /^## (\S+) \(([^)]+)\)/m.exec(read('CHANGELOG.md')) ?? [];
  if (version === undefined) return ['CHANGELOG.md has no line `## <version> (<day>)`'];
  const dated = /^date-released: (\S+)$/m.exec(read('CITATION.cff'))?.[1];
  const faults =
    dated === day || day === 'unreleased' ? [] : [`CITATION.cff has the day ${dated}; CHANGELOG.md ${day}`];
  if (day !== 'unreleased' && !/^\d{4}-\d\d-\d\d$/.test(day ?? '')) faults.push(`CHANGELOG.md has the day ${day}`);
  if (day !== 'unreleased' && (day ?? '') > today) faults.push(`CHANGELOG.md has the day ${day}, which has not come`);
  return faults;
}

/** Each package.json has what the registry shows and what npm needs to publish with provenance. @param {Read} read */
export const manifestFaults = (read) =>
  Object.values(packages).flatMap((folder) => faultsOfManifest(read, join(folder, 'package.json')));

/** @param {Read} read @param {string} file */
function faultsOfManifest(read, file) {
  const manifest = JSON.parse(read(file));
  const faults = ['description', 'keywords', 'homepage', 'bugs', 'author', 'license', 'repository', 'engines']
    .filter((key) => manifest[key] === undefined)
    .map((key) => `${file} has no ${key}`);
  const { access, provenance } = manifest.publishConfig ?? {};
  if (access !== 'public' || provenance !== true) faults.push(`${file}: publishConfig is not public with provenance`);
  if (manifest.dependencies !== undefined) faults.push(`${file} depends on others; the README says it does not`);
  return faults;
}

/**
 * Actions are named by commit; the release has a token of the run, and no secret.
 * @param {Read} read @param {readonly string[]} workflows
 */
export function workflowFaults(read, workflows) {
  const faults = workflows.flatMap((file) =>
    [...read(file).matchAll(/uses: (?!\.\/)(\S+)/g)]
      .filter(([, action = '']) => !/@[\da-f]{40}$/.test(action))
      .map(([, action]) => `${file} uses ${action}, which is not a commit`),
  );
  const release = read('.github/workflows/release.yml');
  if (!/id-token: write/.test(release))
    faults.push('release.yml has no id-token: npm would publish without provenance');
  if (!/npm publish --provenance/.test(release)) faults.push('release.yml does not publish with provenance');
  if (!/npm publish .*--workspaces --include-workspace-root/.test(release))
    faults.push('release.yml does not publish all packages: --workspaces --include-workspace-root');
  if (!/npm run release -- --check/.test(release)) faults.push('release.yml does not run `npm run release -- --check`');
  if (/secrets\./.test(release)) faults.push('release.yml reads a secret; a trusted publisher needs none');
  return faults;
}
