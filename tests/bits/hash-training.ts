// Trains every model of training.json and hashes its weights; runs in Node and in browsers alike.
import { type Encoding, phoneModel, type Task, Trainer } from '../../web/library/api/training/index.ts';
import { hash } from './hash.ts';
import list from './training.json' with { type: 'json' };

export interface TrainingBits {
  readonly task: Task;
  readonly encoding: Encoding;
  readonly model: 'phone' | 'default';
  readonly causal: boolean;
  readonly seed: number;
  readonly steps: number;
  /** The hashes from native code. */
  readonly bits: string;
}

export const models = list as unknown as readonly TrainingBits[];

/** Numbers that every language forms alike. */
function givenTable(rows: number, columns: number): Encoding {
  const data = Float32Array.from({ length: rows * columns }, (_, i) => (((i * 37) % 101) - 50) / 64);
  return { kind: 'given', table: { data, rows, columns } };
}

/** The hash of each model's weights, in the order of the list. */
export function hashTraining(): string[] {
  return models.map(({ task, encoding, model, causal, seed, steps }) => {
    const trainer = new Trainer({
      task,
      encoding: encoding.kind === 'given' ? givenTable(64, phoneModel.dim) : encoding,
      model: { ...(model === 'phone' ? phoneModel : {}), causal },
      seed,
    });
    trainer.train(steps);
    const bits = hash(trainer.parameters().map(({ data }) => data));
    trainer.free();
    return bits;
  });
}
