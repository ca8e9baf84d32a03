// Modules travel as text: unpacked they are the bytes that were built, however an engine reads base64.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as analysis from '../../../../build/wasm/lanes/analysis.js';
import * as attention from '../../../../build/wasm/lanes/attention.js';
import * as common from '../../../../build/wasm/lanes/common.js';
import * as grids from '../../../../build/wasm/lanes/grids.js';
import * as rotary from '../../../../build/wasm/lanes/rotary.js';
import * as scores from '../../../../build/wasm/lanes/scores.js';
import * as vectors from '../../../../build/wasm/lanes/vectors.js';
import * as whole from '../../../../build/wasm/posenc-bytes.js';
import * as first from '../../../../build/wasm/posenc-first-bytes.js';
import * as training from '../../../../build/wasm/posenc-training-bytes.js';
import { unpack } from '../../../../web/library/api/runtime/unpack.ts';

const built = (name: string): Buffer =>
  readFileSync(new URL(`../../../../build/wasm/posenc-${name}.wasm`, import.meta.url));

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries({ wasm: whole, first, training }))('the module %s', (name, { packed, size }) => {
  expect(Buffer.compare(unpack(packed, size), built(name))).toBe(0);
});

describe('a lane, packed after the code common to all lanes', () => {
  test.each(Object.entries({ vectors, rotary, scores, analysis, attention, grids }))('%s', (name, { packed, size }) => {
    expect(Buffer.compare(unpack(common.packed + packed, size, common.size), built(name))).toBe(0);
  });

  test('no lane repeats the code that all lanes share', () => {
    expect(common.packed.length).toBeGreaterThan(2000);
    const starts = [vectors, rotary, scores, analysis, attention, grids].map(({ packed }) => packed.slice(0, 8));
    expect(new Set(starts).size).toBeGreaterThan(1);
  });
});

describe('base64 is read', () => {
  const read = (): boolean => {
    const bytes = unpack(common.packed + vectors.packed, vectors.size, common.size);
    vi.unstubAllGlobals();
    return Buffer.compare(bytes, built('vectors')) === 0;
  };
  const from = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

  test('by the engine, where it can', () => {
    const fromBase64 = vi.fn<(text: string) => Uint8Array>(from);
    vi.stubGlobal(
      'Uint8Array',
      class extends Uint8Array<ArrayBuffer> {
        static fromBase64 = fromBase64;
      },
    );
    expect(read()).toBe(true);
    expect(fromBase64).toHaveBeenCalledTimes(2);
  });

  test('by Node', () => {
    vi.stubGlobal('atob', undefined);
    expect(read()).toBe(true);
  });

  test('by browsers', () => {
    vi.stubGlobal('Buffer', undefined);
    expect(read()).toBe(true);
  });

  test('by our own code in an AudioWorklet, which lacks every alternative', () => {
    vi.stubGlobal('Buffer', undefined);
    vi.stubGlobal('atob', undefined);
    expect(read()).toBe(true);
  });
});
