// @ts-check
// Bundles `npx posenc` and puts its data next to it: the vectors and their schema, published as separate files.
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** @param {string} folder into which command.js, vectors and schema go */
export async function buildCommand(folder) {
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
        // The library is loaded only for files; it is a separate entry next to the command.
        name: 'library',
        setup({ onResolve }) {
          onResolve({ filter: /^posenc$/ }, () => ({ path: './index.js', external: true }));
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
