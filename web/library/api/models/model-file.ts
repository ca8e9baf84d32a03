// Reads what modelPositions takes from wherever it is: a Blob, a URL, a path, bytes, or a function that gives ranges.
import { enter, failure, isInstance, isObject, wrongType } from '../runtime/errors.ts';
import { readGgufHeader, type GgufHeader, type ReadRange } from './gguf-reader.ts';
import { parsePythonJson } from './python-json.ts';

/** Where a model's file is. */
export type ModelFileSource = Blob | URL | string | Uint8Array | ReadRange;

/**
 * Reads a model's file: a config.json, Mistral's params.json, a folder that has one of them (as of safetensors), the
 * first before the second, or the header of a GGUF file, the first bytes alone. A `File` of an input or a drop is a
 * Blob. A text is a path, in Node, Deno and Bun; a `URL` is fetched, with range requests for a GGUF file; a function
 * gives ranges of bytes from anywhere else.
 *
 * Shapes: none.
 * Units: none.
 * Errors: `TypeError` for another source; `PosencError` for a file that is neither, ends too early, or cannot be read.
 *
 * @example
 * const positions = modelPositions(await readModelFile('models/gemma-3-4b-it/config.json'));
 */
export async function readModelFile(source: ModelFileSource): Promise<object | GgufHeader> {
  enter('readModelFile');
  const read = rangesOf(source);
  const begin = await read(0, 4);
  enter('readModelFile'); // other calls may have come in between
  if (new TextDecoder().decode(begin) === 'GGUF') return readGgufHeader(read);
  const text = new TextDecoder().decode(await read(0, longestConfig + 1));
  if (text.length > longestConfig) throw unlike(`more than ${longestConfig} characters`);
  const found = parse(text);
  if (!isObject(found)) throw unlike('JSON that is no object');
  return found;
}

/** Python's Infinity and NaN stay these numbers, for the readers to refuse. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return parsePythonJson(text);
    } catch (cause) {
      throw unlike('no JSON', cause);
    }
  }
}

const longestConfig = 2 ** 22;
const allowed = 'a config.json, a params.json or a GGUF file';
const unlike = (what: string, cause?: unknown): Error =>
  failure('POSENC_MALFORMED', 'source', `source has ${what}`, allowed, undefined, { cause });

function rangesOf(source: ModelFileSource): ReadRange {
  if (typeof source === 'function') {
    return async (offset, length) => {
      const bytes: unknown = await source(offset, length);
      if (bytes instanceof Uint8Array) return bytes.subarray(0, length);
      throw wrongType('source', bytes, 'a function that gives a Uint8Array');
    };
  }
  if (typeof source === 'string') return pathRanges(source);
  if (source instanceof Uint8Array)
    return (offset, length) => Promise.resolve(source.subarray(offset, offset + length));
  if (isInstance(source, Blob)) {
    return async (offset, length) => new Uint8Array(await source.slice(offset, offset + length).arrayBuffer());
  }
  if (isInstance(source, URL)) return urlRanges(source);
  throw wrongType('source', source, 'a Blob, a URL, a path, a Uint8Array, or a function (offset, length) of bytes');
}

/** Asks for ranges; a server that sends the whole file instead is read up to their end. */
function urlRanges(url: URL): ReadRange {
  return async (offset, length) => {
    const headers = { range: `bytes=${offset}-${offset + length - 1}` };
    const response = await fetch(url, { headers }).catch((cause: unknown) => {
      throw failure('POSENC_UNREADABLE', 'source', `${url.href} cannot be fetched`, allowed, url.href, { cause });
    });
    if (response.status === 416) return new Uint8Array(0);
    if (!response.ok || response.body === null) {
      throw failure('POSENC_UNREADABLE', 'source', `${url.href} answers ${response.status}`, allowed);
    }
    const skipped = response.status === 206 ? 0 : offset;
    const parts: Uint8Array[] = [];
    let count = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      count += value.length;
      if (count >= skipped + length) {
        await reader.cancel();
        break;
      }
    }
    const whole = new Uint8Array(count);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole.subarray(skipped, skipped + length);
  };
}

interface Files {
  readonly promises: {
    stat(path: string): Promise<{ isDirectory(): boolean }>;
    open(path: string): Promise<{
      read(buffer: Uint8Array, start: number, length: number, at: number): Promise<{ bytesRead: number }>;
      close(): Promise<void>;
    }>;
  };
}

/** The file of a path: of a folder its config.json, or its params.json where it has that alone. */
async function nameIn({ promises }: Files, path: string): Promise<string> {
  if (!(await promises.stat(path)).isDirectory()) return path;
  const [first, second] = [`${path}/config.json`, `${path}/params.json`];
  const isThere = (name: string): Promise<boolean> =>
    promises.stat(name).then(
      () => true,
      () => false,
    );
  return !(await isThere(first)) && (await isThere(second)) ? second : first;
}

/** Files by path: no import, so that bundles for browsers hold nothing of it. */
function pathRanges(path: string): ReadRange {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  const files = process?.getBuiltinModule?.('node:fs') as Files | undefined;
  if (files === undefined) {
    throw wrongType('source', path, 'a Blob, a URL or a function; paths need Node 20.16 or later, Deno or Bun');
  }
  return async (offset, length) => {
    try {
      const name = await nameIn(files, path);
      const file = await files.promises.open(name);
      try {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    } catch (cause) {
      throw failure('POSENC_UNREADABLE', 'source', `${path} cannot be read`, allowed, path, { cause });
    }
  };
}
