/** Text of a number with exactly this many decimals. */
export type FixedFormat = (value: number, decimals: number) => string;

/** A real minus sign: the hyphen of a keyboard is too short beside digits. */
const minus = (text: string): string => text.replaceAll('-', '\u2212');

/** Sizes at which digits before or after the decimal sign would fill a line. */
const unwieldy = (value: number): boolean => {
  const size = Math.abs(value);
  return !Number.isFinite(value) || size >= 1e15 || (size > 0 && size < 1e-9);
};

const byPower = (value: number): string =>
  minus(Number.isFinite(value) ? Number(value.toPrecision(6)).toExponential() : String(value));

/**
 * Numbers as a reader of `language` writes them: its decimal sign, no grouping (positions are names as much as
 * amounts); very large and very small ones in powers of ten.
 */
export function fixedFormat(language: string): FixedFormat {
  const formats = new Map<number, Intl.NumberFormat>();
  return (value, decimals) => {
    if (unwieldy(value)) return byPower(value);
    let format = formats.get(decimals);
    if (!format) {
      format = new Intl.NumberFormat(language, {
        useGrouping: false,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      formats.set(decimals, format);
    }
    // 0 + 0 is 0 where -0 would get a sign.
    return minus(format.format(value + 0));
  };
}

/** The same for numbers that stand alone: as many digits as needed, at most `digits` that count. */
export function plainFormat(language: string, digits = 17): (value: number) => string {
  const format = new Intl.NumberFormat(language, { useGrouping: false, maximumSignificantDigits: digits });
  return (value) => (unwieldy(value) ? byPower(value) : minus(format.format(value + 0)));
}
