// @ts-check
// Turns the declarations that TypeScript writes, a file for each source, into a file for each entry of posenc.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** Makes imports name .js files, and arrays types that TypeScript before 5.7 has. @param {string} folder */
export function withJavaScriptNames(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace(/((?:from |import\()'\.[^']*)\.ts'/g, "$1.js'")
        .replace(/from 'lit'/g, "from './lit.js'")
        // Before TypeScript 5.7 arrays were not generic over their buffers.
        .replace(/\b(\w+Array)<ArrayBuffer>/g, 'InstanceType<typeof $1>')
        .replace(/\b(\w+Array)<ArrayBufferLike>/g, '$1'),
    );
  }
}

/** The entry that holds a declaration which several entries share. @param {string} file */
function entryOf(file) {
  if (/[\\/]api[\\/]/.test(file)) return 'index';
  return /[\\/](elements|draw)[\\/]/.test(file) && !/define\.d\.ts$/.test(file) ? 'elements' : undefined;
}

/** @param {string} from a folder with a file for each source @param {string} into gets a file for each entry */
export async function rollUp(from, into) {
  const bundle = await rollup({
    input: {
      index: join(from, 'api', 'index.d.ts'),
      webgpu: join(from, 'webgpu', 'index.d.ts'),
      sincos: join(from, 'sincos', 'index.d.ts'),
      elements: join(from, 'elements', 'index.d.ts'),
      'elements/define': join(from, 'elements', 'define.d.ts'),
    },
    plugins: [dts()],
    external: ['posenc'],
    // Entries import shared types from each other: Rollup makes no unnamed chunk for them.
    preserveEntrySignatures: 'allow-extension',
    onwarn(warning) {
      throw new Error(`types: ${warning.message}`);
    },
  });
  await bundle.write({
    dir: into,
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].d.ts',
    minifyInternalExports: false,
    // Without it a program whose `lib` ends with ES2023 has no `Symbol.dispose`.
    banner: ({ name }) => (name === 'index' ? '/// <reference lib="esnext.disposable" />' : ''),
    manualChunks: entryOf,
  });
  await bundle.close();
}
