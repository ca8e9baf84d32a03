// Numbers of so many bits, one after the other, in digits of five bits.

const perDigit = 5;

export class BitWriter {
  readonly #bits: number[] = [];

  /** The lowest bits of a whole number below 2^53. */
  write(value: number, bits: number): this {
    for (let at = bits - 1; at >= 0; at -= 1) this.#bits.push(Math.floor(value / 2 ** at) % 2);
    return this;
  }

  /** All of it, filled up with zeros. */
  digits(): readonly number[] {
    const count = Math.ceil(this.#bits.length / perDigit);
    return Array.from({ length: count }, (_digit, digit) =>
      Array.from({ length: perDigit }, (_bit, bit) => this.#bits[digit * perDigit + bit] ?? 0).reduce(
        (sum, bit) => 2 * sum + bit,
        0,
      ),
    );
  }
}

/** Thrown where a code ends too early, goes on too long, or says what cannot be. */
export class NotReadable extends Error {}

export class BitReader {
  readonly #digits: readonly number[];
  #at = 0;

  constructor(digits: readonly number[]) {
    this.#digits = digits;
  }

  read(bits: number): number {
    if (this.#at + bits > perDigit * this.#digits.length) throw new NotReadable();
    let value = 0;
    for (const end = this.#at + bits; this.#at < end; this.#at += 1) {
      const digit = this.#digits[Math.floor(this.#at / perDigit)] ?? 0;
      value = 2 * value + ((digit >> (perDigit - 1 - (this.#at % perDigit))) & 1);
    }
    return value;
  }

  /** So many bits are left, those that fill up the last digit among them. */
  get left(): number {
    return perDigit * this.#digits.length - this.#at;
  }

  /** Nothing but the filling may be left. */
  end(): void {
    if (this.left >= perDigit || this.read(this.left) !== 0) throw new NotReadable();
  }
}

/** Bits for one of so many. */
export const bitsFor = (count: number): number => Math.ceil(Math.log2(Math.max(count, 1)));
