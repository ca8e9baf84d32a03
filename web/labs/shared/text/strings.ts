import type { LabId, LabStrings } from '../../index.ts';
import type glossary from '../../strings/en/glossary.json';
import type embed from '../../strings/en/embed.json';
import type page from '../../strings/en/page.json';
import type numbers from '../../strings/en/numbers.json';
import type quiz from '../../strings/en/quiz.json';
import type paths from '../../strings/en/paths.json';
import type story from '../../strings/en/story.json';

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
  | Path<{ readonly numbers: typeof numbers }>
  | Path<{ readonly glossary: typeof glossary }>
  | `titles.${LabId}`
  | `questions.${LabId}`
  | Path<{ readonly [L in LabId]: Omit<LabStrings[L], 'title' | 'question'> }>;
