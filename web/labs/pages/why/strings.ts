// The texts of the questions: a folder for each language, English gives the types.
import type { Shape } from '../../shared/text/strings.ts';
import type code from '../../strings/en/why/code.json';
import type learn from '../../strings/en/why/learn.json';
import type run from '../../strings/en/why/run.json';
import type en from '../../strings/en/why/words.json';

export type Words = Shape<typeof en>;

/** The texts of a question. Numbers stand in {{braces}}; *stars* are emphasis, `backticks` code. */
export interface Texts {
  /** The question. */
  readonly title: string;
  /** The answer in one sentence. */
  readonly first: string;
  /** Its reasons and its numbers. */
  readonly more: string;
  /** What the figure shows, and what to do with it. */
  readonly caption: string;
  /** The meaning of the rows and the columns of a figure's own numbers. */
  readonly row?: string;
  readonly column?: string;
}

/** English has the names; the other languages have the same, and the questions too (`pages.ts`). */
export type LearnTexts = Readonly<Record<keyof typeof learn, Texts>>;
export type CodeTexts = Readonly<Record<keyof typeof code, Texts>>;
export type RunTexts = Readonly<Record<keyof typeof run, Texts>>;
