import { html, type TemplateResult } from 'lit';
import { sinusoidalEntry, wavelengths } from 'posenc';
import { fixed, localized, plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { EncodeValues } from './properties.ts';

/** About as many waves as a sentence can list. */
const listed = 5;

/** Columns spread over the table whose wavelengths are worth telling: one per pair, first and last included. */
function examples({ dim, layout }: EncodeValues): readonly number[] {
  const pairs = Math.ceil(dim / 2);
  const step = layout === 'interleaved' ? 2 : 1;
  const count = Math.min(listed, pairs);
  return Array.from({ length: count }, (_item, k) => step * Math.round((k * (pairs - 1)) / Math.max(count - 1, 1)));
}

/** The figure for somebody who does not see it: what it is made of, how it runs, and the cell pointed at. */
export function inWords(view: EncodeValues): TemplateResult {
  const here = language();
  const { positions, dim, base, first, layout, selectedPosition: position, selectedDimension: dimension } = view;
  const columns = examples(view);
  const entry = sinusoidalEntry({ position, dimension, dim, base, layout });
  const waves = columns.map(
    (column) => sinusoidalEntry({ position: first, dimension: column, dim, base, layout }).wavelength,
  );
  const and = new Intl.ListFormat(here, { type: 'conjunction' });
  return html`${t('encode.words.table', {
    positions: t('encode.words.count', { count: positions }),
    first: plain(first, here),
    last: plain(first + positions - 1, here),
    dim,
    base: plain(base, here),
    layout: t(`encode.words.${layout}`),
  })}
      ${t('encode.words.waves', {
        list: and.format(waves.map((wave) => significant(wave, here))),
        dimensions: and.format(columns.map(String)),
      })}
      ${t('encode.words.selected', { position: plain(position, here), dimension, value: localized(fixed(entry.value, 6, 'rounded'), here) })}`;
}

export interface Waves {
  readonly pairs: number;
  readonly fastest: string;
  readonly slowest: string;
  /** 2 pi times the base, which the last wavelength is often said to be. */
  readonly limit: string;
}

/** The ends of the ladder of wavelengths, for captions. */
export function waves({ dim, base }: EncodeValues): Waves {
  const all = wavelengths({ dim, base });
  const here = language();
  // The other common ladder ends at exactly 2 pi * base, whatever its width.
  const limit = wavelengths({ dim: 4, base, ladder: 'halfMinusOne' });
  return {
    pairs: Math.ceil(dim / 2),
    fastest: significant(all[0] ?? 0, here, 3),
    slowest: significant(all.at(-1) ?? 0, here, 6),
    limit: significant(limit.at(-1) ?? 0, here, 6),
  };
}
