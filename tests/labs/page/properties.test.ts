import { describe, expect, test } from 'vitest';
import { number, parse, print, real, text } from '../../../web/labs/shared/state/properties.ts';

const sentence = text({ url: 'a', default: '', longest: 20, words: { min: 2, max: 4 } });
const required = text({ url: 'a', default: 'one two', longest: 20, words: { min: 1, max: 4 } });

describe('a property that is text', () => {
  test.each([
    ['the cat sat', 'the cat sat'],
    ['  the \t cat\n sat ', 'the cat sat'],
    ['años Ñandú', 'años Ñandú'],
    ['an\u0303os bisiestos', 'años bisiestos'],
    ['the\u0000cat', 'the cat'],
    ['', ''],
    ['   ', ''],
    ['a <b>', 'a <b>'],
  ])('reads %j as %j', (typed, value) => {
    expect(parse(sentence, typed)).toEqual({ value });
  });

  test.each([
    ['too few words', 'one'],
    ['too many words', 'a b c d e'],
    ['too many characters', 'abcdefghij klmnopqrst'],
  ])('refuses %s', (_why, typed) => {
    expect(parse(sentence, typed)).toEqual({ problem: { code: 'notText', raw: typed, property: sentence } });
  });

  test('counts characters, not their halves', () => {
    expect(parse(sentence, `${'😀'.repeat(9)} ${'😀'.repeat(10)}`)).toHaveProperty('value');
    expect(parse(sentence, `${'😀'.repeat(10)} ${'😀'.repeat(10)}`)).toHaveProperty('problem');
  });

  test('rejects empty text if no example replaces it', () => {
    expect(parse(required, ' ')).toHaveProperty('problem');
  });

  test('is written into a link as it is', () => {
    expect(print(sentence, 'a & b')).toBe('a & b');
    expect(parse(sentence, print(sentence, 'a & b'))).toEqual({ value: 'a & b' });
  });
});

describe('a property that is a number', () => {
  const position = number({ url: 'p', default: 1, min: 0, max: 1e9 });
  const factor = real({ url: 'f', default: 1, min: 0, max: 1e9 });

  test.each([
    ['100,000', 100000],
    ['100.000', 100000],
    ['1 000 000', 1000000],
    ["1'000'000", 1000000],
    ['1,000,000', 1000000],
    ['4096', 4096],
  ])('may have a sign between thousands: %s', (typed, value) => {
    expect(parse(position, typed)).toEqual({ value });
  });

  test.each([
    ['2,5', 2.5],
    ['1,125', 1.125],
    ['1.125', 1.125],
    ['1,000,000', 1000000],
  ])('with decimals takes one comma or dot for their mark: %s', (typed, value) => {
    expect(parse(factor, typed)).toEqual({ value });
  });

  test.each(['1,000.000', '1,000,00', '1 000,5', ',,1'])('refuses signs elsewhere: %s', (typed) => {
    expect(parse(position, typed)).toHaveProperty('problem');
  });
});
