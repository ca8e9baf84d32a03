/** Formats numbers. Nothing here computes an encoding. */

export type Rounding = 'rounded' | 'truncated';

/** The most digits that toFixed gives; enough to hold every double between -1 and 1 that a table can contain. */
const allDigits = 100;

const isZero = (text: string): boolean => !/[1-9]/.test(text);

/**
 * A fixed number of decimals with a full stop, rounded or cut. Both work on the exact decimal expansion of the double,
 * so that 0.8414 is what cutting 0.84147 gives, whatever the binary neighbours do. No negative zero.
 */
export function fixed(value: number, decimals: number, rounding: Rounding): string {
  let text: string;
  if (rounding === 'rounded') text = value.toFixed(decimals);
  else {
    const [whole = '0', fraction = ''] = value.toFixed(allDigits).split('.');
    text = decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
  }
  return text.startsWith('-') && isZero(text) ? text.slice(1) : text;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are kept: to make one costs as much as to print a hundred numbers, and a figure prints hundreds a frame. */
function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { notation = '', maximumSignificantDigits = '', maximumFractionDigits = '' } = options;
  const key = `${language} ${notation} ${maximumSignificantDigits} ${maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(language, { ...options, useGrouping: false })));
  return format;
}

/** The same digits in the reader's language: its decimal mark, and a real minus sign. */
export function localized(text: string, language: string): string {
  const parts = formatOf(language, {}).formatToParts(0.5);
  const mark = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  return text.replace('.', mark).replace('-', '\u2212');
}

/** A count, a position or a base: as many digits as it has, not grouped, as in the formula and on the axes. */
export function plain(value: number, language: string): string {
  return formatOf(language, { maximumFractionDigits: 12 }).format(value).replace('-', '\u2212');
}

const raised: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/**
 * A measure, to a number of significant digits; a very small or large one as a power of ten, set as people write it.
 */
export function significant(value: number, language: string, digits = 5): string {
  const magnitude = Math.abs(value);
  const notation = magnitude !== 0 && (magnitude < 1e-4 || magnitude >= 1e9) ? 'scientific' : 'standard';
  const [number = '', exponent] = formatOf(language, { maximumSignificantDigits: digits, notation })
    .format(value)
    .split('E');
  const power =
    exponent === undefined
      ? ''
      : `\u00a0·\u00a010${[...exponent].map((character) => raised[character] ?? character).join('')}`;
  return number.replace('-', '\u2212') + power;
}
