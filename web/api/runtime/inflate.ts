// Unpacks deflated bytes (RFC 1951). Engines unpack only asynchronously, and the first call must not wait.
// The input comes from our own build (web/tools/embed-wasm.mjs), in base64: it is not checked.

/** A Huffman code as a table: for each `bits` next bits of the input, symbol * 16 + length of its code. */
interface Code {
  readonly bits: number;
  readonly table: Uint16Array;
}

function makeCode(lengths: ArrayLike<number>): Code {
  let bits = 0;
  for (let symbol = 0; symbol < lengths.length; ++symbol) bits = Math.max(bits, lengths[symbol] as number);
  const table = new Uint16Array(1 << bits);
  let code = 0;
  for (let length = 1; length <= bits; ++length) {
    for (let symbol = 0; symbol < lengths.length; ++symbol) {
      if (lengths[symbol] !== length) continue;
      // Codes come with their first bit first, the input's bits with the lowest first.
      let reversed = 0;
      for (let bit = 0; bit < length; ++bit) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
      for (let entry = reversed; entry < table.length; entry += 1 << length) table[entry] = symbol * 16 + length;
      ++code;
    }
    code <<= 1;
  }
  return { bits, table };
}

const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

// Lengths and distances: how many extra bits each symbol has, and where its values begin.
function makeRanges(
  count: number,
  extraBits: (symbol: number) => number,
  first: number,
): { extra: number[]; start: number[] } {
  const extra: number[] = [],
    start: number[] = [];
  for (let symbol = 0, value = first; symbol < count; ++symbol) {
    extra.push(extraBits(symbol));
    start.push(value);
    value += 1 << extraBits(symbol);
  }
  return { extra, start };
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
  return characters; // what pads the end is never read
}

/** Unpacks `text`, which is `size` bytes when unpacked. */
export function inflate(text: string, size: number): Uint8Array<ArrayBuffer> {
  const input = typeof atob === 'function' ? atob(text) : charactersOf(text); // a byte in each character
  const out = new Uint8Array(size);
  const lengths = makeRanges(28, (s) => (s < 8 ? 0 : (s >> 2) - 1), 3);
  lengths.extra.push(0);
  lengths.start.push(258);
  const distances = makeRanges(30, (s) => (s < 4 ? 0 : (s >> 1) - 1), 1);
  let at = 0,
    from = 0,
    held = 0,
    count = 0;
  const need = (bits: number): void => {
    for (; count < bits; count += 8) held |= input.charCodeAt(from++) << count;
  };
  const take = (bits: number): number => {
    need(bits);
    const value = held & ((1 << bits) - 1);
    held >>>= bits;
    count -= bits;
    return value;
  };
  const symbolOf = ({ bits, table }: Code): number => {
    need(bits);
    const entry = table[held & ((1 << bits) - 1)] as number;
    held >>>= entry & 15;
    count -= entry & 15;
    return entry >> 4;
  };
  for (let last = 0; !last; ) {
    last = take(1);
    const kind = take(2);
    if (kind === 0) {
      // Stored: after the next whole byte comes a length, its complement, and bytes as they are.
      take(count % 8);
      const end = at + take(16);
      take(16);
      while (at < end) out[at++] = take(8);
      continue;
    }
    let literal: Code, distance: Code;
    if (kind === 1) {
      literal = makeCode(Array.from({ length: 288 }, (_, s) => (s < 144 ? 8 : s < 256 ? 9 : s < 280 ? 7 : 8)));
      distance = makeCode(new Array<number>(30).fill(5));
    } else {
      const literals = take(5) + 257,
        others = take(5) + 1,
        orders = take(4) + 4;
      const orderLengths = new Uint8Array(19);
      for (let i = 0; i < orders; ++i) orderLengths[lengthOrder[i] as number] = take(3);
      const order = makeCode(orderLengths);
      const all = new Uint8Array(literals + others);
      for (let i = 0; i < all.length; ) {
        const symbol = symbolOf(order);
        if (symbol < 16) {
          all[i++] = symbol;
          continue;
        }
        const value = symbol === 16 ? (all[i - 1] as number) : 0;
        const times = symbol === 16 ? 3 + take(2) : symbol === 17 ? 3 + take(3) : 11 + take(7);
        all.fill(value, i, (i += times));
      }
      literal = makeCode(all.subarray(0, literals));
      distance = makeCode(all.subarray(literals));
    }
    // Nearly all of the time goes here, before any compiler has seen it: no calls.
    const literalTable = literal.table,
      literalMask = literalTable.length - 1;
    const distanceTable = distance.table,
      distanceMask = distanceTable.length - 1;
    for (;;) {
      while (count < 15) {
        held |= input.charCodeAt(from++) << count;
        count += 8;
      }
      const entry = literalTable[held & literalMask] as number;
      held >>>= entry & 15;
      count -= entry & 15;
      if (entry < 4096) {
        out[at++] = entry >> 4;
        continue;
      }
      if (entry >> 4 === 256) break;
      const length = (lengths.start[(entry >> 4) - 257] as number) + take(lengths.extra[(entry >> 4) - 257] as number);
      need(15);
      const far = distanceTable[held & distanceMask] as number;
      held >>>= far & 15;
      count -= far & 15;
      const back = (distances.start[far >> 4] as number) + take(distances.extra[far >> 4] as number);
      if (back >= length) {
        out.copyWithin(at, at - back, at - back + length);
        at += length;
      } else {
        for (const end = at + length; at < end; ++at) out[at] = out[at - back] as number;
      }
    }
  }
  return out;
}
