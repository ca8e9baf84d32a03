// @ts-check
// Builds the search into dist/page/search, once all pages are there, and the page for what is not found.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, transformSync } from 'esbuild';
import { root } from '../toolchain/folders.mjs';
import { notFoundPage } from './not-found.mjs';

const here = (/** @type {string} */ path) => join(root, 'web', path);
const site = join(root, 'dist', 'page');

/** Style sheets that a script adopts: text. @type {import('esbuild').Plugin} */
const inline = {
  name: 'posenc-inline-sheets',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path.replace('?inline', '')),
      namespace: 'inline',
    }));
    onLoad({ filter: /./, namespace: 'inline' }, ({ path }) => ({
      contents: transformSync(readFileSync(path, 'utf8'), { loader: 'css', minify: true }).code,
      loader: 'text',
    }));
  },
};

/** @type {import('esbuild').BuildOptions} */
const shared = { bundle: true, write: false, format: 'esm', logLevel: 'warning', plugins: [inline] };

const [browser, node] = await Promise.all([
  build({
    ...shared,
    entryPoints: [
      here('labs/pages/search/search.ts'),
      here('labs/pages/search/not-found/not-found.ts'),
      here('labs/pages/search/not-found/not-found.css'),
    ],
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outdir: join(site, 'search'),
    splitting: true,
    minify: true,
    target: 'es2022',
  }),
  build({ ...shared, entryPoints: [here('tools/search/make.ts')], platform: 'node' }),
]);
const code = Buffer.from(node.outputFiles?.[0]?.contents ?? []).toString('base64');
/** @type {typeof import('./make.ts')} */
const { notFoundWords, writeSearch } = await import(`data:text/javascript;base64,${code}`);
writeSearch(site, browser.outputFiles ?? []);
writeFileSync(
  join(site, '404.html'),
  notFoundPage(await notFoundWords(), { script: 'search/not-found.js', style: 'search/not-found.css' }),
);
