import { describe, expect, test } from 'vitest';
import { properties } from '../../web/page/labs/encode/properties.ts';
import { nearestStop, stops } from '../../web/page/state/stops.ts';

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
