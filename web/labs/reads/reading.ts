// What a model makes of a text: its losses, with positions as they should be and as they are set.
import { rotaryFrequencies } from 'posenc';
import { alphabet, numbersOf, simplify } from '../../library/api/training/characters.ts';
import type { Encoding } from '../../library/api/training/options.ts';
import type { Reader, Reading, ReadingOptions } from '../../library/api/training/reader.ts';
import { drawsOf } from '../shared/quiz/draw.ts';
import { baseOf, encodingOf, headDim, heads, layers, trainedLength, notable } from './record.ts';
import { habitsOf, type Habit } from './habits.ts';
import type { Change, ReadsValues } from './properties.ts';

/** Spaces before a text that is padded. */
export const padding = 32;
/** Where positions begin that bfloat16 cannot count one by one. */
export const farPosition = 1000;
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

export interface Likely {
  readonly character: string;
  readonly probability: number;
}

export interface Model {
  readonly text: string;
  readonly right: Read;
  /** As set: `right` itself where nothing is changed. */
  readonly changed: Read;
  /** The read that is shown: before the reader has guessed, the right one. */
  readonly shown: Read;
  /** The most likely characters at the place pointed at. */
  readonly likely: readonly Likely[];
  /** [layers x heads, at]: what each head looked at there. */
  readonly attention: Float32Array;
  /** The habit of each head over the whole text; empty before the model has loaded, and for a short text. */
  readonly habits: readonly Habit[];
  /** What the model writes on. */
  readonly written: string;
  readonly verdict: 'better' | 'same' | 'worse';
}

const mean = (losses: Float32Array): number => {
  const told = losses.filter((loss) => !Number.isNaN(loss));
  return told.reduce((sum, loss) => sum + loss, 0) / told.length;
};

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
function optionsOf(change: Change, first: number, count: number): ReadingOptions {
  if (change === 'off') return { positions: Array<number>(count).fill(0) };
  if (change === 'shuffled' && first === 0)
    return { positions: drawsOf(String(count), 'reads.shuffled').shuffle(counted(0, count)) };
  if (change === 'one') return { positions: counted(first + 1, count) };
  if (change === 'far') return { positions: counted(farPosition + first, count), positionFormat: 'bfloat16' };
  return change === 'shuffled' ? { positions: counted(first, count) } : {};
}

interface Whole {
  readonly read: Read;
  /** What each head looked at just before a place, on the characters before it: [layers x heads, place]. */
  readonly rows: (place: number) => Float32Array;
}

const packed = ({ losses, probabilities }: Pick<Reading, 'losses' | 'probabilities'>): Read => ({
  losses,
  probabilities: probabilities.data as Float32Array,
  mean: mean(losses),
});

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
  const join = (a: Float32Array, b: Float32Array): Float32Array => {
    const both = new Float32Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    return both;
  };
  const losses = join(first.losses, second.losses);
  const probabilities = join(first.probabilities.data as Float32Array, second.probabilities.data as Float32Array);
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

function readWith(reader: Reader, characters: Uint8Array, view: ReadsValues, change: Change): Whole {
  reader.clear();
  reader.setEncoding(change === 'none' ? rightEncoding(view) : changedEncoding(view));
  if (change === 'moved' || change === 'counter') return readCut(reader, characters, change === 'moved');
  if (change === 'ids' || change === 'columns' || change === 'open') return readPadded(reader, characters, change);
  const reading = reader.read(characters, { ...optionsOf(change, 0, characters.length), attentionFrom: 0 });
  const rows = (place: number): Float32Array => {
    const out = new Float32Array(layers * heads * place);
    copyRows(reading, [place - 1, 0, place], [place, 0], out);
    return out;
  };
  return { read: packed(reading), rows };
}

/** The number of a character, drawn by a number from 0 to 1. */
export function drawn(shares: Float32Array, at: number): number {
  // A little less wild than the probabilities themselves.
  const powers = Array.from(shares, (share) => share ** 1.25);
  let left = at * powers.reduce((sum, power) => sum + power, 0);
  const found = powers.findIndex((power) => (left -= power) <= 0);
  return found < 0 ? powers.indexOf(Math.max(...powers)) : found;
}

/** What a model writes after a text that it has just read. */
function writeOn(reader: Reader, last: Float32Array, view: ReadsValues, change: Change, count: number): string {
  const draw = drawsOf(String(view.seed), 'reads.written');
  let shares = last;
  let text = '';
  for (let k = 0; k < view.written; k += 1) {
    const next = drawn(shares, draw.integer(0, 2 ** 30) / 2 ** 30);
    text += alphabet[next] ?? '';
    shares = reader.read([next], optionsOf(change, count + k, 1)).probabilities.data as Float32Array;
  }
  return text;
}

/** Whether the reader's own text can be read: two of its characters are among those of the models. */
export const isReadable = (own: string): boolean => simplify(own).length >= 2;

/** The text that a view reads, in the characters of the models. */
export const textOf = (own: string, passage: string, length: number): string =>
  (isReadable(own) ? simplify(own) : passage).slice(0, length);

/** A text read rightly, and as it is set; what a change of the place or of the writing leaves as it is. */
export interface Readings {
  readonly text: string;
  readonly right: Whole;
  readonly changed: Whole;
}

export function readBoth(reader: Reader, view: ReadsValues, text: string): Readings {
  const characters = numbersOf(text);
  const right = readWith(reader, characters, view, 'none');
  return { text, right, changed: view.change === 'none' ? right : readWith(reader, characters, view, view.change) };
}

/** Before the reader has guessed, the right reading is shown. */
export const shownChange = ({ change, guess }: ReadsValues): Change => (guess === 'open' ? 'none' : change);

/** What the model writes on, read again: nothing of another reading is in its cache. */
export function writtenOn(reader: Reader, view: ReadsValues, text: string): string {
  if (view.written === 0) return '';
  const change = shownChange(view);
  const { read } = readWith(reader, numbersOf(text), view, change);
  return writeOn(reader, read.probabilities.slice(-alphabet.length), view, change, text.length);
}

const known = new WeakMap<Whole, readonly Habit[]>();

function habits(whole: Whole, text: string): readonly Habit[] {
  let found = known.get(whole);
  if (!found) known.set(whole, (found = habitsOf(text, layers * heads, whole.rows)));
  return found;
}

export function modelOf(view: ReadsValues, { text, right, changed }: Readings, written: string): Model {
  const at = Math.min(view.at, text.length - 1);
  const shown = shownChange(view) === 'none' ? right : changed;
  const { length } = alphabet;
  const row = shown.read.probabilities.subarray((at - 1) * length, at * length);
  const likely = Array.from(row, (probability, k) => ({ character: alphabet[k]!, probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, 5);
  const by = changed.read.mean - right.read.mean;
  return {
    text,
    right: right.read,
    changed: changed.read,
    shown: shown.read,
    likely,
    attention: shown.rows(at),
    habits: habits(shown, text),
    written,
    verdict: Math.abs(by) < notable ? 'same' : by > 0 ? 'worse' : 'better',
  };
}

/** A text before its model is there. */
export const unread = (text: string, at: number): Model => {
  const nothing = {
    losses: new Float32Array(text.length).fill(Number.NaN),
    probabilities: new Float32Array(),
    mean: Number.NaN,
  };
  const attention = new Float32Array(layers * heads * Math.min(at, text.length - 1));
  return {
    text,
    right: nothing,
    changed: nothing,
    shown: nothing,
    likely: [],
    attention,
    habits: [],
    written: '',
    verdict: 'same',
  };
};
