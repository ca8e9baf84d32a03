// The signs of codes and their two checks: against typing, where an argument bounds what passes, and by the room's key.
import { describe, expect, test } from 'vitest';
import { BitReader, BitWriter, bitsFor, NotReadable } from '../../../web/labs/pages/class/code/bits.ts';
import { alphabet, codeOf, digitsOf, isForeign, placeOf, tidied } from '../../../web/labs/pages/class/code/digits.ts';
import { keyOf, sipHash, tagOf } from '../../../web/labs/pages/class/code/siphash.ts';
import { checked, longest, readTyped, type Kind } from '../../../web/labs/pages/class/code/typing.ts';

/** Numbers that look random, the same every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}
const digitsFrom = (seed: number, count: number): number[] => {
  const chance = numbers(seed);
  return Array.from({ length: count }, () => Math.floor(chance.next().value * 32));
};

describe('digits', () => {
  test('are written in groups of five, and read in any case, spacing and group', () => {
    const digits = Array.from({ length: 32 }, (_digit, value) => value);
    const code = codeOf(digits);
    expect(code).toBe('01234-56789-ABCDE-FGHJK-MNPQR-STVWX-YZ');
    for (const text of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')}\n`, code.replaceAll('-', '')]) {
      expect(digitsOf(text)).toEqual(digits);
      expect(tidied(text)).toBe(code);
    }
    expect(digitsOf('oO iIlL')).toEqual([0, 0, 1, 1, 1, 1]);
    expect(placeOf(7)).toEqual({ group: 2, place: 3 });
  });

  test('a sign that no code has is named with its place', () => {
    for (const [text, sign, at] of [
      ['01U', 'U', 2],
      ['ab-é', 'é', 2],
      ['😀', '😀', 0],
      ['0*', '*', 1],
    ] as const) {
      const read = digitsOf(text);
      expect(isForeign(read) && read).toEqual({ sign, at });
      expect(tidied(text)).toBe(text);
    }
  });
});

test('bits come back as they were written, and nothing may be left over', () => {
  const written: [number, number][] = [
    [1, 1],
    [0, 1],
    [2 ** 50 - 3, 50],
    [31, 5],
    [0, 0],
    [1000, 10],
  ];
  const into = new BitWriter();
  for (const [value, bits] of written) into.write(value, bits);
  const from = new BitReader(into.digits());
  expect(written.map(([, bits]) => from.read(bits))).toEqual(written.map(([value]) => value));
  from.end();
  expect(() => from.read(1)).toThrow(NotReadable);
  expect(() => new BitReader([0]).end()).toThrow(NotReadable);
  const filled = new BitReader([1]);
  filled.read(1);
  expect(() => filled.end()).toThrow(NotReadable);
  expect([1, 2, 3, 8, 9].map(bitsFor)).toEqual([0, 1, 2, 3, 4]);
});

describe('the check against typing', () => {
  test('no wrong digit of the longest code looks like one at another place, so any two are found', () => {
    // The code is linear over the field of its 32 digits: if a difference at one place is like none at a later place,
    // no multiple of it is. So one difference for each place shows it for all 31.
    const digits = checked(digitsFrom(2, longest - 6), 'result');
    const chance = numbers(5);
    for (let at = 0; at < longest; at += 1) {
      const difference = 1 + Math.floor(chance.next().value * 31);
      const read = readTyped(digits.with(at, digits[at]! ^ difference), 'result');
      expect([at, read]).toEqual([at, { wrongAt: at, instead: digits[at] }]);
    }
  });

  test.each([12, 20, 58, 89])(
    'of %i digits, every wrong digit is found with its place and what belongs there',
    (count) => {
      const digits = checked(digitsFrom(count, count - 6), 'result');
      expect(readTyped(digits, 'result')).toEqual({ kind: 'result', digits: digits.slice(0, -6) });
      for (let at = 0; at < count; at += 1)
        for (let other = 0; other < 32; other += 1) {
          if (other === digits[at]) continue;
          const wrong = digits.map((digit, place) => (place === at ? other : digit));
          expect(readTyped(wrong, 'result')).toEqual({ wrongAt: at, instead: digits[at] });
        }
    },
  );

  test('neighbours exchanged, digits left out and digits typed twice are refused', () => {
    const digits = checked(digitsFrom(3, 30), 'result');
    digits.forEach((digit, at) => {
      const next = digits[at + 1];
      if (next !== undefined && next !== digit)
        expect(readTyped(digits.with(at, next).with(at + 1, digit), 'result')).not.toHaveProperty('digits');
      expect(readTyped(digits.toSpliced(at, 1), 'result')).not.toHaveProperty('digits');
      expect(readTyped(digits.toSpliced(at, 0, digit), 'result')).not.toHaveProperty('digits');
    });
  });

  test('two, three and four wrong digits of a code of 40 are refused', () => {
    const chance = numbers(11);
    const digits = checked(digitsFrom(7, 40), 'result');
    for (let round = 0; round < 20_000; round += 1) {
      const wrong = [...digits];
      const places = new Set(
        Array.from({ length: 2 + (round % 3) }, () => Math.floor(chance.next().value * wrong.length)),
      );
      for (const at of places) wrong[at] = wrong[at]! ^ (1 + Math.floor(chance.next().value * 31));
      expect(readTyped(wrong, 'result')).not.toHaveProperty('digits');
    }
  });

  test('a code of one kind is not read as another', () => {
    const kinds: Kind[] = ['room', 'result'];
    for (const kind of kinds)
      for (const wanted of kinds)
        expect(readTyped(checked([1, 2, 3], kind), wanted)).toEqual({ kind, digits: [1, 2, 3] });
    expect(readTyped([1, 2, 3, 4, 5, 6], 'room')).toBe('short');
    expect(readTyped(new Array<number>(longest + 1).fill(0), 'room')).toBe('long');
    expect(() => checked(new Array<number>(longest).fill(0), 'room')).toThrow(RangeError);
  });
});

describe('SipHash-2-4', () => {
  const key = Uint8Array.from({ length: 16 }, (_byte, at) => at);
  const message = (length: number): number[] => Array.from({ length }, (_byte, at) => at);

  // The paper's example, and the first of the reference implementation's vectors.
  test.each([
    [15, 0xa129ca6149be45e5n],
    [0, 0x726fdb47dd0e0e31n],
    [1, 0x74f839c593dc67fdn],
    [2, 0x0d6c8009d9a94f5an],
  ] as const)('of %i bytes is that of its authors', (length, expected) => {
    expect(sipHash(key, message(length))).toBe(expected);
  });

  test('keys and tags of texts differ', () => {
    expect(keyOf('a')).toHaveLength(16);
    expect([...keyOf('a')]).not.toEqual([...keyOf('b')]);
    expect(tagOf(keyOf('a'), 'x', 20)).not.toBe(tagOf(keyOf('b'), 'x', 20));
    expect(tagOf(keyOf('a'), 'x', 20)).toBeLessThan(2 ** 20);
  });
});

test('the alphabet has 32 signs that differ when read aloud as digits', () => {
  expect(new Set(alphabet).size).toBe(32);
  expect(alphabet).not.toMatch(/[ILOU]/);
});
