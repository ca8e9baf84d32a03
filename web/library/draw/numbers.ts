/** Text of a number with exactly this many decimals. */
export type FixedFormat = (value: number, decimals: number) => string;

/** A real minus sign: the hyphen of a keyboard is too short next to digits. */
const minus = (text: string): string => text.replaceAll('-', '\u2212');

/** Sizes at which digits before or after the decimal sign would fill a line. */
const unwieldy = (value: number): boolean => {
  const size = Math.abs(value);
  return !Number.isFinite(value) || size >= 1e15 || (size > 0 && size < 1e-9);
};

const byPower = (value: number): string =>
  minus(Number.isFinite(value) ? Number(value.toPrecision(6)).toExponential() : String(value));

/** Formats are kept: they cost more to make than to use. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, kind: 'fixed' | 'significant', digits: number): Intl.NumberFormat {
  const key = `${language} ${kind} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    const shown =
      kind === 'fixed'
        ? { minimumFractionDigits: digits, maximumFractionDigits: digits }
        : { maximumSignificantDigits: digits };
    formats.set(key, (format = new Intl.NumberFormat(language, { useGrouping: false, ...shown })));
  }
  return format;
}

/** 0 + 0 is 0 where -0 would get a sign. */
const text = (format: Intl.NumberFormat, value: number): string =>
  unwieldy(value) ? byPower(value) : minus(format.format(value + 0));

/**
 * Numbers as a reader of `language` writes them: its decimal sign, no grouping (positions are names as much as
 * amounts); very large and very small ones in powers of ten.
 */
export const fixedFormat =
  (language: string): FixedFormat =>
  (value, decimals) =>
    text(formatOf(language, 'fixed', decimals), value);

/** The same for numbers on their own: as many digits as needed, at most `digits` significant ones. */
export const plainFormat =
  (language: string, digits = 17): ((value: number) => string) =>
  (value) =>
    text(formatOf(language, 'significant', digits), value);
