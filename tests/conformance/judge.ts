// Whether an answer to a case is right, by the classes of schema/classes.json.
import { readFileSync, readdirSync } from 'node:fs';
import type { Answer, Dtype, Words } from './posenc-words.ts';

export interface Case {
  readonly id: string;
  readonly comment: string;
  readonly result: 'valid' | 'acceptable' | 'invalid';
  readonly flags: readonly string[];
  readonly operation: string;
  readonly options: Words;
  readonly input: Words;
  readonly class: string;
  readonly expected: {
    readonly shape: readonly number[];
    readonly at?: readonly number[];
    readonly decimal?: readonly string[];
    readonly integers?: readonly number[];
    readonly scalars?: Readonly<Record<string, string>>;
  };
}

export interface Vectors {
  readonly family: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly cases: readonly Case[];
}

interface Rule {
  readonly units: number;
  readonly units_in?: Readonly<Record<string, number>>;
  readonly scale: 'one' | 'value' | 'largest_input' | 'none';
  readonly angle_units?: Readonly<Record<string, number>>;
}

const here = new URL('./', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, here), 'utf8'));

export const classes = read('schema/classes.json') as {
  readonly formats: Readonly<Record<Dtype, { readonly unit: number; readonly smallest: number }>>;
  readonly classes: Readonly<Record<string, Rule>>;
};

export const vectorFiles: readonly string[] = readdirSync(new URL('vectors/', here)).sort();
export const readVectors = (file: string): Vectors => read(`vectors/${file}`) as Vectors;

const largest = (list: readonly unknown[]): number =>
  list.flat(Infinity).reduce<number>((most, x) => Math.max(most, Math.abs(x as number)), 0);

/** How far a value may be off. */
function allowed(one: Case, value: number, dtype: Dtype): number {
  const rule = classes.classes[one.class];
  if (rule === undefined) throw new Error(`${one.id} has the unknown class ${one.class}`);
  const { unit, smallest } = classes.formats[dtype];
  const { x, positions } = one.input;
  const scale = {
    one: 1,
    value: Math.abs(value),
    largest_input: Math.max(largest((x as Words | undefined)?.['values'] ?? []), 1),
    none: 0,
  }[rule.scale];
  const farthest = largest((positions as number[] | undefined) ?? []) * ((one.options['scale'] as number) ?? 1);
  const units = (rule.units_in?.[dtype] ?? rule.units) + (rule.angle_units?.[dtype] ?? 0) * farthest;
  return unit * units * scale + (rule.units > 0 ? smallest : 0);
}

/** The fault of an answer; empty if there is none. */
export function faults(one: Case, answer: Answer, dtype: Dtype): string[] {
  const { shape, at, decimal, integers, scalars = {} } = one.expected;
  const count = shape.reduce((product, extent) => product * extent, 1);
  if (answer.values.length !== count) return [`${answer.values.length} values, not ${count}`];
  const truth = integers ?? (decimal ?? []).map(Number);
  const found: string[] = [];
  truth.forEach((value, i) => {
    const k = at?.[i] ?? i;
    const given = answer.values[k] ?? Number.NaN;
    if (!(Math.abs(given - value) <= allowed(one, value, dtype))) found.push(`[${k}] is ${given}, not ${value}`);
  });
  for (const [name, text] of Object.entries(scalars)) {
    const given = answer.scalars?.[name] ?? Number.NaN;
    if (!(Math.abs(given - Number(text)) <= allowed({ ...one, class: 'frequency' }, Number(text), dtype)))
      found.push(`${name} is ${given}, not ${text}`);
  }
  return found;
}
