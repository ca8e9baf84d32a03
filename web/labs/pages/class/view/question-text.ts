// Texts of questions with their numbers, as the reader's language writes them.
import type { TemplateResult } from 'lit';
import type { Task, Values } from '../../../shared/quiz/question.ts';
import type { QuestionWords } from '../../../shared/quiz/words.ts';
import { measure, written } from '../../../shared/text/numerals.ts';
import { rich } from '../../../shared/text/rich.ts';
import { say } from '../words.ts';

/** A text with its values, as text. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_braces, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? written(value) : (value ?? '');
  });

/** The same with its emphasis. */
export const told = (text: string, values: Values): readonly (string | TemplateResult)[] => rich(filled(text, values));

/** The same without its marks, for labels. */
export const plainly = (text: string, values: Values): string =>
  filled(text, values).replaceAll(/\*([^*]+)\*|`([^`]+)`/g, '$1$2');

/** A number with the unit of its question. */
export function withUnit(task: Task, words: QuestionWords | undefined, value: number, values: Values): string {
  const unit = task.kind === 'number' && task.unit ? words?.units?.[task.unit] : undefined;
  return unit ? `${measure(value, 4)} ${plainly(unit, values)}` : measure(value, 4);
}

/** An answer in words: what a bar of it is called. */
export function answerText(task: Task, words: QuestionWords | undefined, answer: string, values: Values): string {
  const option = (id: string): string => plainly(words?.options?.[id] ?? id, values);
  switch (task.kind) {
    case 'number':
      return withUnit(task, words, Number(answer), values);
    case 'choice':
      return option(answer);
    case 'order':
      return answer.split(' ').map(option).join(' → ');
    case 'curve':
      return say('answer.curve', { number: Number(answer) + 1 });
    case 'cell': {
      const [row = '', column = ''] = answer.split(',');
      return say('answer.cell', { row, column });
    }
  }
}
