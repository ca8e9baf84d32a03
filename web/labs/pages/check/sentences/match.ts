// Which claims of the lab a sentence is, and which it is only about. A verdict is on the claim in our words, so that
// only a sentence that says all of it and nothing else is judged.
import type { ClaimId } from '../../../shared/claims/claims.ts';
import { plain, wordsOf, type OwnWords } from './own-words.ts';
import { denial, patterns, type Pattern } from './patterns.ts';

export interface Match {
  readonly id: ClaimId;
  /** Whether the sentence is the claim. Otherwise it is about it, and says more, less or the opposite. */
  readonly judged: boolean;
  /** False if the sentence seems to say the opposite of the claim. */
  readonly same: boolean;
  /** The sentence of the text that was taken for it. */
  readonly sentence: string;
}

/** As many claims as are shown, and sentences that are looked at. */
const [mostMatches, mostSentences] = [6, 200];
/** Longer ones are no sentences. */
const longest = 600;

/** Sentences end before a capital letter; "d = 4. 0.5" has no end. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["”»)]?\s+(?=["“«(¿¡]?\p{Lu})|(?<=[。！？])[”）]?|\n\s*\n/u)
    .map((sentence) => sentence.trim().replace(/^(?:[-*•–]|\d{1,3}[.)])\s+/, ''))
    .filter((sentence) => /\p{L}/u.test(sentence) && sentence.length <= longest)
    .slice(0, mostSentences);

const fits = (text: string, { all, not }: Pattern): boolean => all.every((one) => one.test(text)) && !not?.test(text);

function saysSame(text: string, { denies, opposite }: Pattern): boolean {
  const denials = (text.match(denial) ?? []).length + (opposite?.test(text) ? 1 : 0);
  return (denials % 2 === 1) === (denies ?? false);
}

function matchesOf(sentence: string, own: OwnWords): Match[] {
  const exact = own.get(wordsOf(sentence));
  if (exact) return [{ id: exact, judged: true, same: true, sentence }];
  const text = plain(sentence);
  const found = patterns.filter((pattern) => fits(text, pattern)).sort((a, b) => b.all.length - a.all.length);
  const ids = [...new Set(found.map(({ id }) => id))];
  return ids.map((id) => {
    const alike = found.filter((pattern) => pattern.id === id);
    return { id, judged: false, same: alike.some((pattern) => saysSame(text, pattern)), sentence };
  });
}

export interface Matched {
  readonly matches: readonly Match[];
  /** How many sentences are about none of the claims. */
  readonly others: number;
}

/** The claims that a text makes, or is about, sentence by sentence, each once; of one sentence at most two. */
export function matchSentences(text: string, own: OwnWords): Matched {
  const whole = own.get(wordsOf(text.length > longest ? '' : text));
  if (whole) return { matches: [{ id: whole, judged: true, same: true, sentence: text.trim() }], others: 0 };
  const seen = new Set<string>();
  const found = sentencesOf(text).map((sentence) => matchesOf(sentence, own).slice(0, 2));
  const matches = found
    .flat()
    .filter(({ id, judged }) => !seen.has(`${id} ${judged}`) && seen.add(`${id} ${judged}`))
    .slice(0, mostMatches);
  return { matches, others: found.filter((list) => list.length === 0).length };
}
