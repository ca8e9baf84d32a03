// A prompt with pictures and films, as a line of a link, and the rows of positions that a model gives it.
import { promptPositions, type PromptModel, type PromptSegment } from 'posenc';

/** Models to choose from, one of each way; `films` says which know films. */
export const ways = {
  qwen2_vl: { name: 'Qwen2-VL', films: true },
  qwen2_5_vl: { name: 'Qwen2.5-VL', films: true },
  qwen3_vl: { name: 'Qwen3-VL', films: true },
  ernie4_5_vl_moe: { name: 'ERNIE 4.5 VL', films: true },
  hunyuan_vl: { name: 'Hunyuan VL', films: false },
  llama4: { name: 'Llama 4', films: false },
} as const satisfies Partial<Readonly<Record<PromptModel, { readonly name: string; readonly films: boolean }>>>;

export type Way = keyof typeof ways;
export const wayNames = Object.keys(ways) as [Way, ...Way[]];

export const kinds = ['text', 'image', 'video'] as const;
export type Kind = (typeof kinds)[number];

/** A part of the prompt: tokens of text; rows and columns; frames, rows and columns. */
export interface Part {
  readonly kind: Kind;
  readonly sizes: readonly number[];
}

export const sizesOf = {
  text: ['tokens'],
  image: ['rows', 'columns'],
  video: ['frames', 'rows', 'columns'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;

export const largest = { tokens: 200, rows: 16, columns: 16, frames: 12 } as const;
export const mostParts = 10;

export const usualPrompt = 't6 i4x6 t5 v3x2x3 t6';

const letters: Readonly<Record<Kind, string>> = { text: 't', image: 'i', video: 'v' };

export const format = (parts: readonly Part[]): string =>
  parts.map(({ kind, sizes }) => `${letters[kind]}${sizes.join('x')}`).join(' ');

function partOf(word: string): Part | undefined {
  const kind = kinds.find((one) => letters[one] === word[0]);
  if (kind === undefined || !/^.\d+(x\d+)*$/.test(word)) return undefined;
  const sizes = word.slice(1).split('x').map(Number);
  const names = sizesOf[kind];
  const fits = sizes.length === names.length && sizes.every((size, k) => size >= 1 && size <= largest[names[k]!]);
  return fits ? { kind, sizes } : undefined;
}

/** The parts of a line; undefined if it is not one. An empty line is the usual prompt. */
export function parse(line: string): readonly Part[] | undefined {
  const parts = (line.trim() === '' ? usualPrompt : line.trim()).split(/\s+/).map(partOf);
  return parts.length <= mostParts && parts.every((part) => part !== undefined) ? (parts as Part[]) : undefined;
}

/** Two frames a second apart, at Qwen2.5-VL's two positions a second; five tokens of text before each frame. */
export const film = { secondsPerGrid: 1, tokensPerSecond: 2, stamps: 5 } as const;

function segmentOf({ kind, sizes }: Part, way: Way): PromptSegment {
  if (kind === 'text') return { text: sizes[0]! };
  if (kind === 'image') return { image: sizes };
  if (way === 'qwen2_5_vl') return { video: sizes, secondsPerGrid: film.secondsPerGrid };
  return way === 'qwen3_vl' ? { video: sizes, stamps: film.stamps } : { video: sizes };
}

/** The part at some tokens. */
export interface Stretch {
  readonly part: Part;
  readonly first: number;
  readonly count: number;
}

export interface PromptRows {
  readonly axes: readonly string[];
  /** A row of positions for each axis. */
  readonly rows: readonly (readonly number[])[];
  readonly stretches: readonly Stretch[];
  /** The position of the first new token, and what it has over the number of tokens. */
  readonly next: number;
  readonly delta: number;
  /** Whether the prompt has films that the model does not know. */
  readonly leftOut: boolean;
}

export function rowsOf(way: Way, parts: readonly Part[]): PromptRows {
  const known = parts.filter(({ kind }) => kind !== 'video' || ways[way].films);
  const place = (some: readonly Part[]): ReturnType<typeof promptPositions> =>
    promptPositions({
      model: way,
      segments: some.map((part) => segmentOf(part, way)),
      ...(way === 'qwen2_5_vl' && { tokensPerSecond: film.tokensPerSecond }),
    });
  const { positions, axes, tokens, next, deltas } = place(known);
  const count = tokens[0] ?? 0;
  const ends = known.map((_part, k) => place(known.slice(0, k + 1)).tokens[0] ?? 0);
  return {
    axes,
    rows: axes.map((_axis, k) => Array.from(positions.data.subarray(k * count, (k + 1) * count))),
    stretches: known.map((part, k) => {
      const first = ends[k - 1] ?? 0;
      return { part, first, count: ends[k]! - first };
    }),
    next: next[0] ?? 0,
    delta: deltas[0] ?? 0,
    leftOut: known.length < parts.length,
  };
}
