import * as cpp from '../../../build/wasm/calls.js';
import type { Layout } from '../encodings/sinusoidal.ts';
import { call } from '../runtime/call.ts';
import type { NumberFormat } from './precision.ts';
import { onlyTable } from './read.ts';
import type { Formula } from './variants.ts';
import type { TensorLike } from '../runtime/matrix.ts';

/** What makes a table differ from the paper's; `unknown` when no combination of the others does. */
export type Cause =
  | 'transposed'
  | Exclude<Formula, 'paper'>
  | 'otherBase'
  | 'offByOne'
  | 'otherStart'
  | 'concatenated'
  | 'float32Angles'
  | 'float16Values'
  | 'bfloat16Values'
  | 'unknown';

export interface Diagnosis {
  /** The paper's table with base 10000 from position 0, in float32 or better. */
  readonly right: boolean;
  /** Everything that is not the paper's, the gravest first; empty when it is right. */
  readonly causes: readonly Cause[];
  /** What the table was made from; undefined when that is unknown. */
  readonly source:
    | {
        readonly transposed: boolean;
        readonly formula: Formula;
        readonly layout: Layout;
        /** Of the first row. */
        readonly firstPosition: number;
        readonly base: number;
        /** Whether the angles are as far off as float32 arithmetic makes them. */
        readonly singleAngles: boolean;
        /** Of the entries against this formula, exactly computed. */
        readonly largestError: number;
      }
    | undefined;
  /** The least precise format that holds the entries, or that they had before they were printed. */
  readonly values: NumberFormat;
  /** How many significant digits the entries were printed with; undefined when they were not cut to few. */
  readonly digits: number | undefined;
  /** The first entry, row by row, that differs from the right table by more than its format explains. */
  readonly firstDifference:
    | { readonly row: number; readonly column: number; readonly value: number; readonly expected: number }
    | undefined;
}

/**
 * Says what a table is: the paper's, one of its variants or usual mistakes (in combination, too), or something else.
 * Compares with every `Formula` in both layouts, upright and transposed, from positions -1, 0, 1 and 2, with base 10000
 * or one that is found from the entries. Tables too small to tell two apart (one row, width 1 or 2) get the simpler
 * name.
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
  const { known, right, values, digits, differs, row, column, value, expected, ...rest } = call(cpp.identify, {
    table: onlyTable(options),
  });
  const source = known ? rest : undefined;
  return {
    right,
    causes: causesOf(source, values),
    source,
    values,
    digits: digits || undefined,
    firstDifference: differs ? { row, column, value, expected } : undefined,
  };
}

function causesOf(source: Diagnosis['source'], values: NumberFormat): Cause[] {
  if (!source) return ['unknown'];
  const causes: Cause[] = [];
  if (source.transposed) causes.push('transposed');
  if (source.formula !== 'paper') causes.push(source.formula);
  if (source.base !== 10000) causes.push('otherBase');
  if (source.firstPosition !== 0) causes.push(Math.abs(source.firstPosition) === 1 ? 'offByOne' : 'otherStart');
  if (source.layout === 'concatenated') causes.push('concatenated');
  if (source.singleAngles) causes.push('float32Angles');
  if (values === 'float16' || values === 'bfloat16') causes.push(`${values}Values`);
  return causes;
}
