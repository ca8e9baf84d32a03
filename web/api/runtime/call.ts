// Calling the C++ side: arrays in, arrays out, statuses to errors, traps to a fresh module.
import { checkStillThere, overlap } from './arguments.ts';
import { discard, wasm } from './loader.ts';
import { aligned, check, heapOf, reserve, type Transferable } from './memory.ts';
import type { Address, PosencModule } from './module.ts';
import { isRefusal, trapped, wrongValue } from './errors.ts';

export * from './memory.ts';

/** How much of a result is made at a time: it stays in the cache while it is copied out. */
const pieceBytes = 256 * 1024;

/** Pieces of a multiple of this many rows waste no work in the C++ side (its tile_rows). */
const tileRows = 33;

/** Results of so many elements are copied one by one. */
const longestRow = 128;

/** Runs `body` with the module. A trap leaves memory in an unknown state: the module is thrown away. */
export function run<R>(body: (module: PosencModule) => R): R {
  const module = wasm();
  try {
    return body(module);
  } catch (error) {
    if (isRefusal(error)) throw error;
    discard();
    throw trapped(error);
  }
}

/**
 * Makes a table piece by piece. `start` prepares a writer on the C++ side (positions lie at `list`, 0 for a range);
 * `out` receives the rows.
 */
export function writeTable(
  values: Float64Array | undefined,
  rows: number,
  columns: number,
  out: Float32Array | Float64Array,
  start: (module: PosencModule, firstRow: number, count: number, list: Address) => number,
): void {
  checkStillThere(values, out);
  if (values && overlap(values, out)) throw overlapping(out);
  run((module) => {
    const rowBytes = columns * out.BYTES_PER_ELEMENT;
    let pieceRows = Math.max(1, Math.floor(pieceBytes / Math.max(1, rowBytes)));
    if (pieceRows > tileRows) pieceRows -= pieceRows % tileRows;
    pieceRows = Math.min(pieceRows, rows);
    const listBytes = values ? pieceRows * 8 : 0;
    const list = reserve(module, listBytes + pieceRows * rowBytes + 8);
    const target = list + listBytes;
    // A range is one table in pieces; a list is a table of its own for each piece.
    if (!values) check(module, start(module, 0, rows, 0));
    for (let row = 0; row < rows; row += pieceRows) {
      const count = Math.min(pieceRows, rows - row);
      if (values) {
        module.HEAPF64.set(values.subarray(row, row + count), list / 8);
        check(module, start(module, 0, count, list));
      }
      module.write_rows(values ? 0 : row, count, target);
      const heap = out instanceof Float64Array ? module.HEAPF64 : module.HEAPF32;
      const from = target / out.BYTES_PER_ELEMENT,
        elements = count * columns;
      // A view costs more than a row of this length does.
      if (elements > longestRow) out.set(heap.subarray(from, from + elements), row * columns);
      else for (let i = 0; i < elements; ++i) out[row * columns + i] = heap[from + i] as number;
    }
    if (values && rows === 0) check(module, start(module, 0, 0, 0));
  });
}

export function overlapping(out: Transferable): RangeError {
  return wrongValue('POSENC_OVERLAP', 'out', out, 'an array that shares no memory with the others, or is one of them');
}

/** A result may take the place of an input, but not of a part of one. */
function checkOverlaps(inputs: readonly Transferable[], outputs: readonly Transferable[]): void {
  for (let i = 0; i < outputs.length; ++i) {
    const out = outputs[i] as Transferable;
    for (const input of inputs) {
      const inPlace = input.byteOffset === out.byteOffset && input.byteLength === out.byteLength;
      if (!inPlace && overlap(input, out)) throw overlapping(out);
    }
    for (let k = 0; k < i; ++k) if (overlap(outputs[k] as Transferable, out)) throw overlapping(out);
  }
}

/**
 * After a call that took much memory: memory of WebAssembly can grow, but not shrink, so the module makes room for a
 * new one.
 */
export function giveBack(bytes: number): void {
  if (bytes > 2 ** 26) discard();
}

/**
 * One call of a binding: copies `inputs` into WebAssembly memory, makes room for `outputs`, calls `body` with the
 * address of each, turns its code into an error, and copies the outputs back. An array that is in both lists is
 * changed in place. For results too large to be held twice, go piece by piece (see writeTable).
 */
export function transfer(
  inputs: readonly Transferable[],
  outputs: readonly Transferable[],
  body: (module: PosencModule, inputs: readonly Address[], outputs: readonly Address[]) => number,
): void {
  checkStillThere(...inputs, ...outputs);
  checkOverlaps(inputs, outputs);
  run((module) => {
    let bytes = 16;
    for (const array of inputs) bytes += aligned(array.byteLength);
    for (const array of outputs) bytes += aligned(array.byteLength);
    let address = reserve(module, bytes);
    const place = (array: Transferable): Address => {
      const at = address;
      address += aligned(array.byteLength);
      return at;
    };
    const from = inputs.map(place);
    const to = outputs.map((array) => {
      const same = inputs.indexOf(array);
      return same < 0 ? place(array) : (from[same] as Address);
    });
    inputs.forEach((array, i) => heapOf(module, array).set(array, (from[i] as Address) / array.BYTES_PER_ELEMENT));
    check(module, body(module, from, to));
    outputs.forEach((array, i) => {
      const first = (to[i] as Address) / array.BYTES_PER_ELEMENT;
      array.set(heapOf(module, array).subarray(first, first + array.length));
    });
    giveBack(bytes);
  });
}
