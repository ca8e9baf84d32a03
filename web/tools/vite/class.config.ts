import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { classPages, placeOf, spoken } from './class-pages-plugin.ts';
import { sampledColorMaps } from './color-maps-plugin.ts';
import { engineFrom } from './engine-plugin.ts';
import { stringsInParts } from './strings-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const made = here('../../../build/class');

/** The pages go into the folder of the whole site, which the page's build has emptied. */
const intoSite: Plugin = {
  name: 'posenc-class-into-site',
  writeBundle() {
    const site = here('../../../dist/page');
    for (const folder of spoken.map(placeOf)) {
      rmSync(join(site, folder), { recursive: true, force: true });
      cpSync(join(made, folder), join(site, folder), { recursive: true });
    }
  },
};

/**
 * `/class/` in every language, with one script and one style for all of them in `class/assets`. Phones load it: each
 * lab's questions, the modules that they call, training and the camera's reader are parts of their own.
 */
export default defineConfig({
  root: here('../../class'),
  base: './',
  resolve: { alias: { posenc: here('../../api/index.ts') } },
  plugins: [sampledColorMaps(), engineFrom('engine-labs'), stringsInParts('elements'), classPages(), intoSite],
  build: {
    outDir: made,
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: 'esbuild',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: here('../../class/main.ts'),
      output: {
        entryFileNames: 'class/assets/[name]-[hash].js',
        chunkFileNames: 'class/assets/[name]-[hash].js',
        assetFileNames: 'class/assets/[name]-[hash][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [engineFrom('engine-external'), stringsInParts('elements')],
    rolldownOptions: { output: { entryFileNames: 'class/assets/[name]-[hash].js' } },
  },
});
