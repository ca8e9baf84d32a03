// Decodes a module's bytes from text. Engines' own decompressors pack less tightly and are asynchronous, and the first
// call must not wait. This decoder is a small WebAssembly module (cpp/bindings/unpack/lzma.cpp), which finishes before
// JavaScript would have been compiled to do the same.
import { code } from '../../../../build/wasm/unpack.js';
import { bytesOf } from './base64.ts';

/** Unpacks `text`: `size` bytes after `before` bytes that are discarded. */
export function unpack(text: string, size: number, before = 0): Uint8Array<ArrayBuffer> {
  const packed = bytesOf(text);
  const module = new WebAssembly.Module(bytesOf(code));
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
