// Ways of reading a text: as trained, scaled, or with a change of its positions; in steps.
import { rotaryFrequencies } from 'posenc';
import { alphabet } from '../../library/api/training/characters.ts';
import type { Encoding } from '../../library/api/training/options.ts';
import type { Reader, Reading, ReadingOptions } from '../../library/api/training/reader.ts';
import { drawsOf } from '../shared/quiz/draw.ts';
import { baseOf, encodingOf, headDim, heads, layers, trainedLength } from './record.ts';
import type { Change, ReadsValues } from './properties.ts';

/** Spaces before a text that is padded. */
export const padding = 32;
/** A base that the model was not trained with. */
export const otherBase = 500000;
/** As YaRN has it for four times the length. */
export const factorOfFour = 0.1 * Math.log(4) + 1;

export interface Read {
  /** Of each character, nats; NaN for the first. */
  readonly losses: Float32Array;
  /** [T, symbols]: of the character after each. */
  readonly probabilities: Float32Array;
  readonly mean: number;
}

/** The mean of the losses that are there. */
export const mean = (losses: Float32Array): number => {
  const told = losses.filter((loss) => !Number.isNaN(loss));
  return told.reduce((sum, loss) => sum + loss, 0) / told.length;
};

/** The mean at positions that training never showed; undefined for a text that has none. */
export const beyond = ({ losses }: Pick<Read, 'losses'>): number | undefined =>
  losses.length > trainedLength ? mean(losses.subarray(trainedLength)) : undefined;

const counted = (first: number, count: number): number[] => Array.from({ length: count }, (_, t) => first + t);

type Scaled = Pick<ReadsValues, 'model' | 'scaling' | 'factor'>;

/** The frequencies of a rotation as they are set. */
export function frequenciesOf(
  { model, scaling, factor }: Scaled,
  base = baseOf(model),
): ReturnType<typeof rotaryFrequencies> {
  const scaled = {
    none: undefined,
    linear: { type: 'linear', factor },
    ntk: { type: 'ntkAware', factor },
    yarn: { type: 'yarn', factor, originalMaxPositionEmbeddings: trainedLength },
  } as const;
  const chosen = scaled[scaling];
  return rotaryFrequencies({ headDim, base, ...(chosen && { scaling: chosen }) });
}

/** The encoding that a view reads with, before anything is done wrong. */
export function rightEncoding(view: Scaled): Encoding {
  if (view.scaling === 'none') return encodingOf(view.model);
  const { inverse, attentionFactor } = frequenciesOf(view);
  return { kind: 'rotary', frequencies: inverse, attentionFactor };
}

function changedEncoding(view: ReadsValues): Encoding {
  const right = rightEncoding(view);
  if (right.kind !== 'rotary') return right;
  if (view.change === 'neighbours') return { ...right, pairing: 'interleaved' };
  if (view.change !== 'base' && view.change !== 'twice') return right;
  const { inverse, attentionFactor } = frequenciesOf(view, view.change === 'base' ? otherBase : undefined);
  const more = view.change === 'twice' ? factorOfFour ** 2 : 1;
  return { kind: 'rotary', frequencies: inverse, attentionFactor: attentionFactor * more };
}

/** The characters from `first` on, of `count` that are read at once, with what a change gives to the reader. */
export function optionsOf(
  { begin }: Pick<ReadsValues, 'begin'>,
  change: Change,
  first: number,
  count: number,
): ReadingOptions {
  if (change === 'off') return { positions: Array<number>(count).fill(0) };
  if (change === 'shuffled' && first === 0)
    return { positions: drawsOf(String(count), 'reads.shuffled').shuffle(counted(0, count)) };
  if (change === 'one') return { positions: counted(first + 1, count) };
  if (change === 'far') return { positions: counted(begin + first, count), positionFormat: 'bfloat16' };
  return change === 'shuffled' ? { positions: counted(first, count) } : {};
}

/** The steps of a reading. Between them a page can answer its reader; the model must read nothing else meanwhile. */
export type Steps<R> = Generator<undefined, R>;

/** Takes all steps at once. */
export function finish<R>(steps: Steps<R>): R {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Characters of a step: 5 ms on a desk at the longest text. */
const piece = 64;

export interface Whole {
  readonly read: Read;
  /** What each head looked at just before a place, on the characters before it: [layers x heads, place]. */
  readonly rows: (place: number) => Float32Array;
}

/**
 * The rows of the query `query`, on `count` keys after the first `skipped`, put from `to` on into rows of `place`.
 */
function copyRows(
  { attention }: Reading,
  [query, skipped, count]: readonly [number, number, number],
  [place, to]: readonly [number, number],
  out: Float32Array,
): void {
  if (!attention) return;
  const { data, shape } = attention;
  const [, , queries = 0, keys = 0] = shape;
  for (let head = 0; head < layers * heads; head += 1) {
    const from = (head * queries + query) * keys + skipped;
    out.set((data as Float32Array).subarray(from, from + count), head * place + to);
  }
}

/** The characters that leave the cache, of a text that is read in two halves. */
export const cutOf = (count: number): number => Math.floor(count / 4);

/** A text read in two halves; before the second one the oldest characters leave the cache. */
function readCut(reader: Reader, characters: Uint8Array, moves: boolean): Whole {
  const half = Math.floor(characters.length / 2);
  const gone = cutOf(characters.length);
  const first = reader.read(characters.subarray(0, half), { attentionFrom: 0 });
  reader.cut(0, gone);
  if (moves) reader.move(0, -gone);
  const positions = counted(half - gone, characters.length - half);
  const second = reader.read(characters.subarray(half), { positions, attentionFrom: 0 });
  const losses = joined([first.losses, second.losses]);
  const probabilities = joined([first, second].map((part) => part.probabilities.data as Float32Array));
  const rows = (place: number): Float32Array => {
    const out = new Float32Array(layers * heads * place);
    if (place <= half) copyRows(first, [place - 1, 0, place], [place, 0], out);
    else copyRows(second, [place - 1 - half, 0, place - gone], [place, gone], out);
    return out;
  };
  return { read: { losses, probabilities, mean: mean(losses) }, rows };
}

/** A text after 32 spaces, with the positions of its own characters, of columns, or without a mask. */
function readPadded(reader: Reader, characters: Uint8Array, change: Change): Whole {
  const count = characters.length + padding;
  const all = new Uint8Array(count).fill(alphabet.indexOf(' '));
  all.set(characters, padding);
  const ids = Array.from({ length: count }, (_, t) => Math.max(t - padding, 0));
  const reading = reader.read(all, {
    attentionFrom: padding,
    ...(change !== 'columns' && { positions: ids }),
    ...(change !== 'open' && { mask: ids.map((_, t) => (t < padding ? 0 : 1)) }),
  });
  const losses = reading.losses.slice(padding);
  // Nothing but pads could tell the first one.
  losses[0] = Number.NaN;
  const probabilities = (reading.probabilities.data as Float32Array).slice(padding * alphabet.length);
  const rows = (place: number): Float32Array => {
    const out = new Float32Array(layers * heads * place);
    copyRows(reading, [place - 1, padding, place], [place, 0], out);
    return out;
  };
  return { read: { losses, probabilities, mean: mean(losses) }, rows };
}

const joined = (parts: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  return all;
};

/** A text read piece by piece; the cache has the earlier ones. */
function* readInPieces(reader: Reader, characters: Uint8Array, options: ReadingOptions): Steps<Whole> {
  const pieces: Reading[] = [];
  for (let first = 0; first < characters.length; first += piece) {
    if (first > 0) yield;
    const { positions } = options;
    pieces.push(
      reader.read(characters.subarray(first, first + piece), {
        ...options,
        ...(positions && { positions: Array.from(positions).slice(first, first + piece) }),
        attentionFrom: 0,
      }),
    );
  }
  const losses = joined(pieces.map((part) => part.losses));
  const probabilities = joined(pieces.map((part) => part.probabilities.data as Float32Array));
  const rows = (place: number): Float32Array => {
    const out = new Float32Array(layers * heads * place);
    const part = Math.floor((place - 1) / piece);
    copyRows(pieces[part]!, [place - 1 - part * piece, 0, place], [place, 0], out);
    return out;
  };
  return { read: { losses, probabilities, mean: mean(losses) }, rows };
}

/** A text read as it is set, with a change or without. */
export function* readWith(reader: Reader, characters: Uint8Array, view: ReadsValues, change: Change): Steps<Whole> {
  reader.clear();
  reader.setEncoding(change === 'none' ? rightEncoding(view) : changedEncoding(view));
  if (change === 'moved' || change === 'counter') return readCut(reader, characters, change === 'moved');
  if (change === 'ids' || change === 'columns' || change === 'open') return readPadded(reader, characters, change);
  return yield* readInPieces(reader, characters, optionsOf(view, change, 0, characters.length));
}
