// Lists of numbers and of other items, and the shapes that they come with.
import { checkBuffer, dataOf, readArray, unshared } from './arrays.ts';
import { largestInteger, readArrayItems, readInteger, readItems, readProperties } from './arguments.ts';
import { arrayKind, isArray, wrongType, wrongValue } from './errors.ts';

/** The elements of a list or of a tensor, and the sizes of the axes if it is a tensor. */
export interface ShapedList<T> {
  readonly data: T;
  readonly shape: readonly number[] | undefined;
}

/** No axis is longer: the C++ side keeps shapes in 32 bits. */
const longestAxis = 2 ** 31 - 1;

const readAxis = (value: unknown, name: string): number => readInteger(value, name, 0, undefined, longestAxis);

/** The sizes of the axes of a tensor. No tensor has more than 32; how many the C++ side takes is checked there. */
export function readShape(shape: unknown, name: string): number[] {
  return readArrayItems(shape, name, 'an array of sizes', 32).map((size, axis) => readAxis(size, `${name}[${axis}]`));
}

/** The sizes of a tensor in each notation that it has, which have to agree with each other and with its data. */
export function readSizes(tensor: object, name: string, data: { readonly length: number }): readonly number[] {
  const { shape, dims, rows, columns } = readProperties(tensor, name, ['shape', 'dims', 'rows', 'columns']);
  const given: [word: string, sizes: readonly number[]][] = [];
  if (shape !== undefined) given.push(['shape', readShape(shape, `${name}.shape`)]);
  if (dims !== undefined) given.push(['dims', readShape(dims, `${name}.dims`)]);
  let sizes = given[0]?.[1];
  if (sizes === undefined || rows !== undefined || columns !== undefined) {
    if (rows === undefined && columns === undefined)
      throw wrongType(`${name}.shape`, undefined, 'the sizes of its axes, as shape, as dims, or as rows and columns');
    sizes = [readAxis(rows, `${name}.rows`), readAxis(columns, `${name}.columns`)];
  }
  const elements = sizes.reduce((product, size) => product * size, 1);
  if (data.length !== elements)
    throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.data`, data, `${elements} elements, not ${data.length}`);
  for (const [word, others] of given) {
    if (others.join() !== sizes.join()) {
      const text = sizes.join(', ');
      const allowed = others === given[0]?.[1] ? `[${text}], as rows and columns say` : `[${text}], as the others say`;
      throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.${word}`, others, allowed);
    }
  }
  return sizes;
}

/** A list as it is, or the data and the shape of a tensor. Callers either use the shape or refuse it: `fitShape`. */
export function readList<T extends { readonly length: number }>(
  value: unknown,
  name: string,
  readData: (data: unknown, name: string) => T,
  list = dataOf(value, name),
): ShapedList<T> {
  const data = readData(list, name);
  return { data, shape: list === value ? undefined : readSizes(value as object, name, data) };
}

/** Sizes of axes: numbers, names of sizes that may be any, and `...` at the start for any axes. */
export type Form = readonly (number | string)[];

function hasForm(shape: readonly number[], form: Form): boolean {
  const isOpen = form[0] === '...',
    sizes = isOpen ? form.slice(1) : form,
    axes = isOpen ? shape.slice(shape.length - sizes.length) : shape;
  return axes.length === sizes.length && sizes.every((size, axis) => typeof size === 'string' || size === axes[axis]);
}

/** Refuses the shape of a list unless it has one of these forms. One axis is no shape, but the length of a list. */
export function fitShape(shape: readonly number[] | undefined, name: string, ...forms: readonly Form[]): void {
  if (shape === undefined || shape.length === 1 || forms.some((form) => hasForm(shape, form))) return;
  const allowed = forms.map((form) => `[${form.join(', ')}]`).join(' or ');
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${name}.shape`, shape, `${allowed}, not [${shape.join(', ')}]`);
}

/** Refuses a shape of more than one axis, except one of `forms`; axes of length 1 count for nothing. */
function fitOneAxis<T>({ data, shape }: ShapedList<T>, name: string, ...forms: readonly Form[]): T {
  if (shape !== undefined && shape.filter((size) => size !== 1).length > 1) fitShape(shape, name, ['length'], ...forms);
  return data;
}

const listAllowed = 'an array, typed array or iterable of numbers';

/** A list of anything, copied item by item into a typed array that grows as it must. */
function collect<T extends Float64Array | Int32Array | Uint8Array>(
  kind: new (length: number) => T,
  value: unknown,
  name: string,
  allowed: string,
  convert: (item: unknown, name: string) => number,
): T {
  let items = new kind(16),
    count = 0;
  readItems(value, name, allowed, (item, index) => {
    const number = convert(item, `${name}[${index}]`);
    if (count === items.length) {
      const larger = new kind(2 * count);
      larger.set(items);
      items = larger;
    }
    items[count++] = number;
  });
  return items.slice(0, count) as T;
}

/** A list in a list: `positions` of rotations alone take one for each batch row. */
const orRow = (item: unknown, allowed: string): string =>
  isArray(item) ? `${allowed}, rows one after the other` : allowed;

const anyNumber = (item: unknown, name: string): number => {
  if (typeof item === 'bigint') return exact(item, name);
  if (typeof item !== 'number') throw wrongType(name, item, orRow(item, 'a number'));
  return item;
};

/** A 64-bit integer, if a number can hold it. */
function exact(item: bigint, name: string): number {
  const number = Number(item);
  if (Math.abs(number) <= largestInteger + 1 && BigInt(number) === item) return number;
  throw wrongValue('POSENC_OUT_OF_RANGE', name, item, 'an integer from -2^53 to 2^53');
}

/** The numbers of a list as a Float64Array: the caller's own when it is one. */
function numbersOf(value: unknown, name: string): Float64Array {
  const kind = arrayKind(value);
  if (kind === undefined || kind.startsWith('Big')) return collect(Float64Array, value, name, listAllowed, anyNumber);
  if (kind === 'Float64Array') return readArray(value, name, kind);
  checkBuffer(unshared(value as ArrayBufferView), name);
  return new Float64Array(value as Float32Array); // not `from`, which asks the value for its iterator
}

/** The numbers of a list or of a tensor, and its shape. */
export const shapedNumbers = (value: unknown, name: string, list?: unknown): ShapedList<Float64Array> =>
  readList(value, name, numbersOf, list);

/** The numbers of a list, or of a tensor of one axis or of one of these forms. */
export const numberList = (value: unknown, name: string, ...forms: readonly Form[]): Float64Array =>
  fitOneAxis(shapedNumbers(value, name), name, ...forms);

/** The numbers of a tensor of any shape, row by row, for what is done to each of them alone. */
export const numbersInOrder = (value: unknown, name: string): Float64Array => shapedNumbers(value, name).data;

/** Rows of `width` numbers, one after the other. */
export function numberRows(value: unknown, name: string, width: number): Float64Array {
  const { data, shape } = shapedNumbers(value, name);
  fitShape(shape, name, ['...', width]);
  return data;
}

/** A typed array of this kind, or a tensor of one axis of it. */
export const readVector = (value: unknown, name: string, orElse = ''): Float32Array =>
  fitOneAxis(
    readList(value, name, (data) => readArray(data, name, 'Float32Array', orElse)),
    name,
  );

/** Whole numbers of 32 bits, row by row: the caller's own when it is an Int32Array. */
export const wholeNumbersInOrder = (value: unknown, name: string): Int32Array => shapedWholeNumbers(value, name).data;

/** A list or a tensor of whole numbers of 32 bits, and its shape. */
export const shapedWholeNumbers = (value: unknown, name: string): ShapedList<Int32Array> =>
  readList(value, name, wholeNumbersOf);

/** The whole numbers of 32 bits of a list, or of a tensor of one axis. */
export const wholeNumberList = (value: unknown, name: string): Int32Array =>
  fitOneAxis(shapedWholeNumbers(value, name), name);

function wholeNumbersOf(value: unknown, name: string): Int32Array {
  if (arrayKind(value) === 'Int32Array') return readArray(value, name, 'Int32Array');
  if (arrayKind(value) !== undefined) checkBuffer(unshared(value as ArrayBufferView), name);
  return collect(Int32Array, value, name, 'an array, typed array or iterable of integers', (item, itemName) => {
    if (typeof item !== 'number' && typeof item !== 'bigint') throw wrongType(itemName, item, 'a number');
    const number = Number(item);
    if ((number | 0) !== number) {
      const code = Number.isFinite(number) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
      throw wrongValue(code, itemName, item, 'an integer of 32 bits');
    }
    return number;
  });
}

/** Which of something count: 0 or false for those that do not. */
export const shapedMask = (value: unknown): ShapedList<Uint8Array> => readList(value, 'mask', maskOf);

function maskOf(mask: unknown): Uint8Array {
  if (arrayKind(mask) !== undefined) checkBuffer(unshared(mask as ArrayBufferView), 'mask');
  const allowed = 'an array, typed array or iterable of numbers or of true and false';
  return collect(Uint8Array, mask, 'mask', allowed, (kept, name) => {
    if (typeof kept !== 'number' && typeof kept !== 'boolean' && typeof kept !== 'bigint')
      throw wrongType(name, kept, orRow(kept, 'a number, true or false'));
    if (Number.isNaN(kept)) throw wrongValue('POSENC_NOT_FINITE', name, kept, 'a number, true or false');
    return Number(kept) === 0 ? 0 : 1;
  });
}
