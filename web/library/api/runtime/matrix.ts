/** Floats in unshared memory: `Float32Array<ArrayBuffer>` from TypeScript 5.7 on, `Float32Array` before. */
export type Float32s = ReturnType<Float32Array['slice']>;
/** Doubles in unshared memory, likewise. */
export type Float64s = ReturnType<Float64Array['slice']>;
/** Integers in unshared memory, likewise. */
export type Int32s = ReturnType<Int32Array['slice']>;
/** The bits of 16-bit numbers, in unshared memory. */
export type Uint16s = ReturnType<Uint16Array['slice']>;
/** `Float16Array`, where TypeScript knows it. */
export type Float16s = typeof globalThis extends { Float16Array: new (length: number) => infer T }
  ? T extends ArrayBufferView & { [index: number]: number; readonly length: number }
    ? T
    : never
  : never;

/** The array types of results. */
export type ResultArray = Float32Array | Float64Array | Int32Array | Uint16Array | Float16s;

/** The result type: a tensor of any number of axes, row-major, so that the last axis is contiguous. */
export interface Tensor<T extends ResultArray = Float32s> {
  readonly data: T;
  readonly shape: readonly number[];
}

/** A tensor of two axes: entry (row, column) is `data[row * columns + column]`. */
export interface Matrix<T extends ResultArray = Float32s> extends Tensor<T> {
  readonly rows: number;
  readonly columns: number;
}

/** A matrix with no fields but its sizes. */
export interface Table<T extends ArrayBufferView = Float32Array | Float64Array> {
  readonly data: T;
  readonly rows: number;
  readonly columns: number;
}

/** Accepted tensors and matrices: any result, onnxruntime's tensors (`dims`), or two axes by their names. */
export type TensorLike<T extends ArrayBufferView = Float32Array> =
  | { readonly data: T; readonly shape: readonly number[] }
  | { readonly data: T; readonly dims: readonly number[] }
  | Table<T>;

/** Where the lengths are known: an array, or the elements of a tensor, row by row. */
export type Elements<T extends ArrayBufferView = Float32Array> = T | TensorLike<T>;

/** A result of two axes. */
export const matrixOf = <T extends ResultArray>(data: T, rows: number, columns: number): Matrix<T> => ({
  data,
  shape: [rows, columns],
  rows,
  columns,
});
