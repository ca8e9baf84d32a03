// A show of hands: the teacher types how many raised a hand for which answer, and the counts become answers.
import { mark, readNumber } from '../../../shared/quiz/mark.ts';
import type { Task } from '../../../shared/quiz/question.ts';
import type { Answered } from './tally.ts';

/** An answer and how many hands it had, both as typed. */
export interface TypedRow {
  readonly answer: string;
  readonly count: string;
}

/** Hands for one answer. */
export const mostHands = 999;
/** Answers to one question that a teacher types. */
export const mostRows = 40;

/** The id that stands for an order which is not listed. */
export const otherAnswer = 'other';

/**
 * The answers that can be listed before anybody has given one; undefined for a number and a cell. Of the orders these
 * are the right one and those that a misconception leads to, sorted so that no place gives the right one away.
 */
export function listedAnswers(task: Task): readonly string[] | undefined {
  switch (task.kind) {
    case 'choice':
      return task.options;
    case 'curve':
      return task.curves.map((_curve, index) => String(index));
    case 'order': {
      const orders = [task.right, task.shown, ...Object.values(task.mistakes)].map((order) => order.join(' '));
      return [...[...new Set(orders)].sort(), otherAnswer];
    }
    default:
      return undefined;
  }
}

/** What is wrong with a row: a key of the words (`hands.<problem>`). */
export type Problem = 'badCount' | 'badNumber' | 'badCell' | 'noAnswer';

/** A count as typed; nothing counts as none. Undefined if it is not a whole number from 0 to 999. */
export function readCount(text: string): number | undefined {
  const plain = text.trim();
  if (plain === '') return 0;
  return /^\d{1,4}$/.test(plain) && Number(plain) <= mostHands ? Number(plain) : undefined;
}

/** An answer as codes hold it, from what was typed; undefined if it is none. */
export function readTypedAnswer(task: Task, text: string): string | undefined {
  if (task.kind === 'number') {
    const value = readNumber(text);
    const size = Math.abs(value);
    // Beyond these a chart has no scale.
    return value === 0 || (size >= 1e-100 && size <= 1e100) ? String(value) : undefined;
  }
  if (task.kind === 'cell') {
    const [, row, column] = /^(\d{1,6})(?:\s*[,;]\s*|\s+)(\d{1,6})$/.exec(text.trim()) ?? [];
    const answer = `${Number(row)},${Number(column)}`;
    return mark(task, answer).verdict === 'unreadable' ? undefined : answer;
  }
  return text;
}

export function problemOf(task: Task, { answer, count }: TypedRow): Problem | undefined {
  const hands = readCount(count);
  if (hands === undefined) return 'badCount';
  if (answer.trim() === '') return hands > 0 ? 'noAnswer' : undefined;
  if (readTypedAnswer(task, answer) !== undefined) return undefined;
  return task.kind === 'cell' ? 'badCell' : 'badNumber';
}

/** An answer for each hand; rows with a problem count as none. */
export const answersOf = (task: Task, rows: readonly TypedRow[]): readonly Answered[] =>
  rows.flatMap((row) => {
    const answer = problemOf(task, row) === undefined ? readTypedAnswer(task, row.answer) : undefined;
    const hands = answer === undefined || row.answer.trim() === '' ? 0 : (readCount(row.count) ?? 0);
    return Array.from({ length: hands }, (): Answered => ({ task, answer }));
  });

/** The rows that a question begins with. */
export const firstRows = (task: Task): readonly TypedRow[] =>
  listedAnswers(task)?.map((answer) => ({ answer, count: '' })) ?? [{ answer: '', count: '' }];

/** Keeps an empty row at the end, to go on typing in; lists that stand stay as they are. */
export function withEmptyRow(task: Task, rows: readonly TypedRow[]): readonly TypedRow[] {
  if (listedAnswers(task) || rows.length >= mostRows) return rows;
  const last = rows.at(-1);
  return last && last.answer.trim() === '' && last.count.trim() === '' ? rows : [...rows, { answer: '', count: '' }];
}

/** The same rows if they belong to the task; otherwise those that it begins with. */
export function fittingRows(task: Task, rows: readonly TypedRow[] | undefined): readonly TypedRow[] {
  const listed = listedAnswers(task);
  if (!rows || (listed && listed.some((answer, at) => rows[at]?.answer !== answer))) return firstRows(task);
  return withEmptyRow(task, rows.slice(0, mostRows));
}
