import type { BankWords } from '../../../quiz/question.ts';

export default {
  angle: {
    ask: 'Width {{dim}}, base 10000. By what angle does pair {{pair}} rotate from position {{position}} to {{to}}?',
    right:
      'By its frequency times the shift: ω · *k*, with ω = 10000^(−2*i*/*d*). Where it stood before has no effect.',
    units: { radians: 'radians' },
    mistakes: {
      position: 'That is the angle at position {{to}}. The question is by how much it changes.',
      first: 'Only pair 0 rotates by 1 radian a position. Each later one is slower.',
    },
  },
  numbers: {
    ask: 'How many of the numbers in M({{shift}}) are not 0, at width {{dim}}?',
    right: 'A block of two by two for each of the *d*/2 pairs, and zeros elsewhere: 2*d*.',
    mistakes: {
      all: 'No pair needs the numbers of another: between pairs there are only zeros.',
      diagonal: 'A rotation mixes sine and cosine: it needs numbers beside the diagonal too.',
      pairs: 'That is the number of pairs. Each has a block of four numbers.',
    },
  },
  direction: {
    ask: 'Sine to the right, cosine upwards. Which way does pair 0 rotate when one goes {{shift}} on?',
    right: 'At position 0 the hand points up, to (0, 1), and then right, where the sine grows: clockwise.',
    options: { clockwise: 'clockwise', counter: 'counter-clockwise', depends: 'it depends on the position' },
    mistakes: {
      counter: 'So it would be with the cosine to the right and the sine upwards.',
      depends: 'The position does not occur in M(*k*): the rotation is the same everywhere.',
    },
  },
  elsewhere: {
    ask:
      'A matrix takes PE({{first}}) to PE({{to}}): M({{shift}}). It is applied to PE({{other}}). Which position ' +
      'comes out?',
    right: 'Always {{shift}} further on: *p* does not occur in M(*k*).',
    mistakes: {
      same: 'It does not remember where it took another vector. It rotates every one by the same angles.',
      sum: 'The matrix adds {{shift}}, the way from {{first}} to {{to}}, not {{to}} itself.',
    },
  },
  block: {
    ask:
      'This is M({{shift}}) at width 8, which takes a column of sines and cosines to the new one: row = new value, ' +
      'column = old value. Click the entry −sin(ω*k*) of pair {{pair}}, which takes the old sine to the new cosine.',
    right: 'The block of pair *i* fills rows and columns 2*i* and 2*i* + 1; the minus is in its lower left.',
    mistakes: {
      upper: 'That is +sin: row {{sine}} makes the new sine, sin(*a* + *b*) = cos *b* · sin *a* + sin *b* · cos *a*.',
      diagonal: 'On the diagonal is the cosine of the angle.',
      pair: 'That is the block of another pair.',
      outside: 'Outside the blocks there are only zeros.',
    },
  },
  twice: {
    ask: 'M({{shift}}) is applied twice in a row. That is the same as applying M(*k*) once. What is *k*?',
    right: 'Rotating twice adds the angles, so the shifts add up.',
    mistakes: {
      once: 'Two rotations are more than one.',
      square: 'Matrices are multiplied, but their angles, and so the shifts, are added.',
    },
  },
  flat: {
    ask:
      'Three tables of width {{dim}}: the paper’s formula, the exponent doubled, random numbers. Each curve is the ' +
      'cosine between PE(p) and PE(p + {{shift}}), by p. Click that of the paper’s formula.',
    right: 'Both vectors are rotated by the same angles, so the angle between them never changes: a flat line.',
    mistakes: {
      doubled: 'It wavers with p: a sine and a cosine of different speeds do not rotate as a pair.',
      random: 'That is the random table: its rows have nothing to do with each other.',
    },
  },
  few: {
    ask:
      'A random table of {{rows}} rows and width {{dim}}, k = {{shift}}. The best matrix leaves no residual. What ' +
      'does that show?',
    right: 'There are only {{count}} pairs of rows: even random numbers can be fitted exactly.',
    options: {
      nothing: 'nothing: some matrix fits so few rows',
      linear: 'that shifts are linear in random tables',
      rotation: 'that the matrix is a rotation',
      trained: 'that the table has been trained',
    },
    mistakes: {
      linear: 'Take more rows than width plus shift, and the residual is there.',
      rotation: 'Least squares asks for no rotation, only for any matrix that fits.',
      trained: 'Nothing here has been trained. With so few rows, chance is enough.',
    },
  },
  residual: {
    ask:
      'A lesson’s loop doubles the exponent. Width {{dim}}, {{rows}} positions, k = {{shift}}: about how large a ' +
      'residual does even the best matrix leave?',
    right: 'sin(*p* + *k*) needs sin *k* · cos *p*, and no column holds cos *p*: up to |sin *k*| is missing.',
    mistakes: {
      none: 'So it is with the paper’s formula. Here the cosine beside the first sine has another speed.',
      cosine: 'cos *k* · sin *p* is there. What is missing is the other part.',
    },
  },
  ranking: {
    ask: 'Width {{dim}}. Arrange by the residual that the best matrix leaves, the smallest first.',
    right: 'The paper’s is rounding. {{half}} is nearly a whole number of half turns, where no cosine is needed.',
    options: {
      paper: 'the paper’s formula, k = {{off}}',
      half: 'exponent doubled, k = {{half}}',
      off: 'exponent doubled, k = {{off}}',
      random: 'a random table, k = {{off}}',
    },
    mistakes: {
      far: 'Not the length of the shift counts, but |sin *k*|: {{half}} is close to a multiple of π.',
      reversed: 'That is from the largest to the smallest.',
    },
  },
  rows: {
    ask: 'A random table of width {{dim}}, k = {{shift}}. From how many rows on can no matrix fit it exactly any more?',
    right: 'There are *k* fewer pairs than rows, and *d* pairs can always be fitted: *d* + *k* + 1.',
    mistakes: {
      width: 'Rows are not pairs: the last *k* rows have no partner.',
      equal: 'That leaves as many pairs as columns, and they can still be fitted. One more.',
    },
  },
} satisfies BankWords;
