// Plain loops over the formulas, without the library: the expected numbers of `/why/`.
export type Truth = Readonly<Record<string, number | readonly number[]>>;

/** A number that must be rounding: too small to be computed twice. */
export const isRounding = Number.NaN;

/** Radians per position, a value for each pair. */
export const ladder = (dim: number, base = 10000): number[] =>
  Array.from({ length: dim / 2 }, (_pair, pair) => base ** ((-2 * pair) / dim));

/** The paper's row of a position. */
export const row = (position: number, dim: number, base = 10000): number[] =>
  ladder(dim, base).flatMap((w) => [Math.sin(position * w), Math.cos(position * w)]);

export const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * b[at]!, 0);

export const lengthOf = (a: ArrayLike<number>): number => Math.sqrt(dot(a, a));

export const distance = (a: readonly number[], b: readonly number[]): number =>
  lengthOf(a.map((value, at) => value - b[at]!));

/** RoPE in halves, as Hugging Face has it. */
export function rope(x: ArrayLike<number>, position: number, base = 10000): number[] {
  const half = x.length / 2;
  const angles = ladder(x.length, base).map((w) => w * position);
  const turned = (at: number): number => {
    const [c, s] = [Math.cos(angles[at % half]!), Math.sin(angles[at % half]!)];
    return at < half ? x[at]! * c - x[at + half]! * s : x[at]! * c + x[at - half]! * s;
  };
  return Array.from({ length: x.length }, (_entry, at) => turned(at));
}

/** Positions per turn of a pair. */
export const turnOf = (w: number): number => (2 * Math.PI) / w;

/** The sum of the cosines of a ladder at a distance. */
export const cosines = (dim: number, base: number, offset: number): number =>
  ladder(dim, base).reduce((sum, w) => sum + Math.cos(w * offset), 0);

export const degrees = (radians: number): number => (radians * 180) / Math.PI;

/**
 * The largest entry of `targets` that no sum of `columns` reaches: the error of the best matrix by least squares. By
 * Gram and Schmidt, the longest column first; what is left of a column below `least` of a unit is rounding.
 */
export function unreached(columns: readonly number[][], targets: readonly number[][], least = 1e-12): number {
  const without = (part: readonly number[], from: readonly number[]): number[] => {
    const share = dot(part, from);
    return from.map((value, at) => value - share * part[at]!);
  };
  const basis: number[][] = [];
  let left = columns.map((column) => [...column]);
  while (left.length > 0) {
    const longest = left.reduce((top, column) => (lengthOf(column) > lengthOf(top) ? column : top));
    if (lengthOf(longest) < least * Math.sqrt(longest.length)) break;
    const whole = basis.reduce(
      (rest, part) => without(part, rest),
      longest.map((value) => value / lengthOf(longest)),
    );
    const unit = whole.map((value) => value / lengthOf(whole));
    basis.push(unit);
    left = left.filter((column) => column !== longest).map((column) => without(unit, column));
  }
  const rests = targets.flatMap((target) => basis.reduce((rest, part) => without(part, rest), target));
  return rests.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
