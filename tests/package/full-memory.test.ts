// Every entry that computes, as it is built, in memory that is full.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { quick } from '../tiers.mjs';
import { dist } from './support/install.ts';

/** Asks for a rotation that its arena has no room for, for one that no memory has room for, and rotates on. */
const program = (url: string): string => `
  const { Arena, PreparedRotary, rotaryFrequencies } = await import(${JSON.stringify(url)});
  const shape = { headsFirst: true, pairing: 'interleaved' };
  const [narrow, pairs] = [{ ...shape, headDim: 128, frequencies: rotaryFrequencies({ rotaryDim: 128 }) }, 2 ** 21];
  const wide = { ...shape, headDim: 2 * pairs, frequencies: { inverse: new Float64Array(pairs) } };
  for (const options of [{ ...narrow, length: 256, arena: new Arena(2 ** 16) }, { ...wide, length: 64 }])
    try {
      new PreparedRotary(options);
      console.log('no error');
    } catch ({ name, code, argument }) {
      console.log(name, code, argument);
    }
  const rotated = new PreparedRotary(narrow).apply(new Float32Array(128).fill(1), { positions: [0] });
  console.log(rotated.every((x) => x === 1));
`;

for (const entry of ['index.js', 'index.node.js', 'pure.js'])
  test.skipIf(quick && entry === 'pure.js')(`${entry} refuses with a code when memory runs out, and goes on`, () => {
    const asked = program(pathToFileURL(join(dist, entry)).href);
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', asked], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout).toBe(`${'PosencError POSENC_OUT_OF_MEMORY memory\n'.repeat(2)}true\n`);
  });
