// Possible mistakes of a program, as settings of a model of its family. Two that touch different settings can be
// combined.
import type { AskedCase } from '../vectors/types.ts';
import type { AlterationName } from './altered.ts';
import type { CauseName } from './cause-names.ts';

/** Formats of 16 bits, rounded to nearest or cut. */
export type Short = 'float16' | 'bfloat16' | 'float16 cut' | 'bfloat16 cut';

/** Settings of the mistakes; a model takes those that it knows. */
export interface Faults {
  // Positions
  readonly shift?: number;
  readonly positions?:
    | 'restarted'
    | 'from zero'
    | 'zero'
    | 'first'
    | 'last'
    | 'guessed'
    | 'guessed from the end'
    | 'numbered backwards'
    | 'reversed'
    | 'truncated'
    | 'rounded'
    | 'rounded up'
    | 'absolute'
    | 'not negative'
    | 'one less from 1'
    | 'after the chunk';
  readonly most?: number;
  readonly wrapped?: number;
  /** A window whose length is subtracted: from all, from what reaches or exceeds it, or down to 0. */
  readonly window?: number;
  readonly windowed?: 'all' | 'reaching' | 'beyond' | 'to 0';
  readonly batch?: 'first' | 'last' | 'largest' | 'consecutive' | 'numbered';
  /** Keys that move: the wrong way, not at all, twice as far, by frequencies without the scaling. */
  readonly moved?: 'back' | 'not' | 'twice as far' | 'unscaled';
  readonly heads?: 'second half, rounded up' | 'second half, rounded down' | 'each' | 'each second' | 'odd';
  readonly overflow?: 'int16' | 'uint16' | 'int8' | 'uint8';
  readonly heldIn?: 'float32' | 'float16' | 'bfloat16';
  // Frequencies
  readonly base?: number;
  /** The base of the ladder itself, whatever a scaling makes of it. */
  readonly ladderBase?: number;
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
  readonly unit?: 'degrees' | 'turns' | 'half' | 'double';
  readonly over?: 'head_dim' | 'rotary_dim' | 'head_dim of a part';
  readonly running?: 'frequencies' | 'angles';
  // Scalings
  readonly scaling?:
    | 'inverted'
    | 'twice'
    | 'forgotten'
    | 'whole'
    | 'long'
    | 'short'
    | 'half way'
    | 'without power'
    | 'without its 1'
    | 'positions';
  /** The one type of scaling that is wrong; every type without it. */
  readonly only?: string;
  readonly altered?: AlterationName;
  readonly blend?: 'kept' | 'divided' | 'middle' | 'inverted' | 'reversed' | 'from 0' | 'wavelengths';
  readonly ramp?:
    | 'reversed'
    | 'base'
    | 'own base'
    | 'other half'
    | 'half'
    | 'wide'
    | 'not held'
    | 'step'
    | 'a pair on'
    | 'columns'
    | 'rounded down'
    | 'rounded up'
    | 'rounded inwards'
    | 'rounded';
  readonly switchAt?: 'early' | 'late' | 'never' | 'twice as long';
  readonly growth?: 'no root' | 'as YaRN' | 'ln' | 'no 1' | 'log10' | 'log2' | 'inverse' | 'shrinking';
  readonly factor?:
    | 'missing'
    | 'twice'
    | 'root'
    | 'inverse'
    | 'cosine only'
    | 'given and computed'
    | 'on all'
    | 'moved twice'
    | 'moved by its square'
    | 'moved back';
  // Angles and their sines
  /** A turn that angles are reduced by, rounded. */
  readonly turnLength?: number;
  /** Entries of a table of sines over a turn, without interpolation. */
  readonly sineTable?: number;
  readonly inverse?: Short | 'float32';
  /** Frequencies are rounded before they are scaled. */
  readonly held?: 'unscaled';
  readonly angles?: 'float32' | 'float32 loosely' | 'float16' | 'bfloat16' | 'float16 product' | 'bfloat16 product';
  readonly rounded?: Short;
  readonly rounding?: 'loosely' | 'with factor' | 'from float32';
  readonly turn?: 'back' | 'sines swapped' | 'second back' | 'second first' | 'no minus';
  readonly result?: Short;
  // The rotated channels, and their order in the output
  readonly pairing?: 'other' | 'interleaved' | 'rotate_half' | 'mixed' | 'mixed halves' | 'by sections' | 'whole head';
  readonly written?: 'halves' | 'neighbours' | 'other';
  readonly inPlace?: 'first' | 'second';
  readonly still?: 'last pair' | 'first pair';
  readonly tail?: 'turned' | 'zero' | 'first' | 'turned by rotary_dim' | 'packed';
  readonly rows?:
    | 'first of each token'
    | 'all but the last head'
    | 'first half of the heads'
    | 'even heads'
    | 'first of one token, others zero'
    | 'first row'
    | 'first head'
    | 'first row, others zero'
    | 'first head, others zero';
  readonly order?: 'other' | 'THD' | 'HTD' | 'columns' | 'backwards';
  /** Heads that are taken for tokens beyond the list count on from its first position. */
  readonly counted?: true;
  readonly layout?: 'other' | 'interleaved' | 'concatenated' | 'cosine first' | 'transposed';
  // Separate families
  readonly restart?: 'head_dim' | 'section' | 'head_dim in blocks' | 'section in blocks';
  readonly axes?:
    | 'swapped'
    | 'swapped in blocks'
    | 'swapped in turns'
    | 'no limit'
    | 'all in turns'
    | 'first only'
    | 'other sections'
    | 'blocks'
    | 'turns'
    | 'reversed'
    | 'rotated';
  readonly slopes?:
    | 'plain'
    | 'next power'
    | 'disordered'
    | 'reversed'
    | 'from zero'
    | 'halved'
    | 'doubled'
    | 'half exponent';
  readonly bias?: 'positive' | 'positive scores' | 'future' | 'past' | 'keys' | 'one query' | 'masked';
  readonly zeros?: 'lost';
  readonly buckets?:
    | 'late'
    | 'longer'
    | 'early'
    | 'rounded'
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
  // Batches
  readonly padded?:
    | 'columns'
    | 'columns of new tokens'
    | 'from the left'
    | 'longest row'
    | 'first row'
    | 'numbered'
    | 'last of all'
    | 'zeros counted'
    | 'first row alone'
    | 'not after padding';
  readonly packed?: 'ignored' | 'late' | 'early' | 'from one' | 'first only' | 'first row' | 'numbers';
  readonly sight?:
    | 'window longer'
    | 'window longer for one'
    | 'window shorter'
    | 'window forgotten'
    | 'window behind'
    | 'chunk as window'
    | 'chunk shifted'
    | 'chunk by columns'
    | 'chunk forgotten'
    | 'padding'
    | 'padding inverted'
    | 'texts'
    | 'texts behind'
    | 'text edge'
    | 'prefix forgotten'
    | 'prefix for all'
    | 'prefix longer'
    | 'prefix shorter'
    | 'images forgotten'
    | 'images in windows'
    | 'images as one'
    | 'branches'
    | 'siblings'
    | 'own parent only'
    | 'root only'
    | 'future'
    | 'next'
    | 'not itself'
    | 'inverted'
    | 'top left'
    | 'transposed'
    | 'always causal';
  readonly score?:
    | 'mscale missing'
    | 'mscale once'
    | 'mscale twice'
    | 'mscale inverted'
    | 'no root'
    | 'rotated width'
    | 'plain width'
    | 'scalar is the scale'
    | 'inverse'
    | 'log2'
    | 'log10';
  readonly grown?: 'not' | 'shift' | 'no floor' | 'weight' | 'log2' | 'without 1' | 'ceiling' | 'rounded' | 'root';
  readonly cached?:
    | 'not moved'
    | 'moved back'
    | 'one less'
    | 'one more'
    | 'twice as far'
    | 'one on after a move'
    | 'sinks too'
    | 'to the front'
    | 'counted on'
    | 'chunks restarted'
    | 'twice'
    | 'again'
    | 'not rotated'
    | 'other format'
    | 'first of all';
  readonly layered?:
    | 'next'
    | 'previous'
    | 'exchanged'
    | 'window of all'
    | 'no window'
    | 'all rotate'
    | 'all scaled'
    | 'first of n'
    | 'first';
  readonly arranged?:
    | 'not'
    | 'inverse'
    | 'across heads'
    | 'whole head'
    | 'not biases'
    | 'not norms'
    | 'not vectors'
    | 'first head'
    | 'last channels';
  // Attention
  readonly scaled?: 'missing' | 'twice' | 'by width' | 'not read';
  readonly grouped?: 'in turn' | 'first alone' | 'own number';
  readonly capped?: 'missing' | 'over the bias' | 'over the mask';
  readonly biased?: 'before the scale' | 'missing' | 'subtracted';
  readonly sinks?: 'missing';
  readonly hidden?: 'zero' | 'zero for padding';
  readonly stored?: 'newest first' | 'values stay';
  readonly delta?: 'count' | 'columns' | 'with padding' | 'without padding' | 'twice' | 'on the last' | 'zero';
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
  /** A mistake may hold for some cases alone, as where keys of some files are not read: right ones do not refute it. */
  readonly inPart?: true;
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
