// The parts that a prompt is made of, each read once and checked.
import { readArrayItems, readInteger, readItems, readNumber } from '../runtime/arguments.ts';
import { isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import { readOptions } from '../runtime/options.ts';

/** Tokens of text, and whatever else counts up: marks of the start and end of a picture too. */
export interface TextSegment {
  /** How many tokens. */
  readonly text: number;
}

/** A picture: one token for each cell. */
export interface ImageSegment {
  /**
   * Rows and columns after patches were merged, that is `image_grid_thw` divided by `spatial_merge_size`. In front of
   * them may stand a 1 for the time, or the number of tiles for `v2pe` and Llama 4.
   */
  readonly image: readonly number[];
}

/** A film: frames after frames were merged, or frame by frame behind time stamps. */
export interface VideoSegment {
  /** Frames, rows and columns after patches and frames were merged. */
  readonly video: readonly number[];
  /** Qwen2.5: seconds between two of these frames, the processor's `second_per_grid_ts`. */
  readonly secondsPerGrid?: number | undefined;
  /** The same by the sampled frames per second: `temporalPatchSize` / fps seconds. */
  readonly fps?: number | undefined;
  /**
   * Qwen3-VL, Qwen3.5 and GLM: how many tokens of text stand before each frame: the end mark of the frame before, the
   * time stamp, the start mark. One number for all frames, or one for each.
   */
  readonly stamps?: number | readonly number[] | undefined;
  /**
   * Qwen2.5-Omni: tokens of the film's own sound, which its pieces of two seconds take turns with. The segment then
   * has two tokens more at both ends, its marks.
   */
  readonly audio?: number | undefined;
}

/** Sound: as many tokens as its encoder gives. */
export interface AudioSegment {
  readonly audio: number;
}

/** A part of a prompt. */
export type PromptSegment = TextSegment | ImageSegment | VideoSegment | AudioSegment;

/** Frames (or tiles), rows, columns. */
export type Grid = readonly [frames: number, rows: number, columns: number];

/** A segment that was checked. */
export type Segment =
  | { readonly kind: 'text'; readonly count: number }
  | { readonly kind: 'audio'; readonly count: number }
  | { readonly kind: 'image'; readonly grid: Grid; readonly name: string }
  | ({ readonly kind: 'video'; readonly grid: Grid; readonly name: string } & FilmTimes);

/** Further facts about a film. */
export interface FilmTimes {
  readonly secondsPerGrid: number | undefined;
  readonly stamps: readonly number[] | undefined;
  readonly audio: number | undefined;
}

/** More tokens than any memory of keys would hold; less than makes an engine stop. */
export const mostTokens = 2 ** 24;

const keys = ['text', 'image', 'video', 'audio', 'secondsPerGrid', 'fps', 'stamps'] as const;
type Read = Readonly<Record<(typeof keys)[number], unknown>>;

const isGiven = (value: unknown): boolean => value !== undefined;

const countOf = (value: unknown, name: string): number => readInteger(value, name, 0, undefined, mostTokens);

/** Reads a segment. @internal */
export function readSegment(value: unknown, name: string, temporalPatchSize: number): Segment {
  const read: Read = readOptions<Record<(typeof keys)[number], unknown>>(value, name, keys);
  const { text, image, video, audio } = read;
  const kinds = [text, image, video].filter(isGiven).length;
  if (kinds > 1 || (kinds === 0 && !isGiven(audio)))
    throw wrongType(name, value, 'an object with one of text, image, video and audio');
  if (!isGiven(video))
    for (const key of ['secondsPerGrid', 'fps', 'stamps'] as const)
      if (isGiven(read[key])) throw wrongType(`${name}.${key}`, read[key], 'none without video');
  if (kinds === 0) return { kind: 'audio', count: countOf(audio, `${name}.audio`) };
  if (isGiven(video)) return readFilm(read, name, temporalPatchSize);
  if (isGiven(audio)) throw wrongType(`${name}.audio`, audio, 'none with text or image; a segment of its own');
  if (isGiven(text)) return { kind: 'text', count: countOf(text, `${name}.text`) };
  return { kind: 'image', grid: readGrid(image, `${name}.image`, 2), name: `${name}.image` };
}

function readFilm(read: Read, name: string, temporalPatchSize: number): Segment {
  const { video, audio, secondsPerGrid, fps, stamps } = read;
  const grid = readGrid(video, `${name}.video`, 3);
  if (isGiven(secondsPerGrid) && isGiven(fps)) throw wrongType(`${name}.fps`, fps, 'none beside secondsPerGrid');
  const times = {
    secondsPerGrid: isGiven(fps)
      ? temporalPatchSize / readPositive(fps, `${name}.fps`)
      : isGiven(secondsPerGrid)
        ? readPositive(secondsPerGrid, `${name}.secondsPerGrid`)
        : undefined,
    stamps: isGiven(stamps) ? readStamps(stamps, `${name}.stamps`, grid[0]) : undefined,
    audio: isGiven(audio) ? readInteger(audio, `${name}.audio`, 1, undefined, mostTokens) : undefined,
  };
  return { kind: 'video', grid, name: `${name}.video`, ...times };
}

/** Sizes of at least 1; a picture's frames may be left out. */
function readGrid(value: unknown, name: string, least: 2 | 3): Grid {
  const allowed = least === 2 ? '[rows, columns], or [1, rows, columns]' : '[frames, rows, columns]';
  const items = readArrayItems(value, name, allowed, 3);
  if (items.length < least) throw wrongValue('POSENC_SHAPE_MISMATCH', name, value, allowed);
  const sizes = items.map((item, i) => readInteger(item, `${name}[${i}]`, 1, undefined, mostTokens));
  const [frames, rows, columns] = sizes.length === 3 ? sizes : [1, ...sizes];
  const grid: Grid = [frames as number, rows as number, columns as number];
  if (grid[0] * grid[1] * grid[2] > mostTokens)
    throw wrongValue('POSENC_TOO_LARGE', name, value, `at most ${mostTokens} cells`);
  return grid;
}

function readStamps(value: unknown, name: string, frames: number): readonly number[] {
  const least = (item: unknown, at: string): number => readInteger(item, at, 1, undefined, mostTokens);
  if (!isArray(value)) {
    const each = least(value, name);
    return Array.from({ length: frames }, () => each);
  }
  const list: number[] = [];
  readItems(value, name, 'a number, or one for each frame', (item, i) => list.push(least(item, `${name}[${i}]`)));
  if (list.length === frames) return list;
  throw wrongValue('POSENC_SHAPE_MISMATCH', name, value, `${frames} numbers, one for each frame, not ${list.length}`);
}

/** A finite number above 0. @internal */
export function readPositive(value: unknown, name: string): number {
  const number = readNumber(value, name);
  if (number > 0 && number < Infinity) return number;
  throw wrongValue(Number.isFinite(number) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE', name, number, 'above 0');
}
