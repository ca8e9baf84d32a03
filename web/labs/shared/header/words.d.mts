/** Words of the header, in one language. */
export interface HeaderWords {
  readonly site: string;
  readonly menu: string;
  readonly places: Readonly<Record<'labs' | 'why' | 'check' | 'teach' | 'docs', string>>;
  readonly search: string;
  readonly language: string;
  readonly colors: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly about: string;
  readonly source: string;
  readonly cite: string;
  readonly authors: string;
  /** On a page that is written in other languages. */
  readonly onlyIn: string;
  /** Link to the page in the reader's language, where there is one. */
  readonly twin: string;
  /** Link to the labs in the reader's language, where there is none. */
  readonly instead: string;
  /** Guides of the documentation that the language has, beside its first page; absent where all of it is in English. */
  readonly guides?: readonly string[];
}

export declare const headerWords: Readonly<Record<string, HeaderWords>>;
