// Words as the index and a question have them: both must split and write words in the same way.

/** Lower case, without accents. */
export const normal = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** `rotaryFromConfig` is found by its words, too, and `rope_theta` by its parts. */
export function words(text: string): string[] {
  const whole = text.split(/[^\p{L}\p{M}\p{N}_]+/u).filter((word) => word !== '');
  const parts = whole.flatMap((word) => {
    const split = word.split(/_+|(?<=\p{Ll})(?=\p{Lu})/u).filter((part) => part !== '');
    return split.length > 1 ? split : [];
  });
  return [...whole, ...parts];
}

/** Words that say nothing of what is asked, in the three languages. */
const empty = new Set(
  normal(`a an and are as at be but by can do does for from get has have how i if in into is it its me my not of on or
  our so than that the their them then there these they this to use used uses want was we what when where which while
  who why will with without would you your should could does mean gets
  al algo como con cual cuales cuando de del donde el ella en entre es esa ese eso esta este esto hace hacen la las lo
  los me mi no o para pero por porque que quiero se ser si sin sobre su sus tiene un una y yo mas
  ai al alla anche che chi ci come con cosa cui da dal dei del della delle di dove e ed fa gli ha hanno i il in io la
  le lo ma mi nel nella non o per perche piu quale quali quando se si sono su sua suo tra un una uno voglio`).split(
    /\s+/,
  ),
);

export const isEmpty = (word: string): boolean => empty.has(word);
