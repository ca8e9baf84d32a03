// Errors that say which argument, which value and what is allowed.

/** What every error of this package carries besides its message. */
export interface ErrorDetails {
  /** A stable name, e.g. `POSENC_OUT_OF_RANGE`. */
  readonly code: string;
  /** The argument that was refused, e.g. `dim`. */
  readonly argument: string;
  /** The value that it had. */
  readonly value: unknown;
  /** What it may be. */
  readonly allowed: string;
}

/** Everything that is neither a wrong type (`TypeError`) nor a wrong value (`RangeError`): memory, a missing engine. */
export class PosencError extends Error implements ErrorDetails {
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

// The name of a real typed array, whatever realm it is from; undefined for anything else, a proxy of one too.
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

/** `instanceof` without the errors that a proxy may throw: then it is an instance of nothing. */
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

function sentence(argument: string, value: unknown, allowed: string): string {
  return `${argument} is ${show(value)}; allowed: ${allowed}`;
}

/** An argument of the wrong type. */
export function wrongType(argument: string, value: unknown, allowed: string, code = 'POSENC_WRONG_TYPE'): TypeError {
  const details: ErrorDetails = { code, argument, value, allowed };
  return Object.assign(new TypeError(sentence(argument, value, allowed)), details);
}

/** An argument of the right type with a value that is not allowed. */
export function wrongValue(code: string, argument: string, value: unknown, allowed: string): RangeError {
  const details: ErrorDetails = { code, argument, value, allowed };
  return Object.assign(new RangeError(sentence(argument, value, allowed)), details);
}

/** The same error about an argument that callers know by another word; undefined when it is none of these words. */
function renamed(error: RangeError & ErrorDetails, words: Readonly<Record<string, string>>): RangeError | undefined {
  const word = Object.keys(words).find(
    (w) => error.argument === w || error.argument.startsWith(`${w}.`) || error.argument.startsWith(`${w}[`),
  );
  if (word === undefined) return undefined;
  return wrongValue(error.code, `${words[word]}${error.argument.slice(word.length)}`, error.value, error.allowed);
}

/**
 * Runs `body`, whose refusals name arguments by the words of the C++ side; `words` has those of the caller for them.
 */
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

/** A call of what was disposed of. */
export function disposed(argument: string): PosencError {
  const allowed = 'one that was not disposed of';
  const details = { code: 'POSENC_DISPOSED', argument, value: undefined, allowed };
  return new PosencError(`${argument} was disposed of; allowed: ${allowed}`, details);
}

/** Something that this engine, this page or a server does not offer; `what` says how. */
export function unavailable(argument: string, allowed: string, cause?: unknown, what = 'is missing'): PosencError {
  return new PosencError(
    `${argument} ${what}; allowed: ${allowed}`,
    { code: 'POSENC_UNAVAILABLE', argument, value: undefined, allowed },
    cause === undefined ? undefined : { cause },
  );
}

/** Whether an error is one of these: an argument that was refused, rather than code that broke. */
export const isRefusal = (error: unknown): boolean =>
  (error instanceof TypeError || error instanceof RangeError || error instanceof PosencError) && 'code' in error;

/** A call that the engine stopped; what the module held is lost. */
export function trapped(cause?: unknown): PosencError {
  const details = { code: 'POSENC_TRAPPED', argument: 'memory', value: undefined, allowed: 'smaller arrays' };
  return new PosencError('the computation was stopped by the engine; allowed: smaller arrays', details, { cause });
}

/** An argument whose own code (a getter, an iterator, a proxy) threw while it was read. */
export function unreadable(argument: string, cause: unknown): PosencError {
  const allowed = 'values that can be read';
  return new PosencError(
    `${argument} threw while it was read; allowed: ${allowed}`,
    { code: 'POSENC_UNREADABLE', argument, value: undefined, allowed },
    { cause },
  );
}
