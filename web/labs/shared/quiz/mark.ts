// Marks an answer. Answers are text, as links, learning platforms and codes of a class carry them: a number, the id of
// an option, "row,column" of a cell, the index of a curve, or ids in order with spaces between.
import type { CellPlace, Task } from './question.ts';

export type Marked =
  | { readonly verdict: 'right' }
  /** `mistake` is undefined where no known misconception leads there. */
  | { readonly verdict: 'wrong'; readonly mistake?: string }
  /** Not an answer to this kind of task: nothing is marked. */
  | { readonly verdict: 'unreadable' };

/** Text that a person may type as a number, with a comma or a point; NaN for anything else. */
export function readNumber(text: string): number {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

const isAt = ([row, column]: CellPlace, places: readonly CellPlace[]): boolean =>
  places.some(([r, c]) => r === row && c === column);

/** The name of the first mistake that leads to the answer. */
function judged<M>(isRight: boolean, mistakes: Readonly<Record<string, M>>, leads: (mistake: M) => boolean): Marked {
  if (isRight) return { verdict: 'right' };
  const mistake = Object.keys(mistakes).find((name) => leads(mistakes[name] as M));
  return mistake === undefined ? { verdict: 'wrong' } : { verdict: 'wrong', mistake };
}

/** Never throws: whatever is not an answer is unreadable. */
export function mark(task: Task, answer: string): Marked {
  const unreadable: Marked = { verdict: 'unreadable' };
  switch (task.kind) {
    case 'number': {
      const given = readNumber(answer);
      if (!Number.isFinite(given)) return unreadable;
      const near = (value: number): boolean => Math.abs(given - value) <= task.tolerance;
      return judged(near(task.right), task.mistakes, near);
    }
    case 'choice':
      if (!task.options.includes(answer)) return unreadable;
      return answer === task.right ? { verdict: 'right' } : { verdict: 'wrong', mistake: answer };
    case 'cell': {
      const read = /^(\d+),(\d+)$/.exec(answer);
      const place: CellPlace = [Number(read?.[1] ?? Number.NaN), Number(read?.[2] ?? Number.NaN)];
      if (!(place[0] < task.rows && place[1] < task.columns)) return unreadable;
      return judged(isAt(place, task.right), task.mistakes, (places) => isAt(place, places));
    }
    case 'curve': {
      const index = /^\d+$/.test(answer) ? Number(answer) : Number.NaN;
      if (!(index < task.curves.length)) return unreadable;
      return judged(index === task.right, task.mistakes, (indices) => indices.includes(index));
    }
    case 'order': {
      const given = answer.trim().split(/\s+/);
      if (given.length !== task.right.length || given.some((id) => !task.right.includes(id))) return unreadable;
      if (new Set(given).size !== given.length) return unreadable;
      const same = (order: readonly string[]): boolean => order.every((id, at) => given[at] === id);
      return judged(same(task.right), task.mistakes, same);
    }
  }
}

/** A right answer to a task, as text. */
export function rightAnswer(task: Task): string {
  if (task.kind === 'number') return String(task.right);
  if (task.kind === 'cell') return (task.right[0] ?? []).join(',');
  return task.kind === 'order' ? task.right.join(' ') : String(task.right);
}
