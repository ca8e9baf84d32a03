// How far an answer may be from the true value: the table that generators, runner and documents share.
import table from '../../../../tests/conformance/schema/classes.json';
import type { AskedCase, Dtype, ToleranceClass } from '../../numbers/vectors/types.ts';

interface Rule {
  readonly units: number;
  /** In place of `units`, plus a term for each position: nobody has numbers wider than float64. */
  readonly units_in?: Readonly<Partial<Record<Dtype, number>>>;
  readonly angle_units?: Readonly<Partial<Record<Dtype, number>>>;
  readonly scale: 'one' | 'largest_input' | 'value' | 'none';
}

const rules: Readonly<Record<ToleranceClass, Rule>> = table.classes as Record<ToleranceClass, Rule>;
const formats: Readonly<Record<Dtype, { readonly unit: number; readonly smallest: number; readonly largest: number }>> =
  table.formats;

export interface Limit {
  /** The largest error that is allowed. */
  readonly most: number;
  /** The unit of the error: 1, the largest |x|, the value. */
  readonly scale: number;
}

/** The limit of each entry, by its true value; scalars are of class `frequency`. */
export function limitOf(asked: AskedCase, dtype: Dtype, name = asked.class ?? 'exact'): (value: number) => Limit {
  const rule = rules[name];
  const { unit, smallest } = formats[dtype];
  const largest = (asked.input.x?.values ?? []).reduce((most, x) => Math.max(most, Math.abs(x)), 1);
  const positions = [asked.input.positions ?? []].flat(3) as readonly number[];
  const { scale: times = 1 } = asked.options;
  const farthest = positions.reduce<number>((most, p) => Math.max(most, Math.abs(p)), 0) * Number(times);
  const units = (rule.units_in?.[dtype] ?? rule.units) + (rule.angle_units?.[dtype] ?? 0) * farthest;
  return (value) => {
    const scale = { one: 1, largest_input: largest, value: Math.abs(value), none: 0 }[rule.scale];
    if (!Number.isFinite(scale)) return { most: 0, scale: 1 };
    return { most: rule.units === 0 ? 0 : units * unit * scale + smallest, scale };
  };
}

/** Beyond a format's largest number infinity is right, and so is that number. */
export const isHeldAs = (got: number, value: number, dtype: Dtype): boolean =>
  Math.abs(value) > formats[dtype].largest &&
  Math.sign(got) === Math.sign(value) &&
  Math.abs(got) >= formats[dtype].largest;

/** A tolerance class in words, as the table states it. */
export function toleranceInWords(name: ToleranceClass): string {
  const { units, units_in, angle_units, scale } = rules[name];
  if (units === 0) return 'no error';
  const by = { one: '', largest_input: ' times the largest |x|', value: ' times the value', none: '' }[scale];
  const perPosition = angle_units?.float64 === undefined ? '' : ` + ${angle_units.float64} |position|`;
  const wide = `${units_in?.float64 ?? units}${perPosition} times 2^-53`;
  return `an error of at most ${units} u${by}, where u is 2^-24 in float32 and 2^-11 in float16; in float64 ${wide}`;
}

/** The limit of a class in units in the last place, at a scale of 1. */
export const limitInUlps = (name: ToleranceClass): number => rules[name].units / 2;
