// The texts of questions that mark themselves, as the files of strings have them. Imports nothing: they import it.

/**
 * The texts of a question, with `{{name}}` for its values and the marks of rich text (*emphasis*, `code`).
 * `mistakes` has an entry for each mistake of its task (each wrong option of a choice): it names the misconception and
 * says why it fails. `right` says why the right answer is right, and serves as the key of a worksheet.
 */
export interface QuestionWords {
  readonly ask: string;
  readonly right: string;
  readonly mistakes: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly units?: Readonly<Record<string, string>>;
}

/** By the id of a question. */
export type BankWords = Readonly<Record<string, QuestionWords>>;
