// What can be found. Entries are collected from the built pages (web/tools/search), an array for each language and one
// for the documentation, which is in English.

/** Kinds of entries, with what they weigh: answers come before names of the API. */
export const weights = {
  question: 3,
  lab: 2.2,
  page: 2,
  term: 1.65,
  family: 1.6,
  claim: 1.3,
  model: 1.3,
  guide: 1.3,
  lesson: 1.1,
  part: 1.1,
  section: 0.9,
  api: 0.35,
} as const;

export type Kind = keyof typeof weights;

export interface Entry {
  /** The address, from the site's folder. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** Its answer or its subject, as the list of results shows it. */
  readonly about: string;
  /** All else that is searched. */
  readonly text: string;
  /** Other wordings of a question, as people ask it; not shown. */
  readonly asked?: string;
}
