// @ts-check
// Addresses, commands and badges that are true only once posenc is published. unpublished.json lists each with what
// makes it true; tests/tools/unpublished.test.mjs compares the list with the texts.

/**
 * What makes an address true: the repository at its address, a tag in it, the package in npm's registry, or the site.
 * @typedef {'repository' | 'tag' | 'npm' | 'site'} Maker
 */

/** A badge is a picture whose address says a state. @type {readonly RegExp[]} */
const patterns = [
  /https?:\/\/(?:www\.)?github\.com\/posenc\/posenc[\w./#@-]*/g,
  /https?:\/\/posenc\.github\.io[\w./#-]*/g,
  /https?:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh)\/posenc[\w./@-]*/g,
  /https?:\/\/(?:www\.npmjs\.com|npmjs\.com)\/package\/posenc[\w./@-]*/g,
  /https?:\/\/(?:stackblitz\.com|codepen\.io|codesandbox\.io)\/[\w./@?=&-]*/g,
  /https?:\/\/(?:img\.shields\.io|badge\.fury\.io|badgen\.net)\/[\w./@?=&-]*/g,
  /\bgh:posenc\/posenc[\w.@-]*/g,
  /\bposenc\/posenc\/[\w./-]*@v[\d.]+/g,
  /\bGIT_TAG v[\d.]+/g,
  /\bnpm (?:install|i|add|pack)(?: -\S+)* posenc(?:-check|-labs)?(?:@[\d.]+)?(?![\w/-]|\.\w)/g,
  /\b(?:(?:pnpm|yarn|bun|deno) add|pip install)(?: -\S+)* (?:npm:)?posenc(?:-\w+)?(?:@[\d.]+)?(?![\w/-]|\.\w)/g,
  /\bnpx (?:-y |--yes )?posenc(?:-check|-labs)?(?:@\d[\d.]*)?(?![\w/-]|\.\w)/g,
];

/**
 * The addresses and commands of a text that only a release makes true, each as often as it stands there.
 * @param {string} text @returns {string[]}
 */
export const unpublishedIn = (text) =>
  patterns.flatMap((pattern) =>
    // A line may end within a command; a full stop after an address is the sentence's.
    [...text.replace(/[ \t]*\n[ \t]*/g, ' ').matchAll(pattern)].map(([found]) => found.replace(/[.,]+$|\.git$/, '')),
  );

/** @param {string} address @returns {Maker} */
export function makerOf(address) {
  if (/@v[\d.]+$|^GIT_TAG|^gh:.*@/.test(address)) return 'tag';
  if (/github\.io/.test(address)) return 'site';
  return /^https?:\/\/(www\.)?github\.com|^gh:/.test(address) ? 'repository' : 'npm';
}

/** Whether a file's text is read by users: everything but programs of tests. @param {string} file */
export const isShown = (file) =>
  (!file.startsWith('tests/') || file.startsWith('tests/conformance/guide/') || file.endsWith('.md')) &&
  !file.startsWith('web/tools/release/') &&
  !/\.(png|svg|wasm|bin|npy|gguf|woff2?|ico)$/.test(file);
