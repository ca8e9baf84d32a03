// @ts-check
// posenc/pure after minifiers: every version of SWC in likely use, the others at their newest.
import { answersOf } from '../support/answers.mjs';
import { inWorkshop } from './workshop.mjs';

const numbers = `
import { readFileSync, writeFileSync } from 'node:fs';
const file = 'node_modules/posenc/dist/pure.js';
const source = readFileSync(file, 'utf8');
const code = await minify(source);
if (!(code.length > 1000)) throw new Error('nothing is left');
writeFileSync('minified.mjs', code);
${answersOf}
const answers = async (name) => answersOf(await import(name));
if ((await answers('./minified.mjs')) !== (await answers('posenc'))) throw new Error('the numbers have changed');
console.log((code.length / 1000).toFixed(0) + ' kB');
`;
const swc = `import { minify as swc } from '@swc/core';
const minify = async (source) => (await swc(source, { module: true, compress: true, mangle: true })).code;`;

/** @type {readonly (readonly [name: string, packages: Record<string, string>, minify: string])[]} */
const minifiers = [
  ...['1.10', '1.11', '1.12', '1.13', '1.14', '1.15.33', '1.15', '1'].map(
    (version) => /** @type {const} */ ([`SWC ${version}`, { '@swc/core': version }, swc]),
  ),
  [
    'terser',
    { terser: '5' },
    `import { minify as terser } from 'terser';
const minify = async (source) => (await terser(source, { module: true })).code;`,
  ],
  [
    'esbuild',
    { esbuild: '0.28' },
    `import { transform } from 'esbuild';
const minify = async (source) => (await transform(source, { minify: true, format: 'esm' })).code;`,
  ],
  [
    'oxc',
    { 'oxc-minify': '*' },
    `import { minifySync } from 'oxc-minify';
const minify = async (source) => minifySync('pure.js', source).code;`,
  ],
  [
    'Closure Compiler, simple',
    { 'google-closure-compiler': '*', esbuild: '0.28' },
    // It does not know private fields, and drops exports without importers: both are transformed before.
    `import { execFileSync } from 'node:child_process';
import { transform } from 'esbuild';
const minify = async (source) => {
  const { code } = await transform(source, { target: 'es2021', format: 'esm' });
  const [exported] = /export \\{[^}]*\\};?\\s*$/.exec(code);
  writeFileSync('lowered.js', code.slice(0, -exported.length));
  const options = ['--js=lowered.js', '--js_output_file=closed.js', '--compilation_level=SIMPLE',
    '--language_out=ECMASCRIPT_2021', '--warning_level=QUIET'];
  execFileSync('node_modules/.bin/google-closure-compiler', options, { stdio: 'inherit' });
  return readFileSync('closed.js', 'utf8') + exported;
};`,
  ],
];

/** @param {import('./workshop.mjs').Packed} packed @param {string} node */
export const minifierRows = (packed, node) =>
  minifiers.map(([name, packages, minify]) => ({
    name: `minifier: ${name}`,
    work: () =>
      inWorkshop({ packages, node, files: { 'main.mjs': `${minify}${numbers}` } }, packed, ({ run }) =>
        run('node', 'main.mjs').then((said) => said.trim()),
      ),
  }));
