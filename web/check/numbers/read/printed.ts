// What programs and people print that is rows of numbers, but neither lists in brackets nor cells in lines: numbers
// with their type, tables of HTML and of consoles, names of R and pandas, a cell a line, powers of ten.
import { tidy } from './tidy.ts';

const scalarTypes = 'b?float\\d*|double|u?int\\d*|tensor|array|scalar|Decimal|mpf';

/** `np.float64(0.84)`, as NumPy 2 prints lists of its numbers; `tensor(0.84, device='cuda:0')` in lists of PyTorch. */
const scalar = new RegExp(
  `(?<![\\w.])(?:[a-z]{1,9}\\.)?(?:${scalarTypes})\\(\\s*'?([-+]?[\\d.]+(?:e[-+]?\\d+)?)'?(?:,[^()\\n]{0,60})?\\)`,
  'gi',
);

const raised = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'].map((sign, at) => [sign, '0123456789-+'[at] ?? '']));
const lowered = (text: string): string => [...text].map((sign) => raised.get(sign) ?? sign).join('');

/** `8.41×10⁻¹`, `8.41 \cdot 10^{-1}` and Fortran's `8.41D-01`, each as `8.41e-1`. */
const withExponents = (text: string): string =>
  text
    .replace(
      /(\d)\s?(?:[×·*]|\\times|\\cdot)\s?10(?:(?:\^|\*\*)[{(]?([-+]?\d+)[})]?|([⁻⁺⁰¹²³⁴-⁹]+))/g,
      (_all, digit, ...rest) => {
        const [plain, small] = rest as [string | undefined, string | undefined];
        return `${String(digit)}e${plain ?? lowered(small ?? '')}`;
      },
    )
    .replace(/(\d\.?)D([-+]\d)/g, '$1e$2');

/** The cells of an HTML table as lines with tabs. */
function fromHtml(text: string): string {
  if (!/<t[dh]\b/i.test(text)) return text;
  return text
    .replace(/&(minus|#8722);/gi, '-')
    .replace(/&nbsp;/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<tr\b[^<>]*>/gi, '\n')
    .replace(/<t[dh]\b[^<>]*>/gi, '\t')
    .replace(/<[^<>]*>/g, ' ')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.slice(line.indexOf('\t') + 1))
    .join('\n');
}

/** Bars of consoles as those of Markdown, without the lines between rows. */
const fromConsole = (text: string): string =>
  /[│┃║┆]/.test(text)
    ? text
        .replace(/[│┃║┆]/g, '|')
        .split('\n')
        .filter((line) => /[^\s|─-╿+-]/.test(line))
        .join('\n')
    : text;

/** R's names of rows and columns, which count from 1: `[1,]` and `[,1]`. */
const fromR = (text: string): string =>
  /^[^\S\n]*\[\d+,\]/m.test(text)
    ? text.replace(/^[^\S\n]*(?:\[,\d+\][^\S\n]*)+\n/gm, '').replace(/^[^\S\n]*\[\d+,\][^\S\n]*/gm, '')
    : text;

/** The head of a data frame without names: it counts the columns, and a count stands before each row. */
function fromPandas(text: string): string {
  const [head = '', ...rows] = text.split('\n');
  const counts = head.trim().split(/\s+/);
  const across = counts.length;
  const isHead = across > 1 && counts.every((name, at) => name === String(at));
  const isRow = (row: string): boolean => row.trim().split(/\s+/).length === across + 1;
  return isHead && rows.length > 0 && rows.slice(0, 20).every(isRow) ? `pos ${text}` : text;
}

/** An object with a list for each position: `{"0": [0, 1], "1": [0.84, 0.54]}`. */
const fromObject = (text: string): string =>
  /^\{\s*"[^"\n]{0,30}\d"\s*:\s*\[\s*[-+.\d]/.test(text)
    ? text.slice(1, text.lastIndexOf('}')).replace(/"([^"\n]{0,30})"\s*:\s*(?=\[)/g, '\n$1: ')
    : text;

/** The row, the column and what stands behind: `PE(1, 2) = 0.0100`, `pe[1][2]: 0.01`, `PE_{1,2} = sin(0.01) = 0.01`. */
const ofCell = /^[^\d\n]{0,40}[[({]\s*(\d{1,7})\s*(?:[\])}]\s*[[({]|[,;])\s*(\d{1,5})\s*[\])}](.*)$/;
/** The number after the last sign of an equation, as written. */
function valueAtEnd(text: string): string | undefined {
  const last = Math.max(...['=', '≈', '≃', ':', '→', '>'].map((sign) => text.lastIndexOf(sign)));
  const value = text
    .slice(last + 1)
    .trim()
    .replace(/(?:\.{3}|…)?[.,;]?$/, '');
  return last >= 0 && isPlain(value) ? value : undefined;
}

/** A cell a line, as rows with their names; the text as it was, unless every cell of some rows is there. */
function fromCells(text: string): string {
  const lines = text.split(/\n|[,;]\s+(?=\p{L}{1,12}\s?[[({]\s?\d)/u).filter((line) => line.trim() !== '');
  if (lines.length < 2 || !ofCell.test(lines[0] ?? '')) return text;
  const rows = new Map<number, string[]>();
  for (const line of lines) {
    const [, row, column, rest = ''] = ofCell.exec(line) ?? [];
    const value = valueAtEnd(rest);
    const cells = rows.get(Number(row)) ?? [];
    // Cells stand in order: whatever else the text is, it is not this.
    if (value === undefined || Number(column) !== cells.length) return text;
    cells.push(value);
    rows.set(Number(row), cells);
  }
  const width = rows.values().next().value?.length;
  const isWhole = width !== undefined && width > 1 && [...rows.values()].every((cells) => cells.length === width);
  return isWhole ? [...rows].map(([row, cells]) => `PE(${row}) = [${cells.join(', ')}]`).join('\n') : text;
}

/** `0.8414..., 0.5403...`: digits were left out, not numbers, where more than one number has the dots. */
const withCutDigits = (text: string): string => {
  const cut = /(\d\.\d{1,20})(?:\.{3}|…)(?=[\s,;)\]]|$)/g;
  return (text.match(cut)?.length ?? 0) > 1 ? text.replace(cut, '$1') : text;
};

/** Rows in one line: `0 1 0 1; 0.84 0.54 0.01 1`, `0 1 / 0.84 0.54`, and with names, `0: 0 1, 1: 0.84 0.54`. */
function fromOneLine(text: string): string {
  if (/[\n[\]]/.test(text) || text.length > 20_000) return text;
  const named = text.split(/[,;]\s+(?=(?:\p{L}{1,12}[ (]?)?\d{1,6}\)?\s?[:=])/u);
  if (named.length > 1) return named.join('\n');
  for (const sign of [';', ' / ', '|']) {
    const rows = text.split(sign).map((row) => row.trim());
    if (rows.at(-1) === '') rows.pop();
    const cells = rows.map((row) => row.split(/,?\s+|,/));
    // A comma between whole numbers may be a decimal comma.
    const isClear = text.includes('.') || !text.includes(',');
    const areRows = cells.every((row) => row.length > 1 && row.length === cells[0]?.length && row.every(isPlain));
    if (rows.length > 1 && isClear && areRows) return cells.map((row) => row.join(' ')).join('\n');
  }
  return text;
}

const isPlain = (cell: string): boolean => /^[-+\d.e]+$/i.test(cell) && Number.isFinite(Number(cell));

/** Letters that are not seen, and digits as wide as letters of Chinese. */
const withoutHidden = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
    .replace(/[\uff0b-\uff19]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** The size of an array above its rows, which have no brackets. */
const withoutSize = (text: string): string =>
  text.replace(/^(?:torch\.Size\(\[|\()\d{1,9}, ?\d{1,9}\]?\)\n(?=[^()[\]]*$)/, '');

/** `"0,84","0,54"`, which is quoted because commas separate the cells, `≈0.84`, and `⟨0, 1⟩`. */
const withoutSigns = (text: string): string =>
  text
    .replace(/"([-+]?\d+),(\d+)"/g, '$1.$2')
    .replace(/[≈≃∼~]\s*(?=[-+.\d])/g, '')
    .replace(/[<⟨]([-+\d.,;\s]+)[>⟩]/g, '[$1]');

/** The text with rows in brackets or in lines, as far as it is one of these prints. */
const fromPrints = (text: string): string =>
  [
    withoutHidden,
    withCutDigits,
    withoutSize,
    fromObject,
    fromHtml,
    fromConsole,
    fromR,
    fromPandas,
    withExponents,
    fromCells,
    fromOneLine,
    withoutSigns,
  ].reduce((now, from) => from(now), text.replace(scalar, '$1'));

/** As `tidy`, of these prints too. The lab's own reader of tables does without them: they are 2 kB. */
export function tidyPrints(given: string): string {
  const text = tidy(given);
  // Longer ones are files.
  return text.length > 1_000_000 ? text : tidy(fromPrints(text));
}
