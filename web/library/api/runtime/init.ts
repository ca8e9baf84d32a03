import { readOptions } from './arguments.ts';
import { lanes } from './engine.ts';
import { enter, failure, type PosencError, wrongType } from './errors.ts';
import { checkSource, compiledIn, load, loadOwn, type ModuleSource } from './load.ts';
import { compiledModules, startFrom, wasm, type CompiledModules } from './loader.ts';

export interface InitOptions {
  /** Where the module comes from; default the one of the entry. `posenc/external` has none. */
  readonly module?: ModuleSource | undefined;
  /** Ends this wait; other waits continue. */
  readonly signal?: AbortSignal | undefined;
}

/** Pending modules, which several callers may await. */
interface Loading {
  readonly modules: Promise<CompiledModules>;
  readonly end: AbortController;
  waiting: number;
}

let loading: Loading | undefined;

function begin(source: unknown): Loading {
  const end = new AbortController();
  const modules = source === undefined ? loadOwn(lanes) : load(source, end.signal);
  return { modules, end, waiting: 0 };
}

function aborted(signal: AbortSignal): PosencError {
  enter('init');
  const allowed = 'a signal that is not aborted';
  return failure('POSENC_ABORTED', 'signal', 'signal was aborted', allowed, signal, { cause: signal.reason });
}

/** Settles as `promise` does, or with an error as soon as the signal is aborted. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(aborted(signal));
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Accepts only real signals: a proxy or a derived object cannot be listened to. */
const abortedOf =
  typeof AbortSignal === 'function'
    ? Object.getOwnPropertyDescriptor(AbortSignal.prototype, 'aborted')?.get
    : undefined;

function readSignal(signal: unknown): AbortSignal | undefined {
  if (signal === undefined) return undefined;
  try {
    abortedOf?.call(signal);
    return signal as AbortSignal;
  } catch {
    // said below
  }
  throw wrongType('signal', signal, 'an AbortSignal');
}

/**
 * Starts ahead of time, without blocking, what the first calls would start; in `posenc/external`, which contains no
 * module, it says where the module is. Never needed in `posenc` and `posenc/pure`; in `posenc`, naming `init` makes
 * bundlers keep the modules of all functions. May be called repeatedly and concurrently: one start serves all, and a
 * failed one can be retried. A compiled module takes effect before `init` returns, with nothing to await.
 *
 * Shapes: none. Units: none.
 * Errors: the promise is refused with a `TypeError` for a wrong type or an unknown option, with a `PosencError` when
 * the module cannot be fetched or compiled, when WebAssembly is missing, or when the signal is aborted.
 *
 * @example
 * await init({ module: new URL('posenc.wasm', document.baseURI) });
 */
export async function init(options: InitOptions = {}): Promise<void> {
  enter('init');
  const read = readOptions<InitOptions>(options, 'options', ['module', 'signal']);
  const signal = readSignal(read.signal);
  if (read.module !== undefined) checkSource(read.module);
  if (signal?.aborted) throw aborted(signal);
  for (const lane of lanes) if (lane.create) wasm(lane);
  if (lanes.every(({ instance }) => instance.running)) return;
  const compiled = compiledIn(read.module);
  if (compiled) return startFrom(compiled);
  const shared = (loading ??= begin(read.module));
  ++shared.waiting;
  try {
    const modules = await orAborted(shared.modules, signal);
    enter('init'); // others ran meanwhile
    startFrom(modules);
  } finally {
    if (--shared.waiting === 0) {
      if (loading === shared) loading = undefined;
      shared.end.abort();
    }
  }
}

/**
 * The compiled modules, for workers, which then need not compile them again: `postMessage(getModule())` here, `init({
 * module })` there, in the same entry or in `posenc/external`. Undefined in `posenc/pure`, which has none and needs
 * none.
 *
 * Shapes: none. Units: none.
 * Errors: `PosencError` when WebAssembly is missing or may not be compiled.
 *
 * @example
 * worker.postMessage({ module: getModule() });
 */
export function getModule(): CompiledModules | undefined {
  enter('getModule');
  return compiledModules();
}
