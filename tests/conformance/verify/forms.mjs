// Whether a decimal and the bits of four formats state an exact value. Nothing is rounded here: the stated value is
// read back, and the exact one has to be between the midpoints to its neighbours.
import { absolute, places, settled } from './fixed.mjs';

const digits = 21;

/** Places of the fraction, bits of the exponent. @type {Record<string, readonly [bigint, bigint]>} */
const formats = { float64: [52n, 11n], float32: [23n, 8n], float16: [10n, 5n], bfloat16: [7n, 8n] };
export const formatNames = Object.keys(formats);

/** Twice the exact size of bits without their sign; infinity counts as the power of two that follows the largest.
 * @param {bigint} bits @param {readonly [bigint, bigint]} format */
function twiceSize(bits, [fractionBits, exponentBits]) {
  const bias = (1n << (exponentBits - 1n)) - 1n;
  const field = bits >> fractionBits;
  const fraction = bits & ((1n << fractionBits) - 1n);
  const significand = field === 0n ? fraction : fraction | (1n << fractionBits);
  const shift = places + (field === 0n ? 1n : field) - bias - fractionBits + 1n;
  return shift >= 0n ? significand << shift : significand >> -shift;
}

/** @param {bigint} value @param {string} hex @param {readonly [bigint, bigint]} format */
function isNearest(value, hex, format) {
  const [fractionBits, exponentBits] = format;
  const all = BigInt(`0x${hex}`);
  const top = fractionBits + exponentBits;
  const bits = all & ((1n << top) - 1n);
  const negative = all >> top === 1n;
  const size = absolute(value);
  if (size === 0n) return all === 0n;
  if (negative !== value < 0n) return false;
  const infinity = ((1n << exponentBits) - 1n) << fractionBits;
  if (bits > infinity) return false;
  const even = bits % 2n === 0n;
  const here = twiceSize(bits, format);
  // Four times the size against the sum of twice two neighbours: the middle belongs to the even one.
  const below = bits === 0n ? undefined : here + twiceSize(bits - 1n, format);
  const above = bits === infinity ? undefined : here + twiceSize(bits + 1n, format);
  const fits = (/** @type {bigint} */ more) => more > 0n || (more === 0n && even);
  return (below === undefined || fits(4n * size - below)) && (above === undefined || fits(above - 4n * size));
}

/**
 * Whether a text states the value to 21 significant digits, in the one allowed notation.
 * @param {bigint} value @param {string} text
 */
export function isDecimal(value, text) {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e(-?\d+))?$/.exec(text);
  if (parts === null) return false;
  const [, sign = '', front = '', back = '', exponent = '0'] = parts;
  if (value === 0n) return text === '0';
  if ((sign === '-') !== value < 0n) return false;
  const significant = (front + back).replace(/^0+/, '');
  const place = Number(exponent) + front.length - 1 - (/^0*/.exec(front + back)?.[0].length ?? 0);
  if (text !== sign + written(significant.replace(/0+$/, ''), place)) return false;
  const scale = BigInt(digits - 1 - place);
  const n = BigInt(significant.slice(0, digits).padEnd(digits, '0'));
  // |value 10^scale - n| <= 1/2, times two powers.
  const [up, down] = scale >= 0n ? [10n ** scale, 1n] : [1n, 10n ** -scale];
  const apart = 2n * absolute(absolute(value) * up - ((n * down) << places));
  const unit = down << places;
  return significant.length <= digits && (apart < unit || (apart === unit && n % 2n === 0n));
}

/** @param {string} significant @param {number} place of the first digit, a power of ten */
function written(significant, place) {
  const rest = significant.slice(1);
  if (place < -6 || place >= digits) return `${significant[0]}${rest === '' ? '' : `.${rest}`}e${place}`;
  if (place < 0) return `0.${'0'.repeat(-place - 1)}${significant}`;
  const padded = significant.padEnd(place + 1, '0');
  return padded.length === place + 1 ? padded : `${padded.slice(0, place + 1)}.${padded.slice(place + 1)}`;
}

/**
 * The faults in the forms of some values; empty if there are none.
 * @param {readonly bigint[]} values @param {Record<string, any>} expected
 */
export function differences(values, expected) {
  const found = [];
  if (expected.decimal.length !== values.length)
    return [`${expected.decimal.length} decimals for ${values.length} values`];
  const exact = values.map(settled);
  exact.forEach((value, i) => {
    if (!isDecimal(value, expected.decimal[i])) found.push(`decimal[${i}] ${expected.decimal[i]}`);
  });
  for (const [name, format] of Object.entries(formats)) {
    const width = Number(1n + format[0] + format[1]) / 4;
    const hex = expected[name];
    if (hex.length !== width * values.length) found.push(`${name} has ${hex.length} digits`);
    else
      exact.forEach((value, i) => {
        const part = hex.slice(i * width, (i + 1) * width);
        if (!isNearest(value, part, format)) found.push(`${name}[${i}] ${part}`);
      });
  }
  return found;
}
