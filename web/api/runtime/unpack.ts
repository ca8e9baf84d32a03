// The module's bytes from the text that they travel as. Node, Deno and Bun bring an unpacker that does not make the first
// call wait: it is ten times as fast as ours is before any compiler has seen it. Browsers have only one that does.
import { inflate } from './inflate.ts';

interface Zlib {
  inflateRawSync(bytes: Uint8Array): Uint8Array;
}

/** Four characters of six bits to three bytes, the lowest bits first; what is left at the end fills no byte. */
export function bytesOf(text: string): Uint8Array {
  const codes = new TextEncoder().encode(text);
  const bytes = new Uint8Array((codes.length * 3) >> 2);
  for (let from = 0, to = 0; to < bytes.length; from += 4) {
    const four = ((codes[from] as number) & 63) | (((codes[from + 1] as number) & 63) << 6)
      | (((codes[from + 2] as number) & 63) << 12) | (((codes[from + 3] as number) & 63) << 18);
    bytes[to++] = four;
    bytes[to++] = four >> 8;
    bytes[to++] = four >> 16;
  }
  return bytes;
}

function zlib(): Zlib | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: 'node:zlib'): Zlib | undefined } };
  return process?.getBuiltinModule?.('node:zlib');
}

/** Unpacks `text`, which is `size` bytes when unpacked. */
export function unpack(text: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes = zlib()?.inflateRawSync(bytesOf(text));
  return (bytes as Uint8Array<ArrayBuffer> | undefined) ?? inflate(text, size);
}
