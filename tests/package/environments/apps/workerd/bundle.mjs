import { build } from 'esbuild';

await build({
  entryPoints: ['worker.js'],
  outdir: 'out',
  bundle: true,
  format: 'esm',
  conditions: ['workerd', 'worker'],
  loader: { '.wasm': 'copy' },
});
