// @ts-check
// Lists what the quick tier, `npm test`, leaves to `npm test -- --all`: Firefox, except one test that wakes every lab
// in it; the suites below; files named *.all.test.*; tests of the page called `whole`, which take seconds; tests
// guarded by `quick` (posenc/pure, more than one look at every lab, megabytes to read); and ESLint. Vitest started by
// hand runs all that matches.

export const quick = process.env['POSENC_TESTS'] === 'quick';

/** @type {readonly import('../web/tools/toolchain/launch.mjs').BrowserName[]} */
export const browserNames = quick ? ['chromium'] : ['chromium', 'firefox'];

/** The folders with tests for vitest, the slowest first: short ones at the end keep all cores busy. */
export const suites = [
  'labs/page',
  'library/elements',
  'package',
  'library/api',
  'library/sincos',
  'library/webgpu',
  'examples',
  'fuzz',
  'tools',
  'docs',
  'conformance',
  'check',
  'labs/class',
  'bits',
  'calls',
  'library/draw',
  'labs/doors',
];

export const onlyInAll = ['sanitizers', 'fuzz', 'examples'];
