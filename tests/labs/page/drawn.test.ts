// Draws of questions whose premise, convention or feedback was once wrong (texts.md, section 2), from many seeds.
import { firstCollision, precisionErrors, shiftMatrix } from 'posenc';
import { expect, test } from 'vitest';
import type { LabId } from '../../../web/labs/index.ts';
import { loadBankAlone } from '../../../web/labs/shared/quiz/banks.ts';
import { drawsOf } from '../../../web/labs/shared/quiz/draw.ts';
import { rightAnswer } from '../../../web/labs/shared/quiz/mark.ts';
import type { Made } from '../../../web/labs/shared/quiz/question.ts';

const seeds = Array.from({ length: 40 }, (_, at) => String(at));

async function drawn(name: string): Promise<readonly Made[]> {
  const [lab = '', id = ''] = name.split('.');
  const { questions } = await loadBankAlone(lab as LabId);
  const { make } = questions.find((question) => question.id === id)!;
  return Promise.all(seeds.map(async (seed) => make(drawsOf(seed, name))));
}

test('patience: each of the three answers is right for some encoding', async () => {
  const answers = (await drawn('training.patience')).map(({ task }) => rightAnswer(task));
  expect([...new Set(answers)].sort()).toEqual(['learned', 'same', 'some']);
});

test('a learned table has as many numbers as rows, heads and the width of a head give', async () => {
  for (const { values, task } of await drawn('family.learned')) {
    expect(values['learned']).toBe(Number(values['trained']) * Number(values['heads']) * Number(values['dim']));
    expect(values['t5']).toBe(32 * Number(values['heads']));
    const order = rightAnswer(task)
      .split(' ')
      .map((name) => Number(values[name]));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
});

test('the last position of a learned table is one less than its rows, which the question names', async () => {
  for (const { values, task } of await drawn('family.ends'))
    expect(Number(rightAnswer(task))).toBe(Number(values['trained']) - 1);
});

test('the first position that repeats a row is that of 512 columns, as the question says', async () => {
  for (const { values, task } of await drawn('reach.first')) {
    const format = values['format'] as 'float16' | 'bfloat16';
    expect(Number(rightAnswer(task))).toBe(firstCollision({ dim: 512, format, limit: 4096 })!.second);
    expect(Number(rightAnswer(task))).toBe(2 ** Number(values['bits']) + 1);
  }
});

test('a row that is said to be off by more than 0.5 is, and the others are not', async () => {
  const bounds = { slight: [0, 0.001], some: [0.001, 0.5], total: [0.5, 2] } as const;
  for (const { values, task } of await drawn('reach.magnitude')) {
    const { dim, format, position } = values as { dim: number; format: 'float32'; position: number };
    const [least, most] = bounds[rightAnswer(task) as keyof typeof bounds];
    const [error = Number.NaN] = precisionErrors({ positions: [position], dim, format });
    expect(error >= least && error < most).toBe(true);
  }
});

test('the entry that takes the old sine to the new cosine is −sin(ωk) at its row and column', async () => {
  for (const { values, task } of await drawn('shift.block')) {
    const { pair, shift } = values as { pair: number; shift: number };
    const [row = 0, column = 0] = rightAnswer(task).split(/[ ,]+/).map(Number);
    expect([row, column]).toEqual([2 * pair + 1, 2 * pair]);
    expect(shiftMatrix({ dim: 8, shift }).data[row * 8 + column]).toBeCloseTo(-Math.sin(shift / 10 ** pair), 6);
  }
});

test('at an odd width the last column of alternating sines and cosines is a sine', async () => {
  for (const { task } of await drawn('encode.odd')) expect(rightAnswer(task)).toBe('sin');
});
