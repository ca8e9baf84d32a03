import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sampledColorMaps } from './color-maps-plugin.ts';
import { engineFrom } from './engine-plugin.ts';
import { filesOfLabs } from './files-plugin.ts';
import { stringsInParts } from './strings-plugin.ts';
import { chunkNames, trainedModels } from './trained-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The labs as elements, in pieces that load each other by relative addresses: they work in any folder of any host. */
export default defineConfig({
  root: here('../../labs/embed'),
  base: './',
  resolve: { alias: { posenc: here('../../library/api/index.ts') } },
  plugins: [sampledColorMaps(), engineFrom('engine-labs'), stringsInParts('elements'), trainedModels(), filesOfLabs()],
  build: {
    outDir: here('../../../build/labs'),
    emptyOutDir: true,
    target: 'es2022',
    // The other minifier rewrites light-dark() for old browsers, which do without the labs anyway.
    cssMinify: 'esbuild',
    assetsInlineLimit: 0,
    modulePreload: false,
    // Licences of the packages bundled into the labs; named as esbuild names such a file.
    license: { fileName: 'posenc-lab.js.LEGAL.txt' },
    // As a library, `import()` stays bare: otherwise Vite would wrap it in code with `import.meta`, which Jest's
    // CommonJS does not support.
    lib: {
      entry: {
        'posenc-lab': here('../../labs/embed/define.ts'),
        lab: here('../../labs/embed/posenc-lab.ts'),
        frame: here('../../labs/embed/frame.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: chunkNames('labs/'),
        assetFileNames: 'labs/[name]-[hash][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [engineFrom('engine-external')],
    rolldownOptions: { output: { entryFileNames: 'labs/[name]-[hash].js' } },
  },
});
