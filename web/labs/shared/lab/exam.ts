import type { LabId } from '../../index.ts';
import type { Level, Task } from '../quiz/question.ts';
import type { PropertyTable } from '../state/properties.ts';
import type { Store } from '../state/store.ts';

/** An answer to a question of a bank, and our mark. */
export interface Given {
  /** The question's id in the bank of its lab. */
  readonly id: string;
  readonly level: Level;
  readonly task: Task;
  /** The question as text. */
  readonly asked: string;
  /** As `mark` reads it. */
  readonly answer: string;
  readonly right: boolean;
  /** From the question to the answer. */
  readonly seconds: number;
}

/** Questions of the banks that a learning platform asks. */
export interface Asking {
  /** Whether this lab's bank is asked. */
  asks(lab: LabId): boolean;
  /** How many questions of each bank. */
  readonly count: number;
  /** By question, whether the answer of this visit or an earlier one was right. */
  given(lab: LabId): ReadonlyMap<string, boolean>;
  answer(lab: LabId, given: Given): void;
  /** The state of the answers, in the reader's language. */
  told(): string;
}

/** Additions to a lab in files and packages for learning platforms (web/labs/exam); unused elsewhere. */
export const exam: {
  /** Below a lab's question. */
  ask?: (lab: LabId, question: string, asked: string) => unknown;
  /** Above a lab, when each student has a different seed. */
  greet?: (store: Store<PropertyTable>) => unknown;
  /** A platform's questions, in place of those that a reader draws herself. */
  asking?: Asking;
  /** The student's own seed, for questions too. */
  seed?: string;
} = {};
