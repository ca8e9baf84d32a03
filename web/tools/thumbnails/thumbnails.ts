// A picture for each lab, from the numbers that the lab itself shows; run once, when the page is built.
import {
  alibiBias,
  attention,
  sinusoidal,
  kerpleBias,
  sinusoidalGrid,
  offsetSimilarity,
  rotaryFrequencies,
  shiftMatrix,
  similarity,
  type Table,
} from 'posenc';
import type { LabId } from '../../page/labs/index.ts';
import { modelOf } from '../../page/labs/order/model.ts';
import { properties as orderProperties } from '../../page/labs/order/properties.ts';
import { projectionsOf, rowsOf, tokensOf, vectorsOf } from '../../page/labs/sentence/words.ts';
import { defaults } from '../../page/lib/properties.ts';
import learned from '../../training/table.json';
import { cells, circle, curve, high, line, text, wide, type Place } from './marks.ts';

const whole: Place = { x: 0, y: 0, width: wide, height: high };
const seed = 1;

/** Some rows and columns of a matrix. */
function part({ data, columns }: Table<Float64Array>, first: number, rows: number, until = columns) {
  const kept = Array.from({ length: rows }, (_row, row) =>
    data.subarray((first + row) * columns, (first + row) * columns + until),
  );
  return { data: Float64Array.from(kept.flatMap((row) => [...row])), rows, columns: until };
}

/** Both sentences of the opening, with positions: the same words, other rows. */
function order(): string {
  const model = modelOf(defaults(orderProperties), ['The cat chases the mouse', 'The mouse chases the cat']);
  const [first, second] = model.with.outputs;
  const middle = (place: number): number => (place + 0.5) * 12;
  const reach = Math.max(...[...first.output.data, ...second.output.data].map(Math.abs));
  return [
    cells(first.output, { x: 0, y: 0, width: 32, height: high }, 'RdBu', reach),
    cells(second.output, { x: 64, y: 0, width: 32, height: high }, 'RdBu', reach),
    ...model.links.map(([from, to]) =>
      line(
        [
          [34, middle(from)],
          [62, middle(to)],
        ],
        from === 1 ? 'accent' : 'ink',
      ),
    ), // prettier-ignore
  ].join('');
}

/** A word's vector, its position's below it, and their sum. */
function compose(): string {
  const dim = 24;
  const word = vectorsOf(tokensOf('mouse'), rowsOf(['mouse'], seed), dim);
  const place = sinusoidal({ positions: [4], dim, dtype: 'float64' });
  const content = { ...word, data: word.data.map((value) => value * Math.sqrt(dim)) };
  const sum = { ...word, data: content.data.map((value, column) => value + (place.data[column] ?? 0)) };
  const reach = Math.max(...sum.data.map(Math.abs));
  const row = (matrix: Table<Float64Array>, y: number): string =>
    cells(matrix, { x: 14, y, width: 82, height: 14 }, 'RdBu', reach);
  return [
    row(content, 0),
    row(place, 18),
    row(sum, 46),
    text('+', [2, 29]),
    text('=', [2, 57]),
    line(
      [
        [0, 39],
        [wide, 39],
      ],
      'faint',
    ), // prettier-ignore
  ].join('');
}

const encode = (): string => cells(part(sinusoidal({ positions: 40, dim: 64, dtype: 'float64' }), 0, 40), whole);

/** The hands of d = 16 at position 10. */
function clock(): string {
  const { data } = sinusoidal({ positions: [10], dim: 16, dtype: 'float64' });
  const dial = (pair: number): string => {
    const [x, y] = [12 + (pair % 4) * 24, 15 + Math.floor(pair / 4) * 30];
    const [sine, cosine] = [data[2 * pair] ?? 0, data[2 * pair + 1] ?? 0];
    return (
      circle([x, y], 10.5) +
      line(
        [
          [x, y],
          [x + 10.5 * cosine, y - 10.5 * sine],
        ],
        pair === 0 ? 'accent' : 'ink',
      )
    ); // prettier-ignore
  };
  return Array.from({ length: 8 }, (_pair, pair) => dial(pair)).join('');
}

const distance = (): string =>
  cells(similarity({ table: sinusoidal({ positions: 40, dim: 64, dtype: 'float64' }) }), whole, 'viridis');

const shift = (): string => cells(shiftMatrix({ dim: 8, shift: 5 }), { x: 18, y: 0, width: 60, height: 60 });

/** The four terms side by side, then the score. */
function terms(): string {
  const dim = 16;
  const tokens = tokensOf('The cat chases the mouse');
  const content = vectorsOf(tokens, rowsOf(new Set(tokens.map(({ word }) => word)), seed), dim);
  const made = attention({
    content,
    contentScale: Math.sqrt(dim),
    positions: sinusoidal({ positions: tokens.length, dim, dtype: 'float64' }),
    ...projectionsOf('seeded', dim, seed),
  });
  const names = ['contentContent', 'contentPosition', 'positionContent', 'positionPosition'] as const;
  const all = [...names.map((name) => made.terms[name]), made.scores];
  const reach = Math.max(...all.flatMap(({ data }) => [...data].map(Math.abs)));
  const map = (index: number, place: Place): string =>
    cells({ data: all[index]?.data ?? new Float64Array(), rows: 5, columns: 5 }, place, 'RdBu', reach);
  const small = (index: number): string =>
    map(index, { x: (index % 2) * 21, y: 10 + Math.floor(index / 2) * 21, width: 19, height: 19 });
  return [0, 1, 2, 3].map(small).join('') + text('=', [43, 33]) + map(4, { x: 55, y: 10, width: 40, height: 40 });
}

/** The effect of encodings on a score by distance: two heads of ALiBi, KERPLE, and RoPE for equal words. */
function family(): string {
  const keys = 64;
  const back = (data: Float32Array, head = 0): Float32Array => data.slice(head * keys, (head + 1) * keys).reverse();
  const alibi = alibiBias({ heads: 8, queries: 1, keys }).data;
  const kerple = kerpleBias({ queries: 1, keys, p: [1], a: [1] }).data;
  const rope = offsetSimilarity({ dim: 64, offsets: keys }).map((sum) => (sum - 32) / Math.sqrt(64));
  const span = [-4.2, 0.2] as const;
  return [
    curve(back(alibi, 2), span, 'faint'),
    curve(back(alibi, 4), span, 'faint'),
    curve(back(kerple), span),
    curve(rope, span, 'accent'),
  ].join('');
}

/** Wavelengths of a model's pairs, plain and stretched eight times by YaRN. */
function reach(): string {
  const plain = rotaryFrequencies({ headDim: 64 }).inverse;
  const scaling = { type: 'yarn', factor: 8, originalMaxPositionEmbeddings: 4096 } as const;
  const yarn = rotaryFrequencies({ headDim: 64, scaling }).inverse;
  const logs = (inverse: Float64Array): number[] => Array.from(inverse, (frequency) => -Math.log10(frequency));
  return curve(logs(plain), [0, 5]) + curve(logs(yarn), [0, 5], 'accent');
}

/** How alike every cell of a grid is to the one in its middle. */
function grids(): string {
  const [rows, columns, dim] = [25, 40, 64];
  const made = sinusoidalGrid({ convention: 'multidim', sizes: [rows, columns], dim, dtype: 'float64' });
  const table = { data: made.data, rows: rows * columns, columns: dim };
  const others = part(table, 12 * columns + 20, 1);
  const { data } = similarity({ table, others });
  return cells({ data, rows, columns }, whole, 'magma');
}

/** Right answers of trained models at one to four times the length of training, the median of all seeds. */
function training(): string {
  const median = (seeds: readonly number[]): number => [...seeds].sort((a, b) => a - b)[seeds.length >> 1] ?? 0;
  const lengths = [1, 1.5, 2, 4];
  const race = learned.rows.filter(({ task, causal }) => task === 'whereIsItNow' && !causal);
  const x = (length: number): number => 2 + ((length - 1) / 3) * (wide - 4);
  const y = (permille: number): number => high - 2 - (permille / 1000) * (high - 6);
  return race
    .map(({ encoding, accuracy }) =>
      line(
        accuracy.map((seeds, k) => [x(lengths[k] ?? 0), y(median(seeds))] as const),
        encoding === 'alibi' ? 'accent' : encoding === 'none' ? 'faint' : 'ink',
      ),
    )
    .join('');
}

/** The paper's formula on the left, lesson 002's on the right. */
function variants(): string {
  const paper = sinusoidal({ positions: 30, dim: 24, dtype: 'float64' });
  const other = sinusoidal({ convention: 'doubledExponent', positions: 30, dim: 24, dtype: 'float64' });
  return cells(paper, { ...whole, width: 46 }) + cells(other, { ...whole, x: 50, width: 46 });
}

/** The row that lesson 004 prints for position 4, and the true one. */
function claims(): string {
  const { data } = sinusoidal({ positions: [4], dim: 4, dtype: 'float64' });
  const written = (values: Iterable<number>): string[] => Array.from(values, (value) => value.toFixed(3));
  const printed = ['-0.757', '-0.653', '0.040', '1.000'];
  const right = written(data);
  const row = (values: readonly string[], x: number, wrong: boolean): string =>
    values
      .map((value, k) =>
        text(value.replace('-', '−'), [x, 14 + k * 14], wrong && value !== right[k] ? 'struck' : 'ink'),
      )
      .join('');
  return row(printed, 4, true) + row(right, 54, false);
}

export const thumbnails: Readonly<Record<LabId, () => string>> = {
  order,
  compose,
  encode,
  clock,
  distance,
  shift,
  terms,
  family,
  reach,
  grids,
  training,
  variants,
  claims,
};
