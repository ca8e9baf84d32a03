// Finds the cause: alternatives ranked by how many wrong answers each explains, how many right ones speak against it,
// how closely it fits and how simple it is. Two together are tried where none explains most.
import type { Outcome } from '../run/session.ts';
import type { Dtype } from '../../numbers/vectors/types.ts';
import { contradicts, evidenceOf, fitOf, modelled, type Evidence } from './evidence.ts';
import { families } from './families.ts';
import type { Alternative, Family, Faults, Model } from '../../numbers/causes/faults.ts';
import {
  leastTold,
  merged,
  otherFaults,
  surely,
  unexplained,
  withFigure,
  type Diagnosis,
  type Explanation,
  type Found,
} from './sentences.ts';

const mostRounds = 3;
/** Wrong answers that one mistake, and two together, are tried on before they are tried on all. */
const sampled = { alone: 12, together: 4 };
/** Right answers that may speak against an alternative. */
const mostPassed = 80;

export function diagnose(outcomes: readonly Outcome[], dtype: Dtype): Diagnosis[] {
  const names = [...new Set(outcomes.map(({ asked }) => asked.family))];
  const asked = names.map((family): Asked => {
    const own = outcomes.filter((one) => one.asked.family === family);
    return { family, own, wrong: own.filter(({ verdict }) => verdict.fault === 'values') };
  });
  // What explains a family with many wrong answers is tried first in those with few.
  const found: Found[] = [];
  for (const one of asked.sort((a, b) => b.wrong.length - a.wrong.length))
    if (one.wrong.length > 0) found.push(...diagnoseFamily(one, dtype, found));
  const inOrder = names.flatMap((family) => found.filter(({ families: [own] }) => own === family));
  const named = merged(inOrder, outcomes.length);
  return [...named.sort((a, b) => b.explained - a.explained), ...otherFaults(outcomes)];
}

interface Asked {
  readonly family: string;
  readonly own: readonly Outcome[];
  readonly wrong: readonly Outcome[];
}

function diagnoseFamily({ family: name, own, wrong }: Asked, dtype: Dtype, others: readonly Found[]): Found[] {
  const family = families[name];
  const tried = others.flatMap(({ parts }) => {
    const here = parts.flatMap(({ says }) => family?.alternatives.find((one) => one.says === says) ?? []);
    return here.length > 0 && here.length === parts.length ? [here] : [];
  });
  const evidence = own.flatMap((outcome) => evidenceOf(outcome, dtype) ?? []);
  const known = family ? evidence.filter((one) => modelled(family.model, one)) : [];
  let failed = known.filter(({ passed }) => !passed);
  const passed = spread(
    known.filter((one) => one.passed),
    mostPassed,
  );
  const diagnoses: Found[] = [];
  let left = wrong;
  let before: Explanation | undefined;
  for (let round = 0; family && round < mostRounds && failed.length > 0; round++) {
    const best = explain({ ...family, tried: before ? [] : tried }, failed, passed, before);
    // A named cause must account for most of the remaining failures; a further one for nearly all of them.
    const most = before ? surely : 0.5;
    if (!best || best.explained.length <= (before ? most - 1e-9 : most) * left.length) break;
    diagnoses.push({
      causes: best.parts.map(({ cause }) => cause),
      sentence: withFigure(best),
      families: [name],
      explained: best.explained.length,
      failures: left.length,
      parts: best.parts,
      told: best.told,
      against: best.against,
      wrong: left,
    });
    const ids = new Set(best.explained.map(({ asked }) => asked.id));
    failed = failed.filter(({ asked }) => !ids.has(asked.id));
    left = left.filter(({ asked }) => !ids.has(asked.id));
    before = best;
  }
  const rest = left[0];
  if (rest) diagnoses.push(unexplained(name, left, diagnoses.length > 0));
  return diagnoses;
}

/** The best explanation of the failures; a second cause may come on top of one that was found before. */
function explain(
  { model, alternatives, inPart, tried }: Family & { readonly tried: readonly (readonly Alternative[])[] },
  failed: readonly Evidence[],
  passed: readonly Evidence[],
  before: Explanation | undefined,
): Explanation | undefined {
  const scored = (...parts: readonly Alternative[]): Explanation => {
    const faults: Faults = Object.assign({}, ...parts.map((part) => part.faults));
    const fits = failed.map((one) => ({ one, fit: fitOf(one, model(one.asked, faults)) }));
    const told = fits.filter(({ fit }) => fit.fits && !fit.silent);
    // Cases that cannot tell do not speak against a cause that explains others.
    const explained = (told.length > 0 ? fits.filter(({ fit }) => fit.fits) : []).map(({ one }) => one);
    const against =
      explained.length === 0 ? 0 : passed.filter((one) => contradicts(one, model(one.asked, faults))).length;
    const slack = told.reduce((sum, { fit }) => sum + fit.slack, 0) / (told.length || 1);
    const score = explained.length / failed.length - against / Math.max(explained.length + against, 1);
    return { parts, faults, explained, told: told.length, against, score, slack };
  };
  const nearlyAll = ({ explained, faults, against }: Explanation, least = leastOf(faults)): boolean =>
    explained.length >= Math.max(surely * failed.length, least) && against <= (1 - surely) * explained.length;
  // What explains less, or would spoil right answers, is likely at most.
  const likely = (one: Explanation): boolean => {
    if (before && isArithmetic(one.faults)) return false;
    if (one.explained.length < leastOf(one.faults) || (!inPart && one.against > one.explained.length)) return false;
    if (one.explained.length >= surely * failed.length) return true;
    return 2 * one.explained.length > failed.length && one.against === 0 && one.faults.rounding !== 'loosely';
  };
  const again = tried
    .map((parts) => scored(...parts))
    .filter((one) => nearlyAll(one, 1))
    .sort(better)[0];
  if (again) return again;
  const sample = spread(failed, sampled.alone);
  const fitsSome = ({ faults }: Alternative): boolean =>
    4 * sample.filter((one) => fitOf(one, model(one.asked, faults)).fits).length > sample.length;
  const singles = alternatives
    .filter(fitsSome)
    .map((one) => scored(one))
    .sort(better);
  const [single] = singles;
  if (single && nearlyAll(single) && !(before && isArithmetic(single.faults))) return single;
  // Both must be needed: a pair explains nearly all, and more than either does.
  const most = Math.max(0, ...singles.map(({ explained }) => explained.length));
  const needed = (pair: Explanation): boolean => nearlyAll(pair) && pair.explained.length >= most + leastTold;
  const added =
    before &&
    pairsWith(before.parts, alternatives)
      .map((pair) => scored(...pair))
      .filter(needed)
      .sort(better)[0];
  if (added) return added;
  const least = Math.max(most + leastTold, 2 * leastTold);
  const pairs = failed.length < least ? [] : pairsOf(alternatives, sampleOf(failed), model);
  const both = pairs
    .map((pair) => scored(...pair))
    .filter(needed)
    .sort(better)[0];
  return both ?? singles.find(likely);
}

const pairsWith = (parts: readonly Alternative[], alternatives: readonly Alternative[]): Alternative[][] =>
  alternatives.filter((one) => parts.every(({ faults }) => apart(faults, one.faults))).map((one) => [...parts, one]);

/** A few wrong answers, short ones, from the beginning to the end of the list. */
const sampleOf = (failed: readonly Evidence[]): Evidence[] =>
  spread(
    [...failed].sort((a, b) => a.at.length - b.at.length).slice(0, Math.max(4 * sampled.together, failed.length / 2)),
    sampled.together,
  );

/** Pairs of mistakes that explain all of a sample but one. */
function pairsOf(alternatives: readonly Alternative[], sample: readonly Evidence[], model: Model): Alternative[][] {
  const found: Alternative[][] = [];
  // A mistake that changes none of them cannot be needed there.
  const acting = alternatives.filter(({ faults }) => sample.some((one) => contradicts(one, model(one.asked, faults))));
  acting.forEach((one, k) => {
    for (const other of acting.slice(k + 1)) {
      if (!apart(one.faults, other.faults)) continue;
      const faults: Faults = { ...one.faults, ...other.faults };
      let missed = 0;
      for (const each of sample) {
        if (!fitOf(each, model(each.asked, faults)).fits) missed++;
        if (missed > 1) break;
      }
      if (missed <= 1) found.push([one, other]);
    }
  });
  return found;
}

/** Arithmetic in a short format, whose errors look like those of another. */
const isArithmetic = ({ angles, running, rounded, inverse, result }: Faults): boolean =>
  [angles, running, rounded, inverse, result].some((one) => one !== undefined);

/** Wrong answers that a mistake has to explain: more where the order of its operations is not known. */
const leastOf = ({ angles, running, rounding }: Faults): number =>
  angles === 'float32 loosely' || running || rounding === 'loosely' ? 2 * leastTold : 1;

/** Settings that can stand for each other: another base is the same as another exponent. */
const together: readonly (keyof Faults)[] = ['base', 'ladder', 'ladderBase', 'over'];

/** Whether two mistakes touch different settings. */
const apart = (a: Faults, b: Faults): boolean =>
  Object.keys(a).every((key) => !Object.hasOwn(b, key)) && ![a, b].every((one) => together.some((key) => key in one));

/** More explained and less spoken against; then the closer fit; then what is simpler, in the order of the lists. */
function better(a?: Explanation, b?: Explanation): number {
  if (!a || !b) return 0;
  if (Math.abs(a.score - b.score) > 1e-9) return b.score - a.score;
  const closer = Math.abs(a.slack - b.slack) > 0.5 ? a.slack - b.slack : 0;
  return closer || a.parts.length - b.parts.length;
}

/** So many of a list, from its beginning to its end. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, k) => list[Math.floor((k * list.length) / count)]!);
}
