import type { FamilyName } from '../labs/family/encodings/index.ts';
import type { LabId } from '../labs/index.ts';
import type embed from '../locales/en/embed.ts';
import type page from '../locales/en/page.ts';
import type paths from '../locales/en/paths.ts';
import type kerple from '../locales/en/family/kerple.ts';

/** What every language must say. A file of a locale that lacks a string, or has one too many, does not compile. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The strings of each lab; `title` is known by the page before the lab is loaded, as `titles.<lab>`. */
interface LabStrings {
  readonly encode: typeof import('../locales/en/encode.ts').default;
  readonly clock: typeof import('../locales/en/clock.ts').default;
  readonly distance: typeof import('../locales/en/distance.ts').default;
  readonly shift: typeof import('../locales/en/shift.ts').default;
  readonly order: typeof import('../locales/en/order.ts').default;
  readonly terms: typeof import('../locales/en/terms.ts').default;
  readonly compose: typeof import('../locales/en/compose.ts').default;
  readonly family: typeof import('../locales/en/family.ts').default;
  readonly variants: typeof import('../locales/en/variants.ts').default;
  readonly reach: typeof import('../locales/en/reach.ts').default;
  readonly grids: typeof import('../locales/en/grids.ts').default;
  readonly claims: typeof import('../locales/en/claims.ts').default;
  readonly training: typeof import('../locales/en/training.ts').default;
}

type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Path<T[K]>}`;
}[keyof T & string];

/** The keys that `t` takes, as dotted paths; plural forms share one. All encodings say the same things as KERPLE. */
export type Key =
  | Path<typeof page>
  | Path<{ readonly paths: typeof paths }>
  | Path<{ readonly embed: typeof embed }>
  | `titles.${LabId}`
  | Path<{ readonly [L in LabId]: Omit<LabStrings[L], 'title'> }>
  | `family.${FamilyName}.${keyof typeof kerple}`;
