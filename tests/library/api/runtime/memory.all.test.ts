// Two hundred thousand calls leave memory as it was: that of WebAssembly, which cannot shrink, and that of JavaScript.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { heldBytes } from '../support/memory.ts';
import * as posenc from 'posenc';
import { expect, test } from 'vitest';
import { invoke, valid } from '../support/hostile/run.ts';

setFlagsFromString('--expose-gc');
// Engines discard and recompile optimised code while calls differ: 200 to 400 kB a phase that are not a leak.
setFlagsFromString('--no-opt');
const collect = runInNewContext('gc') as () => void;

function kept(): number {
  collect();
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

const entry = posenc as unknown as Readonly<Record<string, (...args: unknown[]) => unknown>>;
const calls = valid.map(({ name, make }) => {
  const call = name === 'PreparedRotary' ? (...args: unknown[]) => invoke(entry, name, args) : entry[name];
  return { name, call: call as (...args: unknown[]) => unknown, args: make() };
});
/** They take as long as all the others together, and cross the boundary in the same way. */
const slow = ['identify', 'attention', 'equivarianceError'];

function callAll(times: number): void {
  for (let k = 0; k < times; ++k)
    for (const { name, call, args } of calls) if (k % 100 === 0 || !slow.includes(name)) call(...args);
}

test('2 x 10^5 calls of all functions leave memory constant', () => {
  callAll(30);
  const before = heldBytes();
  const phases = 6;
  let least = Infinity;
  for (let phase = 0; phase < phases; ++phase) {
    const before = kept();
    callAll(Math.ceil(2e5 / phases / calls.length));
    least = Math.min(least, kept() - before);
  }
  expect(heldBytes()).toBe(before);
  // 12 kB were seen, the engine's own. A leak would grow in every phase, by 500 kB for one object a call.
  expect(least).toBeLessThan(50_000);
});
