// Rows of numbers as programs, lessons and people print them: in brackets, each with a name before it, in tables of
// Markdown and LaTeX, with points or commas in the numbers.
import { Unreadable } from './table.ts';

export interface Printout {
  /** The cells of each row, without what stands for cells that were left out. */
  readonly rows: readonly (readonly string[])[];
  /** The whole numbers in the names of the rows, if each has one and they rise. */
  readonly labels: readonly number[] | undefined;
  /** How many rows stand before some that were left out, and how many cells; undefined if none were. */
  readonly rowGap: number | undefined;
  readonly columnGap: number | undefined;
  readonly decimalComma: boolean;
  /** Words stand around it. */
  readonly words: boolean;
  /** Other arrays stand beside it. */
  readonly others: boolean;
}

const gap = /\.{3}|…|⋮|⋯/;
const gaps = new RegExp(gap.source, 'g');
const withPoint = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const withComma = /[-+]?\d+(?:,\d+)?(?:e[-+]?\d+)?/gi;

/** How many numbers there are. A comma between digits is in a number where something else separates them. */
function countIn(text: string): number {
  const commas = /\d,\d/.test(text) && /\d[\s;]/.test(text) && !/\d\.\d/.test(text);
  return text.match(commas ? withComma : withPoint)?.length ?? 0;
}

interface Block {
  readonly start: number;
  readonly end: number;
  readonly rows: string[];
  rowGap: number | undefined;
}

/** Outermost brackets, and the rows in them: brackets without brackets inside. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let [depth, open, closed] = [0, -1, 0];
  let block: Block | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '[') {
      if (depth++ === 0) block = { start: at, end: at, rows: [], rowGap: undefined };
      else if (block && block.rows.length > 0 && gap.test(text.slice(closed, at))) block.rowGap = block.rows.length;
      open = at;
    } else if (letter === ']' && depth > 0) {
      if (open >= 0) block?.rows.push(text.slice(open + 1, at));
      [open, closed] = [-1, at + 1];
      if (--depth === 0 && block) blocks.push({ ...block, end: at + 1 });
    }
  }
  return blocks;
}

/** Tuples of numbers as rows; a pair of whole numbers is a shape. */
const tuplesAsRows = (text: string): string =>
  text.replace(/\(([-+\d.,;eE\s…]+)\)/g, (whole, body: string) =>
    countIn(body) > 1 && (/\d[.,]\d/.test(body) || countIn(body) > 3) ? `[${body}]` : whole,
  );

/** One class of letters: a group that repeats takes a level of the stack for each letter of a large file. */
const onlyNumbers = /^[-+\d.,;e\s…⋯]*$/i;
const isList = (body: string): boolean => countIn(body) > 1 && onlyNumbers.test(body.replace(/nan|inf/gi, ''));

/** Whether commas stand in the numbers: `0,841 0,540` and `0,841; 0,540`, not `0,1,0,1` and `0.1, 0.2`. */
export function hasDecimalCommas(rows: readonly string[]): boolean {
  let found = false;
  for (const row of rows) {
    if (/\d\.\d/.test(row)) return false;
    const cells = row.trim().split(/\s*;\s*|,?\s+/);
    if (cells.length < 2 && row.includes(',')) return false;
    for (const cell of cells) {
      if (!/^([-+]?\d+(,\d+)?(e[-+]?\d+)?,?|\.{3}|…|)$/i.test(cell)) return false;
      found ||= /\d,\d/.test(cell);
    }
  }
  return found;
}

/** What rows hold; `[0 1; 2 3]` is two rows, as in Matlab. */
function cellsOf(bodies: readonly string[]): Pick<Printout, 'rows' | 'columnGap' | 'decimalComma'> {
  const decimalComma = hasDecimalCommas(bodies);
  const [only = ''] = bodies;
  const isMatlab = bodies.length === 1 && !decimalComma && only.split(';').every((part) => countIn(part) > 1);
  const split = (isMatlab ? only.split(';') : bodies).map((body) =>
    body
      .replace(gaps, ' … ')
      .split(decimalComma ? /\s*;\s*|,?\s+/ : /[\s,;]+/)
      .filter((cell) => cell !== ''),
  );
  const at = split.map((cells) => cells.indexOf('…')).find((place) => place >= 0);
  return { rows: split.map((cells) => cells.filter((cell) => cell !== '…')), columnGap: at, decimalComma };
}

function rising(labels: readonly (number | undefined)[]): readonly number[] | undefined {
  const list = labels.filter((label) => label !== undefined);
  const isRising = list.every((label, at) => at === 0 || label > (list[at - 1] ?? 0));
  return list.length === labels.length && isRising && (list.at(-1) ?? Infinity) <= 2 ** 31 ? list : undefined;
}

/** The last whole number of a name, as in "Posizione 3: " and "PE(3) = ", but not that of "d = 4". */
function labelIn(name: string): number | undefined {
  const other = /\b(?:d|d_?model|dim|depth|width|base|heads?)(?:\s?[=:]\s?|\s)\d{1,9}/gi;
  const found = /(?<![\d.,-])(\d{1,10})(?![.,]?\d)\D*$/.exec(name.replace(other, ' '));
  return found ? Number(found[1]) : undefined;
}

/** Names before rows are no longer, nor do more lines stand between rows. */
const [longestName, mostLines] = [120, 4];

/** Rows of one array each that follow each other are one table. */
function stacked(text: string, blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1)?.at(-1);
    const between = last && text.slice(last.end, block.start);
    const joins =
      between !== undefined &&
      last?.rows.length === 1 &&
      block.rows.length === 1 &&
      between.length <= longestName &&
      between.split('\n').length <= mostLines;
    if (joins) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return runs.flatMap((run) => {
    const counts = run.map(({ rows: [row = ''] }) => countIn(row));
    const usual = Math.max(...counts.map((count) => counts.filter((other) => other === count).length));
    // A row that is too short or too long is told; arrays that have nothing to do with each other are not joined.
    if (run.length === 1 || usual > (2 / 3) * run.length) return [run];
    const parts: Block[][] = [];
    run.forEach((block, at) => {
      if (at > 0 && counts[at] === counts[at - 1]) parts.at(-1)?.push(block);
      else parts.push([block]);
    });
    return parts;
  });
}

/** The largest table in brackets; undefined if there is none. Errors: `Unreadable`. */
export function printoutOf(given: string): Printout | undefined {
  const text = tuplesAsRows(given);
  const all = blocksOf(text).filter(({ rows }) => rows.some((row) => countIn(row) > 1));
  const lists = all.filter(({ rows }) => rows.length > 1 || isList(rows[0] ?? ''));
  const runs = stacked(text, lists.length > 0 ? lists : all);
  const countOf = (run: readonly Block[]): number =>
    run.reduce((sum, { rows }) => sum + rows.reduce((own, row) => own + countIn(row), 0), 0);
  const [largest] = [...runs].sort((a, b) => countOf(b) - countOf(a));
  const [first] = largest ?? [];
  if (!largest || !first) return undefined;
  const single = largest.length > 1 || first.rows.length === 1;
  const nameOf = (block: Block): string =>
    text.slice(Math.max(text.lastIndexOf('\n', block.start) + 1, 0), block.start).slice(-longestName);
  const skipped = largest.findIndex(
    (block, at) => at > 0 && gap.test(text.slice(largest[at - 1]?.end ?? 0, block.start)),
  );
  return {
    ...cellsOf(largest.flatMap(({ rows }) => rows)),
    labels: single ? rising(largest.map((block) => labelIn(nameOf(block)))) : undefined,
    rowGap: skipped > 0 ? skipped : first.rowGap,
    words: !/^\W*(tensor|array|PE)?\W*$/i.test(text.slice(0, first.start)),
    others: runs.length > 1,
  };
}

const named = [
  // "position 3: 0.14 -0.99", "PE(3) = 0.14, -0.99", "3 | 0.14 -0.99"
  /^(.*[:=|>→⇒)])\s*([^:=|>→⇒)]*)$/u,
  // "position 3  0.14 -0.99"
  /^(\D{0,60}\p{L}\D{0,60}?\s\d{1,10})[\s,;]+(.*)$/u,
  // "p3 0.14 -0.99", "sines 0.14 -0.99"
  /^(\D{0,60}\p{L}\d{0,10})\s+(.*)$/u,
  /^()(.*)$/u,
];

interface NamedLine {
  readonly name: string;
  readonly body: string;
  readonly afterGap: boolean;
}

function namedLine(line: string, afterGap: boolean): NamedLine | undefined {
  for (const pattern of named) {
    const [, name = '', body = ''] = pattern.exec(line) ?? [];
    // Numbers before the last sign are rows too: this is not one line of one row.
    if (name.split(/[:=|>→⇒]/).some(isList)) continue;
    if (isList(body) && name.length <= longestName) return { name: name.trim(), body: body.trim(), afterGap };
  }
  return undefined;
}

/** Lines of numbers with names before them, or with dots among them; undefined if there are none. */
export function namedLinesOf(text: string): Printout | undefined {
  const found: NamedLine[] = [];
  let afterGap = false;
  for (const line of text.split('\n')) {
    if (/^[\s.…⋮⋯:]+$/.test(line)) afterGap = true;
    const last = found.at(-1);
    const read = namedLine(line, afterGap);
    // A row with something in it that is no number is a row, and told.
    if (read) found.push(read);
    else if (last && countIn(line) > 1 && Math.abs(countIn(line) - countIn(last.name + last.body)) < 2)
      found.push({ name: '', body: line.replace(/^[^:=|]*[:=|]/, ''), afterGap });
    else continue;
    afterGap = false;
  }
  if (!found.some(({ name, body }) => name !== '' || gap.test(body))) return undefined;
  // Numbers without a name above others with one are names of columns.
  const numbered = found.filter(({ name }) => labelIn(name) !== undefined);
  const rows = numbered.length > (2 / 3) * found.length && found[0] !== numbered[0] ? numbered : found;
  const second = rows.findIndex((row, at) => at > 0 && row.afterGap);
  return {
    ...cellsOf(rows.map(({ body }) => body)),
    labels: rising(rows.map(({ name }) => labelIn(name))),
    rowGap: second > 0 ? second : undefined,
    words: true,
    others: false,
  };
}

/** Cells were left out, and a reader of whole tables cannot know which. */
export function refuseGaps({ rowGap, columnGap }: Printout): void {
  if (rowGap !== undefined || columnGap !== undefined) throw new Unreadable('abbreviated');
}
