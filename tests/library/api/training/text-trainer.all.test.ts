// A stored language model trains on in WebAssembly with the bits of native code, which made further.json.
import { readFileSync } from 'node:fs';
import { rotaryFrequencies } from 'posenc';
import { describe, expect, test } from 'vitest';
import { alphabet, numbersOf } from '../../../../web/library/api/training/characters.ts';
import type { Encoding } from '../../../../web/library/api/training/options.ts';
import { Reader } from '../../../../web/library/api/training/reader.ts';
import { TextTrainer, type TextTrainerOptions } from '../../../../web/library/api/training/text-trainer.ts';
import { meansOf } from '../../../../web/library/api/training/train-on.ts';
import further from '../../../../web/labs/trained/language/further.json' with { type: 'json' };
import stored from '../../../../web/labs/trained/language/models.json' with { type: 'json' };
import { fnv } from './fnv.ts';

const folder = 'web/labs/trained/language';
const text = new Uint8Array(readFileSync(`${folder}/further.bin`));
const held = numbersOf(further.held.join(''));
type Scaling = keyof (typeof further.curves)['rotary'];
const { within, length, factor, steps, batch, rate, warmUp, finalShare, clip, seed } = further;

function encodingOf(name: 'rotary' | 'rotary500', scaling: Scaling): Encoding {
  const { encoding } = stored.models[name];
  if (scaling === 'plain') return encoding as Encoding;
  const base = 'base' in encoding ? encoding.base : 10000;
  const { inverse: frequencies, attentionFactor } = rotaryFrequencies({
    headDim: stored.model.dim / stored.model.heads,
    base,
    scaling: { type: scaling, factor, ...(scaling === 'yarn' && { originalMaxPositionEmbeddings: within }) },
  });
  return { kind: 'rotary', frequencies, attentionFactor };
}
const optionsOf = (name: 'rotary' | 'rotary500', scaling: Scaling): TextTrainerOptions => ({
  encoding: encodingOf(name, scaling),
  model: stored.model,
  schedule: { steps, batch, rate, warmUp, finalShare, clip },
  longest: length,
  seed,
  symbols: alphabet.length,
  text,
  weights: new Uint8Array(readFileSync(`${folder}/${name}.bin`)),
});

describe.each(['plain', 'linear', 'ntkAware', 'yarn'] as const)('with the scaling %s', (scaling) => {
  test('two steps give the bits and losses of native code', () => {
    const trainer = new TextTrainer(optionsOf('rotary', scaling));
    const curve = further.curves.rotary[scaling];
    const before = meansOf(trainer.read(held), length, within);
    expect(before.within).toBeCloseTo(curve.within[0]!, 3);
    expect(before.beyond).toBeCloseTo(curve.beyond[0]!, 3);
    expect(fnv(trainer.weights())).toBe(stored.models.rotary.trained[0]!.packedHash);
    trainer.train();
    trainer.train();
    expect(trainer.step).toBe(2);
    expect(fnv(trainer.weights())).toBe(curve.after2);
    trainer.free();
  });
});

test('a reader reads with the weights that it gives', () => {
  const options = optionsOf('rotary500', 'yarn');
  const trainer = new TextTrainer(options);
  expect(trainer.train()).toBeGreaterThan(1);
  const { encoding, model, symbols } = options;
  const reader = new Reader({ encoding, model, symbols, longest: within, weights: trainer.weights() });
  const own = trainer.read(held.slice(0, length + 1));
  const { losses } = reader.read(held.slice(0, length + 1));
  // Its weights are rounded to a byte.
  const worst = Math.max(...own.map((loss, t) => Math.abs(loss - losses[t + 1]!)));
  expect(worst).toBeLessThan(0.5);
  expect(Math.abs(meansOf(losses.slice(1), length, within).within - meansOf(own, length, within).within)).toBeLessThan(
    0.01,
  );
  reader.free();
  trainer.free();
});

test.each<[string, object]>([
  ['weights', { weights: new Uint8Array(9) }],
  ['weights', { weights: [1] }],
  ['text', { text: new Uint8Array(100) }],
  ['text', { text: new Uint8Array(1000).fill(40) }],
  ['longest', { longest: 513 }],
  ['encoding', { encoding: { kind: 'given' } }],
  ['schedule.steps', { schedule: { steps: -1 } }],
])('refuses %s by name', (name, wrong) => {
  expect(() => new TextTrainer({ ...optionsOf('rotary', 'plain'), ...wrong })).toThrow(
    expect.objectContaining({ message: expect.stringContaining(name.split('.').at(-1)!) }),
  );
});

test('gives its memory back, and takes no step after the last', () => {
  const trainer = new TextTrainer({ ...optionsOf('rotary', 'plain'), longest: 8, schedule: { steps: 1, batch: 16 } });
  expect(() => trainer.read(held.slice(0, 4))).toThrow(RangeError);
  trainer.train();
  expect(() => trainer.train()).toThrow(RangeError);
  trainer.free();
  trainer.free();
  expect(() => trainer.step).toThrow(TypeError);
});
