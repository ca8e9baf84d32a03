// A show of hands: typed counts become answers, and what cannot be read counts as none, with a sentence.
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  firstRows,
  fittingRows,
  listedAnswers,
  mostRows,
  otherAnswer,
  problemOf,
  readCount,
  readTypedAnswer,
  withEmptyRow,
} from '../../../web/labs/pages/class/room/hands.ts';
import en from '../../../web/labs/strings/en/class.json';
import { tallyOf } from '../../../web/labs/pages/class/room/tally.ts';
import { bankOf } from '../../../web/labs/pages/class/room/tasks.ts';
import { labs } from '../../../web/labs/index.ts';
import { mark } from '../../../web/labs/shared/quiz/mark.ts';
import type { Task } from '../../../web/labs/shared/quiz/question.ts';
import { openRoom } from './support.ts';

const number: Task = { kind: 'number', right: 10, tolerance: 0.5, mistakes: { twice: 20 } };
const choice: Task = { kind: 'choice', right: 'a', options: ['b', 'a', 'c'] };
const cell: Task = { kind: 'cell', rows: 3, columns: 4, data: new Float32Array(12), right: [[1, 2]], mistakes: {} };
const order: Task = {
  kind: 'order',
  right: ['x', 'y', 'z'],
  shown: ['z', 'x', 'y'],
  mistakes: { back: ['z', 'y', 'x'] },
};

test('counts for each option are marked as that many answers', () => {
  const rows = firstRows(choice).map((row, at) => ({ ...row, count: ['3', '12', ' 0 '][at]! }));
  expect(rows.map(({ answer }) => answer)).toEqual(['b', 'a', 'c']);
  expect(tallyOf(answersOf(choice, rows))).toEqual({ given: 15, none: 0, right: 12, mistakes: [['b', 3]], other: 0 });
});

test('values with counts are marked, those typed twice together', () => {
  const rows = [
    { answer: '10,2', count: '4' },
    { answer: '20', count: '2' },
    { answer: '7', count: '1' },
    { answer: '10.2', count: '1' },
    { answer: '', count: '' },
  ];
  expect(tallyOf(answersOf(number, rows))).toEqual({ given: 8, none: 0, right: 5, mistakes: [['twice', 2]], other: 1 });
  const cells = [
    { answer: '1, 2', count: '2' },
    { answer: '0 3', count: '1' },
  ];
  expect(tallyOf(answersOf(cell, cells))).toMatchObject({ given: 3, right: 2, other: 1 });
});

test('the right order is among those to count for, at no place that gives it away', () => {
  expect(listedAnswers(order)).toEqual(['x y z', 'z x y', 'z y x', otherAnswer]);
  const rows = firstRows(order).map((row, at) => ({ ...row, count: String(at) }));
  expect(tallyOf(answersOf(order, rows))).toMatchObject({ given: 6, right: 0, mistakes: [['back', 2]] });
});

describe('what cannot be read counts as none, and has a sentence', () => {
  test.each([
    [number, 'abc', '3', 'badNumber'],
    [number, '1e400', '3', 'badNumber'],
    [number, '1e-300', '3', 'badNumber'],
    [number, '-', '3', 'badNumber'],
    [number, '', '3', 'noAnswer'],
    [number, '5', '-1', 'badCount'],
    [number, '5', '2.5', 'badCount'],
    [number, '5', '1000', 'badCount'],
    [number, '5', '1e3', 'badCount'],
    [choice, 'a', 'three', 'badCount'],
    [cell, '3, 0', '1', 'badCell'],
    [cell, '0, 4', '1', 'badCell'],
    [cell, '1', '1', 'badCell'],
    [cell, '-1, 0', '1', 'badCell'],
  ] as const)('%o: %j with %j hands is %s', (task, answer, count, problem) => {
    expect(problemOf(task, { answer, count })).toBe(problem);
    expect(answersOf(task, [{ answer, count }])).toEqual([]);
    expect(en.hands).toHaveProperty(problem);
  });

  test('what can be read has none', () => {
    expect(['', ' 7 ', '0', '999', '007'].map(readCount)).toEqual([0, 7, 0, 999, 7]);
    expect(readTypedAnswer(number, '−1 234,5')).toBe('-1234.5');
    expect(readTypedAnswer(number, '0')).toBe('0');
    for (const row of [
      { answer: '5', count: '' },
      { answer: '', count: '' },
      { answer: '', count: '0' },
    ])
      expect([problemOf(number, row), answersOf(number, [row])]).toEqual([undefined, []]);
  });
});

test('a value that is typed is followed by an empty row, until there are forty', () => {
  let rows = firstRows(number);
  for (let at = 0; at < 60; at += 1)
    rows = withEmptyRow(number, rows.with(rows.length - 1, { answer: '1', count: '1' }));
  expect(rows).toHaveLength(mostRows);
  expect(withEmptyRow(number, [{ answer: '', count: '2' }])).toHaveLength(2);
  expect(withEmptyRow(choice, firstRows(choice))).toEqual(firstRows(choice));
  // What another edition's question kept is not taken for this one's.
  expect(fittingRows(choice, [{ answer: 'old', count: '3' }])).toEqual(firstRows(choice));
  expect(fittingRows(number, [{ answer: '3', count: '1' }])).toHaveLength(2);
});

test.each(labs.map(({ id }) => id))(
  'hands can be counted for every question of %s, and for its right answer',
  async (lab) => {
    for (const { id } of (await bankOf(lab))!.questions) {
      const { questions } = openRoom({ kind: 'questions', seeds: 'same', lab, ids: [id] });
      const [task] = await questions.tasksOf(0);
      const listed = listedAnswers(task!);
      if (listed)
        expect([id, listed.filter((answer) => mark(task!, answer).verdict === 'right').length]).toEqual([id, 1]);
      if (listed) expect([id, new Set(listed).size]).toEqual([id, listed.length]);
    }
  },
);
