// Simple enough to be written identically in two languages: tests/cpp/support/bits.hpp has it too.

/** Two FNV-1a hashes of 32 bits with different offsets. */
export function hash(arrays: readonly ArrayBufferView[]): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (const array of arrays) {
    for (const byte of new Uint8Array(array.buffer, array.byteOffset, array.byteLength)) {
      a = Math.imul(a ^ byte, 0x01000193);
      b = Math.imul(b ^ byte, 0x01000193);
    }
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
