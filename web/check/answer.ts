// Whatever was pasted: what it is, and what is said of it. Runs in a worker.
import { readBytes } from '../page/labs/claims/read/file.ts';
import { mostBytes, Unreadable } from '../page/labs/claims/read/table.ts';
import type { Finding } from '../page/labs/claims/check.ts';
import { checks } from '../page/labs/claims/checks/index.ts';
import { trainedChecks } from '../page/labs/claims/checks/training.ts';
import { isComputable, isTrained, listed, type ClaimId } from '../page/labs/claims/claims.ts';
import { judgeConfig, type ConfigJudged } from './config/judge-config.ts';
import type { Wish } from './numbers/guess.ts';
import { judgeNumbers, type Judged } from './numbers/judge.ts';
import { readNumbers, sheetOf, type SheetRead } from './numbers/read.ts';
import { pick, type Sheet } from './numbers/sheet.ts';
import { matchSentences, type Match } from './sentences/match.ts';

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

export interface NumbersAnswer extends Omit<Judged, 'sheet' | 'right' | 'wrong'> {
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
}

export type ConfigAnswer = ConfigJudged & { readonly kind: 'config' };

export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Answer = NumbersAnswer | SentenceAnswer | ConfigAnswer | Refused;

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
    if (typeof source === 'string') return answerText(source, wish);
    if (source.size > mostBytes) return refusal('tooLarge', { limit: mostBytes / 2 ** 20 });
    const bytes = new Uint8Array(await source.arrayBuffer());
    return isBinary(bytes) ? answerNumbers(sheetOf(readBytes(bytes)), wish) : answerText(decoded(bytes), wish);
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
    'pos|row|position|dim|pe',
  ].join('|')})\\b`,
  'gi',
);

export type PasteKind = 'numbers' | 'config' | 'sentence';

/** Classifies a text by its first brackets, its words and its numbers. */
export function kindOf(text: string): PasteKind {
  const start = text.slice(0, 200_000);
  if (/^\s*\{/.test(start)) return /"(data|rows|shape|columns)"\s*:/.test(start) ? 'numbers' : 'config';
  const words = start.replace(programWords, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
  const numbers = start.match(/(?<![\p{L}\d])[-+]?\d*\.?\d+(?:e[-+]?\d+)?/giu)?.length ?? 0;
  const inBrackets = (start.match(/\[[^[\]]*\]/g) ?? []).some((block) => /\d/.test(block));
  if (inBrackets && numbers > words) return 'numbers';
  // A header of a table has no more words than a row has numbers.
  const lines = start.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 1 && words > 1) return 'sentence';
  const first = lines[0]?.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words === 0 || (numbers >= 2 * words && words - first < numbers / 4) ? 'numbers' : 'sentence';
}

function answerText(given: string, wish: Wish): Answer {
  if (given.length > mostBytes) return refusal('tooLarge', { limit: mostBytes / 2 ** 20 });
  if (given.trim() === '') return refusal('empty');
  if (given.includes('\0')) return refusal('notText');
  const kind = kindOf(given);
  if (kind === 'sentence') return answerSentence(given);
  if (kind === 'numbers') return answerNumbers(readNumbers(given), wish);
  const judged = judgeConfig(given.trim());
  return 'key' in judged ? refusal(judged.key, judged.values) : { kind: 'config', ...judged };
}

function findingOf(id: ClaimId): Finding | undefined {
  const claim = listed.find((one) => one.id === id);
  if (!claim) return undefined;
  if (isTrained(claim)) return trainedChecks[claim.id]();
  return isComputable(claim) ? checks[claim.id]() : undefined;
}

const answerSentence = (text: string): SentenceAnswer => ({
  kind: 'sentence',
  matches: matchSentences(text).map((match) => ({ ...match, finding: findingOf(match.id) })),
});

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

function answerNumbers({ sheet: given, kind, notes }: SheetRead, wish: Wish): NumbersAnswer {
  const judged = judgeNumbers(given, wish);
  const { sheet, right: _right, wrong: _wrong, ...said } = judged;
  return {
    kind: 'numbers',
    ...said,
    height: given.height,
    width: given.width,
    cells: given.values.length,
    read: kind,
    notes,
    first: firstOf(sheet, judged),
    excerpt: excerptOf(sheet, judged),
  };
}
