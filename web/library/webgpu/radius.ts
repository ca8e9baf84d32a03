// A factor of cosine and sine in the words of the shader.
/** A radius as WGSL's `circle_of_radius` takes it: a part of 32 bits, 0 for powers of two, and a power of two. */
export function radiusWords(radius: number): { readonly part: number; readonly exponent: number } {
  if (radius === 0) return { part: 0, exponent: 0 };
  let exponent = 0;
  let mantissa = Math.abs(radius);
  for (; mantissa >= 1; ++exponent) mantissa /= 2;
  for (; mantissa < 0.5; --exponent) mantissa *= 2;
  const part = Math.round(mantissa * 2 ** 32);
  if (mantissa === 0.5) return { part: 0, exponent: exponent - 1 };
  return part === 2 ** 32 ? { part: 0, exponent } : { part, exponent };
}
