// @ts-check
// The build writes the index and the page reads it: both must split words in the same way.

/** `rotaryFromConfig` is found by its words, too. @param {string} text */
const tokenize = (text) => {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [
    ...words,
    ...words.flatMap((word) => (/\p{Ll}\p{Lu}/u.test(word) ? word.split(/(?<=\p{Ll})(?=\p{Lu})/u) : [])),
  ];
};

/** @type {import('minisearch').Options<{ id: string, heading: string, page: string, text: string }>} */
export const searchOptions = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page'],
  tokenize,
  searchOptions: { prefix: true, fuzzy: 0.15, boost: { heading: 6, page: 3 }, combineWith: 'AND' },
};
