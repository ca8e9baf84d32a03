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
  examples: {
    chase: { name: 'cat and mouse', first: 'The cat chases the mouse', second: 'The mouse chases the cat' },
    love: { name: 'who loves whom', first: 'John loves Mary', second: 'Mary loves John' },
    black: { name: 'the black cat', first: 'the black cat', second: 'cat the black' },
    sat: { name: 'the cat sat', first: 'The cat sat', second: 'sat cat The' },
  },
  weights: { seeded: 'random', identity: 'identity' },
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
  readout: {
    title: 'The word you are following',
    row: 'Token id, made up',
    first: 'Position in the first',
    second: 'Position in the second',
    without: 'Distance of outputs, without',
    with: 'Distance of outputs, with',
  },
  none: 'none',
  nothing: 'nothing',
  quoted: '“{{word}}”',
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
  repeat:
    '“{{word}}” is at positions {{a}} and {{b}} of the first sentence. Its two outputs are {{without}} apart without ' +
    'positions, {{with}} with them.',
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
  words:
    '“{{first}}” and “{{second}}”, each word a vector of {{dim}} numbers, through one layer of attention, ' +
    'first without positions, then with them at α = {{alpha}}.',
  columns: { positions: 'positions', sentence: 'sentence', place: 'position', word: 'word' },
  comment: 'vectors of length 1 in place of embeddings and weights: rows far out in the table',
};
