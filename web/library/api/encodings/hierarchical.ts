import * as cpp from '../../../../build/wasm/calls.js';
import {
  checkStillThere,
  readArray,
  readArrayItems,
  readNumber,
  readOptions,
  type ArrayOf,
  type Dtype,
} from '../runtime/arguments.ts';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields } from '../runtime/fields.ts';
import { fitShape, numberRows, readList } from '../runtime/lists.ts';
import type { Elements, Matrix } from '../runtime/matrix.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';
import type { Layout } from './sinusoidal.ts';
import type { NumberList } from '../runtime/positions.ts';

/** The way in which a level differs from the others: by its base, its offset, or its own table. */
export interface HierarchyLevel {
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
  /** Added to every position of the level; default 0. */
  readonly offset?: number | undefined;
  /** Rows to look up instead of sinusoids: [rows, D], or the elements alone. */
  readonly table?: Elements | undefined;
}

export interface HierarchicalOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [N, levels], one number a level for each row: word, sentence, paragraph ...; a tensor, or a list of its rows. */
  readonly positions: NumberList;
  /** 1 to 16 levels. */
  readonly levels: readonly HierarchyLevel[];
  /** 1 to 2^24. */
  readonly dim: number;
  /** Default `interleaved`. */
  readonly layout?: Layout | undefined;
}

/** Two levels that can be mistaken for each other. */
export interface HierarchyAmbiguity {
  readonly first: number;
  readonly second: number;
  /** Below this position the level with the smaller offset is safe; 0: the levels are the same. */
  readonly safe: number;
}

/** How many are read; how many there may be is checked by the C++ side. */
const mostLevels = 64;

/** `dim` is the width of the levels' tables, where it is known. */
function readLevels(levels: unknown, dim?: number): cpp.HierarchyLevel[] {
  return readArrayItems(levels, 'levels', 'an array of levels', mostLevels).map((level, k) => {
    const read = readOptions<HierarchyLevel>(level, `levels[${k}]`, ['base', 'offset', 'table']);
    const name = `levels[${k}]`;
    const { data: table, shape } =
      read.table === undefined
        ? { data: undefined }
        : readList(read.table, `${name}.table`, (data, word) => readArray(data, word, 'Float32Array'));
    fitShape(shape, `${name}.table`, ['rows', dim ?? 'dim']);
    return {
      ...(read.base !== undefined && { base: readNumber(read.base, `${name}.base`) }),
      ...(read.offset !== undefined && { offset: readNumber(read.offset, `${name}.offset`) }),
      table,
    };
  });
}

const hierarchicalEncodingKeys = ['positions', 'levels', 'dtype', 'out'] as const;

/**
 * The sum over levels (word, sentence, paragraph ...) of the sinusoidal row of position + offset with the level's
 * base, or of the row of its table.
 *
 * Shapes: [N, D] for positions [N, levels] and `dim` = D, row-major.
 * Units: positions in words, sentences, ...
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for other than 1 to 16 levels, a position
 * beyond 2^53 or beyond the rows of its table, positions or tables that are not whole rows, an `out` of the wrong
 * length; `PosencError` when WebAssembly is missing or memory runs out. A failing call changes nothing.
 *
 * @example
 * hierarchicalEncoding({ positions: [3, 0, 0, 0, 1, 0], levels: [{}, { base: 1000 }, { base: 100 }], dim: 64 });
 */
export function hierarchicalEncoding<D extends Dtype = 'float32'>(options: HierarchicalOptions<D>): Matrix<ArrayOf<D>> {
  enter('hierarchicalEncoding');
  const read = readFields(cpp.hierarchicalTable, options, hierarchicalEncodingKeys);
  const { dim } = read;
  const levels = readLevels(read.levels, dim);
  const positions = numberRows(read.positions, 'positions', levels.length);
  const rows = Math.floor(positions.length / Math.max(1, levels.length));
  if (levels.length > 0 && rows * levels.length !== positions.length) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'positions',
      positions,
      `whole rows of ${levels.length}, not ${positions.length} numbers`,
    );
  }
  checkStillThere(positions, ...levels.map(({ table }) => table));
  return makePieces(rows, dim, read, (first, count, out) => {
    const some = positions.slice(first * levels.length, (first + count) * levels.length);
    call(cpp.hierarchicalTable, { ...read, positions: some, levels, out });
  });
}

/**
 * The pairs of levels that share a table, or a base: with the same offset they are one level twice, with offsets k
 * apart they collide once the level with the smaller offset reaches position k.
 *
 * Shapes: none. Units: positions. Errors: as `hierarchicalEncoding` for the levels.
 *
 * @example
 * hierarchyAmbiguities([{ base: 100 }, { base: 100, offset: 8 }]); // [{ first: 0, second: 1, safe: 8 }]
 */
export function hierarchyAmbiguities(levels: readonly HierarchyLevel[]): HierarchyAmbiguity[] {
  enter('hierarchyAmbiguities');
  return [...call(cpp.hierarchyAmbiguities, { levels: readLevels(levels) }).found];
}
