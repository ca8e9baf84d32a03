// Matrices as pages have them, and the range of their values.
import type { Values } from '../draw/index.ts';
import { SettingError } from './problem.ts';
import { refuse, unitRange, type MatrixLike, type ValueRange, type Written } from './settings.ts';

/** Numbers to draw: rows of one length, or data row by row with its sizes, as any result of `posenc` has them. */
export type GivenMatrix =
  | readonly ArrayLike<number>[]
  | { readonly data: ArrayLike<number>; readonly rows: number; readonly columns: number }
  | { readonly data: ArrayLike<number>; readonly shape: readonly number[] }
  | { readonly data: ArrayLike<number>; readonly dims: readonly number[] };

/** `value` says in symbols what is wrong; the words around it are in the reader's language. */
function wrong(value: string): never {
  throw new SettingError({ argument: 'matrix', value, allowed: (s) => s.allowed.matrix });
}

const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

const nameOf = (value: unknown): string =>
  isList(value) ? `${Array.isArray(value) ? 'Array' : value.constructor.name}(${value.length})` : String(typeof value);

/** Floats as they are, other numbers as doubles. */
function valuesOf(data: ArrayLike<unknown>, name: (at: number) => string): Values {
  if (data instanceof Float32Array || data instanceof Float64Array) return data;
  return Float64Array.from({ length: data.length }, (_, at) => {
    const value = data[at];
    if (typeof value === 'number') return value;
    return typeof value === 'bigint' ? Number(value) : wrong(`${name(at)}: ${value === null ? 'null' : typeof value}`);
  });
}

function fromRows(rows: readonly unknown[]): MatrixLike {
  const [first] = rows;
  if (!isList(first) || first.length === 0) wrong(rows.length === 0 ? '[]' : `[${nameOf(first)}, \u2026]`);
  const columns = first.length;
  const data = new Float64Array(rows.length * columns);
  rows.forEach((row, at) => {
    if (!isList(row)) wrong(`[${at}]: ${nameOf(row)}`);
    if (row.length !== columns) wrong(`[0]: ${nameOf(first)}, [${at}]: ${nameOf(row)}`);
    data.set(
      valuesOf(row, (column) => `[${at}][${column}]`),
      at * columns,
    );
  });
  return { data, rows: rows.length, columns };
}

/** The two sizes of a tensor, which may have axes of length 1 before them. */
function sizesOf(shape: unknown, name: string): readonly unknown[] {
  if (!isList(shape)) wrong(`${name}: ${nameOf(shape)}`);
  const sizes = Array.from(shape);
  if (sizes.length < 2 || sizes.slice(0, -2).some((size) => size !== 1)) wrong(`${name}: [${sizes.join(', ')}]`);
  return sizes.slice(-2);
}

/** A matrix given by property, or a `SettingError`: text means that somebody set it as an attribute. */
export function readMatrix(written: Written, given: GivenMatrix | string): MatrixLike {
  if (typeof given === 'string') refuse(written, 'matrix', given, (s) => s.allowed.matrix);
  if (Array.isArray(given)) return fromRows(given);
  if (typeof given !== 'object') wrong(typeof given);
  const { data, shape, dims, rows, columns } = given as Readonly<Record<string, unknown>>;
  if (!isList(data)) wrong(`data: ${nameOf(data)}`);
  const word = shape === undefined ? 'dims' : 'shape',
    sizes = shape ?? dims;
  const [height, width] = sizes === undefined ? [rows, columns] : sizesOf(sizes, word);
  const said = `${nameOf(data)}, ${String(height)} \u00d7 ${String(width)}`;
  const isSize = (size: unknown): size is number => Number.isInteger(size) && (size as number) >= 1;
  if (!isSize(height) || !isSize(width) || data.length !== height * width) wrong(said);
  if ((rows ?? height) !== height || (columns ?? width) !== width)
    wrong(`${word}: [${height}, ${width}], ${String(rows)} \u00d7 ${String(columns)}`);
  const values = valuesOf(data, (at) => `data[${at}]`);
  if (values === data && rows === height && columns === width) return given as MatrixLike;
  return { data: values, rows: height, columns: width };
}

/** No range is wider, so that its width is a number. */
const largest = Number.MAX_VALUE / 4;
/** A narrower range has no 256 parts. */
const narrowest = 1e-300;

/** Least and greatest of the finite values; around a constant there is room, and -1 to 1 stands for no value. */
export function rangeOf(values: Values): ValueRange {
  let [min, max] = [largest, -largest];
  let seen = false;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    seen = true;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (!seen) return unitRange;
  [min, max] = [Math.max(min, -largest), Math.min(max, largest)];
  if (max - min >= narrowest) return { min, max };
  const room = Math.abs(max) > narrowest ? Math.abs(max) : 1;
  return { min: min - room, max: max + room };
}
