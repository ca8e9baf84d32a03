// The functions of WGSL that everything here is made of, for anybody to paste: whole numbers up to the last step, which
// is exact in any rounding (web/docs/decisions/024-phases-on-the-gpu.md). No sin, cos or pow is called.

export const multiplyHigh = /* wgsl */ `
/// The high word of a product of two words.
fn multiply_high(a: u32, b: u32) -> u32 {
  let a0 = a & 0xffffu;
  let a1 = a >> 16u;
  let b0 = b & 0xffffu;
  let b1 = b >> 16u;
  let low = a1 * b0 + ((a0 * b0) >> 16u);
  let middle = a0 * b1 + (low & 0xffffu);
  return a1 * b1 + (low >> 16u) + (middle >> 16u);
}
`;

/** The phase of a position, as a 32-bit fraction of a turn. */
export const phaseFunctions: string = /* wgsl */ `${multiplyHigh}
/// Position x frequency as a fraction of a turn in units of 2^-32; whole turns wrap away. Less than a unit below it for
/// whole positions, less than three for others.
/// The position is y * 2^32 + x + z * 2^-32, negative ones in two's complement. The frequency in turns per position is
/// z + x * 2^-32 + y * 2^-64.
fn phase_of(position: vec3<u32>, frequency: vec4<u32>) -> u32 {
  return position.x * frequency.x + multiply_high(position.x, frequency.y) + position.y * frequency.y
       + position.z * frequency.z + multiply_high(position.z, frequency.x);
}
`;

export const nearestFloat = /* wgsl */ `
/// The nearest float to a word of at most 2^31 + 127. What is converted has 24 bits: no device rounds it.
fn nearest_float(word: u32) -> f32 {
  let extra = 8u - min(countLeadingZeros(word), 8u);
  return f32(((word + ((1u << extra) >> 1u)) >> extra) << extra);
}
`;

/** Cosine and sine of such a phase. */
export const circleFunctions: string = /* wgsl */ `${nearestFloat}
/// a * b * 2^-32 for a = a1 * 2^16 + a0: at most three units below it.
fn times(a1: u32, a0: u32, b: u32) -> u32 {
  let b1 = b >> 16u;
  return a1 * b1 + ((a0 * b1) >> 16u) + ((a1 * (b & 0xffffu)) >> 16u);
}

/// (cosine, sine) of a phase in units of 2^-32 turns, times a radius: a power of two, unit * 2^31, where part is 0;
/// else part * 2^-32 times that.
fn circle_of_radius(phase: u32, part: u32, unit: f32) -> vec2<f32> {
  // The distance to the nearest quarter turn, at most an eighth: t = u * 2^-32 of an eighth.
  let quarter = (phase + 0x20000000u) >> 30u;
  let rest = phase - (quarter << 30u);
  let is_before = rest >= 0x80000000u;
  let distance = select(rest, 0u - rest, is_before);
  let u = (distance << 3u) - (distance >> 29u);
  let u1 = u >> 16u;
  let u0 = u & 0xffffu;
  let z = times(u1, u0, u);
  let z1 = z >> 16u;
  let z0 = z & 0xffffu;
  // sin(pi / 4 t) and 1 - cos(pi / 4 t) as polynomials in t, in units of 2^-32.
  let s3 = 157073u - ((z1 * 1325u) >> 16u);
  let s2 = 10696154u - ((z1 * (s3 >> 2u)) >> 14u);
  let s1 = 346799333u - times(z1, z0, s2);
  let s0 = 3373259426u - times(z1, z0, s1);
  let small = times(u1, u0, s0);
  let c3 = 1399910u - ((z1 * 15167u) >> 16u);
  let c2 = 68093819u - times(z1, z0, c3);
  let c1 = 1324675872u - times(z1, z0, c2);
  let missing = times(z1, z0, c1);
  var short = (small + 1u) >> 1u; // in units of 2^-31
  var long = 0x80000000u - ((missing + 1u) >> 1u);
  if (part != 0u) {
    short = multiply_high(short, part);
    long = multiply_high(long, part);
  }
  let a = nearest_float(long) * unit;
  let b = nearest_float(short) * select(unit, -unit, is_before);
  switch quarter & 3u {
    case 0u: { return vec2<f32>(a, b); }
    case 1u: { return vec2<f32>(-b, a); }
    case 2u: { return vec2<f32>(-a, -b); }
    default: { return vec2<f32>(b, -a); }
  }
}

/// (cosine, sine) of a phase in units of 2^-32 turns.
fn circle(phase: u32) -> vec2<f32> {
  return circle_of_radius(phase, 0u, 0x1p-31f);
}
`;
