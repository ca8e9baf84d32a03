import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { checkPages, placeOf, spoken } from './check-pages-plugin.ts';
import { sampledColorMaps } from './color-maps-plugin.ts';
import { engineFrom } from './engine-plugin.ts';
import { stringsInParts } from './strings-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const made = here('../../../build/check');

/** The pages go into the folder of the whole site, which the page's build has emptied. */
const intoSite: Plugin = {
  name: 'posenc-check-into-site',
  writeBundle() {
    const site = here('../../../dist/page');
    for (const folder of spoken.map(placeOf)) {
      rmSync(join(site, folder), { recursive: true, force: true });
      cpSync(join(made, folder), join(site, folder), { recursive: true });
    }
  },
};

/** `/check/` in every language, with one script and one style for all of them in `check/assets`. */
export default defineConfig({
  root: here('../../check'),
  base: './',
  resolve: { alias: { posenc: here('../../api/index.ts') } },
  plugins: [sampledColorMaps(), engineFrom('engine-page'), stringsInParts('elements'), checkPages(), intoSite],
  build: {
    outDir: made,
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: 'esbuild',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: here('../../check/main.ts'),
      output: {
        entryFileNames: 'check/assets/[name]-[hash].js',
        chunkFileNames: 'check/assets/[name]-[hash].js',
        assetFileNames: 'check/assets/[name]-[hash][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [engineFrom('engine-external'), stringsInParts('elements')],
    rolldownOptions: { output: { entryFileNames: 'check/assets/[name]-[hash].js' } },
  },
});
