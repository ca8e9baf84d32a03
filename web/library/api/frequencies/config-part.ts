// The objects of a model's config.json, each key read once, and which of them concern positions.
import { readInteger, readNumber } from '../runtime/arguments.ts';
import { isObject, unreadable, wrongType, wrongValue } from '../runtime/errors.ts';
import { isIdle } from './idle-keys.ts';
import { foreignKey, missingKey } from './rotary-scalings.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * A value that was not read from a key of the same name: the label that errors have for it, and its source, if it is
 * no value of the file as it stands there.
 */
export interface Origin {
  readonly label: string;
  readonly source?: { readonly from: 'class' | 'computed'; readonly source: string };
}

/** By the path of the key. */
export type Origins = Readonly<Record<string, Origin>>;

/** An object of the file: the values read from it, by the file's own key names. Null counts as absent. */
export class ConfigPart {
  readonly #name: string;
  readonly #renamed: Readonly<Record<string, string>>;
  readonly #contents: Json;
  readonly #used: Set<string>;
  readonly #origins: Origins | undefined;
  readonly #ignored = new Set<string>();

  /**
   * `name` is the path of the object, empty for the file itself; `used` collects the paths of keys that were read.
   * `origins` are there for an object that was made from another format's keys.
   */
  constructor(
    object: Json,
    name: string,
    used: Set<string>,
    renamed: Readonly<Record<string, string>> = {},
    origins?: Origins,
  ) {
    this.#name = name;
    this.#renamed = renamed;
    this.#used = used;
    this.#origins = origins;
    try {
      this.#contents = { ...object };
    } catch (cause) {
      throw unreadable(name || 'config', cause);
    }
  }

  /** The path of a key, as in errors and `used`. */
  label(key: string): string {
    const origin = this.#originOf(key);
    if (origin !== undefined) return origin.label;
    const word = Object.hasOwn(this.#renamed, key) ? (this.#renamed[key] as string) : key;
    return this.#name === '' ? word : `${this.#name}.${word}`;
  }

  has(key: string): boolean {
    return this.look(key) !== undefined;
  }

  /** Whether a key is present with null, for the few keys where that has a meaning. */
  isNull(key: string): boolean {
    return Object.hasOwn(this.#contents, key) && this.#contents[key] === null;
  }

  /** Known keys that have no bearing on the question. */
  ignore(keys: Iterable<string>): void {
    for (const key of keys) this.#ignored.add(key);
  }

  /** A value that decides nothing on its own. */
  look(key: string): unknown {
    return Object.hasOwn(this.#contents, key) ? (this.#contents[key] ?? undefined) : undefined;
  }

  /** A value that is used. */
  get(key: string): unknown {
    const value = this.look(key);
    const isOfFile = this.#origins === undefined || this.#originOf(key)?.source === undefined;
    const isGroup = this.#origins !== undefined && isObject(value);
    if (value !== undefined && isOfFile && !isGroup) this.#used.add(this.label(key));
    return value;
  }

  #originOf(key: string): Origin | undefined {
    return this.#origins !== undefined && Object.hasOwn(this.#origins, key) ? this.#origins[key] : undefined;
  }

  flag(key: string): boolean | undefined {
    const value = this.get(key);
    if (value !== undefined && typeof value !== 'boolean') throw wrongType(this.label(key), value, 'true or false');
    return value;
  }

  /** A finite number, where the file has one. */
  number(key: string): number | undefined {
    if (!this.has(key)) return undefined;
    const value = readNumber(this.get(key), this.label(key));
    if (Number.isFinite(value)) return value;
    throw wrongValue('POSENC_NOT_FINITE', this.label(key), value, 'a finite number');
  }

  /** An integer, where the file has one. */
  integer(key: string, least: number, most = 2 ** 24): number | undefined {
    if (!this.has(key)) return undefined;
    const allowed = `an integer from ${least} to 2^${Math.log2(most)}`;
    return readInteger(this.get(key), this.label(key), least, undefined, most, allowed);
  }

  /** An integer of at least 1. */
  count(key: string, most = 2 ** 24): number {
    const value = this.integer(key, 1, most);
    if (value === undefined) throw missingKey(this.label(key), 'an integer of at least 1');
    return value;
  }

  /** An object in this one. */
  part(key: string): ConfigPart | undefined {
    const value = this.look(key);
    if (value === undefined) return undefined;
    if (!isObject(value)) throw wrongType(this.label(key), value, 'an object or null');
    const inner = this.#origins === undefined ? undefined : innerOrigins(this.#origins, key);
    return new ConfigPart(value, this.label(key), this.#used, {}, inner);
  }

  /** Some of these keys as an object of their own: its names, each with the one here. */
  regrouped(names: Readonly<Record<string, string>>): ConfigPart | undefined {
    const found = Object.entries(names).filter(([, word]) => this.has(word));
    if (found.length === 0) return undefined;
    const contents = Object.fromEntries(found.map(([name, word]) => [name, this.look(word)]));
    return new ConfigPart(contents, this.#name, this.#used, names);
  }

  /** The keys that have a value. */
  keys(): string[] {
    return Object.keys(this.#contents).filter((key) => this.has(key));
  }

  /** Keys with a value and one of the words in their name that were not read. */
  unreadWith(some: ReadonlySet<string>): string[] {
    return this.keys().filter(
      (key) =>
        !this.#used.has(this.label(key)) &&
        !this.#ignored.has(key) &&
        hasWord(key, some) &&
        !isIdle(key, this.look(key)),
    );
  }

  /** Refuses a key that concerns positions and was not read. */
  refuseUnread(): void {
    for (const key of this.keys()) {
      if (this.#used.has(this.label(key)) || this.#ignored.has(key)) continue;
      const value = this.look(key);
      if (!hasWord(key, words) || isIdle(key, value)) continue;
      throw foreignKey(this.label(key), value, 'keys of positions that are known here, which this one is not');
    }
  }
}

const innerOrigins = (origins: Origins, key: string): Origins =>
  Object.fromEntries(
    Object.entries(origins).flatMap(([path, origin]) =>
      path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), origin]] : [],
    ),
  );

const words = new Set([
  ...['rope', 'mrope', 'rotary', 'theta', 'alibi', 'position', 'positions', 'positional', 'pos', 'relative', 'rel'],
  ...['xpos', 'yarn', 'ntk', 'longrope'],
]);

/** Whether a key's name has one of these words. */
const hasWord = (key: string, some: ReadonlySet<string>): boolean =>
  key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .some((word) => some.has(word.replace(/(?<!\d)\d+$/, '')));

/** Whether a key belongs to a rotary embedding and nothing else. */
export const isRotaryKey = (key: string): boolean => /(^|_)(rope|rotary|theta)(_|$)/.test(key);
