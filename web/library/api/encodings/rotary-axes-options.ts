// Options of the grids of rotary-axes.ts.
import type { FrequenciesLike } from '../frequencies/frequencies.ts';
import type { PositionRows } from './position-rows.ts';

/**
 * Any number of axes: the first owns the first axisDims[0] channels, with frequencies base^(-2i / axisDims[0]), and so
 * on. HunyuanVideo (base 256) and Flux.2 (four axes, base 2000) are such.
 */
export interface AxesRotaryOptions {
  readonly convention: 'axes';
  /** The channels of each axis, even: `axes_dim`, `rope_dim_list`. */
  readonly axisDims: readonly number[];
  /** One for all axes, or one for each; default 10000. */
  readonly base?: number | readonly number[] | undefined;
  readonly frequencies?: undefined;
  /** A row of positions for each axis, of one length; or a tensor [A, T]. */
  readonly positions: PositionRows;
}

/** Axes with frequencies of their own, scaled or not: Cosmos, DyPE. Each owns two channels for each frequency. */
export interface AxesFrequenciesOptions {
  readonly convention: 'axes';
  /** What `rotaryFrequencies` gives for each axis, all with one attentionFactor. */
  readonly frequencies: readonly FrequenciesLike[];
  readonly axisDims?: undefined;
  readonly base?: undefined;
  /** A row of positions for each axis, of one length; or a tensor [A, T]. */
  readonly positions: PositionRows;
}

/** Flux: picture, row, column; text in front stands at 0 on all axes. Models pair neighbours (`interleaved`). */
export interface FluxRotaryOptions {
  readonly convention: 'flux';
  /** [rows, columns] of each picture; the first is the one that is drawn, others are shown to the model. */
  readonly pictures: readonly (readonly number[])[];
  /** Tokens of text before the pictures; default 0. */
  readonly textTokens?: number | undefined;
  /** Default [16, 56, 56]. */
  readonly axisDims?: readonly number[] | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
}

/**
 * Qwen-Image: picture or frame, row, column, with rows and columns counted from the middle; text in front goes on
 * behind the largest half side, alike on all axes. Models pair neighbours (`interleaved`).
 */
export interface QwenImageRotaryOptions {
  readonly convention: 'qwenImage';
  /** [rows, columns] or [frames, rows, columns] of each picture. */
  readonly pictures: readonly (readonly number[])[];
  /** Tokens of text before the pictures; default 0. */
  readonly textTokens?: number | undefined;
  /** Default [16, 56, 56]. */
  readonly axisDims?: readonly number[] | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
}

/**
 * Qwen-Image-Layered: as Qwen-Image, but the last picture is the model's input image, at -1 on the first axis. Text
 * continues from the largest half side or the number of layers, whichever is larger.
 */
export interface QwenImageLayeredRotaryOptions extends Omit<QwenImageRotaryOptions, 'convention'> {
  readonly convention: 'qwenImageLayered';
}

/**
 * Pixtral: the first D / 4 pairs turn by the row with frequencies 0, 2, 4, ..., the others by the column with
 * frequencies 1, 3, 5, ... of base^(-2i / D). transformers pairs halves (`rotateHalf`).
 */
export interface PixtralRotaryOptions {
  readonly convention: 'pixtral';
  /** The channels of a head, a multiple of 4. */
  readonly headDim: number;
  readonly height: number;
  readonly width: number;
  /** Default 10000. */
  readonly base?: number | undefined;
}

/** Wan: frame, row, column; rows and columns own 2 floor(D / 6) channels each. Models use `interleaved`. */
export interface WanRotaryOptions {
  readonly convention: 'wan';
  /** The channels of a head. */
  readonly headDim: number;
  readonly frames: number;
  readonly height: number;
  readonly width: number;
  /** Default 10000. */
  readonly base?: number | undefined;
}

/**
 * HunyuanImage 3: pairs turn by row and column in turns, and a picture stands around the middle of the line that its
 * tokens would take. Models pair halves (`rotateHalf`).
 */
export interface HunyuanImage3RotaryOptions {
  readonly convention: 'hunyuanImage3';
  /** The channels of a head, a multiple of 4. */
  readonly headDim: number;
  /** Rows and columns of the picture. */
  readonly height: number;
  readonly width: number;
  /** Tokens of text before the picture; default 0. */
  readonly textTokens?: number | undefined;
  /** Tokens of text behind it; default 0. */
  readonly textAfter?: number | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
}

/**
 * LTX-Video: bands pi / 2 base^(k / (n - 1)), which grow, n = floor(H D / 6), of frame, row and column by turns; all
 * heads share the ladder one after the other, behind pairs that do not turn where H D is no multiple of 6. Models pair
 * neighbours (`interleaved`).
 */
export interface LtxRotaryOptions {
  readonly convention: 'ltx';
  /** How many heads, H, and the channels of one. */
  readonly heads: number;
  readonly headDim: number;
  readonly frames: number;
  readonly height: number;
  readonly width: number;
  /**
   * How far frames, rows and columns lie apart, in parts of the trained film: `rope_interpolation_scale` over 20 frames
   * and 2048 rows and columns. A cell stands at 2 step index - 1.
   */
  readonly steps: readonly [number, number, number] | readonly number[];
  /** Default 10000. */
  readonly base?: number | undefined;
}

/**
 * LTX-2's films: the bands of LTX-Video, but a cell stands in its middle, in seconds and pixels. Models pair neighbours
 * (`rope_type: interleaved`) or halves of a head (`split`: `rotateHalf`).
 */
export interface Ltx2RotaryOptions extends Omit<LtxRotaryOptions, 'convention' | 'steps'> {
  readonly convention: 'ltx2';
  /** Pictures a second; default 24. */
  readonly fps?: number | undefined;
  /** Frames that the first latent frame holds (`causal_offset`); default 1. */
  readonly causalOffset?: number | undefined;
  /** Frames, rows and columns of pixels of a latent cell (`vae_scale_factors`); default [8, 32, 32]. */
  readonly scaleFactors?: readonly number[] | undefined;
  /** The seconds, rows and columns that count as 1 (`pos_embed_max_pos`, `base_height`); default [20, 2048, 2048]. */
  readonly maxPositions?: readonly number[] | undefined;
}

/** The options of all of these. */
export type DrawnRotaryOptions =
  | AxesRotaryOptions
  | AxesFrequenciesOptions
  | FluxRotaryOptions
  | QwenImageRotaryOptions
  | QwenImageLayeredRotaryOptions
  | PixtralRotaryOptions
  | WanRotaryOptions
  | HunyuanImage3RotaryOptions
  | LtxRotaryOptions
  | Ltx2RotaryOptions;
