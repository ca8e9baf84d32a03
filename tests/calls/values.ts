// Arguments as the rows of tests/calls/*.json write them. JSON has no typed arrays and no NaN: an object with one key
// stands for them. Long arrays are a rule, which tests/cpp/calls/values.hpp has too.

const rules: Readonly<Record<string, (k: number) => number>> = {
  values: (k) => (((k * 37) % 101) - 50) / 64,
  quarters: (k) => ((k * 7) % 11) / 4 - 1,
  sevens: (k) => (((k * 7) % 11) - 5) / 4,
  fives: (k) => (((k * 5) % 13) - 6) / 8,
  threes: (k) => (((k * 3) % 7) - 3) / 2,
  elevens: (k) => (((k * 11) % 17) - 8) / 16,
  ramp: (k) => k,
  zeros: () => 0,
  ones: () => 1,
  nines: () => 9,
};

const kinds = {
  float32: Float32Array,
  float64: Float64Array,
  int32: Int32Array,
  uint8: Uint8Array,
  clamped: Uint8ClampedArray,
  uint16: Uint16Array,
} as const;
type Kind = keyof typeof kinds;
export type Typed = InstanceType<(typeof kinds)[Kind]>;

/** JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const kindOf = (value: unknown): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => Object.getPrototypeOf(value) === kinds[kind].prototype);

const numberToJson = (x: number): Json =>
  Number.isFinite(x) && !Object.is(x, -0) ? x : { number: Object.is(x, -0) ? '-0' : String(x) };

/** The elements of an array: a rule and a length, or a list. */
export function elementsToJson(list: ArrayLike<number>): Json {
  const length = list.length;
  const all = Array.from(list);
  const rule =
    length > 5 ? Object.keys(rules).find((name) => all.every((x, k) => Object.is(x, rules[name]?.(k)))) : undefined;
  return rule === undefined ? all.map(numberToJson) : { [rule]: length };
}

/** A list of numbers from a rule or from a list. */
export function elementsOf(json: Json): number[] {
  if (Array.isArray(json)) return (json as Json[]).map((x) => valueOf(x) as number);
  const [[rule, length] = ['', 0]] = Object.entries(json as JsonObject);
  const make = rules[rule];
  if (!make) throw new Error(`no rule ${rule}`);
  return Array.from({ length: length as number }, (_, k) => make(k));
}

/** An argument of a call; throws for values that JSON cannot carry. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return numberToJson(value);
  if (typeof value === 'object') {
    const kind = kindOf(value);
    if (kind !== undefined) return { [kind]: elementsToJson(value as Typed) };
    if (Array.isArray(value)) return value.map(toJson);
    if (Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(
        Object.entries(value)
          .filter(([, item]) => item !== undefined)
          .map(([key, item]) => [key, toJson(item)]),
      );
  }
  throw new TypeError(`JSON carries no ${Object.prototype.toString.call(value)}`);
}

/** The argument that `toJson` wrote. */
export function valueOf(json: Json): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return (json as Json[]).map(valueOf);
  const entries = Object.entries(json);
  if (entries.length === 1) {
    const [[key, value]] = entries as [[string, Json]];
    if (key === 'number') return Number(value);
    if (key in kinds) return new kinds[key as Kind](elementsOf(value));
    if (key in rules && typeof value === 'number') return elementsOf(json);
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, valueOf(value)]));
}
