// The rows of tests/calls/*.json: calls of the package, each with the calls of C++ that it makes. Runs in Node and in
// browsers alike.
import * as posenc from 'posenc';
import { recorded, type Native } from './border.ts';
import { invoke } from './invoke.ts';
import { hash } from '../bits/hash.ts';
import { toJson, valueOf, type Json, type Typed } from './values.ts';

/**
 * The first two are functions that give any type that `dtype` or `out` requests, and this one by default; the others
 * have no `dtype`: the input decides, the numbers are positions or of an analysis and so doubles, or there are none.
 */
export type Gives = 'float32' | 'float64' | 'as given' | 'integers' | 'positions' | 'analysis' | 'none';

/**
 * `one axis`: axes of length 1 count for nothing. `any shape`: each number is used alone, row by row. Otherwise shapes,
 * or the size of the last axis; a tensor of one axis is a list. `no tensor`: an array of sizes or bytes, for which a
 * tensor is a wrong type; `heads`: x of a rotation, whose shapes foreign-tensors.test.ts judges.
 */
export type ShapeRule =
  | 'any shape'
  | 'one axis'
  | 'no tensor'
  | 'heads'
  | readonly ('one axis' | number | readonly number[])[];

/** A row of a list. */
export interface Row {
  /** A function of the package; rows without one are calls of C++ that the package never makes. */
  readonly call?: string;
  readonly arguments?: readonly Json[];
  /** The shape of the result. */
  readonly shape?: readonly number[];
  /** Kind, code and argument of the error. */
  readonly refused?: string;
  /** Has all options in small sizes: wrong calls are made from it. */
  readonly base?: true;
  /** What stands once for each function, in its first base: the element type of its result, */
  readonly gives?: Gives;
  /** the names of its arguments that are not options, */
  readonly parameters?: readonly string[];
  /** and the shapes that a tensor may have in the place of each list, by the path of that list. */
  readonly shapes?: Readonly<Record<string, ShapeRule>>;
  readonly native: readonly Native[];
}

/** The arrays of a result that came in pieces, by the names that the native call has for them. */
function tablesOf(result: unknown): Readonly<Record<string, Typed>> {
  const { data, cosine, sine } = result as Readonly<Record<string, unknown>>;
  if (cosine && sine) return { cosine: (cosine as { data: Typed }).data, sine: (sine as { data: Typed }).data };
  return { out: data as Typed };
}

/** The shape of a tensor or a matrix, or of the first of two. */
function shapeOf(result: unknown): { readonly shape?: readonly number[] } {
  const { shape, rows, columns, cosine } = (result ?? {}) as Partial<Record<string, unknown>>;
  if (cosine !== undefined) return shapeOf(cosine);
  if (shape !== undefined) return { shape: shape as readonly number[] };
  return columns === undefined ? {} : { shape: [rows as number, columns as number] };
}

/** A number for each element: pixels are words of four bytes. */
const lengthOf = (array: Typed): Json =>
  array instanceof Float32Array || array instanceof Float64Array
    ? { [array instanceof Float32Array ? 'float32' : 'float64']: array.length }
    : array.byteLength / 4;

/** Of functions whose tensor is in the memory of a piece, where that tensor is among the arguments. */
const tensors: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
  applyRotary: ([x]) => x,
  applyXpos: ([x]) => x,
  shiftRotary: ([x]) => x,
  matrixPixels: ([options]) => (options as { readonly matrix: unknown }).matrix,
};

/**
 * Gives a call of C++ in pieces the tensor and the result of the whole, which public functions of C++ have. Calls that
 * only check options are dropped, and rotations of a part of longer rows.
 */
function finish(native: Native[], result: unknown, tensor: Json | undefined): Native[] {
  const whole = native.at(-1);
  if (whole?.['wide'] !== undefined) {
    const kind = whole['wide'] === true ? 'float64' : 'float32';
    const made = result === undefined ? {} : tablesOf(result);
    const arrays = Object.values(made);
    const size = whole['size'];
    const isPart = size !== undefined && arrays.some((array) => array.length !== size);
    if (tensor !== undefined) whole['x'] = tensor;
    if (whole['refused'] !== undefined && size !== undefined)
      Object.assign(whole, { x: { [kind]: { ones: size } }, out: { [kind]: size } });
    if (arrays.length > 0 && !isPart && !arrays.some((array) => array instanceof Uint16Array)) {
      for (const [name, array] of Object.entries(made)) whole[name] = lengthOf(array);
      whole['bits'] = hash(arrays);
    }
  }
  const kept = native.filter(
    ({ call, wide, bits, refused }) =>
      !/prepare/.test(call as string) && (wide === undefined || bits !== undefined || refused !== undefined),
  );
  for (const call of kept) delete call['wide'];
  return kept;
}

/** A row as it is now: its call is made. */
export function again(row: Row): Row {
  const { shape: _shape, refused: _refused, native: _native, ...kept } = row;
  const { call, arguments: given } = kept;
  if (call === undefined || given === undefined) return row;
  const native: Native[] = [];
  const args = given.map(valueOf);
  const x = tensors[call]?.(args);
  const tensor = x === undefined ? undefined : toJson((x as { readonly data?: unknown }).data ?? x);
  try {
    const result = recorded(native, () => invoke(posenc, call, args));
    return { ...kept, ...shapeOf(result), native: finish(native, result, tensor) };
  } catch (error) {
    const { name, code, argument } = error as Error & { readonly code: string; readonly argument: string };
    const refused = `${name} ${code} ${argument}`;
    return { ...kept, refused, native: finish(native, undefined, tensor) };
  }
}
