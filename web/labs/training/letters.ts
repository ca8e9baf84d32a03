// Shows the words of the tasks as letters.
import type { Sentences, Task } from '../../library/api/training/task.ts';

const letter = (index: number): string => String.fromCharCode(97 + index);
const things = ['x', 'y', 'z'] as const;

/** A word of a task. Fillers of `whoCameFirst` begin at c: a and b are the two in question, in capitals. */
export function wordText(task: Task, word: number): string {
  switch (task) {
    case 'whoCameFirst':
      return word < 8 ? letter(word + 2) : (['A', 'B', '?'][word - 8] ?? '');
    case 'whereIsItNow':
      return word < 12 ? `${things[word >> 2]}${1 + (word & 3)}` : `${things[word - 12]}?`;
    case 'wordNumber':
      return word < 8 ? letter(word) : `${word - 7}?`;
    case 'threeBack':
      return letter(word);
  }
}

/** An answer of a task. */
export function answerText(task: Task, answer: number): string {
  if (task === 'whoCameFirst') return answer === 0 ? 'A' : 'B';
  return task === 'whereIsItNow' ? String(answer + 1) : letter(answer);
}

/** The first sentence and its last answer. */
export function exampleOf(
  task: Task,
  { words, answers }: Sentences,
): { readonly words: string; readonly answer: string } {
  return {
    words: Array.from(words, (word) => wordText(task, word)).join(' '),
    answer: answerText(task, answers.at(-1) ?? 0),
  };
}
