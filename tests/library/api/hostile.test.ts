// Ten thousand wrong calls of the whole API, two thousand in the quick tests: each is rejected as documented, and
// changes nothing. For more, set POSENC_HOSTILE_CALLS=1000000 and POSENC_HOSTILE_SEED=7 before
//   npx vitest run --config tests/vitest.config.ts --dir tests/library/api hostile
import { beforeAll, describe, expect, test } from 'vitest';
import * as posenc from 'posenc';
import { contentsOf, isTyped } from './support/hostile/mutations.ts';
import { callWrongly, flawOf, resultsOf, textOf, valid, type Entry, invoke } from './support/hostile/run.ts';
import { quick } from '../../tiers.mjs';
import { wrongValues } from './support/hostile/values.ts';
import { errorOf } from './support/refusals.ts';

const entry: Entry = posenc;
const calls = Number(process.env['POSENC_HOSTILE_CALLS'] ?? (quick ? 2000 : 10_000));
const seed = Number(process.env['POSENC_HOSTILE_SEED'] ?? 1);

describe('wrong calls', () => {
  let results: string[];
  beforeAll(() => {
    results = resultsOf(entry);
  });

  test(
    `${calls} random ones are refused with a documented error and change nothing`,
    () => {
      const { refused, flaws } = callWrongly(entry, calls, seed);
      expect(flaws).toEqual([]);
      expect(refused).toBe(calls);
    },
    120_000 + 10 * calls,
  );

  test('valid calls give the same results after them', () => {
    expect(resultsOf(entry)).toEqual(results);
  });
});

describe('arguments', () => {
  test('every option is read once at the most, so that it cannot be another one when it is used', () => {
    for (const { name, make } of valid) {
      const call = (args: unknown[]): string => textOf(invoke(entry, name, args));
      for (const [at, given] of make().entries()) {
        if (typeof given !== 'object' || given === null || Array.isArray(given) || isTyped(given)) continue;
        const args = make();
        const reads: string[] = [];
        for (const [key, value] of contentsOf(args[at] as object)) {
          Object.defineProperty(args[at], key, {
            enumerable: true,
            get: () => (reads.includes(key) ? Symbol(key) : (reads.push(key), value)),
          });
        }
        expect(call(args), name).toBe(call(make()));
      }
    }
  });

  test('endless lists are rejected', () => {
    const endless = (item: unknown): never =>
      ({
        *[Symbol.iterator]() {
          for (;;) yield item;
        },
      }) as never;
    const cases: [argument: string, name: string, call: () => unknown][] = [
      ['positions', 'sinusoidal', () => posenc.sinusoidal({ positions: endless(1), dim: 4 })],
      [
        'terms',
        'attention',
        () =>
          posenc.attention({
            content: { data: new Float32Array(4), rows: 2, columns: 2 },
            terms: endless('contentContent'),
          }),
      ],
      ['levels', 'hierarchyAmbiguities', () => posenc.hierarchyAmbiguities(Object.assign([], endless({})))],
      [
        'x.shape',
        'relativeShift',
        () => posenc.relativeShift({ x: { data: new Float32Array(1), shape: Object.assign([], endless(1)) } }),
      ],
      ['window', 'swinCoordinates', () => posenc.swinCoordinates({ window: Object.assign([], endless(1)) as never })],
    ];
    for (const [argument, name, call] of cases) {
      const caught = errorOf(call);
      expect(flawOf(caught, entry, name), argument).toBeUndefined();
      expect(caught).toMatchObject({ argument });
    }
  });

  test('the options of init are checked in the same way, with a rejection', async () => {
    for (const make of wrongValues) {
      for (const options of [
        make(),
        { module: make() },
        { signal: make() },
        { [Symbol.iterator]: make(), module: undefined, nonsense: make() },
      ]) {
        const caught: unknown = await posenc.init(options as never).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (caught !== undefined) expect(flawOf(caught, entry, 'init')).toBeUndefined();
      }
    }
    await expect(posenc.init({ signal: Object.create(AbortSignal.prototype) as AbortSignal })).rejects.toMatchObject({
      argument: 'signal',
    });
    await expect(posenc.init({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'POSENC_ABORTED' });
  });

  test('an error thrown by an argument is the cause of ours', () => {
    const cause = new Error('mine');
    const throwing = {
      positions: 3,
      get dim(): number {
        throw cause;
      },
    };
    const caught = errorOf(() => posenc.sinusoidal(throwing));
    expect(caught).toMatchObject({ name: 'PosencError', code: 'POSENC_UNREADABLE', argument: 'options', cause });
  });
});
