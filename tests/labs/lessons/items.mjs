// @ts-check
// The statements of the five lessons, item by item: the lab that teaches each and the browser test that checks it.

/**
 * @typedef {object} Item
 * @property {string} lesson
 * @property {string} what
 * @property {string} lab id of a lab of the page
 * @property {string} test its title in tests/labs/page
 */

/**
 * @param {string} lesson
 * @param {readonly (readonly [what: string, lab: string, test: string])[]} rows
 * @returns {readonly Item[]}
 */
const of = (lesson, rows) => rows.map(([what, lab, test]) => ({ lesson, what, lab, test }));

const preset = 'the preset %s sets exactly its sizes, colours and dimensions';
const canvas = 'the canvas shows the table of "%s" through its colour map';
const divided = '“position / div_term” is wrong or right depending on div_term';
const order = 'the lines show the permutation, which changes mere rounding without positions and more with them';
const terms = 'the four numbers of a cell are the terms, their sum is the score, and one is multiplied out';

/** @type {readonly Item[]} */
export const items = [
  ...of('000', [
    ['attention ignores order', 'order', order],
    ['x + PE', 'compose', 'both triangles are drawn to scale'],
    ['the module with dropout', 'compose', 'entries have the colour of their number, and what dropout took is a hole'],
    ['max_len 5000: rows far out', 'encode', canvas],
    ['heatmap d = 64, 100 positions, RdBu', 'encode', preset],
    ['curves of dimensions 0 1 10 11 30 31', 'encode', preset],
    ['distance of positions 5-6 against 5-50', 'distance', 'lesson 000: 5 and 6 are 1.4718 apart, 5 and 50 5.3264'],
    ['PE(pos + k) is linear in PE(pos)', 'shift', 'the matrix of "%s" is drawn block by block'],
    [
      'learned embeddings, comparison table',
      'family',
      'the comparison counts learned and cached numbers, and measures relativity',
    ],
    ['who uses what', 'family', 'models and papers are those of the table of encodings'],
    ['RoPE, left as an exercise there', 'rotate', 'the wrong pairing changes the score, and permuted weights heal it'],
    ['RoPE, written and tested', 'silence', 'the curve is covered until the reader has said what the test sees'],
    ['RoPE in published models', 'passport', 'the keys go from layer to layer, and the card follows'],
  ]),
  ...of('001', [
    ['permutation equivariance in matrices', 'order', order],
    [
      'q, k, v from x + p',
      'terms',
      'every cell of all seven maps has the colour of its number, worked out again: "%s"',
    ],
    ['the four terms of a score', 'terms', terms],
    [
      'its sentences on grammar, time and scope',
      'order',
      'every cell has the colour of the output worked out again: "%s"',
    ],
    [
      'formula, with the numbers put in',
      'encode',
      'pointing at a cell reads it out, with the numbers put into the formula',
    ],
    [
      'exp/log form of the formula',
      'claims',
      'every claim of the catalogue gets the verdict of the catalogue, computed in the browser',
    ],
    ['heatmap d = 128, 100 positions, magma, -1 to 1', 'encode', preset],
    ['curves of dimensions 0 7 20 31', 'encode', preset],
    [
      'printed table of 5 positions, d = 6',
      'encode',
      'the numbers below are those of the table, and follow the choices made there',
    ],
    ['frequencies as a many-handed clock', 'clock', 'every hand of "%s" points by its sine and cosine'],
    ['rotation matrix M(k)', 'shift', 'the matrix of "%s" is drawn block by block'],
    [
      'dot product = sum of cos(w(i - j))',
      'distance',
      'the dots of the curve are the dot products by offset, and the first rise is marked',
    ],
    ['bounded values', 'compose', 'the charts hold lengths and angles at every position'],
    ['extends to any length', 'reach', 'the errors at position %i, d = %i, are those of plain arithmetic'],
    [
      "S = K'Q/sqrt(dk), softmax over keys, Y = VA",
      'terms',
      'every cell of all seven maps has the colour of its number, worked out again: "%s"',
    ],
    ['learned, relative, RoPE', 'family', 'the curve of every encoding agrees with plain loops'],
    [
      'alpha scaling',
      'compose',
      'a chart picks the position under the pointer; keyboard sets the factor, alpha and the batch',
    ],
    ['dropout', 'compose', 'entries have the colour of their number, and what dropout took is a hole'],
    [
      'ambiguity at great length',
      'distance',
      'with four dimensions the farther pair is the more similar, and it almost repeats',
    ],
    ['multi-head', 'terms', 'every cell of all seven maps has the colour of its number, worked out again: "%s"'],
    [
      '2-D formula sin(xy/10000^(i/d)) and its collisions',
      'grids',
      'lesson 001: cells with the same product are framed and named, and both axes are one row',
    ],
    [
      'hierarchical word + sentence + paragraph',
      'grids',
      'word, sentence and paragraph are confused with one table, and with offsets from the offset on',
    ],
    ['adaptive p(n, x)', 'grids', 'gates count what the reader sets, half ones too'],
    ['cost O(Nd)', 'family', 'the comparison counts learned and cached numbers, and measures relativity'],
    ['ablations: without a term', 'terms', 'a term switched off by key leaves the score, and comes back from the link'],
    [
      'ablations: trained without positions, and with others',
      'training',
      'has a point every ten steps and answers at four lengths; RoPE learns it, NoPE does not',
    ],
    [
      'three patterns of attention',
      'training',
      'some head looks three places back in “Three back”, and at the last mention in “Where is it now?”',
    ],
  ]),
  ...of('002', [
    [
      '"Juan quiere a Maria" and "Maria quiere a Juan"',
      'order',
      'every cell has the colour of the output worked out again: "%s"',
    ],
    [
      'the loop with a doubled exponent, by name and with what it breaks',
      'variants',
      'the fingerprints are those that plain arithmetic finds',
    ],
    ['x * sqrt(d) + PE', 'compose', 'lesson 002: 16 against some 512 with the root, 16 against some 22.6 without'],
    [
      '(1, 100, 512) in, the same shape out',
      'compose',
      'a chart picks the position under the pointer; keyboard sets the factor, alpha and the batch',
    ],
    ['a buffer, and its three reasons', 'encode', 'the layers of %s do the same as its own module'],
    [
      'embeddings are large against PE',
      'compose',
      'lesson 002: 16 against some 512 with the root, 16 against some 22.6 without',
    ],
  ]),
  ...of('003', [
    ['d = 512, heatmap 128 x 512, viridis', 'encode', preset],
    [
      'wavelengths from 2 pi to 10000 * 2 pi',
      'clock',
      'the rungs of the ladder are at the logarithms of the wavelengths',
    ],
    [
      'PE(0) and PE(1), truncated',
      'encode',
      'the numbers below are those of the table, and follow the choices made there',
    ],
    ['"write the function"', 'encode', 'prints with everything unfolded, and folds it again'],
  ]),
  ...of('004', [
    ['"The cat sat" and "sat cat The"', 'order', 'every cell has the colour of the output worked out again: "%s"'],
    [
      'learned against sinusoidal, table',
      'family',
      'the comparison counts learned and cached numbers, and measures relativity',
    ],
    [
      'wave strips per dimension',
      'encode',
      'as strips, each chosen dimension has a wave, through the numbers of its column',
    ],
    ['table d = 4, positions 0 to 5', 'encode', preset],
    [
      'every position unique',
      'distance',
      'with four dimensions the farther pair is the more similar, and it almost repeats',
    ],
    [
      'relative positions',
      'shift',
      'in every plane both vectors point by sine and cosine, and the matrix hits the second',
    ],
    [
      'extrapolates: position 1000 after 512',
      'family',
      'a learned table ends: no scores after its last row, and posenc’s own refusal',
    ],
    ['no parameters', 'family', 'the comparison counts learned and cached numbers, and measures relativity'],
    ['wavelength table', 'clock', 'the rungs of the ladder are at the logarithms of the wavelengths'],
    ['dot product near high, far low', 'distance', 'the canvas of "%s" shows every pair through the colour map'],
    [
      'learned cannot extrapolate',
      'family',
      'a learned table ends: no scores after its last row, and posenc’s own refusal',
    ],
    ['RoPE, ALiBi, Transformer-XL', 'family', 'the curve of every encoding agrees with plain loops'],
    ['sqrt(d)', 'compose', 'lesson 002: 16 against some 512 with the root, 16 against some 22.6 without'],
    ['dropout', 'compose', 'entries have the colour of their number, and what dropout took is a hole'],
    [
      'precompute, slice, buffer',
      'family',
      'the comparison counts learned and cached numbers, and measures relativity',
    ],
    ['mistake: divide instead of multiply', 'variants', divided],
    [
      'mistake: broadcasting',
      'compose',
      'a chart picks the position under the pointer; keyboard sets the factor, alpha and the batch',
    ],
  ]),
  ...of('claims', [
    [
      'closer is always more similar',
      'distance',
      'the dots of the curve are the dot products by offset, and the first rise is marked',
    ],
    ['the slowest wavelength is 10000', 'clock', 'the rungs of the ladder are at the logarithms of the wavelengths'],
    [
      'every position unique at any length',
      'distance',
      'with four dimensions the farther pair is the more similar, and it almost repeats',
    ],
    [
      'the printed six-number row',
      'claims',
      'every claim of the catalogue gets the verdict of the catalogue, computed in the browser',
    ],
    [
      'every other claim, with its verdict',
      'claims',
      'every claim of the catalogue gets the verdict of the catalogue, computed in the browser',
    ],
  ]),
];
