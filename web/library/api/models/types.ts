// A model's positions, layer by layer: plain data, made by modelPositions.
import type { Frequencies } from '../frequencies/frequencies.ts';
import type { MropeSections } from '../encodings/mrope.ts';
import type { Pairing } from '../encodings/heads.ts';
import type { RotaryFrequencyOptions } from '../frequencies/rotary.ts';
import type { RotaryScalingType } from '../frequencies/rotary-scalings.ts';
import type { Sourced } from './sourced.ts';

/**
 * How a layer learns of positions: rotated queries and keys, a bias of the scores (`alibi`, `t5`, `deberta`), a table
 * added to the embeddings before the first layer (`learned`, `sinusoidal`), scores with relative terms of their own
 * (`relative`), nothing (`none`).
 */
export type PositionKind = 'rotary' | 'alibi' | 't5' | 'deberta' | 'learned' | 'sinusoidal' | 'relative' | 'none';

/**
 * Which keys a query meets: all (before it), those of its `window`, those of its `chunk`, a window and a summary of the
 * rest (`compressed`, DeepSeek V4), those of a picture (`cross`), a state instead (`recurrent`), or `nothing`.
 */
export type Attends = 'all' | 'window' | 'chunk' | 'compressed' | 'cross' | 'recurrent' | 'nothing';

/** The positions of a model. */
export interface ModelPositions {
  /**
   * The `model_type` of a config.json, or of the class that runs where the file borrows one; the
   * `general.architecture` of a GGUF file; empty if the file has none.
   */
  readonly modelType: string;
  /** The class that completed the file: repository, file, name and version; undefined for a file without a type. */
  readonly class: string | undefined;
  /** Each layer's entry of `kinds`, in order; undefined if the file does not give their number or kinds. */
  readonly layers: readonly LayerPositions[] | undefined;
  /** The kinds of layers that differ in anything below, in the order of their first layer. */
  readonly kinds: readonly LayerPositions[];
  /** Positions that the file states: `max_position_embeddings`, or the like. */
  readonly stated: Sourced<number>;
  /** Positions that the model was trained with before its context was extended. */
  readonly trained: Sourced<number>;
  /** Positions that the model reaches: with YaRN the original length times the factor, otherwise those stated. */
  readonly extended: Sourced<number>;
  /** Changes from a position on, in order of the positions. */
  readonly changes: readonly PositionChange[];
  /** The keys of the file that were used, e.g. `rope_scaling.factor`. */
  readonly used: readonly string[];
  /** Further remarks: parts of the model that are not described here, and their positions. */
  readonly notes: readonly string[];
}

/** The members common to all kinds of layers. */
export interface AnyLayer {
  /** The name of the kind in the file, or one like it: `full_attention`, `sliding_attention`, `linear_attention`. */
  readonly name: string;
  /** The numbers of its layers, from 0; undefined if the file does not give them. */
  readonly indices: readonly number[] | undefined;
  readonly attends: Attends;
  /** The positions of a chunk, or of a window on each side that a query looks to, itself included; null for none. */
  readonly window: Sourced<number | null>;
  readonly scores: Scores;
}

/** Layers of one kind: `positions` says which of the members below there is. */
export type LayerPositions =
  | (AnyLayer & { readonly positions: 'rotary'; readonly rotary: RotaryLayer })
  | (AnyLayer & { readonly positions: 'alibi'; readonly alibi: AlibiLayer })
  | (AnyLayer & { readonly positions: 't5' | 'deberta'; readonly buckets: BucketLayer })
  | (AnyLayer & { readonly positions: 'learned' | 'sinusoidal'; readonly table: TableLayer })
  | (AnyLayer & { readonly positions: 'relative' | 'none'; readonly why: string });

/** The factor of the products of queries and keys. */
export interface Scores {
  /** The factor before the softmax, at any position: usually 1 / sqrt(head_dim). */
  readonly scale: Sourced<number>;
  /** c tanh(score / c) bounds the scores; null for none. */
  readonly softcap: Sourced<number | null>;
  /** A factor of the queries that grows with their position; undefined for none. */
  readonly temperature: Temperature | undefined;
}

/** The factor 1 + beta ln(1 + floor((p + shift) / length)) of the query at position p. */
export interface Temperature {
  readonly beta: Sourced<number>;
  readonly length: Sourced<number>;
  readonly shift: 0 | 1;
  /** Whether it grows without steps: 1 + beta ln(p / length) beyond that length, as Grok has it. */
  readonly smooth: boolean;
}

/** Rotated queries and keys. */
export interface RotaryLayer {
  readonly base: Sourced<number>;
  /** The channels of a head of queries. */
  readonly headDim: Sourced<number>;
  /** How many of them turn: two for each frequency. */
  readonly rotaryDim: Sourced<number>;
  /** Which of them do: with latent attention the last. */
  readonly rotates: 'first' | 'last';
  readonly pairing: Sourced<Pairing>;
  /** The vectors that are rotated; `output` is rotated back by the position of its query. */
  readonly turned: Sourced<readonly ('queries' | 'keys' | 'values' | 'output')[]>;
  /** The rule of the scaling; `parameters` by the names of `rotaryFrequencies`. */
  readonly scaling: {
    readonly type: Sourced<RotaryScalingType>;
    readonly parameters: Readonly<Record<string, Sourced<number | boolean | readonly number[]>>>;
  };
  /** Multiplies cosine and sine, so that scores get its square. */
  readonly attentionFactor: Sourced<number>;
  /** M-RoPE: how many pairs each axis has; undefined where a token has one position. */
  readonly sections: Sourced<MropeSections> | undefined;
  /** At the sequence length asked for; `changes` says where they become others. */
  readonly frequencies: Frequencies;
  /** The same as options of `rotaryFrequencies`. */
  readonly settings: RotaryFrequencyOptions;
  readonly pairs: RotaryPairs;
}

/** The effect of a scaling on the pairs. Frequencies in radians per position, wavelengths in positions. */
export interface RotaryPairs {
  readonly count: number;
  /** Pairs with the frequency of the plain rule, slower ones, faster ones, and those that do not turn. */
  readonly kept: number;
  readonly slowed: number;
  readonly hastened: number;
  readonly still: number;
  readonly fastest: number;
  readonly slowest: number;
  readonly shortestWave: number;
  readonly longestWave: number;
  /** YaRN's ramp: pairs before the first are kept, pairs after the second divided by the factor. */
  readonly ramp: readonly [number, number] | undefined;
}

/** ALiBi. */
export interface AlibiLayer {
  readonly heads: Sourced<number>;
  /** The slopes are 2 to the power of -k / heads times this, default 8. */
  readonly biasMax: Sourced<number>;
  /** One for each head. */
  readonly slopes: Float64Array;
}

/** Relative positions in buckets, each with a learned bias (T5) or learned vectors (DeBERTa). */
export interface BucketLayer {
  readonly buckets: Sourced<number>;
  /** From this distance on all positions share the last bucket. */
  readonly maxDistance: Sourced<number>;
  readonly bidirectional: boolean;
}

/** A table whose rows are added to the embeddings. */
export interface TableLayer {
  /** Positions that it has rows for; null where rows are computed for any. */
  readonly rows: Sourced<number | null>;
  /** The row of position 0: OPT's first two rows belong to none. */
  readonly first: Sourced<number>;
}

/** Something that is different from a position on. */
export interface PositionChange {
  /** The first position where it holds, counted from 0. */
  readonly position: number;
  /**
   * What: `window` and `chunk` end what a layer sees, `temperature` and `frequencies` change it, and `context` is a
   * change by the length of the context that is allotted, for all sequences in it.
   */
  readonly what:
    | 'window'
    | 'chunk'
    | 'lastBucket'
    | 'temperature'
    | 'frequencies'
    | 'context'
    | 'trained'
    | 'extended'
    | 'tableEnd';
  /** The name of the kind of layers; undefined for the whole model. */
  readonly kind: string | undefined;
  /** An English sentence. */
  readonly text: string;
}
