import type en from '../../strings/en/header.json';

/** Words of the header, in one language. */
export type HeaderWords = typeof en & {
  /** Guides of the documentation that the language has, beside its first page; absent where all of it is in English. */
  readonly guides?: readonly string[];
};

export declare const headerWords: Readonly<Record<string, HeaderWords>>;
