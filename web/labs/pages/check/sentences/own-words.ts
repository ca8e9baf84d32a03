// The claims in words that say neither more nor less: our own in every language, and others that mean the same.
import type { ClaimId } from '../../../shared/claims/claims.ts';
import { headerLanguages } from '../../../shared/header/header.mjs';
import type en from '../../../strings/en/claims.json';
import { otherWords } from './other-words.ts';

/** By the words of a sentence, without what does not matter to its meaning: the claim that it is. */
export type OwnWords = ReadonlyMap<string, ClaimId>;

/** Small letters without accents, and one kind of apostrophe and of dash. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ');

const articles = /^(the|a|an|el|la|los|las|un|una|il|lo|gli|le|uno)$/;
const parts = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|[-+/=^<>·≠]|[,;:](?=\s)|[，；：]/gu;

/**
 * The words of a sentence in their order: letters, numbers, signs of formulas, and commas ("No, two positions ..."),
 * but neither articles nor points. Chinese characters are apart from other letters and numbers, with a space between or
 * without one. Two sentences with the same ones say the same; one word more, or another, and nothing is known of it.
 */
export const wordsOf = (text: string): string =>
  (plain(text.replace(/\*/g, ' ')).match(parts) ?? []).filter((word) => !articles.test(word)).join(' ');

/** A file for each language. */
const claimsIn = (language: string): Promise<{ readonly default: typeof en }> =>
  import(`../../../strings/${language}/claims.json`);

let loaded: Promise<OwnWords> | undefined;

/** Loaded when the first sentence comes: tables and configs need none. */
export function ownWords(): Promise<OwnWords> {
  loaded ??= Promise.all(headerLanguages.map(claimsIn)).then((languages) => {
    const ours = languages.flatMap(
      ({
        default: {
          early: { said },
        },
      }) => Object.entries(said) as [ClaimId, string][],
    );
    const others = (Object.entries(otherWords) as [ClaimId, readonly string[]][]).flatMap(([id, list]) =>
      list.map((text): [ClaimId, string] => [id, text]),
    );
    return new Map([...others, ...ours].map(([id, text]) => [wordsOf(text), id]));
  });
  return loaded;
}
