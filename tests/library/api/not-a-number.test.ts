// The effect of a NaN in every function: as an option it is rejected by name; in a tensor it is rejected too, or
// reaches every number that depends on it (web/docs/decisions/040-what-is-not-a-number.md).
import { describe, expect, test } from 'vitest';
import * as posenc from 'posenc';
import { isTyped, placesOf, type Place } from './support/hostile/mutations.ts';
import { invoke, valid, type Entry } from './support/hostile/run.ts';

const entry: Entry = posenc;

const isFloats = (value: unknown): value is Float32Array | Float64Array =>
  value instanceof Float32Array || value instanceof Float64Array;

/** All floats of a result, in the order of its parts. */
function numbersOf(result: unknown): number[] {
  if (typeof result === 'number') return [result];
  if (isTyped(result)) return isFloats(result) ? Array.from(result) : [];
  return typeof result === 'object' && result !== null ? Object.values(result).flatMap(numbersOf) : [];
}

/** A valid call with one place changed; its result, or the error. */
function changed(name: string, make: () => unknown[], path: string, change: (place: Place) => void) {
  const args = make();
  change(placesOf(args).find((place) => place.path === path) as Place);
  try {
    return { numbers: numbersOf(invoke(entry, name, args)) };
  } catch (error) {
    return { error };
  }
}

/** Data in a plain array, and keys of a config.json that nothing reads where the file gives `head_dim`. */
const carried = [
  'roundToFormat: arguments.0.numbers',
  ...['hidden_size', 'num_attention_heads', 'max_position_embeddings'].map(
    (key) => `rotaryFromConfig: arguments.0.${key}`,
  ),
  ...['hidden_size', 'num_attention_heads'].map((key) => `modelPositions: arguments.0.${key}`),
];

const isOut = (path: string): boolean => /\.out\b/.test(path);

/** Each function with a valid call and a place in it that `wanted` selects. */
const placesWhere = (wanted: (place: Place) => boolean) =>
  valid.flatMap(({ name, make }) =>
    placesOf(make())
      .filter((place) => !isOut(place.path) && wanted(place))
      .map(({ path, key }) => ({ name, make, path, key })),
  );

describe('not a number', () => {
  test('as an option, or in a list of an array, is rejected by name', () => {
    const accepted = placesWhere(({ value }) => typeof value === 'number').flatMap(({ name, make, path, key }) => {
      const { error } = changed(name, make, path, (place) => {
        place.holder[key] = NaN;
      });
      const call = `${name}: ${path}`;
      if (!(error instanceof RangeError)) return carried.some((one) => call.startsWith(one)) ? [] : [call];
      expect(error).toMatchObject({ argument: expect.any(String) as string });
      return [];
    });
    expect(accepted).toEqual([]);
  });

  test('in a typed array is rejected, or is in every number of the result that depends on it', () => {
    const flaws: string[] = [];
    let reached = 0,
      refused = 0;
    for (const { name, make, path } of placesWhere(({ value }) => isFloats(value))) {
      const { length } = placesOf(make()).find((place) => place.path === path)?.value as Float32Array;
      for (let k = 0; k < length; ++k) {
        const withNumber = (x: number) =>
          changed(name, make, path, ({ value }) => {
            (value as Float32Array)[k] = x;
          });
        const { numbers, error } = withNumber(NaN);
        if (error !== undefined) {
          ++refused;
          expect(error, `${name}: ${path}[${k}]`).toMatchObject({ code: 'POSENC_NOT_FINITE' });
          continue;
        }
        const [one, two] = [withNumber(0.25).numbers, withNumber(1.75).numbers];
        if (!one || !two) {
          flaws.push(`${name}: ${path}[${k}] is refused but for NaN`);
          continue;
        }
        one.forEach((x, i) => {
          if (Object.is(x, two[i])) return;
          ++reached;
          if (!Number.isNaN(numbers?.[i]))
            flaws.push(`${name}: ${path}[${k}] is not seen in number ${i}: ${numbers?.[i]}`);
        });
      }
    }
    expect(flaws).toEqual([]);
    expect(reached).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(100);
  });
});
