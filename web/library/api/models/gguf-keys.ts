// The keys of a GGUF file, each with its source.
import { readInteger } from '../runtime/arguments.ts';
import { wrongType } from '../runtime/errors.ts';
import { foreignKey, missingKey } from '../frequencies/rotary-scalings.ts';
import { ggufPlace } from './gguf-facts.ts';
import type { GgufHeader } from './gguf-reader.ts';
import { fromClass, fromFile, type Sourced } from './sourced.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** Whether an object is what readModelFile gives for a GGUF file. Never throws. */
export function isGguf(value: object): value is GgufHeader {
  try {
    return 'factors' in value && 'metadata' in value && typeof value.metadata === 'object' && value.metadata !== null;
  } catch {
    return false;
  }
}

/** The keys of the architecture, each read once and with its source. */
export class GgufKeys {
  readonly arch: string;
  readonly used = new Set<string>(['general.architecture']);
  readonly #metadata: Metadata;

  constructor(metadata: Metadata) {
    const arch = metadata['general.architecture'];
    if (typeof arch !== 'string') throw missingKey('general.architecture', 'the name of an architecture');
    this.arch = arch;
    this.#metadata = { ...metadata };
  }

  look(key: string): unknown {
    return this.#metadata[`${this.arch}.${key}`];
  }

  get(key: string): unknown {
    const value = this.look(key);
    if (value !== undefined) this.used.add(`${this.arch}.${key}`);
    return value;
  }

  number(key: string): Sourced<number> | undefined;
  number(key: string, standard: number): Sourced<number>;
  number(key: string, standard?: number): Sourced<number> | undefined {
    const value = this.get(key);
    const label = `${this.arch}.${key}`;
    if (value === undefined) return standard === undefined ? undefined : fromClass(standard, ggufPlace);
    // Some converters write one number for each layer, even if all are the same.
    const all = Array.isArray(value) ? [...new Set(value as unknown[])] : [value];
    if (all.length === 1 && typeof all[0] === 'number') return fromFile(all[0], label);
    throw wrongType(label, value, 'a number');
  }

  /** An integer of at least `least`. */
  integer(key: string, least: number, most = 2 ** 32 - 1): Sourced<number> | undefined {
    const found = this.number(key);
    if (found?.value !== undefined) readInteger(found.value, `${this.arch}.${key}`, least, undefined, most);
    return found;
  }

  /** An integer of at least 1, which the file must have. */
  need(key: string, most?: number): Sourced<number> & { readonly value: number } {
    const found = this.integer(key, 1, most);
    if (found?.value === undefined) throw missingKey(`${this.arch}.${key}`, 'a number');
    return found as Sourced<number> & { readonly value: number };
  }

  /** Like `need`, but of a list with one number for each layer the largest. */
  largest(key: string): Sourced<number> & { readonly value: number } {
    const value = this.look(key);
    if (!Array.isArray(value)) return this.need(key);
    const numbers = this.perLayer(key, value.length);
    return fromFile(Math.max(1, ...numbers), `${this.arch}.${key}`) as Sourced<number> & { readonly value: number };
  }

  /** A number for each layer: a list, or one for all. */
  perLayer(key: string, count: number): readonly number[] {
    const value = this.get(key);
    const label = `${this.arch}.${key}`;
    if (value === undefined) throw missingKey(label, 'a number for each layer');
    const list: readonly unknown[] = Array.isArray(value) ? value : Array.from({ length: count }, () => value);
    if (list.length < count) throw wrongType(label, value, 'a number for each layer');
    return list.map((one, layer) => readInteger(one, `${label}[${layer}]`, 0, undefined, 2 ** 32 - 1));
  }

  /** Refuses keys of positions that were not read. */
  refuseUnread(): void {
    for (const label of Object.keys(this.#metadata)) {
      if (
        !label.startsWith(`${this.arch}.`) ||
        this.used.has(label) ||
        !/\.rope\.|sliding|alibi|temperature|relative/.test(label)
      )
        continue;
      throw foreignKey(label, this.#metadata[label], 'keys of positions that are known here, which this one is not');
    }
  }
}
