// @ts-check
// The download of an application that imports a part of the package: each bundler's production build, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inWorkshop } from './workshop.mjs';

const parts = {
  sinusoidal: 'sinusoidal',
  rotary: 'rotaryFrequencies, applyRotary',
  ALiBi: 'alibiBias',
  everything: '* as posenc',
};

/** @param {string} names */
const program = (names) =>
  names.startsWith('*')
    ? `import ${names} from 'posenc';\nglobalThis.kept = posenc;\n`
    : `import { ${names} } from 'posenc';\nglobalThis.kept = [${names}];\n`;

/** The scripts below a folder, gzipped one by one. @param {string} folder */
function gzipped(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1000;
}

/** A build of one program into a folder. */
/** @type {readonly (readonly [string, Record<string, string>, (entry: string, out: string) => string[]])[]} */
const bundlers = [
  [
    'esbuild',
    { esbuild: '0.28' },
    (entry, out) => ['esbuild', entry, '--bundle', '--minify', '--format=esm', `--outfile=${out}/main.js`],
  ],
  [
    'Rollup and terser',
    { rollup: '4', '@rollup/plugin-node-resolve': '16', '@rollup/plugin-terser': '1' },
    (entry, out) => ['rollup', entry, '-p', '@rollup/plugin-node-resolve', '-p', '@rollup/plugin-terser', '-d', out],
  ],
  [
    'webpack',
    { webpack: '5', 'webpack-cli': '6' },
    (entry, out) => ['webpack', '--mode', 'production', '--entry', `./${entry}`, '--output-path', `./${out}`],
  ],
  ['Vite', { vite: '8' }, (entry, out) => ['node', 'vite.mjs', entry, out]],
  [
    'Rspack',
    { '@rspack/core': '2', '@rspack/cli': '2' },
    (entry, out) => ['rspack', 'build', '--mode', 'production', '--entry', `./${entry}`, '--output-path', `./${out}`],
  ],
];
const vite = `import { build } from 'vite';
const [, , entry, outDir] = process.argv;
await build({ configFile: false, logLevel: 'error', build: { outDir, modulePreload: false,
  rollupOptions: { input: entry } } });
`;

/** Next's own framework is in every page: posenc's share is the difference to a page without it. */
/** @param {import('./workshop.mjs').Packed} packed @param {string} node */
async function nextSizes(packed, node) {
  const layout = `export default function Layout({ children }) {
  return (<html lang="en"><body>{children}</body></html>);
}\n`;
  /** @type {number[]} */
  const sizes = [];
  const page = (/** @type {string} */ imports) =>
    `'use client';\n${imports}export default function Page() { return null; }\n`;
  for (const imports of ['', ...Object.values(parts).map(program)]) {
    const files = { 'app/layout.jsx': layout, 'app/page.jsx': page(imports) };
    const packages = { next: '16', react: '19', 'react-dom': '19' };
    sizes.push(
      await inWorkshop({ packages, node, files }, packed, async ({ folder, run }) => {
        await run('next', 'build');
        return gzipped(join(folder, '.next', 'static'));
      }),
    );
  }
  return sizes.slice(1).map((size) => size - (sizes[0] ?? 0));
}

/** @param {import('./workshop.mjs').Packed} packed @param {string} node */
export async function sizeTable(packed, node) {
  const names = Object.keys(parts);
  const line = (/** @type {string} */ name, /** @type {readonly number[]} */ sizes) =>
    console.log([name, ...sizes.map((size) => size.toFixed(1))].join(' | '));
  console.log(`\nkB gzipped | ${names.join(' | ')}`);
  for (const [bundler, packages, build] of bundlers) {
    const files = Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${name}.js`, program(part)]));
    await inWorkshop({ packages, node, files: { ...files, 'vite.mjs': vite } }, packed, async ({ folder, run }) => {
      const sizes = [];
      for (const name of names) {
        const [command = '', ...args] = build(`${name}.js`, `out-${name}`);
        await run(command, ...args);
        sizes.push(gzipped(join(folder, `out-${name}`)));
      }
      line(bundler, sizes);
    }).catch((error) => console.log(`${bundler} | FAILS\n${String(error).slice(-800)}`));
  }
  await nextSizes(packed, node).then(
    (sizes) => line('Next (what it adds)', sizes),
    (error) => console.log(`Next | FAILS\n${String(error).slice(-800)}`),
  );
}
