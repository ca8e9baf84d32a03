import { sinusoidalEntry, wavelengths } from 'posenc';
import { inOneLine } from '../../library/elements/sentences.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, listed, measure, written } from '../shared/text/numerals.ts';
import type { EncodeValues } from './properties.ts';

/** About as many waves as a sentence can list. */
const most = 5;

/** Columns spread over the table whose wavelengths are worth mentioning: one per pair, first and last included. */
function examples({ dim, layout }: EncodeValues): readonly number[] {
  const pairs = Math.ceil(dim / 2);
  const step = layout === 'interleaved' ? 2 : 1;
  const count = Math.min(most, pairs);
  return Array.from({ length: count }, (_item, k) => step * Math.round((k * (pairs - 1)) / Math.max(count - 1, 1)));
}

/** The figure described in words: its settings, its course, and the selected cell. */
export function inWords(view: EncodeValues): string {
  const { positions, dim, base, first, layout, selectedPosition: position, selectedDimension: dimension } = view;
  const columns = examples(view);
  const at = { position: first, dim, base, layout };
  const waves = columns.map((dimension) => measure(sinusoidalEntry({ ...at, dimension }).wavelength, 5));
  const entry = sinusoidalEntry({ ...at, position, dimension });
  const table = t('encode.words.table', {
    positions: t('encode.words.count', { count: positions }),
    first: written(first),
    last: written(first + positions - 1),
    dim,
    base: written(base),
    layout: t(`encode.words.${layout}`),
  });
  const lines = t('encode.words.waves', { list: listed(waves), dimensions: listed(columns.map(String)) });
  const cell = { position: written(position), dimension, value: decimal(entry.value, 6) };
  return inOneLine(lines, t('encode.words.selected', cell), table);
}

export interface Waves {
  readonly pairs: number;
  readonly fastest: string;
  readonly slowest: string;
  /** 2 pi times the base, which the last wavelength is often claimed to be. */
  readonly limit: string;
}

/** The caption that is true of the view: the right columns may turn within the picture, or far beyond it. */
export function captionOf({ positions, dim, base }: EncodeValues): 'captionSingle' | 'captionStill' | 'caption' {
  const all = wavelengths({ dim, base });
  const slowest = all.at(-1) ?? 0;
  if (all.length === 1) return 'captionSingle';
  return slowest >= 10000 && slowest >= 20 * positions ? 'captionStill' : 'caption';
}

/** The ends of the ladder of wavelengths, for captions. */
export function waves({ dim, base }: EncodeValues): Waves {
  const all = wavelengths({ dim, base });
  // The other common ladder ends at exactly 2 pi * base, at any width.
  const limit = wavelengths({ dim: 4, base, ladder: 'halfMinusOne' });
  return {
    pairs: Math.ceil(dim / 2),
    fastest: measure(all[0] ?? 0),
    slowest: measure(all.at(-1) ?? 0, 6),
    limit: measure(limit.at(-1) ?? 0, 6),
  };
}
