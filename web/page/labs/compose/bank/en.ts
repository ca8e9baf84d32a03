import type { BankWords } from '../../../quiz/question.ts';

export default {
  place: {
    ask: 'How long is the vector that is added at position {{position}}, with width {{dim}} and weight α = {{alpha}}?',
    right: 'Each of the *d*/2 pairs has length 1, so the row is √(*d*/2) long, and α times that is added.',
    mistakes: {
      weightless: 'That is the row of the table. It is multiplied by α before it is added.',
      whole: 'That is α√*d*. There are *d*/2 pairs, and each adds 1 under the root.',
      rootless: 'The *d*/2 ones add up to the square of the length: take the root, then α.',
    },
  },
  shape: {
    ask:
      'Words come in as ({{batch}}, {{words}}, {{dim}}), the table of positions is ({{words}}, {{dim}}). What is the ' +
      'shape of the sum?',
    right: 'Each number gets one number added, and every sequence of the batch the same table: the shape stays.',
    options: {
      same: '({{batch}}, {{words}}, {{dim}})',
      wider: '({{batch}}, {{words}}, {{twice}})',
      longer: '({{batch}}, {{double}}, {{dim}})',
      table: '({{words}}, {{dim}})',
    },
    mistakes: {
      wider: 'That would be side by side. Here they are added.',
      longer: 'Positions are not put behind the words as further tokens; each is added to its own word.',
      table: 'The batch stays: the table is added to each of its sequences.',
    },
  },
  flat: {
    ask:
      'Width {{dim}}, words as drawn, no √d. Three lengths at positions 0 to 7: word, position and their sum. Click ' +
      'the curve of the position.',
    right: 'A row of sines and cosines is √(*d*/2) long everywhere; random words are not equally long.',
    mistakes: {
      word: 'That is the word: each was drawn at random, and so was its length.',
      sum: 'That is the sum: it varies with the words.',
    },
  },
  word: {
    ask:
      'Embeddings start with standard deviation 1 and are multiplied by √d. About how long is a word at width ' +
      '{{dim}}?',
    right: '*d* entries of size 1 make a vector about √*d* long; times √*d*, that is *d*.',
    mistakes: {
      plain: 'That is its length before it is multiplied by √*d*.',
      square: 'The entries of a vector add as squares: √*d* · √*d* = *d*.',
    },
  },
  short: {
    ask:
      'A lesson says that bounded values keep positions from dominating. Embeddings start with standard deviation ' +
      '1/√d and are not multiplied by √d; d = {{dim}}. How many times as long as a word is its position, roughly?',
    right: 'The word is about 1 long, the position √(*d*/2). Bounded entries do not make a short vector.',
    mistakes: {
      rooted: 'That would be so with the factor √*d*, which makes words √*d* times as long.',
      square: 'That is *d*/2, the square of the length.',
    },
  },
  turned: {
    ask:
      'Adding the position rotates a word. Arrange four ways to begin, from the smallest angle to the largest (d = ' +
      '{{dim}}).',
    right:
      'The position is 16 long in all four; words are about 512, 22.6, 10.2 and 1 long. Short words are rotated most.',
    options: {
      large: 'standard deviation 1, times √d',
      unit: 'standard deviation 1, without √d',
      small: 'standard deviation 0.02, times √d',
      root: 'standard deviation 1/√d, without √d',
    },
    mistakes: {
      reversed: 'The other way round: a long word is hardly moved, a short one is.',
      bounded: '√*d* makes words longer, so with it they are rotated less, not more.',
    },
  },
  lost: {
    ask: 'With x · √d a position rotates its word by less than 2°. Is order lost?',
    right: 'Positions keep to few directions, and projections can be trained to look there.',
    options: {
      aside: 'no: projections can learn to look where positions are',
      lost: 'yes: so small an angle is drowned by the words',
      equal: 'yes, unless α makes positions as long as words',
      dropout: 'yes, because dropout rotates more than that',
    },
    mistakes: {
      lost: 'An angle says how much of the whole is position, not whether it can be read. Learned weights can do so.',
      equal: 'Nothing demands equal lengths: the paper itself uses α = 1.',
      dropout: 'Dropout is random and new at each step; positions are the same every time, so they can be learned.',
    },
  },
  equal: {
    ask:
      'Embeddings with standard deviation 1, times √d, d = {{dim}}. About how large must α be for a position to be ' +
      'as long as its word?',
    right: 'The word is about *d* long, the position √(*d*/2): α = √(2*d*).',
    mistakes: {
      whole: 'The position is √(*d*/2) long, not √*d*: only *d*/2 pairs add 1 each.',
      plain: 'That is enough only without the factor √*d*.',
    },
  },
  angle: {
    ask:
      'Without √d, α = {{alpha}}: a word is {{word}} long, its position {{place}}, and in {{dim}} dimensions the two ' +
      'are nearly perpendicular. By how many degrees does adding rotate the word?',
    right: 'In a right triangle the tangent of the angle is position / word.',
    units: { degrees: 'degrees' },
    mistakes: {
      barely: 'Hardly at all, one lesson says. That holds only after words were multiplied by √*d*.',
      other: 'That is the angle between the sum and the position. The word’s is what is left to 90°.',
      percent: 'That is position / word in per cent, not an angle.',
    },
  },
  dropped: {
    ask:
      'A sum is {{before}} long. Dropout sets {{percent}}% of its {{dim}} entries to 0 and scales up the others to ' +
      'match. About how long is it afterwards?',
    right:
      'With dropout *q*, a share of 1 − *q* stays, each entry 1/(1 − *q*) as large: the length grows by 1/√(1 − ' +
      '*q*).',
    mistakes: {
      same: 'The mean of each entry is kept, not the length: few large entries are longer than many small ones.',
      shorter: 'That would be so if the others were not scaled up.',
      entry: 'Each entry that stays grows so much. But fewer are left.',
    },
  },
} satisfies BankWords;
