// Training on behind a port: progress, reports, a stop and failures. The trainer is a stand-in;
// text-trainer.all.test.ts has the real one.
import { expect, test } from 'vitest';
import type { TextTrainer } from '../../../../web/library/api/training/text-trainer.ts';
import {
  meansOf,
  type Report,
  serveTextTraining,
  trainOn,
  type TrainOnOptions,
} from '../../../../web/library/api/training/train-on.ts';

/** Loses 1 / (step + 1) at known places and twice that beyond. */
class StandIn {
  step = 0;
  freed = false;
  readonly steps = 6;
  readonly length = 4;
  readonly #failAt: number;
  constructor(failAt = Number.NaN) {
    this.#failAt = failAt;
  }
  train(): number {
    if (this.step === this.#failAt) throw new RangeError('loss is NaN');
    this.step += 1;
    return 1;
  }
  read(): Float32Array {
    const loss = 1 / (this.step + 1);
    return Float32Array.of(loss, loss, 2 * loss, 2 * loss, loss, loss, 2 * loss, 2 * loss);
  }
  weights(): Uint8Array {
    return Uint8Array.of(this.step);
  }
  free(): void {
    this.freed = true;
  }
}

const options = { held: new Uint8Array(10), within: 2, reportAt: [0, 1, 3, 6] } as unknown as TrainOnOptions;

function start(trainer: StandIn, onStep: (step: number, stop: () => void) => void = () => {}) {
  const { port1, port2 } = new MessageChannel();
  serveTextTraining(port1 as never, () => trainer as unknown as TextTrainer);
  const [steps, reports]: [number[], Report[]] = [[], []];
  const training = trainOn(port2 as never, options, (progress) => {
    if ('report' in progress) return void reports.push(progress.report);
    steps.push(progress.step);
    onStep(progress.step, training.stop);
  });
  return { steps, reports, done: training.done.finally(() => port1.close()) };
}

test('losses are averaged at places of the training before, and after them', () => {
  expect(meansOf(Float32Array.of(1, 2, 5, 3, 4, 9), 3, 2)).toEqual({ within: 2.5, beyond: 7 });
});

test('every step is reported, and losses after the steps that were wanted', async () => {
  const trainer = new StandIn();
  const { steps, reports, done } = start(trainer);
  const { ended, weights } = await done;
  expect([ended, ...weights]).toEqual(['finished', 6]);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
  expect(reports.map(({ step }) => step)).toEqual([0, 1, 3, 6]);
  expect(reports[1]).toEqual({ step: 1, within: 0.5, beyond: 1 });
  expect(trainer.freed).toBe(true);
});

test('a stop ends it after the step that it is at, with the weights so far', async () => {
  const { steps, done } = start(new StandIn(), (step, stop) => step === 2 && stop());
  const { ended, weights } = await done;
  expect(ended).toBe('stopped');
  expect(weights[0]).toBe(steps.at(-1));
  expect(steps.length).toBeLessThan(6);
});

test('a training that fails rejects, and its memory is given back', async () => {
  const trainer = new StandIn(2);
  const { done } = start(trainer);
  await expect(done).rejects.toThrow('loss is NaN');
  expect(trainer.freed).toBe(true);
});
