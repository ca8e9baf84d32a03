import { describe, expect, test } from 'vitest';
import { nopeSchedule } from 'posenc';
import { goldenCases } from '../support/golden.ts';

describe('layers without positions', () => {
  test('come every so many layers', () => {
    for (const c of goldenCases('nope', 'nope_layers')) {
      expect([...nopeSchedule({ layers: c.params.layers, every: c.params.every })], c.name).toEqual(c.expect);
    }
  });
});
