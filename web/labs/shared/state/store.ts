import {
  defaults,
  parse,
  print,
  same,
  type Problem,
  type PropertyTable,
  type Value,
  type Values,
} from './properties.ts';

/** `slide`: one of many changes in a row, written to the URL once they stop. `act`: a step worth going back over. */
export type Manner = 'slide' | 'act';

export interface Rejection {
  readonly name: string;
  readonly problem: Problem;
}

export type Listener = (manner: Manner) => void;

/**
 * The state of one lab. The requested values are kept apart from those that can be shown: narrowing the table hides a
 * curve, and widening it again brings the curve back, while the URL holds only what is on the screen.
 */
export class Store<T extends PropertyTable> {
  readonly table: T;
  readonly #settle: (wanted: Values<T>) => Values<T>;
  readonly #listeners = new Set<Listener>();
  /** The state that `reset` restores. */
  #start: Values<T>;
  #wanted: Values<T>;
  #view: Values<T>;
  /** Properties that the reader cannot change. */
  locked: ReadonlySet<string> = new Set();

  constructor(table: T, settle: (wanted: Values<T>) => Values<T> = (wanted) => wanted) {
    this.table = table;
    this.#settle = settle;
    this.#start = this.#wanted = defaults(table);
    this.#view = settle(this.#wanted);
  }

  /** The shown values, consistent with each other. */
  get view(): Values<T> {
    return this.#view;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes values of the right kind and range (controls and presets check before they call), and leaves locked ones
   * unchanged.
   */
  assign(values: Partial<Values<T>>, manner: Manner): void {
    const entries = Object.entries(values).filter(
      ([name, value]) => !same(value, this.#wanted[name]) && !this.locked.has(name),
    );
    if (entries.length === 0) return;
    this.#wanted = { ...this.#wanted, ...Object.fromEntries(entries) };
    this.#changed(manner);
  }

  /** Applies the settings of a page's author as the initial state and the target of reset. */
  begin(values: Partial<Values<T>>): void {
    this.#start = { ...this.#start, ...values };
    this.#wanted = { ...this.#wanted, ...values };
    this.#changed('slide');
  }

  set<K extends keyof T & string>(name: K, value: Value<T[K]>, manner: Manner): void {
    this.assign({ [name]: value } as unknown as Partial<Values<T>>, manner);
  }

  reset(): void {
    this.#wanted = this.#start;
    this.#changed('act');
  }

  /** Public properties that the view would not have by default, as URL names and texts. */
  toParameters(): ReadonlyMap<string, string> {
    const parameters = new Map<string, string>();
    for (const [name, property] of Object.entries(this.table)) {
      const value = this.#view[name];
      if (property.public === false || value === undefined) continue;
      // A narrow table cuts the default curves too; values that follow from settling need not be written.
      const withDefault = this.#settle({ ...this.#view, [name]: property.default });
      if (same(value, withDefault[name])) continue;
      parameters.set(property.url, print(property, value as Value<typeof property>));
    }
    return parameters;
  }

  /**
   * Replaces the whole state except locked values; invalid values of a link fall back to the default and are reported.
   */
  fromParameters(parameters: ReadonlyMap<string, string>): readonly Rejection[] {
    const rejections: Rejection[] = [];
    const values: Record<string, unknown> = { ...defaults(this.table) };
    for (const [name, property] of Object.entries(this.table)) {
      if (this.locked.has(name)) {
        values[name] = this.#wanted[name];
        continue;
      }
      const text = property.public === false ? undefined : parameters.get(property.url);
      if (text === undefined) continue;
      const parsed = parse(property, text);
      if ('problem' in parsed) rejections.push({ name, problem: parsed.problem });
      else values[name] = parsed.value;
    }
    this.#wanted = values as Values<T>;
    this.#changed('slide');
    return rejections;
  }

  #changed(manner: Manner): void {
    this.#view = this.#settle(this.#wanted);
    for (const listener of this.#listeners) listener(manner);
  }
}
