import type { BankWords } from '../../../quiz/question.ts';

export default {
  exponent: {
    ask:
      'The paper’s formula divides the position by a power of the base. Which exponent does column {{column}}, ' +
      'counted from 0, have at *d* = {{dim}}?',
    right:
      'The exponent is 2*i*/*d*, and *i* is the number of the pair: ⌊{{column}}/2⌋. A sine and its ' +
      'cosine share it.',
    mistakes: {
      column:
        'That is *c*/*d*: the column was taken for the pair. Then a sine and its cosine would turn at different ' +
        'speeds.',
      doubled: 'That is 2*c*/*d*, one lesson’s slip: the formula wants the pair, not the column.',
      ladder: 'That is the ladder of fairseq, *i*/(*d*/2 − 1), which ends at exactly 1.',
    },
  },
  norm: {
    ask: 'What is the norm (length) of a row of the paper’s table at *d* = {{dim}}?',
    right:
      'Each of the {{dim}}/2 pairs adds sin² + cos² = 1 to the square of the norm: it is ' +
      '√({{dim}}/2) at every position.',
    mistakes: {
      ones: 'That takes every number for 1. Each *pair* adds 1, and there are half as many pairs as columns.',
      squared: 'That is the square of the norm.',
      unit: 'Each pair lies on a circle of radius 1; the row holds {{dim}}/2 of them.',
    },
  },
  division: {
    ask: 'A program writes `position / div_term` with `div_term = {{divisor}}`. What table does that give?',
    right:
      'Dividing by base^(2*i*/*d*) is the same as multiplying by base^(−2*i*/*d*). It is wrong only to combine the ' +
      'one with the other’s `div_term`.',
    options: {
      paper: 'the paper’s',
      faster: 'one whose pairs turn ever faster',
      slower: 'one whose pairs turn ever more slowly, far more slowly than the paper’s',
    },
    mistakes: {
      paper: 'Dividing by a reciprocal multiplies: the frequencies grow from pair to pair.',
      faster: 'One lesson lists this line among the mistakes, but with this `div_term` it is right.',
      slower: 'The size of the exponent is that of the paper’s. What matters is its sign, and that of the division.',
    },
  },
  turning: {
    ask:
      'Column {{column}} of three tables with *d* = {{dim}}, over positions 0 to 40: the paper’s (exponent ' +
      '2*i*/*d*), one with 2*c*/*d* and one with −2*i*/*d*. Click the curve of {{exponent}}.',
    right:
      'Twice the exponent turns the column far more slowly; a negative one makes it turn by more than one radian a ' +
      'position, so that from one position to the next it jumps.',
    mistakes: {
      paper: 'That one is the paper’s: a slow, regular wave.',
      doubledExponent: 'That one hardly moves: its exponent is twice as large as the paper’s.',
      reciprocal: 'That one jumps from position to position: its frequency is above 1, since the exponent is negative.',
    },
  },
  shift: {
    ask:
      'In the paper’s table one matrix takes every row to the next. In which of these tables does ' +
      'none? (*d* = {{dim}})',
    right: 'There a sine and its cosine have different frequencies, and no rotation turns the two together.',
    options: {
      concatenated: 'sines first, then cosines',
      halfMinusOne: 'exponent *i*/(*d*/2 − 1), as in fairseq',
      reciprocal: 'exponent −2*i*/*d*',
      doubledExponent: 'exponent 2*c*/*d*, with *c* the column',
    },
    mistakes: {
      concatenated: 'The order of the columns changes the matrix, but there still is one.',
      halfMinusOne: 'Other frequencies, but the same for sine and cosine of a pair: each pair is still rotated.',
      reciprocal: 'Its frequencies are absurdly high, and yet each pair is rotated by a fixed angle.',
    },
  },
  swapped: {
    ask:
      'A model was trained with the paper’s table (*d* = {{dim}}) and is given one with the same numbers, sines ' +
      'first. All dot products between positions stay the same. Of {{all}} given rows, how many are most like the ' +
      'trained row of their own position?',
    right:
      'The weights expect each wave in its own column. Either order would have been a good choice before training; ' +
      'afterwards the weights must be permuted with it.',
    options: { all: 'all', half: 'about half', few: 'fewer than one in ten' },
    mistakes: {
      all:
        'Dot products within one table do not see the order of its columns. A row of one against a ' +
        'row of the other does.',
      half: 'Half of the columns do not stay in place: nearly every wave moves to another column.',
    },
  },
  neighbours: {
    ask: 'Arrange these tables (*d* = {{dim}}) by how alike neighbouring positions are, the least alike first.',
    right:
      'The faster a pair turns, the less neighbours have in common. A negative exponent makes frequencies grow, a ' +
      'doubled one makes them fall twice as fast.',
    options: {
      paper: 'exponent 2*i*/*d*, the paper’s',
      doubledExponent: 'exponent 2*c*/*d*',
      reciprocal: 'exponent −2*i*/*d*',
    },
    mistakes: {
      reversed: 'The other way round: slow pairs make neighbours alike.',
      larger: 'A larger exponent divides by more: the pairs turn more slowly, and neighbours are more alike.',
      paperFirst:
        'With the negative exponent pairs turn by many radians a position: its neighbours are the least alike.',
    },
  },
  unnoticed: {
    ask:
      'A model was trained with the paper’s table at *d* = {{dim}}. Which of these in its place leaves each of ' +
      '{{all}} positions most like its own trained row?',
    right:
      'At this width its frequencies differ from the paper’s only a little, and each stays in its column. A test of ' +
      'three decimals on the first four columns of position 1 cannot tell the two apart.',
    options: {
      halfMinusOne: 'exponent *i*/(*d*/2 − 1), as in fairseq',
      concatenated: 'the same numbers, sines first',
      doubledExponent: 'exponent 2*c*/*d*, with *c* the column',
      reciprocal: 'exponent −2*i*/*d*',
    },
    mistakes: {
      concatenated: 'The same numbers, but in other columns than the weights expect.',
      doubledExponent: 'Nearly every column has another frequency, and half of them hardly move.',
      reciprocal: 'Its rows have almost nothing in common with the trained ones.',
    },
  },
  ladder: {
    ask:
      'In fairseq the exponent is *i*/(*d*/2 − 1), base 10000. After how many positions does the last pair complete ' +
      'a turn at *d* = {{dim}}?',
    right:
      'For the last pair the exponent is exactly 1, so a turn takes 2π · 10000 positions. With the paper’s formula ' +
      'it is shorter: there the exponent ends at (*d* − 2)/*d*.',
    mistakes: {
      paper: 'That is the paper’s last pair. The ladder of fairseq goes on to exactly 1/base.',
      radian: 'The last wavelength is often given as 10000. That is one radian; a turn has 2π of them.',
    },
    units: { positions: 'positions' },
  },
  same: {
    ask:
      'A table for positions 1 to 8 with *d* = {{dim}} and exponent {{exponent}}, *c* being the column from 0; even ' +
      'columns are sines, odd ones cosines. Click a cell of a column that the paper’s formula, exponent ' +
      '2⌊*c*/2⌋/*d*, fills with the same numbers.',
    right: 'Compare {{exponent}} with 2⌊*c*/2⌋/*d*, column by column: they agree where both give the same number.',
    mistakes: {
      cosine: 'In the paper’s formula that column has exponent 0, like the one before it. Here it has another.',
      other: 'For that column the two exponents differ.',
    },
  },
} satisfies BankWords;
