// Which claims of the lab a sentence makes, or denies. A verdict is always about the claim in our words.
import type { ClaimId } from '../../page/labs/claims/claims.ts';
import { denial, patterns, type Pattern } from './patterns.ts';

export interface Match {
  readonly id: ClaimId;
  /** False if the sentence seems to say the opposite of the claim. */
  readonly same: boolean;
  /** The sentence of the text that was taken for it. */
  readonly sentence: string;
}

/** As many claims as are shown, and sentences that are looked at. */
const [mostMatches, mostSentences] = [6, 200];
/** Longer ones are no sentences. */
const longest = 600;

/** Small letters without accents, and one kind of apostrophe and of dash. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ');

/** Sentences end before a capital letter; "d = 4. 0.5" has no end. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["”»)]?\s+(?=["“«(¿¡]?\p{Lu})|\n\s*\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest)
    .slice(0, mostSentences);

const fits = (text: string, { all, not }: Pattern): boolean => all.every((one) => one.test(text)) && !not?.test(text);

function saysSame(text: string, { denies, opposite }: Pattern): boolean {
  const denials = (text.match(denial) ?? []).length + (opposite?.test(text) ? 1 : 0);
  return (denials % 2 === 1) === (denies ?? false);
}

function matchesOf(sentence: string): Match[] {
  const text = plain(sentence);
  const found = patterns.filter((pattern) => fits(text, pattern)).sort((a, b) => b.all.length - a.all.length);
  const ids = [...new Set(found.map(({ id }) => id))];
  return ids.map((id) => {
    const own = found.filter((pattern) => pattern.id === id);
    return { id, same: own.some((pattern) => saysSame(text, pattern)), sentence };
  });
}

/** The claims that a text makes, sentence by sentence, each once; of one sentence at most two. */
export function matchSentences(text: string): Match[] {
  const seen = new Set<ClaimId>();
  return sentencesOf(text)
    .flatMap((sentence) => matchesOf(sentence).slice(0, 2))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, mostMatches);
}
