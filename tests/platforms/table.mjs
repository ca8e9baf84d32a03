// @ts-check
// What a run of the tests said, and how it is printed.

/**
 * @param {string} output of `npm test`
 * @returns {{ passed: number, failed: number }} its last count; a run that ends without one has failed
 */
export function countsIn(output) {
  const counts = [...output.matchAll(/^(\d+) passed, (\d+) failed\r?$/gm)].at(-1);
  return counts ? { passed: Number(counts[1]), failed: Number(counts[2]) } : { passed: 0, failed: 1 };
}

/** Debian's packages by the name of what they hold. */
export const shownPackages = /** @type {const} */ ({
  emscripten: 'Emscripten',
  'g++': 'GCC',
  clang: 'clang',
  'libxsimd-dev': 'xsimd',
  catch2: 'Catch2',
  chromium: 'Chromium',
  'firefox-esr': 'Firefox',
});

/**
 * @param {string} listing lines of a package's name and version, as dpkg-query prints them
 * @param {string} name
 * @returns {string | undefined} the version as people say it: without epoch and without what Debian adds
 */
export function shownVersion(listing, name) {
  const versions = new Map(listing.split('\n').map((line) => /** @type {[string, string]} */ (line.trim().split(' '))));
  return /\d+(\.\d+)*/.exec((versions.get(name) ?? '').replace(/^\d+:/, ''))?.[0];
}

/** @param {string} listing as above, and one of Node's @returns {string} the tools that tests stand on */
export function versionsIn(listing) {
  return [...Object.entries(shownPackages), ['node', 'Node']]
    .map(([name = '', title]) => [title, shownVersion(listing, name)])
    .filter(([, version]) => version !== undefined)
    .map((pair) => pair.join(' '))
    .join(', ');
}

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly (string | number)[])[]} rows numbers are set to the right
 * @returns {string}
 */
export function tableOf(heads, rows) {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => `${row[column]}`.length)));
  const line = (/** @type {readonly (string | number)[]} */ cells) =>
    cells
      .map((cell, column) =>
        typeof cell === 'number' ? `${cell}`.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)].join('\n');
}
