// Bytes from base64, by whatever a runtime has: all of them read it, and few in the same way.
interface Decoding {
  readonly Uint8Array: { fromBase64?(text: string): Uint8Array<ArrayBuffer> };
  readonly Buffer?: { from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer> };
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

/** The bytes that base64 stands for. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const { Uint8Array: Bytes, Buffer, atob } = globalThis as unknown as Decoding;
  if (Bytes.fromBase64) return Bytes.fromBase64(text);
  if (Buffer) return Buffer.from(text, 'base64');
  const characters = atob ? atob(text) : charactersOf(text);
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = characters.charCodeAt(i);
  return bytes;
}
