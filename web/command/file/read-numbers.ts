// Numbers of a file: NumPy's, JSON's, or columns of text.
import type { Library } from './asked.ts';
import type { Dtype } from '../vectors/types.ts';
import { readRegular } from '../text/disk.ts';
import { RunError, UsageError, unknown } from '../words.ts';

export interface Numbers {
  readonly data: Float64Array;
  readonly rows: number;
  readonly columns: number;
  /** The number format of the file; text is judged as float32 unless it is finer. */
  readonly dtype: Dtype;
}

const kinds = ['.npy', '.json', '.csv', '.tsv', '.txt'];

export function readNumbers(library: Library, path: string): Numbers {
  const kind = /\.[^./\\]*$/.exec(path.toLowerCase())?.[0] ?? '';
  if (!kinds.includes(kind)) throw new UsageError(`${path}: ${unknown('kind of file', kind, kinds)}`);
  const bytes = readRegular(path);
  const numbers =
    kind === '.npy'
      ? fromNpy(library, path, bytes)
      : fromRows(path, rowsOf(path, kind, Buffer.from(bytes).toString('utf8')));
  if (numbers.data.length === 0) throw new RunError(`${path} holds no numbers`);
  const bad = numbers.data.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0)
    throw new RunError(
      `${path} holds ${numbers.data[bad]} in row ${Math.floor(bad / numbers.columns)}, column ${bad % numbers.columns}`,
    );
  return numbers;
}

function fromNpy({ decodeNpy, PosencError }: Library, path: string, bytes: Uint8Array): Numbers {
  try {
    const { data, rows, columns } = decodeNpy(asMatrix(bytes), { dtype: 'float64' });
    const type = /'descr':\s*'[<>|=]?(\w+)'/.exec(headerOf(bytes))?.[1];
    const dtype = ({ f2: 'float16', V2: 'bfloat16', f8: 'float64' } as const)[type as 'f2'] ?? 'float32';
    return { data, rows, columns, dtype };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof PosencError)) throw error;
    throw new RunError(`${path}: ${error.message}`);
  }
}

const headerOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 256)).toString('latin1');

/** A list is a matrix of one row: its shape says so in the place of a space at the end of the header. */
function asMatrix(bytes: Uint8Array): Uint8Array {
  const header = headerOf(bytes);
  const list = /\((\d+),\)([^\n(]*) \n/.exec(header);
  if (!list) return bytes;
  const made = Uint8Array.from(bytes);
  made.set(Buffer.from(`(1,${list[1]})${list[2]}\n`, 'latin1'), list.index);
  return made;
}

function rowsOf(path: string, kind: string, text: string): number[][] {
  if (kind !== '.json') return textRows(path, text);
  try {
    const value = JSON.parse(text) as unknown;
    const list = isTensor(value) ? value.data : value;
    if (Array.isArray(list) && list.every(isNumbers)) return list;
    if (isNumbers(list)) return isTensor(value) ? split(list, value.shape) : [list];
  } catch (error) {
    throw new RunError(`${path} is no JSON: ${(error as Error).message}`);
  }
  throw new RunError(`${path}: allowed are a list of numbers, a list of such lists, or { "shape", "data" }`);
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');

const isTensor = (value: unknown): value is { data: unknown; shape: number[] } =>
  typeof value === 'object' && value !== null && 'data' in value && 'shape' in value && isNumbers(value.shape);

function split(list: readonly number[], shape: readonly number[]): number[][] {
  const width = shape.at(-1) ?? list.length;
  return Array.from({ length: Math.ceil(list.length / width) }, (_, row) => list.slice(row * width, (row + 1) * width));
}

/** Numbers between commas, semicolons, tabs or spaces; a first line of words is a heading. */
function textRows(path: string, text: string): number[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const cells = lines.map((line) =>
    line
      .trim()
      .split(/\s*[,;\t]\s*|\s+/)
      .filter((cell) => cell !== ''),
  );
  if (cells[0]?.some((cell) => Number.isNaN(Number(cell)))) cells.shift();
  return cells.map((row, at) =>
    row.map((cell) => {
      const value = Number(cell);
      if (Number.isNaN(value)) throw new RunError(`${path} holds "${cell}" in row ${at}, which is no number`);
      return value;
    }),
  );
}

function fromRows(path: string, rows: readonly (readonly number[])[]): Numbers {
  const columns = rows[0]?.length ?? 0;
  const odd = rows.findIndex((row) => row.length !== columns);
  if (odd >= 0) throw new RunError(`${path}: row ${odd} has ${rows[odd]?.length} numbers, the first has ${columns}`);
  return { data: Float64Array.from(rows.flat()), rows: rows.length, columns, dtype: 'float32' };
}
