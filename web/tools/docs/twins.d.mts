/** Words of the frame around the pages of a language. */
export interface Words {
  readonly skip: string;
  readonly contents: string;
  readonly navigation: string;
  /** What is true of all pages, for their descriptions. */
  readonly about: string;
  readonly guides: string;
  readonly reference: string;
  readonly program: string;
  readonly table: string;
  readonly formula: string;
  /** What stands above a list of pages that are in English only. */
  readonly elsewhere?: string;
  /** Titles of the lanes of encodings. */
  readonly lanes: Readonly<Record<string, string>>;
}

/** Languages with documentation of their own, beside English. */
export declare const twinLanguages: readonly string[];
export declare function wordsOf(language: string): Words;
/** The files of a language's twins, such as `guides/12-cite.md`. */
export declare function twinsIn(language: string): readonly string[];
/** Programs and tables of a page, and its text without them. */
export declare function partsOf(markdown: string): {
  readonly programs: readonly string[];
  readonly tables: readonly string[];
  readonly text: string;
};
/** A twin with the programs and tables of its English page, in their order. */
export declare function twinOf(language: string, path: string): string;
/** The way of a page below `docs/`: `guides/cite.html`. */
export declare function pageOf(path: string): string;
/** Links of a twin lead to the twins that there are, and otherwise to the English pages. */
export declare function redirected(html: string, page: string, language: string, twins: ReadonlySet<string>): string;
