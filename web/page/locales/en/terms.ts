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
  examples: {
    chase: { name: 'cat and mouse', sentence: 'The cat chases the mouse' },
    love: { name: 'who loves whom', sentence: 'John loves Mary' },
    black: { name: 'the black cat', sentence: 'the black cat' },
    sat: { name: 'the cat sat', sentence: 'The cat sat' },
  },
  weights: { seeded: 'random', identity: 'identity' },
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
  words: 'The scores of “{{sentence}}” at width {{dim}} with {{heads}}, head {{head}} shown, α = {{alpha}}.',
  columns: { query: 'query', queryWord: 'query word', key: 'key', keyWord: 'key word' },
  comment: 'vectors of length 1 in place of embeddings and weights: rows far out in the table',
};
