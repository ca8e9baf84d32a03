// What small models write with the mistakes of "Wrong in silence". POSENC_WRITE=1 writes it anew.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alphabet, numbersOf } from '../../../web/library/api/training/characters.ts';
import type { Reader, ReadingOptions } from '../../../web/library/api/training/reader.ts';
import { loadModel, readerOf } from '../../../web/labs/reads/models.ts';
import passages from '../../../web/labs/reads/passages.json' with { type: 'json' };
import { drawn } from '../../../web/labs/reads/reading.ts';
import { rightEncoding } from '../../../web/labs/reads/ways.ts';
import { isRotary, trainedLength, type ModelName } from '../../../web/labs/reads/record.ts';
import { drawsOf } from '../../../web/labs/shared/quiz/draw.ts';
import { bugs } from '../../../web/labs/silence/bugs.ts';
import { bugNames, type BugName } from '../../../web/labs/silence/properties.ts';
import stored from '../../../web/labs/silence/written.json' with { type: 'json' };

/** Characters that a model reads, and that it writes: within the length of its training. */
const [asked, told] = [48, 72];

interface Mistake {
  readonly model: ModelName;
  /** Sets the reader up as the wrong program would. */
  readonly set?: (reader: Reader) => void;
  /** Of reads, from the place `first` on. */
  readonly options?: (first: number, count: number) => ReadingOptions;
}

const rotary = { kind: 'rotary' } as const;

/** The mistakes that a reader can make as the program of the thread did. */
const mistakes: Readonly<Partial<Record<BugName, Mistake>>> = {
  shainet111: { model: 'rotary', set: (reader) => reader.setEncoding({ ...rotary, pairing: 'interleaved' }) },
  candle3746: { model: 'rotary500', set: (reader) => reader.setEncoding({ ...rotary, base: 10000 }) },
  candle3520: { model: 'rotary', options: () => ({ positionFormat: 'bfloat16', angleFormat: 'bfloat16' }) },
  mlxvlm1983: { model: 'rotary', options: (first) => (first === 0 ? {} : { positions: [0] }) },
};

const prompt = passages.line.text.slice(0, asked);

function write({ model, set, options = () => ({}) }: Mistake): string {
  const reader = readerOf(model)!;
  reader.clear();
  reader.setEncoding(rightEncoding({ model, scaling: 'none', factor: 1 }));
  set?.(reader);
  const draw = drawsOf('1', 'silence.written');
  const { data } = reader.read(numbersOf(prompt), options(0, prompt.length)).probabilities;
  let shares: Float32Array = (data as Float32Array).slice(-alphabet.length);
  let text = '';
  for (let k = 0; k < told; k += 1) {
    const next = drawn(shares, draw.integer(0, 2 ** 30) / 2 ** 30);
    text += alphabet[next]!;
    shares = reader.read([next], options(prompt.length + k, 1)).probabilities.data as Float32Array;
  }
  return text;
}

test('the stored texts are what the models write, rightly and with each mistake that a reader can make', async () => {
  const models = [...new Set(Object.values(mistakes).map(({ model }) => model))];
  for (const name of models) await loadModel(name);
  const written = {
    prompt,
    right: Object.fromEntries(models.map((model) => [model, write({ model })])),
    cases: Object.fromEntries(
      bugNames.flatMap((bug) => {
        const mistake = mistakes[bug];
        return mistake ? [[bug, { model: mistake.model, text: write(mistake) }]] : [];
      }),
    ),
  };
  if (process.env['POSENC_WRITE'] !== undefined) {
    const file = new URL('../../../web/labs/silence/written.json', import.meta.url);
    writeFileSync(file, `${JSON.stringify(written, undefined, 2)}\n`);
  } else expect(stored).toEqual(written);
});

test('a text is as long as training, and the models are those that rotate', () => {
  expect(asked + told).toBeLessThan(trainedLength);
  for (const [bug, { model, text }] of Object.entries(stored.cases)) {
    expect(isRotary(model as ModelName)).toBe(true);
    expect(bugs[bug as BugName].model.headDim).toBeGreaterThan(0);
    expect(text).toHaveLength(told);
    expect(text).not.toBe(stored.right[model as keyof typeof stored.right]);
  }
});
