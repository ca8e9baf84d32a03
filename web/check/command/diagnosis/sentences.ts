// Putting an explanation into words, with its figure.
import { short } from '../run/judge.ts';
import type { Outcome } from '../run/session.ts';
import { positionsOf } from '../vectors/rows.ts';
import type { Evidence } from './evidence.ts';
import type { CauseName } from '../../numbers/causes/cause-names.ts';
import type { Alternative, Faults } from '../../numbers/causes/faults.ts';

export interface Diagnosis {
  /** Names of the causes, the first one first; empty where none is known. */
  readonly causes: readonly CauseName[];
  readonly sentence: string;
  readonly families: readonly string[];
  /** How many wrong answers it explains, and of how many. */
  readonly explained: number;
  readonly failures: number;
}

/** A cause of a smaller share of the wrong answers is said with "perhaps". */
export const surely = 0.9;
/** Answers that tell a cause from the truth: one of them may be chance. */
export const leastTold = 2;

/** A diagnosis of one family, with its evidence. */
export interface Found extends Diagnosis {
  readonly parts: readonly Alternative[];
  readonly told: number;
  readonly against: number;
  /** The wrong answers that it was sought for. */
  readonly wrong: readonly Outcome[];
}

/** The findings of one family, before they are put into words. */
export interface Explanation {
  readonly parts: readonly Alternative[];
  readonly faults: Faults;
  readonly explained: readonly Evidence[];
  /** The number of wrong answers that the mistakes give and the truth does not. */
  readonly told: number;
  /** The number of right answers that the mistakes would not give. */
  readonly against: number;
  readonly score: number;
  readonly slack: number;
}

/** Causes whose errors grow with the position: from where on they matter is what people ask. */
const growing = ['float32-angles', 'running-product', 'float32-position'];

export function withFigure({ parts, explained }: Explanation): string {
  const sentences = parts.map(({ says }) => says);
  const [first = '', ...others] = sentences;
  const said = [first, ...others.map((one) => `Besides: ${one}`)].join(' ');
  if (!parts.some(({ cause }) => growing.includes(cause))) return said;
  const figure = growthOf(explained);
  return figure ? `${said.replace(/\.$/, '')}: ${figure}.` : said;
}

/** From which position on errors are above 1e-3, or how large they become. */
function growthOf(explained: readonly Evidence[]): string {
  const errors = explained
    .flatMap(({ asked, at, got, truth, scale }) => {
      const positionAt = positionsOf(asked);
      return at.map((index, k) => ({
        position: Math.abs(positionAt?.(index) ?? NaN),
        error: Math.abs((got[k] ?? NaN) - (truth[k] ?? NaN)) / (scale[k] ?? 1),
      }));
    })
    .filter(({ position, error }) => Number.isFinite(position) && Number.isFinite(error))
    .sort((a, b) => a.position - b.position);
  const first = errors.find(({ error }) => error > 1e-3);
  if (first) return `from position ${first.position.toLocaleString('en')} on the error is above 1e-3`;
  const worst = errors.reduce((a, b) => (b.error > a.error ? b : a), { position: 0, error: 0 });
  if (worst.error === 0) return '';
  return `the error reaches ${worst.error.toExponential(0)} at position ${worst.position.toLocaleString('en')}`;
}

export function unexplained(family: string, wrong: readonly Outcome[], others: boolean): Found {
  const [first] = wrong;
  const { wrong: entry, message } = first?.verdict ?? {};
  const id = first?.asked.id ?? '';
  const value = entry ? `${id}, ${message}, off by ${short(Math.abs(entry.got - entry.expected))}` : id;
  const answers = `${others ? 'the other ' : ''}${wrong.length} wrong ${wrong.length === 1 ? 'answer' : 'answers'}`;
  return {
    causes: [],
    sentence: `No known cause explains ${answers}; the first wrong value is ${value}.`,
    families: [family],
    explained: 0,
    failures: wrong.length,
    parts: [],
    told: 0,
    against: 0,
    wrong,
  };
}

/** Faults that need no numbers: wrong lengths, and refusals on the wrong side. */
export function otherFaults(outcomes: readonly Outcome[]): Diagnosis[] {
  const told = [
    ['shape', (count: number) => `${count} ${count === 1 ? 'answer has' : 'answers have'} the wrong number of values`],
    ['refused', (count: number) => `${count} valid ${count === 1 ? 'case is' : 'cases are'} refused`],
    [
      'accepted',
      (count: number) => `${count} ${count === 1 ? 'input is' : 'inputs are'} accepted that must be refused`,
    ],
  ] as const;
  return told.flatMap(([fault, says]) => {
    const own = outcomes.filter(({ verdict }) => verdict.fault === fault);
    const first = own[0];
    if (!first) return [];
    const reason = first.verdict.message.replace(/^(accepted, and must be refused|refused): /, '');
    return [
      {
        causes: [],
        sentence: `${says(own.length)}; the first is ${first.asked.id}: ${reason.replace(/\.$/, '')}.`,
        families: [...new Set(own.map(({ asked }) => asked.family))],
        explained: 0,
        failures: own.length,
      },
    ];
  });
}

/**
 * The same cause in several families is said once; one that a single answer of `answers` tells is not said at all,
 * unless there is no other, as with a file of numbers.
 */
export function merged(found: readonly Found[], answers: number): Diagnosis[] {
  const byCause = new Map<string, Found>();
  for (const one of found) {
    // The figure belongs to a family; the words before it do not.
    const key = one.parts.map(({ says }) => says).join(' ') || one.sentence;
    const same = byCause.get(key);
    const [larger, smaller] = same && same.explained >= one.explained ? [same, one] : [one, same];
    byCause.set(key, {
      ...larger,
      families: [...new Set([...(same?.families ?? []), ...one.families])],
      explained: larger.explained + (smaller?.explained ?? 0),
      failures: larger.failures + (smaller?.failures ?? 0),
      told: larger.told + (smaller?.told ?? 0),
      against: larger.against + (smaller?.against ?? 0),
      wrong: [...(same?.wrong ?? []), ...one.wrong],
    });
  }
  const said = [...byCause.values()].map((one) => {
    if (one.causes.length === 0 || one.told >= Math.min(leastTold, answers)) return one;
    return unexplained(one.families[0] ?? '', one.wrong, false);
  });
  return said.map(({ causes, sentence, families, explained, failures, against }) => {
    const unsure = causes.length > 0 && (explained < surely * failures || against > (1 - surely) * explained);
    return { causes, sentence: unsure ? `Perhaps: ${sentence}` : sentence, families, explained, failures };
  });
}
