import { describe, expect, test } from 'vitest';
import { vocabularies, type Task } from '../../../web/library/api/training/task.ts';
import { answerText, exampleOf, wordText } from '../../../web/labs/training/letters.ts';
import { properties } from '../../../web/labs/training/properties.ts';
import { snippet } from '../../../web/labs/training/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';

describe('words of the tasks', () => {
  test('are letters that differ, and so are the answers', () => {
    for (const [task, { words, classes }] of Object.entries(vocabularies) as [
      Task,
      { words: number; classes: number },
    ][]) {
      const all = Array.from({ length: words }, (_word, word) => wordText(task, word));
      expect(new Set(all).size).toBe(words);
      expect(new Set(Array.from({ length: classes }, (_answer, answer) => answerText(task, answer))).size).toBe(
        classes,
      );
    }
  });

  test('show a question with its answer', () => {
    const sentence = (words: number[], answer: number): Parameters<typeof exampleOf>[1] => ({
      words: Int32Array.from(words),
      answers: Int32Array.from([-1, answer]),
      evidence: new Int32Array(2),
    });
    expect(exampleOf('whereIsItNow', sentence([0, 6, 3, 12], 3))).toEqual({ words: 'x1 y3 x4 x?', answer: '4' });
    expect(exampleOf('wordNumber', sentence([4, 2, 9], 2))).toEqual({ words: 'e c 2?', answer: 'c' });
    expect(exampleOf('whoCameFirst', sentence([9, 0, 8, 10], 1))).toEqual({ words: 'B c A ?', answer: 'B' });
  });
});

describe('programs to take away', () => {
  const view = { ...defaults(properties), task: 'wordNumber', causal: true, steps: 100, seed: 7, longest: 20 } as const;

  test('name the current settings', () => {
    expect(snippet('C++', view, '')).toContain('options.task = Task::word_number;');
    expect(snippet('C++', view, '')).toContain('{20, 30, 40, 80}');
    for (const part of [
      "'wordNumber', True",
      'steps, rate, shortest, longest, seed = 100, 0.01, 8, 20, 7',
      '[20, 30, 40, 80]',
    ])
      expect(snippet('PyTorch', view, '')).toContain(part);
  });
});
