// The table of `npm run bench -- training-table`: whole, and made by the model that the page trains.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Encoding,
  encodingKinds,
  phoneModel,
  tasks,
  Trainer,
  unorderedCeiling,
} from '../../../../web/library/api/training/index.ts';

interface Row {
  readonly task: (typeof tasks)[number];
  readonly encoding: Encoding['kind'];
  readonly causal?: boolean;
  readonly model?: 'phone';
  readonly steps?: number;
  readonly base?: number;
  readonly biasMax?: number;
  readonly buckets?: number;
  readonly maxDistance?: number;
  /** Steps to 95 %, -1 for never, by seed. */
  readonly solved: readonly number[];
  /** Permille at 1, 1.5, 2 and 4 times the longest length of training, by seed. */
  readonly accuracy: readonly (readonly number[])[];
  readonly unseen?: readonly number[];
}

interface Table {
  readonly command: string;
  readonly seeds: readonly number[];
  readonly ceilings: Record<string, readonly number[]>;
  readonly rows: readonly Row[];
}

const table = JSON.parse(
  readFileSync(new URL('../../../../web/labs/trained/table.json', import.meta.url), 'utf8'),
) as Table;
const heldOut = JSON.parse(readFileSync(new URL('./held-out.json', import.meta.url), 'utf8')) as Table;
const plain = table.rows.filter(
  ({ causal, ...row }) => causal !== undefined && !('model' in row) && !('steps' in row) && !('biasMax' in row),
);

describe('the table of trained models', () => {
  test('has every task with every encoding and both masks, from twenty seeds', () => {
    const kinds = encodingKinds.filter((kind) => kind !== 'given');
    for (const task of tasks)
      for (const encoding of kinds)
        for (const causal of [false, true]) {
          const found = plain.filter((row) => row.task === task && row.encoding === encoding && row.causal === causal);
          expect(found, `${task}, ${encoding}, ${causal}`).toHaveLength(1);
        }
    expect(table.seeds).toEqual(Array.from({ length: 20 }, (_seed, index) => index + 1));
    expect(table.rows.filter(({ unseen }) => unseen)).toHaveLength(28);
    for (const row of table.rows) {
      const { solved, accuracy, unseen = [...solved], steps = 600 } = row;
      const seeds = steps < 10000 ? 20 : row.encoding === 'alibi' ? 10 : 5;
      expect([solved, ...accuracy, unseen].map((list) => list.length)).toEqual(Array(6).fill(seeds));
      for (const share of accuracy.flat()) expect(share >= 0 && share <= 1000).toBe(true);
    }
  });

  test('has the ceilings that are computed', () => {
    for (const task of tasks)
      expect(table.ceilings[task]).toEqual(
        [16, 24, 32, 64].map((length) => Number(unorderedCeiling({ task, length }).toFixed(4))),
      );
  });

  test.each([
    ['threeBack', 'rotary', undefined],
    ['whoCameFirst', 'alibi', 'phone'],
    ['wordNumber', 'learned', 'phone'],
  ] as const)('for %s with %s (%s) agrees with training here', (task, kind, model) => {
    const row = table.rows.find(
      (r) =>
        r.task === task && r.encoding === kind && r.model === model && !r.causal && !r.steps && !r.base && !r.biasMax,
    );
    const trainer = new Trainer({ task, encoding: { kind }, ...(model ? { model: phoneModel } : {}), seed: 1 });
    let solved = -1;
    while (trainer.step < 600) {
      trainer.train(10);
      if (solved < 0 && trainer.evaluate({ length: 16 }).accuracy >= 0.95) solved = trainer.step;
    }
    expect(row?.solved[0]).toBe(solved);
    const shares = [16, 24, 32, 64].map((length) => trainer.evaluate({ length, sentences: 512 }).accuracy);
    expect(row?.accuracy.map((list) => list[0])).toEqual(shares.map((share) => Math.round(1000 * share)));
  });

  test('and the seeds that judge what is said of it, agree with training here at settings of their own', () => {
    for (const [{ rows, seeds }, settings] of [
      [table, { encoding: 'alibi', biasMax: 8, causal: true }],
      [heldOut, { encoding: 't5', buckets: 16, maxDistance: 128, causal: false }],
      [heldOut, { encoding: 'shaw', maxDistance: 4, causal: false }],
    ] as const) {
      const { encoding: kind, causal, ...own } = settings;
      const row = rows.find(
        (r) =>
          r.task === 'whoCameFirst' &&
          r.encoding === kind &&
          (r.causal ?? false) === causal &&
          Object.entries(own).every(([name, value]) => r[name as 'biasMax'] === value),
      );
      const trainer = new Trainer({
        task: 'whoCameFirst',
        encoding: { kind, ...own } as Encoding,
        model: { causal },
        seed: seeds[0],
      });
      trainer.train(600);
      const shares = [16, 24, 32, 64].map((length) => trainer.evaluate({ length, sentences: 512 }).accuracy);
      expect(row?.accuracy.map((list) => list[0])).toEqual(shares.map((share) => Math.round(1000 * share)));
    }
  });

  test('shows that a bidirectional model without positions stays at its ceiling, for every task and seed', () => {
    for (const task of tasks) {
      const row = plain.find((r) => r.task === task && r.encoding === 'none' && !r.causal);
      const ceiling = 1000 * (table.ceilings[task]?.[0] ?? 0);
      expect(row?.solved.every((step) => step === -1)).toBe(true);
      for (const share of row?.accuracy[0] ?? []) expect(share).toBeLessThan(ceiling + 65); // 512 questions: 3 sigma
    }
  });
});

describe('the tables that were learned', () => {
  const learned = JSON.parse(
    readFileSync(new URL('../../../../web/labs/trained/learned.json', import.meta.url), 'utf8'),
  ) as {
    readonly steps: number;
    readonly seed: number;
    readonly tables: readonly {
      encoding: string;
      block: string;
      dim: number;
      longest: number;
      accuracy: number;
      rows: number;
      columns: number;
      scale: number;
      data: string;
    }[];
  };

  test.each(['learned', 'shaw'] as const)('agree with training %s here, rounded', (kind) => {
    const found = learned.tables.find(({ encoding, dim, longest }) => encoding === kind && dim === 8 && longest === 32);
    const { rows, columns, scale, data, block } = found!;
    const { steps, seed } = learned;
    const model = { dim: 8, heads: 1, layers: 1, feedForward: 16, causal: true };
    const trainer = new Trainer({
      task: 'threeBack',
      encoding: { kind },
      model,
      schedule: { steps },
      longest: 32,
      seed,
    });
    trainer.train(steps);
    const { data: values } = trainer.parameters().find(({ name }) => name === block)!;
    const kept = [...values].slice(0, rows * columns);
    expect(scale).toBeCloseTo(Math.max(...kept.map(Math.abs)) / 28, 6);
    expect(data).toBe(String.fromCharCode(...kept.map((value) => 63 + Math.round(value / scale))));
  });

  test('come from models that do their task', () => {
    expect(learned.tables).toHaveLength(14);
    for (const { accuracy, rows, columns, data } of learned.tables) {
      expect(accuracy).toBeGreaterThan(0.95);
      expect(data).toHaveLength(rows * columns);
    }
  });
});
