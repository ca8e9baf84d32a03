// Decodes a module's bytes from text. Engines' own decompressors pack less tightly and are asynchronous, and the first
// call must not wait. This decoder is a small WebAssembly module (cpp/unpack/lzma.cpp), which finishes before
// JavaScript would have been compiled to do the same.
import { code } from '../../../build/wasm/unpack.js';

interface Decoding {
  readonly Uint8Array: { fromBase64?(text: string): Uint8Array };
  readonly Buffer?: { from(text: string, encoding: 'base64'): Uint8Array };
  readonly atob?: (text: string) => string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `atob`, which AudioWorklets lack. */
function charactersOf(text: string): string {
  const codes: Record<string, number> = {};
  for (let i = 0; i < 64; ++i) codes[alphabet[i] as string] = i;
  let characters = '';
  for (let i = 0; i < text.length; i += 4) {
    let bits = 0;
    for (let k = i; k < i + 4; ++k) bits = (bits << 6) | (codes[text[k] as string] ?? 0);
    characters += String.fromCharCode(bits >> 16, (bits >> 8) & 255, bits & 255);
  }
  return text.endsWith('=') ? characters.slice(0, text.indexOf('=') - text.length) : characters;
}

function bytesOf(text: string): Uint8Array {
  const { Uint8Array: Bytes, Buffer, atob } = globalThis as unknown as Decoding;
  if (Bytes.fromBase64) return Bytes.fromBase64(text);
  if (Buffer) return Buffer.from(text, 'base64');
  const characters = atob ? atob(text) : charactersOf(text);
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

/** Unpacks `text`: `size` bytes after `before` bytes that are discarded. */
export function unpack(text: string, size: number, before = 0): Uint8Array<ArrayBuffer> {
  const packed = bytesOf(text);
  const module = new WebAssembly.Module(bytesOf(code) as Uint8Array<ArrayBuffer>);
  const { memory, unpack: run } = new WebAssembly.Instance(module).exports as unknown as {
    readonly memory: WebAssembly.Memory;
    unpack(packed: number, out: number, size: number): void;
  };
  const out = memory.buffer.byteLength;
  const end = out + before + size;
  memory.grow(Math.ceil((before + size + packed.length) / 65536));
  new Uint8Array(memory.buffer, end).set(packed);
  run(end, out, before + size);
  return new Uint8Array(memory.buffer.slice(out + before, end));
}
