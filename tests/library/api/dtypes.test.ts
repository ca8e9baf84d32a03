// `dtype` and `out` in every function that makes a table, a matrix or a tensor of numbers. Every exported function is
// in the lists of tests/calls with what it gives, so that none is forgotten.
import * as posenc from 'posenc';
import { describe, expect, test } from 'vitest';
import { writeBits } from '../../../web/library/api/runtime/halves.ts';
import { namesOf, parameters, withoutRows } from './support/functions.ts';
import { isTyped } from './support/hostile/mutations.ts';
import { invoke, valid, type Entry } from './support/hostile/run.ts';

const entry: Entry = posenc;

/** The default element type of a function's result. */
const made: Readonly<Record<string, 'float32' | 'float64'>> = Object.fromEntries(
  (['float32', 'float64'] as const).flatMap((dtype) => namesOf(dtype).map((name) => [name, dtype])),
);

type Dtype = 'float32' | 'float64' | 'float16' | 'bfloat16';
type Numbers = Float32Array | Float64Array | Uint16Array;
type Result = { readonly data: Numbers; readonly shape: readonly number[] };

/** The options among the arguments of a call. */
const optionsOf = (name: string): number => (name === 'rotaryAngles' ? 1 : 0);

/** A valid call with another `dtype` and `out`. */
function ask(name: string, make: () => unknown[], output: object): Result {
  const args = make(),
    at = optionsOf(name);
  const { dtype: _dtype, out: _out, ...rest } = (args[at] ?? {}) as Record<string, unknown>;
  args[at] = { ...rest, ...output };
  const result = invoke(entry, name, args) as Result & { cosine?: Result };
  return result.cosine ?? result;
}

const rounded = (half: 'float16' | 'bfloat16', wide: ArrayLike<number>): Uint16Array => {
  const out = new Uint16Array(wide.length);
  writeBits(half, wide, out, 0);
  return out;
};

const calls = valid.filter(({ name }) => name in made);

describe('dtype and out', () => {
  test('every exported function makes numbers of any type, or has a reason not to', () => {
    const listed = [...Object.keys(parameters), ...withoutRows];
    expect(listed.length).toBe(new Set(listed).size);
    const functions = Object.keys(entry).filter((name) => typeof entry[name] === 'function');
    expect(listed.sort()).toEqual(functions.sort());
    expect(Object.keys(made).filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });

  test.each(calls.map(({ name, make }) => [name, make] as const))('%s gives each type, rounded once', (name, make) => {
    const wide = ask(name, make, { dtype: 'float64' });
    expect(wide.data).toBeInstanceOf(Float64Array);
    const single = ask(name, make, { dtype: 'float32' });
    expect(single.data).toEqual(Float32Array.from(wide.data));
    expect(single.shape).toEqual(wide.shape);
    const usual = ask(name, make, {});
    expect(usual.data).toEqual(made[name] === 'float64' ? wide.data : single.data);
    for (const half of ['float16', 'bfloat16'] as const) {
      const bits = rounded(half, wide.data);
      const { data } = ask(name, make, { dtype: half });
      if (data instanceof Uint16Array) expect(data).toEqual(bits);
      else expect(rounded(half, data)).toEqual(bits);
    }
  });

  test.each(calls.filter(({ name }) => name !== 'rotaryTable').map(({ name, make }) => [name, make] as const))(
    '%s writes to `out`, whose kind says the type unless it is of bits',
    (name, make) => {
      const { length } = ask(name, make, {}).data;
      const kinds: readonly [out: Numbers, dtype: Dtype, asked?: Dtype][] = [
        [new Float32Array(length), 'float32'],
        [new Float64Array(length), 'float64'],
        [new Uint16Array(length), 'bfloat16', 'bfloat16'],
      ];
      for (const [out, dtype, asked] of kinds) {
        expect(ask(name, make, { out, dtype: asked }).data).toBe(out);
        expect(out).toEqual(ask(name, make, { dtype }).data);
      }
      for (const wrong of [
        { out: new Uint16Array(length) },
        { out: new Float32Array(length + 1) },
        { out: new Float32Array(length), dtype: 'float64' },
      ]) {
        expect(isTyped(wrong.out)).toBe(true);
        expect(() => ask(name, make, wrong)).toThrow(/allowed/);
        expect(wrong.out.every((x) => x === 0)).toBe(true);
      }
    },
  );
});
