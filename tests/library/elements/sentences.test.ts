import { expect, test } from 'vitest';
import {
  inOneLine,
  listOf,
  stopped,
  withColon,
  withCommas,
  withSemicolons,
} from '../../../web/library/elements/sentences.ts';

test('sentences follow each other with a space, and without one after a full-width sign', () => {
  expect(inOneLine('It turns.', '', undefined, 'It stays?', 'Yes.')).toBe('It turns. It stays? Yes.');
  expect(inOneLine('它在转。', '“它停吗？”', 'RoPE 在转：', 'cos.')).toBe('它在转。“它停吗？”RoPE 在转：cos.');
  expect(inOneLine()).toBe('');
});

test('a text gets the stop of its signs, once', () => {
  expect([stopped('It turns'), stopped('It turns?'), stopped('它在转 k'), stopped('它在转。')]).toEqual([
    ...['It turns.', 'It turns?', '它在转 k。', '它在转。'],
  ]);
});

test('names and lists have the colon, the comma and the semicolon of their signs', () => {
  expect([withColon('Layer', 'PyTorch'), withColon('层', 'PyTorch')]).toEqual(['Layer: PyTorch', '层：PyTorch']);
  expect([withCommas(['a', 'b']), withCommas(['行', '列'])]).toEqual(['a, b', '行、列']);
  const [and, units] = [new Intl.ListFormat('zh-Hans'), new Intl.ListFormat('zh-Hans', { type: 'unit' })];
  expect([listOf(and, ['行', '列', '对']), listOf(and, ['q', 'k', '对'])]).toEqual(['行、列和对', 'q、k 和对']);
  expect([listOf(units, ['T5', 'BERT']), listOf(new Intl.ListFormat('en'), ['a', 'b'])]).toEqual([
    'T5、BERT',
    'a and b',
  ]);
  expect([withSemicolons(['a', 'b']), withSemicolons(['1. 行', '2. 列'])]).toEqual(['a; b', '1. 行；2. 列']);
});
