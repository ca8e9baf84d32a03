import { describe, expect, test } from 'vitest';
import { markPlaces } from '../../web/page/controls/mark-places.ts';
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

describe('labels of marks', () => {
  test('share a line where they have room, and take different ones where they would touch', () => {
    expect(markPlaces(['4', '64', '512'], [0.2, 0.6, 0.9], -1).map(({ line }) => line)).toEqual([0, 0, 0]);
    expect(markPlaces(['4095', '4096'], [0.7, 0.7], -1).map(({ line }) => line)).toEqual([0, 1]);
    expect(markPlaces(['100', '128', '512'], [0.55, 0.58, 0.75], -1).map(({ line }) => line)).toEqual([0, 1, 0]);
  });

  test('the label with a word below it keeps the next line free, too', () => {
    expect(markPlaces(['10000', '10001'], [0.6, 0.62], 0).map(({ line }) => line)).toEqual([0, 2]);
    expect(markPlaces(['10001', '10000'], [0.6, 0.62], 1).map(({ line }) => line)).toEqual([0, 1]);
  });

  test('those at the ends collide with where they are held, not with where their ticks are', () => {
    const [first, second] = markPlaces(['1000000', '5'], [0, 0.12], -1);
    expect([first?.at, first?.line, second?.line]).toEqual([0, 0, 1]);
  });
});
