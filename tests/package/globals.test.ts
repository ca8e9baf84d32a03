// The package in engines that lack what JavaScript has got since 2020, as edge runtimes do.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { quick } from '../tiers.mjs';
import { dist } from './support/install.ts';

/** Globals that an engine with WebAssembly and its SIMD may lack. */
const absent = [
  ...['FinalizationRegistry', 'WeakRef', 'AggregateError', 'structuredClone', 'Float16Array', 'SharedArrayBuffer'],
  ...['Atomics', 'Iterator', 'DecompressionStream', 'TextDecoder', 'TextEncoder', 'performance', 'navigator', 'Intl'],
  ...['process', 'Buffer', 'document', 'window', 'self', 'location'],
];

const program = (url: string, names: readonly string[]): string => `
  for (const name of ${JSON.stringify(names)}) delete globalThis[name];
  const posenc = await import(${JSON.stringify(url)});
  const frequencies = posenc.rotaryFrequencies({ headDim: 8 });
  const rope = new posenc.PreparedRotary({ headDim: 8, headsFirst: true, pairing: 'rotateHalf', frequencies });
  const turned = rope.apply(new Float32Array(8).fill(1), { positions: [1] });
  rope.dispose();
  console.log(turned[0].toFixed(4), posenc.sinusoidal({ positions: 2, dim: 2 }).data[3].toFixed(4));
`;

for (const entry of ['index.js', 'pure.js'])
  test.skipIf(quick && entry === 'pure.js').each(absent)(
    `${entry} is imported and rotates where %s is missing`,
    (name) => {
      const url = pathToFileURL(join(dist, entry)).href;
      const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program(url, [name])], {
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(run.stdout).toBe('-0.3012 0.5403\n');
    },
  );
