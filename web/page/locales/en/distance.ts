import type { BankWords } from '../../quiz/words.ts';

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
  axisFirst: 'first position',
  axisSecond: 'second position →',
  axisOffset: 'offset k →',
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
  askTitle: 'Try before you look',
  ask:
    'Lessons say that the nearer two positions are, the larger their dot product. With d = 4, which of the ' +
    'positions 1 to 10 is most like position 0?',
  answerTitle: 'Show the answer',
  answer:
    'It is 6. With four dimensions there are two hands: the fast one is almost back at the top after 2π ≈ 6.28 ' +
    'positions, and the slow one has hardly moved. The dot product with 6 is 1.958, that with 1 only 1.540. At d = ' +
    '512 the rule holds much longer, up to offset 43.',
};

/** Shown once the lab is loaded. */
export const later = {
  pairs: 'Two pairs of positions',
  pairName: '{{first}} and {{second}}',
  apart: 'offset',
  keep: 'Keep this pair to compare',
  matrix: 'Matrix of all pairs of positions.',
  matrixRole: 'heat map',
  matrixValue: 'Picked: {{first}} and {{second}}.',
  offsetChart: 'The row of position {{first}}: measured values as dots by offset, the closed form as a line',
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
  words: {
    matrix:
      'A matrix of {{positions}} by {{positions}} positions, with a width of {{dim}} and base {{base}}. It shows: ' +
      '{{measure}}. Values run from {{least}} to {{greatest}} and are the same along every diagonal.',
    width: '{{offset}} at d = {{dim}}',
    widths: 'The first rise by width: {{list}}.',
  },
};

export const questions = {
  self: {
    ask: 'Width {{dim}}. What is the dot product of position {{position}} with itself?',
    right: 'Each pair adds sin² + cos² = 1, and there are *d*/2 pairs. It is the largest dot product there is.',
    mistakes: {
      columns: 'Two columns share each 1: a sine squared and a cosine squared.',
      cosine: 'That is the cosine. The dot product is not divided by the lengths.',
      length: 'That is the length of the row. The dot product with itself is its square.',
    },
  },
  moved: {
    ask: 'Width {{dim}}. Which pair of positions has the larger dot product: {{a}} and {{b}}, or {{c}} and {{d}}?',
    right: 'Only the offset counts, and it is the same. That is why the matrix is made of stripes.',
    options: { same: 'both the same', first: '{{a}} and {{b}}', second: '{{c}} and {{d}}' },
    mistakes: {
      first: 'Where the two stand makes no difference: every hand has turned on by the same angle.',
      second: 'Where the two stand makes no difference: every hand has turned on by the same angle.',
    },
  },
  stripe: {
    ask:
      'The matrix shows how alike two positions are, counted from 0. In row {{row}}, click the cell that is exactly ' +
      'equal to that of row {{first}}, column {{second}}.',
    right: 'Equal cells lie along stripes from the upper left to the lower right: the offset {{offset}} is the same.',
    mistakes: {
      column: 'The same second position, but another offset.',
      across: 'You moved across the stripes. Only along them does the offset stay the same.',
    },
  },
  widths: {
    ask:
      'Three curves: the cosine by offset, from 0 to 40, at widths {{narrow}}, {{middle}} and {{wide}}. Click the ' +
      'one of width {{wide}}.',
    right: 'With many pairs the fast waves cancel out, and a gentle slope remains.',
    mistakes: {
      narrow: 'With two hands nothing cancels out: this is width {{narrow}}.',
      middle: 'It still swings: width {{middle}} has too few waves to smooth it.',
    },
  },
  gap: {
    ask:
      'At width {{dim}} the dot product of positions {{first}} and {{second}} is {{dot}}. How far apart are their ' +
      'two rows (distance)?',
    right: 'Both rows have squared length *d*/2, so distance² = *d* − 2 · dot product.',
    mistakes: {
      square: 'That is the square of the distance: the root is missing.',
      difference: 'A distance is not the difference to the largest dot product: distance² = |a|² + |b|² − 2 a · b.',
      half: 'You counted only one of the two rows: |a|² + |b|² is *d*, and from it 2 a · b is taken.',
    },
  },
  sum: {
    ask: 'Width {{dim}}, base 10000. What is the dot product of positions {{first}} and {{second}}?',
    right: 'The sum of the cosines of what each hand turns in between: cos *k* + cos(*k*/100).',
    mistakes: {
      cosine: 'That is the cosine: the dot product divided by *d*/2.',
      one: 'That is the fast hand alone. The slow one adds almost 1.',
      minus: 'All hands are added. None is taken away.',
      degrees: 'Your calculator was set to degrees. Angles are in radians.',
    },
  },
  closest: {
    ask: 'Width {{dim}}. Which of the positions {{from}} to {{to}} is most like position {{first}}?',
    right:
      'After 6 positions the fast hand has almost come full circle (2π ≈ 6.28), and the slow one has hardly moved.',
    mistakes: {
      near: 'So lessons say: the nearer, the more alike. With four dimensions it is not so.',
      offset: 'That is the offset. The question is which position.',
    },
  },
  low: {
    ask:
      'A lesson calls the dot product of positions 0 and 100 low. At width 512 the largest is {{largest}}: what ' +
      'share of it do you expect?',
    right: 'It is {{dot}}. The slow waves, nearly half of all, have hardly moved over 100 positions.',
    options: {
      none: 'next to nothing',
      tenth: 'about a tenth',
      half: 'a little less than half',
      most: 'about nine tenths',
    },
    mistakes: {
      none: 'Fast waves cancel out, but slow ones hardly move: it is {{dot}}.',
      tenth: 'Too low: it is {{dot}}, because the slow waves hardly move.',
      most: 'Too high: it is {{dot}}. The faster waves have long gone out of step.',
    },
  },
  wider: {
    ask:
      'At width {{narrow}} the dot product rises for the first time at offset {{rise}}: from there on, nearer is not ' +
      'always more alike. And at width {{wide}}?',
    right: 'At offset {{offset}}: more waves of different speeds smooth each other.',
    options: { later: 'only later', sooner: 'sooner', same: 'at the same offset', never: 'never' },
    mistakes: {
      sooner: 'More waves smooth the curve. It is the narrow tables that swing.',
      same: 'The fastest wave is the same, but in a wide table it is one of many.',
      never: 'No width makes the rule hold for ever: here it fails at offset {{offset}}.',
    },
  },
  alike: {
    ask: 'Width {{dim}}. Arrange these positions by how like position 0 they are, the most alike first.',
    right: 'The fast hand decides: cos *k* is largest just before a full turn, then near 0, and least at half a turn.',
    options: { a: 'position {{a}}', b: 'position {{b}}', c: 'position {{c}}', d: 'position {{d}}' },
    mistakes: {
      near: 'That is from near to far. With two hands, the fast one soon completes a turn.',
      reversed: 'The other way round: a large dot product means alike.',
    },
  },
  again: {
    ask:
      'Width 2 is a single hand that turns 1 radian at each position. After how many positions, from 1 to {{last}}, ' +
      'is it closest to where it started?',
    right: 'Turns in full: {{turns}}. They take {{needed}} positions, and {{offset}} is nearest to that.',
    mistakes: {
      turn: 'After 6 it is 0.28 short of one turn. Later on it comes nearer than that.',
      half: 'After 3 it is almost opposite.',
      last: 'Nearness does not grow with the offset: it depends on how close to full turns one comes.',
    },
  },
} satisfies BankWords;
