import type { BankWords } from '../../../quiz/question.ts';

export default {
  place: {
    ask:
      'First “{{first}}”, then “{{second}}”, without positions and without a mask. Positions count from 0. At which ' +
      'position of the second sentence does attention give the output that “{{word}}” has in the first?',
    right: 'Where “{{word}}” now stands: without positions and without a mask each output moves along with its word.',
    mistakes: {
      stays: 'Outputs do not stay at their positions: that would be invariance. Attention is equivariant.',
      one: 'Positions count from 0, as in the table of positions.',
      back: 'The word that now has its old position came from there: you followed the line the wrong way.',
    },
  },
  steps: {
    ask:
      'Arrange what the paper does from word vectors to the output of the first layer of attention, from first to ' +
      'last.',
    right: 'Words are multiplied by √d, positions are added, and everything after that comes from the sum.',
    options: {
      root: 'multiply word vectors by √d',
      add: 'add positions',
      project: 'form queries, keys and values',
      score: 'turn queries · keys into attention weights',
      sum: 'add up the values by these weights',
    },
    mistakes: {
      late: 'Added after attention, positions would come too late: queries and keys would know nothing of order.',
      all: 'Only words are multiplied by √d. Multiplied afterwards, positions would grow too.',
    },
  },
  wave: {
    ask: 'How long is the vector of position {{position}} in a sinusoidal table of width {{dim}}?',
    right: 'Each pair adds sin² + cos² = 1, and there are *d*/2 pairs: √(*d*/2), at every position.',
    mistakes: {
      word: 'That is √d, the length of a word here. A pair of columns adds only 1 to the square, not 2.',
      square: 'That is the square of the length: the root is missing.',
      grows: 'Sines and cosines do not grow with the position. A plain count would.',
    },
  },
  identical: {
    ask:
      'Two sentences hold the same words in another order; no positions are added and there is no mask. What differs ' +
      'between their outputs?',
    right: 'Each word has the same row in both, at another position: attention is equivariant.',
    options: {
      rows: 'the position of each row',
      nothing: 'nothing: the results are identical',
      word: 'the row of each word',
      mean: 'the mean of all rows',
    },
    mistakes: {
      nothing:
        'Often said, not quite so: the rows have moved with their words. Identical is what forgets positions, such ' +
        'as a mean.',
      word: 'A word asks the same question of the same words as before, so its row is the same.',
      mean: 'A mean forgets positions: the same rows in another order have the same mean.',
    },
  },
  same: {
    ask:
      'Without positions and without a mask: rows are the words of “{{first}}”, columns those of “{{second}}”, and a ' +
      'cell says how far apart two outputs are. Click the cell which shows that “{{word}}” gets the same answer in ' +
      'both.',
    right:
      'Its row is the position of “{{word}}” in the first sentence, its column the position in the second; it holds 0.',
    mistakes: {
      turned: 'Row and column exchanged: rows belong to the first sentence.',
      straight: 'That cell compares one position in both sentences. Other words stand there.',
      other: 'It is 0 too, but it belongs to another word.',
    },
  },
  count: {
    ask: 'Somebody writes the number {{position}} into all {{dim}} columns as position. How long is that vector?',
    right: 'The square of the length is *d* · *p*², so the length is *p*√*d*. A word is only √*d* long here.',
    mistakes: {
      one: 'That would be one column alone. All {{dim}} count.',
      sum: 'Lengths add as squares: *p* · *d* is the plain sum of all entries.',
      wave: 'That is the length of a row of sines and cosines, which does not grow with the position.',
    },
  },
  twins: {
    ask:
      'In “{{first}}” one word occurs twice. There is no mask, and positions are added with a weight α that grows ' +
      'from 0 (left) to 2 (right). Each curve is the distance between two outputs. Which one belongs to the two “A”?',
    right: 'Equal words ask and get the same at α = 0: only the distance of the two “A” starts at 0.',
    mistakes: {
      different:
        'At α = 0 these two already differ. Without positions and without a mask, equal words have equal outputs.',
    },
  },
  alpha: {
    ask:
      'Without a mask, how large must the weight α of the positions be before attention can tell the two “A” of ' +
      '“{{first}}” apart?',
    right: 'The distance grows with α from zero: any α above 0 makes a difference, though perhaps a small one.',
    options: {
      any: 'any α above 0 is enough',
      one: 'at least 1, as in the paper',
      long: 'large enough for positions to be as long as words',
      never: 'no α is enough: the words are the same',
    },
    mistakes: {
      one: '1 is a habit, not a threshold: at α = 0.01 the two outputs already differ.',
      long: 'Length decides how large the difference is, not whether there is one.',
      never: 'The vectors that enter attention are word plus position, and the positions differ.',
    },
  },
  mask: {
    ask:
      'Causal mask on, no positions. From “{{first}}” to “{{second}}” two words change places. How many of the six ' +
      'words keep their output?',
    right: 'A word keeps it if the set of words up to it is the same: those before the exchange, and those after it.',
    mistakes: {
      all: 'Without a mask that would be right. With it a word sees only those up to its own position.',
      none: 'Order among the visible words still counts for nothing: who sees the same set gets the same answer.',
      moved: 'Words between the two change as well: one word that they saw has been replaced by another.',
    },
  },
  grows: {
    ask:
      'Without a mask and with positions at α = {{alpha}}, the outputs of the two “A” in “{{first}}” are {{small}} ' +
      'apart. About how far apart are they at α = {{larger}}?',
    right: 'For small α the distance grows in proportion to it.',
    mistakes: {
      same: 'Positions are no switch: the distance grows with their weight.',
      square: 'The difference itself is proportional to α; only its square would grow like α².',
    },
  },
} satisfies BankWords;
