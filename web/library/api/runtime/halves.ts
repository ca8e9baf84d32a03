// Numbers of 16 bits: rounded once from doubles, ties to even, and read as they are.

/** How many bits the fraction has, and the exponent of the smallest normal number. */
const formats = {
  float16: [10, -14],
  bfloat16: [7, -126],
} as const;

export type Half = keyof typeof formats;

/** A number whose sum with one below 2^51 has no fraction. */
const whole = 2 ** 52;

/** Writes the bits of the nearest halves into `out`, from `at` on. */
export function writeBits(half: Half, from: ArrayLike<number>, out: Uint16Array, at: number): void {
  const [fraction, least] = formats[half];
  const infinite = (3 - 2 * least) << fraction; // all bits of the exponent
  for (let i = 0; i < from.length; ++i) {
    const x = from[i] as number,
      size = Math.abs(x);
    // One too many or too few, next to a power of two, gives the same bits.
    const exponent = size < Infinity ? Math.max(least, Math.floor(Math.log2(size))) : 0;
    const steps = size / 2 ** (exponent - fraction) + whole - whole;
    const bits = size < Infinity ? Math.min(infinite, ((exponent - least) << fraction) + steps) : infinite;
    const sign = x < 0 || Object.is(x, -0) ? 0x8000 : 0;
    out[at + i] = Number.isNaN(x) ? infinite | (1 << (fraction - 1)) : sign | bits;
  }
}

/** The numbers that bits stand for. */
export function readBits(half: Half, bits: ArrayLike<number>): Float64Array {
  const [fraction, least] = formats[half];
  const infinite = 3 - 2 * least; // the exponent's field of infinities and NaN
  return Float64Array.from(bits, (word) => {
    const field = (word & 0x7fff) >> fraction,
      rest = word & ((1 << fraction) - 1);
    const size =
      field === infinite
        ? rest === 0
          ? Infinity
          : NaN
        : field === 0
          ? rest * 2 ** (least - fraction)
          : (rest + (1 << fraction)) * 2 ** (field - 1 + least - fraction);
    return word & 0x8000 ? -size : size;
  });
}
