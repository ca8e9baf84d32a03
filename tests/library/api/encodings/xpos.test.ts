import { describe, expect, test } from 'vitest';
import { applyXpos } from 'posenc';
import { goldenCases, largestDifference } from '../support/golden.ts';
import { tensorOf } from '../support/tensors.ts';

describe('applyXpos', () => {
  test('at given positions and over a part of the head it matches 50-digit truth', () => {
    for (const c of goldenCases('rotary_apply', 'xpos_positions')) {
      const { head_dim: headDim, rotary_dim: rotaryDim, base, scale_base: scaleBase, centre, role, length } = c.params;
      const wide = tensorOf(c.inputs.x),
        largest = Math.max(1, ...c.expect.map(Math.abs));
      const positions = c.inputs.positions as number[];
      const options = { headDim, rotaryDim, base, scaleBase, centre, role, positions, length: length ?? undefined };
      expect(largestDifference(applyXpos(wide, options).data, c.expect), c.name).toBeLessThanOrEqual(1e-12);
      expect(largestDifference(applyXpos(Float32Array.from(wide), options).data, c.expect)).toBeLessThanOrEqual(
        largest * 2 ** -22,
      );
    }
  });

  test('batch rows use separate positions when given', () => {
    const x = Float64Array.from({ length: 2 * 3 * 8 }, (_, k) => ((k * 11) % 17) / 16 - 0.5);
    const options = { headDim: 8, role: 'queries', length: 50 } as const;
    const both = applyXpos(x, {
      ...options,
      batch: 2,
      positions: [
        [0, 1, 2],
        [7, 8.5, 9],
      ],
    });
    expect(both.data.slice(0, 24)).toEqual(applyXpos(x.slice(0, 24), options).data);
    expect(both.data.slice(24)).toEqual(applyXpos(x.slice(24), { ...options, positions: [7, 8.5, 9] }).data);
  });

  test('tokens after cached ones turn and scale as they do in the whole sequence', () => {
    // With an even total length both see the same centre.
    const x = Float64Array.from({ length: 40 * 2 * 8 }, (_, k) => ((k * 11) % 17) / 16 - 0.5);
    const whole = applyXpos(x, { heads: 2, headsFirst: false, headDim: 8, role: 'keys' });
    const last = applyXpos(x.slice(38 * 16), { heads: 2, headsFirst: false, headDim: 8, role: 'keys', offset: 38 });
    expect(largestDifference(last.data, whole.data.slice(38 * 16))).toBeLessThan(1e-14);
    expect(whole.shape).toEqual([40, 2, 8]);
  });
});

describe('errors of applyXpos', () => {
  const x = new Float32Array(8);
  test.each<[string, object, typeof TypeError | typeof RangeError, string]>([
    ['an odd headDim', { role: 'queries', headDim: 1 }, RangeError, 'headDim'],
    ['a headDim that does not fit', { role: 'queries', headDim: 6 }, RangeError, 'x'],
    ['a base of one', { role: 'queries', headDim: 4, base: 1 }, RangeError, 'base'],
    ['a scaleBase of zero', { role: 'queries', headDim: 4, scaleBase: 0 }, RangeError, 'scaleBase'],
    ['scales that leave the numbers', { role: 'queries', headDim: 4, offset: 2 ** 20 }, RangeError, 'scaleBase'],
    ['an offset beside positions', { role: 'keys', headDim: 4, offset: 1, positions: 2 }, TypeError, 'offset'],
    ['positions of other tokens', { role: 'keys', headDim: 4, positions: [1] }, RangeError, 'positions'],
    ['a length below zero', { role: 'keys', headDim: 4, length: -1 }, RangeError, 'length'],
    ['an odd rotaryDim', { role: 'keys', headDim: 4, rotaryDim: 3 }, RangeError, 'rotaryDim'],
    ['an unknown centre', { role: 'queries', headDim: 4, centre: 'middle' }, RangeError, 'centre'],
    ['no role', { headDim: 4 }, TypeError, 'role'],
    ['several heads and no order', { role: 'keys', heads: 2, headDim: 4 }, TypeError, 'headsFirst'],
    ['an unknown role', { headDim: 4, role: 'values' }, RangeError, 'role'],
    ['an unknown option', { role: 'queries', headDim: 4, scale: 3 }, TypeError, 'options.scale'],
  ])('%s is refused by name', (_title, options, kind, argument) => {
    let caught: unknown;
    try {
      applyXpos(x, options as never);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(kind);
    expect(caught).toMatchObject({ argument, code: expect.stringMatching(/^POSENC_/) });
  });
});
