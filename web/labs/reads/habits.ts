// Habits of heads: the kind of place that gets most of a head's attention over a whole text.

/**
 * Kinds of places, from the character that looks: itself, the one before, the last space, the first letter of its word,
 * the last equal character, the first of the text.
 */
export const kinds = ['self', 'previous', 'space', 'letter', 'same', 'start'] as const;
export type Kind = (typeof kinds)[number];

/** The places of each kind, seen from the last character of `text`. A place may be of several kinds. */
function placesOf(text: string): Readonly<Record<Kind, number>> {
  const last = text.length - 1;
  const space = text.lastIndexOf(' ');
  return {
    self: last,
    previous: last - 1,
    space,
    // A space has no word yet.
    letter: space === last ? -1 : space + 1,
    same: text.lastIndexOf(text[last]!, last - 1),
    start: 0,
  };
}

/** A head's attention over a text. */
export interface Habit {
  /** The kind of place with most of its attention. */
  readonly kind: Kind;
  /** The mean share of the attention there. */
  readonly share: number;
  /** Mean distance, characters. */
  readonly back: number;
}

/** Characters at the start that are not counted: they have hardly anything to look at. */
const skipped = 16;

/**
 * The habits of `count` heads. `rows(place)` is their attention from the character before `place`, [count, place].
 * None for a text of 16 characters or fewer.
 */
export function habitsOf(text: string, count: number, rows: (place: number) => Float32Array): readonly Habit[] {
  const counted = text.length - skipped;
  if (counted <= 0) return [];
  const shares = Array.from({ length: count }, () => new Float64Array(kinds.length));
  const back = new Float64Array(count);
  for (let place = skipped; place < text.length; place += 1) {
    const row = rows(place);
    const places = Object.values(placesOf(text.slice(0, place)));
    for (let head = 0; head < count; head += 1) {
      const start = head * place;
      places.forEach((at, kind) => {
        if (at >= 0) shares[head]![kind]! += row[start + at]!;
      });
      for (let k = 0; k < place; k += 1) back[head]! += row[start + k]! * (place - 1 - k);
    }
  }
  return shares.map((sums, head) => {
    const most = sums.indexOf(Math.max(...sums));
    return { kind: kinds[most]!, share: sums[most]! / counted, back: back[head]! / counted };
  });
}
