// The verdict on a sheet of numbers: what they are, which cells are wrong, and the likely cause.
import type { Alternative, Answered, Faults } from '../causes/faults.ts';
import { biasGuesses, bucketGuesses } from './biases.ts';
import { cacheGuesses } from './cache.ts';
import { compare, compareCut, cutsOf, type Comparison, type Cut } from './compare.ts';
import { frequencyGuesses, slopeGuesses } from './lists.ts';
import type { Judged, NumbersVerdict } from './judged.ts';
import { isPrecision, saidOf } from './said.ts';
import { rowsOf, sampled, type Sheet } from '../sheet.ts';
import { asShort, inFull, isShort } from './short.ts';
import { sumOf } from './sum.ts';
import { sinusoidalGuesses } from './sinusoidal.ts';
import type { Guess, Wish } from './guess.ts';

interface Found {
  readonly guess: Guess;
  readonly faults: Faults;
  /** How many cells of a sample are wrong, which share that is, and how far-fetched it is. */
  readonly wrong: number;
  readonly share: number;
  readonly cost: number;
}

/** Of a table with more wrong cells nothing is said. */
const mostWrong = 0.3;
/** As large a share of the wrong cells may be left by a cause that is named. */
const mostLeft = 0.1;
/** Rows and columns of the sample that must fit before more is compared, and of that. */
const [few, many] = [
  [7, 12],
  [36, 40],
] as const;
/** Places of wrong cells that are remembered one by one. */
const mostListed = 100_000;

const makers: Readonly<Record<string, (sheet: Sheet, wish: Wish) => Guess[]>> = {
  sinusoidal: sinusoidalGuesses,
  cache: cacheGuesses,
  frequencies: frequencyGuesses,
  slopes: slopeGuesses,
  bias: biasGuesses,
  buckets: bucketGuesses,
};

function guessesFor(sheet: Sheet, wish: Wish): Guess[] {
  const name = wish.family === 'cosines' || wish.family === 'sines' ? 'cache' : wish.family;
  return Object.entries(makers).flatMap(([maker, make]) =>
    name === 'auto' || name === maker ? make(sheet, wish) : [],
  );
}

/** Enough cells that say something agree, so that the rest can be called wrong; fewer of two rows that are right. */
const isBelievable = (sheet: Sheet, { wrong, telling, tellingRight }: Comparison, isPlain: boolean): boolean =>
  tellingRight >= (isPlain && wrong.length === 0 ? 2 : Math.min(3, sheet.values.length / 2)) &&
  tellingRight >= 0.6 * telling &&
  wrong.length <= mostWrong * sheet.values.length;

type Answering = (part: Sheet) => Answered | undefined;

interface Scan {
  readonly cut: Cut;
  readonly wrong: number[];
  readonly cutOff: number[];
  count: number;
}

/** Compares all rows, some at a time: a table may have millions of cells. */
function scan(sheet: Sheet, guess: Guess, answering: Answering, cut: Cut): Scan {
  const across = sheet.columns.length;
  const step = Math.max(1, Math.floor(16384 / across));
  const scanned: Scan = { cut, wrong: [], cutOff: [], count: 0 };
  for (let row = 0; row < sheet.rows.length; row += step) {
    const part = rowsOf(sheet, row, step);
    const answered = answering(part);
    if (!answered) continue;
    const found = compareCut(part, answered, guess.class, guess.first, cut);
    scanned.count += found.wrong.length;
    for (const name of ['wrong', 'cutOff'] as const)
      if (scanned[name].length < mostListed) for (const at of found[name]) scanned[name].push(at + row * across);
  }
  return scanned;
}

/** With the way of cutting digits that leaves the fewest cells wrong, the likeliest of those. */
function scanBest(sheet: Sheet, guess: Guess, answering: Answering): Scan {
  let best: Scan | undefined;
  for (const cut of cutsOf(sheet)) {
    const found = scan(sheet, guess, answering, cut);
    if (!best || found.count < best.count) best = found;
    if (best.count === 0) break;
  }
  return best as Scan;
}

const ranks: readonly NumbersVerdict[] = ['right', 'cells', 'precision', 'mistake', 'unknown'];

/** The best verdict on any of the readings; on the first of those that are as good. */
export function judgeReadings(readings: readonly [Sheet, ...Sheet[]], wish?: Wish): Judged {
  const short = asShort(readings[0]);
  const kept = short && judgeNumbers(short, wish);
  if (kept && kept.verdict !== 'unknown' && kept.verdict !== 'cells' && kept.unexplained === 0) return kept;
  let best: Judged | undefined;
  for (const sheet of readings) {
    const judged = judgeNumbers(sheet, wish);
    const gain = best ? ranks.indexOf(best.verdict) - ranks.indexOf(judged.verdict) : 1;
    if (!best || gain > 0 || (gain === 0 && judged.wrongCount < best.wrongCount)) best = judged;
    if (best.verdict === 'right') break;
  }
  return best as Judged;
}

export function judgeNumbers(sheet: Sheet, wish: Wish = { family: 'auto', base: undefined }): Judged {
  const found = search(guessesFor(sheet, wish));
  const judged = found && verdictOf(found);
  if (judged && (judged.causes.length === 0 || judged.unexplained <= mostLeft * judged.wrongCount)) return judged;
  const nothing = { remarks: [], causes: [], wrong: [], wrongCount: 0, cutOff: [], unexplained: 0, right: undefined };
  return sumOf(sheet) ?? { verdict: 'unknown', cut: 'rounded', sheet, ...nothing };
}

function verdictOf({ guess, faults }: Found): Judged {
  const { family, remarks } = guess;
  const answer: Answering = (part) => guess.answer(part, faults);
  const explained = scanBest(guess.sheet, guess, answer);
  const { dtype } = guess.sheet;
  // Of numbers that 16 bits hold exactly, as those of ALiBi often are, nothing was lost.
  const rounded = isShort(dtype) && scanBest(inFull(guess.sheet), guess, answer).count > 0 ? { rounded: dtype } : {};
  const causes = [...guess.causes, ...saidOf({ ...faults, ...rounded })];
  const meant: Answering = guess.meant ?? ((part) => guess.answer(part, {}));
  const meantSheet = causes.length === 0 ? guess.sheet : (guess.meantSheet ?? guess.sheet);
  const sheet = inFull(meantSheet);
  const compared = causes.length === 0 ? explained : scanBest(sheet, guess, meant);
  const right = (part: Sheet): ArrayLike<number> => meant(part)?.values ?? [];
  const { wrong, count: wrongCount } = compared;
  // Beside a cause, digits are cut off from the numbers that it explains.
  const cutOffFrom = causes.length === 0 || meantSheet === guess.sheet ? explained.cutOff : [];
  const cutOff = explained.cut === 'truncated' ? [] : cutOffFrom;
  const shared = { family, remarks, causes, cut: explained.cut, sheet, right, wrong, wrongCount, cutOff };
  const all = { ...shared, unexplained: explained.count };
  // A cause that no cell shows, at so few digits, is none.
  if (wrongCount === 0) return { ...all, causes: [], verdict: 'right' };
  if (causes.length === 0) return { ...all, verdict: 'cells' };
  const harmless = guess.causes.length === 0 && isPrecision(faults) && explained.count === 0;
  return { ...all, verdict: harmless ? 'precision' : 'mistake' };
}

/** The best of all: right, right but for a cell, then one mistake, then two. */
function search(guesses: readonly Guess[]): Found | undefined {
  const best = (list: readonly (Found | undefined)[]): Found | undefined =>
    list.filter((one) => one !== undefined).sort(better)[0];
  const plainly = best(guesses.filter(({ cost }) => cost === 0).map((guess) => tried(guess, {}, 0)));
  if (plainly?.share === 0) return plainly;
  // One cell is no evidence of a mistake in the formula: it has to explain two, and nearly all that are wrong.
  const explains = (one: Found | undefined): Found | undefined =>
    one && plainly && (plainly.wrong - one.wrong < 2 || one.wrong > mostLeft * plainly.wrong) ? undefined : one;
  let found = best([
    plainly,
    ...guesses.filter(({ cost }) => cost > 0).map((guess) => explains(tried(guess, {}, guess.cost))),
  ]);
  // One mistake on top of settings without one, then of any.
  const withOne = (some: readonly Guess[]): (Found | undefined)[] =>
    some.flatMap((guess) => possible(guess).map(({ faults }) => explains(tried(guess, faults, guess.cost + 1))));
  const plain = guesses.filter(({ cost }) => cost === 0);
  found = best([found, ...withOne(plain)]);
  if (found && found.share < 0.02) return found;
  found = best([found, ...withOne(guesses.filter(({ cost }) => cost > 0))]);
  if (found && found.share < 0.02) return found;
  // Two rows are explained by two mistakes too easily.
  // A table may be transposed besides.
  const withTwo = guesses
    .filter(({ causes, sheet }) => causes.every(({ key }) => key === 'fault.transposed') && sheet.rows.length > 2)
    .flatMap((guess) => pairsOf(possible(guess)).map((faults) => explains(tried(guess, faults, guess.cost + 3))));
  return best([found, ...withTwo]);
}

/** Fewer wrong cells, unless a simpler cause leaves hardly more. */
function better(a: Found, b: Found): number {
  const gap = a.share - b.share;
  return Math.abs(gap) > 0.001 ? gap : a.cost - b.cost;
}

/** Undefined if it does not explain a sample; a small one is asked first. */
function tried(guess: Guess, faults: Faults, cost: number): Found | undefined {
  const { sheet } = guess;
  for (const [rows, columns] of [few, many]) {
    const part = sampled(sheet, rows, columns);
    const answered = guess.answer(part, faults);
    const compared = answered && compare(part, answered, guess.class, guess.first);
    const isPlain = guess.cost === 0 && Object.keys(faults).length === 0;
    if (!compared || !isBelievable(part, compared, isPlain)) return undefined;
    if (rows === few[0]) continue;
    if (compared.roomy > 0 && Object.keys(faults).length > 0) {
      // Arithmetic that is as coarse shows in more than a cell here and there, unless it gives these very numbers.
      const exact = compare(part, { values: answered.values }, guess.class, guess.first);
      const plain = guess.answer(part, {});
      const shown = plain ? compare(part, plain, guess.class, guess.first).wrong.length : 0;
      if (shown < compared.roomy / 20 && exact.wrong.length > compared.wrong.length) return undefined;
    }
    const { wrong } = compared;
    return { guess, faults, wrong: wrong.length, share: wrong.length / part.values.length, cost };
  }
  return undefined;
}

/** Mistakes that can show at the positions of the sheet. */
function possible({ sheet, first, alternatives }: Guess): readonly Alternative[] {
  const last = (sheet.rows.at(-1) ?? 0) + first;
  const from = { int16: 32768, uint16: 65536, int8: 128, uint8: 256 } as const;
  const kept = { float32: 2 ** 24, float16: 2048, bfloat16: 256 } as const;
  return alternatives.filter(({ faults: { most = -1, wrapped = -1, overflow, heldIn } }) => {
    if (overflow && last < from[overflow]) return false;
    if (heldIn && last <= kept[heldIn]) return false;
    return most < last && wrapped <= last;
  });
}

/** Settings of which two are likely to be wrong at once. */
const common: readonly string[] = ['shift', 'ladder', 'turn', 'layout'] satisfies readonly (keyof Faults)[];

/** Two mistakes at once, of settings that have nothing to do with each other. */
function pairsOf(alternatives: readonly Alternative[]): Faults[] {
  const likely = alternatives.filter(({ faults }) => Object.keys(faults).every((name) => common.includes(name)));
  return likely.flatMap((one, at) =>
    likely
      .slice(at + 1)
      .filter((other) => Object.keys(one.faults).every((name) => !Object.hasOwn(other.faults, name)))
      .map((other) => ({ ...one.faults, ...other.faults })),
  );
}
