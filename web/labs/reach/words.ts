import { html, mathml, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { listed, measure, written } from '../shared/text/numerals.ts';
import { formats, searched, type AtPosition, type ErrorCurves, type FirstAlike, type Format } from './arithmetic.ts';
import type { ReachValues } from './properties.ts';

/** How far off an angle is: half of the last digit of a number as large as the angle. */
export function errorFormula(): TemplateResult {
  return html`<div class="formula"><math display="block"><mrow>
    <mi>${t('formula.error')}</mi><mo>≲</mo><mi>p</mi><mo>·</mo><msub><mi>ω</mi><mi>i</mi></msub><mo>·</mo>
    <msup><mn>2</mn><mrow><mo>−</mo><mi>t</mi></mrow></msup><mo>,</mo>
  </mrow></math><math display="block"><mrow>
    <mi>t</mi><mo>=</mo>${[53, 24, 11, 8].map((bits, k) => mathml`${k > 0 ? mathml`<mo>,</mo>` : ''}<mn>${bits}</mn>`)}
  </mrow></math></div>`;
}

const infinite = '∞';
const error = (value: number): string => (Number.isFinite(value) ? measure(value) : infinite);
const whole = (value: number): string => (Number.isFinite(value) ? written(value) : infinite);

function alikeText(alike: FirstAlike | undefined): string {
  if (!alike) return t('reach.searching');
  if (!alike.found) return t('reach.noneAlike', { searched: written(searched) });
  return t(alike.beyond ? 'reach.alikeBeyond' : 'reach.alike', {
    first: whole(alike.found.first),
    second: whole(alike.found.second),
  });
}

/** Each format at the position chosen, and where it first takes two positions for one. */
export function formatTable({ readings }: AtPosition, alike?: Readonly<Record<Format, FirstAlike>>): TemplateResult {
  const head = (name: 'format' | 'kept' | 'error' | 'alike'): TemplateResult =>
    html`<th scope="col">${t(`reach.column.${name}`)}</th>`;
  const row = ({ format, kept, error: off }: AtPosition['readings'][number]): TemplateResult => html`<tr
    data-format=${format}
  >
    <th scope="row">${format}</th><td data-value="kept">${whole(kept)}</td><td data-value="error">${error(off)}</td>
    <td data-value="alike">${alikeText(alike?.[format])}</td>
  </tr>`;
  return html`<table class="formats">
    <thead><tr>${head('format')}${head('kept')}${head('error')}${head('alike')}</tr></thead>
    <tbody>${readings.map(row)}</tbody>
  </table>`;
}

/** Which formats give this position and the next one the same row. */
export function nextText({ readings }: AtPosition, position: number): string {
  const values = { position: whole(position), next: whole(position + 1) };
  const same = readings.filter(({ likeNext }) => likeNext).map(({ format }) => format);
  const none = readings.filter(({ error: off }) => !Number.isFinite(off)).map(({ format }) => format);
  const told =
    same.length === 0 ? t('reach.nextApart', values) : t('reach.nextAlike', { ...values, formats: listed(same) });
  return none.length === 0 ? told : inOneLine(told, t('reach.noRow', { formats: listed(none) }));
}

export function arithmeticCaption({ readings }: AtPosition, { position, stage }: ReachValues): string {
  const errors = Object.fromEntries(readings.map((reading) => [reading.format, error(reading.error)]));
  return t(`reach.caption.${stage}`, { position: whole(position), ...errors });
}

/** The figure described in words. */
export function arithmeticWords(view: ReachValues, at: AtPosition): string {
  const { dim, base, stage, position } = view;
  const about = t('reach.words.arithmetic', { dim: whole(dim), base: whole(base), stage: t(`reach.stages.${stage}`) });
  return inOneLine(about, arithmeticCaption(at, view), nextText(at, position));
}

/** Largest errors by position and format, the position chosen first. English names, as in the programs. */
export function errorTable(
  { dim, position, stage }: ReachValues,
  { positions, errors }: ErrorCurves,
  { readings }: AtPosition,
): DataTable {
  return {
    name: `posenc-errors-${stage}-${dim}`,
    columns: ['position', ...formats.map((format) => `error_${format}`)],
    rows: [
      [position, ...readings.map((reading) => reading.error)],
      ...positions.map((p, k) => [p, ...formats.map((format) => errors[format][k] ?? Number.NaN)]),
    ],
  };
}
