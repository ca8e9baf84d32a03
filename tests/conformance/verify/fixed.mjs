// Numbers with 400 binary places as BigInt, and the functions of analysis by their series: pi by Machin's formula,
// logarithms by the series of the inverse hyperbolic tangent, the exponential, sine and cosine by Taylor's.
export const places = 400n;
export const one = 1n << places;
const half = one >> 1n;

/** Shifts right to the nearest. @param {bigint} n @param {bigint} by */
const shiftDown = (n, by) => (n + (1n << (by - 1n))) >> by;

/** @param {bigint} a @param {bigint} b */
export const multiply = (a, b) => shiftDown(a * b, places);

/** @param {bigint} a @param {bigint} b */
export function divide(a, b) {
  if (b === 0n) throw new RangeError('division by zero');
  const [n, d] = b < 0n ? [-a, -b] : [a, b];
  const doubled = (n << (places + 1n)) + d;
  const quotient = doubled / (2n * d);
  return doubled < 0n && quotient * 2n * d !== doubled ? quotient - 1n : quotient;
}

/** @param {bigint | number} n */
export const whole = (n) => BigInt(n) << places;

/** @param {bigint | number} n @param {bigint | number} d */
export const ratio = (n, d) => divide(whole(n), whole(d));

const view = new DataView(new ArrayBuffer(8));

/** The exact value of a double. @param {number} x */
export function fromDouble(x) {
  if (typeof x !== 'number' || !Number.isFinite(x)) throw new RangeError(`${x} is not a finite number`);
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const field = (bits >> 52n) & 0x7ffn;
  const fraction = bits & ((1n << 52n) - 1n);
  const significand = field === 0n ? fraction : fraction | (1n << 52n);
  const shift = places + (field === 0n ? 1n : field) - 1075n;
  if (shift < 0n && significand % (1n << -shift) !== 0n) throw new RangeError(`${x} has too many binary places`);
  const size = shift >= 0n ? significand << shift : significand >> -shift;
  return x < 0 ? -size : size;
}

/** @param {bigint} x */
export const absolute = (x) => (x < 0n ? -x : x);

/** The largest whole number that is not above x. @param {bigint} x */
export const floor = (x) => x >> places;
/** @param {bigint} x */
export const ceiling = (x) => -(-x >> places);

/** The square root of x >= 0, by Newton's iteration on integers. @param {bigint} x */
export function squareRoot(x) {
  if (x < 0n) throw new RangeError('square root of a negative number');
  if (x === 0n) return 0n;
  const n = x << places;
  let found = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (found + n / found) >> 1n;
    if (next >= found) return found;
    found = next;
  }
}

/** arctan(1 / n). @param {bigint} n */
function arctanOfInverse(n) {
  let power = one / n,
    sum = power,
    sign = -1n;
  for (let k = 3n; power !== 0n; k += 2n, sign = -sign) {
    power /= n * n;
    sum += (sign * power) / k;
  }
  return sum;
}

export const pi = 16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n);

/** artanh(x) for small x. @param {bigint} x */
function artanh(x) {
  const square = multiply(x, x);
  let power = x,
    sum = x;
  for (let k = 3n; power !== 0n && power !== -1n; k += 2n) {
    power = multiply(power, square);
    sum += power / k;
  }
  return sum;
}

const ln2 = 2n * artanh(ratio(1, 3));

/** @type {Map<bigint, bigint>} */
const logarithms = new Map();

/** @param {bigint} x */
export function logarithm(x) {
  if (x <= 0n) throw new RangeError('logarithm of a number that is not positive');
  const known = logarithms.get(x);
  if (known !== undefined) return known;
  // x = m 2^k with m in [0.75, 1.5), so that (m - 1) / (m + 1) is small.
  let k = BigInt(x.toString(2).length) - places - 1n;
  const scaled = (/** @type {bigint} */ by) => (by >= 0n ? x >> by : x << -by);
  if (2n * scaled(k) > 3n * one) k += 1n;
  const m = k >= 0n ? divide(x, one << k) : x << -k;
  const found = 2n * artanh(divide(m - one, m + one)) + k * ln2;
  logarithms.set(x, found);
  return found;
}

/** @param {bigint} x */
export function exponential(x) {
  const k = (x + (ln2 >> 1n)) / ln2 - (x + (ln2 >> 1n) < 0n ? 1n : 0n);
  const halvings = 12n;
  const small = shiftDown(x - k * ln2, halvings);
  let term = one,
    sum = one;
  for (let n = 1n; term !== 0n && term !== -1n; n += 1n) {
    term = multiply(term, small) / n;
    sum += term;
  }
  for (let n = 0n; n < halvings; n += 1n) sum = multiply(sum, sum);
  return k >= 0n ? sum << k : shiftDown(sum, -k);
}

/** base^(n / d) for whole n and d. @param {bigint} base @param {bigint} n @param {bigint} d */
export function power(base, n, d) {
  if (n === 0n || base === one) return one;
  return settled(exponential((logarithm(base) * n) / d));
}

/** base^exponent. @param {bigint} base @param {bigint} exponent */
export const powerOf = (base, exponent) =>
  exponent === 0n || base === one ? one : settled(exponential(multiply(logarithm(base), exponent)));

/**
 * A value within 2^-340 of a number of 200 binary places is that number: exact powers come out exact.
 * @param {bigint} x
 */
export function settled(x) {
  const step = places - 200n;
  const near = shiftDown(x, step) << step;
  return absolute(x - near) < 1n << (places - 340n) ? near : x;
}

/** Sine and cosine. @param {bigint} x @returns {readonly [bigint, bigint]} */
export function sineAndCosine(x) {
  const quarter = pi >> 1n;
  const turns = floor(divide(x, quarter) + half);
  const rest = x - turns * quarter;
  // An angle up to pi / 4, cut into 2^10 parts, whose sine and cosine are then doubled ten times.
  const doublings = 10n;
  const small = shiftDown(rest, doublings);
  const square = multiply(small, small);
  let term = small,
    sine = small;
  for (let k = 2n; term !== 0n && term !== -1n; k += 2n) {
    term = -multiply(term, square) / (k * (k + 1n));
    sine += term;
  }
  // One less than the cosine keeps the places of small angles: v = cos - 1.
  let v = 0n;
  term = one;
  for (let k = 1n; term !== 0n && term !== -1n; k += 2n) {
    term = -multiply(term, square) / (k * (k + 1n));
    v += term;
  }
  for (let n = 0n; n < doublings; n += 1n) {
    [sine, v] = [2n * sine + 2n * multiply(sine, v), 4n * v + 2n * multiply(v, v)];
  }
  const cosine = one + v;
  switch (((turns % 4n) + 4n) % 4n) {
    case 0n:
      return [sine, cosine];
    case 1n:
      return [cosine, -sine];
    case 2n:
      return [-sine, -cosine];
    default:
      return [-cosine, sine];
  }
}
