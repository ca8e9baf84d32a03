// Finds the cause: alternatives ranked by how many wrong answers each explains, how many right ones speak against it,
// how closely it fits and how simple it is. Two together are tried where none explains most.
import type { Outcome } from '../run/session.ts';
import type { Dtype } from '../vectors/types.ts';
import { contradicts, evidenceOf, fitOf, modelled, type Evidence } from './evidence.ts';
import { families } from './families.ts';
import type { Alternative, Faults, Model } from './faults.ts';
import { merged, otherFaults, unexplained, withFigure, type Diagnosis, type Explanation } from './sentences.ts';

const mostRounds = 3;
/** Wrong answers that pairs are tried on before they are tried on all. */
const sampled = 5;
/** Right answers that may speak against an alternative. */
const mostPassed = 40;

export function diagnose(outcomes: readonly Outcome[], dtype: Dtype): Diagnosis[] {
  const names = [...new Set(outcomes.map(({ asked }) => asked.family))];
  const found = names.flatMap((family) => {
    const own = outcomes.filter(({ asked }) => asked.family === family);
    const wrong = own.filter(({ verdict }) => verdict.fault === 'values');
    return wrong.length === 0 ? [] : diagnoseFamily(family, own, wrong, dtype);
  });
  return [...merged(found).sort((a, b) => b.explained - a.explained), ...otherFaults(outcomes)];
}

function diagnoseFamily(name: string, own: readonly Outcome[], wrong: readonly Outcome[], dtype: Dtype): Diagnosis[] {
  const family = families[name];
  const evidence = own.flatMap((outcome) => evidenceOf(outcome, dtype) ?? []);
  const known = family ? evidence.filter((one) => modelled(family.model, one)) : [];
  let failed = known.filter(({ passed }) => !passed);
  const passed = spread(
    known.filter((one) => one.passed),
    mostPassed,
  );
  const diagnoses: Diagnosis[] = [];
  let left = wrong;
  let before: Explanation | undefined;
  for (let round = 0; family && round < mostRounds && failed.length > 0; round++) {
    const best = explain(family.model, family.alternatives, failed, passed, before);
    // A named cause must account for most of the remaining failures.
    if (!best || 2 * best.explained.length <= left.length) break;
    diagnoses.push({
      causes: best.parts.map(({ cause }) => cause),
      sentence: withFigure(best),
      families: [name],
      explained: best.explained.length,
      failures: left.length,
    });
    const ids = new Set(best.explained.map(({ asked }) => asked.id));
    failed = failed.filter(({ asked }) => !ids.has(asked.id));
    left = left.filter(({ asked }) => !ids.has(asked.id));
    before = best;
  }
  const rest = left[0];
  if (rest) diagnoses.push(unexplained(name, rest, left.length, diagnoses.length > 0));
  return diagnoses;
}

/** The best explanation of the failures; a second cause may come on top of one that was found before. */
function explain(
  model: Model,
  alternatives: readonly Alternative[],
  failed: readonly Evidence[],
  passed: readonly Evidence[],
  before: Explanation | undefined,
): Explanation | undefined {
  const scored = (parts: readonly Alternative[], within = failed): Explanation => {
    const faults: Faults = Object.assign({}, ...parts.map((part) => part.faults));
    const fits = within.map((one) => ({ one, fit: fitOf(one, model(one.asked, faults)) }));
    const told = fits.filter(({ fit }) => fit.fits && !fit.silent);
    // Cases that cannot tell do not speak against a cause that explains others.
    const explained = (told.length > 0 ? fits.filter(({ fit }) => fit.fits) : []).map(({ one }) => one);
    const against =
      explained.length === 0 ? 0 : passed.filter((one) => contradicts(one, model(one.asked, faults))).length;
    const slack = told.reduce((sum, { fit }) => sum + fit.slack, 0) / (told.length || 1);
    const score = explained.length / within.length - against / Math.max(passed.length, 1);
    return { parts, faults, explained, score, slack };
  };
  const singles = alternatives.map((one) => scored([one])).sort(better);
  const single = singles[0];
  const onTopOf = (first: Explanation | undefined): Explanation | undefined =>
    first &&
    alternatives
      .filter((one) => apart(first.faults, one.faults))
      .map((one) => scored([...first.parts, one]))
      .sort(better)[0];
  if (single && single.explained.length > failed.length / 2 && single.score > 0.5) {
    // A second mistake on top, if it accounts for much of what is left.
    const both = single.explained.length < failed.length ? onTopOf(single) : undefined;
    return both && both.score > single.score + 0.15 ? both : single;
  }
  const added = onTopOf(before);
  if (added && added.explained.length > failed.length / 2) return added;
  const sample = spread([...failed].sort((a, b) => a.at.length - b.at.length).slice(0, 4 * sampled), sampled);
  const pairs = alternatives.flatMap((one, k) =>
    alternatives.slice(k + 1).flatMap((other) => (apart(one.faults, other.faults) ? [[one, other]] : [])),
  );
  const likely = pairs.filter((pair) => 2 * scored(pair, sample).explained.length > sample.length);
  // Both must be needed: a pair explains more than either does.
  const most = Math.max(...singles.map(({ explained }) => explained.length));
  const both = likely
    .map((pair) => scored(pair))
    .filter(({ explained }) => explained.length > most)
    .sort(better)[0];
  return [single, both].filter((one) => one !== undefined && 2 * one.explained.length > failed.length).sort(better)[0];
}

/** Whether two mistakes touch different settings. */
const apart = (a: Faults, b: Faults): boolean => Object.keys(a).every((key) => !Object.hasOwn(b, key));

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
