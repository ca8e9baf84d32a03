// The module of this thread: started at the first call, thrown away after a trap, handed to workers.
import { engine } from './engine.ts';
import { isRefusal, trapped } from './errors.ts';
import type { PosencModule } from './module.ts';

let compiled: WebAssembly.Module | undefined;
let running: PosencModule | undefined;

/** The running module; its memory views must be taken again at each call, because they die when memory grows. */
export function wasm(): PosencModule {
  return (running ??= engine.start((compiled ??= engine.compile())));
}

/** Whether a first call has nothing left to start. */
export const isRunning = (): boolean => running !== undefined;

/** Forgets a module that trapped: its memory cannot be trusted. The next call starts a fresh one. */
export function discard(): void {
  running = undefined;
}

/** Forgets the compiled module as well: the engine has another one now. */
export function restart(): void {
  running = undefined;
  compiled = undefined;
}

/** The module that instances are made from, compiled if it was not. */
export function compiledModule(): WebAssembly.Module | undefined {
  return (compiled ??= engine.compile());
}

/** Starts from this module; one that runs already stays. */
export function startFrom(module: WebAssembly.Module): void {
  if (running) return;
  running = engine.start(module);
  compiled = module;
}

/** Runs `body` with the module. A trap leaves memory in an unknown state: the module is thrown away. */
export function run<R>(body: (module: PosencModule) => R): R {
  const module = wasm();
  try {
    return body(module);
  } catch (error) {
    if (isRefusal(error)) throw error;
    discard();
    throw trapped(error);
  }
}

/** After a call that took much memory: it can grow, but not shrink, so the module makes room for a new one. */
export function giveBack(bytes: number): void {
  if (bytes > 2 ** 26) discard();
}
