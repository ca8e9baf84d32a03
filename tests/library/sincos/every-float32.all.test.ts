// A block of every float32 input in this engine; `npm run bench -- every-float32` tries all of them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionNames, hashesOf } from '../../../cpp/bench/float32-hashes.mjs';
import * as sincos from '../../../web/library/sincos/index.ts';

const kept = JSON.parse(
  readFileSync(new URL('../../../cpp/bench/every-float32.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

test('sines and cosines of every float32 from 2 to 8, radians and turns, are correctly rounded', () => {
  expect(hashesOf(64, sincos)).toEqual(functionNames.map((name) => kept[name]?.[64]));
});
