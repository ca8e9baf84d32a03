// The thread that checks claims and reads tables: questions in, answers out, one after the other.
import { init } from 'posenc';
import type { Finding } from './check.ts';
import { checks } from './checks/index.ts';
import type { Computable } from './claims.ts';

export type Question = { readonly kind: 'claim'; readonly id: Computable };

export interface Answers {
  readonly claim: Finding;
}

export type Reply =
  | { readonly number: number; readonly answer: Answers[keyof Answers] }
  | { readonly number: number; readonly failure: string };

type Message = { readonly module: WebAssembly.Module } | { readonly number: number; readonly question: Question };

function answer(question: Question): Answers[keyof Answers] {
  return checks[question.id]();
}

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('module' in data) {
    void init({ module: data.module });
    return;
  }
  const { number, question } = data;
  let reply: Reply;
  try {
    reply = { number, answer: answer(question) };
  } catch (error) {
    reply = { number, failure: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
