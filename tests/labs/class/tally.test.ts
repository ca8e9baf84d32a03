// The class's distribution, against counting by hand.
import { expect, test } from 'vitest';
import {
  boxOf,
  counted,
  histogramOf,
  predictionCounts,
  tallyOf,
  trainedSeeds,
} from '../../../web/labs/pages/class/room/tally.ts';
import type { Result, Trained } from '../../../web/labs/pages/class/room/result.ts';
import type { NumberTask } from '../../../web/labs/shared/quiz/question.ts';
import { chanceOf } from './support.ts';

const task: NumberTask = { kind: 'number', right: 10, tolerance: 0.5, mistakes: { twice: 20, half: 5 } };

test('answers are counted as right, by their misconception, as other, or as none', () => {
  const answers = ['10', '10.4', '20', '19,8', '5', '7', undefined, 'ten'];
  expect(tallyOf(answers.map((answer) => ({ task, answer })))).toEqual({
    given: 7,
    none: 1,
    right: 2,
    mistakes: [
      ['twice', 2],
      ['half', 1],
    ],
    other: 1,
  });
  expect(counted(['b', 'a', 'b', 'c', 'a', 'b'])).toEqual([
    ['b', 3],
    ['a', 2],
    ['c', 1],
  ]);
});

test('a histogram has every answer once, the marks within, and far ones only counted', () => {
  const chance = chanceOf(4);
  for (let round = 0; round < 200; round += 1) {
    const scale = 10 ** (chance(9) - 4);
    const values = Array.from({ length: 1 + chance(60) }, () => (chance(10) === 0 ? 1e9 : scale * (5 + chance(1000))));
    const marks = [scale * chance(1500)];
    const { bins, below, above } = histogramOf(values, marks);
    const inside = bins.reduce((sum, { count }) => sum + count, 0);
    expect(inside + below + above).toBe(values.length);
    expect(bins.length).toBeLessThanOrEqual(14);
    bins.forEach(({ low, high, count }) =>
      expect(values.filter((value) => value >= low && value < high).length).toBeGreaterThanOrEqual(count - 1),
    );
    expect(bins[0]!.low).toBeLessThanOrEqual(marks[0]!);
    expect(bins.at(-1)!.high).toBeGreaterThanOrEqual(marks[0]!);
  }
  expect(histogramOf([0, 0], [0]).bins.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0]);
});

test('whole numbers have bars around whole numbers, however few answers there are', () => {
  const chance = chanceOf(6);
  for (let round = 0; round < 200; round += 1) {
    const reach = [1, 3, 10, 40, 1000, 100_000][round % 6]!;
    const values = Array.from({ length: 1 + chance(40) }, () => chance(reach) - (round % 2) * chance(reach));
    const { bins, below, above } = histogramOf(values, [chance(reach)]);
    const width = bins[0]!.high - bins[0]!.low;
    expect(Number.isInteger(width)).toBe(true);
    expect(bins.length).toBeGreaterThanOrEqual(5);
    for (const { low, middle, high, count } of bins) {
      expect([middle % width === 0, low, high]).toEqual([true, middle - width / 2, middle + width / 2]);
      if (width === 1) expect(count).toBe(values.filter((value) => value === middle).length);
    }
    expect(bins.reduce((sum, { count }) => sum + count, 0) + below + above).toBe(values.length);
  }
  expect(histogramOf([4, 4, 4, 5, 7], [4])).toMatchObject({ below: 0, above: 0 });
  expect(histogramOf([], [4]).bins.map(({ middle }) => middle)).toEqual([2, 3, 4, 5, 6]);
});

test('a lone answer stands in the middle of its bar, at a round place', () => {
  for (const [value, middles] of [
    [12.5, [7.5, 10, 12.5, 15, 17.5]],
    [14.9, [14.7, 14.8, 14.9, 15, 15.1]],
    [0, [0, 1, 2, 3, 4]],
    [-2, [-4, -3, -2, -1, 0]],
  ] as const) {
    const { bins } = histogramOf([value, value], [value]);
    bins.forEach(({ middle }, at) => expect(middle).toBeCloseTo(middles[at]!, 12));
    expect(bins.find(({ count }) => count === 2)?.middle).toBeCloseTo(value, 12);
  }
});

test('a histogram of values that no chart is made for ends, with every answer in it', () => {
  for (const values of [
    [1e100, -1e100],
    [1e20],
    [2 ** 53 - 1],
    [1e-100],
    [1, 1 + 2e-16],
    [4.0000000001, 4.00000000011],
    [5e-324],
  ]) {
    const { bins, below, above } = histogramOf(values, [values[0]!]);
    expect(bins.length).toBeLessThanOrEqual(14);
    expect(bins.reduce((sum, { count }) => sum + count, 0) + below + above).toBe(values.length);
  }
});

test('a box has the quartiles of its values', () => {
  expect(boxOf([])).toBeUndefined();
  expect(boxOf([4])).toMatchObject({ low: 4, left: 4, middle: 4, right: 4, high: 4 });
  expect(boxOf([5, 1, 4, 2, 3])).toMatchObject({ low: 1, left: 2, middle: 3, right: 4, high: 5 });
  expect(boxOf([1, 2, 3, 4])).toMatchObject({ left: 1.75, middle: 2.5, right: 3.25 });
});

test('the same seed trained twice counts once, and different results of one seed are named', () => {
  const models = (share: number): (Trained | undefined)[] => [{ solved: 100, permille: [share, 1, 1, 1] }];
  const result = (student: number, share: number): Result => ({
    student,
    name: '',
    given: { kind: 'train', models: models(share) },
  });
  const { seeds, disputed } = trainedSeeds(
    [result(1, 10), result(2, 20), result(11, 10), result(12, 30)],
    (n) => n % 10,
  );
  expect([...seeds.keys()]).toEqual([1, 2]);
  expect(disputed).toEqual([2]);
});

test('predictions are counted for each model', () => {
  const said = (outcomes: readonly ('not' | 'here' | 'far')[]): Result => ({
    student: 1,
    name: '',
    given: { kind: 'predict', outcomes },
  });
  const counts = predictionCounts([said(['not', 'here', 'far', 'far', 'far', 'not']), said(new Array(6).fill('far'))]);
  expect(counts[0]).toEqual({ not: 1, here: 0, far: 1 });
  expect(counts[2]).toEqual({ not: 0, here: 0, far: 2 });
});
