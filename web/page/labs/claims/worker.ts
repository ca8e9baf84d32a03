// The thread that checks claims and reads tables: questions in, answers out, one after the other.
import { init } from 'posenc';
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

type Answer = Answers[keyof Answers];

export type Reply =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly failure: string };

type Message = { readonly module: WebAssembly.Module } | { readonly number: number; readonly question: Question };

async function answer(question: Question): Promise<Answer> {
  switch (question.kind) {
    case 'claim':
      return checks[question.id]();
    case 'table':
      return answerTable(question.source);
    case 'sample':
      return sampleText(question.name);
  }
}

async function reply(number: number, question: Question): Promise<Reply> {
  try {
    return { number, answer: await answer(question) };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('module' in data) void init({ module: data.module });
  else void reply(data.number, data.question).then((said) => postMessage(said));
});
