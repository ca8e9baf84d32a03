import type en from '../locales/en.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** What every language must say. A locale that lacks a string, or has one too many, does not compile. */
export type Strings = Shape<typeof en>;

type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Path<T[K]>}`;
}[keyof T & string];

/** The keys that `t` takes, as dotted paths; plural forms share one. */
export type Key = Path<typeof en>;
