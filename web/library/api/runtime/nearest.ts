// Suggests the intended name for a misspelt option.

/** Case and underscores apart: `head_dim` is `headDim`. */
const plain = (word: string): string => word.replace(/[_-]/g, '').toLowerCase();

/** Whether this many edits turn `a` into `b`: a letter omitted, inserted, replaced, or swapped with the next. */
export function within(slips: number, a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) ++same;
  const x = a.slice(same),
    y = b.slice(same);
  if (x === y) return true;
  const go = (skipA: number, skipB: number): boolean => within(slips - 1, x.slice(skipA), y.slice(skipB));
  return slips > 0 && (go(1, 0) || go(0, 1) || go(1, 1) || (x[0] === y[1] && x[1] === y[0] && go(2, 2)));
}

/** The one of the words that is nearest to `word`, the first of equals; undefined where none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const given = plain(word);
  // One slip for three letters, three at the most, and never all of a word.
  const most = Math.min(given.length - 1, Math.max(1, given.length / 3), 3);
  for (let slips = 0; slips <= most; ++slips) {
    const near = words.find((known) => within(slips, given, plain(known)));
    if (near !== undefined) return near;
  }
  return undefined;
}
