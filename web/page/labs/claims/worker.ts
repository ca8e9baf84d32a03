// The thread that checks claims and reads tables: questions in, answers out, one after the other.
import { answerQuestions } from '../../lab/answer-questions.ts';
import type { Finding } from './check.ts';
import { checks } from './checks/index.ts';
import type { Computable } from './claims.ts';
import { answerTable, type TableAnswer } from './read/answer.ts';
import { sampleText, type SampleName } from './read/samples.ts';

export type Question =
  | { readonly kind: 'claim'; readonly id: Computable }
  | { readonly kind: 'table'; readonly source: string | Blob }
  | { readonly kind: 'sample'; readonly name: SampleName };

export interface Answers {
  readonly claim: Finding;
  readonly table: TableAnswer;
  readonly sample: string;
}

async function answer(question: Question): Promise<Answers[keyof Answers]> {
  switch (question.kind) {
    case 'claim':
      return checks[question.id]();
    case 'table':
      return answerTable(question.source);
    case 'sample':
      return sampleText(question.name);
  }
}

answerQuestions(answer);
