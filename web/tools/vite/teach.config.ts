import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { sampledColorMaps } from './color-maps-plugin.ts';
import { engineFrom } from './engine-plugin.ts';
import { stringsInParts } from './strings-plugin.ts';
import { foldersOfTeach, teachPages } from './teach-pages-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const made = here('../../../build/teach');

/** The pages go into the folder of the whole site, which the page's build has emptied. */
const intoSite: Plugin = {
  name: 'posenc-teach-into-site',
  writeBundle() {
    const site = here('../../../dist/page');
    for (const folder of foldersOfTeach()) {
      rmSync(join(site, folder), { recursive: true, force: true });
      cpSync(join(made, folder), join(site, folder), { recursive: true });
    }
  },
};

/** The titles and questions of the labs, and the sentences of the paths. */
const strings = stringsInParts('page', ['page', 'paths']);

/** `/teach/` in every language, with one entry and one style for all of its pages in `teach/assets`. */
export default defineConfig({
  root: here('../../teach'),
  base: './',
  resolve: { alias: { posenc: here('../../api/index.ts') } },
  plugins: [sampledColorMaps(), engineFrom('engine-page'), strings, teachPages(), intoSite],
  build: {
    outDir: made,
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: 'esbuild',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: here('../../teach/main.ts'),
      output: {
        entryFileNames: 'teach/assets/[name]-[hash].js',
        chunkFileNames: 'teach/assets/[name]-[hash].js',
        assetFileNames: 'teach/assets/[name]-[hash][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [engineFrom('engine-external'), strings],
    rolldownOptions: { output: { entryFileNames: 'teach/assets/[name]-[hash].js' } },
  },
});
