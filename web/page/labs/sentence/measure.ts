import { significant } from '../../lib/format.ts';
import { language } from '../../lib/i18n.ts';

const raised: Readonly<Record<string, string>> = { '\u2212': '⁻', 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' };

/** A measure to three digits; a very small one as a power of ten, set as people write it. */
export function measure(value: number): string {
  const [digits = '', exponent] = significant(value, language(), 3).split('E');
  if (exponent === undefined) return digits;
  return `${digits}\u00a0·\u00a010${[...exponent].map((character) => raised[character] ?? character).join('')}`;
}
