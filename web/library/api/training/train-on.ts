// A language model that trains on in a worker, step by step, until it is done or stopped. `TrainingOn` is the page's
// side, `serveTextTraining` the worker's. Nothing of the page's side loads the module.
import type { Port } from './protocol.ts';
import type { TextTrainer, TextTrainerOptions } from './text-trainer.ts';

export interface TrainOnOptions extends TextTrainerOptions {
  /** Windows of longest + 1 characters, of which losses are reported. */
  readonly held: Uint8Array;
  /** Places below it are those of the training before. */
  readonly within: number;
  /** Steps after which losses are reported. */
  readonly reportAt: readonly number[];
}

/** Mean losses of the held-out windows, in nats a character. */
export interface Report {
  readonly step: number;
  /** At places of the training before. */
  readonly within: number;
  /** At the places after them. */
  readonly beyond: number;
}

/** Messages from the worker. */
export type TrainOnMessage =
  | { readonly step: number }
  | { readonly report: Report }
  | { readonly ended: 'finished' | 'stopped'; readonly weights: Uint8Array }
  | { readonly failed: string };

/** The means of losses [windows, length] at places below `within` and at others. */
export function meansOf(losses: Float32Array, length: number, within: number): Omit<Report, 'step'> {
  const sums = [0, 0];
  losses.forEach((loss, at) => {
    sums[at % length < within ? 0 : 1]! += loss;
  });
  const windows = losses.length / length;
  return { within: sums[0]! / (windows * within), beyond: sums[1]! / (windows * (length - within)) };
}

/** Lets messages in that have come meanwhile. */
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

/** Answers one request to train on, and 'stop', through a port. `make` makes the trainer. */
export function serveTextTraining(port: Port, make: (options: TextTrainerOptions) => TextTrainer): void {
  let stopped = false;
  const send = (message: TrainOnMessage): void => port.postMessage(message);

  async function run({ held, within, reportAt, ...options }: TrainOnOptions): Promise<void> {
    stopped = false;
    const trainer = make(options);
    const report = (): void =>
      send({ report: { step: trainer.step, ...meansOf(trainer.read(held), trainer.length, within) } });
    try {
      if (reportAt.includes(0)) report();
      while (trainer.step < trainer.steps && !stopped) {
        trainer.train();
        send({ step: trainer.step });
        if (reportAt.includes(trainer.step)) report();
        await nextTurn();
      }
      send({ ended: trainer.step < trainer.steps ? 'stopped' : 'finished', weights: trainer.weights() });
    } finally {
      trainer.free();
    }
  }

  port.addEventListener('message', ({ data }) => {
    if (data === 'stop') stopped = true;
    else
      run(data as TrainOnOptions).catch((error: unknown) =>
        send({ failed: error instanceof Error ? error.message : String(error) }),
      );
  });
  port.start?.();
}

export interface TrainingOn {
  /** Resolves with the packed weights, when all steps are taken or after `stop`; rejects if training fails. */
  readonly done: Promise<{ readonly ended: 'finished' | 'stopped'; readonly weights: Uint8Array }>;
  /** Stops after the step that it is at. */
  stop(): void;
}

/** Trains on through a port behind which `serveTextTraining` runs: one training at a time. */
export function trainOn(
  port: Port,
  options: TrainOnOptions,
  onProgress: (progress: { readonly step: number } | { readonly report: Report }) => void,
): TrainingOn {
  const done = new Promise<{ ended: 'finished' | 'stopped'; weights: Uint8Array }>((resolve, reject) => {
    let isOver = false;
    port.addEventListener('message', ({ data }) => {
      const message = data as TrainOnMessage;
      if (isOver) return;
      if ('failed' in message || 'ended' in message) isOver = true;
      if ('failed' in message) reject(new Error(message.failed));
      else if ('ended' in message) resolve(message);
      else onProgress(message);
    });
  });
  port.start?.();
  port.postMessage(options);
  return { done, stop: () => port.postMessage('stop') };
}
