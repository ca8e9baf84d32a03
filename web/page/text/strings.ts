import type { LabId, LabStrings } from '../labs/index.ts';
import type embed from '../locales/en/embed.ts';
import type page from '../locales/en/page.ts';
import type quiz from '../locales/en/quiz.ts';
import type paths from '../locales/en/paths.ts';
import type story from '../locales/en/story.ts';

/** The strings that every language must have. A locale file that lacks one, or has one too many, does not compile. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Path<T[K]>}`;
}[keyof T & string];

/** The keys that `t` takes, as dotted paths; plural forms share one. */
export type Key =
  | Path<typeof page>
  | Path<{ readonly paths: typeof paths }>
  | Path<{ readonly story: typeof story }>
  | Path<{ readonly embed: typeof embed }>
  | Path<{ readonly quiz: typeof quiz }>
  | `titles.${LabId}`
  | `questions.${LabId}`
  | Path<{ readonly [L in LabId]: Omit<LabStrings[L], 'title' | 'question'> }>;
