// The TypeScript side of training: only the crossing of the boundary is tested here; C++ tests cover the rest.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { alibiBias, sinusoidal } from 'posenc';
import { describe, expect, test } from 'vitest';
import {
  type Encoding,
  encodingKinds,
  makeSentences,
  phoneModel,
  tasks,
  Trainer,
  type TrainingOptions,
  unorderedCeiling,
  vocabularies,
} from '../../../../web/library/api/training/index.ts';

const phone = (options: Partial<TrainingOptions> = {}): TrainingOptions => ({
  task: 'threeBack',
  encoding: { kind: 'rotary' },
  model: phoneModel,
  schedule: { steps: 60 },
  ...options,
});

const table = (rows: number, columns: number) => ({ data: new Float32Array(rows * columns), rows, columns });

const encodings: readonly Encoding[] = encodingKinds.map((kind) =>
  kind === 'given' ? { kind, table: table(64, 16) } : { kind },
);

describe('Trainer', () => {
  test('every encoding and task trains, and its loss falls', () => {
    for (const encoding of encodings) {
      for (const task of tasks) {
        const trainer = new Trainer(phone({ encoding, task }));
        const results = trainer.train(60);
        const mean = (from: number, to: number): number =>
          results.slice(from, to).reduce((sum, { loss }) => sum + loss, 0) / (to - from);
        expect(results).toHaveLength(60);
        expect(mean(40, 60), `${encoding.kind}, ${task}`).toBeLessThan(mean(0, 10));
        expect(trainer.step).toBe(60);
        trainer.free();
      }
    }
  });

  test('a given table of sinusoids is the sinusoidal encoding', () => {
    const { data } = sinusoidal({ positions: 64, dim: 16 });
    const given = new Trainer(phone({ encoding: { kind: 'given', table: { data, rows: 64, columns: 16 } } }));
    const own = new Trainer(phone({ encoding: { kind: 'sinusoidal' } }));
    expect(given.train(10)).toEqual(own.train(10));
    expect(given.parameters()).toEqual(own.parameters());
  });

  test('given frequencies are those of their base', () => {
    const trained = (encoding: Encoding) => new Trainer(phone({ encoding })).train(5).map(({ loss }) => loss);
    const frequencies = [1, 0.1, 0.01, 0.001];
    expect(trained({ kind: 'rotary', frequencies })).toEqual(trained({ kind: 'rotary', base: 10000 }));
    expect(trained({ kind: 'rotary', frequencies: [1] })).not.toEqual(trained({ kind: 'rotary' }));
  });

  test('a state goes on where it was saved', () => {
    const first = new Trainer(phone());
    first.train(20);
    const state = first.save();
    const second = new Trainer(phone());
    second.restore(state);
    expect(second.step).toBe(20);
    expect(second.train(40)).toEqual(first.train(40));
    expect(second.save()).toEqual(first.save());
  });

  test('an evaluation counts by place, and the same sentences each time', () => {
    const trainer = new Trainer(phone({ task: 'whereIsItNow' }));
    const result = trainer.evaluate({ length: 20, sentences: 64 });
    expect(result.asked).toBe(64);
    expect(result.askedByPlace).toHaveLength(20);
    expect(result.askedByPlace.reduce((a, b) => a + b)).toBe(64);
    expect(result.rightByPlace.reduce((a, b) => a + b)).toBe(result.right);
    expect(result.accuracy).toBe(result.right / 64);
    expect(trainer.evaluate({ length: 20, sentences: 64 })).toEqual(result);
    expect(trainer.evaluate().length).toBe(16);
  });

  test('a look has the documented shapes, and shares that add up', () => {
    const trainer = new Trainer(phone({ model: { ...phoneModel, causal: true } }));
    const { attention, probabilities } = trainer.look([1, 2, 3, 4, 5]);
    expect(attention.shape).toEqual([2, 2, 5, 5]);
    expect(probabilities.shape).toEqual([5, 8]);
    for (let row = 0; row < 20; ++row) {
      const shares = attention.data.subarray(5 * row, 5 * row + 5);
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 5);
      expect([...shares.subarray((row % 5) + 1)].every((share) => share === 0)).toBe(true);
    }
  });

  test('the bias of ALiBi is that of the package', () => {
    const trainer = new Trainer(phone({ encoding: { kind: 'alibi' } }));
    const { data } = alibiBias({ heads: 2, queries: 9, keys: 9, biasMax: 4 });
    expect(trainer.scoreBias(9)).toEqual({ data, shape: [2, 9, 9] });
  });

  test('parameters go by name, layer and shape', () => {
    const trainer = new Trainer(phone({ encoding: { kind: 'learned' } }));
    const blocks = trainer.parameters();
    expect(blocks[0]).toMatchObject({ name: 'embedding', layer: undefined, rows: 8, columns: 16 });
    expect(blocks.at(-1)).toMatchObject({ name: 'positions', layer: undefined, rows: 64, columns: 16 });
    expect(blocks.filter(({ name }) => name === 'query').map(({ layer }) => layer)).toEqual([0, 1]);
    for (const { rows, columns, data } of blocks) expect(data).toHaveLength(rows * columns);
  });
});

describe('errors', () => {
  const refusal = (options: unknown): unknown => {
    try {
      new Trainer(options as TrainingOptions);
    } catch (error) {
      const { name, code, argument } = error as Error & { code: string; argument: string };
      return [name, code, argument];
    }
    return undefined;
  };

  test('name the argument in each case', () => {
    const range = 'POSENC_OUT_OF_RANGE',
      type = 'POSENC_WRONG_TYPE';
    expect(refusal(7)).toEqual(['TypeError', type, 'options']);
    expect(refusal({ ...phone(), colour: 1 })).toEqual(['TypeError', type, 'options.colour']);
    expect(refusal({ encoding: { kind: 'none' } })).toEqual(['TypeError', type, 'task']);
    expect(refusal(phone({ task: 'counting' as never }))).toEqual(['RangeError', 'POSENC_UNKNOWN_NAME', 'task']);
    expect(refusal(phone({ encoding: undefined as never }))).toEqual(['TypeError', type, 'encoding']);
    expect(refusal(phone({ encoding: {} as never }))).toEqual(['TypeError', type, 'encoding.kind']);
    expect(refusal(phone({ encoding: { kind: 'magic' } as never }))).toEqual([
      'RangeError',
      'POSENC_UNKNOWN_NAME',
      'encoding.kind',
    ]);
    expect(refusal(phone({ encoding: { kind: 'alibi', base: 3 } as never }))).toEqual([
      'TypeError',
      type,
      'encoding.base',
    ]);
    expect(refusal(phone({ encoding: { kind: 'given', table: table(3, 16) } }))).toEqual([
      'RangeError',
      'POSENC_SHAPE_MISMATCH',
      'encoding.table',
    ]);
    expect(refusal(phone({ encoding: { kind: 'rotary', base: 0 } }))).toEqual(['RangeError', range, 'base']);
    expect(refusal(phone({ encoding: { kind: 'rotary', frequencies: [1, 2, 3, 4, 5] } }))).toEqual([
      'RangeError',
      range,
      'frequencies',
    ]);
    expect(refusal(phone({ model: { dim: 17 } }))).toEqual(['RangeError', range, 'dim']);
    expect(refusal(phone({ model: { feedForward: 7 } }))).toEqual(['RangeError', range, 'feedForward']);
    expect(refusal(phone({ schedule: { rate: 1 } }))).toEqual(['RangeError', range, 'rate']);
    expect(refusal(phone({ schedule: { warmUp: 1.5 } }))).toEqual(['RangeError', range, 'warmUp']);
    expect(refusal(phone({ longest: 129 }))).toEqual(['RangeError', range, 'longest']);
    expect(refusal(phone({ seed: -1 }))).toEqual(['RangeError', range, 'seed']);
  });

  test('leave a trainer as it was', () => {
    const trainer = new Trainer(phone());
    const state = trainer.save();
    expect(() => trainer.train(61)).toThrow('steps is 61; allowed: at most the steps that are left');
    expect(() => trainer.evaluate({ length: 65 })).toThrow(RangeError);
    expect(() => trainer.evaluate({ length: 200 })).toThrow(RangeError);
    expect(() => trainer.look([])).toThrow(RangeError);
    expect(() => trainer.look([8])).toThrow('words is 8');
    expect(() => trainer.scoreBias(4)).toThrow(RangeError);
    expect(() => trainer.restore(state.subarray(1))).toThrow('state');
    expect(() => trainer.restore(new Trainer(phone({ seed: 1 })).save())).toThrow('a state of the same task');
    expect(trainer.save()).toEqual(state);
    trainer.free();
    expect(() => trainer.train(1)).toThrow('a trainer that was not freed');
  });
});

describe('sentences', () => {
  test('have words and answers within the vocabulary of their task', () => {
    for (const task of tasks) {
      const { words, answers, evidence } = makeSentences({ task, length: 10, seed: 3, count: 50 });
      const { words: known, classes } = vocabularies[task];
      expect(words).toHaveLength(500);
      expect([...words].every((word) => word >= 0 && word < known)).toBe(true);
      expect([...answers].every((answer) => answer >= -1 && answer < classes)).toBe(true);
      expect(evidence.map((place) => Math.sign(place + 1))).toEqual(answers.map((answer) => Math.sign(answer + 1)));
    }
  });

  test('the ceilings are those of the prototype, within a tenth of a per cent', () => {
    const ceilings = tasks.map((task) => unorderedCeiling({ task, length: 16 }));
    expect(ceilings[0]).toBe(0.5);
    expect(ceilings[1]).toBeCloseTo(0.267, 2);
    expect(ceilings[3]).toBe(ceilings[1]);
    expect(() => unorderedCeiling({ task: 'threeBack', length: 3 })).toThrow('length is 3');
  });
});

describe('size', () => {
  const packed = async (path: string): Promise<number> => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL(`../../../../${path}`, import.meta.url))],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
  };

  test('the module takes at most 36 kB, and with all of its worker’s script 44', async () => {
    const module = readFileSync(new URL('../../../../build/wasm/posenc-training.wasm', import.meta.url));
    expect(gzipSync(module, { level: 9 }).length).toBeLessThanOrEqual(36_000);
    expect(await packed('web/library/api/training/worker.ts')).toBeLessThanOrEqual(44_000);
  });

  test("the page's side does not import the module", async () => {
    expect(await packed('web/library/api/training/connect.ts')).toBeLessThan(2500);
  });
});
