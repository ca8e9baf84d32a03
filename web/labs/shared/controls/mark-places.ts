/** The label of a mark below its slider. */
export interface MarkPlace {
  /** Its tick, from 0 at the first stop of the slider to 1 at the last. */
  readonly at: number;
  /** Half of the width of its text, in the letters of its own size. */
  readonly half: number;
  /** Whether it has room on the line; a label that would touch one before it in rank is left out. */
  readonly stands: boolean;
}

/** The width of a narrow slider, in letters of the labels: a wider one leaves more room between them. */
const sliderLetters = 36;
/** As wide as a finger needs it. */
const narrowest = 3.5;
const padding = 1;

/** The size of the word below a label, in that of the label. */
const small = 0.875;

/** The order in which labels take their room: the one with a word below it, both ends, then from left to right. */
function byRank(fractions: readonly number[], lowered: number): readonly number[] {
  const places = fractions.map((_fraction, index) => index).sort((a, b) => fractions[a]! - fractions[b]!);
  return [...new Set([...(lowered < 0 ? [] : [lowered]), ...places.slice(0, 1), ...places.slice(-1), ...places])];
}

/** Which labels of these widths stand on one line of this length without touching, in one unit. */
export function standing(
  widths: readonly number[],
  fractions: readonly number[],
  line: number,
  lowered: number,
): readonly boolean[] {
  const taken: (readonly [from: number, to: number])[] = [];
  const stands = fractions.map(() => false);
  for (const index of byRank(fractions, lowered)) {
    const half = widths[index]! / 2;
    // Labels at the ends are held within the line.
    const center = Math.min(Math.max(fractions[index]! * line, half), line - half);
    const [from, to] = [center - half, center + half];
    if (taken.some(([left, right]) => right > from && left < to)) continue;
    taken.push([from, to]);
    stands[index] = true;
  }
  return stands;
}

/**
 * The places of labels below their ticks, in the order given, before they can be measured. Marks between two stops
 * belong to the nearest end. The label at `lowered` has `word` below it.
 */
export function markPlaces(
  labels: readonly string[],
  fractions: readonly number[],
  lowered: number,
  word = '',
): readonly MarkPlace[] {
  const letters = labels.map(
    (label, index) => Math.max(label.length, index === lowered ? small * word.length : 0) + padding,
  );
  const ticks = labels.map((_label, index) => Math.min(Math.max(fractions[index] ?? 0, 0), 1));
  const widths = letters.map((count) => Math.max(count, narrowest));
  const stands = standing(widths, ticks, sliderLetters, lowered);
  return labels.map((_label, index) => ({ at: ticks[index]!, half: letters[index]! / 2, stands: stands[index]! }));
}
