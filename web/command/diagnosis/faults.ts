// Possible mistakes of a program, as settings of a model of its family. Two that touch different settings can be
// combined.
import type { AskedCase } from '../vectors/types.ts';

export const causeNames = [
  'pairing',
  'sign',
  'base',
  'head-width',
  'exponent-doubled',
  'off-by-one',
  'positions-restarted',
  'float32-angles',
  'float16-table',
  'bfloat16-table',
  'scaling-inverted',
  'scaling-twice',
  'scaling-forgotten',
  'attention-factor-missing',
  'attention-factor-twice',
  'slopes-power-of-two',
  'bucket-threshold',
  'bucket-direction',
  'layout',
  'rows-columns',
  'sections',
  'base-of-other-layer',
  'positions-clamped',
  'integer-overflow',
  'running-product',
  'not-rotated-tail',
  'frequency-shift',
  'float32-position',
  'first-row-only',
  'head-order',
  'flat-positions',
  'ramp-rounding',
  'trained-length',
  'mask',
] as const;
export type CauseName = (typeof causeNames)[number];

/** Settings of the mistakes; a model takes those that it knows. */
export interface Faults {
  // Positions
  readonly shift?: number;
  readonly positions?: 'restarted' | 'from zero' | 'zero' | 'first' | 'last';
  readonly most?: number;
  readonly wrapped?: number;
  readonly overflow?: 'int16' | 'uint16' | 'int8' | 'uint8';
  readonly heldIn?: 'float32' | 'float16' | 'bfloat16';
  // Frequencies
  readonly base?: number;
  readonly ladder?:
    | 'squared'
    | 'root'
    | 'inverted'
    | 'half-1'
    | 'half'
    | 'index'
    | 'paired columns'
    | 'columns'
    | 'floored'
    | 'exchanged';
  readonly over?: 'head_dim' | 'rotary_dim';
  readonly running?: 'frequencies' | 'angles';
  // Scalings
  readonly scaling?: 'inverted' | 'twice' | 'forgotten' | 'whole' | 'long' | 'short' | 'half way' | 'positions';
  readonly trained?: 'int16' | 'int16 wrapped' | 'extended';
  readonly ramp?: 'rounded' | 'exact' | 'reversed' | 'base' | 'other half';
  readonly switchAt?: 'early' | 'late';
  readonly factor?: 'missing' | 'twice' | 'root' | 'cosine only' | 'computed' | 'given and computed';
  // Angles and their sines
  readonly inverse?: 'float16' | 'bfloat16';
  readonly angles?: 'float32' | 'float32 loosely' | 'float16' | 'bfloat16';
  readonly rounded?: 'float16' | 'bfloat16';
  readonly rounding?: 'loosely';
  readonly turn?: 'back' | 'sines swapped';
  // The rotated channels, and their order in the output
  readonly pairing?: 'other' | 'interleaved' | 'rotate_half' | 'mixed' | 'by sections';
  readonly tail?: 'turned' | 'zero' | 'first' | 'turned on' | 'packed';
  readonly rows?: 'first row' | 'first head' | 'first row, others zero' | 'first head, others zero';
  readonly order?: 'other' | 'THD' | 'HTD' | 'columns';
  readonly layout?: 'other' | 'interleaved' | 'concatenated' | 'cosine first' | 'transposed';
  // Separate families
  readonly axes?: 'swapped' | 'first only' | 'other sections' | 'blocks' | 'turns' | 'reversed' | 'rotated';
  readonly slopes?: 'plain' | 'next power' | 'disordered' | 'from zero';
  readonly bias?: 'positive' | 'positive scores' | 'future' | 'past' | 'keys' | 'one query';
  readonly zeros?: 'lost';
  readonly buckets?:
    | 'late'
    | 'early'
    | 'product'
    | 'nearer'
    | 'base'
    | 'reversed'
    | 'one-sided'
    | 'both'
    | 'clipped late';
  readonly index?: 'reversed' | 'clipped late' | 'unclipped' | 'columns first' | 'one-sided' | 'wide rows';
  readonly farthest?: number;
  readonly count?: number;
  readonly layer?: 'other';
  readonly prompt?:
    | 'flat'
    | 'from zero'
    | 'one moment'
    | 'same moment'
    | 'on the last'
    | 'after tokens'
    | 'after time'
    | 'after place'
    | 'after grid'
    | 'no rate'
    | 'no seconds'
    | 'whole seconds'
    | 'whole step'
    | 'unmerged';
  readonly decay?: 'forgotten' | 'inverted' | 'both' | 'centre' | 'per head' | 'by halves';
  readonly zeroed?: 'kept';
}

/** The answer of a program with certain mistakes, and the uncertainty due to arithmetic of unknown order. */
export interface Answered {
  readonly values: readonly number[] | Float64Array;
  /** Undefined: nowhere. */
  readonly slack?: Float64Array | undefined;
  readonly scalars?: Readonly<Record<string, number>> | undefined;
}

/** Answers a case as a program with these mistakes would; undefined if it does not know such cases. */
export type Model = (asked: AskedCase, faults: Faults) => Answered | undefined;

/** One possible mistake, in a sentence for people. */
export interface Alternative {
  readonly cause: CauseName;
  readonly says: string;
  readonly faults: Faults;
}

export interface Family {
  readonly model: Model;
  readonly alternatives: readonly Alternative[];
}

/** Alternatives of one cause: sentence by sentence. */
export const causes = (
  cause: CauseName,
  ...ways: readonly (readonly [says: string, faults: Faults])[]
): Alternative[] => ways.map(([says, faults]) => ({ cause, says, faults }));

/** The others of some mistakes. */
export function without(faults: Faults, name: keyof Faults): Faults {
  const { [name]: _one, ...others } = faults;
  return others;
}

/** Reads options and inputs, whose types are unknown until they are checked. */
export const numberIn = (
  from: Readonly<Record<string, unknown>> | undefined,
  name: string,
  otherwise = NaN,
): number => {
  const value = from?.[name];
  return typeof value === 'number' ? value : otherwise;
};
export const textIn = (from: Readonly<Record<string, unknown>> | undefined, name: string): string => {
  const value = from?.[name];
  return typeof value === 'string' ? value : '';
};
export const recordIn = (
  from: Readonly<Record<string, unknown>> | undefined,
  name: string,
): Readonly<Record<string, unknown>> | undefined => {
  const value = from?.[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
};
export const numbersIn = (from: Readonly<Record<string, unknown>> | undefined, name: string): readonly number[] => {
  const value = from?.[name];
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? (value as number[]) : [];
};
