// Makes wrong calls of a whole entry of the package and checks them.
import { getHeapStatistics } from 'node:v8';
import { invoke } from '../../../../calls/invoke.ts';
import { list } from '../../../../calls/list.ts';
import { valueOf } from '../../../../calls/values.ts';
import { parameters } from '../functions.ts';
import { contentsOf, makeWrong, placesOf, randomFrom } from './mutations.ts';
import { watch } from './watch.ts';

/** The exports of an entry. */
export type Entry = Readonly<Record<string, unknown>>;

/**
 * Every code that an error may have; POSENC_TRAPPED and POSENC_OUT_OF_MEMORY are never the answer to a wrong argument.
 */
const codes = new Set([
  'POSENC_WRONG_TYPE',
  'POSENC_OUT_OF_RANGE',
  'POSENC_NOT_FINITE',
  'POSENC_UNKNOWN_NAME',
  'POSENC_SHAPE_MISMATCH',
  'POSENC_OVERLAP',
  'POSENC_TOO_LARGE',
  'POSENC_BAD_BUFFER',
  'POSENC_UNREADABLE',
  'POSENC_MISSING_KEY',
  'POSENC_FOREIGN_KEY',
  'POSENC_MALFORMED',
  'POSENC_ABORTED',
]);

export { invoke };

/** Each function with each of its base calls, whose arguments `make` makes afresh. */
export const valid = list.flatMap(({ base, call: name, arguments: given }) =>
  base && name && given ? [{ name, make: (): unknown[] => given.map(valueOf) }] : [],
);

const names = [...new Set(valid.map(({ name }) => name))];

/** An error and the line of ours that it comes from. */
function whence(error: Error): string {
  const [, ...frames] = (error.stack ?? '').split('\n    at ');
  return `${error.name}: ${error.message} (${frames.find((frame) => /web.api|dist/.test(frame)) ?? frames[0]})`;
}

/** Says how the error of a wrong call of `name` differs from the documented one; undefined when it does not. */
export function flawOf(error: unknown, { PosencError }: Entry, name: string): string | undefined {
  const known = [TypeError, RangeError, PosencError as ErrorConstructor].some(
    (kind) => error instanceof Error && error.constructor === kind,
  );
  if (!known) return `threw ${typeof error}: ${error instanceof Error ? whence(error) : String(error as symbol)}`;
  const { code, argument, allowed, message } = error as Error & Record<'code' | 'argument' | 'allowed', unknown>;
  if (!codes.has(code as string)) return `has the code ${String(code)}: ${whence(error as Error)}`;
  if (
    typeof argument !== 'string' ||
    argument === '' ||
    typeof allowed !== 'string' ||
    allowed === '' ||
    !('value' in (error as object))
  ) {
    return `does not say argument, value and what is allowed: ${message}`;
  }
  if (!isWellSaid(message, name, argument, allowed)) return `has the message ${message}`;
  return message.length > 1000 ? `has a message of ${message.length} letters` : undefined;
}

/** Whether a message names the function, the argument and the allowed values, or suggests the intended option. */
function isWellSaid(message: string, name: string, argument: string, allowed: string): boolean {
  const unknown = / is no option of ([\w.]+)( with convention "\w+")?; (did you mean [\w.[\]]+\?$|allowed: )/.exec(
    message,
  );
  const of = unknown ? unknown[1] : message.slice(0, message.indexOf(': '));
  if (of !== name && !(name === 'PreparedRotary' && of === 'PreparedRotary.apply')) return false;
  if (!unknown) return message.startsWith(`${of}: ${argument}`) && message.endsWith(`allowed: ${allowed}`);
  return unknown[3] !== 'allowed: ' || message.endsWith(`allowed: ${allowed}`);
}

/** Functions that change their first argument. */
const inPlace: readonly string[] = ['shiftRotary'];

/** The names that an error of any function may use. */
const sharedWords = ['options', 'the result', 'the list', 'an array'];

/** The words that an error of a function may begin with: its options at any depth. */
const wordsOf = new Map(
  names.map(
    (name) =>
      [
        name,
        new Set([
          ...valid.flatMap((one) => (one.name === name ? placesOf(one.make()).map(({ key }) => key) : [])),
          ...sharedWords,
          ...(parameters[name] ?? []),
        ]),
      ] as const,
  ),
);

export interface Summary {
  readonly refused: number;
  readonly accepted: number;
  /** The failure, with its call. */
  readonly flaws: readonly string[];
  /** Milliseconds of the slowest call, and which it was. */
  readonly slowest: readonly [milliseconds: number, call: string];
}

/** The allocation limit of a rejected call: its arguments are small. */
const mostBytes = 2 ** 24;

/** Calls until `wanted` calls are rejected. */
export function callWrongly(entry: Entry, wanted: number, seed: number): Summary {
  const random = randomFrom(seed);
  const flaws: string[] = [];
  let refused = 0,
    accepted = 0;
  let slowest: [number, string] = [0, ''];
  for (let k = 0; refused < wanted && flaws.length < 40; ++k) {
    const { name, make } = valid[k % valid.length] as (typeof valid)[number];
    const args = make();
    const change = makeWrong(args, random);
    const call = `${name}: ${change}`;
    const [key, value] =
      contentsOf(args[0] as object).find(([option]) => change.endsWith(`arguments.0.${option}`)) ?? [];
    const watched = watch(args);
    const memory = getHeapStatistics().external_memory,
      started = performance.now();
    let error: unknown,
      threw = false;
    try {
      invoke(entry, name, args);
    } catch (thrown) {
      threw = true;
      error = thrown;
    }
    const time = performance.now() - started;
    if (time > slowest[0]) slowest = [time, call];
    const isResult = (path: string): boolean =>
      path.endsWith('.out') || (inPlace.includes(name) && /^arguments\.0(\.data)?$/.test(path));
    const changed = watched.changed(threw ? undefined : isResult);
    if (changed.length > 0) flaws.push(`${call} changed ${changed.join(', ')}`);
    if (!threw) {
      ++accepted;
      continue;
    }
    ++refused;
    const flaw = flawOf(error, entry, name);
    if (flaw !== undefined) flaws.push(`${call} ${flaw}`);
    else {
      const { argument, value: named } = error as { argument: string; value: unknown };
      if (argument === key && typeof value === 'number' && named !== value && !Number.isNaN(value)) {
        flaws.push(`${call} says ${argument} is ${String(named)}, not ${value}`);
      }
      if (!wordsOf.get(name)?.has(argument.split(/[.[]/)[0] as string))
        flaws.push(`${call} names ${argument}, which it does not have`);
    }
    const taken = getHeapStatistics().external_memory - memory;
    if (taken > mostBytes) flaws.push(`${call} took ${Math.round(taken / 2 ** 20)} MB before it was refused`);
  }
  return { refused, accepted, flaws, slowest };
}

/** A result of any shape. */
export function textOf(result: unknown): string {
  const text = (value: unknown): unknown => {
    if (ArrayBuffer.isView(value))
      return `${value.constructor.name} ${Array.from(value as Float64Array, String).join()}`;
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(contentsOf(value).map(([key, item]) => [key, text(item)]));
    return String(value);
  };
  return JSON.stringify(text(result));
}

/** The results of all valid calls: the same before and after wrong ones. */
export const resultsOf = (entry: Entry): string[] =>
  valid.map(({ name, make }) => `${name} ${textOf(invoke(entry, name, make()))}`);
