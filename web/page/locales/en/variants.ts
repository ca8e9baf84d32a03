export default {
  title: 'Variants and mistakes',
  question: 'Which formula does your library really use?',
  lead:
    'A table of positions can be wrong and still look right. Is it a good table *in itself*, and what happens when ' +
    'a model that was [trained with](trained) one is [given](given) another?',
  deeper:
    'Side by side: the paper’s table, the same with its columns in another order, one with slightly different ' +
    'frequencies, and four slips: one from a lesson’s code, one that the wording of another invites, one ' +
    'that a third warns of, and single precision at every step. Its fingerprint says whether a table is good in ' +
    'itself; what a model makes of the swap is another matter.',
  where:
    'Here *p* is the position, *c* the number of the column and *i* that of its pair, *i* = ⌊*c*/2⌋. Even ' +
    'columns take the sine, odd ones the cosine.',
  presets: 'Mistakes by name',
  preset: {
    lesson002: {
      name: '2 · 2i/d',
      about: 'exponent doubled',
      note:
        'One lesson loops over the columns and writes `2 * i / d` with the index of the column, `2 * (i + 1) / d` ' +
        'for the cosine. The exponent runs twice as far, so that half of the columns hardly move; and a sine and ' +
        'its cosine turn at different speeds, so that no matrix shifts a position any more.',
    },
    wrongDivision: {
      name: 'p / div_term',
      about: 'with div_term = base^(−2i/d)',
      note:
        'One lesson lists `position / div_term` among the mistakes. With that lesson’s own `div_term`, the ' +
        'exponential of a negative number, it is one: dividing by a reciprocal multiplies. Instead of ever more ' +
        'slowly, the pairs turn ever faster, most of them more than once per position, and neighbours have almost ' +
        'nothing in common.',
    },
    rightDivision: {
      name: 'p / div_term, right',
      about: 'with div_term = base^(2i/d)',
      note:
        'The very same line is right where `div_term` is `base ** (2 * i / d)`, as in the paper’s formula. What ' +
        'is wrong is neither multiplying nor dividing, but combining one with the other’s `div_term`.',
    },
    unpaired: {
      name: 'i is the column',
      about: 'exponent c/d',
      note:
        'One lesson calls *i* “the dimension”. Taken literally, that gives every column a frequency of its own. ' +
        'The table looks like the paper’s, yet a sine no longer has its cosine: the norms vary, and the shift is ' +
        'no rotation.',
    },
    halves: {
      name: 'RoFormer',
      about: 'sines, then cosines',
      note:
        'The same numbers in another order of columns, as in RoFormer, Transformer-XL and Hugging Face’s port of ' +
        'Marian. The dot products of positions do not change at all, so a model trained with it is just as good, ' +
        'but its weights do not fit a model of the other order.',
    },
    ladder: {
      name: 'fairseq',
      about: 'the d/2 − 1 ladder',
      note:
        'The ladder of fairseq, tensor2tensor, Whisper and Marian itself ends at exactly 1/base. That is not another ' +
        'order: every frequency after the first differs a little. At d = 512 a test of three decimals on the first ' +
        'four columns of position 1 cannot tell the two tables apart; at position 50 the first eight columns differ ' +
        'by up to 0.015.',
    },
    farOut: {
      name: 'float32',
      about: 'far out, near 65535',
      note:
        'The usual code rounds every step to single precision. Near position 65535 the third decimal is wrong: no ' +
        'position is mistaken for another yet, but the scores of pairs at equal offset begin to differ.',
    },
  },
  controls: 'Controls of the variants',
  label: {
    trained: 'Trained with',
    given: 'Given instead',
    compare: 'Compare',
    positions: 'Positions',
    first: 'First position',
    dim: 'Width d (d_model)',
    base: 'Base',
    row: 'Row pointed at, from 0',
  },
  names: {
    paper: 'the paper’s',
    concatenated: 'concatenated',
    halfMinusOne: 'd/2 − 1 ladder',
    doubledExponent: 'doubled exponent',
    unpairedExponent: 'exponent without pairing',
    reciprocal: 'divided by the reciprocal',
    float32Angles: 'float32 angles',
  },
  exponents: {
    paper: '2i/d',
    concatenated: '2i/d, sines first',
    halfMinusOne: 'i/(d/2 − 1)',
    doubledExponent: '2c/d',
    unpairedExponent: 'c/d',
    reciprocal: '−2i/d',
    float32Angles: '2i/d, every step rounded',
  },
  key:
    'Each position is a line, from the top down; each column of the table runs from top to bottom. Blue is 1, ' +
    'white 0, red −1.',
  trainedWith: 'trained with',
  hint:
    'Click a table to give it to the model in place of the one it was trained with. Click or drag on the square, or ' +
    'focus it and use the arrow keys, to point at a row.',
  fingerprints: 'Fingerprints of all tables; scrolls',
  fingerprintsAbout: 'Fingerprints. The last two columns compare with the table of training: {{trained}}.',
  table: 'table',
  column: {
    norm: 'row norm',
    adjacent: 'cosine of neighbours',
    shift: 'shift error',
    constant: 'columns that hardly move',
    closest: 'closest rows',
    own: 'most like its own trained row',
    cosine: 'mean cosine with it',
  },
  range: '{{low}} to {{high}}',
  anyFits: 'too few rows to tell',
  ofAll: '{{count}} of {{all}}',
  closestRows: '{{first}} and {{second}}: {{distance}}',
  closestTie: '{{count}} pairs tie: {{distance}}',
  swapTitle: 'The swap: a model trained with one table is given another',
  compare: { rows: 'rows with trained rows', scores: 'position · position before and after' },
  matrix: {
    rows: 'Cosine of each given row with each trained row; dots mark the most similar.',
    scores: 'Dot products between positions under the given table, minus those under the table of training.',
  },
  chart: {
    rows: 'By position: the cosine with the position’s own trained row, and with the most similar of all trained rows',
    scores: 'Dot products of position {{position}} with every position, under both tables',
  },
  axisGiven: 'position given →',
  axisTrained: 'position trained with →',
  axisQuery: 'position',
  axisKey: 'other position →',
  nounOfRow: 'given row',
  nounOfColumn: 'trained row',
  axisValue: { rows: 'cosine', scores: 'dot product' },
  line: { own: 'its own row', nearest: 'the most similar', trained: 'trained with', given: 'given' },
  verdict: {
    same: 'Both are the same table, and the model notices nothing.',
    moved:
      'Between positions nothing changes: all dot products are the same, rounding aside. Trained with the table ' +
      '“{{given}}” from the start, a model would be as good. But the rows themselves are different (mean cosine ' +
      '{{cosine}}): weights that learned “{{trained}}” read them wrongly, and for only {{own}} of {{all}} positions ' +
      'is the most similar trained row their own.',
    close:
      'The swap goes almost unnoticed: all {{all}} positions are most like their own trained row, with a mean ' +
      'cosine of {{cosine}}; dot products change by up to {{change}}.',
    found:
      'Every one of the {{all}} positions is still most like its own trained row, but the mean cosine is only ' +
      '{{cosine}}, and dot products change by up to {{change}}.',
    some:
      'For {{own}} of {{all}} positions the most similar trained row is still their own; the others are taken for a ' +
      'different one. The mean cosine is {{cosine}}, and dot products change by up to {{change}}.',
    lost:
      'For only {{own}} of {{all}} positions is the most similar trained row their own: the model takes nearly every ' +
      'position for another. The mean cosine is {{cosine}}, and dot products change by up to {{change}}.',
  },
  row: {
    right: 'The row given for position {{position}} is most like the trained one of the same position; cosine {{own}}.',
    wrong:
      'The row given for position {{position}} is most like the trained row of position {{taken}} (cosine ' +
      '{{cosine}}); with its own it has {{own}}.',
    scores: 'The dot product of positions {{position}} and {{next}} was {{before}} in training and is {{after}} now.',
  },
  notice: 'What to notice',
  caption:
    'Four things hold for the paper’s table: all rows have the same norm, neighbours always have the same cosine, ' +
    'one matrix shifts every position, and most columns move. Reordering the columns keeps all four. The doubled ' +
    'exponent loses them: here its norms run from {{low}} to {{high}}, and {{still}} of {{dim}} columns hardly ' +
    'move, against {{paperStill}} of the paper’s. The reciprocal keeps all four as well, and yet neighbouring ' +
    'positions have little in common: their cosine is {{strangers}}, against {{paperCosine}} in the paper’s. A ' +
    'fingerprint describes a table; it does not grade it.',
  askTitle: 'Try before you look',
  ask:
    'The concatenated table has the same fingerprint as the paper’s, and the same dot products. May a model ' +
    'that was trained with one be given the other?',
  answerTitle: 'Show the answer',
  answer:
    'No. A trained model does not see dot products alone: its weights expect each wave in its own column. At ' +
    'd = {{dim}} the most similar trained row is the position’s own for only {{own}} of {{all}} positions, and the ' +
    'mean cosine is {{cosine}}. Either table would have been a good choice *before* training. When weights move from ' +
    'one program to another, the order of the columns has to move with them, or the weights must be permuted.',
  words:
    'Seven tables of {{positions}} positions, from {{first}} to {{last}}, with a width of {{dim}} and base ' +
    '{{base}}. A model was trained with “{{trained}}” and is given “{{given}}”.',
};
