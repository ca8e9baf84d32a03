import { html, mathml, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
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
const error = (value: number): string => (Number.isFinite(value) ? significant(value, language(), 3) : infinite);
const whole = (value: number): string => (Number.isFinite(value) ? plain(value, language()) : infinite);

function alikeText(alike: FirstAlike | undefined): string {
  if (!alike) return t('reach.searching');
  if (!alike.found) return t('reach.noneAlike', { searched: plain(searched, language()) });
  return t(alike.beyond ? 'reach.alikeBeyond' : 'reach.alike', {
    first: whole(alike.found.first),
    second: whole(alike.found.second),
  });
}

/** Each format at the position chosen, and where it first takes two positions for one. */
export function formatTable(
  { readings }: AtPosition,
  alike: Readonly<Record<Format, FirstAlike>> | undefined,
): TemplateResult {
  return html`<table class="formats">
    <thead><tr><th scope="col">${t('reach.column.format')}</th><th scope="col">${t('reach.column.kept')}</th><th scope="col">${t('reach.column.error')}</th><th scope="col">${t('reach.column.alike')}</th></tr></thead>
    <tbody>${readings.map(
      ({ format, kept, error: off }) => html`<tr data-format=${format}>
      <th scope="row">${format}</th><td data-value="kept">${whole(kept)}</td><td data-value="error">${error(off)}</td><td data-value="alike">${alikeText(alike?.[format])}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

const list = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

/** Which formats give this position and the next one the same row. */
export function nextText({ readings }: AtPosition, position: number): string {
  const values = { position: whole(position), next: whole(position + 1) };
  const same = readings.filter(({ likeNext }) => likeNext).map(({ format }) => format);
  const none = readings.filter(({ error: off }) => !Number.isFinite(off)).map(({ format }) => format);
  const told =
    same.length === 0 ? t('reach.nextApart', values) : t('reach.nextAlike', { ...values, formats: list(same) });
  return none.length === 0 ? told : `${told} ${t('reach.noRow', { formats: list(none) })}`;
}

export function arithmeticCaption({ readings }: AtPosition, { position, stage }: ReachValues): string {
  const off = (format: Format): string =>
    error(readings.find((reading) => reading.format === format)?.error ?? Number.NaN);
  const values = {
    position: whole(position),
    float64: off('float64'),
    float32: off('float32'),
    float16: off('float16'),
    bfloat16: off('bfloat16'),
  };
  return t(`reach.caption.${stage}`, values);
}

/** The figure for somebody who does not see it. */
export function arithmeticWords(view: ReachValues, at: AtPosition): string {
  const { dim, base, stage, position } = view;
  const about = t('reach.words.arithmetic', { dim: whole(dim), base: whole(base), stage: t(`reach.stages.${stage}`) });
  return `${about} ${arithmeticCaption(at, view)} ${nextText(at, position)}`;
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
