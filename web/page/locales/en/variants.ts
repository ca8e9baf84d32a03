import type { BankWords } from '../../quiz/words.ts';

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
  hint:
    'Click a table to give it to the model in place of the one it was trained with. Click or drag on the square, or ' +
    'focus it and use the arrow keys, to point at a row.',
  fingerprintsAbout: 'Fingerprints. The last two columns compare with the table of training: {{trained}}.',
  column: {
    norm: 'row norm',
    adjacent: 'cosine of neighbours',
    shift: 'shift error',
    constant: 'columns that hardly move',
    closest: 'closest rows',
    own: 'most like its own trained row',
    cosine: 'mean cosine with it',
  },
  swapTitle: 'The swap: a model trained with one table is given another',
  compare: { rows: 'rows with trained rows', scores: 'position · position before and after' },
  axisGiven: 'position given →',
  axisTrained: 'position trained with →',
  axisQuery: 'position',
  axisKey: 'other position →',
  axisValue: { rows: 'cosine', scores: 'dot product' },
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
};

/** Shown once the lab is loaded. */
export const later = {
  key:
    'Each position is a line, from the top down; each column of the table runs from top to bottom. Blue is 1, ' +
    'white 0, red −1.',
  trainedWith: 'trained with',
  fingerprints: 'Fingerprints of all tables; scrolls',
  table: 'table',
  range: '{{low}} to {{high}}',
  anyFits: 'too few rows to tell',
  ofAll: '{{count}} of {{all}}',
  closestRows: '{{first}} and {{second}}: {{distance}}',
  closestTie: '{{count}} pairs tie: {{distance}}',
  matrix: {
    rows: 'Cosine of each given row with each trained row; dots mark the most similar.',
    scores: 'Dot products between positions under the given table, minus those under the table of training.',
  },
  chart: {
    rows: 'By position: the cosine with the position’s own trained row, and with the most similar of all trained rows',
    scores: 'Dot products of position {{position}} with every position, under both tables',
  },
  nounOfRow: 'given row',
  nounOfColumn: 'trained row',
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
  words:
    'Seven tables of {{positions}} positions, from {{first}} to {{last}}, with a width of {{dim}} and base ' +
    '{{base}}. A model was trained with “{{trained}}” and is given “{{given}}”.',
};

export const questions = {
  exponent: {
    ask:
      'The paper’s formula divides the position by a power of the base. Which exponent does column {{column}}, ' +
      'counted from 0, have at *d* = {{dim}}?',
    right:
      'The exponent is 2*i*/*d*, and *i* is the number of the pair: ⌊{{column}}/2⌋. A sine and its ' +
      'cosine share it.',
    mistakes: {
      column:
        'That is *c*/*d*: the column was taken for the pair. Then a sine and its cosine would turn at different ' +
        'speeds.',
      doubled: 'That is 2*c*/*d*, one lesson’s slip: the formula wants the pair, not the column.',
      ladder: 'That is the ladder of fairseq, *i*/(*d*/2 − 1), which ends at exactly 1.',
    },
  },
  norm: {
    ask: 'What is the norm (length) of a row of the paper’s table at *d* = {{dim}}?',
    right:
      'Each of the {{dim}}/2 pairs adds sin² + cos² = 1 to the square of the norm: it is ' +
      '√({{dim}}/2) at every position.',
    mistakes: {
      ones: 'That takes every number for 1. Each *pair* adds 1, and there are half as many pairs as columns.',
      squared: 'That is the square of the norm.',
      unit: 'Each pair lies on a circle of radius 1; the row holds {{dim}}/2 of them.',
    },
  },
  division: {
    ask: 'A program writes `position / div_term` with `div_term = {{divisor}}`. What table does that give?',
    right:
      'Dividing by base^(2*i*/*d*) is the same as multiplying by base^(−2*i*/*d*). It is wrong only to combine the ' +
      'one with the other’s `div_term`.',
    options: {
      paper: 'the paper’s',
      faster: 'one whose pairs turn ever faster',
      slower: 'one whose pairs turn ever more slowly, far more slowly than the paper’s',
    },
    mistakes: {
      paper: 'Dividing by a reciprocal multiplies: the frequencies grow from pair to pair.',
      faster: 'One lesson lists this line among the mistakes, but with this `div_term` it is right.',
      slower: 'The size of the exponent is that of the paper’s. What matters is its sign, and that of the division.',
    },
  },
  turning: {
    ask:
      'Column {{column}} of three tables with *d* = {{dim}}, over positions 0 to 40: the paper’s (exponent ' +
      '2*i*/*d*), one with 2*c*/*d* and one with −2*i*/*d*. Click the curve of {{exponent}}.',
    right:
      'Twice the exponent turns the column far more slowly; a negative one makes it turn by more than one radian a ' +
      'position, so that from one position to the next it jumps.',
    mistakes: {
      paper: 'That one is the paper’s: a slow, regular wave.',
      doubledExponent: 'That one hardly moves: its exponent is twice as large as the paper’s.',
      reciprocal: 'That one jumps from position to position: its frequency is above 1, since the exponent is negative.',
    },
  },
  shift: {
    ask:
      'In the paper’s table one matrix takes every row to the next. In which of these tables does ' +
      'none? (*d* = {{dim}})',
    right: 'There a sine and its cosine have different frequencies, and no rotation turns the two together.',
    options: {
      concatenated: 'sines first, then cosines',
      halfMinusOne: 'exponent *i*/(*d*/2 − 1), as in fairseq',
      reciprocal: 'exponent −2*i*/*d*',
      doubledExponent: 'exponent 2*c*/*d*, with *c* the column',
    },
    mistakes: {
      concatenated: 'The order of the columns changes the matrix, but there still is one.',
      halfMinusOne: 'Other frequencies, but the same for sine and cosine of a pair: each pair is still rotated.',
      reciprocal: 'Its frequencies are absurdly high, and yet each pair is rotated by a fixed angle.',
    },
  },
  swapped: {
    ask:
      'A model was trained with the paper’s table (*d* = {{dim}}) and is given one with the same numbers, sines ' +
      'first. All dot products between positions stay the same. Of {{all}} given rows, how many are most like the ' +
      'trained row of their own position?',
    right:
      'The weights expect each wave in its own column. Either order would have been a good choice before training; ' +
      'afterwards the weights must be permuted with it.',
    options: { all: 'all', half: 'about half', few: 'fewer than one in ten' },
    mistakes: {
      all:
        'Dot products within one table do not see the order of its columns. A row of one against a ' +
        'row of the other does.',
      half: 'Half of the columns do not stay in place: nearly every wave moves to another column.',
    },
  },
  neighbours: {
    ask: 'Arrange these tables (*d* = {{dim}}) by how alike neighbouring positions are, the least alike first.',
    right:
      'The faster a pair turns, the less neighbours have in common. A negative exponent makes frequencies grow, a ' +
      'doubled one makes them fall twice as fast.',
    options: {
      paper: 'exponent 2*i*/*d*, the paper’s',
      doubledExponent: 'exponent 2*c*/*d*',
      reciprocal: 'exponent −2*i*/*d*',
    },
    mistakes: {
      reversed: 'The other way round: slow pairs make neighbours alike.',
      larger: 'A larger exponent divides by more: the pairs turn more slowly, and neighbours are more alike.',
      paperFirst:
        'With the negative exponent pairs turn by many radians a position: its neighbours are the least alike.',
    },
  },
  unnoticed: {
    ask:
      'A model was trained with the paper’s table at *d* = {{dim}}. Which of these in its place leaves each of ' +
      '{{all}} positions most like its own trained row?',
    right:
      'At this width its frequencies differ from the paper’s only a little, and each stays in its column. A test of ' +
      'three decimals on the first four columns of position 1 cannot tell the two apart.',
    options: {
      halfMinusOne: 'exponent *i*/(*d*/2 − 1), as in fairseq',
      concatenated: 'the same numbers, sines first',
      doubledExponent: 'exponent 2*c*/*d*, with *c* the column',
      reciprocal: 'exponent −2*i*/*d*',
    },
    mistakes: {
      concatenated: 'The same numbers, but in other columns than the weights expect.',
      doubledExponent: 'Nearly every column has another frequency, and half of them hardly move.',
      reciprocal: 'Its rows have almost nothing in common with the trained ones.',
    },
  },
  ladder: {
    ask:
      'In fairseq the exponent is *i*/(*d*/2 − 1), base 10000. After how many positions does the last pair complete ' +
      'a turn at *d* = {{dim}}?',
    right:
      'For the last pair the exponent is exactly 1, so a turn takes 2π · 10000 positions. With the paper’s formula ' +
      'it is shorter: there the exponent ends at (*d* − 2)/*d*.',
    mistakes: {
      paper: 'That is the paper’s last pair. The ladder of fairseq goes on to exactly 1/base.',
      radian: 'The last wavelength is often given as 10000. That is one radian; a turn has 2π of them.',
    },
    units: { positions: 'positions' },
  },
  same: {
    ask:
      'A table for positions 1 to 8 with *d* = {{dim}} and exponent {{exponent}}, *c* being the column from 0; even ' +
      'columns are sines, odd ones cosines. Click a cell of a column that the paper’s formula, exponent ' +
      '2⌊*c*/2⌋/*d*, fills with the same numbers.',
    right: 'Compare {{exponent}} with 2⌊*c*/2⌋/*d*, column by column: they agree where both give the same number.',
    mistakes: {
      cosine: 'In the paper’s formula that column has exponent 0, like the one before it. Here it has another.',
      other: 'For that column the two exponents differ.',
    },
  },
} satisfies BankWords;
