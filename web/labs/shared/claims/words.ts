import type { DataTable } from '../figure/export.ts';
import { t } from '../text/i18n.ts';
import { measure, written } from '../text/numerals.ts';
import type { Finding, Verdict } from './check.ts';
import type { ClaimId, Known } from './claims.ts';

/** The severity of a verdict as the reader sees it: eleven different marks would be too many. */
export type Tone = 'holds' | 'partly' | 'fails' | 'open' | 'pending';
export const tones: readonly Tone[] = ['holds', 'partly', 'fails', 'open', 'pending'];

/** Another formula is as bad as a wrong one: code that relies on it does not fit. */
const failing: ReadonlySet<Verdict> = new Set(['nonStandard', 'broken', 'wrong', 'lookedUpFalse']);

export function toneOf(verdict: Verdict | undefined): Tone {
  if (verdict === undefined) return 'pending';
  if (verdict === 'right') return 'holds';
  if (verdict === 'unpublished') return 'open';
  return failing.has(verdict) ? 'fails' : 'partly';
}

/** The results so far, by claim. */
export type Findings = ReadonlyMap<ClaimId, Finding>;

export const verdictOf = (claim: Known, findings: Findings): Verdict | undefined =>
  claim.lookedUp ?? findings.get(claim.id)?.verdict;

/** Ratios and shares, for which five digits are too many. */
const loose: ReadonlySet<string> = new Set(['times', 'share', 'sharePlain', 'gap', 'off']);

function printed(name: string, value: number): string {
  if (Number.isInteger(value)) return written(value);
  return measure(value, Math.abs(value) < 1e-4 || loose.has(name) ? 3 : 5);
}

/** The measurement in words; for a claim that cannot be measured, the reason. */
export function evidence(claim: Known, findings: Findings): string {
  const finding = findings.get(claim.id);
  if (!claim.lookedUp && !finding) return t('claims.pending');
  const values = Object.fromEntries(
    Object.entries(finding?.values ?? {}).map(([name, value]) => [name, printed(name, value)]),
  );
  return t(`claims.found.${claim.id}`, values);
}

/** How many claims of a list end in each tone. */
export function counts(claims: readonly Known[], findings: Findings): Readonly<Record<Tone, number>> {
  const result = { holds: 0, partly: 0, fails: 0, open: 0, pending: 0 };
  for (const claim of claims) result[toneOf(verdictOf(claim, findings))] += 1;
  return result;
}

/** The counts in a sentence. Counts of a part would be read as those of the whole: they come when all are checked. */
export function tallied(
  claims: readonly Known[],
  findings: Findings,
  whole: 'claims.caption' | 'claims.words',
): string {
  const numbers = { all: claims.length, ...counts(claims, findings) };
  if (numbers.pending > 0) return t('claims.counting', { all: numbers.all, checked: numbers.all - numbers.pending });
  return t(whole, numbers);
}

/** The verdicts with the numbers that they follow from. English names, as in the programs. */
export function verdictTable(claims: readonly Known[], findings: Findings, lesson: string): DataTable {
  return {
    name: `posenc-claims-${lesson}`,
    columns: ['claim', 'name', 'lessons', 'verdict', 'numbers'],
    rows: claims.map((claim) => [
      claim.number,
      claim.id,
      claim.lessons.join(' '),
      verdictOf(claim, findings) ?? '',
      Object.entries(findings.get(claim.id)?.values ?? {})
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    ]),
  };
}
