// A file of a lab or the page that asks questions: for a package, or as Open edX's custom JavaScript problem.
import { attributesText } from './html.ts';

export interface Asked {
  /** A file of a lab or the page. */
  readonly html: string;
  /** Questions of each lab's bank; the usual number unless given (web/labs/exam/marks.ts). */
  readonly questions?: number | undefined;
  /** Further settings of the file as attributes of its root: the path, for the page. */
  readonly root?: Readonly<Record<string, string>>;
}

/** The same file for a host that takes answers. Errors: `RangeError` for a number of questions that no bank has. */
export function askedBy(host: '1.2' | '2004' | 'jsinput', { html, questions, root = {} }: Asked): string {
  if (questions !== undefined && !(Number.isInteger(questions) && questions >= 0 && questions <= 8))
    throw new RangeError(`questions is ${questions}; allowed: whole numbers from 0 to 8`);
  const count = questions === undefined ? {} : { 'data-questions': String(questions) };
  const told = attributesText(Object.entries({ 'data-exam': host, ...count, ...root }));
  return html.replace(/^(<!doctype html>\n<html)/, (begin) => begin + told);
}
