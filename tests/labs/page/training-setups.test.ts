// Every link is rejected with a reason or can be trained.
import { afterEach, describe, expect, test } from 'vitest';
import { whole } from './support/shared.ts';
import { Trainer } from '../../../web/library/api/training/index.ts';
import { trainingModule } from '../../../web/library/api/training/module.ts';
import { entrants, lengthsOf } from '../../../web/labs/training/entrants.ts';
import { properties, settle, setupOf, type TrainingValues } from '../../../web/labs/training/properties.ts';
import { problemOf } from '../../../web/labs/training/words.ts';
import { defaults, parse } from '../../../web/labs/shared/state/properties.ts';
import { t } from '../../../web/labs/shared/text/i18n.ts';
import { tasks } from '../../../web/library/api/training/task.ts';

const view: TrainingValues = { ...defaults(properties), dim: '16', heads: '2' };
const names = Object.keys(properties) as (keyof typeof properties)[];
const largest = { dim: '64', heads: '8', layers: 4, longest: 32 } as const;

const made: Trainer[] = [];
afterEach(() => made.splice(0).forEach((trainer) => trainer.free()));
function make(values: TrainingValues, kind: (typeof entrants)[number]): Trainer {
  const trainer = new Trainer(setupOf(values, kind));
  made.push(trainer);
  return trainer;
}

describe('a set-up from a link', () => {
  test.each(names)('%s is rejected with a reason or can be trained', (name) => {
    const property = properties[name];
    const taken: unknown[] = [];
    for (const raw of [
      ...['', 'NaN', 'Infinity', '-Infinity', '1e999', '-1', '-0', '0', '1', '2', '0.5', '1e9', '9007199254740993'],
      ...['0x10', ' 7 ', 'null', 'undefined', '[object Object]', '__proto__', 'toString', '<b>', '\u0000', '1,1,1'],
      ...['NaN,1', '-1,2', '0,99', '9'.repeat(400), ','.repeat(400), '🙂', 'true', 'yes', '16', '64', '8'],
    ]) {
      const read = parse(property, raw);
      if ('problem' in read) {
        expect([raw, read.problem.code.length > 3]).toEqual([raw, true]);
        continue;
      }
      taken.push(raw);
      const values = settle({ ...view, [name]: read.value });
      for (const kind of ['learned', 'rotary', 't5'] as const) {
        const trainer = make(values, kind);
        expect(trainer.train(1)[0]!.loss).toBeGreaterThan(0);
        trainer.free();
      }
    }
    expect(taken.length).toBeLessThan(20);
  });

  test('of every width, number of heads and task within the limits is taken by every encoding', () => {
    for (const dim of properties.dim.options)
      for (const heads of properties.heads.options)
        for (const [index, kind] of entrants.entries()) {
          const task = tasks[index % tasks.length]!;
          const trainer = make({ ...view, task, dim, heads, longest: 8, causal: index % 2 === 0 }, kind);
          expect(trainer.train(1)).toHaveLength(1);
          trainer.free();
        }
  });

  test('stays finite at the corners of the limits', () => {
    for (const corner of [
      { rate: 0.03, base: 1e9, layers: 4 },
      { rate: 0.001, base: 1.0000001, layers: 1 },
      { rate: 0.03, shortest: 32, longest: 32, seed: 9999 },
    ])
      for (const kind of ['sinusoidal', 'rotary', 'rawIndex', 'shaw'] as const) {
        const trainer = make(settle({ ...view, ...corner, steps: 50 }), kind);
        for (const { loss } of trainer.train(20)) expect(Number.isFinite(loss)).toBe(true);
        for (const length of lengthsOf(corner.longest ?? view.longest))
          expect(trainer.evaluate({ length, sentences: 16 }).accuracy).toBeGreaterThanOrEqual(0);
        trainer.free();
      }
  });

  whole('the largest race fits into the module’s memory, and a request for more is rejected', () => {
    const values = { ...view, ...largest };
    for (const kind of entrants) make(values, kind);
    const module = trainingModule();
    expect(module.HEAPU8.length).toBeLessThan(0.75 * 2 ** 30);
    const taken: number[] = [];
    for (let size = 2 ** 29; size >= 2 ** 16; size /= 2)
      for (let at = module.allocate(size); at !== 0; at = module.allocate(size)) taken.push(at);
    expect(module.HEAPU8.length).toBeLessThanOrEqual(2 ** 30);
    let refused: unknown;
    try {
      make(values, 'learned');
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({ code: 'POSENC_OUT_OF_MEMORY' });
    expect(problemOf(refused as Error, 120)).toBe(t('training.problem.memory', { step: 120 }));
    // Existing models continue, and once there is memory again the same set-up works.
    expect(made[0]!.train(1)).toHaveLength(1);
    for (const at of taken) module.deallocate(at);
    expect(make(values, 'learned').train(1)).toHaveLength(1);
  });
});
