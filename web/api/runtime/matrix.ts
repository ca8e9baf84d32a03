/** A row-major matrix: entry (row, column) is `data[row * columns + column]`. */
export interface Matrix<T extends Float32Array | Float64Array = Float32Array> {
  readonly data: T;
  readonly rows: number;
  readonly columns: number;
}

/** A tensor of any number of axes, row-major: the last axis is contiguous. */
export interface Tensor<T extends Float32Array | Float64Array | Int32Array = Float32Array> {
  readonly data: T;
  readonly shape: readonly number[];
}
