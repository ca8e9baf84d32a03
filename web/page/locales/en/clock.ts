import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'Many-handed clock',
  question: 'Why so many frequencies?',
  lead:
    'Each pair of columns is a [hand](hand) of a clock. At [position](position) *p* it has turned by *p* times its ' +
    'frequency, and the table stores the coordinates of its tip: the [sine](sine) to the right, the [cosine](cosine) ' +
    'upwards.',
  deeper:
    'The first hand turns once every 2π ≈ 6.28 positions; each further hand needs longer, by the same factor. One ' +
    'hand alone passes the same points again and again; together they tell the positions apart, just as the hands of ' +
    'a clock tell this second from every other of the day.',
  where:
    'Here *i* counts the hands from 0. The [wavelength](wavelength) *λ* is the number of positions that one turn ' +
    'takes; the [base](base) sets how much slower each hand is than the one before it.',
  controls: 'Controls of the clock',
  label: {
    position: 'Position',
    pair: 'Chosen hand',
    dim: 'Width d (d_model)',
    base: 'Base',
    ladder: 'Exponents',
    step: 'Sample one position in',
    span: 'Positions in the chart',
    speed: 'Positions per second',
  },
  ladders: { half: '2i/d, the paper', halfMinusOne: '2i/(d − 2), as in tensor2tensor' },
  hint:
    'Drag the face to turn the chosen hand; all others follow. With the focus on it, the arrow keys move by one ' +
    'position, Page Up and Page Down by ten, Home goes to 0.',
  reading: {
    title: 'The chosen hand',
    pair: 'Hand',
    columns: 'Columns',
    both: '{{sine}} and {{cosine}}',
    frequency: 'Frequency',
    perPosition: '{{frequency}} rad per position',
    wavelength: 'Wavelength',
    positions: '{{wavelength}} positions',
    turns: 'Turns so far',
    sine: 'Sine',
    cosine: 'Cosine',
    none: 'none, the width is odd',
  },
  axisPosition: 'position →',
  axisSine: 'sine of hand {{pair}} ↑',
  axisPair: 'hand i →',
  axisWavelength: 'wavelength (positions) ↑',
  notice: 'What to notice',
  caption:
    'At position {{position}} the fastest hand has made {{fast}} turns, the slowest {{slow}}. On the logarithmic ' +
    'scale the wavelengths rise in equal steps; the last is {{slowest}}, while 2π × base is {{limit}}.',
  captionSingle:
    'At position {{position}} the only hand has made {{fast}} turns. With one hand, positions about a turn apart ' +
    'look nearly alike.',
  askTitle: 'Try before you look',
  ask: 'Choose hand 0 and sample one position in 44. Why does the fastest hand hardly move?',
  answerTitle: 'Show the answer',
  answer:
    '44 positions are almost exactly seven turns: 44 / 2π ≈ 7.003. From one sample to the next the hand has ' +
    'moved on by only about one degree, so a turn seems to take some 15600 positions. With one position in 6 it ' +
    'even seems to run backwards. A model that is given every position is not fooled: it samples its fastest hand ' +
    '6.28 times per turn, and anything above two would do.',
  guess: {
    title: 'Read the clock yourself',
    about:
      'These hands show a whole position from 1 to {{last}}. Which one? Begin with the slowest hand that has ' +
      'moved: it says roughly where; each faster hand says it more exactly.',
  },
};

/** Shown once the lab is loaded. */
export const later = {
  face: 'Clock, position',
  faceValue: '{{position}}; hand {{pair}} has made {{turns}} turns',
  dials: 'All hands, fastest first',
  dial: 'Hand {{pair}}, one turn in {{wavelength}} positions',
  play: 'Play',
  pause: 'Pause',
  back: 'One position back',
  on: 'One position on',
  waveChart: 'The sine of hand {{pair}} along the positions: the wave, and dots where it is sampled',
  ladderChart: 'Wavelengths of all hands on a logarithmic scale',
  sampling: {
    every: 'A model sees the dots only, one for each position: {{looks}} per turn of this hand.',
    enough:
      'Sampling one position in {{step}} still gives {{looks}} samples per turn. More than two are enough to follow ' +
      'the hand.',
    slower:
      'Sampling one position in {{step}} gives only {{looks}} samples per turn. The dots lie equally well on a ' +
      'slower wave, one turn in {{apparent}} positions: that is aliasing.',
    backwards:
      'Sampling one position in {{step}} gives only {{looks}} samples per turn. The dots lie equally well on a wave ' +
      'that runs backwards, one turn in {{apparent}} positions: that is aliasing.',
  },
  guess: {
    dial: 'Hand {{pair}}, one turn in {{wavelength}} positions: sine {{sine}}, cosine {{cosine}}',
    label: 'Your guess',
    see: 'See',
    another: 'Another one',
    right: 'Right: it is {{position}}.',
    wrong:
      'It is {{position}}. At {{guess}}, dashed, hand {{pair}} would be {{degrees}}° away from its place; no other ' +
      'hand is farther off.',
  },
  words: {
    count_one: '{{count}} hand',
    count_other: '{{count}} hands',
    clock:
      'A clock with {{hands}}, from a width of {{dim}} and base {{base}}. The fastest turns once in {{fastest}} ' +
      'positions, the slowest once in {{slowest}}.',
    chosen: 'At position {{position}}, hand {{pair}} has made {{turns}} turns.',
  },
};

export const questions = {
  wave: {
    ask:
      'A table has {{dim}} columns and base 10000. After how many positions has hand {{pair}} (the first is hand 0) ' +
      'made one turn?',
    right: 'Hand *i* turns by base^(−2*i*/*d*) radians at each position, so a turn of 2π takes 2π · base^(2*i*/*d*).',
    mistakes: {
      radians: 'That is one over the frequency: it turns the hand by one radian, and a turn has 2π of them.',
      column: 'The exponent is 2*i*/*d*, not *i*/*d*: a hand has two columns.',
    },
    units: { positions: 'positions' },
  },
  fastest: {
    ask: 'Which hand turns fastest?',
    right: 'The first: its frequency is 1 radian a position, and every later one is slower by the same factor.',
    options: { first: 'the first', last: 'the last', same: 'all turn at the same speed' },
    mistakes: {
      last: 'The exponent is negative: the frequency falls from pair to pair.',
      same: 'If all turned alike, the table would repeat one pair of columns and could not tell far positions apart.',
    },
  },
  column: {
    ask:
      'In a table of {{dim}} columns, sines and cosines take turns, as in the paper. Which column, counted from 0, ' +
      'holds the cosine of hand {{pair}}?',
    right: 'Every hand has two columns, the sine in 2*i* and the cosine after it, in 2*i* + 1.',
    mistakes: {
      sine: 'That is the column of its sine; the cosine is the next one.',
      one: 'That counts the columns from 1; they are counted from 0, like the hands.',
      halves: 'That is the layout with all sines first and all cosines after them; here they take turns.',
      pair: 'That is the number of the hand: every hand before it has two columns, too.',
    },
  },
  cell: {
    ask: 'Choose the cell that holds the cosine of hand {{pair}} (the first is hand 0) at position {{position}}.',
    right:
      'Rows are positions, counted from 0; hand *i* has its sine in column 2*i* and its cosine in column 2*i* + 1.',
    mistakes: {
      sine: 'That is the sine of the same hand; the cosine is in the next column.',
      halves: 'That is the layout with all sines first and all cosines after them; here they take turns.',
      one: 'That row is one position earlier: the first row is position 0.',
      swapped: 'Positions are the rows and hands the columns; this is the other way round.',
    },
  },
  turns: {
    ask:
      'A table has {{dim}} columns and base 10000. How many turns has hand {{pair}} (the first is hand 0) made at ' +
      'position {{position}}?',
    right: 'The position times the frequency, base^(−2*i*/*d*), is the angle in radians; 2π of them are a turn.',
    mistakes: {
      radians: 'That is the angle in radians; a turn has 2π of them.',
      degrees: 'That is the angle in degrees; a turn has 360 of them.',
      first: 'That is how far hand 0 has come; each later hand is slower by base^(2/*d*).',
    },
    units: { turns: 'turns' },
  },
  curve: {
    ask: 'Which curve is the sine of hand {{pair}} (the first is hand 0) in a table of {{dim}} columns?',
    right:
      'A sine is 0 at position 0. Hand 0 takes 6.28 positions for a turn, and each later hand of these 16 columns ' +
      'takes 3.16 times as long as the one before it.',
    mistakes: {
      cosine: 'That is its cosine: at position 0 it is 1, while the sine begins at 0.',
      faster: 'That one belongs to the hand before it: its turns are 3.16 times as short.',
      slower: 'That one belongs to the next hand: its turns are 3.16 times as long.',
    },
  },
  order: {
    ask:
      'These hands are from four tables with base 10000. Arrange them from the fastest to the slowest; in each table ' +
      'the first is hand 0.',
    right: 'What counts is 2*i*/*d*, how far along its table a hand is: the smaller it is, the faster the hand.',
    options: {
      a: 'hand {{aPair}} of a table of {{aDim}} columns',
      b: 'hand {{bPair}} of a table of {{bDim}} columns',
      c: 'hand {{cPair}} of a table of {{cDim}} columns',
      d: 'hand {{dPair}} of a table of {{dDim}} columns',
    },
    mistakes: {
      number: 'That is the order of their numbers. In a wider table a hand of the same number is faster.',
      slowest: 'That is from the slowest to the fastest.',
    },
  },
  sampled: {
    ask:
      'Hand 0 needs {{wave}} positions for a turn. You look at it once in {{step}} positions and see nothing in ' +
      'between. How does it seem to turn?',
    right:
      'You see it {{looks}} times in a turn. Above two the dots follow it. Below, they show what is left over whole ' +
      'turns: a little more than a whole number of turns looks forwards, a little less looks backwards.',
    options: {
      follows: 'forwards, at its own speed',
      forwards: 'forwards, but more slowly',
      backwards: 'backwards',
    },
    mistakes: {
      follows: 'More than two looks a turn are needed to follow a hand, and here there are only {{looks}}.',
      forwards:
        'From one look to the next it makes {{turns}} turns; only what lies a little above 1, 2, 3, … whole turns ' +
        'looks like that.',
      backwards:
        'From one look to the next it makes {{turns}} turns; only what lies less than half a turn below a whole ' +
        'number looks like that.',
    },
  },
  apart: {
    ask:
      'A table of 8 columns and base 10000 has hands that turn by 1, 0.1, 0.01 and 0.001 radians a position. ' +
      'Which one stands farthest from where it stood, {{distance}} positions before?',
    right:
      'The hands stand {{degrees0}}°, {{degrees1}}°, {{degrees2}}° and {{degrees3}}° apart: whole turns do not ' +
      'count, and a slow hand has hardly moved. That is why there are many.',
    options: { hand0: 'hand 0', hand1: 'hand 1', hand2: 'hand 2', hand3: 'hand 3' },
    mistakes: {
      hand0: 'It has turned most, but almost in whole turns: it stands only {{degrees0}}° from where it stood.',
      hand1: 'It stands only {{degrees1}}° from where it stood: whole turns do not count.',
      hand2: 'It stands only {{degrees2}}° from where it stood.',
      hand3: 'It is the slowest: in {{distance}} positions it has moved by {{degrees3}}° only.',
    },
  },
  base: {
    ask:
      'The slowest hand of a table of {{dim}} columns is to take {{longest}} positions for a turn. Which base does ' +
      'that need?',
    right: 'The last hand has the exponent (*d* − 2)/*d*, so the base is (positions / 2π)^(*d*/(*d* − 2)).',
    mistakes: {
      last: 'The exponent of the last hand is (*d* − 2)/*d*, not 1: its wavelength stays below 2π · base.',
      radians: 'A turn is 2π radians: divide the positions by 2π first.',
    },
  },
} satisfies BankWords;
