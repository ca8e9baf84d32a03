import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'The whole family',
  question: 'RoPE, ALiBi, T5, learned tables: what does each do to a score?',
  lead:
    'An encoding can enter attention in three places: [added](vectors) to the vectors of the words, as a ' +
    '[rotation](turn) of queries and keys, or directly on the [scores](bias). Every encoding, and also a head ' +
    'without any, gets the same words, and you see how each changes a score with the offset between two words.',
  deeper:
    'The sinusoidal table and the learned one are added; queries and keys are rotated by {{turn}}; scores are ' +
    'changed by {{bias}}.',
  where:
    'Words are vectors made up from their letters, as in “Order matters”. What encodings learn really was learned: ' +
    'the table, the vectors of Shaw and the biases of T5 come from small models, trained to give the word three ' +
    'positions back. The other encodings were not trained: whatever they would learn is set to its simplest values. ' +
    'Each position only looks back, as in a decoder.',
  presets: 'What to see',
  preset: {
    lesson000: {
      name: 'Learned table',
      about: 'where it ends',
      note:
        'Two lessons set the learned table against the sinusoidal one: parameters against none, a fixed length ' +
        'against any. At position {{trained}} the learned table simply has no row.',
    },
    rope: {
      name: 'RoPE',
      about: 'with both pairings',
      note:
        'One lesson leaves RoPE as an exercise, with an empty function. Here it is whole, and below are its two ' +
        'pairings: a program must know which one its weights need.',
    },
    lesson004: {
      name: 'ALiBi',
      about: 'with 12 heads',
      note:
        'One lesson calls ALiBi very simple: a bias on the scores that depends on the positions. With 12 heads, ' +
        'which is not a power of two, the slopes do not fall evenly: after the eighth they start again from the ' +
        'steep end, between the first ones. Shown is head 9, the steepest of all.',
    },
    shaw: {
      name: 'Shaw',
      about: 'is arXiv {{shaw}}',
      note:
        'One lesson links arXiv {{shaw}} as Transformer-XL. That paper is Shaw’s, which clips the offset; ' +
        'Transformer-XL is {{xl}}.',
    },
  },
  controls: 'Controls of the family',
  label: {
    family: 'Encoding',
    content: 'Words',
    sentence: 'Sentence',
    weights: 'Weights of q and k',
    show: 'Show',
    length: 'Positions',
    trained: 'Trained length',
    dim: 'Width of the head (head_dim)',
    heads: 'Heads',
    head: 'Head shown',
    pairing: 'Pairing that the weights were trained for',
    query: 'Query position',
    seed: 'Random seed',
  },
  hint:
    'Click a card to see an encoding large. Click or drag on the triangle, or focus it and use the arrow keys, to ' +
    'choose the query position.',
  contents: { same: 'one word everywhere', sentence: 'the sentence, repeated', random: 'another word each time' },
  weights: { identity: 'identity', seeded: 'random' },
  shows: { effect: 'what it adds to the score', score: 'the score', share: 'the attention weight' },
  pairings: {
    rotateHalf: 'i with i + d/2 (GPT-NeoX, most models in Hugging Face)',
    interleaved: '2i with 2i + 1 (the paper, GPT-J, Meta)',
  },
  cardsAbout:
    'Each card has a scale of its own, printed on it. Grey is what training never saw: an added table has never seen ' +
    'a position past the trained length, whatever the offset; the others lack only the large offsets. T5 shows what ' +
    'it was trained for: nearly every head’s bias is highest three positions back. The learned table and Shaw’s ' +
    'vectors meet words here that their training did not have, so compare the kind of curve, not its exact shape.',
  facts: { parameters: 'Learned numbers', kept: 'Numbers kept', paper: 'Paper', models: 'Used by' },
  axisDistance: 'offset back →',
  axisKey: 'key →',
  axisQuery: 'query',
  axisHead: 'head →',
  axisSlope: 'slope',
  axisValue: { effect: 'added to the score', score: 'score', share: 'attention weight' },
  notice: 'What to notice',
  caption:
    'Of the attention of position {{query}}, {{share}}% goes to the {{span}} nearest words ({{name}}); without ' +
    'any encoding it is {{without}}%.',
  captionMore:
    'Change the words: the curves of ALiBi, T5 and KERPLE stay as they are, because they depend only on the offset. ' +
    'All the others bend with the words. Go back to one word everywhere and move the query: drawn by offset, the ' +
    'curves of the relative ones stay as they are; those of the added tables do not.',
  layer: {
    title: 'One layer of attention, and where the encoding enters it',
  },
  turning: {
    title: 'How q and k are rotated',
    about:
      'Each circle is one pair of channels of the head, the fastest first: the query and the key before and after ' +
      'the rotation, and below them what the pair adds to their product. Move both words on: every arrow rotates, ' +
      'and no product changes.',
    distance: 'Offset from key to query',
    on: 'Both words moved on by',
    query: 'query',
    key: 'key',
    before: 'before the rotation',
    dial: 'Pair {{pair}} gives {{product}}',
    says:
      'Query at {{query}}, key at {{key}}, {{distance}} apart: the score is {{score}}. Without the rotation it would ' +
      'be {{plain}}.',
  },
  pairingTitle: 'The two pairings of RoPE',
  pairingAbout:
    'Which two channels make a pair? The paper takes neighbours, *2i* and *2i\u00a0+\u00a01*; GPT-NeoX and most ' +
    'models in Hugging Face take *i* and *i + d/2*. Trained from the start, either is as good as the ' +
    'other. Weights loaded into code with the other pairing give wrong scores without any error.',
  pairingText:
    'Trained for: {{trained}}; run with: {{other}}. Scores change by up to {{largest}}. With queries rotated one way ' +
    'and keys the other, it is worse still: at one and the same offset the effect varies by {{mixed}}. Put the ' +
    'channels in the other order, as conversion scripts do with the weights, and the scores agree again: the ' +
    'residual is {{healed}}, which is rounding.',
  slopeTitle: 'The slopes of all heads',
  slopeText:
    'Head {{head}} of {{heads}} has slope {{slope}}: a key {{window}} positions back counts a hundred times less ' +
    'than the query’s own, other things being equal. That is about how far it sees.',
  compareTitle: 'All of them compared',
  compareAbout:
    'Two lessons compare two encodings in words. Here are {{all}} with numbers, for the sizes above. “Kept” is what ' +
    'a program holds for this length; a bias that is written out needs heads × positions² more. Two columns were ' +
    'measured on {{positions}} positions with random weights: how much the effect differs at equal offset when all ' +
    'words are the same (0 means relative), and how much it changes with the words.',
  column: {
    family: 'encoding',
    kind: 'where it enters',
    parameters: 'learned numbers',
    kept: 'numbers kept',
    relative: 'differs at equal offset',
    words: 'changes with the words',
    past: 'past the trained length',
    models: 'used by',
  },
  usersPartly: '{{users}}: in one layer of {{every}}',
  askTitle: 'Try before you look',
  ask: 'ALiBi for 12 heads: is head 12 the one that sees farthest?',
  answerTitle: 'Show the answer',
  answer:
    'No, head 8 is. The first eight heads take the slopes for eight, 1/2 to 1/256; the other four take every ' +
    'other slope of those for sixteen: 0.7071, 0.3536, 0.1768 and 0.0884. So head 9 is the most short-sighted of ' +
    'all, and head 12 sees some 50 positions, head 8 more than a thousand.',
  fine: 'The fine print',
  fineTrained:
    'What was learned comes from `{{command}}`: a model of one layer for each width and each trained length, ' +
    '{{steps}} steps on sentences of {{shortest}} words and more; all of them answer correctly. The numbers are ' +
    'rounded to whole ones from −28 to 28 times a scale. T5’s far buckets, which training never met, are at 0 as at ' +
    'the start; Shaw’s vectors are always those of the longer sentences. The model with T5 has eight heads; a ninth ' +
    'shows the first again.',
  finePrecompute:
    'A table without parameters is worked out once, for the longest text, and cut: its first rows are those of a ' +
    'short one. In PyTorch it is registered as a buffer, which is saved and moved with the model but not trained. ' +
    'That is why “numbers kept” grows with the positions where “learned numbers” does not.',
  fineXl:
    'The Transformer-XL of a lesson’s list is arXiv {{xl}}; the number printed there, {{shaw}}, is Shaw’s ' + 'paper.',
  fineGpt: 'One lesson says that GPT-4 uses RoPE. Its makers have not published that, so it is in no table here.',
  fineAlibi:
    'ALiBi’s own code adds slope × position of the key instead of taking away slope × offset. Along a row the two ' +
    'differ by a constant, which softmax forgets.',
};

/** Shown once the lab is loaded. */
export const later = {
  sentence: 'The cat sat',
  cards: 'What each encoding adds to the score, by offset',
  span: '{{low}} to {{high}}',
  unseen: 'never seen in training',
  ended: 'the table ends: {{rows}} rows',
  matrix: {
    effect: 'What the encoding adds to the score of each query and key.',
    score: 'The score of each query and key, with the encoding.',
    share: 'The attention weight of each query and key: the scores after softmax.',
  },
  chart: {
    effect: 'What the encoding adds to the scores of position {{query}}, by offset',
    score: 'Scores of position {{query}} by offset, without and with the encoding',
    share: 'Attention weights of position {{query}} by offset, without and with the encoding',
  },
  line: { right: 'the pairing of training', wrong: 'the other one' },
  row:
    '{{name}}, position {{query}}: the word just before is changed by {{near}}, the one {{distance}} back by ' +
    '{{far}}.',
  noRow: 'Position {{query}} has no row in a table of {{rows}}; the last one that has is shown.',
  layer: {
    words: 'words',
    table: '+ table',
    turn: 'rotation',
    bias: '+ bias',
    sum: 'sum of v',
    says:
      '{{name}}, position {{query}} and the word before it: the score is {{score}}, of which {{effect}} comes from ' +
      'the encoding; the attention weight is {{share}}.',
  },
  pairingChart: 'Scores of position {{query}} by offset, with the pairing of training and with the other',
  slopeChart: 'The slopes of {{heads}} heads on a logarithmic scale',
  slopesPower: '{{heads}} is a power of two, so each slope is the same fraction of the one before.',
  slopesOther:
    '{{heads}} is not a power of two: first come the slopes for {{below}} heads, then the first, third, fifth … of ' +
    'those for {{above}}, until there are {{rest}} more. Hence the jump back up.',
  endsAt: 'ends: {{rows}} rows',
  comment: 'vectors of length 1 in place of embeddings and weights: rows far out in the table',
  words:
    '{{all}} encodings on {{length}} positions, trained up to {{trained}}, in one head of width {{dim}} (head ' +
    '{{head}} of {{heads}}). Words: {{content}}; weights: {{weights}}.',
};

export const questions = {
  where: {
    ask: 'How does order enter attention with {{name}}?',
    right: 'Tables are added to the vectors, RoPE rotates queries and keys, the others act on the scores.',
    options: {
      vectors: 'by adding to the vectors of the words',
      turn: 'by rotating queries and keys',
      bias: 'by changing the scores directly',
      values: 'through the values',
    },
    mistakes: {
      vectors: 'Only tables are added to the vectors: the sinusoidal and the learned one.',
      turn: 'RoPE rotates queries and keys. {{name}} leaves them as they are.',
      bias: 'Nothing is put on the scores by {{name}}: they change because queries and keys have been rotated.',
      values: 'Values are left alone by {{name}}: it changes which words are attended to, not what they say.',
    },
  },
  paper: {
    ask: 'A lesson links {{paper}} under the wrong name. Whose paper is it?',
    right: 'It is Shaw’s, which clips the offset. Transformer-XL is arXiv 1901.02860.',
    options: { shaw: 'Shaw', transformerXl: 'Transformer-XL', rotary: 'RoPE', t5: 'T5' },
    mistakes: {
      transformerXl: 'So the lesson says. Transformer-XL is arXiv 1901.02860.',
      rotary: 'RoPE is arXiv 2104.09864.',
      t5: 'T5 is arXiv 1910.10683.',
    },
  },
  ends: {
    ask:
      'A learned table of {{trained}} rows; the text has {{length}} positions. What is the last position that has a ' +
      'row?',
    right: 'Rows count from 0, one for each position. After the last there is nothing to look up.',
    mistakes: {
      count: 'That is the number of rows. The first one is row 0.',
      text: 'A formula could go on. A learned table has only its rows.',
    },
  },
  farthest: {
    ask: 'ALiBi with {{heads}} heads: which head, counted from 1, sees farthest?',
    right:
      'Heads 1 to {{below}} take the slopes for {{below}} heads; from head {{next}} on, steeper ones fill the gaps.',
    mistakes: {
      last: '{{heads}} is not a power of two: after head {{below}} the slopes start again from the steep end.',
      first: 'Slopes fall from head to head at first. A steep slope sees only what is near.',
      steepest: 'That is the most short-sighted of all: the steepest slope takes most away.',
    },
  },
  bucket: {
    ask:
      'T5 in a decoder: offsets 0 to 15 have a bucket each; from 16 on it is bucket 16 + ⌊16 · log₈(offset / 16)⌋, ' +
      'at most 31. Which bucket does offset {{distance}} fall into?',
    right:
      'Large offsets share buckets, which widen roughly by the same factor: from {{last}} on everything is in the ' +
      'last.',
    mistakes: {
      own: 'Only offsets up to 15 have buckets of their own.',
      last: 'The last bucket begins at offset {{last}}.',
      equal: 'These buckets are not equally wide: they widen roughly by the same factor.',
    },
  },
  drift: {
    ask:
      'One word everywhere, random weights. Each curve is what an encoding adds to the score at offset {{distance}}, ' +
      'while both words move on together: sinusoidal table, RoPE, ALiBi. Click the one that is not relative.',
    right: 'The sinusoidal table is added before the weights, which mix its waves: the position counts as well.',
    mistakes: {
      flat: 'A flat curve is what relative means: only the offset counts. It is RoPE’s or ALiBi’s.',
    },
  },
  words: {
    ask: 'All words are replaced by others. Whose addition to the score stays as it is?',
    right: 'It is a number for each offset, added to the score whatever the words.',
    options: {
      alibi: 'ALiBi’s',
      t5: 'T5’s',
      kerple: 'KERPLE’s',
      rotary: 'RoPE’s',
      sinusoidal: 'the sinusoidal table’s',
      shaw: 'Shaw’s',
    },
    mistakes: {
      rotary: 'What is rotated are the words themselves, so the effect differs from word to word.',
      sinusoidal: 'Word plus position, times word plus position: two of the four terms mix word and position.',
      shaw: 'Its vectors are multiplied with the query, and the query comes from the word.',
    },
  },
  partner: {
    ask:
      'RoPE as in GPT-NeoX and Hugging Face, heads of width {{headDim}}, channels counted from 0. Which channel is ' +
      'rotated together with channel {{channel}}?',
    right: 'Channel *i* is paired with *i* + *d*/2.',
    mistakes: {
      neighbour: 'So the paper, GPT-J and Meta’s code pair them: 2*i* with 2*i* + 1.',
      mirror: 'The halves are not folded on each other: the first of one goes with the first of the other.',
    },
  },
  loaded: {
    ask: 'Weights trained for one pairing of RoPE are loaded into code with the other. What happens?',
    right: 'Every shape fits, nothing complains, and here scores change by up to {{change}}.',
    options: {
      silent: 'scores are wrong, without any error',
      same: 'nothing: one pairing is as good as the other',
      error: 'the program stops with an error',
      distance: 'scores no longer depend on the offset alone',
    },
    mistakes: {
      same: 'Trained from the start, yes. But trained weights expect their own partners.',
      error: 'Both pairings take the same shapes: there is nothing to notice.',
      distance: 'They still do, since queries and keys are rotated alike. Only mixing the two would break that.',
    },
  },
  unseen: {
    ask:
      'RoPE, head width {{dim}}, base 10000, trained on {{trained}} positions. How many of the {{pairs}} pairs do ' +
      'not complete one turn within that length?',
    right: 'Those with a wavelength 2π · 10000^(2*i*/*d*) above {{trained}}. Farther out they show angles never seen.',
    mistakes: {
      turned: 'Those are the ones that do complete a turn.',
      channels: 'Those are channels. Two of them are one pair.',
      radians: 'You left out 2π: a turn is not one radian.',
    },
  },
  window: {
    ask:
      'ALiBi, head {{head}} of {{heads}}, slope {{slope}}. At which offset does a key count a hundred times less ' +
      'than the query’s own, other things being equal?',
    right: 'Softmax raises e to the scores, so slope · offset must reach ln 100 ≈ 4.6.',
    units: { positions: 'positions' },
    mistakes: {
      ten: 'That is the logarithm to base 10. Softmax is made of powers of e.',
      hundred: 'The score is lower by slope · offset. A weight is e to the score, so ln 100 is enough.',
      once: 'There the weight has fallen to 1/e, about 37%.',
    },
  },
  learned: {
    ask:
      'Head width {{dim}}, {{heads}} heads, a learned table of {{trained}} rows. Arrange by how many numbers ' +
      'training has to find, the fewest first.',
    right:
      'ALiBi {{alibi}}, KERPLE {{kerple}} (two a head), T5 {{t5}} (32 a head), the table {{learned}} (rows × heads × ' +
      'head width).',
    options: { alibi: 'ALiBi', kerple: 'KERPLE', t5: 'T5', learned: 'learned table' },
    mistakes: {
      table: 'A table has a whole row of numbers for each position.',
      reversed: 'That is from the most to the fewest.',
    },
  },
} satisfies BankWords;
