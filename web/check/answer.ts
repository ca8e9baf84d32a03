// Whatever was pasted: what it is, and what is said of it. Runs in a worker.
import { readBytes } from '../page/labs/claims/read/file.ts';
import { mostBytes, Unreadable } from '../page/labs/claims/read/table.ts';
import type { Finding } from '../page/labs/claims/check.ts';
import { checks } from '../page/labs/claims/checks/index.ts';
import { trainedChecks } from '../page/labs/claims/checks/training.ts';
import { isComputable, isTrained, listed, type ClaimId } from '../page/labs/claims/claims.ts';
import { judgeConfig, type ConfigJudged } from './config/judge-config.ts';
import type { Said, Wish } from './numbers/guess.ts';
import { judgeReadings } from './numbers/judge.ts';
import type { Judged } from './numbers/judged.ts';
import { judgeOpen } from './numbers/open.ts';
import { tidy } from '../page/labs/claims/read/tidy.ts';
import { readNumbers, sheetOf, type SheetRead } from './numbers/read.ts';
import { pick, type Sheet } from './numbers/sheet.ts';
import { judgeFormula, type FormulaJudged } from './formula/judge.ts';
import { matchSentences, type Match } from './sentences/match.ts';
import { ownWords } from './sentences/own-words.ts';

/** A part of the numbers beside the right ones, around the first wrong cell. */
export interface Excerpt {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly given: readonly number[];
  readonly right: readonly number[] | undefined;
  /** Places in the excerpt. */
  readonly wrong: readonly number[];
}

export interface WrongCell {
  readonly row: number;
  readonly column: number;
  readonly given: number;
  readonly right: number;
}

export interface NumbersAnswer extends Omit<Judged, 'sheet' | 'right' | 'wrong' | 'cutOff'> {
  readonly kind: 'numbers';
  readonly height: number;
  readonly width: number;
  readonly cells: number;
  readonly read: SheetRead['kind'];
  readonly notes: SheetRead['notes'];
  readonly first: WrongCell | undefined;
  readonly excerpt: Excerpt;
}

export interface SentenceAnswer {
  readonly kind: 'sentence';
  readonly matches: readonly (Match & { readonly finding: Finding | undefined })[];
  /** How many sentences are about no claim at all. */
  readonly others: number;
}

export type FormulaAnswer = FormulaJudged & {
  readonly kind: 'formula';
  /** Whether words stand around it, which are not judged. */
  readonly words: boolean;
};

export type ConfigAnswer = ConfigJudged & { readonly kind: 'config' };

export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Answer = NumbersAnswer | SentenceAnswer | FormulaAnswer | ConfigAnswer | Refused;

export interface Question {
  readonly kind: 'paste';
  readonly source: string | Blob;
  readonly wish: Wish;
}

/** As much as a figure shows. */
const [mostRows, mostColumns] = [32, 48];

const refusal = (reason: string, values: Refused['values'] = {}): Refused => ({ kind: 'refused', reason, values });

export async function answerPaste({ source, wish }: Question): Promise<Answer> {
  try {
    if (typeof source === 'string') return await answerText(source, wish);
    if (source.size > mostBytes) return refusal('tooLarge', { limit: mostBytes / 2 ** 20 });
    const bytes = new Uint8Array(await source.arrayBuffer());
    return isBinary(bytes) ? answerNumbers(sheetOf(readBytes(bytes)), wish) : await answerText(decoded(bytes), wish);
  } catch (error) {
    if (error instanceof Unreadable) return refusal(error.reason, error.values);
    throw error;
  }
}

const isBinary = (bytes: Uint8Array): boolean => bytes[0] === 0x93 || (bytes[0] === 0x50 && bytes[1] === 0x4b);

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('notText');
  }
}

/** Words of programs around numbers. */
const programWords = new RegExp(
  `\\b(${[
    'tensor|array|torch|size|shape|dtype|float\\d+|double|bfloat16|device|cuda|cpu|grad_fn|requires_grad|true|nan|inf',
    'pos|row|position|dim|pe|posizione|posicion|riga|fila|begin|end|[bpv]?matrix|tabular|hline|[lcv]dots|const|static',
  ].join('|')})\\b`,
  'gi',
);

export type PasteKind = 'numbers' | 'config' | 'sentence';

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
const numbersIn = (text: string): number => text.match(/(?<![\p{L}\d])[-+]?\d*\.?\d+(?:e[-+]?\d+)?/giu)?.length ?? 0;

/** Classifies a text by its first brackets, its words and its numbers. */
export function kindOf(text: string): PasteKind {
  const start = tidy(text.slice(0, 200_000));
  // Braces of C hold numbers, those of a config keys.
  if (/^\{(?!\s*[{\d.-])/.test(start)) return /"(data|rows|shape|columns)"\s*:/.test(start) ? 'numbers' : 'config';
  const bare = start
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(programWords, ' ');
  const [words, numbers] = [wordsIn(bare), numbersIn(start)];
  const inBrackets = (start.match(/\[[^[\]]*\]/g) ?? []).some((block) => /\d/.test(block));
  if (inBrackets && numbers > words) return 'numbers';
  // A header of a table has no more words than a row has numbers.
  const lines = bare.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 1 && words > 1) return 'sentence';
  const rows = lines.filter((line) => numbersIn(line) > 2 && numbersIn(line) > wordsIn(line));
  if (lines.length > 1 && rows.length > 0.6 * lines.length) return 'numbers';
  const first = wordsIn(lines[0] ?? '');
  return words === 0 || (numbers >= 2 * words && words - first < numbers / 4) ? 'numbers' : 'sentence';
}

async function answerText(given: string, wish: Wish): Promise<Answer> {
  if (given.length > mostBytes) return refusal('tooLarge', { limit: mostBytes / 2 ** 20 });
  if (given.trim() === '') return refusal('empty');
  if (given.includes('\0')) return refusal('notText');
  const kind = kindOf(given);
  if (kind === 'config') {
    const judged = judgeConfig(given.trim());
    return 'key' in judged ? refusal(judged.key, judged.values) : { kind: 'config', ...judged };
  }
  const formula = judgeFormula(given);
  const sentence = kind === 'sentence' || formula ? await answerSentence(given) : undefined;
  // A claim in our words is that claim, even with a formula in it.
  if (formula && !sentence?.matches.some(({ judged }) => judged)) {
    const words = given
      .replace(programWords, ' ')
      .match(/\p{L}{4,}/gu)
      ?.filter((word) => !/sin|cos|model|range/i.test(word));
    return { kind: 'formula', ...formula, words: (words?.length ?? 0) > 0 && !/[;{[]|def |=\s/.test(given) };
  }
  return sentence ?? answerNumbers(readNumbers(given), wish);
}

function findingOf(id: ClaimId): Finding | undefined {
  const claim = listed.find((one) => one.id === id);
  if (!claim) return undefined;
  if (isTrained(claim)) return trainedChecks[claim.id]();
  return isComputable(claim) ? checks[claim.id]() : undefined;
}

async function answerSentence(text: string): Promise<SentenceAnswer> {
  const { matches, others } = matchSentences(text, await ownWords());
  return { kind: 'sentence', matches: matches.map((match) => ({ ...match, finding: findingOf(match.id) })), others };
}

/** So many places around one, of so many. */
function around(at: number, shown: number, all: number): number[] {
  const start = Math.max(0, Math.min(at - Math.floor(shown / 3), all - shown));
  return Array.from({ length: Math.min(shown, all) }, (_, k) => start + k);
}

function excerptOf(sheet: Sheet, { right, wrong }: Judged): Excerpt {
  const across = sheet.columns.length;
  const [at = 0] = wrong;
  const rows = around(Math.floor(at / across), mostRows, sheet.rows.length);
  const columns = around(at % across, mostColumns, across);
  const part = pick(sheet, rows, columns);
  const isWrong = new Set(wrong);
  const places = rows.flatMap((row) => columns.map((column) => row * across + column));
  return {
    rows: part.rows,
    columns: part.columns,
    given: [...part.values],
    right: right && Array.from(right(part)),
    wrong: places.flatMap((place, k) => (isWrong.has(place) ? [k] : [])),
  };
}

function firstOf(sheet: Sheet, { right, wrong }: Judged): WrongCell | undefined {
  const [at] = wrong;
  if (at === undefined || !right) return undefined;
  const across = sheet.columns.length;
  const cell = pick(sheet, [Math.floor(at / across)], [at % across]);
  const [row = 0, column = 0] = [cell.rows[0], cell.columns[0]];
  return { row, column, given: cell.values[0] ?? NaN, right: right(cell)[0] ?? NaN };
}

/** As many cells are named one by one. */
const mostNamed = 6;

function cutOffRemark(sheet: Sheet, places: readonly number[]): Said[] {
  if (places.length === 0) return [];
  const across = sheet.columns.length;
  const cells = places.slice(0, mostNamed).map((at) => {
    const [row = 0, column = 0] = [sheet.rows[Math.floor(at / across)], sheet.columns[at % across]];
    return `(${row}, ${column})`;
  });
  const more = places.length > mostNamed ? ', …' : '';
  return [{ key: 'remark.cutOff', values: { count: places.length, cells: cells.join(', ') + more } }];
}

function answerNumbers({ readings, kind, notes, open }: SheetRead, wish: Wish): NumbersAnswer {
  const judged = open ? judgeOpen(readings[0]) : judgeReadings(readings, wish);
  const { sheet, right: _right, wrong: _wrong, cutOff, ...said } = judged;
  const [given] = readings;
  return {
    kind: 'numbers',
    ...said,
    remarks: [...said.remarks, ...cutOffRemark(sheet, cutOff)],
    // Rows that their names number may be few of many.
    height: notes.includes('abridged') ? given.height : given.rows.length,
    width: given.width,
    cells: given.values.length,
    read: kind,
    notes,
    first: firstOf(sheet, judged),
    excerpt: excerptOf(sheet, judged),
  };
}
