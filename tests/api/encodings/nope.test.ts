import { describe, expect, test } from 'vitest';
import { nopeQueryScale, nopeSchedule } from 'posenc';
import { goldenCases } from '../support/golden.ts';
import { expectRefused, expectRounded } from '../support/rules.ts';

describe('layers without positions', () => {
  test('come every so many layers', () => {
    for (const c of goldenCases('nope', 'nope_layers')) {
      expect([...nopeSchedule({ layers: c.params.layers, every: c.params.every })], c.name).toEqual(c.expect);
    }
  });

  test('scale their queries in agreement with 50-digit truth', () => {
    for (const c of goldenCases('nope', 'nope_query_scale')) {
      const { floor_scale: floorScale, weight } = c.params;
      expectRounded(nopeQueryScale({ positions: c.inputs.positions, floorScale, weight }), c.expect, c.name, 0);
    }
  });

  test('bad input is refused by name', () => {
    expectRefused(() => nopeSchedule({ layers: -1 }), RangeError, 'layers');
    expectRefused(() => nopeSchedule({ layers: 4, every: 1.5 }), RangeError, 'every');
    expectRefused(() => nopeQueryScale({ positions: [-1] }), RangeError, 'positions');
    expectRefused(() => nopeQueryScale({ positions: [0], floorScale: 0 }), RangeError, 'floorScale');
    expectRefused(() => nopeQueryScale({ positions: [0], weight: NaN }), RangeError, 'weight');
    expectRefused(() => nopeQueryScale({ positions: [0], scale: 1 } as never), TypeError, 'options.scale');
  });
});
