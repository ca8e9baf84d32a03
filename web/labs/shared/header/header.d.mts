import type { HeaderWords } from './words.mjs';

export type Place = keyof HeaderWords['places'];

export interface Header {
  /** The language of its words, and of the pages that it leads to. */
  readonly language: string;
  /** The way to the site's folder: '', `../../`. */
  readonly up: string;
  /** The place that the page belongs to. */
  readonly here?: Place | undefined;
  /** Addresses of the same page in other languages; absent for a page that has one language only. */
  readonly pageIn?: ((language: string) => string) | undefined;
  /** Where the wordmark and "Labs" lead, if not to the first page. */
  readonly home?: string | undefined;
  readonly labs?: string | undefined;
  /** Whether the page is one file without a site (web/labs/files). */
  readonly isFile?: boolean | undefined;
}

export declare const source: string;
export declare const headerLanguages: readonly string[];
export declare function ownName(code: string): string;
export declare function wordsIn(language: string): HeaderWords;
export declare function firstPage(language: string, up: string): string;
export declare function addressOf(place: Place, language: string, up: string): string;
export declare function headerBegins(header: Header): string;
export declare function headerEnds(header: Header): string;
export declare function headerHtml(header: Header): string;
export declare function footerLinks(page: Pick<Header, 'language' | 'up'>): string;
