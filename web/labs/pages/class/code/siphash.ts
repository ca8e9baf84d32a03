// SipHash-2-4 (Aumasson and Bernstein, 2012), made for keyed checks of short messages. The browser's own HMAC needs a
// secure page: it is missing in files and on a school's server without https.

const mask = 0xffffffffffffffffn;
const turned = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) & mask;

type State = [bigint, bigint, bigint, bigint];

function round(v: State): void {
  v[0] = (v[0] + v[1]) & mask;
  v[2] = (v[2] + v[3]) & mask;
  v[1] = turned(v[1], 13n) ^ v[0];
  v[3] = turned(v[3], 16n) ^ v[2];
  v[0] = turned(v[0], 32n);
  v[2] = (v[2] + v[1]) & mask;
  v[0] = (v[0] + v[3]) & mask;
  v[1] = turned(v[1], 17n) ^ v[2];
  v[3] = turned(v[3], 21n) ^ v[0];
  v[2] = turned(v[2], 32n);
}

const wordAt = (bytes: ArrayLike<number>, at: number, count = 8): bigint => {
  let word = 0n;
  for (let k = count - 1; k >= 0; k -= 1) word = (word << 8n) | BigInt(bytes[at + k] ?? 0);
  return word;
};

/** 64 bits. @param key 16 bytes */
export function sipHash(key: ArrayLike<number>, message: ArrayLike<number>): bigint {
  const [k0, k1] = [wordAt(key, 0), wordAt(key, 8)];
  const v: State = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  const whole = message.length - (message.length % 8);
  const take = (word: bigint): void => {
    v[3] ^= word;
    round(v);
    round(v);
    v[0] ^= word;
  };
  for (let at = 0; at < whole; at += 8) take(wordAt(message, at));
  take(wordAt(message, whole, message.length - whole) | (BigInt(message.length & 255) << 56n));
  v[2] ^= 0xffn;
  for (let k = 0; k < 4; k += 1) round(v);
  return v[0] ^ v[1] ^ v[2] ^ v[3];
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** 16 bytes of key from a text. */
export function keyOf(text: string): Uint8Array {
  const bytes = bytesOf(text);
  const halves = [0, 1].map((half) => sipHash(new Uint8Array(16).fill(half), bytes));
  return Uint8Array.from({ length: 16 }, (_byte, at) => Number((halves[at >> 3]! >> BigInt(8 * (at & 7))) & 255n));
}

/** So many bits of the hash of a text, at most 50. */
export const tagOf = (key: Uint8Array, text: string, bits: number): number =>
  Number(sipHash(key, bytesOf(text)) & ((1n << BigInt(bits)) - 1n));
