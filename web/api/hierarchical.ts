import type { Matrix } from './matrix.ts';
import {
  numberList, readInteger, readName, readNumber, readOptions, type ArrayOf, type Dtype,
} from './runtime/arguments.ts';
import { transfer } from './runtime/call.ts';
import { wrongType, wrongValue } from './runtime/errors.ts';
import { makePieces, type TableOutput } from './runtime/rows.ts';
import { layouts, type Layout } from './sinusoidal.ts';

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

function readLevels(levels: unknown): ReadLevels {
  if (!Array.isArray(levels)) throw wrongType('levels', levels, 'an array of levels');
  const places = new Map<Float32Array, number>();
  const numbers = new Float64Array(4 * levels.length);
  let room = 0;
  levels.forEach((level: unknown, k) => {
    const read = readOptions<HierarchyLevel>(level, `levels[${k}]`, ['base', 'offset', 'table']);
    const { table } = read;
    if (table !== undefined && !(table instanceof Float32Array)) throw wrongType(`levels[${k}].table`, table, 'a Float32Array');
    if (table && !places.has(table)) {
      places.set(table, room);
      room += table.length;
    }
    numbers.set([
      readNumber(read.base, `levels[${k}].base`, 10000), readNumber(read.offset, `levels[${k}].offset`, 0),
      table ? (places.get(table) as number) : 0, table ? table.length : 0,
    ], 4 * k);
  });
  const tables = new Float32Array(room);
  for (const [table, at] of places) tables.set(table, at);
  return { numbers, tables, count: levels.length };
}

/**
 * The sum over levels (word, sentence, paragraph ...) of the sinusoidal row of position + offset with the level's
 * base, or of the row of its table.
 *
 * Shapes: [N, D] for positions [N, levels] and `dim` = D, row-major.
 * Units: positions in words, sentences, ...
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for other than 1 to 16 levels, a position
 * beyond 2^53 or beyond the rows of its table, positions or tables that are not whole rows, an `out` of another length;
 * `PosencError` when WebAssembly is missing or memory runs out. Nothing is changed on an error.
 *
 * @example
 * hierarchicalEncoding({ positions: [3, 0, 0, 0, 1, 0], levels: [{}, { base: 1000 }, { base: 100 }], dim: 64 });
 */
export function hierarchicalEncoding<D extends Dtype = 'float32'>(options: HierarchicalOptions<D>): Matrix<ArrayOf<D>> {
  const read = readOptions<HierarchicalOptions>(options, 'options', ['positions', 'levels', 'dim', 'layout', 'dtype', 'out']);
  const positions = numberList(read.positions, 'positions');
  const { numbers, tables, count: levels } = readLevels(read.levels);
  const dim = readInteger(read.dim, 'dim', 1);
  const layout = readName(read.layout, 'layout', layouts, 'interleaved');
  const rows = Math.floor(positions.length / Math.max(1, levels));
  if (levels > 0 && rows * levels !== positions.length) {
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', positions, `whole rows of ${levels}, not ${positions.length} numbers`);
  }
  return makePieces(rows, dim, read, (first, count, to) => {
    const some = positions.slice(first * levels, (first + count) * levels);
    transfer([some, numbers, tables], [to], (module, [from, at, tablesAt], [into]) =>
      module.hierarchical_table(
        from as number, some.length, at as number, levels, tablesAt as number, dim, layout, into as number, to.length,
      ),
    );
  });
}

/**
 * The pairs of levels that share a table, or a base: with the same offset they are one level twice, with offsets k
 * apart they collide once the level with the smaller offset reaches position k.
 *
 * Shapes: none. Units: positions. Errors: as `hierarchicalEncoding` for the levels.
 */
export function hierarchyAmbiguities(levels: readonly HierarchyLevel[]): HierarchyAmbiguity[] {
  const { numbers, tables, count } = readLevels(levels);
  const out = new Float64Array(1 + 3 * 120);
  transfer([numbers, tables], [out], (module, [at, tablesAt], [into]) =>
    module.hierarchy_ambiguities(at as number, count, tablesAt as number, into as number),
  );
  return Array.from({ length: out[0] as number }, (_, k) => ({
    first: out[1 + 3 * k] as number, second: out[2 + 3 * k] as number, safe: out[3 + 3 * k] as number,
  }));
}
