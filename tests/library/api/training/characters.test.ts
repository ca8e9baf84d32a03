import { expect, test } from 'vitest';
import { alphabet, numbersOf, simplify } from '../../../../web/library/api/training/characters.ts';

test.each([
  ['“Call me Ishmael.” Some years ago—never mind', '"call me ishmael." some years ago--never mind'],
  ['CHAPTER 1. Loomings.\n\n\n  Call\t me ', 'chapter 0. loomings.\ncall me'],
  ['Élan, naïve: œuvre & [æther]…', 'elan, naive: oeuvre and (aether)...'],
  ['Ahab’s ‘leg’; 1,234 ϰητος $5_*', "ahab's 'leg'; 0,000 0"],
  ['', ''],
])('%j is written %j', (text, simple) => {
  expect(simplify(text)).toBe(simple);
  expect(simplify(simple)).toBe(simple);
});

test('every character of a simplified text has a number, which is its place in the alphabet', () => {
  const every = String.fromCharCode(...Array.from({ length: 0x2100 }, (_, code) => code));
  const simple = simplify(every);
  expect(new Set(simple).size).toBeGreaterThan(30);
  const numbers = numbersOf(simple);
  expect([...numbers].map((number) => alphabet[number]).join('')).toBe(simple);
  expect(new Set(alphabet).size).toBe(40);
});
