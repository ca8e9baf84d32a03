import type { BankWords } from '../../quiz/words.ts';

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
  hint:
    'Point at a cell, or focus the picture and use the arrow keys. A click, or Enter, adds or removes the curve ' +
    'of that column.',
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
    caption: 'The first {{rows}} of {{allRows}} positions and the first {{columns}} of {{allColumns}} dimensions.',
    scroll: 'Numbers of the table, scrollable',
    corner: 'position',
    column: 'dim {{dimension}}',
    copy: 'Copy these numbers',
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
  },
};

/** Shown once the lab is loaded. */
export const later = {
  strip: 'Dimension {{dimension}}: a wave of {{wavelength}} positions.',
  stripsAxis: 'From position {{first}} on the left to {{last}} on the right; λ is the wavelength.',
  full: 'The eye cannot tell more than twelve curves apart. Remove one first.',
  numbers: {
    roundings: { rounded: 'rounded', truncated: 'truncated' },
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
  embed: {
    about:
      'One script file and one line of HTML, in any page, online or from disk. The file `posenc-elements.js` ' +
      'comes with the npm package `posenc`.',
  },
};

export const questions = {
  pair: {
    ask: 'Sines and cosines alternate; columns and pairs count from 0. Which pair does column {{dimension}} belong to?',
    right: 'Columns 2*i* and 2*i* + 1 hold the sine and the cosine of pair *i*. Both count from 0.',
    mistakes: {
      column: 'In the formula *i* numbers pairs, not columns, though it is often called “the dimension”.',
      up: 'An odd column is the second of its pair: halve and round down.',
    },
  },
  curve: {
    ask: 'Width {{dim}}, sines and cosines alternating. Click the curve of column {{column}}, counted from 0.',
    right: 'An odd column is a cosine, which starts at 1; pair {{pair}} turns slowly.',
    mistakes: {
      sine: 'It starts at 0, so it is a sine: column {{sine}}, the other half of the pair.',
      fast: 'It starts at 1, but it is the fastest cosine, column 1.',
    },
  },
  cut: {
    ask:
      'For position 1, column {{column}} (counted from 0) of width 512, slides print {{slide}}. The nearest ' +
      'four-decimal number is {{shown}}. Where does the difference come from?',
    right: 'The slides cut the digits off after the fourth: truncated, not rounded.',
    options: {
      cut: 'from truncating instead of rounding',
      formula: 'from another formula',
      single: 'from single precision',
      width: 'from another width',
    },
    mistakes: {
      formula: 'The usual formulas agree on column 0, sin 1 = 0.84147…, and there too the slides print 0.8414.',
      single: 'At position 1 single precision is right to seven digits.',
      width: 'Column 0 is sin 1 at every width, and there too the slides print 0.8414.',
    },
  },
  value: {
    ask:
      'Width {{dim}}, base 10000, sines and cosines alternating. Which number stands at position {{position}} in ' +
      'column {{dimension}}, both counted from 0?',
    right: 'Columns 2 and 3 are the sine and the cosine of *p* / 10000^(2/4) = *p* / 100, in radians.',
    mistakes: {
      wave: 'Sine and cosine exchanged: even columns hold the sine.',
      degrees: 'Your calculator was set to degrees. Angles are in radians.',
      fast: 'You did not divide by base^(2*i*/*d*). That is the first pair.',
    },
  },
  misprint: {
    ask:
      'Width 4. For position 4, column {{dimension}} (both counted from 0), a lesson prints {{printed}} with three ' +
      'decimals. What should it print?',
    right: 'cos 4 = −0.65364… and cos 0.04 = 0.99920…; the other 22 numbers of that table are right.',
    mistakes: {
      printed: 'So the lesson says. Check the third decimal.',
    },
  },
  halves: {
    ask: 'Here all sines come first, then all cosines. Click the cosine of pair {{pair}} at position {{row}}.',
    right: 'With *d* = 8, columns 0 to 3 are the sines of pairs 0 to 3 and columns 4 to 7 their cosines.',
    mistakes: {
      sine: 'That is the sine of this pair. Its cosine is *d*/2 columns further on.',
      interleaved: 'That is where it would be if sines and cosines alternated.',
      turned: 'Row and column exchanged: rows are positions.',
      one: 'Positions count from 0, so this is one row too high.',
    },
  },
  doubled: {
    ask: 'The width grows from {{dim}} to {{twice}}. How fast does the leftmost column change then?',
    right: 'Its exponent is 0 at any width: it always turns once in 2π positions.',
    options: { same: 'as fast as before', slower: 'more slowly', faster: 'faster' },
    mistakes: {
      slower: 'New frequencies appear between the others, and only the last becomes slower. The first stays.',
      faster: 'Nothing turns faster than 1 radian a position, at any width.',
    },
  },
  odd: {
    ask:
      'Sines and cosines alternate, and the width {{dim}} is odd. What does the last column, {{last}}, hold? Columns ' +
      'count from 0.',
    right: 'An even column is a sine; at an odd width the last sine has no cosine beside it.',
    options: { sin: 'a sine', cos: 'a cosine', zero: 'zeros', error: 'nothing: odd widths are an error' },
    mistakes: {
      cos: 'Column {{last}} is even, and even columns are sines.',
      zero: 'Some programs fill up with zeros (fairseq does, in its own layout); the formula does not.',
      error: 'The usual tutorial code fails here, because its cosines do not fit. The formula has no such trouble.',
    },
  },
  beyond: {
    ask: '“Sinusoidal positions work for any length.” What is true of that?',
    right: 'The formula has a value at every position. Whether a model makes sense of it is another matter.',
    options: {
      computed: 'they can be computed for any position',
      understood: 'a model copes with texts longer than in training',
      ends: 'nothing: after the last row there are no more',
      grows: 'nothing: far out the values become too large',
    },
    mistakes: {
      understood: 'Often it does not: it has never seen these rows.',
      ends: 'That is so for a learned table. This one is a formula.',
      grows: 'Sines and cosines stay between −1 and 1, however far out.',
    },
  },
  slowest: {
    ask: 'Width {{dim}}, base {{base}}. After how many positions does the slowest pair complete one turn?',
    right: 'The last exponent is (*d* − 2)/*d*, so the wavelength is 2π · base^((*d* − 2)/*d*).',
    units: { positions: 'positions' },
    mistakes: {
      limit: 'That is 2π · base, which the paper names too. The last exponent is (*d* − 2)/*d*, not 1.',
      base: 'The base itself is no wavelength: 2π is missing, and the last exponent is below 1.',
      radians: 'After so many positions the hand has turned by one radian. A turn takes 2π times as many.',
    },
  },
  speeds: {
    ask: 'Width {{dim}}, all sines first, then all cosines. Arrange these columns from the fastest to the slowest.',
    right:
      'The columns before column {{half}} are the sines of all pairs, the columns from {{half}} on their cosines. ' +
      'The higher the pair, the slower.',
    options: { a: 'column {{a}}', b: 'column {{b}}', c: 'column {{c}}', d: 'column {{d}}' },
    mistakes: {
      columns: 'From column {{half}} on, the cosines begin again with the fastest pair.',
      reversed: 'That is from the slowest to the fastest.',
    },
  },
} satisfies BankWords;
