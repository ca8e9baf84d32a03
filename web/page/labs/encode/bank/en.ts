import type { BankWords } from '../../../quiz/question.ts';

export default {
  pair: {
    ask: 'Sines and cosines alternate; columns and pairs count from 0. Which pair does column {{dimension}} belong to?',
    right: 'Columns 2*i* and 2*i* + 1 hold the sine and the cosine of pair *i*. Both count from 0.',
    mistakes: {
      column: 'In the formula *i* numbers pairs, not columns, though it is often called “the dimension”.',
      up: 'An odd column is the second of its pair: halve and round down.',
    },
  },
  curve: {
    ask: 'Width {{dim}}, sines and cosines alternating. Click the curve of column {{column}}, counted from 0.',
    right: 'An odd column is a cosine, which starts at 1; pair {{pair}} turns slowly.',
    mistakes: {
      sine: 'It starts at 0, so it is a sine: column {{sine}}, the other half of the pair.',
      fast: 'It starts at 1, but it is the fastest cosine, column 1.',
    },
  },
  cut: {
    ask:
      'For position 1, column {{column}} (counted from 0) of width 512, slides print {{slide}}. The nearest ' +
      'four-decimal number is {{shown}}. Where does the difference come from?',
    right: 'The slides cut the digits off after the fourth: truncated, not rounded.',
    options: {
      cut: 'from truncating instead of rounding',
      formula: 'from another formula',
      single: 'from single precision',
      width: 'from another width',
    },
    mistakes: {
      formula: 'The usual formulas agree on column 0, sin 1 = 0.84147…, and there too the slides print 0.8414.',
      single: 'At position 1 single precision is right to seven digits.',
      width: 'Column 0 is sin 1 at every width, and there too the slides print 0.8414.',
    },
  },
  value: {
    ask:
      'Width {{dim}}, base 10000, sines and cosines alternating. Which number stands at position {{position}} in ' +
      'column {{dimension}}, both counted from 0?',
    right: 'Columns 2 and 3 are the sine and the cosine of *p* / 10000^(2/4) = *p* / 100, in radians.',
    mistakes: {
      wave: 'Sine and cosine exchanged: even columns hold the sine.',
      degrees: 'Your calculator was set to degrees. Angles are in radians.',
      fast: 'You did not divide by base^(2*i*/*d*). That is the first pair.',
    },
  },
  misprint: {
    ask:
      'Width 4. For position 4, column {{dimension}} (both counted from 0), a lesson prints {{printed}} with three ' +
      'decimals. What should it print?',
    right: 'cos 4 = −0.65364… and cos 0.04 = 0.99920…; the other 22 numbers of that table are right.',
    mistakes: {
      printed: 'So the lesson says. Check the third decimal.',
    },
  },
  halves: {
    ask: 'Here all sines come first, then all cosines. Click the cosine of pair {{pair}} at position {{row}}.',
    right: 'With *d* = 8, columns 0 to 3 are the sines of pairs 0 to 3 and columns 4 to 7 their cosines.',
    mistakes: {
      sine: 'That is the sine of this pair. Its cosine is *d*/2 columns further on.',
      interleaved: 'That is where it would be if sines and cosines alternated.',
      turned: 'Row and column exchanged: rows are positions.',
      one: 'Positions count from 0, so this is one row too high.',
    },
  },
  doubled: {
    ask: 'The width grows from {{dim}} to {{twice}}. How fast does the leftmost column change then?',
    right: 'Its exponent is 0 at any width: it always turns once in 2π positions.',
    options: { same: 'as fast as before', slower: 'more slowly', faster: 'faster' },
    mistakes: {
      slower: 'New frequencies appear between the others, and only the last becomes slower. The first stays.',
      faster: 'Nothing turns faster than 1 radian a position, at any width.',
    },
  },
  odd: {
    ask:
      'Sines and cosines alternate, and the width {{dim}} is odd. What does the last column, {{last}}, hold? Columns ' +
      'count from 0.',
    right: 'An even column is a sine; at an odd width the last sine has no cosine beside it.',
    options: { sin: 'a sine', cos: 'a cosine', zero: 'zeros', error: 'nothing: odd widths are an error' },
    mistakes: {
      cos: 'Column {{last}} is even, and even columns are sines.',
      zero: 'Some programs fill up with zeros (fairseq does, in its own layout); the formula does not.',
      error: 'The usual tutorial code fails here, because its cosines do not fit. The formula has no such trouble.',
    },
  },
  beyond: {
    ask: '“Sinusoidal positions work for any length.” What is true of that?',
    right: 'The formula has a value at every position. Whether a model makes sense of it is another matter.',
    options: {
      computed: 'they can be computed for any position',
      understood: 'a model copes with texts longer than in training',
      ends: 'nothing: after the last row there are no more',
      grows: 'nothing: far out the values become too large',
    },
    mistakes: {
      understood: 'Often it does not: it has never seen these rows.',
      ends: 'That is so for a learned table. This one is a formula.',
      grows: 'Sines and cosines stay between −1 and 1, however far out.',
    },
  },
  slowest: {
    ask: 'Width {{dim}}, base {{base}}. After how many positions does the slowest pair complete one turn?',
    right: 'The last exponent is (*d* − 2)/*d*, so the wavelength is 2π · base^((*d* − 2)/*d*).',
    units: { positions: 'positions' },
    mistakes: {
      limit: 'That is 2π · base, which the paper names too. The last exponent is (*d* − 2)/*d*, not 1.',
      base: 'The base itself is no wavelength: 2π is missing, and the last exponent is below 1.',
      radians: 'After so many positions the hand has turned by one radian. A turn takes 2π times as many.',
    },
  },
  speeds: {
    ask: 'Width {{dim}}, all sines first, then all cosines. Arrange these columns from the fastest to the slowest.',
    right:
      'The columns before column {{half}} are the sines of all pairs, the columns from {{half}} on their cosines. ' +
      'The higher the pair, the slower.',
    options: { a: 'column {{a}}', b: 'column {{b}}', c: 'column {{c}}', d: 'column {{d}}' },
    mistakes: {
      columns: 'From column {{half}} on, the cosines begin again with the fastest pair.',
      reversed: 'That is from the slowest to the fastest.',
    },
  },
} satisfies BankWords;
