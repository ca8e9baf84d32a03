// Any file or text: its type, by the first bytes, and the table in it.
import type { decodeNpy } from 'posenc';
import type { Dtype } from '../vectors/types.ts';
import { readJson } from './json.ts';
import { mostBytes, mostNumbers, Unreadable, type TableRead } from './table.ts';
import { namedLinesOf, printoutOf } from './printout.ts';
import { readLines, readPrintout } from './text.ts';
import { tidy } from './tidy.ts';

const starts = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, index) => bytes[index] === character.charCodeAt(0));

/** Whether these are a .npy file or an archive. */
export const isBinary = (bytes: Uint8Array): boolean => starts(bytes, '\x93') || starts(bytes, 'PK');

export function readText(given: string): TableRead {
  if (given.length > mostBytes) throw new Unreadable('tooLarge', { limit: mostBytes / 2 ** 20 });
  const text = tidy(given);
  if (text === '') throw new Unreadable('empty');
  if (/^[[{]/.test(text)) {
    const read = readJson(text);
    if (read) return read;
  }
  const printout = printoutOf(text);
  return printout ? readPrintout(printout) : readTextLines(text);
}

/** Lines without brackets: separated cells, or numbers with a name before them. */
export function readTextLines(text: string): TableRead {
  const begins = text
    .slice(0, 4096)
    .split('\n', 8)
    .filter((line) => line.trim() !== '');
  // A header is one line; names stand before all of them.
  const areNamed = begins.length > 1 && begins.every((line) => /^\s*(?!nan|inf)\p{L}/iu.test(line));
  const all = areNamed ? namedLinesOf(text) : undefined;
  if (all) return readPrintout(all);
  try {
    return readLines(text);
  } catch (error) {
    // Names before the numbers do not make them fewer.
    const mayBeNamed = error instanceof Unreadable && error.reason !== 'tooMany';
    const named = mayBeNamed ? namedLinesOf(text) : undefined;
    if (!named) throw error;
    return readPrintout(named);
  }
}

/** What reads a .npy file: `posenc` has it, which a command loads only for a file. */
export type DecodeNpy = typeof decodeNpy;

/** Errors: `Unreadable`, with the reason. */
export function readBytes(bytes: Uint8Array, decode: DecodeNpy): TableRead {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (bytes.length > mostBytes) throw new Unreadable('tooLarge', { limit: mostBytes / 2 ** 20 });
  if (starts(bytes, '\x93NUMPY')) {
    const read = readNpy(bytes, decode);
    if (read.table.data.length > mostNumbers) throw new Unreadable('tooMany', { limit: mostNumbers });
    return read;
  }
  // .npz, .pt and spreadsheets are ZIP archives.
  if (starts(bytes, 'PK')) throw new Unreadable('archive');
  return readText(textOf(bytes));
}

/** A .npy file of any size. Errors: `Unreadable`, with the reason. */
export function readNpy(bytes: Uint8Array, decode: DecodeNpy): TableRead {
  let table;
  try {
    table = decode(asMatrix(bytes), { dtype: 'float64' });
  } catch (error) {
    throw new Unreadable('npy', { allowed: String((error as { allowed?: unknown }).allowed ?? 'a .npy file') });
  }
  if (table.data.length === 0) throw new Unreadable('empty');
  const at = table.data.findIndex((value) => !Number.isFinite(value));
  if (at >= 0)
    throw new Unreadable('notFinite', {
      row: Math.floor(at / table.columns),
      column: at % table.columns,
      text: String(table.data[at]),
    });
  const [, type = ''] = /'descr':\s*'[<>|=]?(\w+)'/.exec(headerOf(bytes)) ?? [];
  return { kind: 'npy', table, notes: [], dtype: types[type] ?? 'float32' };
}

/** The number formats of .npy files by their names there; integers count as float32. */
const types: Readonly<Record<string, Dtype>> = { f2: 'float16', V2: 'bfloat16', f8: 'float64' };

const headerOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 256));

/** A list is a matrix of one row: its shape says so in the place of a space at the end of the header. */
function asMatrix(bytes: Uint8Array): Uint8Array {
  const list = /\((\d+),\)([^\n(]*) \n/.exec(headerOf(bytes));
  if (!list) return bytes;
  const made = Uint8Array.from(bytes);
  made.set(new TextEncoder().encode(`(1,${list[1]})${list[2]}\n`), list.index);
  return made;
}

/** Errors: `Unreadable`, if it is no text. */
export function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('notText');
  }
  if (text.includes('\0')) throw new Unreadable('notText');
  return text;
}
