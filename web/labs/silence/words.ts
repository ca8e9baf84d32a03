import type { TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, measure, written } from '../shared/text/numerals.ts';
import type { Curve, Heads, Trace, Verdict } from './heads.ts';
import { bugNames, lastPosition, type SilenceValues } from './properties.ts';

/** The same in every language. */
const toleranceTexts: Readonly<Record<SilenceValues['tolerance'], string>> = {
  '1e-6': '10⁻⁶',
  '1e-4': '10⁻⁴',
  '1e-2': '10⁻²',
  '1e-1': '10⁻¹',
};

export const toleranceText = (tolerance: SilenceValues['tolerance']): string => toleranceTexts[tolerance];

export const errorText = (error: number): string => (error === 0 ? '0' : measure(error, 2));

/** The number of a case as the reader knows it. */
export const caseText = ({ bug }: SilenceValues): string => t(`silence.preset.${bug}.name`);

/** The head at the position shown, in numbers. */
export function readings(view: SilenceValues, { right, wrong, error, column, beyond }: Heads): TemplateResult {
  const value = (values: Float64Array): string => decimal(values[column] ?? 0, 6);
  const none = error === 0;
  return reading(
    t('silence.reading.title'),
    fact(t('silence.reading.position'), written(view.position), 'position', 'position'),
    fact(t('silence.reading.error'), errorText(error), 'error', 'error'),
    fact(t('silence.reading.beyond'), t('silence.ofAll', { count: beyond, all: right.length }), 'beyond'),
    fact(t('silence.reading.column'), none ? t('silence.reading.none') : written(column), 'column'),
    fact(t('silence.reading.right'), none ? '…' : value(right), 'right'),
    fact(t('silence.reading.wrong'), none ? '…' : value(wrong), 'wrong'),
  );
}

/** The test's finding, and why it had not been seen. */
export function verdictText(view: SilenceValues, verdict: Verdict, far: number): string {
  const values = {
    last: written(view.tested - 1),
    largest: errorText(verdict.largest),
    where: written(verdict.where),
    first: written(verdict.first ?? 0),
    tolerance: toleranceText(view.tolerance),
    far: errorText(far),
    end: written(lastPosition),
  };
  if (!verdict.passes) return t('silence.predict.fails', values);
  return t(verdict.largest === 0 ? 'silence.predict.passesExactly' : 'silence.predict.passes', values);
}

/** The number that speaks against another cause. */
export function traceText({ position, column, would, holds }: Trace): string {
  return t('silence.name.trace', {
    position: written(position),
    column: written(column),
    would: decimal(would, 4),
    holds: decimal(holds, 4),
  });
}

const far = ({ errors, positions }: Curve, position: number): number => errors[positions.indexOf(position)] ?? 0;

/** The error at the last position of all. */
export const errorAtEnd = (curve: Curve): number => far(curve, lastPosition);

export function caption(view: SilenceValues, curve: Curve): string {
  if (!view.curve) return t('silence.captionCovered', { case: caseText(view) });
  return t('silence.caption', {
    case: caseText(view),
    start: errorText(far(curve, 0)),
    one: errorText(far(curve, 1)),
    some: errorText(far(curve, 40)),
    row: errorText(far(curve, 4096)),
    end: written(lastPosition),
    last: errorText(errorAtEnd(curve)),
  });
}

/** The figure in words, its finding first. */
export function inWords(view: SilenceValues, heads: Heads, curve: Curve): string {
  const values = { position: written(view.position), error: errorText(heads.error), case: caseText(view) };
  const here = t(heads.error === 0 ? 'silence.words.right' : 'silence.words.wrong', {
    ...values,
    beyond: heads.beyond,
    all: heads.right.length,
  });
  const tested = t('silence.words.about', { count: view.tested, tolerance: toleranceText(view.tolerance) });
  return inOneLine(here, tested, caption(view, curve));
}

/** Both heads at the position shown. English names, as in the programs. */
export function headTable(view: SilenceValues, { right, wrong }: Heads): DataTable {
  return {
    name: `posenc-silence-${bugNames.indexOf(view.bug) + 1}-position-${view.position}`,
    columns: ['column', 'right', 'wrong', 'error'],
    rows: Array.from(right, (value, c) => [c, value, wrong[c] ?? 0, Math.abs((wrong[c] ?? 0) - value)]),
  };
}
