// More numbers that stand in sentences as digits, computed here and looked for in every language: waves and clocks,
// dot products, lengths, slopes, number formats, grids.
import { readFileSync } from 'node:fs';
import {
  alibiBias,
  alibiSlopes,
  copePositions,
  columnSpreads,
  firstRise,
  nearestRepeat,
  lowPrecisionTable,
  offsetSimilarity,
  roundToFormat,
  similarity,
  sinusoidal,
  sinusoidalGrid,
  t5Buckets,
  variantTable,
  wavelengths,
} from 'posenc';
import { describe, expect, test } from 'vitest';
import { none } from '../../../web/labs/family/encodings/none.ts';
import { localized } from '../../../web/labs/shared/text/format.ts';
import { codes, textsOf } from './support/texts.ts';

/** The text of a key, and a number as its language writes it. */
const textOf = (code: string, key: string): string => {
  const found = textsOf(code).find(([name]) => name === key);
  if (found === undefined) throw new Error(`no text ${key}`);
  return found[1];
};
const written = (code: string, value: number, digits = 0): string => localized(value.toFixed(digits), code);
const file = (path: string): string => readFileSync(path, 'utf8').replace(/\s+/g, ' ').replaceAll('{,}', ',');
const turn = 2 * Math.PI;
const wave = (dim: number, pair: number): number => wavelengths({ dim })[2 * pair]!;
const dot = (dim: number, offset: number): number => offsetSimilarity({ dim, offsets: offset + 1 })[offset]!;

describe.each(codes)('in %s', (code) => {
  const expectIn = (key: string, ...numbers: (readonly [value: number, digits: number])[]): void => {
    const text = textOf(code, key);
    for (const [value, digits] of numbers) expect(text).toContain(written(code, value, digits));
  };

  test('the clock’s answer has the turns of 44 positions and the turn that they seem to make', () => {
    const rest = 44 - 7 * turn;
    expectIn('page.clock.answer', [44 / turn, 3], [Math.round(((turn / rest) * 44) / 100) * 100, 0], [turn, 2]);
    expect((rest * 180) / Math.PI).toBeCloseTo(1, 1);
  });

  test('a hand of 16 columns is as many times slower than the one before as the question says', () => {
    expectIn('questions.clock.curve.right', [wave(16, 1) / wave(16, 0), 2], [wave(16, 0), 2]);
  });

  test('the dot products at d = 4, and the last offset of the rule at d = 512, are those of the lab’s answer', () => {
    expectIn('page.distance.answer', [dot(4, 6), 3], [dot(4, 1), 3], [firstRise({ dim: 512 })!.offset - 1, 0]);
    const table = similarity({ table: sinusoidal({ positions: 11, dim: 4 }), measure: 'dot' });
    const nearest = Array.from({ length: 10 }, (_, k) => table.data[k + 1]!);
    expect(nearest.indexOf(Math.max(...nearest)) + 1).toBe(6);
  });

  test('after 6 positions a hand is as far short of a turn as the question says', () => {
    expectIn('questions.distance.again.mistakes.turn', [turn - 6, 2]);
  });

  test('|sin k| for the shifts of the lab: 5, 21, 22, 23 and 44', () => {
    const sine = (k: number): number => Math.abs(Math.sin(k));
    expectIn('page.shift.answer', [sine(22), 4], [sine(21), 2], [sine(23), 2], [sine(44), 3]);
    expectIn('page.shift.preset.lesson002.note', [sine(5), 2]);
  });

  test('the slopes of 12 heads, and how far heads 8 and 12 see', () => {
    const slopes = alibiSlopes({ heads: 12 });
    expectIn('page.family.answer', ...[8, 9, 10, 11].map((head) => [slopes[head]!, 4] as const));
    expect(Math.round(Math.log(100) / slopes[11]! / 10) * 10).toBe(50);
    expect(Math.log(100) / slopes[7]!).toBeGreaterThan(1000);
    expect(textOf(code, 'page.family.answer')).toMatch(/\b50\b/);
    expect(slopes.indexOf(Math.max(...slopes))).toBe(8);
  });

  test('lengths of words and of a position at 512 columns, and the angles between', () => {
    const lengths = [512, Math.sqrt(512), 0.02 * 512, 1];
    expectIn('questions.compose.turned.right', [16, 0], [512, 0], [lengths[1]!, 1], [lengths[2]!, 1]);
    expectIn('page.compose.preset.unscaled.note', [lengths[1]!, 1], [16, 0], [35, 0]);
    const angle = (word: number): number => (Math.atan2(16, word) * 180) / Math.PI;
    expect(Math.round(angle(lengths[1]!))).toBe(35);
    expect(angle(512)).toBeLessThan(2);
    expectIn('page.compose.answer', [Math.sqrt(2 * 512), 0], [45, 0]);
  });

  test('linear scaling by 8 makes the first wavelength as long as the answer says', () => {
    expectIn('page.reach.answerRope', [turn, 2], [8 * turn, 1]);
  });

  test('bfloat16 keeps every whole number to 256, and every fourth from 512 on', () => {
    const kept = (value: number): number => roundToFormat({ format: 'bfloat16', numbers: [value] })[0]!;
    expect([256, 257, 258, 512, 514, 516].map(kept)).toEqual([256, 256, 258, 512, 512, 516]);
    for (const number of ['257', '256', '512']) expect(textOf(code, 'page.reach.answerArithmetic')).toContain(number);
  });

  test('the fastest pair has made as many turns at 131071 as the case of float32 says', () => {
    expectIn('page.silence.because.imp1316', [131071 / turn, 0]);
  });

  test('the cells of the product form that share a row are those of the answer', () => {
    const cells = Array.from({ length: 196 }, (_, at) => [at % 14, Math.floor(at / 14)] as const);
    const same = cells.filter(([x, y]) => x * y === 12 && !(x === 2 && y === 6));
    const text = textOf(code, 'page.grids.answer.plane');
    expect(same).toHaveLength(5);
    for (const [x, y] of same) expect(text).toContain(`(${x}, ${y})`);
    expect(text).toContain(String(cells.filter(([x, y]) => x * y === 0).length - 1));
  });

  test('degrees taken for radians give the numbers that the plans warn of', () => {
    expectIn('plans.steps.printed.note', [Math.sin(1), 3], [Math.cos(1), 3], [Math.sin(Math.PI / 180), 3]);
    expectIn('plans.steps.slips.note', [wave(4, 1), 0]);
  });

  test('the plans and the claims have the longest wavelength at 512 columns, rounded', () => {
    expectIn('plans.steps.ladder.note', [Math.round(wave(512, 255) / 100) * 100, 0], [10000 * turn, 0]);
  });
});

test('course pages and the guide have the first rises, wavelengths and distances that the library computes', () => {
  const rise = (dim: number): number => firstRise({ dim })!.offset;
  expect(file('web/labs/lessons/001/en.md')).toContain(`after ${rise(64)} positions, at $d = 512$ after ${rise(512)}`);
  expect(file('web/labs/lessons/001/it.md')).toContain(
    `risale già a ${rise(64)} posizioni, con $d = 512$ a ${rise(512)}`,
  );
  expect(file('web/labs/lessons/000/en.md')).toContain(`rises again at offset ${rise(64)}`);
  expect(file('web/labs/lessons/000/es.md')).toContain(`en la separación ${rise(64)}`);
  for (const name of ['en', 'it']) expect(file(`web/labs/lessons/001/${name}.md`)).toContain(wave(16, 7).toFixed(0));
  const four = file('web/labs/lessons/004/en.md');
  for (const [dim, digits] of [
    [4, 0],
    [32, 2],
    [512, 2],
  ] as const)
    expect(four).toContain(wave(dim, 1).toFixed(digits));
  for (const pair of [0, 1, 2]) expect(four).toContain(`| ${wave(512, pair).toFixed(2)} |`);
  expect(four).toContain(`| ${wave(512, 128).toFixed(0)} | | 510, 511 | ${wave(512, 255).toFixed(0)} |`);
  for (const offset of [1, 100]) expect(four).toContain(dot(512, offset).toFixed(1));
});

test('three steps along a row of MAE’s grid change less than two or three along a diagonal', () => {
  const [size, dim] = [14, 64];
  const table = sinusoidalGrid({ height: size, width: size, dim, convention: 'mae' });
  const row = (x: number, y: number): Float32Array =>
    table.data.slice((y * size + x) * dim, (y * size + x + 1) * dim) as Float32Array;
  const alike = (x: number, y: number): number =>
    row(2 + x, 2 + y).reduce((sum, value, at) => sum + value * row(2, 2)[at]!, 0);
  expect(alike(3, 0)).toBeGreaterThan(alike(3, 3));
  expect(alike(3, 0)).toBeGreaterThan(alike(2, 2));
  // Not so with as many steps counted along the sides.
  expect(alike(2, 0)).toBeLessThan(alike(1, 1));
});

test('MoCo v3 has the rows of MAE behind a row of zeros; big_vision has others', () => {
  const of = (convention: 'mae' | 'mocoV3' | 'bigVision'): string[] => {
    const { data } = sinusoidalGrid({ height: 4, width: 4, dim: 16, convention });
    return Array.from({ length: data.length / 16 }, (_, at) => data.slice(16 * at, 16 * at + 16).join());
  };
  const mae = new Set(of('mae'));
  const moco = of('mocoV3').filter((row) => /[1-9]/.test(row));
  expect([moco.length, moco.filter((row) => mae.has(row)).length]).toEqual([16, 16]);
  expect(of('bigVision').filter((row) => mae.has(row))).toHaveLength(1);
});

test('far out the slow columns of a row in bfloat16 and float32 stay right', () => {
  const right = (position: number, format: 'bfloat16' | 'float32'): number => {
    const options = { positions: [position], dim: 512 } as const;
    const truth = sinusoidal({ ...options, dtype: 'float64' }).data;
    const { data } = lowPrecisionTable({ ...options, format });
    return truth.filter((value, at) => Math.abs(value - data[at]!) < 0.1).length;
  };
  expect(right(1000, 'bfloat16')).toBeGreaterThan(256);
  expect(right(1e8, 'float32')).toBeGreaterThan(256);
});

test('sentences of 64 words give ALiBi biases that 16 words never gave, and T5 no new bucket', () => {
  const bias = (length: number): number => Math.min(...alibiBias({ heads: 1, queries: length, keys: length }).data);
  expect(bias(64)).toBeLessThan(bias(16));
  const buckets = (length: number): number =>
    new Set(t5Buckets({ relative: Array.from({ length }, (_, k) => -k), buckets: 16, maxDistance: 12 })).size;
  expect(buckets(64)).toBe(buckets(16));
});

test('course pages have the nearest returns at 4 and 6 columns, and the columns that a doubled exponent stills', () => {
  const four = nearestRepeat({ dim: 4, last: 2_000_000 });
  const six = nearestRepeat({ dim: 6, last: 2_000_000 });
  const pages = { en: file('web/labs/lessons/001/en.md'), it: file('web/labs/lessons/001/it.md') } as const;
  for (const code of ['en', 'it'] as const)
    for (const number of [written(code, four.distance, 5), String(four.offset), written(code, six.distance, 3)])
      expect(pages[code]).toContain(number);
  const table = variantTable({ formula: 'doubledExponent', positions: 100, dim: 512 });
  const still = Array.from(columnSpreads({ table })).filter((spread) => spread < 1e-6).length;
  for (const name of ['en', 'es']) expect(file(`web/labs/lessons/002/${name}.md`)).toContain(`512 col`);
  for (const name of ['en', 'es']) expect(file(`web/labs/lessons/002/${name}.md`)).toContain(String(still));
});

test('CoPE: a word whose gate is shut has the position of the word after it, half-open gates or not', () => {
  // Logits of gates that are open, shut, half open, shut, open and shut.
  const logits = { data: new Float32Array([40, -40, 0, -40, 40, -40]), shape: [1, 6] };
  const { data } = copePositions({ logits, rows: 8 });
  const position = (key: number): number => data[key] ?? 0;
  expect([1, 3, 5].map((key) => position(key) - position(key + 1)).every((step) => Math.abs(step) < 1e-6)).toBe(true);
  // Words 1 and 3 are between the open gates 0 and 4 and do not share a position.
  expect(position(1)).not.toBeCloseTo(position(3));
});

test.each(codes)('the lab says that models without positions have none in one layer of four only, in %s', (code) => {
  expect([none.layersOnly, none.models]).toEqual([4, ['Llama 4', 'SmolLM3']]);
  expect(textOf(code, 'page.family.usersPartly')).toMatch(/\{\{users\}\}.*\{\{every\}\}/);
});
