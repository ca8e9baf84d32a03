import * as cpp from '../../../../build/wasm/calls.js';
import { readFrequencies, type Frequencies, type FrequenciesLike } from '../frequencies/frequencies.ts';
import {
  readArray,
  readBoolean,
  readInteger,
  readNumber,
  readOptions,
  type AnyFloats,
  type ArrayOf,
  type Dtype,
  type OutOf,
} from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, inWords, wrongValue } from '../runtime/errors.ts';
import { outputKeys, readFields } from '../runtime/fields.ts';
import type { TableOutput } from '../runtime/rows.ts';
import type { Tensor, TensorLike } from '../runtime/matrix.ts';
import { readPositions, type Positions } from '../runtime/positions.ts';
import { makeTensor, readTensor } from '../runtime/tensor.ts';
import { readHeads } from './heads-layout.ts';
import { headsKeysAnd, type Floats, type Heads, type HeadsOptions } from './heads.ts';

/**
 * The frequencies that FoPE keeps: the first ones, until one makes no whole turn within the trained length.
 *
 * Shapes: [F]. Units: radians per position; the length in positions. Errors: `TypeError` for a wrong type, `RangeError`
 * for a length that is not above 0, and for numbers that are not finite.
 *
 * @example
 * fopeFrequencies(rotaryFrequencies({ headDim: 128, base: 5e6 }), 262144).inverse.length; // 45
 */
export function fopeFrequencies(frequencies: FrequenciesLike, length: number): Frequencies {
  enter('fopeFrequencies');
  const { inverse, remainder, attentionFactor } = readFrequencies(frequencies);
  for (const [name, values] of Object.entries({ inverse, remainder, attentionFactor: [attentionFactor] })) {
    const wrong = Array.from(values).find((value) => !Number.isFinite(value));
    if (wrong !== undefined)
      throw wrongValue('POSENC_NOT_FINITE', `frequencies.${name}`, wrong, 'finite numbers, no others');
  }
  const most = readNumber(length, 'length');
  if (!(most > 0)) throw wrongValue('POSENC_OUT_OF_RANGE', 'length', length, 'a number above 0');
  const end = inverse.findIndex((w) => !(w > (2 * Math.PI) / most));
  const count = end < 0 ? inverse.length : end;
  return { inverse: inverse.slice(0, count), remainder: remainder.slice(0, count), attentionFactor };
}

export interface FopeTableOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  readonly positions: Positions;
  /** Those that are kept: F of them. */
  readonly frequencies: FrequenciesLike;
  /** [G, F, F], or [F, F] for weights that all heads share: `cos_coef`. */
  readonly cosineWeights: TensorLike;
  /** `sin_coef`, likewise. */
  readonly sineWeights: TensorLike;
  /** R / 2 of a head, at least F: the rest has no frequency. */
  readonly pairs: number;
  /**
   * The sine of the rest is 1, as the class of Intern-S1-Pro has it, rather than 0, which leaves these channels alone.
   * Default false.
   */
  readonly restOnes?: boolean | undefined;
}

const tableKeys = [
  'positions',
  'frequencies',
  'cosineWeights',
  'sineWeights',
  'pairs',
  'restOnes',
  ...outputKeys,
] as const;

/**
 * FoPE: the cosine of pair d is the sum over the frequencies f of cos(p w_f) cosineWeights[g][f][d], and the sine
 * likewise, times the attention factor. The rest of the pairs has cosine 1.
 *
 * Shapes: weights [G, F, F]; result [2, G, T, R / 2]: cosines, then sines.
 * Units: positions in tokens, frequencies in radians per position.
 * Errors: as `rotaryTable`; `RangeError` for weights of another shape and for fewer pairs than frequencies.
 *
 * @example
 * const kept = fopeFrequencies(rotaryFrequencies({ headDim: 128, base: 5e6 }), 262144);
 * fopeTable({ positions: 16, frequencies: kept, cosineWeights, sineWeights, pairs: 64, restOnes: true });
 */
export function fopeTable<T extends OutOf<Dtype>>(options: FopeTableOptions & { readonly out: T }): Tensor<T>;
export function fopeTable<D extends Dtype = 'float32'>(options: FopeTableOptions<D>): Tensor<ArrayOf<D>>;
export function fopeTable(options: FopeTableOptions): Tensor<AnyFloats>;
export function fopeTable(options: FopeTableOptions): Tensor<AnyFloats> {
  enter('fopeTable');
  const read = readOptions<FopeTableOptions>(options, 'options', tableKeys);
  const positions = readPositions(read.positions),
    frequencies = readFrequencies(read.frequencies);
  const kept = frequencies.inverse.length;
  const pairs = readInteger(read.pairs, 'pairs', Math.max(kept, 1), undefined, cpp.largestDim / 2);
  const [cosineWeights, heads] = readWeights(read.cosineWeights, 'cosineWeights', kept);
  const [sineWeights, others] = readWeights(read.sineWeights, 'sineWeights', kept);
  if (others !== heads)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'sineWeights.shape', others, `${heads} heads, as of the cosines`);
  const restOnes = read.restOnes !== undefined && readBoolean(read.restOnes, 'restOnes');
  const values = { positions, frequencies, heads, pairs, restOnes, cosineWeights, sineWeights };
  return makeTensor(read, [2, heads, positions.count, pairs], (out) =>
    call(cpp.fopeTable, { ...values, out }, { positions: positions.values }),
  );
}

function readWeights(value: unknown, name: string, kept: number): [Float32Array, number] {
  const { data, shape } = readTensor(value, name);
  const [heads, rows, columns] = shape.length === 2 ? [1, ...shape] : shape;
  if (shape.length > 3 || rows !== kept || columns !== kept)
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, shape, `[heads, ${kept}, ${kept}]`);
  return [data, heads as number];
}

/** What `applyFope` is told. */
export type ApplyFopeOptions = HeadsOptions & {
  /** From `fopeTable`, of the element type of `x`; neighbouring heads share one of its G. */
  readonly table: TensorLike<Float32Array> | TensorLike<Float64Array>;
};

const applyKeys = /* @__PURE__ */ headsKeysAnd('table');
const words = { tableHeads: 'table.shape', table: 'table.shape' };

/**
 * Channels i and i + R / 2 of a head, (a, b), become (a cosine - b sine, b cosine + a sine), with the table of the
 * head's group. The sums of FoPE are no rotation: lengths change, and scores depend on more than the distance.
 *
 * Shapes: x [B, T, H, D] or [T, H, D], with `headsFirst` [B, H, T, D] or [H, T, D]; the result likewise.
 * Units: none. Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for sizes that do not fit.
 *
 * @example
 * applyFope({ data: q, shape: [64, 16, 128] }, { headsFirst: true, table });
 */
export function applyFope<T extends Floats = Float32Array>(x: Heads<T>, options: ApplyFopeOptions): Tensor<T> {
  enter('applyFope');
  const read = readFields(cpp.FopeHeads, options, applyKeys, ['tableHeads']);
  const tensor = readHeads(cpp.FopeHeads, x, read);
  const { batch, heads, headDim, headsFirst, data, out, shape } = tensor;
  const kind = data instanceof Float64Array ? 'Float64Array' : 'Float32Array';
  const table = readTensor(read.table, 'table', (value, name) => readArray(value, name, kind, ', as x'));
  const [two, tableHeads = 1, tokens] = table.shape;
  if (table.shape.length !== 4 || two !== 2 || tokens !== tensor.tokens || table.shape[3] !== headDim / 2)
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'table.shape',
      table.shape,
      `[2, heads, ${tensor.tokens}, ${headDim / 2}]`,
    );
  const values = { batch, heads, headDim, headsFirst, tableHeads, table: table.data, x: data, out };
  inWords(words, () => call(cpp.fope, values));
  return { data: out as T, shape };
}
