// The module's bytes from the text that they travel as. Node, Deno and Bun bring an unpacker that does not make the
// first call wait: it is ten times as fast as ours is before any compiler has seen it. Browsers have only one that
// does.
import { inflate } from './inflate.ts';

interface Builtin {
  getBuiltinModule?(name: 'node:zlib'): { inflateRawSync(bytes: Uint8Array): Uint8Array } | undefined;
  getBuiltinModule?(
    name: 'node:buffer',
  ): { Buffer: { from(text: string, encoding: 'base64'): Uint8Array } } | undefined;
}

/** Unpacks `text`, which is `size` bytes when unpacked. */
export function unpack(text: string, size: number): Uint8Array<ArrayBuffer> {
  const { process } = globalThis as { process?: Builtin };
  const zlib = process?.getBuiltinModule?.('node:zlib'),
    buffer = process?.getBuiltinModule?.('node:buffer');
  if (!zlib || !buffer) return inflate(text, size);
  return zlib.inflateRawSync(buffer.Buffer.from(text, 'base64')) as Uint8Array<ArrayBuffer>;
}
