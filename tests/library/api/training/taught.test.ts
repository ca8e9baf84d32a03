// The records of the small language models, and the rule by which texts state a difference.
import { expect, describe, test } from 'vitest';
import measured from '../../../../web/labs/trained/language/measured.json' with { type: 'json' };
import stored from '../../../../web/labs/trained/language/models.json' with { type: 'json' };
import others from '../../../../web/labs/trained/language/seeds.json' with { type: 'json' };
import {
  leastDifference,
  lossesOf,
  type ModelName,
  taught,
  verdictOf,
} from '../../../../web/labs/trained/language/taught.ts';

const names = Object.keys(stored.models) as ModelName[];

test('three seeds of each model are recorded, and packing loses less than 0.001 nats in each', () => {
  for (const name of names) {
    const { trained } = stored.models[name];
    expect([name, trained.map(({ seed }) => seed)]).toEqual([name, [1, 2, 3]]);
    expect([name, new Set(trained.map(({ hash }) => hash)).size]).toEqual([name, 3]);
    for (const { heldOut, heldOutPacked } of trained) expect(Math.abs(heldOutPacked - heldOut)).toBeLessThan(0.001);
  }
  expect(Object.keys(others.seeds)).toEqual(['2', '3']);
  for (const tables of [measured, ...Object.values(others.seeds)])
    for (const part of ['wrong', 'byPlace'] as const) {
      expect(Object.keys(tables[part])).toEqual(names);
      for (const name of names)
        expect(Object.keys(tables[part][name]), name).toEqual(Object.keys(measured[part][name]));
    }
});

describe('a difference is stated', () => {
  const right = { model: 'rotary', row: 'right' } as const;

  test('if all seeds show it and each is above 0.02', () => {
    expect(leastDifference).toBe(0.02);
    const [before, after] = taught('worse', right, { model: 'rotary', row: 'neighbours for halves' });
    expect([before, after]).toEqual([
      measured.wrong.rotary.right[0],
      measured.wrong.rotary['neighbours for halves'][0],
    ]);
    expect(lossesOf(right)).toHaveLength(3);
    expect(verdictOf(right, { model: 'rotary', row: 'all positions +1' })).toBe('same');
  });

  test('and not otherwise: the text cannot be built', () => {
    expect(() => taught('worse', right, { model: 'rotary', row: 'attention factor 1.1386' })).toThrow(RangeError);
    expect(() => taught('better', right, { model: 'rotary', row: 'neighbours for halves' })).toThrow('three seeds');
    expect(() => lossesOf({ model: 'rotary', row: 'unknown' })).toThrow(RangeError);
    expect(() => lossesOf({ model: 'rotary', row: 'plain', from: 0, to: 100 })).toThrow('buckets end at');
  });
});
