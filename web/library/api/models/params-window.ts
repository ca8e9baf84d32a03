// The window of a params.json: one for all layers, or a list that is repeated over them.
import { isArray } from '../runtime/errors.ts';
import { readInteger } from '../runtime/arguments.ts';
import type { ConfigPart } from '../frequencies/config-part.ts';
import { foreignKey } from '../frequencies/rotary-scalings.ts';
import type { Described } from './gguf-described.ts';
import { computed, fromFile } from './sourced.ts';

/** Puts the kind of each layer, and the window of those that have one. */
export function putParamsWindow(found: Described, raw: ConfigPart, layers: number): void {
  const [key = 'sliding_window', second] = ['sliding_window', '_sliding_window'].filter((word) => raw.has(word));
  if (second !== undefined) throw foreignKey(second, raw.get(second), `${key}, or this, not both`);
  const given = raw.get(key);
  const list: readonly unknown[] = isArray(given) ? [...given] : [given];
  if (list.length === 0 || layers % list.length !== 0)
    throw foreignKey(key, given, `a number, or a list whose length divides n_layers, ${layers}`);
  const windows = list.map((one, i) => windowOf(one, list.length === 1 ? key : `${key}[${i}]`));
  const lengths = [...new Set(windows.filter((window) => window !== null))];
  if (lengths.length > 1) throw foreignKey(key, given, 'null and one length, as vLLM reads it');
  const kinds = Array.from({ length: layers }, (_, layer) =>
    windows[layer % windows.length] === null ? 'full_attention' : 'sliding_attention',
  );
  found.put('layer_types', computed(kinds, `${key}, repeated over n_layers`));
  if (lengths[0] !== undefined) found.put('sliding_window', fromFile(lengths[0], key));
}

/** A window: the query's own position counts. Some files have the number as a text, which converters read as well. */
function windowOf(value: unknown, label: string): number | null {
  if (value === null || value === undefined) return null;
  const number = typeof value === 'string' && /^[0-9]{1,10}$/.test(value) ? Number(value) : value;
  return readInteger(number, label, 1, undefined, 2 ** 31);
}
