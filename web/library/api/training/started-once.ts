// A module of its own beside that of `posenc`: started at the first call, and given up after a trap.
import { isRefusal, trapped } from '../runtime/errors.ts';
import { instantiate } from '../runtime/instance.ts';
import type { PosencModule } from '../runtime/module.ts';

export interface StartedOnce<M> {
  /** The running module. */
  readonly module: () => M;
  /** Runs `body` with a module; after a trap the next models get a fresh one. */
  readonly runIn: <R>(module: M, body: () => R) => R;
}

export function startedOnce<M extends PosencModule>(compiled: () => WebAssembly.Module): StartedOnce<M> {
  let running: M | undefined;
  // A module that trapped takes its models with it: their memory cannot be trusted.
  const broken = new WeakSet<M>();
  return {
    module: () => (running ??= instantiate(compiled()) as unknown as M),
    runIn(module, body) {
      if (broken.has(module)) throw trapped();
      try {
        return body();
      } catch (error) {
        if (isRefusal(error)) throw error;
        broken.add(module);
        if (running === module) running = undefined;
        throw trapped(error);
      }
    },
  };
}
