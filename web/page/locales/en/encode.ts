export default {
  title: 'Encode',
  question: 'What does the table of sines and cosines look like?',
  lead:
    'A row of the table is a [position](positions), a column a [dimension](dim). Two columns form a [pair](pair) ' +
    'with one frequency: one is its sine, the other its cosine.',
  deeper:
    'The fastest pair completes a turn every 2π ≈ 6.28 positions; each further pair turns more slowly than the one ' +
    'before, always by the same factor, and how slow the last one gets is set by the [base](base).',
  where:
    'Here *p* is the position, *i* the number of the pair (not of the column), and *d* the width of the table and ' +
    'of every word vector: how many numbers each holds. Papers and programs call it `d_model`.',
  presets: 'Tables to start from',
  preset: {
    lesson000: {
      name: '100 × 64',
      about: 'six curves',
      note: 'One lesson draws this table, 100 positions at d = 64, and these six curves.',
    },
    lesson001: {
      name: '100 × 128',
      about: 'four curves',
      note:
        'One lesson announces dimensions 0, 3, 7, 15 and 31, but its program draws 0, 7, 20 and 31. You see what ' +
        'the program draws.',
    },
    lesson001Table: {
      name: '5 × 6',
      about: 'in print',
      note:
        'A small table that a lesson prints: five positions, six dimensions, three decimals. All thirty ' +
        'numbers are right.',
    },
    lesson002: {
      name: '100 × 512',
      about: 'a model',
      note:
        'The width of the paper’s model, with its formula. The loop in one lesson, at this size, doubles the ' +
        'exponent and gives sine and cosine different frequencies: it makes a different table.',
    },
    lesson003: {
      name: '128 × 512',
      about: 'cut off',
      note:
        'Slides print 0.8414, 0.5403, 0.8218, 0.5696 for position 1. They are truncated after four decimals, ' +
        'not rounded, and so are the numbers below; switch to “rounded” to see 0.8415, 0.8219 and 0.5697.',
    },
    lesson004: {
      name: '6 × 4',
      about: 'misprints',
      note:
        'Another small table. For position 4 its lesson prints −0.653 and 1.000; the row below shows ' +
        '−0.654 and 0.999. The other 22 numbers agree.',
    },
  },
  controls: 'Controls',
  label: {
    positions: 'Positions',
    dim: 'Width d (d_model)',
    base: 'Base',
    first: 'First position',
    layout: 'Layout',
    colorMap: 'Colour map',
    transpose: 'Swap the axes',
    dimensions: 'Curves',
    curveStyle: 'Curves drawn',
    selectedPosition: 'Position pointed at',
    selectedDimension: 'Dimension pointed at',
    shownRows: 'Rows',
    shownColumns: 'Columns',
    decimals: 'Decimals',
    rounding: 'Decimals are',
  },
  layouts: { interleaved: 'sin cos sin cos', concatenated: 'sines, then cosines' },
  curveStyles: { overlaid: 'overlaid', strips: 'one strip each' },
  strip: 'Dimension {{dimension}}: a wave of {{wavelength}} positions.',
  stripsAxis: 'From position {{first}} on the left to {{last}} on the right; λ is the wavelength.',
  hint:
    'Point at a cell, or focus the picture and use the arrow keys. A click, or Enter, adds or removes the curve ' +
    'of that column.',
  full: 'The eye cannot tell more than twelve curves apart. Remove one first.',
  readout: {
    title: 'The cell you are pointing at',
    position: 'Position',
    dimension: 'Dimension',
    pair: 'Pair',
    pairOf: '{{pair}}, its {{wave}}',
    sin: 'sine',
    cos: 'cosine',
    angle: 'Angle',
    radians: '{{angle}} rad',
    wavelength: 'Wavelength',
    perTurn: '{{wavelength}} positions',
    value: 'Value',
    addCurve: 'Add its curve',
    removeCurve: 'Remove its curve',
  },
  notice: 'What to notice',
  caption:
    'The fast pairs change from one position to the next and tell neighbours apart; the slower a pair, the farther ' +
    'apart two positions must be for it to differ. Together they are a clock with {{pairs}} hands, the fastest ' +
    'turning every {{fastest}} positions, the slowest every {{slowest}}.',
  captionStill:
    'The fast pairs change from one position to the next and tell neighbours apart. The slow ones barely move across ' +
    'the whole picture: they tell apart positions that are thousands of steps from each other. Together they are a ' +
    'clock with {{pairs}} hands, the fastest turning every {{fastest}} positions, the slowest every {{slowest}}.',
  captionSingle:
    'With a single pair there is one hand on the clock. It turns every {{fastest}} positions, and after that it ' +
    'comes very close to where it has been.',
  askTitle: 'Try before you look',
  ask: 'Double the width d. What happens to the leftmost column, and what to the last one?',
  answerTitle: 'Show the answer',
  answer:
    'The leftmost column does not change at all: its exponent is 0 whatever the width, so it always turns every 2π ' +
    'positions. New frequencies appear in between, and the last pair becomes a little slower, creeping towards ' +
    '2π × base without ever reaching it.',
  fine: 'The fine print',
  fineWavelength:
    'It is often said, in the paper too, that wavelengths run from 2π to 10000 · 2π. The last one falls ' +
    'short of that: its exponent is (d − 2)/d, not 1. For the table above it is {{slowest}} positions, where ' +
    '2π × base would be {{limit}}.',
  fineUnique:
    '“Every position has its own pattern” holds for exact arithmetic. Two rows may still come so close that ' +
    'rounding makes them equal, above all in narrow tables.',
  fineExtrapolate:
    '“It works for any length” means that it can be computed for any position. Whether a model makes sense of ' +
    'positions that it never saw in training is another matter; often it does not.',
  fineExact:
    'The usual single-precision code is already wrong in the third decimal near position 65535. Here angles are ' +
    'fixed-point fractions of a turn, and each number is rounded once, at the end.',
  numbers: {
    title: 'The numbers',
    roundings: { rounded: 'rounded', truncated: 'truncated' },
    caption: 'The first {{rows}} of {{allRows}} positions and the first {{columns}} of {{allColumns}} dimensions.',
    scroll: 'Numbers of the table, scrollable',
    corner: 'position',
    column: 'dim {{dimension}}',
    copy: 'Copy these numbers',
  },
  words: {
    count_one: '{{count}} position',
    count_other: '{{count}} positions',
    table:
      'A table of {{positions}}, from {{first}} to {{last}}, with a width of {{dim}} and base {{base}}. {{layout}} ' +
      'Blue and red, or dark and bright, stand for values from −1 to 1.',
    interleaved: 'Sines are in the even columns, cosines in the odd ones.',
    concatenated: 'The sines of all pairs come first, their cosines after them.',
    waves: 'Column by column the waves get longer: {{list}} positions for dimensions {{dimensions}}.',
    selected: 'At position {{position}}, dimension {{dimension}}, the value is {{value}}.',
  },
  reproduce: {
    angle: 'angles in double precision: at large positions single precision is visibly wrong',
    odd: 'an odd width leaves the last sine without its cosine',
    buffer: 'saved and moved with the model, but not trained',
  },
  layer: {
    title: 'As a layer of your model',
    about:
      'The same table as a layer to put into a model, as the lessons write it. PyTorch keeps the table in a buffer, ' +
      'Keras in a weight that is not trained. In the view 100 × 512 the words are multiplied by √d first; neither ' +
      'there nor at 6 × 4 is there any dropout.',
  },
  embed: {
    title: 'The heatmap alone, in a page of yours',
    about:
      'One script file and one line of HTML, in any page, online or from disk. The file `posenc-elements.js` ' +
      'comes with the npm package `posenc`.',
  },
};
