import type { BankWords } from '../../../quiz/question.ts';

export default {
  digits: {
    ask: 'Column {{column}} of position 1 at *d* = {{dim}} is {{value}}… Round it to four decimals.',
    right: 'The fifth decimal is 5 or more, so the fourth goes up.',
    mistakes: {
      truncated:
        'That is cut off, not rounded: so one lesson prints it. Compared with a rounded table, it is off in the last ' +
        'place.',
    },
  },
  memory: {
    ask:
      'One lesson says that sinusoids need O(*d*) of memory. How many numbers does a table of {{positions}} ' +
      'positions with *d* = {{dim}} hold?',
    right:
      'One number for each position and column: O(*N* · *d*). O(*d*) is enough only if rows are computed when they ' +
      'are needed.',
    mistakes: {
      row: 'That is one row. The table has one for each position.',
      pairs: 'That is half of them: a pair has a sine and a cosine.',
      sum: 'Rows and columns multiply: each position has a number in every column.',
    },
  },
  permuted: {
    ask:
      'Attention without positions and without a mask gets the same words in another order. What ' +
      'becomes of its outputs?',
    right:
      'The outputs move with their words: attention is equivariant. Only what forgets positions, such as the mean of ' +
      'all rows, stays the same.',
    options: {
      same: 'the same outputs at the same positions',
      moved: 'each word’s output moves with the word, unchanged',
      other: 'each word gets another output',
    },
    mistakes: {
      same:
        'So several lessons put it, but a row belongs to its word: where another word stands, ' +
        'another output comes out.',
      other: 'A word sees the same words as before, with the same scores: its output does not change.',
    },
  },
  diagnosis: {
    ask:
      'The first two rows of a table with six columns are ({{p0}}; {{p1}}; {{p2}}; {{p3}}; {{p4}}; {{p5}}) and ' +
      '({{q0}}; {{q1}}; {{q2}}; {{q3}}; {{q4}}; {{q5}}). What is wrong with it?',
    right: 'The first row of the paper’s table is 0, 1, 0, 1, …: compare it.',
    options: {
      offByOne: 'positions start at 1',
      cosineFirst: 'cosine comes before sine',
      concatenated: 'all sines come first',
      scaled: 'every number is multiplied by √*d*',
    },
    mistakes: {
      offByOne: 'Then the first row would be that of position 1 and begin with sin 1 = 0.84.',
      cosineFirst: 'Then the first row would be 1, 0, 1, 0, …',
      concatenated: 'Then the first row would begin with all its zeros and end with all its ones.',
      scaled: 'Then there would be numbers above 1.',
    },
  },
  holds: {
    ask: 'Three sentences of lessons. Which one is right?',
    right: 'That one was checked, and it holds. The other two sound as plausible, and do not.',
    options: {
      linear: 'The encoding of *p* + *k* is a linear function of that of *p*, the same for every *p*.',
      terms001: 'Biases aside, a score is the sum of four terms.',
      distances000: 'At *d* = 64, positions 5 and 6 are closer together than 5 and 50.',
      fourth001: 'The position–position term of a score depends on the offset of the two positions only.',
      softmax001: 'Of the scores *S* = *K*ᵀ*Q*, softmax is taken row by row.',
      explog001: 'exp and log replace the power to avoid overflow.',
      waves004:
        'Wavelengths are about 6.3 in columns 2 and 3, about 20 in columns 4 and 5, about 10000 in the last two.',
    },
    mistakes: {
      fourth001:
        'Only for weights that commute with the rotations, such as the identity. With weights in general it varies ' +
        'along a diagonal.',
      softmax001: 'The shares of one query must add up to 1, and in this layout a query is a column.',
      explog001:
        'No power of the formula exceeds 10000, so nothing can overflow; and in single precision exp and log are ' +
        'less accurate.',
      waves004: '6.3 is 2π, the wavelength of columns 0 and 1; and the last lacks its 2π. No width fits all three.',
    },
  },
  nearest: {
    ask: 'With *d* = {{dim}} and base 10000, which of positions 1 to 10 has the largest dot product with position 0?',
    right:
      'About 2π positions on, the fastest pair is back where it was, and in a narrow table it decides. “Near means ' +
      'alike” is a rule of thumb.',
    mistakes: {
      neighbour: 'One position rotates the fastest pair by a whole radian, and in so narrow a table that counts.',
      farthest: 'By then the fastest pair has left its starting point again, and the slow ones have drifted.',
    },
  },
  falling: {
    ask:
      'The chart has the dot product of position 0 with positions 0 to 40, divided by the largest possible, for *d* ' +
      '= {{narrow}}, {{middle}} and {{wide}}. Click the curve of *d* = {{asked}}.',
    right:
      'The dot product is a sum of cosines, one for each pair. Two pairs swing; 256 average out to a smooth fall, at ' +
      'least near the start.',
    mistakes: {
      narrow: 'That one swings up and down: it has two pairs only.',
      middle: 'That one falls, but with ripples: it has 32 pairs.',
      wide: 'That one falls smoothly: it has 256 pairs, whose swings cancel.',
    },
  },
  misprint: {
    ask:
      'One lesson prints this table (*d* = {{dim}}, positions 0 to 5 downwards) with three decimals. At position ' +
      '{{row}} it has {{a3}}, {{b3}}, {{c3}} and {{d3}}; the values are {{a5}}, {{b5}}, {{c5}} and {{d5}}. Click a ' +
      'number that is not rounded right.',
    right:
      'Round each to three decimals: two of the four are off in the last place, and the rest of the ' +
      'table is right.',
    mistakes: {
      fine: 'That number is rounded right.',
      elsewhere: 'That is another position; its numbers are right.',
    },
  },
  longest: {
    ask: 'What is the longest wavelength of the paper’s table at *d* = {{dim}}, base 10000?',
    right: 'The last exponent is (*d* − 2)/*d*, not 1, so it is a little shorter than 2π · 10000.',
    mistakes: {
      claimed:
        'That is 2π · 10000, as the paper itself says. The last exponent is (*d* − 2)/*d*, so the last wavelength ' +
        'falls short of it.',
      radian: 'That lacks 2π, as in one lesson: in so many positions the pair rotates by about one radian.',
    },
    units: { positions: 'positions' },
  },
  sums: {
    ask:
      'A lesson writes the scores as *S* = *K*ᵀ*Q*, where each column of *K* and *Q* is a token. Along what do the ' +
      'attention weights add up to 1?',
    right: 'Entry (*i*, *j*) is key *i* with query *j*. The shares of one query add up to 1, and a query is a column.',
    options: { columns: 'down each column', rows: 'along each row', all: 'over the whole matrix' },
    mistakes: {
      rows: 'A row is one key with all queries. It is so in the layout *QK*ᵀ, which is more usual.',
      all: 'Each query divides its own attention, whatever the others do.',
    },
  },
  lengths: {
    ask: 'Arrange by length (norm) at *d* = {{dim}}, the shortest first.',
    right:
      'All values between −1 and 1 still make a row of length √(*d*/2) = 16. So it is that long row which dominates ' +
      'small embeddings, unless they are multiplied by √*d*.',
    options: {
      position: 'a row of the sinusoidal table',
      small: 'an embedding drawn with standard deviation *d*^(−0.5)',
      normal: 'an embedding drawn with standard deviation 1',
      scaled: 'the latter times √*d*',
    },
    mistakes: {
      reversed: 'The other way round: the shortest first.',
      bounded: 'Its values are bounded, but there are {{dim}} of them, and their squares, one half on average, add up.',
    },
  },
} satisfies BankWords;
