// The class's distribution, against counting by hand.
import { expect, test } from 'vitest';
import { boxOf, counted, histogramOf, predictionCounts, tallyOf, trainedSeeds } from '../../web/class/room/tally.ts';
import type { Result, Trained } from '../../web/class/room/result.ts';
import type { NumberTask } from '../../web/page/quiz/question.ts';
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
  expect(histogramOf([], [3]).bins).toHaveLength(1);
  expect(histogramOf([0, 0], [0]).bins.map(({ count }) => count)).toContain(2);
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
