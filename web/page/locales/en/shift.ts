import type { BankWords } from '../../quiz/words.ts';

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
};

/** Shown once the lab is loaded. */
export const later = {
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
  rows_one: '{{count}} pair of rows',
  rows_other: '{{count}} pairs of rows',
  few:
    'Only {{rows}} for a width of {{dim}}: even if the rows were random numbers, some matrix would fit them ' +
    'exactly. A residual of zero proves nothing here. Take more positions.',
  words:
    'PE({{from}}) and PE({{to}}) at a width of {{dim}} and base {{base}}, k = {{shift}}, drawn for the pairs ' +
    '{{pairs}}. Table shown: {{source}}.',
  comment: 'not the same random numbers as posenc draws',
};

export const questions = {
  angle: {
    ask: 'Width {{dim}}, base 10000. By what angle does pair {{pair}} rotate from position {{position}} to {{to}}?',
    right:
      'By its frequency times the shift: ω · *k*, with ω = 10000^(−2*i*/*d*). Where it stood before has no effect.',
    units: { radians: 'radians' },
    mistakes: {
      position: 'That is the angle at position {{to}}. The question is by how much it changes.',
      first: 'Only pair 0 rotates by 1 radian a position. Each later one is slower.',
    },
  },
  numbers: {
    ask: 'How many of the numbers in M({{shift}}) are not 0, at width {{dim}}?',
    right: 'A block of two by two for each of the *d*/2 pairs, and zeros elsewhere: 2*d*.',
    mistakes: {
      all: 'No pair needs the numbers of another: between pairs there are only zeros.',
      diagonal: 'A rotation mixes sine and cosine: it needs numbers beside the diagonal too.',
      pairs: 'That is the number of pairs. Each has a block of four numbers.',
    },
  },
  direction: {
    ask: 'Sine to the right, cosine upwards. Which way does pair 0 rotate when one goes {{shift}} on?',
    right: 'At position 0 the hand points up, to (0, 1), and then right, where the sine grows: clockwise.',
    options: { clockwise: 'clockwise', counter: 'counter-clockwise', depends: 'it depends on the position' },
    mistakes: {
      counter: 'So it would be with the cosine to the right and the sine upwards.',
      depends: 'The position does not occur in M(*k*): the rotation is the same everywhere.',
    },
  },
  elsewhere: {
    ask:
      'A matrix takes PE({{first}}) to PE({{to}}): M({{shift}}). It is applied to PE({{other}}). Which position ' +
      'comes out?',
    right: 'Always {{shift}} further on: *p* does not occur in M(*k*).',
    mistakes: {
      same: 'It does not remember where it took another vector. It rotates every one by the same angles.',
      sum: 'The matrix adds {{shift}}, the way from {{first}} to {{to}}, not {{to}} itself.',
    },
  },
  block: {
    ask:
      'This is M({{shift}}) at width 8, which takes a column of sines and cosines to the new one: row = new value, ' +
      'column = old value. Click the entry −sin(ω*k*) of pair {{pair}}, which takes the old sine to the new cosine.',
    right: 'The block of pair *i* fills rows and columns 2*i* and 2*i* + 1; the minus is in its lower left.',
    mistakes: {
      upper: 'That is +sin: row {{sine}} makes the new sine, sin(*a* + *b*) = cos *b* · sin *a* + sin *b* · cos *a*.',
      diagonal: 'On the diagonal is the cosine of the angle.',
      pair: 'That is the block of another pair.',
      outside: 'Outside the blocks there are only zeros.',
    },
  },
  twice: {
    ask: 'M({{shift}}) is applied twice in a row. That is the same as applying M(*k*) once. What is *k*?',
    right: 'Rotating twice adds the angles, so the shifts add up.',
    mistakes: {
      once: 'Two rotations are more than one.',
      square: 'Matrices are multiplied, but their angles, and so the shifts, are added.',
    },
  },
  flat: {
    ask:
      'Three tables of width {{dim}}: the paper’s formula, the exponent doubled, random numbers. Each curve is the ' +
      'cosine between PE(p) and PE(p + {{shift}}), by p. Click that of the paper’s formula.',
    right: 'Both vectors are rotated by the same angles, so the angle between them never changes: a flat line.',
    mistakes: {
      doubled: 'It wavers with p: a sine and a cosine of different speeds do not rotate as a pair.',
      random: 'That is the random table: its rows have nothing to do with each other.',
    },
  },
  few: {
    ask:
      'A random table of {{rows}} rows and width {{dim}}, k = {{shift}}. The best matrix leaves no residual. What ' +
      'does that show?',
    right: 'There are only {{count}} pairs of rows: even random numbers can be fitted exactly.',
    options: {
      nothing: 'nothing: some matrix fits so few rows',
      linear: 'that shifts are linear in random tables',
      rotation: 'that the matrix is a rotation',
      trained: 'that the table has been trained',
    },
    mistakes: {
      linear: 'Take more rows than width plus shift, and the residual is there.',
      rotation: 'Least squares asks for no rotation, only for any matrix that fits.',
      trained: 'Nothing here has been trained. With so few rows, chance is enough.',
    },
  },
  residual: {
    ask:
      'A lesson’s loop doubles the exponent. Width {{dim}}, {{rows}} positions, k = {{shift}}: about how large a ' +
      'residual does even the best matrix leave?',
    right: 'sin(*p* + *k*) needs sin *k* · cos *p*, and no column holds cos *p*: up to |sin *k*| is missing.',
    mistakes: {
      none: 'So it is with the paper’s formula. Here the cosine beside the first sine has another speed.',
      cosine: 'cos *k* · sin *p* is there. What is missing is the other part.',
    },
  },
  ranking: {
    ask: 'Width {{dim}}. Arrange by the residual that the best matrix leaves, the smallest first.',
    right: 'The paper’s is rounding. {{half}} is nearly a whole number of half turns, where no cosine is needed.',
    options: {
      paper: 'the paper’s formula, k = {{off}}',
      half: 'exponent doubled, k = {{half}}',
      off: 'exponent doubled, k = {{off}}',
      random: 'a random table, k = {{off}}',
    },
    mistakes: {
      far: 'Not the length of the shift counts, but |sin *k*|: {{half}} is close to a multiple of π.',
      reversed: 'That is from the largest to the smallest.',
    },
  },
  rows: {
    ask: 'A random table of width {{dim}}, k = {{shift}}. From how many rows on can no matrix fit it exactly any more?',
    right: 'There are *k* fewer pairs than rows, and *d* pairs can always be fitted: *d* + *k* + 1.',
    mistakes: {
      width: 'Rows are not pairs: the last *k* rows have no partner.',
      equal: 'That leaves as many pairs as columns, and they can still be fitted. One more.',
    },
  },
} satisfies BankWords;
