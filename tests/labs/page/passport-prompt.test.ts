// Positions of a prompt with images and videos, as the lab "A model's passport" shows them.
import { promptPositions } from 'posenc';
import { describe, expect, test } from 'vitest';
import { format, parse, rowsOf, usualPrompt, wayNames } from '../../../web/labs/passport/prompt.ts';
import { properties, settle } from '../../../web/labs/passport/properties.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';

const view = defaults(properties);

describe('a prompt', () => {
  const parts = (line: string) => parse(line) ?? [];

  test('is a line of a link, and nothing else', () => {
    expect(parse('')).toEqual(parse(usualPrompt));
    expect(format(parts('t2 i3x4  v2x3x4'))).toBe('t2 i3x4 v2x3x4');
    for (const wrong of ['x3', 't0', 't9999', 'i3', 'i3x4x5', 'v2x3', 't2 hello', 't1 '.repeat(11), 't1.5', 'i3x99'])
      expect([wrong, parse(wrong)]).toEqual([wrong, undefined]);
    expect(settle({ ...view, prompt: 'nonsense' }).prompt).toBe('');
    expect(settle({ ...view, prompt: usualPrompt }).prompt).toBe('');
    expect(settle({ ...view, prompt: 't2  i3x4' }).prompt).toBe('t2 i3x4');
  });

  test('has the rows of the library for every model, and stretches that hold all tokens', () => {
    for (const way of wayNames) {
      const { axes, rows, stretches, next, delta, leftOut } = rowsOf(way, parts(usualPrompt));
      const [tokens, films] = [rows[0]!.length, stretches.some(({ part }) => part.kind === 'video')];
      expect(rows.map((row) => row.length)).toEqual(axes.map(() => tokens));
      expect(stretches.reduce((at, { first, count }) => (expect(first).toBe(at), first + count), 0)).toBe(tokens);
      expect([way, leftOut]).toEqual([way, !films]);
      expect(delta).toBe(next - tokens);
    }
    const segments = [{ text: 6 }, { image: [4, 6] }, { text: 5 }, { video: [3, 2, 3] }, { text: 6 }];
    const known = promptPositions({ model: 'qwen2_vl', segments });
    expect(rowsOf('qwen2_vl', parts(usualPrompt)).rows.flat()).toEqual([...known.positions.data]);
  });

  test('of one picture spreads over rows and columns, and the text goes on behind its larger side', () => {
    const { rows, next, delta } = rowsOf('qwen2_vl', parts('t2 i2x3 t2'));
    expect(rows).toEqual([
      [0, 1, 2, 2, 2, 2, 2, 2, 5, 6],
      [0, 1, 2, 2, 2, 3, 3, 3, 5, 6],
      [0, 1, 2, 3, 4, 2, 3, 4, 5, 6],
    ]);
    expect([next, delta]).toEqual([7, -3]);
  });

  test('of a film has a second between frames, or a time stamp before each', () => {
    expect(rowsOf('qwen2_5_vl', parts('t1 v3x1x1')).rows[0]).toEqual([0, 1, 3, 5]);
    expect(rowsOf('qwen3_vl', parts('t1 v2x1x1')).rows[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
