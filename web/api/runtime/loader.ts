// The modules of this thread: started at the first call, thrown away after a trap, handed to workers.
import { lanes } from './engine.ts';
import { isRefusal, trapped } from './errors.ts';
import { instantiate } from './instance.ts';
import type { Lane } from './lane.ts';
import type { PosencModule } from './module.ts';
import { compile } from './webassembly.ts';

/** Compiled modules, to be handed to workers: `getModule` makes them and `init` takes them. */
export interface CompiledModules {
  readonly [lane: string]: WebAssembly.Module;
}

/** The module that a lane is started from, compiled if it was not; undefined where there is none, or none yet. */
function compiled({ instance, bytes }: Lane): WebAssembly.Module | undefined {
  return (instance.compiled ??= bytes && compile(bytes));
}

/** The running module; its memory views must be taken again at each call, because they die when memory grows. */
export function wasm(lane: Lane): PosencModule {
  return (lane.instance.running ??= lane.create ? lane.create() : instantiate(compiled(lane)));
}

/** Forgets a module that trapped: its memory cannot be trusted. The next call starts a fresh one. */
function discard({ instance }: Lane): void {
  instance.running = undefined;
}

/** Runs `body` with the module. A trap leaves memory in an unknown state: the module is thrown away. */
export function run<R>(lane: Lane, body: (module: PosencModule) => R): R {
  const module = wasm(lane);
  try {
    return body(module);
  } catch (error) {
    if (isRefusal(error)) throw error;
    discard(lane);
    throw trapped(error);
  }
}

/** After a call that took much memory: it can grow, but not shrink, so the module makes room for a new one. */
export function giveBack(lane: Lane, bytes: number): void {
  if (bytes > 2 ** 26) discard(lane);
}

/** Starts every lane that does not run, from these modules where they have one for it. */
export function startFrom(modules: CompiledModules): void {
  const { posenc: whole } = modules;
  const shared = whole && { compiled: whole, running: instantiate(whole) };
  for (const lane of lanes) {
    if (lane.instance.running) continue;
    const module = modules[lane.name];
    if (shared) lane.instance = shared;
    else if (module) lane.instance = { compiled: module, running: instantiate(module) };
    else if (!lane.bytes) wasm(lane); // which says what is missing
  }
}

/** All compiled modules; undefined where there are none, or none yet. */
export function compiledModules(): CompiledModules | undefined {
  const modules: Record<string, WebAssembly.Module> = {};
  for (const lane of lanes) {
    const module = compiled(lane);
    if (module) modules[lane.name] = module;
  }
  return Object.keys(modules).length > 0 ? modules : undefined;
}
