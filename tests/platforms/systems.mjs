// @ts-check
// The systems on which the tests are run. A line is a system.

/**
 * @typedef {object} System
 * @property {string} name as `--system` takes it
 * @property {string} suite as the distribution's archive calls it
 * @property {string} [components] parts of the archive beside `main`
 * @property {readonly string[]} packages what one installs by hand before the first `npm test`
 * @property {string} [node] the version of Node to put there, where the system's own is too old
 * @property {boolean} [onRequest] not part of a run that names no system
 * @property {readonly string[]} [suites] all that can run there, where not every suite can
 * @property {readonly string[]} compilers every GCC and clang that the archive has, for `--compilers`
 */

/** @type {readonly System[]} */
export const systems = [
  {
    name: 'debian-12',
    suite: 'bookworm',
    packages: ['git'],
    node: '20.19.0',
    compilers: ['g++-11', 'g++-12', 'clang-14', 'clang-15', 'clang-16', 'clang-19'],
  },
  {
    name: 'debian-13',
    suite: 'trixie',
    packages: ['git', 'nodejs', 'npm'],
    compilers: ['g++-12', 'g++-13', 'g++-14', 'clang-17', 'clang-18', 'clang-19'],
  },
  {
    // It changes from day to day: what fails there today will fail in the next release.
    name: 'debian-testing',
    suite: 'testing',
    packages: ['git', 'nodejs', 'npm'],
    onRequest: true,
    compilers: ['g++-13', 'g++-15', 'g++-16', 'clang-21', 'clang-22'],
  },
  {
    // Its browsers are snaps, which no folder can hold: what needs one stays out.
    name: 'ubuntu-24.04',
    suite: 'noble',
    components: 'universe',
    packages: ['git'],
    node: '20.19.0',
    onRequest: true,
    suites: ['types', 'types-of-tools', 'lint', 'tools', 'api', 'draw', 'cpp', 'fuzz', 'sanitizers'],
    compilers: ['g++-12', 'g++-13', 'g++-14', 'clang-14', 'clang-15', 'clang-16', 'clang-17', 'clang-18'],
  },
];
