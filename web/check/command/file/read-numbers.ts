// Numbers of a file: NumPy's, JSON's, columns of text, or a printout.
import { Unreadable, type Reason } from '../../numbers/read/table.ts';
import { readNpy, textOf } from '../../numbers/read/file.ts';
import { readNumbers as readText, sheetOf } from '../../numbers/read/readings.ts';
import type { Dtype } from '../../numbers/vectors/types.ts';
import { readRegular } from '../text/disk.ts';
import { afterDashes, RunError, UsageError, unknown } from '../words.ts';
import type { Library } from './asked.ts';

export interface Numbers {
  readonly data: Float64Array;
  readonly rows: number;
  readonly columns: number;
  /** The number format of the file; text is judged as float32. */
  readonly dtype: Dtype;
}

const kinds = ['.npy', '.json', '.csv', '.tsv', '.txt'];

const kindOf = (path: string): string => /\.[^./\\]*$/.exec(path.toLowerCase())?.[0] ?? '';

/** True if the name is one of a table, by its ending. */
export const isTable = (path: string): boolean => kinds.includes(kindOf(path));

/** Reasons of the reader, after the name of the file. */
const sentences: Readonly<Record<Reason, (values: Unreadable['values']) => string>> = {
  empty: () => 'holds no numbers',
  tooLarge: ({ limit }) => `is text of more than ${limit} MB; save it as .npy`,
  tooMany: ({ limit }) => `is text of more than ${limit} numbers; save it as .npy`,
  notText: () => 'is not text in UTF-8',
  archive: () => 'is an archive; save the table alone, for instance with numpy.save',
  abbreviated: () => 'leaves numbers out (...); print all of them, or save the table as .npy',
  ragged: ({ row, cells, expected }) => `has ${cells} numbers in row ${row}, and ${expected} in the first`,
  notNumber: ({ row, text }) => `holds "${text}" in row ${row}, which is no number`,
  notFinite: ({ row, column, text }) => `holds ${text} in row ${row}, column ${column}`,
  shape: () => 'holds no table; allowed are a list of numbers, a list of such lists, or { "shape", "data" }',
  npy: ({ allowed }) => `holds something else; expected is ${allowed}`,
};

export function readNumbers({ decodeNpy }: Library, path: string): Numbers {
  const kind = kindOf(path);
  if (kind === '')
    throw new UsageError(`${path} has no ending; a table has ${kinds.join(', ')}, and ${afterDashes([path])}`);
  if (!kinds.includes(kind)) throw new UsageError(`${path}: ${unknown('kind of file', kind, kinds)}`);
  const bytes = readRegular(path);
  try {
    const { sheet, dtype } = kind === '.npy' ? fromNpy(bytes, decodeNpy) : fromText(path, kind, textOf(bytes));
    return { data: sheet.values, rows: sheet.rows.length, columns: sheet.columns.length, dtype };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new RunError(`${path} ${sentences[error.reason](error.values)}`);
  }
}

function fromNpy(bytes: Uint8Array, decode: Library['decodeNpy']) {
  const read = readNpy(bytes, decode);
  return { sheet: sheetOf(read).readings[0], dtype: read.dtype ?? 'float32' };
}

function fromText(path: string, kind: string, text: string) {
  if (kind === '.json') {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value !== 'object') throw new Unreadable('shape');
    } catch (error) {
      if (error instanceof SyntaxError) throw new RunError(`${path} is no JSON: ${error.message}`);
      throw error;
    }
  }
  const { readings, notes } = readText(text);
  if (notes.includes('abridged')) throw new Unreadable('abbreviated');
  return { sheet: readings[0], dtype: 'float32' as const };
}
