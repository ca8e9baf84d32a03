/** The columns of one prompt in the rows of positions, filled from the first to the last. */
export class Cursor {
  /** The position of the next token of text. */
  next = 0;
  /** The largest position so far. */
  largest = -1;
  /** How many tokens are placed. */
  tokens = 0;
  /** How many pictures are. */
  pictures = 0;

  /** @param rows one row for each axis @param first the column of the prompt's first token */
  constructor(
    private readonly rows: readonly Float64Array[],
    private readonly first: number,
  ) {}

  /** Places a token: a position for each axis. */
  put(position: readonly number[]): void {
    for (let axis = 0; axis < this.rows.length; ++axis) {
      const place = position[axis] as number;
      (this.rows[axis] as Float64Array)[this.first + this.tokens] = place;
      if (place > this.largest) this.largest = place;
    }
    ++this.tokens;
  }

  /** Places a token at the same position on all axes. */
  putAlike(place: number): void {
    for (const row of this.rows) row[this.first + this.tokens] = place;
    if (place > this.largest) this.largest = place;
    ++this.tokens;
  }

  /** Places tokens that count up, as text does. */
  putText(count: number): void {
    for (let i = 0; i < count; ++i) this.putAlike(this.next++);
  }
}
