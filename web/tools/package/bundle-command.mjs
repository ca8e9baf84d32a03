// @ts-check
// Bundles the command of posenc-check and puts its data next to it: the vectors and their schema.
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../toolchain/folders.mjs';

/** @param {string} folder for command.js, vectors and schema; files of models are read with library.js beside them */
export async function bundleCommand(folder) {
  const outfile = join(folder, 'command.js');
  await build({
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    lineLimit: 500,
    logLevel: 'warning',
    banner: { js: '#!/usr/bin/env node' },
    entryPoints: [join(root, 'web', 'check', 'command', 'index.ts')],
    outfile,
    plugins: [
      {
        // The library is loaded only where a file is read: build-check.mjs puts it beside the command.
        name: 'library',
        setup({ onResolve }) {
          onResolve({ filter: /^posenc$/ }, () => ({ path: './library.js', external: true }));
        },
      },
    ],
  });
  chmodSync(outfile, 0o755);
  for (const name of ['vectors', 'schema']) {
    const from = join(root, 'tests', 'conformance', name);
    for (const file of existsSync(from) ? readdirSync(from) : [])
      if (file.endsWith('.json')) cpSync(join(from, file), join(folder, name, file));
  }
}
