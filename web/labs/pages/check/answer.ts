// Whatever was pasted: what it is, and what is said of it. Runs in a worker.
import { decodeNpy } from 'posenc';
import { answerNumbers, refusal, type NumbersAnswer, type Refused } from '../../../check/numbers/answer.ts';
import type { Wish } from '../../../check/numbers/judge/guess.ts';
import { isBinary, textOf } from '../../../check/numbers/read/file.ts';
import { readNumbers, readNumbersIn } from '../../../check/numbers/read/readings.ts';
import { mostBytes, Unreadable } from '../../../check/numbers/read/table.ts';
import { tidyPrints } from '../../../check/numbers/read/printed.ts';
import type { Finding } from '../../shared/claims/check.ts';
import { checks } from '../../shared/claims/checks/index.ts';
import { trainedChecks } from '../../shared/claims/checks/training.ts';
import { isComputable, isTrained, listed, type ClaimId } from '../../shared/claims/claims.ts';
import { judgeConfig, type ConfigJudged } from './config/judge-config.ts';
import { judgeFormula, type FormulaJudged } from './formula/judge.ts';
import { matchSentences, type Match } from './sentences/match.ts';
import { ownWords } from './sentences/own-words.ts';

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

export type Answer = NumbersAnswer | SentenceAnswer | FormulaAnswer | ConfigAnswer | Refused;

export interface Question {
  readonly kind: 'paste';
  readonly source: string | Blob;
  readonly wish: Wish;
}

export async function answerPaste({ source, wish }: Question): Promise<Answer> {
  try {
    if (typeof source === 'string') return await answerText(source, wish);
    if (source.size > mostBytes) return refusal('tooLarge', { limit: mostBytes / 2 ** 20 });
    const bytes = new Uint8Array(await source.arrayBuffer());
    return isBinary(bytes)
      ? answerNumbers(readNumbersIn(bytes, decodeNpy), wish)
      : await answerText(textOf(bytes), wish);
  } catch (error) {
    if (error instanceof Unreadable) return refusal(error.reason, error.values);
    throw error;
  }
}

/** Words of programs around numbers. */
const programWords = new RegExp(
  `\\b(${[
    'tensor|array|torch|size|shape|dtype|float\\d+|double|bfloat16|device|cuda|cpu|grad_fn|requires_grad|true|nan|inf',
    'pos|row|position|dim|pe|posizione|posicion|riga|fila|begin|end|[bpv]?matrix|tabular|hline|[lcv]dots|const|static',
  ].join('|')})\\b|(?<!\\p{L})(位置|行|列|维度|维)(?!\\p{L})`,
  'giu',
);

export type PasteKind = 'numbers' | 'config' | 'sentence';

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
const numbersIn = (text: string): number => text.match(/(?<![\p{L}\d])[-+]?\d*\.?\d+(?:e[-+]?\d+)?/giu)?.length ?? 0;

/** Classifies a text by its first brackets, its words and its numbers. */
export function kindOf(text: string): PasteKind {
  const start = tidyPrints(text.slice(0, 200_000));
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
    return { kind: 'formula', ...formula, words: hasWords(given) };
  }
  return sentence ?? numbersOrRefusal(given, wish);
}

/** Words in a row, as no program has them. */
const prose = /(?:\p{L}{2,30}[ ,]{1,3}){3}\p{L}{2,30}/u;

/** Whether words stand around a formula. */
function hasWords(given: string): boolean {
  const bare = given.replace(/^[^\S\n]*(?:#|\/\/).*$|\bfor \w+ in \w+/gm, ' ');
  if (prose.test(bare)) return true;
  const words = given
    .replace(programWords, ' ')
    .match(/\p{L}{4,}/gu)
    ?.filter((word) => !/sin|cos|model|range/i.test(word));
  return (words?.length ?? 0) > 0 && !/[;{[]|def |=\s/.test(given);
}

/** Numbers judged; a text with an equation is refused as one where it is no list of numbers. */
function numbersOrRefusal(given: string, wish: Wish): Answer {
  try {
    return answerNumbers(readNumbers(given), wish);
  } catch (error) {
    const isNone = error instanceof Unreadable && (error.reason === 'empty' || error.reason === 'notNumber');
    const begin = given.slice(0, 2000);
    const isEquation = /[=^]/.test(begin) && /\p{L}/u.test(begin);
    // Of rows of numbers, the cell that is none is told.
    const hasRows = begin.split('\n').some((line) => numbersIn(line) > 3 && numbersIn(line) > wordsIn(line));
    if (isNone && isEquation && !hasRows) return refusal('formula.unread');
    throw error;
  }
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
