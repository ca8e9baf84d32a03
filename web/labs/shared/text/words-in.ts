// Words of a sentence, also of one without spaces.

const letters = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const isUnspaced = new RegExp(letters, 'u');
/** A space that the reader has put between two words of such a language; one beside Latin letters is usual there. */
const isSpaced = new RegExp(`${letters}\\s+${letters}`, 'u');

/** Browsers without a dictionary (Firefox before 125) get each character as a word, and other letters together. */
function wordsOfRun(run: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return run.match(new RegExp(`${letters}|(?:(?!${letters}).)+`, 'gu')) ?? [];
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(run)) {
    // A sign belongs to the word before it, as it does where spaces are between words.
    if (isWordLike === true || words.length === 0) words.push(segment);
    else words.push(`${words.pop()}${segment}`);
  }
  return words;
}

/**
 * The parts of a sentence between spaces. Chinese has none: there the words are those of the browser's dictionary,
 * unless the sentence has spaces between its words.
 */
export const wordsIn = (sentence: string): readonly string[] =>
  sentence
    .split(/\s+/)
    .filter((part) => part !== '')
    .flatMap((part) => (isUnspaced.test(part) && !isSpaced.test(sentence) ? wordsOfRun(part) : [part]));
