// The worker's answer about a table: a diagnosis and a few numbers around the first difference, or an error.
import { identify, sinusoidalEntry, type Diagnosis } from 'posenc';
import { readBytes, readText } from './file.ts';
import { mostBytes, Unreadable, type Kind, type Note, type Reason, type TableRead } from './table.ts';

/** A corner of the table next to the paper's. */
export interface Excerpt {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly given: readonly (readonly number[])[];
  readonly paper: readonly (readonly number[])[];
}

export type TableAnswer =
  | {
      readonly kind: Kind;
      readonly rows: number;
      readonly columns: number;
      readonly notes: readonly Note[];
      readonly diagnosis: Diagnosis;
      readonly excerpt: Excerpt;
    }
  | { readonly reason: Reason; readonly values: Readonly<Record<string, string | number>> };

const [shownRows, shownColumns] = [4, 6];

function excerptOf({ table }: TableRead, { firstDifference }: Diagnosis): Excerpt {
  const { data, rows, columns } = table;
  const start = (at: number, all: number, shown: number): number => Math.max(0, Math.min(at - 1, all - shown));
  const firstRow = start(firstDifference?.row ?? 0, rows, shownRows);
  const firstColumn = start(firstDifference?.column ?? 0, columns, shownColumns);
  const across = <T>(of: (row: number, column: number) => T): T[][] =>
    Array.from({ length: Math.min(shownRows, rows) }, (_row, row) =>
      Array.from({ length: Math.min(shownColumns, columns) }, (_column, column) =>
        of(firstRow + row, firstColumn + column),
      ),
    );
  return {
    firstRow,
    firstColumn,
    given: across((row, column) => data[row * columns + column] ?? 0),
    paper: across((position, dimension) => sinusoidalEntry({ position, dimension, dim: columns }).value),
  };
}

export async function answerTable(source: string | Blob): Promise<TableAnswer> {
  try {
    if (typeof source !== 'string' && source.size > mostBytes)
      throw new Unreadable('tooLarge', { limit: mostBytes / 2 ** 20 });
    const read = typeof source === 'string' ? readText(source) : readBytes(new Uint8Array(await source.arrayBuffer()));
    const diagnosis = identify({ table: read.table });
    return {
      kind: read.kind,
      rows: read.table.rows,
      columns: read.table.columns,
      notes: read.notes,
      diagnosis,
      excerpt: excerptOf(read, diagnosis),
    };
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.reason, values: error.values };
    throw error;
  }
}
