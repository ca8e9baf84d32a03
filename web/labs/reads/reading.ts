// What a model makes of a text: its losses, with positions as they should be and as they are set.
import { alphabet, numbersOf, simplify } from '../../library/api/training/characters.ts';
import type { Reader } from '../../library/api/training/reader.ts';
import { drawsOf } from '../shared/quiz/draw.ts';
import { heads, layers, notable } from './record.ts';
import { habitsOf, type Habit } from './habits.ts';
import type { Change, ReadsValues } from './properties.ts';
import { optionsOf, readWith, type Read, type Steps, type Whole } from './ways.ts';

export interface Likely {
  readonly character: string;
  readonly probability: number;
}

export interface Model {
  readonly text: string;
  readonly right: Read;
  /** As trained, without a scaling: `right` itself where none is set. */
  readonly plain: Read;
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
  /** Names the reading that is shown: another place or head leaves it as it is. */
  readonly shownKey: object;
  /** What the model writes on. */
  readonly written: string;
  readonly verdict: 'better' | 'same' | 'worse';
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
function* writeOn(reader: Reader, last: Float32Array, view: ReadsValues, change: Change, count: number): Steps<string> {
  const draw = drawsOf(String(view.seed), 'reads.written');
  let shares = last;
  let text = '';
  for (let k = 0; k < view.written; k += 1) {
    if (k % 16 === 15) yield;
    const next = drawn(shares, draw.integer(0, 2 ** 30) / 2 ** 30);
    text += alphabet[next] ?? '';
    shares = reader.read([next], optionsOf(view, change, count + k, 1)).probabilities.data as Float32Array;
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

export function* readBoth(reader: Reader, view: ReadsValues, text: string): Steps<Readings> {
  const characters = numbersOf(text);
  const right = yield* readWith(reader, characters, view, 'none');
  if (view.change === 'none') return { text, right, changed: right };
  yield;
  return { text, right, changed: yield* readWith(reader, characters, view, view.change) };
}

/** The text read as in training, to compare a scaling with; undefined where none is set. */
export function* readPlain(reader: Reader, view: ReadsValues, text: string): Steps<Read | undefined> {
  if (view.scaling === 'none') return undefined;
  const { read } = yield* readWith(reader, numbersOf(text), { ...view, scaling: 'none' }, 'none');
  return read;
}

/** Before the reader has guessed, the right reading is shown. */
export const shownChange = ({ change, guess }: ReadsValues): Change => (guess === 'open' ? 'none' : change);

/** What the model writes on, read again: nothing of another reading is in its cache. */
export function* writtenOn(reader: Reader, view: ReadsValues, text: string): Steps<string> {
  if (view.written === 0) return '';
  const change = shownChange(view);
  const { read } = yield* readWith(reader, numbersOf(text), view, change);
  return yield* writeOn(reader, read.probabilities.slice(-alphabet.length), view, change, text.length);
}

const known = new WeakMap<Whole, readonly Habit[]>();

function habits(whole: Whole, text: string): readonly Habit[] {
  let found = known.get(whole);
  if (!found) known.set(whole, (found = habitsOf(text, layers * heads, whole.rows)));
  return found;
}

export function modelOf(
  view: ReadsValues,
  { text, right, changed }: Readings,
  written: string,
  plain: Read = right.read,
): Model {
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
    plain,
    changed: changed.read,
    shown: shown.read,
    likely,
    attention: shown.rows(at),
    // Milliseconds for a long text, and not needed for the picture.
    get habits() {
      return habits(shown, text);
    },
    shownKey: shown,
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
    plain: nothing,
    changed: nothing,
    shown: nothing,
    likely: [],
    attention,
    habits: [],
    shownKey: nothing,
    written: '',
    verdict: 'same',
  };
};
