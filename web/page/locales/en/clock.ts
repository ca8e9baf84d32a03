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
  face: 'Clock, position',
  faceValue: '{{position}}; hand {{pair}} has made {{turns}} turns',
  dials: 'All hands, fastest first',
  dial: 'Hand {{pair}}, one turn in {{wavelength}} positions',
  play: 'Play',
  pause: 'Pause',
  back: 'One position back',
  on: 'One position on',
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
  waveChart: 'The sine of hand {{pair}} along the positions: the wave, and dots where it is sampled',
  ladderChart: 'Wavelengths of all hands on a logarithmic scale',
  axisPosition: 'position →',
  axisSine: 'sine of hand {{pair}} ↑',
  axisPair: 'hand i →',
  axisWavelength: 'wavelength (positions) ↑',
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
