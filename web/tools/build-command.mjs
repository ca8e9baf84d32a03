// @ts-check
// Bundles `npx posenc` and lays what it reads beside it: the vectors and their schema, published as files of their own.
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

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
    entryPoints: [join(root, 'web', 'command', 'index.ts')],
    outfile,
    plugins: [
      {
        // The library is loaded for files only, and lies beside the command as an entry of its own.
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
