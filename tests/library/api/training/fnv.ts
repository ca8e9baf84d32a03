/** FNV-1a of 64 bits, in 16 digits, as the recipe of the language models has it. */
export function fnv(bytes: Uint8Array): string {
  let state = 0xcbf29ce484222325n;
  for (const byte of bytes) state = BigInt.asUintN(64, (state ^ BigInt(byte)) * 0x100000001b3n);
  return state.toString(16).padStart(16, '0');
}
