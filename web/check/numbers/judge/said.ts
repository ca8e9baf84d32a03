// Mistakes as sentences of the page.
import type { Faults } from '../causes/faults.ts';
import type { Said } from './guess.ts';

/** By the setting that is wrong: the key of its sentence, and what is put into it. */
const sentences: { readonly [K in keyof Faults]?: (value: NonNullable<Faults[K]>) => Said } = {
  shift: (shift) => ({ key: `fault.shift.${shift === 1 ? 'up' : shift === 2 ? 'two' : 'down'}` }),
  positions: (way) => ({ key: `fault.positions.${way === 'first' || way === 'last' ? way : 'zero'}` }),
  most: (most) => ({ key: 'fault.most', values: { count: most } }),
  wrapped: (count) => ({ key: 'fault.wrapped', values: { count } }),
  overflow: (type) => ({ key: 'fault.overflow', values: { type } }),
  heldIn: (format) => ({ key: 'fault.heldIn', values: { format } }),
  base: (base) => ({ key: 'fault.base', values: { base, right: 10000 } }),
  ladder: (way) => ({ key: `fault.ladder.${ladderKeys[way]}` }),
  running: () => ({ key: 'fault.running' }),
  inverse: (format) => ({ key: 'fault.inverse', values: { format } }),
  angles: (format) => ({ key: 'fault.angles', values: { format: format === 'float32 loosely' ? 'float32' : format } }),
  rounded: (format) => ({ key: 'fault.rounded', values: { format } }),
  turn: (way) => ({ key: way === 'back' ? 'fault.turn.back' : 'fault.turn.swapped' }),
  layout: () => ({ key: 'fault.cosineFirst' }),
  slopes: (way) => ({ key: `fault.slopes.${slopeKeys[way]}` }),
  bias: () => ({ key: 'fault.positive' }),
  buckets: (way) => ({ key: `fault.buckets.${bucketKeys[way]}` }),
  farthest: (farthest) => ({ key: 'fault.farthest', values: { farthest } }),
};

const ladderKeys: Readonly<Record<NonNullable<Faults['ladder']>, string>> = {
  squared: 'squared',
  root: 'root',
  inverted: 'inverted',
  'half-1': 'short',
  half: 'half',
  index: 'index',
  'paired columns': 'pairedColumns',
  columns: 'columns',
  floored: 'floored',
  exchanged: 'exchanged',
};
const slopeKeys: Readonly<Record<NonNullable<Faults['slopes']>, string>> = {
  plain: 'plain',
  'next power': 'nextPower',
  disordered: 'sorted',
  'from zero': 'fromZero',
  halved: 'halved',
  doubled: 'doubled',
  reversed: 'reversed',
  'half exponent': 'halfExponent',
};
const bucketKeys: Readonly<Record<NonNullable<Faults['buckets']>, string>> = {
  reversed: 'reversed',
  'one-sided': 'oneSided',
  both: 'both',
  product: 'product',
  nearer: 'nearer',
  late: 'late',
  longer: 'longer',
  early: 'early',
  rounded: 'rounded',
  base: 'logarithm',
  'clipped late': 'unclipped',
};

/** Each mistake once; how a mistake rounds is part of it. */
export function saidOf(faults: Faults): Said[] {
  const names = Object.keys(faults) as (keyof Faults)[];
  return names
    .filter((name) => !(name === 'angles' && faults.running))
    .flatMap((name) => {
      const say = sentences[name] as ((value: unknown) => Said) | undefined;
      return say ? [say(faults[name])] : [];
    });
}

/** Numbers that are as exact as their format: a loss that can be what somebody wanted. */
export const isPrecision = (faults: Faults): boolean =>
  Object.keys(faults).every((name) => ['angles', 'rounded', 'rounding', 'inverse', 'running', 'heldIn'].includes(name));
