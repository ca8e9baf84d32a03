import type { HeaderWords } from './words.mjs';

export type Place = keyof HeaderWords['places'];

export interface Header {
  /** The language of its words, and of the pages that it leads to. */
  readonly language: string;
  /** The way to the site's folder: '', `../../`. */
  readonly up: string;
  /** The place that the page belongs to. */
  readonly here?: Place | undefined;
  /** Address of the same page in a language; undefined for a language that the page is not written in. */
  readonly pageIn?: ((language: string) => string | undefined) | undefined;
  /** Languages of the page's text, where these are not all of the site's. */
  readonly written?: readonly string[] | undefined;
  /** Where the wordmark and "Labs" lead, if not to the first page. */
  readonly home?: string | undefined;
  readonly labs?: string | undefined;
  /** Whether the page is one file without a site (web/labs/files). */
  readonly isFile?: boolean | undefined;
}

export interface Foreign {
  /** The reader's language. */
  readonly language: string;
  /** Languages of the page's text. */
  readonly written: readonly string[];
  /** Address of the page in the reader's language, if it has one. */
  readonly twin: string | undefined;
  readonly here: Place | undefined;
  readonly up: string;
}

export declare const source: string;
export declare const headerLanguages: readonly string[];
export declare function ownName(code: string): string;
export declare function wordsIn(language: string): HeaderWords;
export declare function firstPage(language: string, up: string): string;
export declare function hasDocs(language: string): boolean;
export declare function guideIn(
  name: string,
  language: string,
  up: string,
): { readonly href: string; readonly language: string };
export declare function foreignLine(page: Foreign): string;
export declare function addressOf(place: Place, language: string, up: string): string;
export declare function headerBegins(header: Header): string;
export declare function headerEnds(header: Header): string;
export declare function headerHtml(header: Header): string;
export declare function footerLinks(page: Pick<Header, 'language' | 'up'>): string;
