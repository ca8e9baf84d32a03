// Makes tables with the package and hashes its bytes; runs in Node and in browsers alike.
import * as posenc from 'posenc';
import { hash } from './hash.ts';

export interface TableBits {
  readonly make: string;
  readonly options: unknown;
  /** The hashes from native code. */
  readonly bits: string;
}

/** {"values": n} means n numbers that every language forms alike. */
function withValues(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(withValues);
  if (typeof given !== 'object' || given === null) return given;
  if ('values' in given)
    return Float32Array.from({ length: Number(given.values) }, (_, i) => (((i * 37) % 101) - 50) / 64);
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, withValues(value)]));
}

/** The numbers of a result, whatever its form: an array, a matrix, a tensor, frequencies. */
function arraysOf(result: unknown): ArrayBufferView[] {
  if (ArrayBuffer.isView(result)) return [result];
  const { data, inverse, remainder, attentionFactor } = result as Record<string, ArrayBufferView | number>;
  const parts = data === undefined ? [inverse, remainder, Float64Array.of(attentionFactor as number)] : [data];
  return parts.filter((part) => ArrayBuffer.isView(part));
}

type Functions = Record<string, (...args: never[]) => unknown>;

/** The conventions by the names of the tables: grids as the angles that they turn by. */
const grids = {
  mrope: 'mrope',
  evaRotary: 'eva',
  axialRotary: 'axial',
  dinov3Rotary: 'dinov3',
  cogvideoxRotary: 'cogvideox',
};
const lines = {
  fairseqSinusoidal: 'fairseq',
  tensor2tensorSinusoidal: 'tensor2tensor',
  whisperSinusoidal: 'whisper',
  marianSinusoidal: 'marian',
  scaledSinusoidal: 'xTransformers',
  relativeSinusoidal: 'espnet',
  transformerXlTable: 'transformerXl',
  doubledExponent: 'doubledExponent',
};
const tables = { multidimSinusoidal: 'multidim', tensor2tensorGrid: 'tensor2tensor', detrEncoding: 'detr' };

/** A function for each of these conventions. */
const named = (conventions: object, make: (options: never) => unknown): Functions =>
  Object.fromEntries(
    Object.entries(conventions).map(([name, convention]: [string, string]) => [
      name,
      (options: object) => make({ convention, ...options } as never),
    ]),
  );

/** The functions of the package, and adapters for those that return no array. */
const functions: Functions = {
  ...(posenc as unknown as Functions),
  ...named(grids, (options) => posenc.rotaryAngles(posenc.rotaryGrid(options))),
  ...named(lines, (options) => posenc.sinusoidal(options)),
  ...named(tables, (options) => posenc.sinusoidalGrid(options)),
  visionGrid: posenc.sinusoidalGrid as never,
  // As the native half has it: base 10000 where the list names no frequencies.
  applyRotary: (x: Float32Array, options: { readonly headDim: number }) =>
    posenc.applyRotary(x, {
      ...('grid' in options ? {} : { frequencies: posenc.rotaryFrequencies({ headDim: options.headDim }) }),
      ...options,
    } as never),
  // As the native half has it: the four bytes of colour i are the lowest of i.
  matrixPixels: (options: posenc.MatrixPixelsOptions) =>
    posenc.matrixPixels({ ...options, colors: Uint8Array.from({ length: 257 * 4 }, (_, i) => i >> 2) }),
};

/** Functions that turn queries or keys take them first. */
function argumentsOf({ make, options }: TableBits): unknown[] {
  const given = withValues(options) as { readonly x?: unknown };
  if (!make.startsWith('apply')) return [given];
  const { x, ...others } = given;
  return [x, others];
}

/** The hash of each table, in the order of the list. */
export const hashTables = (tables: readonly TableBits[]): string[] =>
  tables.map((table) => hash(arraysOf(functions[table.make]?.(...(argumentsOf(table) as never[])))));
