// The class's own distribution: how often each answer was given, and which misconception it is.
import { mark, readNumber } from '../../../shared/quiz/mark.ts';
import type { Task } from '../../../shared/quiz/question.ts';
import type { Outcome } from '../../../training/guesses.ts';
import { outcomes } from '../../../training/guesses.ts';
import type { Result, Trained } from './result.ts';
import { modelCount } from './result.ts';

/** An answer of a student to a question, and the task that she had. */
export interface Answered {
  readonly task: Task;
  readonly answer: string | undefined;
}

export interface Tally {
  readonly given: number;
  /** Students who handed in a code without an answer to it. */
  readonly none: number;
  readonly right: number;
  /** By the name of a mistake, the most frequent first. */
  readonly mistakes: readonly (readonly [name: string, count: number])[];
  /** Wrong, and no known misconception leads there. */
  readonly other: number;
}

/** How often each comes, the most frequent first; those that come equally often stay in order. */
export function counted<T>(items: Iterable<T>): readonly (readonly [item: T, count: number])[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

export function tallyOf(answers: readonly Answered[]): Tally {
  const marked = answers.flatMap(({ task, answer }) => (answer === undefined ? [] : [mark(task, answer)]));
  const wrong = marked.flatMap((each) => (each.verdict === 'wrong' ? [each.mistake] : []));
  return {
    given: marked.length,
    none: answers.length - marked.length,
    right: marked.filter(({ verdict }) => verdict === 'right').length,
    mistakes: counted(wrong.filter((mistake) => mistake !== undefined)),
    other: wrong.filter((mistake) => mistake === undefined).length,
  };
}

export interface Bin {
  readonly low: number;
  /** A multiple of the bins' width. */
  readonly middle: number;
  readonly high: number;
  readonly count: number;
}

export interface Histogram {
  readonly bins: readonly Bin[];
  /** Answers beyond the first and the last bin, which would press all others into one. */
  readonly below: number;
  readonly above: number;
}

const niceSteps = [1, 2, 2.5, 5, 10];

/** The least round number that is not smaller; `whole` of whole numbers only. */
function roundedUp(step: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const round = power * (niceSteps.find((nice) => nice * power >= step * (1 - 1e-12)) ?? 10);
  return !whole || Number.isInteger(round) ? round : Math.ceil(round);
}

/** Significant digits: numbers that agree in them are drawn at one place. */
const digitsApart = 9;

/** The largest round width, below the value, of which the value is a multiple: a lone bar stands at a round place. */
function widthAt(value: number): number {
  const size = Math.abs(Number(value.toPrecision(digitsApart)));
  // Numbers that no code holds and nobody types: their widths would be 0.
  if (size < 1e-290) return 1;
  const power = Math.floor(Math.log10(size));
  for (let digit = 0; digit < digitsApart; digit += 1)
    for (const nice of [5, 2.5, 2, 1]) {
      const width = nice * 10 ** (power - digit);
      const times = size / width;
      if (times >= 4 && Math.abs(times - Math.round(times)) <= 1e-9 * times) return width;
    }
  return size / 4;
}

/** A lone bar has places around it, as far as there are such numbers. */
const fewestBins = 5;

/**
 * Bins of a round width, each around a multiple of it: an answer that is such a multiple, as whole numbers are, stands
 * in the middle of its bar. If the answers and the first of the `marks`, the right answer, are whole numbers, so is the
 * width. The marks are always within; answers further away than ten times the span of the middle half and the marks are
 * only counted.
 */
export function histogramOf(values: readonly number[], marks: readonly number[], about = 12): Histogram {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? marks[0] ?? 0;
  const [first, last] = [Math.min(at(0.25), ...marks), Math.max(at(0.75), ...marks)];
  const whole = [...sorted, ...marks.slice(0, 1)].every(Number.isSafeInteger);
  // Whole numbers that have a bar each are never too far.
  const room = Math.max(1.5 * (last - first), whole ? about / 2 : 0) || Math.max(Math.abs(first), 1);
  const kept = sorted.filter((value) => value >= first - room && value <= last + room);
  const [low, high] = [Math.min(kept[0] ?? Infinity, ...marks), Math.max(kept.at(-1) ?? -Infinity, ...marks)];
  const apart = high - low > 10 ** -digitsApart * Math.max(Math.abs(low), Math.abs(high));
  const width = apart ? roundedUp((high - low) / about, whole) : whole ? 1 : widthAt(low);
  const binOf = (value: number): number => Math.round(value / width);
  let [start, end] = [binOf(low), binOf(high)];
  while (end - start + 1 < fewestBins) {
    // Answers that have no negative ones get no negative places.
    if (start > 0 || low < 0) start -= 1;
    end += 1;
  }
  const counts = new Map(counted(kept.map(binOf)));
  const bins = Array.from({ length: end - start + 1 }, (_bin, bin) => ({
    low: (start + bin - 0.5) * width,
    middle: (start + bin) * width,
    high: (start + bin + 0.5) * width,
    count: counts.get(start + bin) ?? 0,
  }));
  const below = sorted.filter((value) => value < (kept[0] ?? -Infinity)).length;
  return { bins, below, above: sorted.length - kept.length - below };
}

export const numbersOf = (answers: readonly Answered[]): readonly number[] =>
  answers.flatMap(({ answer }) => (answer === undefined ? [] : [readNumber(answer)]));

export interface Box {
  readonly values: readonly number[];
  readonly low: number;
  readonly left: number;
  readonly middle: number;
  readonly right: number;
  readonly high: number;
}

/** Minimum, quartiles by linear interpolation, maximum; undefined without values. */
export function boxOf(values: readonly number[]): Box | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [before, after] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return before + (place - Math.floor(place)) * (after - before);
  };
  return { values: sorted, low: at(0), left: at(0.25), middle: at(0.5), right: at(0.75), high: at(1) };
}

/** Trained models by seed: two students may have trained the same. */
export interface TrainedSeeds {
  /** By seed, the six models. */
  readonly seeds: ReadonlyMap<number, readonly (Trained | undefined)[]>;
  /** Seeds that students hold different results of: training is exact, so one of them is not what it says. */
  readonly disputed: readonly number[];
}

export function trainedSeeds(results: readonly Result[], seedOf: (student: number) => number): TrainedSeeds {
  const seeds = new Map<number, readonly (Trained | undefined)[]>();
  const disputed = new Set<number>();
  for (const { student, given } of results) {
    if (given.kind !== 'train') continue;
    const seed = seedOf(student);
    const before = seeds.get(seed);
    if (!before) seeds.set(seed, given.models);
    else if (JSON.stringify(before) !== JSON.stringify(given.models)) disputed.add(seed);
  }
  return { seeds, disputed: [...disputed] };
}

/** For each of the six models, how often each outcome was predicted. */
export const predictionCounts = (results: readonly Result[]): readonly Readonly<Record<Outcome, number>>[] =>
  Array.from({ length: modelCount }, (_model, model) => {
    const said = results.flatMap(({ given }) => (given.kind === 'predict' ? [given.outcomes[model]] : []));
    const count = (outcome: Outcome): number => said.filter((one) => one === outcome).length;
    return Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number>;
  });
