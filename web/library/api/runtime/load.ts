// A module from outside: from an address, a Response, bytes. Only `init` waits for it. Other functions run meanwhile,
// so errors name their function again.
import { checkBuffer } from './arguments.ts';
import { arrayKind, enter, isInstance, PosencError, unavailable, wrongType } from './errors.ts';
import type { Lane } from './lane.ts';
import type { CompiledModules } from './loader.ts';
import { refused, requireWebAssembly } from './webassembly.ts';

/**
 * Sources of the WebAssembly module: its address, a `fetch` result, its bytes, the module itself, or the result of
 * `getModule` in another thread.
 */
export type ModuleSource =
  | string
  | URL
  | Response
  | PromiseLike<Response>
  | ArrayBuffer
  | Uint8Array
  | WebAssembly.Module
  | CompiledModules;

const allowed = 'an address, a Response, an ArrayBuffer, a Uint8Array, a WebAssembly.Module or what getModule() gave';

const isModule = (source: unknown): source is WebAssembly.Module =>
  typeof WebAssembly === 'object' && isInstance(source, WebAssembly.Module);

/** Modules that need no loading; undefined for another source. */
export function compiledIn(source: unknown): CompiledModules | undefined {
  if (isModule(source)) return { posenc: source };
  if (typeof source !== 'object' || source === null) return undefined;
  const modules = source as CompiledModules;
  const all: unknown[] = Object.values(modules);
  return all.length > 0 && all.every(isModule) ? { ...modules } : undefined;
}

const isBuffer = (source: unknown): source is ArrayBuffer => isInstance(source, ArrayBuffer);

/** Bytes of a file where addresses of files cannot be fetched: in Node. */
function readFile(url: URL): Promise<Uint8Array> | undefined {
  interface Files {
    readFile(url: URL): Promise<Uint8Array>;
  }
  const { process } = globalThis as { process?: { getBuiltinModule?(name: 'node:fs/promises'): Files } };
  return process?.getBuiltinModule?.('node:fs/promises').readFile(url);
}

async function bytesAt(address: string | URL, signal: AbortSignal): Promise<BufferSource> {
  if (/^file:/i.test(String(address))) {
    const bytes = readFile(new URL(address));
    if (bytes) return checked((await bytes) as Uint8Array<ArrayBuffer>, `${String(address)} has `);
  }
  return bytesOf(await fetch(address, { signal }));
}

/** The bytes are not a module, e.g. a page served for every missing file, or Git LFS's pointer to a file. */
function notAModule(bytes: Uint8Array, from = ''): PosencError {
  enter('init');
  const begins = JSON.stringify(String.fromCharCode(...bytes.subarray(0, 24)));
  const what = `is not WebAssembly: ${from}${bytes.length} bytes that begin with ${begins}`;
  return unavailable('The module', 'the bytes of posenc.wasm, which begin with "\\0asm"', undefined, what);
}

/** The first bytes of every module. */
const begins = (bytes: Uint8Array): boolean => [0, 97, 115, 109].every((byte, i) => bytes[i] === byte);

function checked(bytes: BufferSource, from?: string): BufferSource {
  const all = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  if (!begins(all)) throw notAModule(all, from);
  return bytes;
}

// The type of content does not matter: many servers do not know that of WebAssembly.
async function bytesOf(response: Response): Promise<BufferSource> {
  const from = response.url || 'the Response';
  enter('init');
  if (!response.ok)
    throw unavailable(
      'The module',
      'an address that answers with it',
      new Error(`${response.status} from ${response.url}`),
      `did not come: ${from} answered ${response.status}`,
    );
  const type = response.headers.get('content-type') ?? 'nothing';
  return checked(await response.arrayBuffer(), `${from} answered ${type}, `);
}

async function bytesFrom(source: unknown, signal: AbortSignal): Promise<BufferSource> {
  if (typeof source === 'string' || source instanceof URL) return bytesAt(source, signal);
  const response: unknown = await source;
  if (typeof Response === 'function' && response instanceof Response) return bytesOf(response);
  enter('init');
  throw wrongType('module', response, allowed);
}

/** Rejects values that cannot be a module before waiting for anything. */
export function checkSource(source: unknown): void {
  if (typeof source === 'string' || isModule(source) || isBuffer(source)) return;
  if (arrayKind(source) === 'Uint8Array') return checkBuffer(source as unknown as Uint8Array, 'module');
  const other = typeof source === 'object' && source !== null && !ArrayBuffer.isView(source);
  if (!other) throw wrongType('module', source, allowed);
}

/** Loads and compiles. */
export async function load(source: unknown, signal: AbortSignal): Promise<CompiledModules> {
  requireWebAssembly();
  try {
    const isBytes = isBuffer(source) || ArrayBuffer.isView(source);
    const bytes = isBytes ? checked(source as BufferSource) : await bytesFrom(source, signal);
    return { posenc: await compileSoon(bytes) };
  } catch (cause) {
    if (
      cause instanceof PosencError ||
      (cause instanceof TypeError && 'code' in cause && cause.code === 'POSENC_WRONG_TYPE')
    )
      throw cause;
    enter('init');
    const said = cause instanceof Error ? cause.message.slice(0, 200) : 'without a reason';
    throw unavailable('The module', 'an address or a Response that gives its bytes', cause, `did not come (${said})`);
  }
}

/** Compiles the entry's module without blocking. */
export async function loadOwn(lanes: readonly Lane[]): Promise<CompiledModules> {
  requireWebAssembly();
  const own = lanes.filter(({ bytes, instance }) => bytes && !instance.running);
  const pairs = own.map(async ({ name, bytes }) => [name, await compileSoon((bytes as () => BufferSource)())] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

async function compileSoon(bytes: BufferSource): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    enter('init');
    throw refused(cause);
  }
}
