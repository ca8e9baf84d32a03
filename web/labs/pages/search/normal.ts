// Words as the index and a question have them: both must split and write words in the same way.

/** Lower case, without accents. */
export const normal = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

const [han, others] = [/\p{Script=Han}/u, /\p{Script=Han}+|[^\p{Script=Han}]+/gu];

/** Two characters each, which overlap: Chinese writes no spaces, and dictionaries of two browsers differ. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2 ? characters : characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

/** `rotaryFromConfig` is found by its words, too, `rope_theta` by its parts, and 位置编码 by 位置, 置编 and 编码. */
export function words(text: string): string[] {
  const whole = text
    .split(/[^\p{L}\p{M}\p{N}_]+/u)
    .flatMap((word) => (han.test(word) ? (word.match(others) ?? []) : [word]))
    .flatMap((word) => (han.test(word) ? pairsOf(word) : [word]))
    .filter((word) => word !== '');
  const parts = whole.flatMap((word) => {
    const split = word.split(/_+|(?<=\p{Ll})(?=\p{Lu})/u).filter((part) => part !== '');
    return split.length > 1 ? split : [];
  });
  return [...whole, ...parts];
}

/** Words that say nothing of what is asked, in all languages. */
const empty = new Set(
  normal(`a an and are as at be but by can do does for from get has have how i if in into is it its me my not of on or
  our so than that the their them then there these they this to use used uses want was we what when where which while
  who why will with without would you your should could does mean gets work works working
  really actually after since
  funciona funcionan desde despues
  al algo como con cual cuales cuando de del donde el ella en entre es esa ese eso esta este esto hace hacen la las lo
  los me mi no o para pero por porque que quiero se ser si sin sobre su sus tiene un una y yo mas
  funziona funzionano dopo
  ai al alla anche che chi ci come con cosa cui da dal dei del della delle di dove e ed fa gli ha hanno i il in io la
  le lo ma mi nel nella non o per perche piu quale quali quando se si sono su sua suo tra un una uno voglio
  的 了 吗 呢 是 在 有 和 与 或 不 也 都 就 而 要 会 能 可以 我 我的 你 它 它们 这 那 这个 那个 一个 什么
  为什么 怎么 如何 怎样 哪个 哪些 管用 有用 之后 以后
  多少 吧 把 被 从 到 用 对 中 里 时 上 下 请 想 让 给 还是 需要`).split(/\s+/),
);

export const isEmpty = (word: string): boolean => empty.has(word);

const segmented = (run: string): string[] =>
  Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(run), ({ segment }) => segment);

/**
 * What a question asks for, word by word. Where Chinese is typed, the words are those of the browser's dictionary, or
 * pairs of characters in a browser without one.
 */
export const asked = (question: string): readonly string[] =>
  question
    .split(/[^\p{L}\p{M}\p{N}_.-]+/u)
    .flatMap((word) => normal(word).split(/[.-]/))
    .flatMap((word) => (han.test(word) ? (word.match(others) ?? []) : [word]))
    .flatMap((run) => (!han.test(run) ? [run] : typeof Intl.Segmenter === 'function' ? segmented(run) : pairsOf(run)))
    .filter(Boolean);

/** Names as they are looked up: words with a space between, and without one in Chinese. */
export const nameOf = (parts: readonly string[]): string =>
  parts.join(' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');

/** A word of one character is the beginning of several. */
export const isShortHan = (word: string): boolean => [...word].length === 1 && han.test(word);
