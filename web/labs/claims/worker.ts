// The thread that checks claims: questions in, answers out, one after the other.
import { answerQuestions } from '../shared/lab/answer-questions.ts';
import type { Finding } from '../shared/claims/check.ts';
import { checks } from '../shared/claims/checks/index.ts';
import type { Computable } from '../shared/claims/claims.ts';

export interface Question {
  readonly kind: 'claim';
  readonly id: Computable;
}

export interface Answers {
  readonly claim: Finding;
}

answerQuestions(async ({ id }: Question) => checks[id]());
