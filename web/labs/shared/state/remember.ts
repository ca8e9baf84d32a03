/** A function that keeps its last result while its arguments stay the same. */
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

/** No movement for this many milliseconds ends a drag. */
export const pause = 150;

/**
 * The same for slow computations: undefined until the reader has stopped dragging and the result is ready; then calls
 * `found`.
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
