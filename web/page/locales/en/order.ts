import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'Order matters',
  question: 'Does attention notice when words change places?',
  lead:
    'Two sentences with the same words in a different order: next to each word is its output from one layer of ' +
    'attention, a row of colours, and a line leads to its position in the other sentence. Without positions and ' +
    'without a causal mask, the rows at the two ends of a line are the same, apart from rounding.',
  deeper:
    'Without positions and without a causal mask, shuffling the words shuffles the answers and does nothing else.',
  where:
    '*X* holds one word per row, *P* one position per row, *A* is attention and *Π* shuffles the rows. Without *P* ' +
    'and without a mask both sides are equal for any *Π*: attention is equivariant, not invariant, because the ' +
    'answers move with the words.',
  made:
    'No model was trained for this. Each distinct word gets a number made up from its letters, as a tokenizer would ' +
    'give it an id, and its vector is the row of the sinusoidal table at that number, some millions of positions ' +
    'out, scaled to length 1. It has no meaning, but a word has the same one wherever it stands, and that is all ' +
    'the argument needs. As in the paper it is multiplied by √d before the position is added.',
  controls: 'Controls of the two sentences',
  label: {
    example: 'Sentences',
    first: 'First sentence',
    second: 'Second sentence',
    alpha: 'Weight α of the positions',
    dim: 'Width d (d_model)',
    weights: 'Weights of q, k and v',
    causal: 'Hide later words (causal mask)',
    seed: 'Random seed',
    token: 'Follow a word of the first sentence',
  },
  weights: { seeded: 'random', identity: 'identity' },
  readout: {
    title: 'The word you are following',
    row: 'Token id, made up',
    first: 'Position in the first',
    second: 'Position in the second',
    without: 'Distance of outputs, without',
    with: 'Distance of outputs, with',
  },
  notice: 'What to notice',
  caption:
    'On the left every line joins two equal rows: {{without}} is rounding. On the right positions were added before ' +
    'attention, and the outputs of the same word now differ by up to {{with}}. Only now does order matter.',
  captionCausal:
    'With the causal mask a word sees only itself and those before it, so order matters even without positions: ' +
    'connected rows differ by up to {{without}} on the left and {{with}} on the right.',
  captionOff:
    'At α = 0 the positions are multiplied by zero, so the right side equals the left again: {{without}} and ' +
    '{{with}}. Move α a little.',
  captionStill:
    'Both sentences have the same order, so there is nothing to tell apart: every line is level. Reverse one of ' +
    'them.',
  captionOther:
    'Only the first sentence has {{first}}; only the second has {{second}}. With other words every answer changes, ' +
    'with positions or without.',
  askTitle: 'Try before you look',
  ask:
    'One word occurs twice in “The cat chases the mouse”. Can attention without positions tell the first ' +
    '*the* from the second? And how large must α be before it can?',
  answerTitle: 'Show the answer',
  answer:
    'It cannot: equal vectors ask the same question of the same words and get the same answer. With positions any ' +
    'α above 0 is enough in principle; the distance grows with α from zero, so at α = 0.001 there is a ' +
    'difference, only a small one. What a model makes of a small difference is a matter of training.',
  fine: 'The fine print',
  fineIdentical:
    'It is often said that the two sentences give *identical* results or look identical. Strictly, the outputs move ' +
    'along with the words (they are equivariant); what is identical is anything that forgets positions, such as the ' +
    'sum or the mean of all rows.',
  fineCausal:
    'In a decoder the causal mask already breaks the symmetry: the third word has two predecessors, whichever ' +
    'they are. Some models do without positions for that reason. Switch the mask on to see it.',
  fineWords:
    'Capitals and punctuation at the edge of a word are ignored here, so that “The” and “the” are one ' +
    'word. Real tokenizers would keep them apart.',
  number: {
    title: 'Why not simply number the words?',
    text:
      'Written into all {{dim}} columns, position 1000 would be a vector of length {{count}}. A word is {{word}} ' +
      'long here, a row of sines and cosines {{wave}}, at every position. Words far out would drown in their own ' +
      'numbers, and a longer text would bring numbers larger than any in training. Divided by the length of the ' +
      'text, p/N, numbers stay between 0 and 1, but then one word further on means 1/N: {{short}} in a text of ten ' +
      'words, {{long}} in one of a thousand. Bounded, different at every position, and the same step in every text: ' +
      'that is what sines and cosines of several speeds give.',
  },
  columns: { positions: 'positions', sentence: 'sentence', place: 'position', word: 'word' },
};

/** Shown once the lab is loaded. */
export const later = {
  examples: {
    chase: { name: 'cat and mouse', first: 'The cat chases the mouse', second: 'The mouse chases the cat' },
    love: { name: 'who loves whom', first: 'John loves Mary', second: 'Mary loves John' },
    black: { name: 'the black cat', first: 'the black cat', second: 'cat the black' },
    sat: { name: 'the cat sat', first: 'The cat sat', second: 'sat cat The' },
  },
  reverse: 'Second = first, back to front',
  without: 'Without positions',
  with: 'With positions',
  firstSentence: 'first',
  secondSentence: 'second',
  scale: 'Outputs, {{dim}} numbers per row:',
  error: 'Largest difference along the lines:',
  alt: {
    without:
      'Attention outputs of “{{first}}” and “{{second}}” without positions, row by row, with lines ' +
      'between the same words.',
    with:
      'Attention outputs of “{{first}}” and “{{second}}” with positions added, row by row, with lines ' +
      'between the same words.',
  },
  warning:
    'The sentences do not hold the same words, so neither is the other reordered. Lines join the words that they ' +
    'share; those rows differ because the other words do, not because of the order.',
  none: 'none',
  nothing: 'nothing',
  quoted: '“{{word}}”',
  repeat:
    '“{{word}}” is at positions {{a}} and {{b}} of the first sentence. Its two outputs are {{without}} apart without ' +
    'positions, {{with}} with them.',
  words:
    '“{{first}}” and “{{second}}”, each word a vector of {{dim}} numbers, through one layer of attention, ' +
    'first without positions, then with them at α = {{alpha}}.',
  comment: 'vectors of length 1 in place of embeddings and weights: rows far out in the table',
};

export const questions = {
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
