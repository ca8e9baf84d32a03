import * as cpp from '../../../../build/wasm/calls.js';
import type { Layout } from '../encodings/sinusoidal.ts';
import { call } from '../runtime/call.ts';
import { enter } from '../runtime/errors.ts';
import type { NumberFormat } from './precision.ts';
import { onlyTable } from './read.ts';
import type { Formula } from './variants.ts';
import type { TensorLike } from '../runtime/matrix.ts';

/** How a table can differ from the paper's; `unknown` when no combination of the others explains it. */
export type Cause =
  | 'transposed'
  | Exclude<Formula, 'paper'>
  | 'otherBase'
  | 'offByOne'
  | 'otherStart'
  | 'cosineFirst'
  | 'concatenated'
  | 'scaledBySqrtDim'
  | 'float32Angles'
  | 'float16Values'
  | 'bfloat16Values'
  | 'mixedRounding'
  | 'unknown';

/**
 * How printed entries came from exact ones: `rounded`, the nearest with as many decimals (at a tie both neighbours
 * are); `truncated`, what is left without the decimals that follow (-0.6536 gives -0.653); `mixed`, some one way and
 * some the other, which no program does; `undecided` where both would be the same. As numbers: -0.000 is 0.
 */
export type Rounding = 'undecided' | 'rounded' | 'truncated' | 'mixed';

/** An entry that is not the right table's. */
export interface Difference {
  readonly row: number;
  readonly column: number;
  readonly value: number;
  readonly expected: number;
}

export interface Diagnosis {
  /** The paper's table with base 10000 from position 0, in float32 or better, rounded or truncated throughout. */
  readonly right: boolean;
  /** Everything that is not the paper's, the gravest first; empty when it is right. */
  readonly causes: readonly Cause[];
  /** The settings that made the table; undefined when unknown. */
  readonly source:
    | {
        readonly transposed: boolean;
        readonly formula: Formula;
        readonly layout: Layout;
        /** Cosines where sines belong, in either layout. */
        readonly cosineFirst: boolean;
        /** The factor of every entry: 1, or the square root of D. */
        readonly scale: number;
        /** The position of the first row. */
        readonly firstPosition: number;
        readonly base: number;
        /** Whether the angles are as far off as float32 arithmetic makes them. */
        readonly singleAngles: boolean;
        /** The largest error of the entries against this formula, computed exactly. */
        readonly largestError: number;
      }
    | undefined;
  /** The least precise format that holds the entries, or that they had before they were printed. */
  readonly values: NumberFormat;
  /** How many significant digits the entries were printed with; undefined when they were not cut to few. */
  readonly digits: number | undefined;
  /** How such a print was rounded: all its entries or, when unknown, those that agree with the right table. */
  readonly rounding: Rounding | undefined;
  /** The first entry, row by row, that differs from the right table by more than its format explains. */
  readonly firstDifference: Difference | undefined;
  /** The first 16 that do; in a mix also those of the rarer rounding. */
  readonly differences: readonly Difference[];
  /** How many there are in all. */
  readonly differenceCount: number;
}

const mostListed = 16;

/**
 * Says what a table is: the paper's, one of its variants or usual mistakes (in combination, too), or something else.
 * Compares with every `Formula` in both layouts, sines or cosines first, as it is and times the square root of D,
 * upright and transposed, from positions -1, 0, 1 and 2, with base 10000 or one that is found from the entries. A
 * printed entry (up to 9 digits, as many decimals as the entry with the most) agrees where it is rounded or truncated,
 * and nothing else: of 0.99920 only 0.999, of -0.65364 both -0.654 and -0.653. Tables too small to tell two apart (one
 * row, width 1 or 2) get the simpler name.
 *
 * Shapes: table [T, D].
 * Units: none.
 * Errors: `TypeError` for a wrong type or an unknown option; `RangeError` for data that is not rows x columns, entries
 * that are not finite.
 *
 * @example
 * identify({ table: sinusoidal({ positions: 50, dim: 8, layout: 'concatenated' }) }).causes; // ['concatenated']
 */
export function identify(options: { readonly table: TensorLike<Float32Array | Float64Array> }): Diagnosis {
  enter('identify');
  const table = onlyTable(options);
  const list = new Float64Array(4 * mostListed);
  const { known, right, values, digits, rounding, differs, differences, row, column, value, expected, ...rest } = call(
    cpp.identify,
    { table, list },
  );
  const source = known ? rest : undefined;
  const cut = rounding === 'none' ? undefined : rounding;
  return {
    right,
    causes: causesOf(source, values, cut),
    source,
    values,
    digits: digits || undefined,
    rounding: cut,
    firstDifference: differs ? { row, column, value, expected } : undefined,
    differences: Array.from({ length: Math.min(differences, mostListed) }, (_entry, k) => differenceAt(list, 4 * k)),
    differenceCount: differences,
  };
}

function differenceAt(list: Float64Array, first: number): Difference {
  const [row = 0, column = 0, value = 0, expected = 0] = list.subarray(first, first + 4);
  return { row, column, value, expected };
}

function causesOf(source: Diagnosis['source'], values: NumberFormat, rounding: Rounding | undefined): Cause[] {
  if (!source) return ['unknown'];
  const causes: Cause[] = [];
  if (source.transposed) causes.push('transposed');
  if (source.formula !== 'paper') causes.push(source.formula);
  if (source.base !== 10000) causes.push('otherBase');
  if (source.firstPosition !== 0) causes.push(Math.abs(source.firstPosition) === 1 ? 'offByOne' : 'otherStart');
  if (source.cosineFirst) causes.push('cosineFirst');
  if (source.layout === 'concatenated') causes.push('concatenated');
  if (source.scale !== 1) causes.push('scaledBySqrtDim');
  if (source.singleAngles) causes.push('float32Angles');
  if (values === 'float16' || values === 'bfloat16') causes.push(`${values}Values`);
  if (rounding === 'mixed') causes.push('mixedRounding');
  return causes;
}
