export default {
  title: 'Near and far',
  question: 'Are near positions more alike than far ones?',
  lead:
    'In the [matrix](matrix) every cell is one pair of positions, and its colour says how alike their rows are: ' +
    'multiply the two rows entry by entry and add, and you have their [dot product](measure). Near positions are ' +
    'alike, far ones less so; but not always, and how soon that fails depends on the [width](width).',
  deeper:
    'Attention scores are dot products too, but with learned weights between the rows and the product: what you ' +
    'see here is what the table itself offers. The matrix is made of stripes, because only the [offset](offset) ' +
    'between two positions matters, not where they stand.',
  where:
    'For each offset *k* the waves are added up, each at its own frequency. At *k* = 0 all of them are 1, so ' +
    'every row has the same length, √(d/2).',
  presets: 'Pairs to compare',
  preset: {
    lesson000: {
      name: 'd = 64',
      about: '5–6 against 5–50',
      note:
        'One lesson says that 5 and 6 are nearer to each other than 5 and 50. At d = 64 that is right: the ' +
        'distances are 1.4718 and 5.3264.',
    },
    lesson004: {
      name: 'd = 512',
      about: '0–1 against 0–100',
      note:
        'One lesson calls the dot product of 0 and 1 high, and that of 0 and 100 low. At d = 512 they are 249.1 and ' +
        '112.0 of 256: lower, but far from zero.',
    },
    counter: {
      name: 'd = 4',
      about: '0–6 against 0–1',
      note:
        'A counter-example: with four dimensions, position 0 is more like 6 than like its neighbour 1, because ' +
        'after 6 positions the fast hand has almost come full circle.',
    },
  },
  pairs: 'Two pairs of positions',
  pairName: '{{first}} and {{second}}',
  apart: 'offset',
  keep: 'Keep this pair to compare',
  measures: { dot: 'dot product', cosine: 'cosine', distance: 'distance' },
  controls: 'Controls of near and far',
  label: {
    row: 'First',
    column: 'Second',
    keptRow: 'Kept: first',
    keptColumn: 'Kept: second',
    measure: 'Measure',
    positions: 'Positions',
    dim: 'Width d (d_model)',
    base: 'Base',
    from: 'From offset',
    last: 'To offset',
  },
  hint:
    'Click or drag on the matrix to pick a pair, or move the pick with the arrow keys. The dashed pair is the one ' +
    'kept to compare. Widths are even here: an odd one ends in a lone sine, and similarity then depends on the ' +
    'position too.',
  matrix: 'Matrix of all pairs of positions.',
  matrixRole: 'heat map',
  matrixValue: 'Picked: {{first}} and {{second}}.',
  axisFirst: 'first position',
  axisSecond: 'second position →',
  offsetChart: 'The row of position {{first}}: measured values as dots by offset, the closed form as a line',
  axisOffset: 'offset k →',
  riseHere: 'first rise, k = {{offset}}',
  agreement:
    'Dots are measured between rows of the table in single precision, the line is the sum of cosines. They differ ' +
    'by {{error}} at most.',
  rise:
    'At offset {{offset}} the dot product rises for the first time, to {{dot}} from {{previous}} at offset ' +
    '{{before}}: from there on, nearer does not always mean more similar.',
  noRise: 'Up to offset 10000 the dot product never rises.',
  verdict: {
    holds: 'The pair that is {{near}} apart is more alike than the one {{far}} apart.',
    fails: 'Here it is the other way round: the pair {{far}} apart is more alike than the one {{near}} apart.',
    same: 'Both pairs are {{offset}} apart, so all three measures agree.',
  },
  widths: 'Narrow widths against wide: the cosine at offsets 0 to 60',
  risesAt: 'first rises at {{offset}}',
  risesLater: 'no rise up to {{span}}',
  notice: 'What to notice',
  caption:
    'Move the chosen pair along a stripe, and nothing changes; move it across the stripes, and the value swings. ' +
    'With few dimensions the swings are large; with many, the fast waves cancel out and a gentle slope remains. ' +
    'Within the picture the cosine of a wide table stays well above 0; at d = 64 it first turns negative at offset ' +
    '725.',
  repeatTitle: 'Does it ever repeat?',
  repeatAbout:
    'At whole positions no hand ever comes back exactly, but all can come close at once. Choose a range of offsets; ' +
    'the search finds the one at which the encoding comes closest to where it started.',
  searching: 'Searching …',
  repeatNeighbour:
    'Between offsets {{from}} and {{last}} nothing comes nearer than the very next position, {{distance}} away. ' +
    'At this width nothing is mistaken for a repeat.',
  repeatNearer:
    'Between offsets {{from}} and {{last}} it comes nearest at {{offset}}: only {{distance}} away, while the very ' +
    'next position is {{neighbour}} away.',
  repeatFarther:
    'Between offsets {{from}} and {{last}} it comes nearest at {{offset}}: {{distance}} away, farther than the ' +
    'very next position at {{neighbour}}.',
  askTitle: 'Try before you look',
  ask:
    'Lessons say that the nearer two positions are, the larger their dot product. With d = 4, which of the ' +
    'positions 1 to 10 is most like position 0?',
  answerTitle: 'Show the answer',
  answer:
    'It is 6. With four dimensions there are two hands: the fast one is almost back at the top after 2π ≈ 6.28 ' +
    'positions, and the slow one has hardly moved. The dot product with 6 is 1.958, that with 1 only 1.540. At d = ' +
    '512 the rule holds much longer, up to offset 43.',
  words: {
    matrix:
      'A matrix of {{positions}} by {{positions}} positions, with a width of {{dim}} and base {{base}}. It shows: ' +
      '{{measure}}. Values run from {{least}} to {{greatest}} and are the same along every diagonal.',
    width: '{{offset}} at d = {{dim}}',
    widths: 'The first rise by width: {{list}}.',
  },
};
