import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { sampledColorMaps } from '../tools/color-maps-plugin.ts';
import { pageAsFile } from '../tools/files-plugin.ts';
import { offline } from '../tools/offline-plugin.ts';
import { stringsInParts } from '../tools/strings-plugin.ts';
import { thumbnailsOfLabs } from '../tools/thumbnails-plugin.ts';
import { engineFromOutside } from '../tools/worker-engine-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The API with the page's own engine (see web/api/runtime/engine-page.ts), which alone imports the usual one. */
const engineInTwoSteps: Plugin = {
  name: 'posenc-engine',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/engine.ts') && importer && !importer.endsWith('engine-page.ts')
      ? here('../api/runtime/engine-page.ts')
      : undefined,
};

/** The labs as elements, with `embed.html`, beside the page; no part of what it keeps for offline. */
const labsBeside: Plugin = {
  name: 'posenc-labs-beside',
  writeBundle: ({ dir = '' }) => cpSync(here('../../build/labs'), dir, { recursive: true }),
};

/** A lab takes only the families that it uses: index files have no effects of their own. */
const rolldownOptions = { treeshake: { moduleSideEffects: (id: string) => !/\/web\/(api|draw)\//.test(id) } };

/**
 * Static files that work in any folder of any host: every address is relative, and nothing is fetched from elsewhere.
 */
export default defineConfig({
  root: here('.'),
  base: './',
  resolve: { alias: { posenc: here('../api/index.ts') } },
  plugins: [
    sampledColorMaps(),
    engineInTwoSteps,
    stringsInParts(),
    thumbnailsOfLabs(),
    offline(),
    labsBeside,
    pageAsFile(),
  ],
  build: {
    outDir: here('../../dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need a wider Content-Security-Policy than the page has.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions,
  },
  worker: { format: 'es', plugins: () => [engineFromOutside()], rolldownOptions },
});
