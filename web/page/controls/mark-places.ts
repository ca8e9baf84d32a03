/** Where the label of a mark stands below its slider. */
export interface MarkPlace {
  /** Its tick, from 0 at the first stop of the slider to 1 at the last. */
  readonly at: number;
  /** The line of labels, the highest being 0: neighbours that would touch take different ones. */
  readonly line: number;
  /** Half of the width of its text, in the letters of its own size. */
  readonly half: number;
}

/** The width of a narrow slider, in letters of the labels: a wider one leaves more room between them. */
const sliderLetters = 36;
/** As wide as a finger needs it. */
const narrowest = 3.5;
const padding = 1;

/** The size of the word below a label, in that of the label. */
const small = 0.875;

/**
 * The places of labels below their ticks, in the order given. Marks between two stops belong to the nearest end. The
 * label at `lowered` has `word` below it.
 */
export function markPlaces(
  labels: readonly string[],
  fractions: readonly number[],
  lowered: number,
  word = '',
): readonly MarkPlace[] {
  /** Where each line is free from. */
  const taken: { readonly line: number; readonly from: number; readonly to: number }[] = [];
  return labels.map((label, index) => {
    const at = Math.min(Math.max(fractions[index] ?? 0, 0), 1);
    const letters = Math.max(label.length, index === lowered ? small * word.length : 0) + padding;
    const half = Math.max(letters, narrowest) / 2;
    const center = Math.min(Math.max(at * sliderLetters, half), sliderLetters - half);
    const [from, to] = [center - half, center + half];
    const lines = index === lowered ? 2 : 1;
    let line = 0;
    const free = (candidate: number): boolean =>
      taken.every((other) => other.line !== candidate || other.to <= from || other.from >= to);
    while (!Array.from({ length: lines }, (_line, below) => free(line + below)).every(Boolean)) line += 1;
    for (let below = 0; below < lines; below += 1) taken.push({ line: line + below, from, to });
    return { at, line, half: letters / 2 };
  });
}
