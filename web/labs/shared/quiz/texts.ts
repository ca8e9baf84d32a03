// The texts of a question, and answers to it, in the reader's language.
import { withSemicolons } from '../../../library/elements/sentences.ts';
import { t } from '../text/i18n.ts';
import { measure, written } from '../text/numerals.ts';
import { readNumber } from './mark.ts';
import type { Task, Values } from './question.ts';
import type { QuestionWords } from './words.ts';

/** Counts have all their digits, measures four. */
const quantity = (value: number): string => (Number.isInteger(value) ? written(value) : measure(value, 4));

/** A text with its values. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_hole, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? quantity(value) : value;
  });

/** The name of a curve. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** An option of a choice, or an item of an order. */
export const optionText = (words: QuestionWords, values: Values, id: string): string =>
  filled(words.options?.[id] ?? id, values);

/** An answer, as `mark` reads it, in words. */
export function answerText(task: Task, words: QuestionWords, values: Values, answer: string): string {
  switch (task.kind) {
    case 'number': {
      const unit = task.unit === undefined ? '' : `\u00a0${words.units?.[task.unit] ?? task.unit}`;
      return `${quantity(readNumber(answer))}${unit}`;
    }
    case 'choice':
      return optionText(words, values, answer);
    case 'cell': {
      const [row = '', column = ''] = answer.split(',');
      return t('quiz.cell.place', { row: written(Number(row)), column: written(Number(column)) });
    }
    case 'curve':
      return t('quiz.curve.name', { letter: letterOf(Number(answer)) });
    case 'order':
      return withSemicolons(answer.split(' ').map((id, at) => `${at + 1}. ${optionText(words, values, id)}`));
  }
}
