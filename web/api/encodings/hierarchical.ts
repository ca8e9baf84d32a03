import type { Matrix } from '../runtime/matrix.ts';
import {
  checkStillThere,
  numberList,
  readArray,
  readArrayItems,
  readName,
  readNumber,
  readOptions,
  readSize,
  type ArrayOf,
  type Dtype,
} from '../runtime/arguments.ts';
import { transfer } from '../runtime/call.ts';
import { wrongValue } from '../runtime/errors.ts';
import { makePieces, type TableOutput } from '../runtime/rows.ts';
import { layouts, type Layout } from './sinusoidal.ts';
import { readFloats } from '../runtime/tensor.ts';

/** How one level is told apart from the others: by its base, its offset, or a table of its own. */
export interface HierarchyLevel {
  /** Above 1; default 10000. */
  readonly base?: number | undefined;
  /** Added to every position of the level; default 0. */
  readonly offset?: number | undefined;
  /** Rows of D elements to look up instead of sinusoids. */
  readonly table?: Float32Array | undefined;
}

export interface HierarchicalOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** One number a level for each row: word, sentence, paragraph ... */
  readonly positions: ArrayLike<number> | Iterable<number>;
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

interface ReadLevels {
  /** Base, offset, begin and length of its table for each level. */
  readonly numbers: Float64Array;
  readonly tables: Float32Array;
  readonly count: number;
}

/** How many are read; how many there may be is checked by the C++ side. */
const mostLevels = 64;

function readLevels(levels: unknown): ReadLevels {
  const list = readArrayItems(levels, 'levels', 'an array of levels', mostLevels);
  const places = new Map<Float32Array, number>();
  const numbers = new Float64Array(4 * list.length);
  let room = 0;
  list.forEach((level, k) => {
    const read = readOptions<HierarchyLevel>(level, `levels[${k}]`, ['base', 'offset', 'table']);
    const table = read.table === undefined ? undefined : readArray(read.table, `levels[${k}].table`, 'Float32Array');
    if (table && !places.has(table)) {
      places.set(table, room);
      room += table.length;
    }
    numbers.set(
      [
        readNumber(read.base, `levels[${k}].base`, 10000),
        readNumber(read.offset, `levels[${k}].offset`, 0),
        table ? (places.get(table) as number) : 0,
        table ? table.length : 0,
      ],
      4 * k,
    );
  });
  const tables = readFloats(undefined, room);
  checkStillThere(...places.keys());
  for (const [table, at] of places) tables.set(table, at);
  return { numbers, tables, count: list.length };
}

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
  const read = readOptions<HierarchicalOptions>(options, 'options', [
    'positions',
    'levels',
    'dim',
    'layout',
    'dtype',
    'out',
  ]);
  const positions = numberList(read.positions, 'positions');
  const { numbers, tables, count: levels } = readLevels(read.levels);
  const dim = readSize(read.dim, 'dim', 1);
  const layout = readName(read.layout, 'layout', layouts, 'interleaved');
  const rows = Math.floor(positions.length / Math.max(1, levels));
  if (levels > 0 && rows * levels !== positions.length) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'positions',
      positions,
      `whole rows of ${levels}, not ${positions.length} numbers`,
    );
  }
  checkStillThere(positions);
  return makePieces(rows, dim, read, (first, count, to) => {
    const some = positions.slice(first * levels, (first + count) * levels);
    transfer([some, numbers, tables], [to], (module, [from, at, tablesAt], [into]) =>
      module.hierarchical_table(
        from as number,
        some.length,
        at as number,
        levels,
        tablesAt as number,
        dim,
        layout,
        into as number,
        to.length,
      ),
    );
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
  const { numbers, tables, count } = readLevels(levels);
  const out = new Float64Array(1 + 3 * 120);
  transfer([numbers, tables], [out], (module, [at, tablesAt], [into]) =>
    module.hierarchy_ambiguities(at as number, count, tablesAt as number, into as number),
  );
  return Array.from({ length: out[0] as number }, (_, k) => ({
    first: out[1 + 3 * k] as number,
    second: out[2 + 3 * k] as number,
    safe: out[3 + 3 * k] as number,
  }));
}
