// Text as the readers take it: tables of Markdown and LaTeX as lines, arrays of C in square brackets.

/** The rows of a table as lines with tabs: Markdown's bars, LaTeX's `&` and `\\`. Other texts stay as they are. */
function withTabs(text: string): string {
  const lines = text.split('\n');
  if (text.includes('&') && text.includes('\\\\')) return latexRows(text);
  const barred = lines.filter((line) => (line.match(/\|/g)?.length ?? 0) > 1);
  if (barred.length < 2) return text;
  return barred
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\s*\||\|\s*$/g, '')
        .replace(/[*`$]/g, '')
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    .join('\n');
}

const latexRows = (text: string): string =>
  text
    .replace(/\\(begin|end)\s*\{[^{}]*\}(\s*[[{][^[\]{}]*[\]}])?/g, '\n')
    .replace(/\\(hline|toprule|midrule|bottomrule|left|right)\b/g, ' ')
    .replace(/\\[lcdv]?dots\b/g, '…')
    .replace(/\{,\}/g, ',')
    .replace(/\\(?:num|text|mathrm|mathbf|textbf)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\\\(\[[^[\]]*\])?/g, '\n')
    .replace(/\\[,;:! ]|[$~()[\]]|\\[a-z]+\b/gi, ' ')
    .split('\n')
    .filter((line) => line.includes('&'))
    .map((line) =>
      line
        .split('&')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    .join('\n');

/** Arrays of C and its kin in square brackets, without the f of their floats. */
const squared = (text: string): string =>
  /\{\s*(?:\{\s*)?[-+]?[\d.]+f?\s*,/.test(text) && !/[\\"]/.test(text)
    ? text
        .replaceAll('{', '[')
        .replaceAll('}', ']')
        .replace(/(\d\.?)f\b/gi, '$1')
    : text;

/** The text as the readers take it: one minus, one kind of space, tables as lines. */
export function tidy(given: string): string {
  const text = given
    .replace(/^\uFEFF/, '')
    .replaceAll('\u2212', '-')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/^[^\S\n\r]*```.*$/gm, '')
    .trim();
  // Longer ones are files, which have none of this.
  return text.length > 1_000_000 ? text : withTabs(squared(text.replace(/\\[lcdv]?dots\b/g, '…'))).trim();
}
