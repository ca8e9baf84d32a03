/**
 * A function that keeps its last answer for as long as it is asked the same: what does not change is not computed
 * again.
 */
export function remember<A extends readonly unknown[], R>(
  make: (...asked: A) => R,
  keyOf: (...asked: A) => unknown = (...asked) => asked,
): (...asked: A) => R {
  let known: { readonly key: string; readonly answer: R } | undefined;
  return (...asked) => {
    const key = JSON.stringify(keyOf(...asked));
    if (known?.key !== key) known = { key, answer: make(...asked) };
    return known.answer;
  };
}

/** A reader who moves nothing for so many milliseconds has stopped dragging. */
export const pause = 150;

/**
 * The same for what takes a while: undefined until the reader has stopped dragging and it is found; then `found` is
 * told.
 */
export function rememberLater<A extends readonly unknown[], R>(
  make: (...asked: A) => R,
  keyOf: (...asked: A) => unknown,
  found: () => void,
): (...asked: A) => R | undefined {
  let known: { readonly key: string; readonly answer: R } | undefined;
  let wanted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...asked) => {
    const key = JSON.stringify(keyOf(...asked));
    if (wanted !== key) clearTimeout(timer);
    const before = wanted;
    wanted = key;
    if (known?.key === key) return known.answer;
    if (before !== key) {
      timer = setTimeout(() => {
        known = { key, answer: make(...asked) };
        found();
      }, pause);
    }
    return undefined;
  };
}
