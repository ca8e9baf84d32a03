// A hash of 32 bits that is the same in every engine, for seeds and look-ups; not for secrets.

/** FNV-1a over numbers of up to 32 bits, an unsigned integer. */
export function fnv1a(values: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193);
  return hash >>> 0;
}

/** FNV-1a of the text's UTF-8 bytes. */
export const hashOf = (text: string): number => fnv1a(new TextEncoder().encode(text));
