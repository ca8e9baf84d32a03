// The worker's side: models that a page trains from afar. All of a page's runs take turns, a few steps each.
import { enter, wrongValue } from '../runtime/errors.ts';
import { type Port, type Progress, type Request, type Response, type RunOptions, toSent } from './protocol.ts';
import { makeSentences, unorderedCeiling } from './task.ts';
import type { TrainingOptions } from './options.ts';
import { Trainer } from './trainer.ts';

/** Lets messages in that have come meanwhile: timers wait longer and longer, a channel does not. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

/** Answers the calls that arrive through a port, until it closes. */
export function serveTraining(port: Port): void {
  const trainers = new Map<number, Trainer>();
  const running = new Map<number, { stopped: boolean }>();
  let made = 0;

  const send = (response: Response): void => port.postMessage(response);

  function trainerOf(number: number): Trainer {
    const trainer = trainers.get(number);
    if (!trainer) throw wrongValue('POSENC_OUT_OF_RANGE', 'trainer', number, 'a trainer that was made and not freed');
    return trainer;
  }

  async function run(id: number, number: number, options: RunOptions): Promise<string> {
    const trainer = trainerOf(number);
    if (running.has(number)) throw wrongValue('POSENC_OUT_OF_RANGE', 'trainer', number, 'a trainer that does not run');
    const state = { stopped: false };
    running.set(number, state);
    try {
      const until = Math.min(options.until ?? trainer.steps, trainer.steps);
      while (trainer.step < until) {
        const before = performance.now();
        const results = trainer.train(Math.min(options.every ?? 10, until - trainer.step));
        const milliseconds = performance.now() - before;
        const evaluation = trainer.evaluate(options.evaluation);
        send({ id, progress: { step: trainer.step, results, evaluation, milliseconds } satisfies Progress });
        await nextTurn();
        if (state.stopped) return 'stopped';
      }
      return 'finished';
    } finally {
      running.delete(number);
    }
  }

  const calls: Record<string, (request: Request) => unknown> = {
    make: ({ arguments: [options] }) => {
      trainers.set(++made, new Trainer(options as TrainingOptions));
      return made;
    },
    free: ({ trainer }) => {
      stop(trainer);
      trainerOf(trainer).free();
      trainers.delete(trainer);
    },
    train: ({ trainer, arguments: [steps] }) => trainerOf(trainer).train(steps as number),
    evaluate: ({ trainer, arguments: [options] }) => trainerOf(trainer).evaluate(options as object),
    look: ({ trainer, arguments: [words] }) => trainerOf(trainer).look(words as number[]),
    scoreBias: ({ trainer, arguments: [length] }) => trainerOf(trainer).scoreBias(length as number),
    parameters: ({ trainer }) => trainerOf(trainer).parameters(),
    save: ({ trainer }) => trainerOf(trainer).save(),
    restore: ({ trainer, arguments: [state] }) => trainerOf(trainer).restore(state as Uint8Array),
    makeSentences: ({ arguments: [options] }) => makeSentences(options as never),
    unorderedCeiling: ({ arguments: [options] }) => unorderedCeiling(options as never),
    run: ({ id, trainer, arguments: [options] }) => run(id, trainer, options as RunOptions),
    stop: ({ trainer }) => stop(trainer),
  };

  function stop(trainer: number): void {
    const state = running.get(trainer);
    if (state) state.stopped = true;
  }

  async function answer(request: Request): Promise<void> {
    enter(String(request.call));
    try {
      const call = calls[request.call];
      if (!call) throw wrongValue('POSENC_UNKNOWN_NAME', 'call', request.call, Object.keys(calls).join(', '));
      send({ id: request.id, result: await call(request) });
    } catch (error) {
      send({ id: request.id, error: toSent(error) });
    }
  }

  port.addEventListener('message', ({ data }) => void answer(data as Request));
  port.start?.();
}
