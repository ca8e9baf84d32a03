import { expect, test } from 'vitest';
import { tokensOf } from '../../../web/labs/sentence/words.ts';
import { wordsIn } from '../../../web/labs/shared/text/words-in.ts';

test('words are what stands between spaces', () => {
  expect(wordsIn('  The cat  chases RoPE. ')).toEqual(['The', 'cat', 'chases', 'RoPE.']);
  expect(wordsIn('')).toEqual([]);
});

test('a Chinese sentence without spaces is split by a dictionary, its signs stay with the word before them', () => {
  expect(wordsIn('猫追老鼠。')).toEqual(['猫', '追', '老鼠。']);
  expect(wordsIn('我喜欢 RoPE 和旋转')).toEqual(['我', '喜欢', 'RoPE', '和', '旋转']);
  expect(tokensOf('猫追老鼠。').map(({ word }) => word)).toEqual(['猫', '追', '老鼠']);
});

test('spaces between Chinese words are the reader’s own', () => {
  expect(wordsIn('一只 猫 追 一只 老鼠')).toEqual(['一只', '猫', '追', '一只', '老鼠']);
});

test('without a dictionary each character is a word', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    expect(wordsIn('猫追RoPE老鼠')).toEqual(['猫', '追', 'RoPE', '老', '鼠']);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
