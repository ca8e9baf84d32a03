// The module travels as text: both ways of unpacking it give the bytes that were built.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deflated, size } from '../../../build/wasm/posenc-bytes.js';
import { inflate } from '../../../web/api/runtime/inflate.ts';
import { unpack } from '../../../web/api/runtime/unpack.ts';

const built = readFileSync(new URL('../../../build/wasm/posenc-wasm.wasm', import.meta.url));

test('the unpacker of browsers, which is our own', () => {
  expect(Buffer.compare(inflate(deflated, size), built)).toBe(0);
});

test("the unpacker of Node, which is the engine's", () => {
  expect(Buffer.compare(unpack(deflated, size), built)).toBe(0);
});

test('without one of its own an engine gets ours', () => {
  const { getBuiltinModule } = process;
  Object.defineProperty(process, 'getBuiltinModule', { value: undefined, configurable: true, writable: true });
  try {
    expect(Buffer.compare(unpack(deflated, size), built)).toBe(0);
  } finally {
    Object.defineProperty(process, 'getBuiltinModule', { value: getBuiltinModule, configurable: true, writable: true });
  }
});
