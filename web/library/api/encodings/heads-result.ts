// Destinations of a rotation's result: a new array, the given one, or a place in a cache.
import {
  checkStillThere,
  overlap,
  readArray,
  readInteger,
  readOptions,
  readSize,
  readTarget,
} from '../runtime/arguments.ts';
import { wrongType, wrongValue } from '../runtime/errors.ts';
import { writeBits } from '../runtime/halves.ts';
import { type Form, fitShape, readList } from '../runtime/lists.ts';
import type { Floats } from '../runtime/record.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import type { CacheSlot, Halves, HeadElements } from './heads.ts';

/** The place in a cache of the tokens of each block, a head or a batch row. */
interface Place {
  readonly blocks: number;
  readonly tokens: number;
  readonly length: number;
  readonly first: number;
}

/** The cache, and a result apart from it, whose blocks are put into their places at the end. */
function readCache(
  out: unknown,
  elements: HeadElements,
  channels: number,
  forms: readonly Form[],
  { blocks, tokens, length, first }: Place,
): { readonly out: Floats; readonly finish: () => Floats | Halves } {
  const { data, halves } = elements;
  const kind = halves?.kind ?? (data instanceof Float64Array ? 'Float64Array' : 'Float32Array');
  if (out === undefined) throw wrongType('out', out, 'the cache, as there is a slot');
  const row = tokens === 0 ? 0 : (channels * data.length) / (blocks * tokens);
  // Without tokens the width of a row is unknown, and nothing is written.
  const { data: cache, shape } = readList(out, 'out', (list, name) =>
    tokens === 0 ? readArray(list, name, kind) : readTarget(list, kind, blocks * length * row, ', as x'),
  );
  fitShape(shape, 'out', ...forms);
  const apart = readResult(undefined, elements, channels, forms);
  const finish = (): Floats | Halves => {
    checkStillThere(cache);
    const made = apart.finish();
    for (let b = 0; b < blocks; ++b)
      cache.set(
        made.subarray(b * tokens * row, (b + 1) * tokens * row) as ArrayLike<number>,
        (b * length + first) * row,
      );
    return cache;
  };
  return { out: apart.out, finish };
}

/** The array that a rotation writes, and `finish`, which returns the result: rounded to 16 bits, or in its cache. */
export function readResult(
  out: unknown,
  elements: HeadElements,
  channels: number,
  forms: readonly Form[],
  place?: Place,
): { readonly out: Floats; readonly finish: () => Floats | Halves } {
  if (place) return readCache(out, elements, channels, forms, place);
  const { data, halves } = elements;
  const targetOf = <K extends 'Float32Array' | 'Float64Array' | 'Float16Array' | 'Uint16Array'>(kind: K) => {
    const target = readList(out, 'out', (list) => readTarget(list, kind, channels * data.length, ', as x'));
    fitShape(target.shape, 'out', ...forms);
    return target.data;
  };
  const apart = <A extends Floats | Halves>(target: A, x: Floats | Halves): A => {
    if (overlap(target, x) && target.byteOffset !== x.byteOffset)
      throw wrongValue('POSENC_OVERLAP', 'out', out, 'x itself, or memory apart from x');
    return target;
  };
  if (halves !== undefined) return roundedTo(halves, apart(targetOf(halves.kind), halves.array));
  const target = apart(targetOf(data instanceof Float64Array ? 'Float64Array' : 'Float32Array'), data);
  return { out: target, finish: () => target };
}

/** Doubles, and what rounds them to 16 bits, into `target`. */
export function roundedTo(
  { kind, format }: NonNullable<HeadElements['halves']>,
  target: Halves,
): { readonly out: Floats; readonly finish: () => Halves } {
  const wide = makeDoubles(target.length);
  const finish = (): Halves => {
    checkStillThere(target);
    if (kind === 'Uint16Array') writeBits(format, wide, target as Uint16Array, 0);
    else target.set(wide);
    return target;
  };
  return { out: wide, finish };
}

/** The room of a cache and the place of the first token in it, for `tokens` tokens. */
export function readSlot(value: unknown, tokens: number): { readonly length: number; readonly first: number } {
  const read = readOptions<CacheSlot>(value, 'slot', ['length', 'first']);
  const length = readSize(read.length, 'slot.length', tokens);
  return { length, first: readInteger(read.first, 'slot.first', 0, 0, length - tokens) };
}
