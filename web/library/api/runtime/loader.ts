// The modules of this thread: started at the first call, discarded after a trap, shared with workers.
import { lanes } from './engine.ts';
import { isRefusal, trapped } from './errors.ts';
import { instantiate } from './instance.ts';
import type { Lane } from './lane.ts';
import type { PosencModule } from './module.ts';
import { compile } from './webassembly.ts';

/** Compiled modules for workers: `getModule` returns them and `init` takes them. */
export interface CompiledModules {
  readonly [lane: string]: WebAssembly.Module;
}

/** The module that starts a lane, compiled if necessary; undefined if there is none, or none yet. */
function compiled({ instance, bytes }: Lane): WebAssembly.Module | undefined {
  return (instance.compiled ??= bytes && compile(bytes));
}

/** The running module; its memory views must be taken again at each call, because they die when memory grows. */
export function wasm(lane: Lane): PosencModule {
  return (lane.instance.running ??= lane.create ? lane.create() : instantiate(compiled(lane)));
}

/** Forgets a module that trapped: its memory cannot be trusted. The next call starts a fresh one. */
export function discard({ instance }: Lane, module = instance.running): void {
  if (module === instance.running) instance.running = undefined;
}

/** An instance apart from that of all calls. */
export const startAnother = (lane: Lane): PosencModule => (lane.create ? lane.create() : instantiate(compiled(lane)));

// The modules of arenas, by their memory: rotations go where their arrays are.
const homes = new WeakMap<ArrayBufferLike, PosencModule>();
let arenas = 0;

/** Runs the rotations of arrays in the memory of this module there, from now on. */
export function adopt(module: PosencModule): void {
  homes.set(module.HEAPU8.buffer, module);
  ++arenas;
}

/** The module that owns an array, if it is an arena's. */
export const homeOf = (array: ArrayBufferView): PosencModule | undefined =>
  arenas > 0 ? homes.get(array.buffer) : undefined;

/** Runs `body` with the module, or with that of an arena. After a trap its memory is unknown: it is thrown away. */
export function run<R>(lane: Lane, body: (module: PosencModule) => R, home?: PosencModule): R {
  const module = home ?? wasm(lane);
  try {
    return body(module);
  } catch (error) {
    if (isRefusal(error)) throw error;
    discard(lane, module);
    throw trapped(error);
  }
}

/** After a call that took much memory: it can grow, but not shrink, so the module makes room for a new one. */
export function giveBack(lane: Lane, bytes: number, module: PosencModule): void {
  if (bytes > 2 ** 26) discard(lane, module);
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
    else if (!lane.bytes) wasm(lane); // throws what is missing
  }
}

/** All compiled modules; undefined if there are none, or none yet. */
export function compiledModules(): CompiledModules | undefined {
  const modules: Record<string, WebAssembly.Module> = {};
  for (const lane of lanes) {
    const module = compiled(lane);
    if (module) modules[lane.name] = module;
  }
  return Object.keys(modules).length > 0 ? modules : undefined;
}
