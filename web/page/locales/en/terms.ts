import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'Four terms of a score',
  question: 'How much of a score is due to words, how much to positions?',
  lead:
    'A score is the query of one word times the key of another; both are made from a word’s vector *x* plus the ' +
    'vector *p* of its position, so it splits into four terms: [word with word](contentContent), [word with ' +
    'position](contentPosition), [position with word](positionContent) and [position with ' +
    'position](positionPosition), the query’s part named first. Switch each on or off and see how the attention ' +
    'weights change.',
  deeper:
    'A score says how much one word attends to another. Softmax turns the scores of a row into attention ' +
    'weights, which add up to 1.',
  made:
    'No model was trained for this. The words’ vectors are random numbers made from their letters (rows far out ' +
    'in the sinusoidal table, scaled to length 1). The weights begin as the identity, so that what you see is the ' +
    'vectors’ own doing; random weights are one choice away, but untrained as they are, their attention means ' +
    'nothing. The sums are exact all the same.',
  controls: 'Controls of the score',
  label: {
    example: 'Sentences',
    sentence: 'Sentence',
    alpha: 'Weight α of the positions',
    rooted: 'Words times √d, as in the paper',
    causal: 'Hide later words (causal mask)',
    biases: 'Biases in q, k and v',
    weights: 'Weights of q, k and v',
    dim: 'Width d (d_model)',
    heads: 'Heads',
    head: 'Head shown',
    seed: 'Random seed',
    query: 'Query: the word that looks',
    key: 'Key: the word looked at',
    term: 'Multiplied out',
  },
  names: {
    contentContent: 'word · word',
    contentPosition: 'word · position',
    positionContent: 'position · word',
    positionPosition: 'position · position',
  },
  weights: { seeded: 'random', identity: 'identity' },
  readout: {
    title: 'The pair of words you are pointing at',
    whole: 'q · k / √dₖ at once',
    weight: 'Attention weight',
    distance: 'Key minus query',
  },
  notice: 'What to notice',
  captionSum:
    'The four maps add up to the score, cell by cell. Multiplying query and key directly gives the same; over all ' +
    'cells the two ways differ by at most {{error}}.',
  captionOff: 'Softmax now sees the score without {{off}}. Compare the attention weights with those of the full sum.',
  captionNone: 'With all four off, every score is 0 and all keys that may be seen get the same attention weight.',
  captionSeeded:
    'It is often said that position · position depends only on the offset. With these weights it does not: along one ' +
    'diagonal it varies by as much as {{spread}}. Set the weights back to identity.',
  captionIdentity:
    'With identity weights position · position depends only on the offset: along any diagonal it varies by no more ' +
    'than {{spread}}, which is rounding. Set the weights to random and see whether that lasts.',
  captionAlpha: 'At α = 0 only word · word is left, and the order of the words is forgotten.',
  askTitle: 'Try before you look',
  ask:
    'Keep the identity weights and leave only position · position on. Which word does each word attend to most, and ' +
    'does it matter which words they are?',
  answerTitle: 'Show the answer',
  answer:
    'Each attends most to itself and, as a rule, next most to its neighbours, whatever the words: the term is the ' +
    'sum of the cosines of all angles between two positions, and that is largest at offset 0. Trained weights are ' +
    'anything but the identity; with them this term can prefer the word before, or one three positions on.',
  fine: 'The fine print',
  fineDistance:
    'One lesson says that position · position depends on the offset only. That holds when the product of the two ' +
    'weight matrices commutes with the rotations of all pairs, as the identity does. For weights in general it is ' +
    'not true; in RoPE, whole scores depend on positions only through the offset.',
  fineSoftmax:
    'Here a word is a row, queries go down and keys across, so softmax runs along rows. One lesson writes words ' +
    'as columns, S = KᵀQ, and then it runs along columns. In both it runs over the keys.',
  fineBias:
    'The lesson leaves biases out. Where there are any, they are counted with the words here, so that the four ' +
    'terms still add up to the whole.',
  columns: { query: 'query', queryWord: 'query word', key: 'key', keyWord: 'key word' },
};

/** Shown once the lab is loaded. */
export const later = {
  examples: {
    chase: { name: 'cat and mouse', sentence: 'The cat chases the mouse' },
    love: { name: 'who loves whom', sentence: 'John loves Mary' },
    black: { name: 'the black cat', sentence: 'the black cat' },
    sat: { name: 'the cat sat', sentence: 'The cat sat' },
  },
  headCount_one: '{{count}} head',
  headCount_other: '{{count}} heads',
  score: 'score',
  weight: 'attention weight (softmax over the keys)',
  output: 'Output: the values, summed with those weights',
  highest: 'Highest: “{{query}}” with “{{key}}”, {{value}}.',
  spoken: '“{{query}}” with “{{key}}”: score {{score}}, attention weight {{weight}}.',
  alt: '{{title}}, for every pair of words of “{{sentence}}”: queries down, keys across.',
  outputAlt: 'Attention output for “{{sentence}}”, a row of {{dim}} numbers for each word.',
  scaleScores: 'Terms and score:',
  scaleShares: 'Attention weights:',
  scaleOutput: 'Output:',
  masked: 'masked',
  words: 'The scores of “{{sentence}}” at width {{dim}} with {{heads}}, head {{head}} shown, α = {{alpha}}.',
  comment: 'vectors of length 1 in place of embeddings and weights: rows far out in the table',
};

export const questions = {
  which: {
    ask: 'Which term multiplies a query made from the position with a key made from the word?',
    right: 'The query comes first: position · word.',
    options: {
      contentContent: 'word · word',
      contentPosition: 'word · position',
      positionContent: 'position · word',
      positionPosition: 'position · position',
    },
    mistakes: {
      contentContent: 'There is no position in it: order has no effect on this term.',
      contentPosition: 'The other way round: here the word asks and the position answers.',
      positionPosition: 'There is no word in it.',
    },
  },
  cell: {
    ask:
      'This map is *word · position* for “{{sentence}}”: queries down, keys across. Click the cell where the word ' +
      '“{{word}}” asks about the position of “{{other}}”.',
    right: 'The word that looks gives the row, the one looked at the column.',
    mistakes: {
      turned: 'Row and column exchanged. This term is not symmetric: here “{{other}}” asks.',
      one: 'One too far up and to the left: count the positions from 0.',
      self: 'Here “{{word}}” asks about its own position.',
    },
  },
  sum: {
    ask:
      'For one pair of words, the terms are: word · word {{cc}}, word · position {{cp}}, position · word {{pc}}, ' +
      'position · position {{pp}}. What is the score?',
    right: '(*x* + *p*) · (*x* + *p*) multiplied out has four products, and the score is their sum.',
    mistakes: {
      pure: 'The two mixed terms are missing: words ask about positions too, and positions about words.',
      twice: 'The terms have been divided by √*dₖ* already.',
      query: 'Those are only the terms in which the word asks. Its position asks too.',
    },
  },
  divided: {
    ask: 'Width {{dim}}, {{heads}} heads. By which number are the products divided before softmax?',
    right: 'By √*dₖ*, where *dₖ* is the width of one head: *d* divided by the heads.',
    mistakes: {
      width: 'That is √*d*. Each head multiplies vectors of its own, narrower width.',
      rootless: 'The root is missing: products of random vectors grow with √*dₖ*, not with *dₖ*.',
    },
  },
  softmax: {
    ask: 'In the map of attention weights, queries go down and keys across. What adds up to 1?',
    right: 'Softmax runs over the keys of one query, and these are a row.',
    options: { rows: 'each row', columns: 'each column', all: 'all cells together', none: 'nothing in particular' },
    mistakes: {
      columns: 'So it is where words are columns, S = KᵀQ, as one lesson writes. Here a query is a row.',
      all: 'Each query shares out its own 1.',
      none: 'That holds for scores. Softmax makes them shares of 1.',
    },
  },
  off: {
    ask:
      'All four terms are off and the causal mask is on. {{count}} words, positions counted from 0. How large is the ' +
      'attention weight of the word at position {{query}} for the word at position 0?',
    right: 'All scores are 0, so all keys that may be seen get the same: 1 / ({{query}} + 1), itself included.',
    mistakes: {
      zero: 'A score of 0 is not a weight of 0: softmax raises e to it, and e⁰ = 1.',
      all: 'The mask hides the later words, and they get nothing.',
      before: 'A word sees itself too.',
    },
  },
  most: {
    ask:
      'Identity weights, and only position · position is on. To which position does the word at position {{query}} ' +
      'of “{{sentence}}” attend most? Positions count from 0.',
    right: 'To its own: the term is a sum of cosines of angles, and at offset 0 all of them are 1.',
    mistakes: {
      before: 'Next door comes second. At offset 0 the sum of the cosines is largest.',
      after: 'Next door comes second. At offset 0 the sum of the cosines is largest.',
      first: 'Position 0 is nothing special here: only the offset counts.',
    },
  },
  spread: {
    ask:
      'Weights are random. A lesson says that position · position depends on the offset only. What do you expect ' +
      'along a diagonal of that map?',
    right:
      'It varies, by up to {{spread}} here. It depends on the offset alone only if the product of the two weight ' +
      'matrices commutes with the rotations, as the identity does.',
    options: {
      varies: 'different numbers',
      distance: 'one number, because the offset is the same',
      words: 'different numbers, because the words differ',
    },
    mistakes: {
      distance:
        'True of the identity. Weights in general mix pairs of different speeds, and then the position counts too.',
      words: 'They differ, but not for that reason: there is no word in this term.',
    },
  },
  share: {
    ask:
      'A query sees two keys, with the scores {{first}} and {{second}}. How large is the attention weight of the ' +
      'first?',
    right: 'exp(first) / (exp(first) + exp(second)). Only the difference of the scores counts.',
    mistakes: {
      other: 'That is the weight of the second.',
      linear: 'Softmax does not compare the scores, but e to the scores.',
      half: 'Equal shares are for equal scores.',
    },
  },
  alpha: {
    ask:
      'At α = 1 a score is the sum of word · word {{cc}}, word · position {{cp}}, position · word {{pc}} and ' +
      'position · position {{pp}}. What is it at α = {{alpha}}?',
    right: 'The mixed terms have one position and grow by α, position · position has two and grows by α².',
    mistakes: {
      linear: 'In position · position both sides grow: α².',
      whole: 'Word · word has no position in it, and position · position has two.',
      same: 'α multiplies the positions, so that every term with a position changes.',
      square: 'The mixed terms have only one position: α, not α².',
    },
  },
  ranked: {
    ask:
      'Identity weights, width {{dim}}, only position · position is on. Arrange the positions by the attention of ' +
      'the word at position {{query}}, the most first.',
    right: 'The sum of cosines falls at first and then rises again: position {{fifth}} is more like it than {{third}}.',
    options: { a: 'position {{a}}', b: 'position {{b}}', c: 'position {{c}}', d: 'position {{d}}' },
    mistakes: {
      near:
        'As a rule, yes. But after 5 positions the fastest hand is on its way back, so {{fifth}} comes before ' +
        '{{third}}.',
      reversed: 'That is from the least to the most.',
    },
  },
} satisfies BankWords;
