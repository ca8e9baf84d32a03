// Shared by all ways to answer: the question, what the reader has chosen, and what she does.
import { nothing } from 'lit';
import type { Task, Values } from './question.ts';
import type { QuestionWords } from './words.ts';

export interface TaskView<T extends Task = Task> {
  readonly task: T;
  readonly words: QuestionWords;
  readonly values: Values;
  /** The reader's choice so far; '' for none. */
  readonly answer: string;
  /** A right answer once hers is marked, which can no longer be changed. */
  readonly right: string | undefined;
  /** Width of a chart, CSS pixels. */
  readonly width: number;
  readonly choose: (answer: string) => void;
  /** Hands in the answer. */
  readonly check: () => void;
  /** Tells users of screen readers. */
  readonly say: (text: string) => void;
}

/** How an option looks once the answer is marked: said in words too, below. */
export const stateOf = ({ answer, right }: Pick<TaskView, 'answer' | 'right'>, option: string): unknown =>
  right === undefined ? nothing : option === right ? 'right' : option === answer ? 'wrong' : nothing;
