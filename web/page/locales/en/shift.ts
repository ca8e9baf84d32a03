export default {
  title: 'Shift is rotation',
  question: 'How can a model see “k words further on”?',
  lead:
    'Go *k* positions on, and every hand of the clock turns by its own angle, wherever it stood before. In each ' +
    'pair’s [plane](plane) that rotation is a [block](block) of two by two numbers, and all blocks together are one ' +
    'matrix, M(k).',
  deeper:
    'It holds for every [position](position) *p*, because *p* does not occur in it; only the [shift](shift) *k* ' +
    'does. This is what lessons mean by “PE(p + k) is a linear function of PE(p)”: a model could learn “three words ' +
    'on” once, for all positions.',
  where:
    'Left, pair *i* at position *p* + *k*; right, the same pair at *p*. Between them is the block, a ' +
    'rotation: clockwise, when the sine runs to the right and the cosine upwards.',
  presets: 'Start with',
  preset: {
    linear: {
      name: 'd = 64',
      about: 'one matrix for all p',
      note:
        'Three lessons say that PE(p + k) is linear in PE(p). For the paper’s formula it is exactly true; what ' +
        'remains is rounding.',
    },
    lesson002: {
      name: 'exponent doubled',
      about: 'the missing cosine',
      note:
        'A lesson’s formula with the exponent doubled, d = 4, 1000 positions, five steps on: even the best of all ' +
        'matrices leaves a residual of 0.96. That is |sin 5|, as the text under the curves shows.',
    },
    seven: {
      name: 'k = 22',
      about: 'almost a success',
      note:
        'The same formula with a single pair, 22 steps on. Suddenly there is hardly any residual. The question ' +
        'below is about this.',
    },
    few: {
      name: '12 rows',
      about: 'a fit that proves nothing',
      note:
        'A random table of 12 rows, eight columns, as a learned one starts. Seven pairs of rows are too few to rule ' +
        'out every matrix: one ' +
        'always fits.',
    },
  },
  matrixKnown: 'M({{shift}}), one block for each pair',
  matrixBest: 'The best matrix for k = {{shift}}',
  matrixAlt: 'Matrix of {{dim}} by {{dim}} numbers that takes PE(p) to PE(p + {{shift}}). Table: {{source}}.',
  scale: 'Entries:',
  planes: 'From p = {{from}} to p + k = {{to}}, pair by pair',
  planesAlt:
    'Planes of the chosen pairs with PE({{from}}), PE({{to}}) and where the matrix takes PE({{from}}). Table: ' +
    '{{source}}.',
  pairName: 'pair {{pair}}',
  turn: '{{radians}} rad, {{turns}} turns',
  angle: '{{radians}} rad',
  gap: 'off by {{gap}}',
  attempts:
    'Three tables, each with its best matrix, and the residual at each of {{starts}} positions p: the largest ' +
    'difference between an entry of the row and what the matrix gives for it',
  sources: {
    sinusoidal: { name: 'The paper’s formula', how: 'M(k), known beforehand' },
    doubled: { name: 'Exponent doubled', how: 'best matrix, least squares' },
    learned: { name: 'A random table, as a learned one starts', how: 'best matrix, least squares' },
  },
  largest: 'at most',
  relative: 'overall {{percent}}% of the rows’ norm',
  reading: {
    title: 'Residuals of the matrix shown',
    move: 'From, to',
    fromTo: '{{from}} → {{to}}',
    here: 'Residual at this p',
    all: 'Largest over {{starts}} positions',
    rank: 'Independent columns',
    rankOf: '{{rank}} of {{dim}}',
    known: 'not needed',
  },
  rows_one: '{{count}} pair of rows',
  rows_other: '{{count}} pairs of rows',
  few:
    'Only {{rows}} for a width of {{dim}}: even if the rows were random numbers, some matrix would fit them ' +
    'exactly. A residual of zero proves nothing here. Take more positions.',
  origin:
    'Where the residual of a doubled exponent comes from: the first column is sin p, and sin(p + k) = ' +
    'cos k · sin p + sin k · cos p, here {{cosine}} · sin p {{sign}} {{bound}} · cos p. But no column holds cos p: ' +
    'the cosine beside it turns {{slower}} times more slowly. So up to |sin k| = {{bound}} is missing. Least squares ' +
    'over all columns leaves a residual of up to {{largest}}: in a long, narrow table almost exactly that. In a ' +
    'short table other columns can stand in for the missing cosine; in a wide one they fail as well.',
  controls: 'Controls of the shift',
  label: {
    position: 'Position p',
    shift: 'Shift k',
    dim: 'Width d (d_model)',
    base: 'Base',
    rows: 'Positions in the tables',
    seed: 'Seed of the random table',
    source: 'Table shown',
    pairs: 'Pairs drawn',
  },
  hint:
    'A button under a curve shows that table’s matrix and planes above. Up to eight pairs are drawn; a ninth takes ' +
    'the place of the one chosen first. Widths are even here: a sine needs its cosine to rotate with.',
  notice: 'What to notice',
  caption:
    'For the paper’s formula the residual is at most {{sinusoidal}}, and that is rounding; the matrix was written ' +
    'down from k = {{shift}} alone, without seeing a single row. For the other two, least squares saw the whole ' +
    'table and still leaves {{doubled}} and {{learned}}.',
  captionTurns: 'Move p: the vectors rotate, and the angle between them stays the same.',
  captionBends:
    'Move p: in the table shown the angle between the vectors changes; with the paper’s formula it stays the same.',
  captionFew:
    'For the paper’s formula the residual is at most {{sinusoidal}}, whatever p. The other two leave {{doubled}} ' +
    'and {{learned}}, but some matrix fits so few rows even if they are random.',
  captionStill: 'At k = 0 nothing moves, and the matrix that changes nothing fits any table. Choose another k.',
  askTitle: 'Try before you look',
  ask:
    'With the exponent doubled and d = 2, go from k = 21 to 22 and on to 23. Why does 22 almost work, when its ' +
    'neighbours do not?',
  answerTitle: 'Show the answer',
  answer:
    '22 is almost exactly 7π, seven half turns. After half a turn the sine has only changed its sign, and for that ' +
    'no cosine is needed: |sin 22| = 0.0089 is all that is missing, while |sin 21| and |sin 23| are 0.84 and 0.85. ' +
    'At 44, twice 22, it is 0.018. The paper’s pairs do not depend on such luck, because each sine has the cosine ' +
    'of its own frequency beside it.',
  fine: 'The fine print',
  fineWay: 'The matrix acts on columns. Where tokens are rows, as in most programs, it is P · M(k)ᵀ.',
  fineLearned:
    'The third table is drawn at random from a seed, its entries with the standard deviation √½, so that its ' +
    'rows are as long as the others. It has not been trained; training could teach it something like a rotation, ' +
    'but nothing in its construction requires one.',
  fineLimit:
    'That such a matrix exists does not mean that a model uses it. It says that a weight matrix can express it; that ' +
    'this makes it easy to learn is the paper’s conjecture.',
  words:
    'PE({{from}}) and PE({{to}}) at a width of {{dim}} and base {{base}}, k = {{shift}}, drawn for the pairs ' +
    '{{pairs}}. Table shown: {{source}}.',
  comment: 'not the same random numbers as posenc draws',
};
