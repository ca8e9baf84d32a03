import { defaults, same, type PropertyTable, type Values } from './properties.ts';

/** Views worth going to by name. */
export interface Presets<N extends string, V> {
  readonly names: readonly N[];
  readonly values: (name: N, view: V) => Partial<V>;
  /** The preset that is on the screen. */
  readonly active: (view: V) => N | undefined;
}

/** Each with its own values, and those in `usual` as they are by default. */
export function presetsOf<T extends PropertyTable, N extends string>(
  table: T,
  presets: Readonly<Record<N, Partial<Values<T>>>>,
  usual: readonly (keyof T & string)[] = [],
): Presets<N, Values<T>> {
  const names = Object.keys(presets) as N[];
  const shared = Object.fromEntries(Object.entries(defaults(table)).filter(([name]) => usual.includes(name)));
  const values = (name: N): Partial<Values<T>> => ({ ...(shared as Partial<Values<T>>), ...presets[name] });
  const shows = (view: Values<T>, name: N): boolean =>
    Object.entries(values(name)).every(([key, value]) => same(view[key], value));
  return { names, values, active: (view) => names.find((name) => shows(view, name)) };
}
