import { describe, expect, test } from 'vitest';
import { modelOf } from '../../../web/labs/order/model.ts';
import { properties } from '../../../web/labs/order/properties.ts';
import { snippet } from '../../../web/labs/order/snippets.ts';
import { rowsOf, tokensOf, vectorsOf } from '../../../web/labs/sentence/words.ts';
import { modelOf as termsOf } from '../../../web/labs/terms/model.ts';
import { properties as termProperties } from '../../../web/labs/terms/properties.ts';
import { snippet as termSnippet } from '../../../web/labs/terms/snippets.ts';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import * as posenc from 'posenc';
import { hash, truth } from './support/sentence.ts';

/** Runs a JavaScript program of the page; returns what it logs. */
function runProgram(program: string): unknown[][] {
  const logged: unknown[][] = [];
  const body = program.replace(/import \{([^}]*)\} from 'posenc';/, 'const {$1} = posenc;');
  new Function('posenc', 'console', body)(posenc, { log: (...values: unknown[]) => logged.push(values) });
  return logged;
}

describe('words of a sentence', () => {
  test('are the same word in capitals and before a comma, and are displayed as typed', () => {
    expect(tokensOf('The cat, the "CAT"')).toEqual([
      { shown: 'The', word: 'the' },
      { shown: 'cat,', word: 'cat' },
      { shown: 'the', word: 'the' },
      { shown: '"CAT"', word: 'cat' },
    ]);
  });

  test('keep their punctuation if there is nothing else', () => {
    expect(tokensOf('so – …').map(({ word }) => word)).toEqual(['so', '–', '…']);
  });

  test('get rows chosen by their letters and the seed', () => {
    expect([...rowsOf(['cat', 'the', 'cat'], 1)]).toEqual([
      ['cat', hash('1/cat')],
      ['the', hash('1/the')],
    ]);
    expect(rowsOf(['cat'], 2).get('cat')).not.toBe(rowsOf(['cat'], 1).get('cat'));
  });

  test('never share a row, in any order of the sentence', () => {
    const seen = new Map<number, string>();
    let pair: [string, string] | undefined;
    for (let k = 0; !pair; k += 1) {
      const [word, row] = [`w${k}`, hash(`1/w${k}`)];
      const before = seen.get(row);
      if (before !== undefined) pair = [before, word];
      seen.set(row, word);
    }
    const [forwards, backwards] = [rowsOf(pair, 1), rowsOf([...pair].reverse(), 1)];
    expect(new Set(forwards.values()).size).toBe(2);
    expect(forwards).toEqual(backwards);
  });

  test('have vectors of length 1', () => {
    const tokens = tokensOf('one two three');
    const { data } = vectorsOf(
      tokens,
      rowsOf(
        tokens.map(({ word }) => word),
        7,
      ),
      8,
    );
    for (let row = 0; row < 3; row += 1) expect(Math.hypot(...data.subarray(row * 8, row * 8 + 8))).toBeCloseTo(1, 14);
  });
});

describe('the JavaScript of the lab of order', () => {
  test.each([
    ['usual', {}],
    ['identity and mask', { weights: 'identity', causal: true }],
    ['weighted', { alpha: 0.25, dim: '4', seed: 9 }],
  ] as const)('computes the numbers of the figure: %s', (_title, change) => {
    const view = { ...defaults(properties), ...change };
    const model = modelOf(view, ['a b c', 'c a b']);
    const logged = runProgram(snippet('JavaScript', model, view, 'rows'));
    const output = (logged[0]?.[0] as { data: Float64Array }).data;
    const expected = truth({
      words: ['a', 'b', 'c'],
      dim: Number(view.dim),
      seed: view.seed,
      alpha: view.alpha,
      identity: view.weights === 'identity',
      causal: view.causal,
    }).output.flat();
    expect(output).toEqual(model.with.outputs[0].output.data);
    expected.forEach((entry, index) => expect(output[index]).toBeCloseTo(entry, 6));
    expect(logged[2]).toEqual([model.without.error, model.with.error]);
  });
});

describe('the lab of terms', () => {
  const changes = [
    ['usual', {}],
    ['heads, biases and a mask', { heads: '4', head: 2, biases: true, causal: true }],
    ['two terms', { contentPosition: false, positionPosition: false, rooted: false, alpha: 3 }],
    ['identity', { weights: 'identity', dim: '8', heads: '2' }],
    ['no term', { contentContent: false, contentPosition: false, positionContent: false, positionPosition: false }],
  ] as const;

  test.each(changes)('shows four terms that add up to the score, heads and biases included: %s', (_title, change) => {
    const model = termsOf({ ...defaults(termProperties), ...change }, 'so it goes and so on');
    expect(model.error).toBeLessThan(1e-13);
    model.whole.data.forEach((score, cell) => {
      const sum = Object.values(model.terms).reduce((total, { data }) => total + data[cell]!, 0);
      expect(sum).toBeCloseTo(score, 12);
    });
    for (let row = 0; row < 6; row += 1)
      expect(model.weights.data.subarray(row * 6, row * 6 + 6).reduce((sum, share) => sum + share, 0)).toBeCloseTo(
        1,
        14,
      );
  });

  test.each(changes)('has a JavaScript program that computes the numbers of the figure: %s', (_title, change) => {
    const view = { ...defaults(termProperties), ...change };
    const model = termsOf(view, 'so it goes and so on');
    const [terms, scores, weights, output] = runProgram(termSnippet('JavaScript', model, view, 'rows'))[0] as [
      Record<string, { data: Float64Array }>,
      { data: Float64Array },
      { data: Float64Array },
      { data: Float64Array },
    ];
    const head = ({ data }: { data: Float64Array }): Float64Array => data.slice(view.head * 36, view.head * 36 + 36);
    for (const [name, cells] of Object.entries(model.terms)) expect(head(terms[name]!)).toEqual(cells.data);
    expect(head(scores)).toEqual(model.scores.data);
    expect(head(weights)).toEqual(model.weights.data);
    expect(output.data).toEqual(model.output.data);
  });
});
