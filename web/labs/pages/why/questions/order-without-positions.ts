import { equivarianceError, nopeSchedule } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, measured, rounded, type Drawn, type Question } from '../question.ts';

const [words, width, place, layers] = [5, 16, 10, 48];

/** Any words: what counts is that they differ. */
const content = {
  data: Float64Array.from({ length: words * width }, (_entry, at) => Math.sin(7 * at)),
  rows: words,
  columns: width,
};
const permutation = Array.from({ length: words }, (_word, at) => words - 1 - at);

/** The weight of the first word where all scores are equal: without a mask, and behind one. */
function curves(): Drawn {
  const rows = 32;
  return { data: Array.from({ length: rows }, (_row, at) => [1 / rows, 1 / (at + 1)]).flat(), rows, columns: 2 };
}

export default {
  lab: { id: 'order', state: { causal: true } },
  reads: { model: 'none' },
  figure: { element: 'posenc-curves', settings: { dimensions: [0, 1], min: 0, max: 1, first: 1 }, matrix: curves },
  numbers: () => {
    const [without, rotary] = taught('better', { model: 'none', row: 'right' }, { model: 'rotary', row: 'right' });
    return {
      words: exact(words),
      without: measured(equivarianceError({ content, permutation })),
      masked: rounded(equivarianceError({ content, permutation, causal: true }), 2),
      place: exact(place),
      share: rounded(1 / place, 1),
      layers: exact(layers),
      none: exact(nopeSchedule({ layers }).filter((rotates) => rotates === 0).length),
      lossNone: rounded(without, 2),
      lossRotary: rounded(rotary, 2),
    };
  },
  next: ['not-simply-numbers', 'add-not-concatenate', 'beyond-trained-length'],
  sources: ['haviv', 'kazemnejad'],
} as const satisfies Question;
