import { html, nothing, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { measure } from '../sentence/measure.ts';
import { firstStart, missingOf, type Attempt, type Attempts } from './attempts.ts';
import { sources, type ShiftValues } from './properties.ts';

const starts = ({ left }: Attempt): number => left.length;

/** Fits prove nothing unless there are more rows than columns. */
export const tooFew = (attempts: Attempts, dim: number): boolean => starts(attempts.learned) <= dim;

const moved = ({ position, shift }: ShiftValues): { readonly from: string; readonly to: string } => {
  const here = language();
  return { from: plain(position, here), to: plain(position + shift, here) };
};

/** The attempt shown, in numbers. */
export function reading(view: ShiftValues, attempt: Attempt): TemplateResult {
  const here = language();
  const item = (name: string, value: string, data: string): TemplateResult =>
    html`<div><dt>${name}</dt><dd data-value=${data}>${value}</dd></div>`;
  const at = attempt.left[view.position - firstStart(view)] ?? 0;
  return html`<section class="reading" aria-label=${t('shift.reading.title')}>
    <dl>
      ${item(t('shift.reading.move'), t('shift.reading.fromTo', moved(view)), 'move')}
      ${item(t('shift.reading.here'), measure(at), 'here')}
      ${item(t('shift.reading.all', { starts: starts(attempt) }), measure(attempt.residual.largest), 'all')}
      ${item(t('shift.reading.rank'), attempt.rank === undefined ? t('shift.reading.known') : t('shift.reading.rankOf', { rank: attempt.rank, dim: view.dim }), 'rank')}
    </dl>
  </section>`;
}

/** Where lesson 002's residual comes from, with the numbers of the view. */
export function origin(view: ShiftValues, attempts: Attempts): string {
  const here = language();
  const { sine, cosine, slower } = missingOf(view);
  return t('shift.origin', {
    shift: plain(view.shift, here),
    sign: sine < 0 ? '\u2212' : '+',
    cosine: significant(cosine, here, 4),
    bound: significant(Math.abs(sine), here, 4),
    slower: significant(slower, here, 3),
    largest: measure(attempts.doubled.residual.largest),
  });
}

/** A warning when the fits are worth nothing. */
export function warning(view: ShiftValues, attempts: Attempts): TemplateResult | typeof nothing {
  if (!tooFew(attempts, view.dim)) return nothing;
  return html`<p class="note" data-says="few">${t('shift.few', { rows: t('shift.rows', { count: starts(attempts.learned) }), dim: view.dim })}</p>`;
}

/** What there is to see, which depends on what the reader has set. */
export function caption(view: ShiftValues, attempts: Attempts): string {
  const numbers = {
    shift: plain(view.shift, language()),
    sinusoidal: measure(attempts.sinusoidal.residual.largest),
    doubled: measure(attempts.doubled.residual.largest),
    learned: measure(attempts.learned.residual.largest),
  };
  if (view.shift === 0) return t('shift.captionStill');
  return t(tooFew(attempts, view.dim) ? 'shift.captionFew' : 'shift.caption', numbers);
}

/** The figure for somebody who does not see it. */
export function inWords(view: ShiftValues, attempts: Attempts): string {
  const here = language();
  const about = t('shift.words', {
    ...moved(view),
    dim: view.dim,
    base: plain(view.base, here),
    shift: plain(view.shift, here),
    pairs: new Intl.ListFormat(here, { type: 'conjunction' }).format([...view.pairs].sort((a, b) => a - b).map(String)),
    source: t(`shift.sources.${view.source}.name`),
  });
  return `${about} ${caption(view, attempts)}`;
}

/** What is left over at every position, table by table. English names, as in the programs. */
export function residualTable(view: ShiftValues, attempts: Attempts): DataTable {
  const first = firstStart(view);
  return {
    name: `posenc-shift-${view.shift}-of-${view.rows}x${view.dim}`,
    columns: ['position', ...sources.map((source) => `residual_${source}`)],
    rows: Array.from(attempts.sinusoidal.left, (_left, index) => [
      first + index,
      ...sources.map((source) => attempts[source].left[index] ?? 0),
    ]),
  };
}
