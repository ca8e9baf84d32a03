// A word that is forbidden where it means a certain thing, since another word means that thing everywhere.
export interface Word {
  readonly thing: string;
  /** The word for it. */
  readonly write: string;
  readonly pattern: RegExp;
  /** A text in which the forbidden word once stood. */
  readonly once: string;
  /** Keys of texts in which the word means something else. */
  readonly except?: RegExp;
}

/** Cells of grids, and words in sentences in paragraphs, have places. */
export const ofGrids = /grids|two-dimensions|product001|levels001|\.(levels|product|judge|zeros)\b|families\/product/;
/** Vectors have distances: rows, outputs of attention. */
export const ofVectors =
  /\.(distance|order|grids)\.|distances000|\.000\.near|left-padding\.caption|lessons\/000|families\/similarity/;

/** A word, except after some words and before others. */
export const unless = (before: string, word: string, after: string): RegExp =>
  new RegExp(`(?<!\\b(?:${before}) )\\b(?:${word})\\b(?! (?:${after}))`, 'i');
