import { describe, expect, test } from 'vitest';
import { languages } from '../../../web/tools/vite/locales.ts';
import { fixed, localized, plain, significant } from '../../../web/labs/shared/text/format.ts';

describe('decimals', () => {
  test('cutting and rounding differ where lesson 003 differs from the truth', () => {
    const row = [Math.sin(1), Math.cos(1), Math.sin(10000 ** (-2 / 512)), Math.cos(10000 ** (-2 / 512))];
    expect(row.map((value) => fixed(value, 4, 'truncated'))).toEqual(['0.8414', '0.5403', '0.8218', '0.5696']);
    expect(row.map((value) => fixed(value, 4, 'rounded'))).toEqual(['0.8415', '0.5403', '0.8219', '0.5697']);
  });

  test('cutting never carries, and works towards zero', () => {
    expect(fixed(0.99999, 3, 'truncated')).toBe('0.999');
    expect(fixed(-0.99999, 3, 'truncated')).toBe('-0.999');
    expect(fixed(-0.99999, 3, 'rounded')).toBe('-1.000');
  });

  test('cutting sees the exact double, not a rounded print of it', () => {
    // 0.3 is 0.299999999999999988897769753748... in binary.
    expect(fixed(0.3, 1, 'truncated')).toBe('0.2');
    expect(fixed(0.1, 20, 'truncated')).toBe('0.10000000000000000555');
  });

  test('nothing is printed as minus zero', () => {
    expect(fixed(-0.00004, 4, 'rounded')).toBe('0.0000');
    expect(fixed(-0.00004, 4, 'truncated')).toBe('0.0000');
    expect(fixed(-0.4, 0, 'truncated')).toBe('0');
    expect(fixed(-0, 2, 'rounded')).toBe('0.00');
  });
});

describe('numbers in a language', () => {
  test.each([
    ['en', '\u22120.8798'],
    ['es', '\u22120,8798'],
    ['it', '\u22120,8798'],
  ])('%s has its own decimal mark and a real minus', (language, text) => {
    expect(localized('-0.8798', language)).toBe(text);
  });

  test('counts are not grouped, so that the formula can be copied', () => {
    expect(languages().filter((language) => plain(10000, language) !== '10000')).toEqual([]);
    expect(plain(-0.5, 'it')).toBe('\u22120,5');
  });

  test('measures have significant digits', () => {
    expect(significant(60611.4637, 'en', 6)).toBe('60611.5');
    expect(significant(6.283185307, 'es', 3)).toBe('6,28');
    expect(significant(1.5e-7, 'en', 3)).toBe('1.5\u00a0·\u00a010⁻⁷');
    expect(significant(-1.25e10, 'it', 3)).toBe('\u22121,25\u00a0·\u00a010¹⁰');
  });
});
