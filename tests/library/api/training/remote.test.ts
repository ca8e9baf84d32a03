// A page and its worker, here two ends of a channel: everything crosses as clones, as it would between threads.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectTraining, type TrainingClient } from '../../../../web/library/api/training/connect.ts';
import { phoneModel, Trainer, type TrainingOptions } from '../../../../web/library/api/training/index.ts';
import type { Port, Progress } from '../../../../web/library/api/training/protocol.ts';
import { serveTraining } from '../../../../web/library/api/training/serve.ts';

const phone: TrainingOptions = {
  task: 'threeBack',
  encoding: { kind: 'rotary' },
  model: phoneModel,
  schedule: { steps: 60 },
};

let client: TrainingClient;
let close: () => void;

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  serveTraining(port2 as unknown as Port);
  client = connectTraining(port1 as unknown as Port);
  close = () => port1.close();
});
afterEach(() => close());

describe('a trainer in a worker', () => {
  test('gives the results of a local trainer', async () => {
    const far = await client.make(phone);
    const near = new Trainer(phone);
    expect(await far.train(10)).toEqual(near.train(10));
    expect(await far.evaluate({ length: 32, sentences: 16 })).toEqual(near.evaluate({ length: 32, sentences: 16 }));
    expect(await far.look([1, 2, 3])).toEqual(near.look([1, 2, 3]));
    expect(await far.parameters()).toEqual(near.parameters());
    const state = await far.save();
    expect(state).toEqual(near.save());
    await far.train(3);
    await far.restore(state);
    expect(await far.save()).toEqual(state);
    await far.free();
    await expect(far.train(1)).rejects.toThrow('a trainer that was made and not freed');
  });

  test('runs to the end, reports its progress and takes turns with others', async () => {
    const order: string[] = [];
    const seen: Progress[] = [];
    const runs = ['a', 'b'].map(async (name) => {
      const trainer = await client.make(phone);
      return trainer.run({ every: 20, evaluation: { sentences: 16 } }, (progress) => {
        order.push(name);
        if (name === 'a') seen.push(progress);
      });
    });
    expect(await Promise.all(runs)).toEqual(['finished', 'finished']);
    expect(order.join('')).toBe('ababab');
    expect(seen.map(({ step }) => step)).toEqual([20, 40, 60]);
    expect(seen.flatMap(({ results }) => results)).toEqual(new Trainer(phone).train(60));
    for (const { milliseconds, evaluation } of seen) {
      expect(milliseconds).toBeGreaterThan(0);
      expect(evaluation.asked).toBe(13 * 16);
    }
  });

  test('stops, takes a single step, and goes on', async () => {
    const trainer = await client.make(phone);
    const steps: number[] = [];
    const run = trainer.run({ every: 5 }, ({ step }) => {
      steps.push(step);
      if (step === 10) void trainer.stop();
    });
    await expect(trainer.run({}, () => {})).rejects.toThrow('a trainer that does not run');
    expect(await run).toBe('stopped');
    expect(steps.at(-1)).toBeLessThan(60);
    await trainer.train(1);
    expect(await trainer.run({ every: 50, until: 30 }, ({ step }) => steps.push(step))).toBe('finished');
    expect(steps.at(-1)).toBe(30);
  });

  test('rejects like a local trainer, with the same messages', async () => {
    const bad = { ...phone, model: { dim: 17 } };
    const message = (() => {
      try {
        return new Trainer(bad).step;
      } catch (error) {
        return (error as Error).message;
      }
    })();
    await expect(client.make(bad)).rejects.toMatchObject({
      name: 'RangeError',
      message,
      code: 'POSENC_OUT_OF_RANGE',
      argument: 'dim',
    });
    await expect(client.make({ ...phone, seed: (() => 1) as never })).rejects.toThrow('can be sent to a worker');
    await expect(client.makeSentences({ task: 'threeBack', length: 200 })).rejects.toThrow('length is 200');
    expect(await client.unorderedCeiling({ task: 'whoCameFirst', length: 9 })).toBe(0.5);
  });

  test('once gone, rejects pending and later calls; its state continues in another', async () => {
    const trainer = await client.make(phone);
    await trainer.train(10);
    const state = await trainer.save();
    const waited = trainer.run({}, () => {});
    client.lost(new Error('killed'));
    await expect(waited).rejects.toMatchObject({ code: 'POSENC_WORKER_LOST' });
    await expect(trainer.train(1)).rejects.toMatchObject({ code: 'POSENC_WORKER_LOST' });
    const { port1, port2 } = new MessageChannel();
    serveTraining(port2 as unknown as Port);
    const again = await connectTraining(port1 as unknown as Port).make(phone);
    await again.restore(state);
    const straight = new Trainer(phone);
    straight.train(20);
    await again.train(10);
    expect(await again.save()).toEqual(straight.save());
    port1.close();
  });
});
