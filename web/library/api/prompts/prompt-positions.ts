// Positions of prompts with pictures, films and sound, as the models' classes number them.
import { readArrayItems, readInteger, readName } from '../runtime/arguments.ts';
import { makeArray } from '../runtime/arrays.ts';
import { enter, failure, wrongType, wrongValue } from '../runtime/errors.ts';
import type { Float64s, Tensor } from '../runtime/matrix.ts';
import { readOptions } from '../runtime/options.ts';
import { Cursor } from './cursor.ts';
import { layouts, type Layout, type PromptModel, type Settings } from './layouts.ts';
import { mostTokens, readPositive, readSegment, type PromptSegment, type Segment } from './segments.ts';

export interface PromptPositionsOptions {
  /** `model_type` of the config.json, or `v2pe`. */
  readonly model: PromptModel;
  /** One prompt; or several, by `prompts`. */
  readonly segments?: readonly PromptSegment[] | undefined;
  /** A prompt for each batch row. */
  readonly prompts?: readonly (readonly PromptSegment[])[] | undefined;
  /** Where shorter prompts are filled up: asked for if lengths differ. */
  readonly padding?: 'left' | 'right' | undefined;
  /** The length of all rows, at least that of the longest prompt, which is the default. */
  readonly length?: number | undefined;
  /** The position of padding; default 0. (The classes had 1 until version 5 of transformers.) */
  readonly paddingPosition?: number | undefined;
  /** `tokens_per_second` of Qwen2.5-VL's config, `position_id_per_seconds` of Omni's: asked for with films. */
  readonly tokensPerSecond?: number | undefined;
  /** Frames of the film in each of the grid's, for `fps`; default 2. */
  readonly temporalPatchSize?: number | undefined;
  /** Qwen2.5-Omni: how many seconds of a film and of its sound take turns; default 2. */
  readonly secondsPerChunk?: number | undefined;
  /** V2PE: the positions that a tile of a picture takes, an integer from 1 to its cells: asked for with pictures. */
  readonly stride?: number | undefined;
  /** Hunyuan: how many sections its `mrope_section` or `xdrope_section` has, 3 or 4; default 4. */
  readonly axes?: 3 | 4 | undefined;
}

/** The rows of a batch of prompts, and how decoding goes on. */
export interface PromptPositions {
  /** [A, B, T], as `position_ids` have it: a row for each axis and prompt. */
  readonly positions: Tensor<Float64s>;
  /** The names of the A axes. */
  readonly axes: readonly string[];
  /** [B, T]: 1 for tokens, 0 for padding. */
  readonly mask: Uint8Array;
  /** How many tokens each prompt has. */
  readonly tokens: readonly number[];
  /** The position, along all axes, of the first token that is written after each prompt. Empty for an encoder. */
  readonly next: readonly number[];
  /** `next` less the prompt's own tokens: what vLLM keeps, and transformers since version 5 (`rope_deltas`). */
  readonly deltas: readonly number[];
  /** `next` less T: what transformers kept before, to be added to the length of a cache that holds the padding. */
  readonly paddedDeltas: readonly number[];
}

const keys = [
  'model',
  'segments',
  'prompts',
  'padding',
  'length',
  'paddingPosition',
  'tokensPerSecond',
  'temporalPatchSize',
  'secondsPerChunk',
  'stride',
  'axes',
] as const;

/** The largest batch, and the most segments of a prompt. */
const mostItems = 2 ** 16;

/** Of all rows together. */
const mostPositions = 2 ** 27;

/**
 * The positions of prompts with pictures, films and sound in them, and of the tokens that follow: the rows of
 * `position_ids` that the classes of Qwen2-VL, Qwen2.5-VL, Qwen2.5-Omni, Qwen3-VL, Qwen3.5, GLM-4.5V, ERNIE 4.5 VL,
 * Hunyuan VL, InternVL's V2PE and Llama 4 give. Text that is written after a picture goes on at `next`, not at the
 * number of tokens: token number n of the cache stands at n + delta.
 *
 * Shapes: [A, B, T], A axes (3; Hunyuan 3 or 4; Llama 4's encoder 2; V2PE and Llama 4 1), B prompts, T tokens.
 * Units: positions in tokens, frames or cells; V2PE in fractions of them, each rounded once from the exact fraction.
 * Errors: `TypeError` for a wrong type, an unknown option, a segment that the model cannot have; `RangeError` for sizes
 * out of range, a picture of several frames, stamps that are not one for each frame; `PosencError` with the code
 * POSENC_MISSING_KEY for prompts of several lengths without `padding`, and for numbers that a film or picture of the
 * model needs. A failing call changes nothing. Accuracy: exact. Cost: O(A B T).
 *
 * @example
 * const { positions, next } = promptPositions({ model: 'qwen2_vl', segments: [{ text: 5 }, { image: [2, 3] }] });
 */
export function promptPositions(options: PromptPositionsOptions): PromptPositions {
  enter('promptPositions');
  const read = readOptions<PromptPositionsOptions>(options, 'options', keys);
  const models = Object.keys(layouts) as PromptModel[];
  const layout: Layout = layouts[models[readName(read.model, 'model', models)] as PromptModel]();
  const settings = readSettings(read);
  const patch = readInteger(read.temporalPatchSize, 'temporalPatchSize', 1, 2, mostItems);
  const prompts = readPrompts(read, patch);
  const tokens = prompts.map(({ name, segments }) => countOf(layout, segments, name));
  const { length, left } = readPadding(read, tokens);
  const axes = layout.axes(settings),
    batch = prompts.length;
  if (axes.length * batch * length > mostPositions)
    throw wrongValue('POSENC_TOO_LARGE', 'length', length, `at most ${mostPositions} positions in all rows`);
  const data = makeArray('Float64Array', axes.length * batch * length).fill(
    readInteger(read.paddingPosition, 'paddingPosition', 0, 0, 2 ** 31 - 1),
  );
  const mask = makeArray('Uint8Array', batch * length);
  const next = prompts.map(({ segments }, b) => {
    const first = left ? length - (tokens[b] as number) : 0;
    mask.fill(1, b * length + first, b * length + first + (tokens[b] as number));
    const rows = axes.map((_, a) => data.subarray((a * batch + b) * length, (a * batch + b + 1) * length));
    const cursor = new Cursor(rows, first);
    for (const segment of segments) layout.place(segment, cursor, settings);
    return layout.next(cursor);
  });
  const known = next.filter((place) => place !== undefined);
  return {
    positions: { data, shape: [axes.length, batch, length] },
    axes,
    mask,
    tokens,
    next: known,
    deltas: known.map((place, b) => place - (tokens[b] as number)),
    paddedDeltas: known.map((place) => place - length),
  };
}

type Read = { readonly [K in keyof PromptPositionsOptions]: unknown };

function readSettings({ tokensPerSecond, secondsPerChunk, stride, axes }: Read): Settings {
  const optional = (value: unknown, name: string): number | undefined =>
    value === undefined ? undefined : readPositive(value, name);
  return {
    tokensPerSecond: optional(tokensPerSecond, 'tokensPerSecond'),
    secondsPerChunk: optional(secondsPerChunk, 'secondsPerChunk') ?? 2,
    stride: stride === undefined ? undefined : readInteger(stride, 'stride', 1, undefined, mostItems),
    axes: readInteger(axes, 'axes', 3, 4, 4),
  };
}

interface Prompt {
  readonly name: string;
  readonly segments: readonly Segment[];
}

function readPrompts({ segments, prompts }: Read, temporalPatchSize: number): readonly Prompt[] {
  if ((segments === undefined) === (prompts === undefined))
    throw wrongType('segments', segments, 'a list of segments, or prompts instead: a list of such lists');
  const one = (value: unknown, name: string): Prompt => ({
    name,
    segments: readArrayItems(value, name, 'a list of segments', mostItems).map((item, i) =>
      readSegment(item, `${name}[${i}]`, temporalPatchSize),
    ),
  });
  if (prompts === undefined) return [one(segments, 'segments')];
  return readArrayItems(prompts, 'prompts', 'a list of prompts', mostItems).map((item, b) =>
    one(item, `prompts[${b}]`),
  );
}

function countOf(layout: Layout, segments: readonly Segment[], name: string): number {
  const counts = segments.map((segment, i) => layout.count(segment, `${name}[${i}]`));
  const total = counts.reduce((a, b) => a + b, 0);
  if (total <= mostTokens) return total;
  throw wrongValue('POSENC_TOO_LARGE', name, total, `at most ${mostTokens} tokens in a prompt`);
}

function readPadding({ padding, length }: Read, tokens: readonly number[]): { length: number; left: boolean } {
  const longest = tokens.reduce((a, b) => Math.max(a, b), 0);
  const all = readInteger(length, 'length', longest, longest, mostTokens);
  if (padding === undefined && tokens.some((count) => count !== all))
    throw failure('POSENC_MISSING_KEY', 'padding', 'padding is missing', '"left" or "right", as not all rows are full');
  return { length: all, left: readName(padding, 'padding', ['left', 'right'], 'right') === 0 };
}
