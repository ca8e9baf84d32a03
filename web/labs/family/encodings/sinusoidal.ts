import { sinusoidal as makeTable } from 'posenc';
import { decimal } from '../../shared/text/numerals.ts';
import { scriptOptions } from '../../sentence/program.ts';
import { recipeOf, scoresWith } from '../content.ts';
import type { Encoding } from '../encoding.ts';
import { placed } from '../formula.ts';

export const sinusoidal = {
  name: 'sinusoidal',
  family: 'sinusoidal',
  enters: 'vectors',
  paper: 'arXiv 1706.03762',
  models: ['Transformer'],
  formula: placed(),
  make: ({ length, dim }, plain) => {
    const table = makeTable({ positions: length, dim, dtype: 'float64' });
    return { scores: scoresWith(table, plain), parameters: 0, kept: table.data.length };
  },
  // Lesson 004's example: position 1000 after a training of 512.
  past: ({ trained, dim }) => {
    const { data } = makeTable({ positions: [1000], dim, dtype: 'float64' });
    return { trained, dim, row: Array.from(data.slice(0, 4), (value) => decimal(value, 4)).join('; ') };
  },
  lines: (trial) => ({
    python: () => 'p = places(n)\nscores = ((x + p) @ Wq.T) @ ((x + p) @ Wk.T).T / d ** 0.5',
    javascript: () => {
      const given = `content, positions: places(n), ${scriptOptions(recipeOf(trial))}`;
      return { uses: ['sinusoidal'], code: `const scores = attention({ ${given} }).scores.data;` };
    },
    cpp: () => `const Table where = places(n);
input.positions = {where, n, d};
posenc::compute_attention(input, {.scores = scores});`,
  }),
} as const satisfies Encoding;
