// @ts-check
// The words of a command, without a shell.

/** Signs that mean something to a shell, and would be plain words here. */
const signs = /^(?:[|&;]+|\d*[<>]+.*)$/;

/**
 * Splits a command at blanks and line ends; quotes of both kinds hold a word together, and all inside is literal.
 * @param {string} text
 * @returns {string[]}
 */
export function wordsOf(text) {
  const words = [...text.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*'|["'])+/g)].map(([word]) => word);
  return words.map((word) => {
    const bare = word.replace(/"[^"]*"|'[^']*'/g, '');
    if (/["']/.test(bare)) throw new Error(`the command has a quote that is not closed: ${word}`);
    if (signs.test(word))
      throw new Error(`the command has "${word}", and no shell reads it: put the line into a script, and name that`);
    return word.replace(/"([^"]*)"|'([^']*)'/g, (_all, double, single) => double ?? single);
  });
}
