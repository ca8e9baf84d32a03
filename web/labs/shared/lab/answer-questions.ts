// The worker's side of QuestionThread: questions in, answers out, one after the other.
import { init } from 'posenc';

export type Message<Question> =
  | { readonly module: WebAssembly.Module | undefined }
  | { readonly number: number; readonly question: Question };

export type Reply<Answer> =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly failure: string };

export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  const reply = async (number: number, question: Question): Promise<Reply<Answer>> => {
    try {
      return { number, answer: await answer(question) };
    } catch (error) {
      return { number, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Message<Question>>) => {
    if ('module' in data) void init(data.module ? { module: data.module } : {});
    else void reply(data.number, data.question).then((said) => postMessage(said));
  });
}
