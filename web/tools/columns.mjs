// @ts-check
// No line is wider than a reader's window: 120 columns. A Chinese character takes two in a
// program, as in an editor; in Markdown a line cannot end between two of them, which a page would set apart.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const widest = 120;

/** Files with wider lines: data and pictures written by programs, and formats that do not allow breaks. */
const exceptions = {
  data: /\.(bin|json|png|svg|xml)$/,
  tableRow: /^\|.*\|$/, // of Markdown
  address: /https?:\/\/\S+/g,
};

/** Chinese characters and their punctuation, which are twice as wide as a letter. */
const wide = /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff60]/gu;

/** @param {string} file @param {string} line */
const widthOf = (file, line) => [...line].length + (file.endsWith('.md') ? 0 : (line.match(wide)?.length ?? 0));

/** @param {string} file its name @param {string} text @returns {number[]} the lines that are too wide, from 1 */
export function wideLines(file, text) {
  if (exceptions.data.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (file.endsWith('.md') && exceptions.tableRow.test(line)) return [];
    return widthOf(file, line.replace(exceptions.address, '')) > widest ? [index + 1] : [];
  });
}

/** @param {string} folder @param {readonly string[]} files @returns {string[]} `file:line` of every line too wide */
export const allWideLines = (folder, files) =>
  files.flatMap((file) => wideLines(file, readFileSync(join(folder, file), 'utf8')).map((line) => `${file}:${line}`));
