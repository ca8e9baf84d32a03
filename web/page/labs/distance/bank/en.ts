import type { BankWords } from '../../../quiz/question.ts';

export default {
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
