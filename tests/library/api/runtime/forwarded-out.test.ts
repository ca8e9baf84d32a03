// An `out` that may be missing is forwarded as it is: `softmax({ scores, ...options })` with `options: { out?: T }`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as posenc from 'posenc';
import { softmax, rotaryAngles, rotaryFrequencies, rotaryGrid, rotaryTable, t5Bias } from 'posenc';
import { expect, test } from 'vitest';

type Exports = typeof posenc;
/** The options of the last overload, which takes what the others do not. */
type Options<Name extends keyof Exports> = Exports[Name] extends (...args: infer Given) => unknown
  ? Extract<Given[number], object>
  : never;
type Out<Name extends keyof Exports> = Options<Name> extends { readonly out?: infer Given } ? Given : never;
/** True where an array of either kind, or none, is an `out`. */
type Forwards<Name extends keyof Exports> = Float32Array | Float64Array | undefined extends Out<Name> ? true : false;

/** Each function with an overload for `out`. */
const forwards: { readonly [Name in keyof Exports]?: Forwards<Name> } = {
  addBias: true,
  alibiBias: true,
  alibiMaskedBias: true,
  attentionMaskBias: true,
  biasFromIndex: true,
  copeBias: true,
  copePositions: true,
  decomposedBias: true,
  fireBias: true,
  fireDistances: true,
  fopeTable: true,
  forgetGateBias: true,
  kerpleBias: true,
  lookUp: true,
  mlpBias: true,
  relativeShift: true,
  sandwichBias: true,
  shawBias: true,
  shawEmbeddings: true,
  shawValues: true,
  sinusoidal: true,
  sinusoidalGrid: true,
  softmax: true,
  swinCoordinates: true,
  t5Bias: true,
  transformerXlPositions: true,
  transformerXlScores: true,
};

const api = fileURLToPath(new URL('../../../../web/library/api', import.meta.url));
const overloads = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(join(api, file), 'utf8').matchAll(/^export function (\w+)<T extends OutOf</gm)])
  .map(([, name]) => name as string);

test('an optional out can be forwarded to every function that has an overload for one', () => {
  // The next test calls these two: rotaryAngles takes a grid first, and the out of rotaryTable is two arrays.
  const others = ['rotaryAngles', 'rotaryTable'];
  const own = new Set(overloads.filter((name) => !others.includes(name)));
  expect([...own].sort()).toEqual(Object.keys(forwards));
});

test('a forwarded out is written to, and none gives a new array', () => {
  const scores = { data: Float32Array.of(1, 2), shape: [1, 2] };
  const weights = (options: { readonly out?: Float32Array | undefined }) => softmax({ scores, ...options });
  const out = new Float32Array(2);
  expect(weights({ out }).data).toBe(out);
  expect(weights({}).data).toBeInstanceOf(Float64Array);
  const table = { data: new Float32Array(64), rows: 32, columns: 2 };
  const bias = (options: { readonly out?: Float64Array | undefined }) =>
    t5Bias({ queries: 1, keys: 1, table, ...options });
  expect(bias({ out: new Float64Array(2) }).data).toBeInstanceOf(Float64Array);
  const grid = rotaryGrid({ convention: 'eva', headDim: 8, height: 1, width: 2 });
  const angles = (options: { readonly out?: Float32Array | undefined }) => rotaryAngles(grid, { ...options });
  expect(angles({ out: new Float32Array(8) }).data).toBeInstanceOf(Float32Array);
  type Tables = { readonly cosine: Float64Array; readonly sine: Float64Array };
  const frequencies = rotaryFrequencies({ headDim: 4 });
  const tables = (options: { readonly out?: Tables | undefined }) =>
    rotaryTable({ positions: 2, frequencies, ...options });
  const pair = { cosine: new Float64Array(4), sine: new Float64Array(4) };
  const { cosine, sine } = tables({ out: pair });
  expect([cosine.data, sine.data]).toEqual([pair.cosine, pair.sine]);
  expect(sine.data).toBe(pair.sine);
  expect(sine.data[2]).toBe(Math.sin(1));
  expect(tables({}).sine.data).toBeInstanceOf(Float32Array);
});
