/** Numbers in rows, one row after the other. */
export type Values = Float32Array | Float64Array;

/** Where the cells of one axis go when there are more of them than pixels: at most two pixels each, with their shares. */
interface Shares {
  readonly target: Int32Array;
  readonly here: Float64Array;
  readonly next: Float64Array;
}

/** Formed from whole numbers, so that a share is exactly 0 where a cell ends on a pixel's edge. */
function sharesOf(cells: number, pixels: number): Shares {
  const target = new Int32Array(cells);
  const here = new Float64Array(cells);
  const next = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const start = cell * pixels;
    const pixel = Math.floor(start / cells);
    const edge = (pixel + 1) * cells;
    target[cell] = pixel;
    here[cell] = (Math.min(start + pixels, edge) - start) / cells;
    next[cell] = Math.max(start + pixels - edge, 0) / cells;
  }
  return { target, here, next };
}

/**
 * The matrix made smaller by averaging: every pixel is the mean of the cells under it, each weighted by the area that it
 * covers. Picking single cells instead would draw waves that are not there (aliasing); averaging colours would draw
 * colours that stand for no value. A pixel that touches a NaN is NaN: what is missing must not vanish in a mean.
 * Shapes: values rows x columns -> outRows x outColumns, row-major (the values themselves when that is their size). Units: those
 * of the values. Errors: none; `outRows` <= `rows` and `outColumns` <= `columns`, all at least 1. Cost: one pass over the values.
 */
export function meanCells(values: Values, rows: number, columns: number, outRows: number, outColumns: number): Values {
  const flat = outRows < rows ? meanDown(values, rows, columns, outRows) : values;
  return outColumns < columns ? meanAcross(flat, outRows, columns, outColumns) : flat;
}

function meanDown(values: Values, rows: number, columns: number, outRows: number): Float64Array {
  const out = new Float64Array(outRows * columns);
  const { target, here, next } = sharesOf(rows, outRows);
  for (let row = 0; row < rows; row += 1) {
    const line = values.subarray(row * columns, (row + 1) * columns);
    const at = target[row]! * columns;
    addLine(out.subarray(at, at + columns), line, here[row]!);
    // Not added when 0: NaN * 0 is NaN and would spread to a pixel that the cell does not touch.
    if (next[row]! > 0) addLine(out.subarray(at + columns, at + 2 * columns), line, next[row]!);
  }
  return out;
}

function addLine(sums: Float64Array, line: Values, weight: number): void {
  for (let column = 0; column < sums.length; column += 1) sums[column]! += line[column]! * weight;
}

function meanAcross(values: Values, rows: number, columns: number, outColumns: number): Float64Array {
  const out = new Float64Array(rows * outColumns);
  const { target, here, next } = sharesOf(columns, outColumns);
  for (let row = 0; row < rows; row += 1) {
    const sums = out.subarray(row * outColumns, (row + 1) * outColumns);
    const start = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const value = values[start + column]!;
      const pixel = target[column]!;
      sums[pixel]! += value * here[column]!;
      if (next[column]! > 0) sums[pixel + 1]! += value * next[column]!;
    }
  }
  return out;
}
