// `posenc/sincos` on arrays: the bits of the functions of one number, in the precision of the result.
import { describe, expect, test } from 'vitest';
import * as sincos from '../../../web/library/sincos/index.ts';
import { goldenCases } from '../api/support/golden.ts';

const { cosArray, sinArray, sinCosArray } = sincos;

const values = Float64Array.from({ length: 300 }, (_, i) => (i - 150) * 1.37 ** (i % 40)),
  singles = Float32Array.from(values);

const functions = [
  { make: 'sinArray', units: 'radians', double: sincos.sin, single: sincos.sinFloat32 },
  { make: 'cosArray', units: 'radians', double: sincos.cos, single: sincos.cosFloat32 },
  { make: 'sinArray', units: 'turns', double: sincos.sinTurns, single: sincos.sinTurnsFloat32 },
  { make: 'cosArray', units: 'turns', double: sincos.cosTurns, single: sincos.cosTurnsFloat32 },
] as const;

describe.each(functions)('$make of $units', ({ make, units, double, single }) => {
  const of = sincos[make];

  test('a Float64Array has the bits of each number', () => {
    expect(of(values, { units })).toEqual(Float64Array.from(values, double));
  });

  test('a Float32Array has the bits of each number in float32', () => {
    expect(of(singles, { units })).toEqual(Float32Array.from(singles, single));
  });

  test('an out of the other kind decides the precision', () => {
    expect(of(values, { units, out: new Float32Array(300) })).toEqual(Float32Array.from(values, single));
    expect(of(singles, { units, out: new Float64Array(300) })).toEqual(Float64Array.from(singles, double));
  });

  test('the hardest inputs have the bits of each number, also those halfway between two float32', () => {
    const hard = Float64Array.from(goldenCases('sincos').flatMap(({ inputs }) => inputs['values'] as number[]));
    expect(of(hard, { units })).toEqual(hard.map(double));
    expect(of(hard, { units, out: new Float32Array(hard.length) })).toEqual(Float32Array.from(hard, single));
  });

  test('out may be the array of values, and is returned', () => {
    const own = values.slice();
    expect(of(own, { units, out: own })).toBe(own);
    expect(own).toEqual(Float64Array.from(values, double));
  });

  test('no value gives no result', () => expect(of(new Float32Array(), { units })).toEqual(new Float32Array()));

  test('sinCosArray has the same bits', () => {
    const part = make === 'sinArray' ? 'sine' : 'cosine';
    expect(sinCosArray(values, { units })[part]).toEqual(of(values, { units }));
    expect(sinCosArray(singles, { units })[part]).toEqual(of(singles, { units }));
  });
});

test('radians are the default', () => {
  expect(sinArray(values)).toEqual(sinArray(values, { units: 'radians' }));
  expect(cosArray(singles, {})).toEqual(cosArray(singles, { units: 'radians' }));
});

describe('refusals', () => {
  const eight = new Float64Array(8);
  const refused: readonly (readonly [what: string, call: () => unknown, code: string, words: string])[] = [
    ['a list', () => sinArray([1] as never), 'POSENC_WRONG_TYPE', 'sinArray: values is an array; allowed: a Float'],
    ['integers', () => cosArray(new Int32Array(2) as never), 'POSENC_WRONG_TYPE', 'cosArray: values is an Int32Array'],
    ['a number', () => sinCosArray(1 as never), 'POSENC_WRONG_TYPE', 'sinCosArray: values is 1'],
    [
      'unknown units',
      () => sinArray(eight, { units: 'degrees' as never }),
      'POSENC_UNKNOWN_NAME',
      'sinArray: units is "degrees"; allowed: "radians" or "turns"',
    ],
    ['units of no name', () => sinCosArray(eight, { units: 1 as never }), 'POSENC_WRONG_TYPE', 'units is 1'],
    [
      'a slip of the pen',
      () => sinArray(eight, { unit: 'turns' } as never),
      'POSENC_WRONG_TYPE',
      'did you mean units?',
    ],
    [
      'an out of sinCosArray',
      () => sinCosArray(eight, { out: eight } as never),
      'POSENC_WRONG_TYPE',
      'out is no option',
    ],
    [
      'a short out',
      () => sinArray(eight, { out: new Float64Array(7) }),
      'POSENC_SHAPE_MISMATCH',
      'of 8 elements, not 7',
    ],
    [
      'an out of integers',
      () => sinArray(eight, { out: new Int32Array(8) as never }),
      'POSENC_WRONG_TYPE',
      'out is an',
    ],
    [
      'an out over a part of the values',
      () => cosArray(eight.subarray(0, 4), { out: eight.subarray(1, 5) }),
      'POSENC_OVERLAP',
      'cosArray: out is a Float64Array; allowed: an array that shares no memory with values, or is values',
    ],
    [
      'an out of other elements over the values',
      () => cosArray(eight, { out: new Float32Array(eight.buffer, 0, 8) }),
      'POSENC_OVERLAP',
      'out is a Float32Array',
    ],
  ];

  test.each(refused)('%s', (_what, call, code, words) => {
    eight.fill(3);
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) as string }));
    expect(eight).toEqual(new Float64Array(8).fill(3));
  });

  test('arrays that were transferred while options are read', () => {
    const gone = new Float64Array(4);
    const options = {
      get units() {
        structuredClone(gone, { transfer: [gone.buffer] });
        return 'turns' as const;
      },
    };
    expect(() => sinArray(gone, options)).toThrow(expect.objectContaining({ code: 'POSENC_BAD_BUFFER' }));
  });
});
