// How the models place what they read: one entry for each way, and which models have it.
import { failure, wrongType, wrongValue } from '../runtime/errors.ts';
import type { Cursor } from './cursor.ts';
import type { Segment } from './segments.ts';
import { cellsOf, frameByFrame, interleave, momentsOf, spread, type Moments } from './spread.ts';

type Of<K extends Segment['kind']> = Extract<Segment, { kind: K }>;
type Film = Of<'video'>;

/** Settings that some models need besides the prompt. */
export interface Settings {
  readonly tokensPerSecond: number | undefined;
  readonly secondsPerChunk: number;
  readonly stride: number | undefined;
  readonly axes: number;
}

/** A model's way. */
export interface Layout {
  /** The axes, in the order of the rows. */
  axes(settings: Settings): readonly string[];
  /** How many tokens a segment has; refuses one that the model cannot have. */
  count(segment: Segment, name: string): number;
  /** Places a segment behind those before it. */
  place(segment: Segment, cursor: Cursor, settings: Settings): void;
  /** The position of the first token that the model writes; undefined where it writes none. */
  next(cursor: Cursor): number | undefined;
}

const cells = ({ grid: [frames, rows, columns] }: Film | Of<'image'>): number => frames * rows * columns;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** A segment of a kind that the model has not got. */
const foreign = ({ kind }: Segment, name: string, allowed: string): Error =>
  wrongType(`${name}.${kind}`, kind, `${allowed}; this model has none of these segments`);

/** Refuses options of a film that the model does not read. */
function refuse(film: Film, name: string, ...keys: readonly ('secondsPerGrid' | 'stamps' | 'audio')[]): void {
  for (const key of keys)
    if (film[key] !== undefined)
      throw wrongType(`${name}.${key}`, film[key], 'none for this model, which has no use for it');
}

function onePicture({ grid, name }: Of<'image'>): void {
  if (grid[0] !== 1)
    throw wrongValue('POSENC_OUT_OF_RANGE', `${name}[0]`, grid[0], '1: a picture has one frame, a film has several');
}

const missing = (argument: string, allowed: string): Error =>
  failure('POSENC_MISSING_KEY', argument, `${argument} is missing`, allowed);

/** The parts of a layout with time, row and column; `films` says how films stand. */
function spatial(films: {
  readonly check: (film: Film, name: string) => void;
  readonly count: (film: Film) => number;
  readonly place: (film: Film, cursor: Cursor, settings: Settings) => void;
  readonly sound: boolean;
}): Layout {
  return {
    axes: () => ['time', 'row', 'column'],
    count(segment, name) {
      if (segment.kind === 'text') return segment.count;
      if (segment.kind === 'audio') {
        if (films.sound) return segment.count;
        throw foreign(segment, name, 'text, image or video');
      }
      if (segment.kind === 'image') {
        onePicture(segment);
        return cells(segment);
      }
      films.check(segment, name);
      return films.count(segment);
    },
    place(segment, cursor, settings) {
      if (segment.kind === 'text' || segment.kind === 'audio') cursor.putText(segment.count);
      else if (segment.kind === 'image') spread(cursor, segment.grid, frameByFrame, segment.name);
      else films.place(segment, cursor, settings);
    },
    next: ({ largest }) => largest + 1,
  };
}

/** A film in one piece, a position for each frame: Qwen2-VL, ERNIE 4.5 VL. */
const inOnePiece = (): Layout =>
  spatial({
    sound: false,
    check: (film, name) => refuse(film, name, 'secondsPerGrid', 'stamps', 'audio'),
    count: cells,
    place: (film, cursor) => spread(cursor, film.grid, frameByFrame, film.name),
  });

function timesOf({ secondsPerGrid, name }: Film, { tokensPerSecond }: Settings): Moments {
  const segment = name.replace(/\.video$/, '');
  if (secondsPerGrid === undefined) throw missing(`${segment}.secondsPerGrid`, 'seconds, or fps instead');
  if (tokensPerSecond === undefined)
    throw missing('tokensPerSecond', "the config's tokens_per_second (Qwen2.5-VL) or position_id_per_seconds (Omni)");
  return momentsOf(secondsPerGrid, tokensPerSecond);
}

/** A film in one piece, each frame at its second: Qwen2.5-VL. */
const bySeconds = (): Layout =>
  spatial({
    sound: false,
    check: (film, name) => refuse(film, name, 'stamps', 'audio'),
    count: cells,
    place: (film, cursor, settings) => spread(cursor, film.grid, timesOf(film, settings), film.name),
  });

/** The same, with sound beside films and in them: Qwen2.5-Omni. */
const withSound = (): Layout =>
  spatial({
    sound: true,
    check: (film, name) => refuse(film, name, 'stamps'),
    count: (film) => cells(film) + (film.audio === undefined ? 0 : film.audio + 4),
    place(film, cursor, settings) {
      const times = timesOf(film, settings);
      if (film.audio === undefined) {
        spread(cursor, film.grid, times, film.name);
        return;
      }
      const marks = (): void => {
        cursor.putAlike(cursor.next);
        cursor.putText(1);
      };
      marks();
      const start = cursor.next,
        chunk = Math.trunc((settings.tokensPerSecond as number) * settings.secondsPerChunk);
      const sound = Array.from({ length: film.audio }, (_, i) => [start + i, start + i, start + i] as const);
      interleave(cursor, [...cellsOf(film.grid, start, times, film.name)], sound, chunk, start);
      marks();
    },
  });

/** Frames by themselves, each behind a time stamp of text: Qwen3-VL, Qwen3.5, GLM-4.5V. */
const stamped = (): Layout =>
  spatial({
    sound: false,
    check(film, name) {
      refuse(film, name, 'secondsPerGrid', 'audio');
      if (film.stamps === undefined) throw missing(`${name}.stamps`, 'tokens of text before each frame');
    },
    count: (film) => cells(film) + sum(film.stamps as readonly number[]),
    place(film, cursor) {
      const [, rows, columns] = film.grid;
      for (const stamp of film.stamps as readonly number[]) {
        cursor.putText(stamp);
        spread(cursor, [1, rows, columns], frameByFrame, film.name);
      }
    },
  });

/**
 * XD-RoPE of Hunyuan: a token's index along all axes, but cells of a picture have their column and row in it and its
 * number instead. A row has one cell more, which ends the line.
 */
const crossed: Layout = {
  axes: ({ axes }) => ['position', 'column', 'row', 'image'].slice(4 - axes),
  count(segment, name) {
    if (segment.kind === 'text') return segment.count;
    if (segment.kind !== 'image') throw foreign(segment, name, 'text or image');
    onePicture(segment);
    return segment.grid[1] * (segment.grid[2] + 1);
  },
  place(segment, cursor, { axes }) {
    if (segment.kind === 'image') {
      const [, rows, columns] = segment.grid,
        image = cursor.pictures++;
      for (let row = 0; row < rows; ++row)
        for (let column = 0; column <= columns; ++column)
          cursor.put([cursor.tokens, column, row, image].slice(4 - axes));
    } else if (segment.kind === 'text') {
      for (let i = 0; i < segment.count; ++i) cursor.putAlike(cursor.tokens);
    }
  },
  next: ({ tokens }) => tokens,
};

/**
 * V2PE of InternVL: the cells of a picture lie a fraction of a position apart, `stride` / cells of a tile, counted from
 * the token before it. Each place is rounded once, from exact integers.
 */
const fractional: Layout = {
  axes: () => ['position'],
  count(segment, name) {
    if (segment.kind === 'text') return segment.count;
    if (segment.kind === 'image') return cells(segment);
    throw foreign(segment, name, 'text or image');
  },
  place(segment, cursor, { stride }) {
    if (segment.kind === 'text') cursor.putText(segment.count);
    if (segment.kind !== 'image') return;
    if (stride === undefined) throw missing('stride', 'the positions that a tile takes, from 1 to its cells');
    const [tiles, rows, columns] = segment.grid,
      tile = rows * columns,
      before = cursor.next - 1;
    if (before < 0)
      throw wrongValue('POSENC_OUT_OF_RANGE', segment.name, 'the first segment', 'text before it: its start mark');
    if ((before + tiles * stride) * tile > Number.MAX_SAFE_INTEGER)
      throw wrongValue('POSENC_TOO_LARGE', 'stride', stride, 'fractions of integers up to 2^53');
    for (let k = 1; k <= tiles * tile; ++k) cursor.put([(before * tile + k * stride) / tile]);
    cursor.next = before + tiles * stride + 1;
  },
  next: (cursor) => cursor.next,
};

/** Pictures are tokens like all others: the language model of Llama 4. */
const flat: Layout = {
  axes: () => ['position'],
  count(segment, name) {
    if (segment.kind === 'text') return segment.count;
    if (segment.kind === 'image') return cells(segment);
    throw foreign(segment, name, 'text or image');
  },
  place: (segment, cursor) => cursor.putText(segment.kind === 'image' ? cells(segment) : (segment as Of<'text'>).count),
  next: (cursor) => cursor.next,
};

/** The picture encoder of Llama 4: column and row from 1, tile by tile, each with a class token at 0 behind it. */
const encoder: Layout = {
  axes: () => ['column', 'row'],
  count(segment, name) {
    if (segment.kind !== 'image') throw foreign(segment, name, 'image');
    return cells(segment) + segment.grid[0];
  },
  place(segment, cursor) {
    const [tiles, rows, columns] = (segment as Of<'image'>).grid;
    for (let tile = 0; tile < tiles; ++tile) {
      for (let row = 1; row <= rows; ++row) for (let column = 1; column <= columns; ++column) cursor.put([column, row]);
      cursor.putAlike(0);
    }
  },
  next: () => undefined,
};

/**
 * By `model_type` of a config.json; V2PE is an option of InternVL, not a type. Made on request: a bundler keeps what is
 * called as a module loads.
 */
export const layouts = {
  qwen2_vl: inOnePiece,
  qwen2_5_vl: bySeconds,
  qwen2_5_omni: withSound,
  qwen3_vl: stamped,
  qwen3_vl_moe: stamped,
  qwen3_5: stamped,
  qwen3_5_moe: stamped,
  glm4v: stamped,
  glm4v_moe: stamped,
  ernie4_5_vl_moe: inOnePiece,
  hunyuan_vl: () => crossed,
  v2pe: () => fractional,
  llama4: () => flat,
  llama4_vision_model: () => encoder,
} as const satisfies Readonly<Record<string, () => Layout>>;

/** A model whose way of placing prompts is known. */
export type PromptModel = keyof typeof layouts;
