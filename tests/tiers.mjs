// @ts-check
// What the quick tier, `npm test`, leaves to `npm test -- --all`: Firefox, but for one test that wakes every lab in it;
// the suites below; files that are named *.all.test.*; what asks `quick` (posenc/pure, more than one look at every lab
// in each width); and ESLint. Vitest started by hand runs all that it is asked for.

export const quick = process.env['POSENC_TESTS'] === 'quick';

/** @type {readonly import('../web/toolchain/launch.mjs').BrowserName[]} */
export const browserNames = quick ? ['chromium'] : ['chromium', 'firefox'];

/** The folders with tests for vitest, what takes longest first: with what is short at the end, no core waits. */
export const suites = ['page', 'elements', 'package', 'api', 'examples', 'fuzz', 'tools', 'docs', 'bits', 'draw'];

export const onlyInAll = ['sanitizers', 'fuzz', 'examples'];
