// Errors that name the function, the argument, its value and what is allowed.
import { nearest } from './nearest.ts';

/** The fields that every error of this package has besides its message. */
export interface ErrorDetails {
  /** A stable name, e.g. `POSENC_OUT_OF_RANGE`. */
  readonly code: string;
  /** The rejected argument, e.g. `dim`. */
  readonly argument: string;
  /** The value that it had. */
  readonly value: unknown;
  /** The allowed values. */
  readonly allowed: string;
}

/** Errors other than a wrong type (`TypeError`) or a wrong value (`RangeError`): memory, a missing engine. */
export class PosencError extends Error implements ErrorDetails {
  /** Tells it from the errors of other libraries, also across frames. */
  override readonly name = 'PosencError';
  readonly code: string;
  readonly argument: string;
  readonly value: unknown;
  readonly allowed: string;

  constructor(message: string, details: ErrorDetails, options?: ErrorOptions) {
    super(message, options);
    ({ code: this.code, argument: this.argument, value: this.value, allowed: this.allowed } = details);
  }
}

const getterOf = (prototype: object, key: PropertyKey): ((this: unknown) => unknown) | undefined =>
  Object.getOwnPropertyDescriptor(prototype, key)?.get;

// The name of a real typed array of any realm; undefined for anything else, including a proxy of one.
const kindGetter = getterOf(Object.getPrototypeOf(Uint8Array.prototype) as object, Symbol.toStringTag);

/** `Float32Array` and so on for a typed array, undefined for anything else. Never runs code of the value. */
export function arrayKind(value: unknown): string | undefined {
  return ArrayBuffer.isView(value) ? (kindGetter?.call(value) as string | undefined) : undefined;
}

/** A value as a person would write it, short. Never runs code of the value. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === 'bigint')
    return value > -(2n ** 64n) && value < 2n ** 64n ? `${value}n` : 'a bigint of many digits';
  if (typeof value === 'symbol') return 'a symbol';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) {
    const kind = arrayKind(value);
    if (kind !== undefined) return /^[AEIOU]/.test(kind) && !/^Ui/.test(kind) ? `an ${kind}` : `a ${kind}`;
    return isArray(value) ? 'an array' : 'an object';
  }
  return Object.is(value, -0) ? '-0' : String(value);
}

/** A DataView, which is not a list of anything. Never runs code of the value. */
export const isDataView = (value: unknown): boolean => ArrayBuffer.isView(value) && arrayKind(value) === undefined;

/** `instanceof` without the errors that a proxy may throw, which count as false. */
export function isInstance<T>(value: unknown, kind: abstract new (...args: never[]) => T): value is T {
  try {
    return value instanceof kind;
  } catch {
    return false;
  }
}

/** Array.isArray without its one error, for a proxy that was revoked. */
export function isArray(value: unknown): value is unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** An object that is neither a list nor an array of numbers. Never runs code of the value. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isArray(value) && !ArrayBuffer.isView(value);

/** The public function that the caller called: every message begins with it. */
export let callee = '';
/** The requested convention, where options depend on one. */
let convention = '';

/** Says which function the errors from here on are about: the first thing that every public function does. */
export function enter(name: string, by = ''): void {
  callee = name;
  convention = by;
}

/** The function and the fault of its argument: the part of a message before the allowed values. */
const about = (text: string): string => (callee === '' ? text : `${callee}: ${text}`);

function refusal<E extends Error>(
  Kind: new (message: string) => E,
  code: string,
  argument: string,
  value: unknown,
  allowed: string,
  text = `${argument} is ${show(value)}`,
  message = `${about(text)}; allowed: ${allowed}`,
): E {
  return Object.assign(new Kind(message), { code, argument, value, allowed } satisfies ErrorDetails);
}

/** An argument of the wrong type. */
export const wrongType = (argument: string, value: unknown, allowed: string, code = 'POSENC_WRONG_TYPE'): TypeError =>
  refusal(TypeError, code, argument, value, allowed);

/** An argument of the right type with a value that is not allowed; `text` describes the fault if not the value does. */
export const wrongValue = (
  code: string,
  argument: string,
  value: unknown,
  allowed: string,
  text?: string,
): RangeError => refusal(RangeError, code, argument, value, allowed, text);

/** An option, of `options` or of an object in them, that is none of the `known` ones: perhaps a slip of the pen. */
export function unknownOption(object: string, key: string, known: readonly string[]): TypeError {
  const path = object === 'options' ? '' : `${object}.`,
    allowed = `one of ${known.join(', ')}`,
    near = nearest(key, known),
    hint = near === undefined ? `allowed: ${allowed}` : `did you mean ${path}${near}?`;
  const name = path + (/^\w{1,40}$/.test(key) ? key : show(key));
  const message = `${name} is no option of ${callee}${convention && ` with convention "${convention}"`}; ${hint}`;
  return refusal(TypeError, 'POSENC_WRONG_TYPE', `${object}.${key}`, key, allowed, undefined, message);
}

/** The same error about an argument that callers know by another word; undefined when it is none of these words. */
function renamed(error: RangeError & ErrorDetails, words: Readonly<Record<string, string>>): RangeError | undefined {
  const word = Object.keys(words).find(
    (w) => error.argument === w || error.argument.startsWith(`${w}.`) || error.argument.startsWith(`${w}[`),
  );
  if (word === undefined) return undefined;
  return wrongValue(error.code, `${words[word]}${error.argument.slice(word.length)}`, error.value, error.allowed);
}

/** Runs `body`, whose errors use the C++ names of arguments; `words` maps them to the caller's. */
export function inWords<R>(words: Readonly<Record<string, string>>, body: () => R): R {
  try {
    return body();
  } catch (error) {
    throw (
      (error instanceof RangeError && 'argument' in error && renamed(error as RangeError & ErrorDetails, words)) ||
      error
    );
  }
}

/** A `PosencError`; `text` describes the fault of the argument. */
export function failure(
  code: string,
  argument: string,
  text: string,
  allowed: string,
  value?: unknown,
  options?: ErrorOptions,
): PosencError {
  return new PosencError(`${about(text)}; allowed: ${allowed}`, { code, argument, value, allowed }, options);
}

/** A call on a disposed object. */
export const disposed = (argument: string): PosencError =>
  failure('POSENC_DISPOSED', argument, `${argument} was disposed of`, 'one that was not disposed of');

/** A feature that this engine, page or server lacks; `what` describes it. */
export const unavailable = (argument: string, allowed: string, cause?: unknown, what = 'is missing'): PosencError =>
  failure(
    'POSENC_UNAVAILABLE',
    argument,
    `${argument} ${what}`,
    allowed,
    undefined,
    cause === undefined ? cause : { cause },
  );

/** Whether an error is a rejected argument of this package, rather than a bug. */
export const isRefusal = (error: unknown): boolean =>
  (error instanceof TypeError || error instanceof RangeError || error instanceof PosencError) && 'code' in error;

/** A module, or the arena in it, without memory for a call. */
export const outOfMemory = (text = 'memory ran out', bytes?: number): PosencError =>
  failure('POSENC_OUT_OF_MEMORY', 'memory', text, 'smaller arrays', bytes);

/** The value that C++ throws where an allocation fails (cpp/toolchain/glue/library.js.in). */
const failedAllocation = 'memory';

/** A call that ended inside the module, whose state is lost: for want of memory, or stopped by the engine. */
export const trapped = (cause?: unknown): PosencError =>
  cause === failedAllocation
    ? outOfMemory()
    : failure('POSENC_TRAPPED', 'memory', 'the computation was stopped by the engine', 'smaller arrays', undefined, {
        cause,
      });

/** An argument whose own code (a getter, an iterator, a proxy) threw while it was read. */
export const unreadable = (argument: string, cause: unknown): PosencError =>
  failure('POSENC_UNREADABLE', argument, `${argument} threw while it was read`, 'values that can be read', undefined, {
    cause,
  });
