// WGSL's circle and phase_of in JavaScript: whole numbers of 32 bits are the same everywhere.

/** The high word of a product. */
const multiplyHigh = (a: number, b: number): number => Number((BigInt(a) * BigInt(b)) >> 32n);

/** The phase of a whole position at frequency i of the words that `turnWords` gives. */
export function phaseOf(position: number, words: Uint32Array, i: number): number {
  const low = position >>> 0,
    high = Math.floor(position / 2 ** 32) >>> 0;
  const [above, below] = [words[4 * i] as number, words[4 * i + 1] as number];
  return (Math.imul(low, above) + multiplyHigh(low, below) + Math.imul(high, below)) >>> 0;
}

function times(a1: number, a0: number, b: number): number {
  const b1 = b >>> 16;
  return (Math.imul(a1, b1) + (Math.imul(a0, b1) >>> 16) + (Math.imul(a1, b & 0xffff) >>> 16)) >>> 0;
}

function nearestFloat(word: number): number {
  const extra = 8 - Math.min(Math.clz32(word), 8);
  const float = (((word + ((1 << extra) >>> 1)) >>> extra) << extra) >>> 0;
  return float;
}

/** [cosine, sine]. */
export function circle(phase: number, part = 0, unit = 2 ** -31): [cosine: number, sine: number] {
  const quarter = ((phase + 0x20000000) >>> 0) >>> 30;
  const rest = (phase - ((quarter << 30) >>> 0)) >>> 0;
  const isBefore = rest >= 0x80000000;
  const distance = isBefore ? -rest >>> 0 : rest;
  const [small, missing] = polynomials(distance);
  const scaled = (word: number): number => (part === 0 ? word : multiplyHigh(word, part));
  const a = nearestFloat(scaled((0x80000000 - ((missing + 1) >>> 1)) >>> 0)) * unit;
  const size = nearestFloat(scaled((small + 1) >>> 1)) * unit;
  const b = isBefore ? -size : size;
  return [
    [a, b],
    [0 - b, a],
    [0 - a, 0 - b],
    [b, 0 - a],
  ][quarter & 3] as [number, number];
}

/** Sine, and 1 - cosine, of a distance to a quarter turn in units of 2^-32 turns: in units of 2^-32. */
export function polynomials(distance: number): [small: number, missing: number] {
  const u = ((distance << 3) - (distance >>> 29)) >>> 0;
  const u1 = u >>> 16,
    u0 = u & 0xffff;
  const z = times(u1, u0, u);
  const z1 = z >>> 16,
    z0 = z & 0xffff;
  const s3 = 157073 - (Math.imul(z1, 1325) >>> 16);
  const s2 = 10696154 - (Math.imul(z1, s3 >>> 2) >>> 14);
  const s1 = 346799333 - times(z1, z0, s2);
  const s0 = 3373259426 - times(z1, z0, s1);
  const c3 = 1399910 - (Math.imul(z1, 15167) >>> 16);
  const c2 = 68093819 - times(z1, z0, c3);
  const c1 = 1324675872 - times(z1, z0, c2);
  return [times(u1, u0, s0), times(z1, z0, c1)];
}
