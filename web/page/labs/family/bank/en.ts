import type { BankWords } from '../../../quiz/question.ts';

export default {
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
