// The thread that reads and judges tables: questions in, answers out, one after the other.
import { answerTable, type NumbersAnswer, type Refused } from '../../../check/numbers/answer.ts';
import { answerQuestions } from '../../shared/lab/answer-questions.ts';
import { sampleText, type SampleName } from './samples.ts';

export type TableQuestion =
  | { readonly kind: 'table'; readonly source: string | Blob }
  | { readonly kind: 'sample'; readonly name: SampleName };

export interface TableAnswers {
  readonly table: NumbersAnswer | Refused;
  readonly sample: string;
}

answerQuestions(async (question: TableQuestion) =>
  question.kind === 'table' ? answerTable(question.source) : sampleText(question.name),
);
