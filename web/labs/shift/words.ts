import { html, mathml, nothing, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { listed, measure, written } from '../shared/text/numerals.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { waveName } from '../shared/text/rich.ts';
import { firstStart, missingOf, type Attempt, type Attempts } from './attempts.ts';
import { sources, type ShiftValues } from './properties.ts';

const turned = (places: unknown): TemplateResult => mathml`<mrow><msub><mi>ω</mi><mi>i</mi></msub>${places}</mrow>`;
const wave = (name: 'sin' | 'cos', of: unknown, minus = false): TemplateResult =>
  mathml`<mtd><mrow>
    ${minus ? mathml`<mo>−</mo>` : ''}<mi>${waveName(name)}</mi><mo>⁡</mo><mspace width="0.15em"></mspace>${of}
  </mrow></mtd>`;
const column = (of: unknown): TemplateResult =>
  mathml`<mrow><mo>(</mo><mtable><mtr>${wave('sin', of)}</mtr><mtr>${wave('cos', of)}</mtr></mtable><mo>)</mo></mrow>`;

/** One pair: its value at p + k, from its value at p. Three pieces, so that a narrow screen may break between them. */
export function blockFormula(): TemplateResult {
  const sum = mathml`<mrow><mo stretchy="false">(</mo><mi>p</mi><mo>+</mo><mi>k</mi><mo stretchy="false">)</mo></mrow>`;
  const angle = turned(mathml`<mi>k</mi>`);
  return html`<div class="formula block-formula">
    <math>${column(turned(sum))}<mo>=</mo></math>
    <math><mrow data-term="block"><mo>(</mo><mtable>
      <mtr>${wave('cos', angle)}${wave('sin', angle)}</mtr>
      <mtr>${wave('sin', angle, true)}${wave('cos', angle)}</mtr>
    </mtable><mo>)</mo></mrow></math>
    <math>${column(turned(mathml`<mi>p</mi>`))}</math>
  </div>`;
}

const starts = ({ left }: Attempt): number => left.length;

/** Fits prove nothing unless there are more rows than columns. */
export const tooFew = (attempts: Attempts, dim: number): boolean => starts(attempts.learned) <= dim;

const moved = ({ position, shift }: ShiftValues): { readonly from: string; readonly to: string } => ({
  from: written(position),
  to: written(position + shift),
});

/** The attempt shown, in numbers. */
export function readings(view: ShiftValues, attempt: Attempt): TemplateResult {
  const here = attempt.left[view.position - firstStart(view)] ?? 0;
  const { rank } = attempt;
  const directions = rank === undefined ? t('shift.reading.known') : t('shift.reading.rankOf', { rank, dim: view.dim });
  return reading(
    t('shift.reading.title'),
    fact(t('shift.reading.move'), t('shift.reading.fromTo', moved(view)), 'move'),
    fact(t('shift.reading.here'), measure(here), 'here'),
    fact(t('shift.reading.all', { starts: starts(attempt) }), measure(attempt.residual.largest), 'all'),
    fact(t('shift.reading.rank'), directions, 'rank'),
  );
}

/** Where lesson 002's residual comes from, with the numbers of the view. */
export function origin(view: ShiftValues, attempts: Attempts): string {
  const { sine, cosine, slower } = missingOf(view);
  return t('shift.origin', {
    shift: written(view.shift),
    sign: sine < 0 ? '\u2212' : '+',
    cosine: measure(cosine, 4),
    bound: measure(Math.abs(sine), 4),
    slower: measure(slower),
    largest: measure(attempts.doubled.residual.largest),
  });
}

/** A warning when the fits prove nothing. */
export function warning(view: ShiftValues, attempts: Attempts): TemplateResult | typeof nothing {
  if (!tooFew(attempts, view.dim)) return nothing;
  const rows = t('shift.rows', { count: starts(attempts.learned) });
  return html`<p class="note" data-says="few">${t('shift.few', { rows, dim: view.dim })}</p>`;
}

/** The observation to make, depending on the reader's settings. */
export function caption(view: ShiftValues, attempts: Attempts): string {
  const numbers = {
    shift: written(view.shift),
    sinusoidal: measure(attempts.sinusoidal.residual.largest),
    doubled: measure(attempts.doubled.residual.largest),
    learned: measure(attempts.learned.residual.largest),
  };
  if (view.shift === 0) return t('shift.captionStill');
  if (tooFew(attempts, view.dim)) return t('shift.captionFew', numbers);
  // What happens to the drawn vectors when p moves: only a rotation keeps the angle between them.
  const moves = t(view.source === 'sinusoidal' ? 'shift.captionTurns' : 'shift.captionBends');
  return inOneLine(t('shift.caption', numbers), moves);
}

/** The figure described in words. */
export function inWords(view: ShiftValues, attempts: Attempts): string {
  const about = t('shift.words', {
    ...moved(view),
    dim: view.dim,
    base: written(view.base),
    shift: written(view.shift),
    pairs: listed([...view.pairs].sort((a, b) => a - b).map(String)),
    source: t(`shift.sources.${view.source}.name`),
  });
  return inOneLine(caption(view, attempts), about);
}

/** The residual at every position, table by table. English names, as in the programs. */
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
