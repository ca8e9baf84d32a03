// Six digits against mistakes of typing: the code of Bech32 (BIP 173), a BCH code over 32 elements. Up to 89 digits it
// finds any four wrong ones, up to 1023 any two; one wrong digit is found by its place. No key is involved: whoever has
// a code can tell whether it was typed as it was shown, and what kind of code it is.

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
const checkDigits = 6;
/** Beyond it, a wrong digit could look like another one at another place. */
export const longest = 1023;

/** By kind: a room's code is not taken for a student's. */
const endings = { room: 0x1d52a6c3, result: 0x2b1e9f58 } as const;
export type Kind = keyof typeof endings;

/** The remainder after one more digit. */
function step(before: number, digit: number): number {
  const top = before >>> 25;
  let after = ((before & 0x1ffffff) << 5) ^ digit;
  generator.forEach((pattern, bit) => {
    if ((top >> bit) & 1) after ^= pattern;
  });
  return after;
}

const remainderOf = (digits: readonly number[]): number => digits.reduce(step, 1);

/** The digits, and their check. */
export function checked(digits: readonly number[], kind: Kind): readonly number[] {
  if (digits.length + checkDigits > longest) throw new RangeError(`digits: ${digits.length} are too many for a code`);
  const open = remainderOf([...digits, ...new Array<number>(checkDigits).fill(0)]) ^ endings[kind];
  return [...digits, ...Array.from({ length: checkDigits }, (_d, at) => (open >>> (5 * (checkDigits - 1 - at))) & 31)];
}

export type Typed =
  | { readonly kind: Kind; readonly digits: readonly number[] }
  /** The only digit whose change makes it a code of the kind, and what it should be. */
  | { readonly wrongAt: number; readonly instead: number }
  | 'short'
  | 'long'
  | 'garbled';

/** Reads typed text: a code of any kind, one of the `wanted` kind but for one digit, or something else. */
export function readTyped(digits: readonly number[], wanted: Kind): Typed {
  if (digits.length <= checkDigits) return 'short';
  if (digits.length > longest) return 'long';
  const left = remainderOf(digits);
  const kind = (Object.keys(endings) as Kind[]).find((name) => endings[name] === left);
  return kind
    ? { kind, digits: digits.slice(0, -checkDigits) }
    : (wrongDigit(digits, left ^ endings[wanted]) ?? 'garbled');
}

/** The remainder is linear: a wrong digit adds what its difference adds from its place on. */
function wrongDigit(digits: readonly number[], syndrome: number): Typed | undefined {
  let adds = Array.from({ length: 32 }, (_digit, difference) => difference);
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const difference = adds.indexOf(syndrome, 1);
    if (difference > 0) return { wrongAt: at, instead: (digits[at] ?? 0) ^ difference };
    adds = adds.map((sum) => step(sum, 0));
  }
  return undefined;
}
