import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { sampledColorMaps } from './color-maps-plugin.ts';
import { engineFrom } from './engine-plugin.ts';
import { pageAsFile } from './files-plugin.ts';
import { pagesOfSite } from './pages-plugin.ts';
import { stringsInParts } from './strings-plugin.ts';
import { chunkNames, trainedModels } from './trained-plugin.ts';
import { thumbnailsOfLabs } from './thumbnails-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The labs as elements, with `embed.html`, next to the page; not part of the page's offline cache. */
const labsBeside: Plugin = {
  name: 'posenc-labs-beside',
  writeBundle: ({ dir = '' }) => cpSync(here('../../../build/labs'), dir, { recursive: true }),
};

/**
 * Modules of which most labs need all are one file, and small ones of the page another: a first view takes 7 to 13
 * files in place of 50 to 60, of the same size together, and many a host sends six at a time.
 */
const groups = [
  { name: 'common', minShareCount: 9 },
  {
    name: 'page',
    minShareCount: 2,
    test: /\/web\/labs\/(?:pages\/first|shared)\/(?!claims\/|models\/|numbers\/|quiz\/|paths\/)/,
  },
];

/**
 * Static files that work in any folder of any host: every address is relative, and nothing is fetched from elsewhere.
 */
export default defineConfig({
  root: here('../../labs/pages/first'),
  base: './',
  resolve: { alias: { posenc: here('../../library/api/index.ts') } },
  plugins: [
    sampledColorMaps(),
    engineFrom('engine-page'),
    stringsInParts(),
    trainedModels(),
    thumbnailsOfLabs(),
    labsBeside,
    pageAsFile(),
    pagesOfSite(),
  ],
  build: {
    outDir: here('../../../dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need a wider Content-Security-Policy than the page has.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames: chunkNames('assets/') } },
  },
  worker: { format: 'es', plugins: () => [engineFrom('engine-external')] },
});
