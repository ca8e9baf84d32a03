import { QuestionThread } from '../shared/lab/question-thread.ts';
import address from './worker.ts?worker&url';
import type { Answers, Question } from './worker.ts';

/** Runs the lab's long work in a worker. */
export class CheckThread extends QuestionThread<Question, Answers> {
  constructor() {
    super(address);
  }
}
