import { addPositions, learnedTable, rowNorms, similarity, sinusoidal, type Table as AnyTable } from 'posenc';
import { remember } from '../shared/state/remember.ts';
import type { ComposeValues, Start } from './properties.ts';

type Table = AnyTable<Float64Array>;

/** Words and positions added up, one row a token of the first sequence. */
export interface Sum {
  /** Embeddings, times the root of the width or not. */
  readonly words: Table;
  readonly sum: Table;
  readonly wordNorms: Float64Array;
  readonly sumNorms: Float64Array;
  /** Degrees that each word is turned by. */
  readonly turned: Float64Array;
}

/** Everything that is drawn, but for the place that is pointed at. */
export interface Composition {
  readonly rooted: Sum;
  readonly plain: Sum;
  /** Positions before alpha. */
  readonly table: Table;
  readonly alpha: number;
  /** Lengths after it. */
  readonly addedNorms: Float64Array;
  /** The sum that the reader chose, after dropout. */
  readonly after: Table;
  readonly afterNorms: Float64Array;
  /** Degrees that dropout turns each sum by. */
  readonly dropped: Float64Array;
  /** Entries of the whole batch that dropout set to 0, and all of them. */
  readonly zeroed: number;
  readonly entries: number;
  readonly shapeIn: readonly number[];
  readonly shapeOut: readonly number[];
}

/** Rows compared at a time: only the diagonal of each piece is needed. */
const piece = 20;

/** Degrees between each row of one table and the same row of another. */
function angles(one: Table, other: Table): Float64Array {
  const { rows, columns } = one;
  const all = new Float64Array(rows);
  for (let first = 0; first < rows; first += piece) {
    const count = Math.min(piece, rows - first);
    const part = ({ data }: Table): Table => ({
      data: data.subarray(first * columns, (first + count) * columns),
      rows: count,
      columns,
    });
    const { data } = similarity({ table: part(one), others: part(other), measure: 'cosine' });
    for (let row = 0; row < count; row += 1) all[first + row] = degrees(data[row * count + row] ?? 0);
  }
  return all;
}

const degrees = (cosine: number): number => (Math.acos(Math.min(Math.max(cosine, -1), 1)) * 180) / Math.PI;

/** The standard deviation of an embedding's entries. */
export const deviationOf = (start: Start, dim: number): number =>
  ({ unit: 1, root: 1 / Math.sqrt(dim), small: 0.02 })[start];

/** Embeddings before anything is added: unaffected by a new alpha or dropout. */
interface Words {
  /** The whole batch, one sequence after the other. */
  readonly x: Float64Array;
  readonly table: Table;
  readonly plain: Table;
  readonly rooted: Table;
  readonly plainNorms: Float64Array;
  readonly rootedNorms: Float64Array;
  readonly tableNorms: Float64Array;
}

function wordsOf({ start, dim, tokens, batch }: ComposeValues, normals: Float64Array): Words {
  const data = normals.slice(0, batch * tokens * dim);
  // posenc multiplies a table by a number when it adds it to zeros.
  const x = addPositions({
    x: new Float64Array(data.length),
    table: { data, rows: batch * tokens, columns: dim },
    alpha: deviationOf(start, dim),
  }).data;
  const table = sinusoidal({ positions: tokens, dim, dtype: 'float64' });
  const plain = { data: x.slice(0, tokens * dim), rows: tokens, columns: dim };
  const rooted = { ...plain, data: addPositions({ x: plain.data, table, alpha: 0, scaleBySqrtDim: true }).data };
  const norms = {
    plainNorms: rowNorms({ table: plain }),
    rootedNorms: rowNorms({ table: rooted }),
    tableNorms: rowNorms({ table }),
  };
  return { x, table, plain, rooted, ...norms };
}

/** Caches what does not change during one drag. */
export function rememberComposition(): (view: ComposeValues) => Composition {
  // Random numbers one after the other do not depend on the width: a wider table only needs more of them.
  const draw = remember(
    (rows: number, seed: number) => learnedTable({ rows, dim: 1, standardDeviation: 1, seed, dtype: 'float64' }).data,
  );
  let drawn = { rows: 0, seed: Number.NaN };
  const words = remember(
    (view: ComposeValues) => {
      const { batch, tokens, dim, seed } = view;
      const count = batch * tokens * dim;
      if (seed !== drawn.seed || count > drawn.rows) drawn = { rows: 2 ** Math.ceil(Math.log2(count)), seed };
      return wordsOf(view, draw(drawn.rows, seed));
    },
    ({ start, dim, tokens, batch, seed }) => [start, dim, tokens, batch, seed],
  );
  return remember(
    (view: ComposeValues) => compose(view, words(view)),
    ({ position: _position, ...view }) => view,
  );
}

function compose({ rooted, alpha, dropout, dim, tokens, batch, seed }: ComposeValues, words: Words): Composition {
  const { x, table } = words;
  const first = (data: Float64Array): Table => ({ data: data.subarray(0, tokens * dim), rows: tokens, columns: dim });
  const sumOf = (name: 'rooted' | 'plain'): Sum => {
    const sum = first(addPositions({ x: words.plain.data, table, alpha, scaleBySqrtDim: name === 'rooted' }).data);
    return {
      words: words[name],
      sum,
      wordNorms: words[`${name}Norms`],
      sumNorms: rowNorms({ table: sum }),
      turned: angles(words[name], sum),
    };
  };
  const both = { rooted: sumOf('rooted'), plain: sumOf('plain') };
  const whole = addPositions({ x, table, batch, alpha, scaleBySqrtDim: rooted, dropout, seed });
  const after = first(whole.data);
  const before = (rooted ? both.rooted : both.plain).sum;
  let zeroed = 0;
  // By index: every step of a slider visits every entry of the batch.
  for (let index = 0; index < whole.data.length; index += 1) if (whole.data[index] === 0) zeroed += 1;
  return {
    ...both,
    table,
    alpha,
    addedNorms: words.tableNorms.map((norm) => alpha * norm),
    after,
    afterNorms: rowNorms({ table: after }),
    dropped: dropout === 0 ? new Float64Array(tokens) : angles(before, after),
    zeroed,
    entries: whole.data.length,
    shapeIn: [batch, x.length / (batch * dim), dim],
    shapeOut: whole.shape,
  };
}

/** A word, its position and their sum in the plane that contains all three: the word along the first axis. */
export interface Triangle {
  readonly word: number;
  readonly added: number;
  readonly sum: number;
  /** Where the sum ends. */
  readonly tip: readonly [along: number, across: number];
  readonly turned: number;
}

const rowAt = ({ data, columns }: Table, row: number): Table => ({
  data: data.slice(row * columns, (row + 1) * columns),
  rows: 1,
  columns,
});

/** The addend of one position: alpha times its row of the table. */
export function addedAt({ table, alpha }: Composition, position: number): Table {
  const row = rowAt(table, position);
  return { ...row, data: addPositions({ x: new Float64Array(row.columns), table: row, alpha }).data };
}

export function triangleOf(
  parts: Composition,
  { words, wordNorms, sumNorms, turned }: Sum,
  position: number,
): Triangle {
  const cosine =
    similarity({ table: rowAt(words, position), others: addedAt(parts, position), measure: 'cosine' }).data[0] ?? 0;
  const [word, length] = [wordNorms[position] ?? 0, parts.addedNorms[position] ?? 0];
  return {
    word,
    added: length,
    sum: sumNorms[position] ?? 0,
    turned: turned[position] ?? 0,
    tip: [word + length * cosine, length * Math.sqrt(Math.max(1 - cosine ** 2, 0))],
  };
}

/** The entries of one row, in lines of up to 64; dropped entries are NaN. */
export function entriesOf(table: Table, row: number, dropped = false): Table {
  const { data } = rowAt(table, row);
  const columns = Math.min(data.length, 64);
  const rows = Math.ceil(data.length / columns);
  const cells = new Float64Array(rows * columns).fill(Number.NaN);
  cells.set(dropped ? data.map((value) => (value === 0 ? Number.NaN : value)) : data);
  return { data: cells, rows, columns };
}
