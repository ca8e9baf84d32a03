import { describe, expect, test } from 'vitest';
import { markPlaces, standing } from '../../../web/labs/shared/controls/mark-places.ts';
import { properties } from '../../../web/labs/encode/properties.ts';
import { nearestStop, stops } from '../../../web/labs/shared/state/stops.ts';

const sliders = [properties.positions, properties.dim, properties.base, properties.first];

describe.each(sliders.map((property) => [property.url, property] as const))('the slider of %s', (_name, property) => {
  const values = stops(property);

  test('stops at its ends, at its default and at every marked value', () => {
    expect([values[0], values.at(-1)]).toEqual([property.slider.min, property.slider.max]);
    expect(values).toEqual(expect.arrayContaining([property.default, ...property.marks]));
  });

  test('rises at every step, so that no key press is without effect', () => {
    expect(values.slice(1).filter((value, index) => !(value > (values[index] ?? Number.NaN)))).toEqual([]);
  });

  test('is never far from any value between its stops', () => {
    for (const value of values) expect(values[nearestStop(values, value)]).toBe(value);
  });
});

test('the nearest stop is the nearer neighbour, or an end for values beyond', () => {
  expect([-5, 0, 4, 6, 99].map((value) => nearestStop([0, 10, 20], value))).toEqual([0, 0, 0, 1, 2]);
});

describe('labels of marks', () => {
  const stand = (...given: Parameters<typeof markPlaces>): boolean[] =>
    markPlaces(...given).map(({ stands }) => stands);

  test('share one line; a label that would touch another is left out', () => {
    expect(stand(['4', '64', '512'], [0.2, 0.6, 0.9], -1)).toEqual([true, true, true]);
    expect(stand(['4', '4095', '4096'], [0, 0.7, 0.7], -1)).toEqual([true, false, true]);
    expect(stand(['4', '100', '128', '512'], [0, 0.55, 0.58, 0.75], -1)).toEqual([true, true, false, true]);
  });

  test('the label with a word below it comes first, then both ends', () => {
    expect(stand(['10000', '10001', '10002'], [0.58, 0.6, 0.62], 1, 'paper')).toEqual([false, true, false]);
    expect(stand(['1', '2', '3'], [0.5, 0.52, 0.54], -1)).toEqual([true, false, false]);
    expect(stand(['1', '2', '3'], [0, 0.97, 1], -1)).toEqual([true, false, true]);
  });

  test('those at the ends collide with where they are held, not with where their ticks are', () => {
    const [first, second] = markPlaces(['1000000', '5', '9'], [0, 0.12, 1], -1);
    expect([first?.at, first?.stands, second?.stands]).toEqual([0, true, false]);
  });

  test('more labels stand on a longer line', () => {
    const [widths, ticks] = [Array.from({ length: 10 }, () => 20), Array.from({ length: 10 }, (_tick, k) => k / 9)];
    const count = (line: number): number => standing(widths, ticks, line, -1).filter(Boolean).length;
    expect([20, 60, 110, 400].map(count)).toEqual([1, 2, 4, 10]);
  });
});
