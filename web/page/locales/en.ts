/** English. Values stand in {{braces}}; *stars* are emphasis, `backticks` code; [words](term) light up their term. */
export default {
  page: {
    title: 'posenc: positional encodings, computed exactly',
    line: 'Positional encodings to point at, check and take with you',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'As my system', light: 'Light', dark: 'Dark' },
    skip: 'Skip to the first figure',
    headline: 'How a Transformer knows which word came first',
    intro:
      'Attention compares every word with every other and forgets where they stood: shuffle the words, and its ' +
      'answers are shuffled along with them, nothing else changes. So a second vector is added to each word’s ' +
      'own, one that depends on its place alone. Here is the one from the original Transformer.',
    honest:
      'Every number on this page is worked out as you read, by the C++ of the posenc library running in your ' +
      'browser. Nothing is sketched and nothing leaves your machine.',
    waiting: 'The figure is being prepared …',
    failed: 'This part of the page could not be loaded. Reloading may help. ({{message}})',
    footer: 'Free under the MIT licence. The page keeps no record of you: no cookies, no requests to anybody else.',
    footerUse: 'Use the same code yourself',
    footerInstall: 'Install it',
    footerImport: 'Ask for a table',
    footerElement: 'Draw it in any page',
  },
  missing: {
    title: 'The figures cannot be computed in this browser',
    webassembly:
      'WebAssembly is missing or switched off. Any Firefox, Chrome, Edge or Safari since 2021 has it. If yours is ' +
      'recent, look for a setting that turns it off: Lockdown Mode on Apple devices, “Disable JavaScript JIT” ' +
      'or a strict security level elsewhere. Then reload.',
    simd:
      'WebAssembly is here, but not its SIMD instructions. Update the browser: Chrome and Edge have them since ' +
      'version 91, Firefox since 89, Safari since 16.4. On a very old processor (before about 2011) only another ' +
      'machine will help.',
  },
  formula: { sin: 'sin', error: 'error', angle: 'angle', training: 'train' },
  control: {
    paper: 'paper',
    reset: 'Reset everything',
    slider: '{{label}}, slider',
    setTo: 'Set {{label}} to {{value}}',
  },
  problem: {
    notNumber: '“{{raw}}” is not a number. {{allowed}} The picture is still the last good one.',
    notWhole: '{{raw}} is not a whole number. {{allowed}} The picture is still the last good one.',
    outOfRange: '{{raw}} is out of range. {{allowed}} The picture is still the last good one.',
    allowedWhole: 'Allowed: whole numbers from {{min}} to {{max}}.',
    allowedReal: 'Allowed: numbers from {{min}} to {{max}}.',
    allowedAbove: 'Allowed: numbers above {{min}}, up to {{max}}.',
    allowedOptions: 'Allowed: {{options}}.',
    allowedList: 'Allowed: up to {{longest}} whole numbers from {{min}} to {{max}}, with commas between them.',
    notText: 'This cannot be shown as it stands. {{allowed}} The picture is still the last good one.',
    allowedText: 'Allowed: {{min}} to {{max}} words, at most {{longest}} characters in all.',
  },
  link: {
    note: 'The link asked for something that cannot be shown, so the usual value stands in its place.',
    item: '{{label}}: “{{raw}}”. {{allowed}}',
    dismiss: 'Understood',
    toLab: 'Link to “{{title}}”',
  },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Your browser does not allow copying; please select the text.' },
  titles: {
    encode: 'Encode',
    clock: 'Many-handed clock',
    distance: 'Near and far',
    shift: 'Shift is rotation',
    order: 'Order matters',
    terms: 'Four terms of a score',
    compose: 'Compose',
    family: 'The whole family',
    variants: 'Variants and mistakes',
    reach: 'Long context',
    grids: 'More than a line',
    claims: 'Check the claims, check your table',
  },
  panels: {
    words: 'The figure in words and numbers',
    table: 'The numbers of the figure; scrolls',
    more: 'The first {{shown}} of {{all}} rows; the files hold all of them.',
    moreColumns: 'The first {{shown}} of {{all}} columns.',
    files: 'Take it with you',
    filesAbout: 'CSV and JSON hold every column with all digits; .npy holds the numbers alone, as float32.',
    reproduce: 'Reproduce this',
    reproduceAbout: 'Programs for exactly this view. Copy, run, compare.',
    language: 'Program in',
  },
  encode: {
    lead:
      'One row is one [position](positions), one column one [dimension](dim). Neighbouring columns form a ' +
      '[pair](pair) that shares a frequency: first its sine, then its cosine. The leftmost pair turns once every ' +
      '2π ≈ 6.28 positions; each pair after it turns more slowly than the last, always by the same factor, and ' +
      'how slow the last one gets is set by the [base](base).',
    where:
      'Here *p* is the position, *i* the number of the pair (not of the column), and *d* the width, equal to that ' +
      'of the word vectors.',
    presets: 'The lessons’ own views',
    preset: {
      lesson000: {
        name: '000',
        about: 'bootcamp',
        note: 'Lesson 000 draws this table, 100 positions at d = 64, and these six curves.',
      },
      lesson001: {
        name: '001',
        about: 'full guide',
        note:
          'Lesson 001 announces dimensions 0, 3, 7, 15 and 31, but its program draws 0, 7, 20 and 31. You see what ' +
          'the program draws.',
      },
      lesson001Table: {
        name: '001',
        about: 'printed table',
        note:
          'The small table that lesson 001 prints: five positions, six dimensions, three decimals. All thirty ' +
          'numbers are right.',
      },
      lesson002: {
        name: '002',
        about: 'notebook',
        note:
          'The size of lesson 002, with the paper’s formula. The lesson’s own loop doubles the exponent and ' +
          'gives sine and cosine different frequencies, so its table is a different one; it draws no curves.',
      },
      lesson003: {
        name: '003',
        about: 'slides',
        note:
          'Lesson 003 prints 0.8414, 0.5403, 0.8218, 0.5696 for position 1. They are cut after four decimals, not ' +
          'rounded, and so are the numbers below; switch to “rounded” to see 0.8415, 0.8219 and 0.5697.',
      },
      lesson004: {
        name: '004',
        about: 'documentation',
        note:
          'The small table of lesson 004. For position 4 the lesson prints −0.653 and 1.000; the row below shows ' +
          '−0.654 and 0.999. The other 22 numbers agree.',
      },
    },
    controls: 'Controls',
    label: {
      positions: 'Positions',
      dim: 'Width d',
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
    curveStyles: { overlaid: 'over one another', strips: 'a strip for each' },
    strip: 'Dimension {{dimension}}: a wave of {{wavelength}} positions.',
    stripsAxis: 'From position {{first}} on the left to {{last}} on the right; λ is the wavelength.',
    hint:
      'Point at a cell, or focus the picture and use the arrow keys. A click, or Enter, adds or removes the curve ' +
      'of that column.',
    full: 'Twelve curves are as many as can be told apart. Remove one first.',
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
      'The left columns change from one row to the next and tell neighbours apart; the right ones barely move in ' +
      'the whole picture and tell far from near. Together they are like the hands of a clock with {{pairs}} hands, ' +
      'the fastest turning every {{fastest}} positions, the slowest every {{slowest}}.',
    captionSingle:
      'With a single pair there is one hand on the clock. It turns every {{fastest}} positions, and after that it ' +
      'comes very close to where it has been.',
    askTitle: 'Try before you look',
    ask: 'Double the width d. What happens to the leftmost column, and what to the last one?',
    answerTitle: 'Show the answer',
    answer:
      'The leftmost column does not change at all: its exponent is 0 whatever the width, so it always turns every ' +
      '2π positions. New frequencies are fitted in between, and the last pair becomes a little slower, creeping ' +
      'towards 2π × base without ever reaching it.',
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
      'positions that it never met in training is another matter, and often it does not.',
    fineExact:
      'The usual single-precision code is already wrong in the third decimal near position 65535. Here angles are ' +
      'formed in double precision and rounded once, at the end.',
    numbers: {
      title: 'The numbers',
      roundings: { rounded: 'rounded', truncated: 'cut off' },
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
        'A table of {{positions}}, from {{first}} to {{last}}, and {{dim}} of width, base {{base}}. {{layout}} Blue ' +
        'and red, or dark and bright, stand for values from −1 to 1.',
      interleaved: 'Sines stand in the even columns, cosines in the odd ones.',
      concatenated: 'The sines of all pairs come first, their cosines after them.',
      waves: 'Column by column the waves get longer: {{list}} positions for dimensions {{dimensions}}.',
      selected: 'At position {{position}}, dimension {{dimension}}, the value is {{value}}.',
    },
    reproduce: {
      angle: 'angles in double precision: at large positions single precision is visibly wrong',
      odd: 'an odd width leaves the last sine without its cosine',
    },
    embed: {
      title: 'Put this figure in your course',
      about:
        'One script file and one line of HTML, in any page, online or from disk. The file `posenc-elements.js` ' +
        'comes with the npm package `posenc`.',
    },
  },
  clock: {
    lead:
      'Each pair of columns is a [hand](hand) of a clock. At [position](position) *p* it has turned by *p* times ' +
      'its frequency, and where its tip stands is what the table holds: the [sine](sine) is how far it is to the ' +
      'right, the [cosine](cosine) how far up. The first hand turns once every 2π ≈ 6.28 positions; the last one ' +
      'needs thousands. One hand alone comes round again and again; all of them together tell the positions apart, ' +
      'as the hands of a clock tell this second from every other of the day.',
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
      dim: 'Width d',
      base: 'Base',
      ladder: 'Exponents',
      step: 'Look at one position in',
      span: 'Positions in the chart',
      speed: 'Positions per second',
    },
    ladders: { half: '2i/d, the paper', halfMinusOne: '2i/(d − 2), as in tensor2tensor' },
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
    waveChart: 'The sine of hand {{pair}} along the positions: the wave, and dots where it is looked at',
    ladderChart: 'Wavelengths of all hands on a logarithmic scale',
    axisPosition: 'position →',
    axisSine: 'sine of hand {{pair}} ↑',
    axisPair: 'hand i →',
    axisWavelength: 'wavelength (positions) ↑',
    sampling: {
      every: 'A model sees the dots only, one for each position: {{looks}} to a turn of this hand.',
      enough:
        'Looking at one position in {{step}} still gives {{looks}} looks a turn. Two or more are enough to follow ' +
        'the hand.',
      slower:
        'Looking at one position in {{step}} gives only {{looks}} looks a turn. The dots lie just as well on a ' +
        'slower wave, one turn in {{apparent}} positions: that is aliasing.',
      backwards:
        'Looking at one position in {{step}} gives only {{looks}} looks a turn. The dots lie just as well on a wave ' +
        'that runs backwards, one turn in {{apparent}} positions: that is aliasing.',
    },
    notice: 'What to notice',
    caption:
      'At position {{position}} the fastest hand has made {{fast}} turns, the slowest {{slow}}. On the logarithmic ' +
      'scale the wavelengths climb in equal steps; the last is {{slowest}}, while 2π × base is {{limit}}.',
    captionSingle:
      'At position {{position}} the only hand has made {{fast}} turns. With one hand there is nothing to tell one ' +
      'turn from the next.',
    askTitle: 'Try before you look',
    ask: 'Choose hand 0 and look at one position in 44. Why does the fastest hand hardly move?',
    answerTitle: 'Show the answer',
    answer:
      '44 positions are almost exactly seven turns: 44 / 2π ≈ 7.003. At every look the hand is only about one ' +
      'degree further, so that it seems to need some 15600 positions for a turn. With one position in 6 it even ' +
      'seems to run backwards. A model that is given every position is not fooled: its fastest hand is seen 6.28 ' +
      'times a turn, and two would do.',
    words: {
      count_one: '{{count}} hand',
      count_other: '{{count}} hands',
      clock:
        'A clock with {{hands}}, from a width of {{dim}} and base {{base}}. The fastest turns once in {{fastest}} ' +
        'positions, the slowest once in {{slowest}}.',
      chosen: 'At position {{position}}, hand {{pair}} has made {{turns}} turns.',
    },
  },
  distance: {
    lead:
      'How alike are two positions? Take their rows and multiply them, number by number: the sum is the [dot ' +
      'product](measure), and attention sees nothing else of them. In the [matrix](matrix) every cell is one pair ' +
      'of positions. It is made of stripes, because only the [offset](offset) between the two counts, not where ' +
      'they stand. Near positions are alike, far ones less so; but not always, and how soon that fails depends on ' +
      'the [width](width).',
    where:
      'For each offset *k* the waves are added up, each at its own frequency. At *k* = 0 all of them are 1, so ' +
      'every row has the same length, √(d/2).',
    presets: 'What lessons compare',
    preset: {
      lesson000: {
        name: '000',
        about: '5–6 against 5–50',
        note:
          'Lesson 000 says that 5 and 6 are nearer to each other than 5 and 50. At d = 64 that is right: the ' +
          'distances are 1.4718 and 5.3264.',
      },
      lesson004: {
        name: '004',
        about: '0–1 against 0–100',
        note:
          'Lesson 004 calls the dot product of 0 and 1 high, and that of 0 and 100 low. At d = 512 they are 249.1 ' +
          'and 112.0 of 256: lower, but far from nothing.',
      },
      counter: {
        name: 'd = 4',
        about: '0–6 against 0–1',
        note:
          'A counter-example: with four dimensions, position 0 is more like 6 than like its neighbour 1, because ' +
          'after 6 positions the fast hand is almost round.',
      },
    },
    pairs: 'Two pairs of positions',
    pairName: '{{first}} and {{second}}',
    apart: 'offset',
    keep: 'Keep this pair to compare',
    measures: { dot: 'dot product', cosine: 'cosine', distance: 'distance' },
    controls: 'Controls of near and far',
    label: {
      row: 'First',
      column: 'Second',
      keptRow: 'Kept: first',
      keptColumn: 'Kept: second',
      measure: 'Measure',
      positions: 'Positions',
      dim: 'Width d',
      base: 'Base',
      from: 'From offset',
      last: 'To offset',
    },
    hint:
      'Click or drag on the matrix to pick a pair, or move the pick with the arrow keys. The dashed pair is the one ' +
      'kept to compare. Widths are even here: an odd one ends in a lone sine, and its similarity depends on the ' +
      'place too.',
    matrix: 'Matrix of all pairs of positions.',
    matrixRole: 'heat map',
    matrixValue: 'Picked: {{first}} and {{second}}.',
    axisFirst: 'first position',
    axisSecond: 'second position →',
    offsetChart: 'The row of position {{first}}: measured values as dots by offset, the closed form as a line',
    axisOffset: 'offset k →',
    riseHere: 'first rise, k = {{offset}}',
    agreement:
      'Dots are measured between rows of the table in single precision, the line is the sum of cosines. They differ ' +
      'by {{error}} at most.',
    rise:
      'At offset {{offset}} the dot product rises for the first time, to {{dot}} from {{previous}} at offset ' +
      '{{before}}: from there on, nearer is no longer always more similar.',
    noRise: 'Up to offset 10000 the dot product never rises.',
    verdict: {
      holds: 'The pair that is {{near}} apart is more alike than the one {{far}} apart.',
      fails: 'Here it is the other way round: the pair {{far}} apart is more alike than the one {{near}} apart.',
      same: 'Both pairs are {{offset}} apart, so that all three measures agree.',
    },
    widths: 'Narrow widths against wide: the cosine at offsets 0 to 60',
    risesAt: 'first rises at {{offset}}',
    risesLater: 'no rise up to {{span}}',
    notice: 'What to notice',
    caption:
      'Move the pick along a stripe: nothing changes. Move it across, and the value swings. With few dimensions the ' +
      'swings are large; with many, the fast waves cancel out and a slow slope is left. Yet even far apart the ' +
      'cosine does not go to 0, because the slow waves have hardly moved.',
    repeatTitle: 'Does it ever repeat?',
    repeatAbout:
      'Two hands come back to the same place together only after a very long time, if at all. Choose a range of ' +
      'offsets, and the one is sought after which the encoding is nearest to where it started.',
    searching: 'Searching …',
    repeatNeighbour:
      'Between offsets {{from}} and {{last}} nothing comes nearer than the very next position, {{distance}} away. ' +
      'At this width nothing is mistaken for a repeat.',
    repeatNearer:
      'Between offsets {{from}} and {{last}} it comes nearest at {{offset}}: only {{distance}} away, while the very ' +
      'next position is {{neighbour}} away.',
    repeatFarther:
      'Between offsets {{from}} and {{last}} it comes nearest at {{offset}}: {{distance}} away, farther than the ' +
      'very next position at {{neighbour}}.',
    askTitle: 'Try before you look',
    ask:
      'Lessons say that the nearer two positions are, the larger their dot product. With d = 4, which of the ' +
      'positions 1 to 10 is most like position 0?',
    answerTitle: 'Show the answer',
    answer:
      'It is 6. With four dimensions there are two hands: the fast one is back almost at the top after 2π ≈ 6.28 ' +
      'positions, and the slow one has hardly moved. The dot product with 6 is 1.958, that with 1 only 1.540. At d ' +
      '= 512 the rule holds much longer, up to offset 43.',
    words: {
      matrix:
        'A matrix of {{positions}} by {{positions}} positions, with a width of {{dim}} and base {{base}}. It shows: ' +
        '{{measure}}. Values run from {{least}} to {{greatest}} and are the same along every diagonal.',
      width: '{{offset}} at d = {{dim}}',
      widths: 'The first rise by width: {{list}}.',
    },
  },
  shift: {
    lead:
      'Go *k* positions on, and every hand of the clock turns by its own angle, wherever it stood before. In each ' +
      'pair’s [plane](plane) that turn is a [block](block) of two by two numbers, and all blocks together are one ' +
      'matrix, M(k). It holds for every [position](position) *p*, because *p* does not occur in it, only the ' +
      '[shift](shift) *k* does. This is what lessons mean by “PE(p + k) is a linear function of PE(p)”: a model ' +
      'could learn “three words on” once, for all places.',
    where:
      'Left, pair *i* at position *p* + *k*; right, the same pair at *p*. Between them stands the block, a ' +
      'rotation: clockwise, when the sine runs to the right and the cosine upwards.',
    presets: 'Start with',
    preset: {
      linear: {
        name: '000, 001, 004',
        about: 'one matrix for all p',
        note:
          'Three lessons say that PE(p + k) is linear in PE(p). For the paper’s formula it is true to the last ' +
          'bit: what is left over is rounding.',
      },
      lesson002: {
        name: '002',
        about: 'the missing cosine',
        note:
          'Lesson 002’s own formula, d = 4, 1000 positions, five steps on: even the best of all matrices leaves ' +
          '0.96. That is |sin 5|, as the text under the curves shows.',
      },
      seven: {
        name: 'k = 22',
        about: 'almost a success',
        note:
          'The same formula with a single pair, 22 steps on. Suddenly hardly anything is left over. The question ' +
          'below is about this.',
      },
      few: {
        name: '12 rows',
        about: 'a success worth nothing',
        note:
          'A learned table of 12 rows, eight columns. Seven pairs of rows are too few to refute any matrix: there ' +
          'is always one that fits.',
      },
    },
    matrixKnown: 'M({{shift}}), one block for each pair',
    matrixBest: 'The best matrix for k = {{shift}}',
    matrixAlt: 'Matrix of {{dim}} by {{dim}} numbers that takes PE(p) to PE(p + {{shift}}). Table: {{source}}.',
    scale: 'Entries:',
    planes: 'From p = {{from}} to p + k = {{to}}, pair by pair',
    planesAlt:
      'Planes of the chosen pairs with PE({{from}}), PE({{to}}) and where the matrix takes PE({{from}}). Table: ' +
      '{{source}}.',
    pairName: 'pair {{pair}}',
    turn: '{{radians}} rad, {{turns}} turns',
    angle: '{{radians}} rad',
    gap: 'off by {{gap}}',
    attempts: 'Three tables, each with its best matrix: the largest entry left over at each of {{starts}} positions p',
    sources: {
      sinusoidal: { name: 'The paper’s formula', how: 'M(k), known beforehand' },
      doubled: { name: 'Lesson 002’s formula', how: 'best matrix, least squares' },
      learned: { name: 'A learned table', how: 'best matrix, least squares' },
    },
    largest: 'at most',
    relative: 'in all {{percent}}% of the rows’ length',
    reading: {
      title: 'What the matrix shown leaves over',
      move: 'From, to',
      fromTo: '{{from}} → {{to}}',
      here: 'Left over at this p',
      all: 'At most, over {{starts}} positions',
      rank: 'Independent columns',
      rankOf: '{{rank}} of {{dim}}',
      known: 'not needed',
    },
    rows_one: '{{count}} pair of rows',
    rows_other: '{{count}} pairs of rows',
    few:
      'Only {{rows}} for a width of {{dim}}: were they pure chance, some matrix would still fit them exactly. ' +
      'Nothing left over proves nothing here. Take more positions.',
    origin:
      'Where the rest of lesson 002 comes from: its first column is sin p, and sin(p + k) = cos k · sin p + sin k ' +
      '· cos p, here {{cosine}} · sin p {{sign}} {{bound}} · cos p. But no column holds cos p: the cosine beside ' +
      'it turns {{slower}} times more slowly. So |sin k| = {{bound}} is missing at worst. Least squares over all ' +
      'columns leaves {{largest}} at worst: in a long, narrow table almost exactly that. In a short one other ' +
      'columns can stand in; in a wide one they fail as well.',
    controls: 'Controls of the shift',
    label: {
      position: 'Position p',
      shift: 'Shift k',
      dim: 'Width d',
      base: 'Base',
      rows: 'Positions in the tables',
      seed: 'Seed of the learned table',
      source: 'Table shown',
      pairs: 'Pairs drawn',
    },
    hint:
      'A button under a curve shows that table’s matrix and planes above. Up to eight pairs are drawn; a ninth ' +
      'takes the place of the one chosen first. Widths are even here, as each sine needs its cosine to turn with.',
    notice: 'What to notice',
    caption:
      'For the paper’s formula at most {{sinusoidal}} is left over, and that is rounding; the matrix knew k = ' +
      '{{shift}} and had not seen a single row. For the other two, least squares saw the whole table, and still ' +
      'leaves {{doubled}} and {{learned}}. Move p: the vectors turn, the angle between them stays.',
    captionFew:
      'For the paper’s formula at most {{sinusoidal}} is left over, whatever p. The other two leave {{doubled}} ' +
      'and {{learned}}, but so few rows can be fitted by some matrix even if they are pure chance.',
    captionStill:
      'At k = 0 nothing moves, and the matrix that changes nothing is right for any table. Choose another k.',
    askTitle: 'Try before you look',
    ask:
      'With lesson 002’s formula and d = 2, go from k = 21 to 22 and on to 23. Why does 22 almost work, when its ' +
      'neighbours do not?',
    answerTitle: 'Show the answer',
    answer:
      '22 is almost exactly 7π, half a turn seven times over. After half a turn the sine has only changed its ' +
      'sign, and for that no cosine is needed: |sin 22| = 0.0089 is all that is missing, while |sin 21| and |sin ' +
      '23| are 0.84 and 0.85. At 44, two times 22, it is 0.018. The paper’s pairs do not depend on such luck, ' +
      'because each sine has the cosine of its own frequency beside it.',
    fine: 'The fine print',
    fineWay: 'The matrix acts on columns. Where tokens are rows, as in most programs, it is P · M(k)ᵀ.',
    fineLearned:
      'The learned table is drawn at random from a seed, its entries with the standard deviation √½, so that its ' +
      'rows are as long as the others. It has not been trained; training could teach it something like a rotation, ' +
      'but nothing in its making asks for that.',
    fineLimit:
      'That such a matrix exists does not mean that a model uses it. It says that going k positions on is easy to ' +
      'learn.',
    words:
      'PE({{from}}) and PE({{to}}) at a width of {{dim}} and base {{base}}, k = {{shift}}, drawn for the pairs ' +
      '{{pairs}}. Table shown: {{source}}.',
    comment: 'other random numbers than posenc draws',
  },
  order: {
    lead:
      'Two sentences, the same words, another order. Down each side stand the words; beside each word is what one ' +
      'layer of attention makes of it, one row of colours. A line leads from every word to its place in the other ' +
      'sentence. Without positions, a row and the row at the other end of its line are the same, rounding aside: ' +
      'shuffling the words shuffles the answers and does nothing else.',
    where:
      '*X* holds one word a row, *P* one position a row, *A* is attention and *Π* shuffles the rows. Without *P* ' +
      'both sides are equal whatever *Π* does: attention is equivariant, not invariant, for the answers move along ' +
      'with the words.',
    made:
      'No model was trained for this. Each distinct word gets a vector made up from its letters: a row of the ' +
      'sinusoidal table some millions of places away, scaled to length 1. It has no meaning, but a word has the ' +
      'same one wherever it stands, and that is all the argument needs. As in the paper it is multiplied by √d ' +
      'before the position is added.',
    controls: 'Controls of the two sentences',
    label: {
      example: 'Sentences of the lessons',
      first: 'First sentence',
      second: 'Second sentence',
      alpha: 'Weight α of the positions',
      dim: 'Width d',
      weights: 'Weights of q, k and v',
      causal: 'No word sees later ones (causal mask)',
      seed: 'Seed of vectors and weights',
      token: 'Follow a word of the first sentence',
    },
    examples: {
      chase: { name: '001: cat and mouse', first: 'The cat chases the mouse', second: 'The mouse chases the cat' },
      love: { name: '002: who loves whom', first: 'John loves Mary', second: 'Mary loves John' },
      black: { name: '000: the black cat', first: 'the black cat', second: 'cat the black' },
      sat: { name: '004: the cat sat', first: 'The cat sat', second: 'sat cat The' },
    },
    weights: { seeded: 'made up', identity: 'identity' },
    reverse: 'Second = first, back to front',
    without: 'Without positions',
    with: 'With positions',
    firstSentence: 'first',
    secondSentence: 'second',
    scale: 'Outputs, {{dim}} numbers per row:',
    error: 'Largest difference along the lines:',
    alt: {
      without:
        'Attention outputs of “{{first}}” and “{{second}}” without positions, row by row, with lines ' +
        'between the same words.',
      with:
        'Attention outputs of “{{first}}” and “{{second}}” with positions added, row by row, with lines ' +
        'between the same words.',
    },
    warning:
      'The sentences do not hold the same words, so neither is the other reordered. Lines join the words that they ' +
      'share; those rows differ because the company is different, not because the order is.',
    readout: {
      title: 'The word that is followed',
      row: 'Row that made its vector',
      first: 'Place in the first',
      second: 'Place in the second',
      without: 'Outputs apart, without',
      with: 'Outputs apart, with',
    },
    none: 'none',
    nothing: 'nothing',
    quoted: '“{{word}}”',
    notice: 'What to notice',
    caption:
      'On the left every line joins two equal rows: {{without}} is rounding. On the right positions were added ' +
      'before attention, and the same words come out different by up to {{with}}. Only now does order matter.',
    captionCausal:
      'With the causal mask a word sees only those before it, so order matters even without positions: connected ' +
      'rows differ by up to {{without}} on the left and {{with}} on the right.',
    captionOff:
      'At α = 0 the positions are multiplied by nothing, and the right side is the left one again: {{without}} and ' +
      '{{with}}. Move α a little.',
    captionStill:
      'Both sentences are in the same order, so there is nothing to tell apart: every line is level. Reverse one of ' +
      'them.',
    captionOther:
      'Only the first sentence has {{first}}; only the second has {{second}}. Other words give other answers for ' +
      'all, with positions or without.',
    repeat:
      '“{{word}}” stands at places {{a}} and {{b}} of the first sentence. Its two outputs are {{without}} apart ' +
      'without positions, {{with}} with them.',
    askTitle: 'Try before you look',
    ask:
      'One word stands twice in “The cat chases the mouse”. Can attention without positions tell the first ' +
      '*the* from the second? And how large must α be before it can?',
    answerTitle: 'Show the answer',
    answer:
      'It cannot: equal vectors ask the same question of the same words and get the same answer. With positions any ' +
      'α above 0 is enough in principle; the distance grows with α from nothing, so at α = 0.001 there is a ' +
      'difference, only a small one. What a model makes of a small difference is a matter of training.',
    fine: 'The fine print',
    fineIdentical:
      'It is often said that the two sentences give *identical* results or look identical. Strictly, the outputs ' +
      'move along with the words (they are equivariant); what is identical is anything that forgets places, such as ' +
      'the sum or the mean of all rows.',
    fineCausal:
      'In a decoder the causal mask already breaks the symmetry: the third word has two predecessors, whichever ' +
      'they are. Some models do without positions for that reason. Switch the mask on to see it.',
    fineWords:
      'Capitals and punctuation at the edge of a word are ignored here, so that “The” and “the” are one ' +
      'word. Real tokenizers would keep them apart.',
    words:
      '“{{first}}” and “{{second}}”, each word a vector of {{dim}} numbers, through one layer of attention, ' +
      'first without positions, then with them at α = {{alpha}}.',
    columns: { positions: 'positions', sentence: 'sentence', place: 'place', word: 'word' },
    comment: 'vectors of length 1 that stand for words and weights: rows far out in the table',
  },
  terms: {
    lead:
      'A score says how much one word attends to another: the query of the one times the key of the other. Both are ' +
      'made from a word’s vector *x* plus the vector *p* of its place, so the product of two sums falls into ' +
      'four: what [word asks of word](contentContent), what [word asks of place](contentPosition), what [place asks ' +
      'of word](positionContent) and what [place asks of place](positionPosition). Switch each on or off and see ' +
      'what softmax makes of the rest.',
    made:
      'No model was trained for this: the words’ vectors, the weights and the biases are made up from letters and ' +
      'a seed (rows far out in the sinusoidal table, scaled to length 1). The sums are exact all the same.',
    controls: 'Controls of the score',
    label: {
      example: 'Sentences of the lessons',
      sentence: 'Sentence',
      alpha: 'Weight α of the positions',
      rooted: 'Words times √d, as in the paper',
      causal: 'No word sees later ones (causal mask)',
      biases: 'Biases in q, k and v',
      weights: 'Weights of q, k and v',
      dim: 'Width d',
      heads: 'Heads',
      head: 'Head shown',
      seed: 'Seed of vectors and weights',
      query: 'Query: the word that looks',
      key: 'Key: the word looked at',
      term: 'Multiplied out',
    },
    names: {
      contentContent: 'word · word',
      contentPosition: 'word · place',
      positionContent: 'place · word',
      positionPosition: 'place · place',
    },
    examples: {
      chase: { name: '001: cat and mouse', sentence: 'The cat chases the mouse' },
      love: { name: '002: who loves whom', sentence: 'John loves Mary' },
      black: { name: '000: the black cat', sentence: 'the black cat' },
      sat: { name: '004: the cat sat', sentence: 'The cat sat' },
    },
    weights: { seeded: 'made up', identity: 'identity' },
    headCount_one: '{{count}} head',
    headCount_other: '{{count}} heads',
    score: '= score',
    weight: 'softmax over the keys',
    output: 'Output: those shares of the values',
    alt: '{{title}}, for every pair of words of “{{sentence}}”: queries down, keys across.',
    outputAlt: 'Attention output for “{{sentence}}”, a row of {{dim}} numbers for each word.',
    scaleScores: 'Terms and score:',
    scaleShares: 'Softmax:',
    scaleOutput: 'Output:',
    masked: 'masked',
    readout: {
      title: 'The pair of words you are pointing at',
      whole: 'q · k / √dₖ at once',
      weight: 'Share after softmax',
      distance: 'Key minus query',
    },
    notice: 'What to notice',
    captionSum:
      'The four maps add up to the score, cell by cell. Multiplying query and key directly gives the same; over all ' +
      'cells the two ways differ by at most {{error}}.',
    captionOff: 'Softmax now sees the score without {{off}}. Compare the shares with those of the full sum.',
    captionNone: 'With all four off, every score is 0 and softmax shares equally among all keys it may see.',
    captionSeeded:
      'It is often said that place · place depends on the distance alone. With these weights it does not: along ' +
      'one diagonal it varies by as much as {{spread}}. Set the weights to identity.',
    captionIdentity:
      'With identity weights place · place depends on the distance alone: along any diagonal it varies by no more ' +
      'than {{spread}}, which is rounding.',
    captionAlpha: 'At α = 0 only word · word is left, and the order of the words is forgotten.',
    askTitle: 'Try before you look',
    ask:
      'Set the weights to identity and leave only place · place on. Which word does each word attend to most, and ' +
      'does it matter which words they are?',
    answerTitle: 'Show the answer',
    answer:
      'Each attends most to itself and, as a rule, next to its neighbours, whatever the words: the term is the sum ' +
      'of the cosines of all angles between two places, and that is largest at distance 0. Trained weights are ' +
      'anything but the identity; with them this term can prefer the word before, or one three places on.',
    fine: 'The fine print',
    fineDistance:
      'Lesson 001 says that place · place depends on the distance only. That holds when the weights leave the ' +
      'rotations of all pairs in peace, as the identity does. For weights in general it is not true; rotary ' +
      'encodings were made so that it is.',
    fineSoftmax:
      'Here a word is a row, queries go down and keys across, so softmax runs along rows. Lesson 001 writes words ' +
      'as columns, S = KᵀQ, and then it runs along columns. In both it runs over the keys.',
    fineBias:
      'The lesson leaves biases out. If there are any, they are counted here with the words, so that four terms ' +
      'still make up the whole.',
    words: 'The scores of “{{sentence}}” at width {{dim}} with {{heads}}, head {{head}} shown, α = {{alpha}}.',
    columns: { query: 'query', queryWord: 'query word', key: 'key', keyWord: 'key word' },
    comment: 'vectors of length 1 that stand for words and weights: rows far out in the table',
  },
  compose: {
    lead:
      'A [word](word) comes in as a vector; the vector of its [place](place) is added, and that is all the first ' +
      'layer is given. How much of the [sum](sum) is word, and how much place? Two lessons say that the position ' +
      'does little harm, because its values stay between −1 and 1 while embeddings are large. What counts, ' +
      'though, is not single values but lengths, and how long an embedding is depends on how it was started and on ' +
      'a factor that is easily overlooked: √d.',
    where:
      'Here *x* is the embedding, *α* the weight of the position (1 in the paper). [Dropout](dropout) sets each ' +
      'entry of the sum to 0 with a given probability and lets the others grow to match.',
    presets: 'What lessons say of size',
    preset: {
      lesson002: {
        name: '002',
        about: '16 against 512',
        note:
          'Lesson 002 multiplies by √d: embeddings with entries of size 1 come to a length of about 512, the ' +
          'position to 16. “Very large values”, it says, and after this factor that is so.',
      },
      unscaled: {
        name: '002 without √d',
        about: '16 against 22.6',
        note:
          'The same embeddings without the factor: about 22.6 against 16. Now the position turns a word by some ' +
          '35°, and “barely” is no longer the word.',
      },
      lesson001: {
        name: '001',
        about: '16 against 1',
        note:
          'Lesson 001: values are bounded so that positions do not dominate. But if embeddings start with entries ' +
          'of size 1/√d, their length is about 1 and the position’s is still 16.',
      },
      paper: {
        name: 'The paper, 004',
        about: '16 against 22.6',
        note:
          'The paper’s way: entries of size 1/√d at the start, then times √d. Word and place are of like ' +
          'size; this is what lesson 004 means by keeping magnitudes consistent.',
      },
    },
    triangles:
      'The word at p = {{position}}, its position and their sum, in the plane of the three; each drawn to its own ' +
      'scale',
    triangleAlt:
      'Triangle of the word, {{word}} long, the position, {{place}} long, and their sum, {{sum}} long; the word at ' +
      '{{position}} is turned by {{angle}} degrees.',
    rooted: 'With √d',
    plain: 'Without √d',
    word: 'Word',
    place: 'Position',
    sum: 'Sum',
    turnedBy: 'Turned by',
    stripsTitle:
      'The same, entry by entry: {{dim}} numbers at p = {{position}}, in lines of up to 64, in the same colours',
    strips: { word: 'Word', place: 'Position', sum: 'Sum', after: 'After dropout: black cells were set to 0' },
    stripAlt: '{{name}}, {{dim}} entries at position {{position}}',
    scale: 'Entries:',
    reading: {
      title: 'The word pointed at',
      moved: 'Moved, of its length',
      percent: '{{percent}}%',
      after: 'Length after dropout',
      dropped: 'Dropout turns by',
      zeroed: 'Entries set to 0',
      of: '{{zeroed}} of {{all}}',
    },
    lengthsAlt: 'Lengths of word, position and sum at every position',
    anglesAlt: 'Degrees that each word is turned by, with √d, without it, and by dropout',
    axisPosition: 'position p →',
    axisLength: 'length',
    axisAngle: 'degrees turned',
    byDropout: 'By dropout',
    shapes:
      'In goes {{from}}, out comes {{to}}: batch, positions, width. Adding changes no shape. Dropout took ' +
      '{{zeroed}} of {{entries}} entries, {{percent}}%.',
    controls: 'Controls of the sum',
    label: {
      position: 'Position p',
      start: 'Embeddings start with entries of size',
      rooted: 'Multiply words by √d',
      alpha: 'Weight α of the position',
      dropout: 'Dropout',
      dim: 'Width d',
      tokens: 'Positions',
      batch: 'Batch',
      seed: 'Seed',
    },
    starts: { unit: '1 (PyTorch, lesson 002)', root: '1/√d (the paper)', small: '0.02 (BERT, GPT-2)' },
    hint:
      'Click or drag on a chart, or use the arrow keys there, to point at a position. Of a batch, the first ' +
      'sequence is drawn. Widths are even here: with a lone sine at the end, the position’s length would change ' +
      'from place to place.',
    notice: 'What to notice',
    caption:
      'The position is as long at one place as at any other: α√(d/2), here {{place}}. With √d this word is ' +
      '{{rooted}} long and is turned by {{rootedAngle}}°; without it, {{plain}} long and turned by ' +
      '{{plainAngle}}°.',
    captionDropout: 'Compare dropout: it turns the sum by {{dropped}}°, at random and anew in every step of training.',
    captionOff: 'At α = 0 no position is added: no word is turned, and the order is gone.',
    askTitle: 'Try before you look',
    ask:
      'Start from lesson 002: d = 512, with √d. How large must α be for a position to be as long as its word, ' +
      'and by how much is the word turned then?',
    answerTitle: 'Show the answer',
    answer:
      '32: the word is about d = 512 long, the position √(d/2) = 16, and 512/16 = √(2d) = 32. The word is then ' +
      'turned by about 45°. It is neither 0° nor 90° because the two are nearly perpendicular to each other, as ' +
      'two vectors that know nothing of one another nearly always are in so many dimensions.',
    fine: 'The fine print',
    fineBounded:
      '“Bounded, so it cannot dominate” (001): every entry is bounded, yet the length of PE(p) is always ' +
      '√(d/2), and grows with the width. What dominates is a matter of proportion.',
    fineLarge: '“Embeddings have very large values” (002): after the factor √d. Without it they do not.',
    fineRight:
      'A small angle does not mean that order is lost. The position’s part lies in its own directions, nearly ' +
      'perpendicular to the words, and projections can be trained to look there.',
    fineDrawn:
      'The embeddings are drawn at random from a seed, as training would start with them; trained ones have other ' +
      'lengths. Dropout’s choice depends on the same seed and is the same on every machine.',
    words:
      'A batch of {{batch}}, {{tokens}} positions, a width of {{dim}}. Embeddings start with entries of size ' +
      '{{start}}. {{factor}}, α = {{alpha}}, dropout {{dropout}}.',
    comment: 'other random numbers than posenc draws',
  },

  family: {
    lead:
      'Attention can be told about order in three places. [Added](vectors) to the vectors of the words: the ' +
      'sinusoidal table and the learned one. As a [turn](turn) of queries and keys: RoPE. Or straight on the ' +
      '[scores](bias): ALiBi, T5, Shaw, Transformer-XL and KERPLE. Here all of them, and none, are given the same ' +
      'words and one head of attention, and one sees what counts in the end: how each changes a score with the ' +
      'distance between two words.',
    where:
      'No model was trained for this. Words are vectors made up from their letters, as in “Order matters”, and ' +
      'what a model would learn (tables, weights, biases) is made up in the same way: of those encodings the ' +
      'picture shows the kind, not what training would find. Each position looks back only, as in a decoder.',
    sentence: 'The cat sat',
    presets: 'What the lessons say of others',
    preset: {
      lesson000: {
        name: '000, 004',
        about: 'a learned table ends',
        note:
          'Both lessons set the learned table against the sinusoidal one: parameters against none, a fixed length ' +
          'against any. At position {{trained}} the learned table simply has no row.',
      },
      rope: {
        name: '000',
        about: 'RoPE, complete',
        note:
          'Lesson 000 leaves RoPE as an exercise, with an empty function. Here it is whole, and below are its two ' +
          'pairings, of which a program must know the right one.',
      },
      lesson004: {
        name: '004',
        about: 'ALiBi, with 12 heads',
        note:
          'Lesson 004 calls ALiBi very simple: a bias on the scores that depends on the positions. With 12 heads, ' +
          'no power of two, the slopes do not fall evenly: after the eighth they start again in between. Shown is ' +
          'head 9, the steepest of all.',
      },
      shaw: {
        name: '004',
        about: '{{shaw}} is Shaw',
        note:
          'Lesson 004 links arXiv {{shaw}} as Transformer-XL. That paper is Shaw’s, which clips the distance; ' +
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
      dim: 'Width of the head',
      heads: 'Heads',
      head: 'Head shown',
      pairing: 'Pairing that the weights were trained for',
      query: 'Position that looks',
      seed: 'Seed of what is made up',
    },
    hint:
      'Click a card to see an encoding large. Click or drag on the triangle, or focus it and use the arrow keys, to ' +
      'choose the position that looks.',
    contents: { same: 'one word everywhere', sentence: 'the sentence, repeated', random: 'another word each time' },
    weights: { identity: 'identity', seeded: 'made up' },
    shows: { effect: 'what it adds to the score', score: 'the score', share: 'the share after softmax' },
    pairings: {
      rotateHalf: 'i with i + d/2 (GPT-NeoX, Hugging Face)',
      interleaved: '2i with 2i + 1 (the paper, GPT-J, Meta)',
    },
    cards: 'What each encoding adds to the score, by distance',
    names: {
      sinusoidal: 'Sinusoidal',
      learned: 'Learned table',
      rotary: 'RoPE',
      alibi: 'ALiBi',
      t5: 'T5 buckets',
      shaw: 'Shaw',
      transformerXl: 'Transformer-XL',
      kerple: 'KERPLE',
      none: 'None',
    },
    kinds: {
      sinusoidal: 'table, added',
      learned: 'table, added',
      rotary: 'turns q and k',
      alibi: 'bias',
      t5: 'learned bias',
      shaw: 'learned, q · a',
      transformerXl: 'learned, q · r',
      kerple: 'learned bias',
      none: 'no position',
    },
    span: '{{low}} to {{high}}',
    facts: { parameters: 'Learned numbers', kept: 'Numbers kept', paper: 'Paper', models: 'Used by' },
    about: {
      sinusoidal:
        'A row of sines and cosines is added to each word’s vector. The score then falls into four terms (see ' +
        '“Four terms of a score”); only one of them is about the two places, and with weights in between not ' +
        'even that one goes by the distance alone.',
      learned:
        'Like the sinusoidal table, but every row is found by training. It fits the task, and it knows nothing of a ' +
        'position that has no row.',
      rotary:
        'Nothing is added. Each pair of channels of the query and of the key is turned by an angle that grows with ' +
        'the position, so that the product of the two depends on the difference of the angles: on the distance. ' +
        'What is turned is the words themselves, so the effect differs from word to word.',
      alibi:
        'From each score, distance times a slope is taken away. Each head has a slope of its own: steep ones see ' +
        'only what is near, flat ones almost everything. Nothing is learned, and the words do not matter.',
      t5:
        'Each distance falls into one of 32 buckets, small ones one by one, large ones ever more to a bucket, and ' +
        'each bucket has one learned number a head. The numbers here are made up.',
      shaw:
        'For each distance up to a limit, here 16, there is a learned vector *a*; the query multiplies it as if it ' +
        'were part of the key. Whatever is farther shares the vector of the limit.',
      transformerXl:
        'The row *r* of the distance, a sinusoid, is mapped to a key of its own by *W*; the query, with a learned ' +
        'bias *v*, asks for it as it asks for words with *u*.',
      kerple:
        'A learned bias that falls with the logarithm of the distance, *p* ln(1 + *a* n), or with a power of it. ' +
        'Here *p* = *a* = 1; a model learns both for each head.',
      none:
        'No encoding at all. With a causal mask a decoder is not quite blind to order: the third word has two ' +
        'predecessors. That is what NoPE builds on.',
    },
    past: {
      sinusoidal:
        'It can be computed for any position: that of 1000 begins {{row}}. Whether a model makes sense of it after ' +
        'a training of {{trained}} is another matter.',
      learned: 'There are rows 0 to {{last}} and no more. Asked for the next one, posenc refuses:',
      rotary:
        'It can be computed for any distance. But {{slow}} of {{pairs}} pairs do not come round once within ' +
        '{{trained}} positions: farther out they stand at angles that training has never shown. That is what RoPE ' +
        'scaling is for (see “Long context”).',
      alibi:
        'It goes on in a straight line: head {{head}} adds {{bias}} at distance {{trained}} and {{doubleBias}} at ' +
        '{{double}}. What is far is drowned, so that a longer text looks much like a short one.',
      t5:
        'Distance {{trained}} falls into bucket {{bucket}} of 0 to 31. From {{last}} on everything is in the last ' +
        'one: the model hears “far” and nothing more.',
      shaw:
        'From distance {{reach}} on nothing changes any more: whether {{reach}} or a thousand words back, it is the ' +
        'same vector.',
      transformerXl: 'It can be computed for any distance. Those above {{trained}} are unseen all the same.',
      kerple: 'It falls ever more slowly: {{bias}} at distance {{trained}}, {{doubleBias}} at {{double}}.',
      none:
        'There is nothing that could end. Llama 4 leaves positions out in every fourth layer: of {{layers}} layers, ' +
        '{{without}} are without.',
    },
    unseen: 'never seen in training',
    ended: 'the table ends: {{rows}} rows',
    axisDistance: 'distance back →',
    axisKey: 'key →',
    axisQuery: 'query',
    axisHead: 'head →',
    axisSlope: 'slope',
    axisValue: { effect: 'added to the score', score: 'score', share: 'share' },
    matrix: {
      effect: 'What the encoding adds to the score of each query and key.',
      score: 'The score of each query and key, with the encoding.',
      share: 'The share that each query gives to each key, after softmax.',
    },
    chart: {
      effect: 'What the encoding adds to the scores of position {{query}}, by distance',
      score: 'Scores of position {{query}} by distance, without and with the encoding',
      share: 'Shares that position {{query}} gives, by distance, without and with the encoding',
    },
    line: { right: 'the pairing of training', wrong: 'the other one' },
    row:
      '{{name}}, position {{query}}: the word just before is changed by {{near}}, the one {{distance}} back by ' +
      '{{far}}.',
    noRow: 'Position {{query}} has no row in a table of {{rows}}; the last one that has is shown.',
    notice: 'What to notice',
    caption:
      'Of the attention of position {{query}}, {{share}}% goes to the {{span}} nearest words ({{name}}); without ' +
      'any encoding it is {{without}}%.',
    captionMore:
      'Change the words: the curves of ALiBi, T5 and KERPLE stay as they are, because they hang on the distance ' +
      'alone. All the others bend with the words. Go back to one word everywhere and move the position that looks: ' +
      'by distance, the relative ones stay as they are, the added tables do not.',
    pairingTitle: 'The two pairings of RoPE',
    pairingAbout:
      'Which two channels make a pair? The paper takes neighbours, *2i* and *2i + 1*; GPT-NeoX and Hugging Face ' +
      'take *i* and *i + d/2*. Trained from the start, either is as good. Weights of the one in a program of the ' +
      'other give wrong scores, and no error.',
    pairingChart: 'Scores of position {{query}} by distance, with the pairing of training and with the other',
    pairingText:
      'Trained for: {{trained}}; run with: {{other}}. Scores change by up to {{largest}}. With queries turned one ' +
      'way and keys the other, it is worse still: along one and the same distance the effect varies by {{mixed}}. ' +
      'Put the channels in the other order, as conversion scripts do with the weights, and all is well: {{healed}} ' +
      'is left, which is rounding.',
    slopeTitle: 'The slopes of all heads',
    slopeChart: 'The slopes of {{heads}} heads on a logarithmic scale',
    slopeText:
      'Head {{head}} of {{heads}} has slope {{slope}}: a key {{window}} positions back counts a hundred times less ' +
      'than the query’s own, other things being equal. That is about how far it sees.',
    slopesPower: '{{heads}} is a power of two, so each slope is the same fraction of the one before.',
    slopesOther:
      '{{heads}} is no power of two: first come the slopes for {{below}} heads, then the first, third, fifth … of ' +
      'those for {{above}}, until there are {{rest}} more. Hence the jump back up.',
    compareTitle: 'All of them compared',
    compareAbout:
      'Lessons 000 and 004 compare two encodings in words. Here are nine with numbers, for the sizes above. ' +
      '“Kept” is what a program holds for this length; a bias that is written out needs heads × positions² ' +
      'more. Two columns were measured on {{positions}} positions with made-up weights: how much the effect differs ' +
      'at equal distance when all words are the same (0 means relative), and how much it changes with the words.',
    column: {
      family: 'encoding',
      kind: 'where it enters',
      parameters: 'learned numbers',
      kept: 'numbers kept',
      relative: 'differs at equal distance',
      words: 'changes with the words',
      past: 'past the trained length',
      models: 'used by',
    },
    endsAt: 'ends: {{rows}} rows',
    goesOn: {
      sinusoidal: 'computed, unseen',
      learned: 'enough rows',
      rotary: 'computed, unseen angles',
      alibi: 'straight on',
      t5: 'the last bucket',
      shaw: 'the vector of 16',
      transformerXl: 'computed, unseen',
      kerple: 'ever flatter',
      none: 'nothing to end',
    },
    askTitle: 'Try before you look',
    ask: 'ALiBi for 12 heads: is head 12 the one that sees farthest?',
    answerTitle: 'Show the answer',
    answer:
      'No, head 8 is. The first eight heads take the slopes for eight, 1/2 to 1/256; the other four take every ' +
      'other slope of those for sixteen: 0.7071, 0.3536, 0.1768 and 0.0884. So head 9 is the most short-sighted of ' +
      'all, and head 12 sees some 50 positions, head 8 more than a thousand.',
    fine: 'The fine print',
    fineMadeUp:
      'Learned tables start from random numbers of about this size; after training they look different, and often ' +
      'smooth. Compare kinds here, not heights.',
    finePrecompute:
      'A table without parameters is worked out once, for the longest text, and cut: its first rows are those of a ' +
      'short one. In PyTorch it is registered as a buffer, which is saved and moved with the model but not trained. ' +
      'That is why “numbers kept” grows with the positions where “learned numbers” does not.',
    fineXl:
      'The Transformer-XL of lesson 004’s list is arXiv {{xl}}; the number printed there, {{shaw}}, is Shaw’s ' +
      'paper.',
    fineGpt: 'Lesson 000 says that GPT-4 uses RoPE. Its makers have not published that, so it stands in no table here.',
    fineAlibi:
      'ALiBi’s own program adds slope × position of the key instead of taking away slope × distance. Along a ' +
      'row the two differ by a constant, which softmax forgets.',
    comment: 'vectors of length 1 that stand for words and for what is learned: rows far out in the table',
    words:
      'Nine encodings on {{length}} positions, trained up to {{trained}}, in one head of width {{dim}} (head ' +
      '{{head}} of {{heads}}). Words: {{content}}; weights: {{weights}}.',
  },

  variants: {
    lead:
      'A table of positions can be written wrong and still look right. Side by side stand the paper’s table, two ' +
      'that merely arrange it in another way, and the slips found most often in notebooks and forums. Two questions ' +
      'are worth asking of each. Is it a good table *in itself*? Its fingerprint tells. And what happens when a ' +
      'model that was [trained with](trained) one is [given](given) another? That is another matter altogether.',
    where:
      'Here *p* is the position, *c* the number of the column and *i* that of its pair, *i* = ⌊*c*/2⌋. Even ' +
      'columns take the sine, odd ones the cosine.',
    presets: 'Mistakes by name',
    preset: {
      lesson002: {
        name: '002',
        about: 'doubled exponent',
        note:
          'Lesson 002 loops over the columns and writes `2 * i / d` with the index of the column, `2 * (i + 1) / d` ' +
          'for the cosine. The exponent runs twice as far, so that half of the columns hardly move; and a sine and ' +
          'its cosine turn at different speeds, so that no matrix shifts a position any more.',
      },
      wrongDivision: {
        name: '004',
        about: '“position / div_term”, div_term = base^(−2i/d)',
        note:
          'Lesson 004 lists `position / div_term` among the mistakes. With its own `div_term`, the exponential of a ' +
          'negative number, it is one: dividing by a reciprocal multiplies. Instead of ever slower the pairs turn ' +
          'ever faster, most of them more than once a position, and neighbours have almost nothing in common.',
      },
      rightDivision: {
        name: '004',
        about: 'the same, div_term = base^(2i/d)',
        note:
          'The very same line is right where `div_term` is `base ** (2 * i / d)`, as in the paper’s formula. What ' +
          'is wrong is neither multiplying nor dividing, but to mix one with the other’s `div_term`.',
      },
      unpaired: {
        name: 'i is the column',
        about: 'exponent c/d',
        note:
          'Lesson 003 calls *i* “the dimension”. Who takes that at its word gives every column a frequency of ' +
          'its own. The table looks like the paper’s, yet a sine no longer has its cosine: the norms waver, and ' +
          'the shift is no rotation.',
      },
      halves: {
        name: 'Marian',
        about: 'sines, then cosines',
        note:
          'The same numbers in another order of columns, as Marian, RoFormer and Transformer-XL have them. What ' +
          'places ask of each other does not change by anything, so a model trained with it is as good. Only its ' +
          'weights do not fit a model of the other order.',
      },
      ladder: {
        name: 'fairseq',
        about: 'the half − 1 ladder',
        note:
          'The ladder of fairseq, tensor2tensor and Whisper ends at exactly 1/base. At d = 512 the two tables are ' +
          'so near to each other that a test of three decimals on the first columns cannot tell which one a program ' +
          'uses.',
      },
      farOut: {
        name: 'float32',
        about: 'far out, near 65535',
        note:
          'The usual code rounds every step to single precision. Near position 65535 the third decimal is wrong: no ' +
          'position is mistaken yet, but the scores between equal distances begin to differ.',
      },
    },
    controls: 'Controls of the variants',
    label: {
      trained: 'Trained with',
      given: 'Given instead',
      compare: 'Compare',
      positions: 'Positions',
      first: 'First position',
      dim: 'Width d',
      base: 'Base',
      row: 'Row pointed at, from 0',
    },
    names: {
      paper: 'the paper’s',
      concatenated: 'concatenated',
      halfMinusOne: 'half − 1 ladder',
      doubledExponent: 'doubled exponent',
      unpairedExponent: 'exponent without pairing',
      reciprocal: 'divided by the reciprocal',
      float32Angles: 'float32 angles',
    },
    exponents: {
      paper: '2i/d',
      concatenated: '2i/d, sines first',
      halfMinusOne: 'i/(d/2 − 1)',
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
      'Click a table to give it to the model in place of the one that it was trained with. Click or drag on the ' +
      'square, or focus it and use the arrow keys, to point at a row.',
    fingerprints: 'Fingerprints of all tables; scrolls',
    fingerprintsAbout: 'Fingerprints. The last two columns compare with the table trained with: {{trained}}.',
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
    swapTitle: 'The swap: a model trained with one table is given another',
    compare: { rows: 'rows with trained rows', scores: 'place · place before and after' },
    matrix: {
      rows: 'Cosine of each row given with each row trained with; dots mark the most alike.',
      scores: 'Dot products between places under the table given, less those under the table trained with.',
    },
    chart: {
      rows: 'By position: the cosine with the position’s own trained row, and with the most like of all trained rows',
      scores: 'Dot products of position {{position}} with every position, under both tables',
    },
    axisGiven: 'position given →',
    axisTrained: 'position trained with →',
    axisQuery: 'position',
    axisKey: 'other position →',
    axisValue: { rows: 'cosine', scores: 'dot product' },
    line: { own: 'its own row', nearest: 'the most similar', trained: 'trained with', given: 'given' },
    verdict: {
      same: 'Both are the same table, and the model notices nothing.',
      moved:
        'Between places nothing changes: all dot products are the same, rounding aside. Trained with the table ' +
        '“{{given}}” from the start, a model would be as good. But the rows themselves are others (mean cosine ' +
        '{{cosine}}): weights that learned “{{trained}}” read them wrongly, and only {{own}} of {{all}} ' +
        'positions are most like their own row.',
      close:
        'The swap goes almost unnoticed: all {{all}} positions are most like their own trained row, with a mean ' +
        'cosine of {{cosine}}; dot products change by up to {{change}}.',
      found:
        'Every one of the {{all}} positions is still most like its own trained row, but the mean cosine is only ' +
        '{{cosine}}, and dot products change by up to {{change}}.',
      some:
        '{{own}} of {{all}} positions are still most like their own trained row; the others are taken for a ' +
        'different one. The mean cosine is {{cosine}}, and dot products change by up to {{change}}.',
      lost:
        'Only {{own}} of {{all}} positions are most like their own trained row: the model takes nearly every place ' +
        'for another. The mean cosine is {{cosine}}, and dot products change by up to {{change}}.',
    },
    row: {
      right:
        'The row given for position {{position}} is most like the trained one of the same position; cosine {{own}}.',
      wrong:
        'The row given for position {{position}} is most like the trained row of position {{taken}} (cosine ' +
        '{{cosine}}); with its own it has {{own}}.',
      scores: 'The dot product of positions {{position}} and {{next}} was {{before}} in training and is {{after}} now.',
    },
    notice: 'What to notice',
    caption:
      'Four things hold for the paper’s table: all rows have the same norm, neighbours always have the same ' +
      'cosine, one matrix shifts every position, and most columns move. Rearranging keeps all four. The doubled ' +
      'exponent loses them: here its norms run from {{low}} to {{high}}, and {{still}} of {{dim}} columns hardly ' +
      'move, against {{paperStill}} of the paper’s. The reciprocal keeps all four and is useless all the same, ' +
      'because its neighbours are strangers, with a cosine of {{strangers}} where the paper’s have ' +
      '{{paperCosine}}. A fingerprint is a set of marks, not a grade.',
    askTitle: 'Try before you look',
    ask:
      'The concatenated table has the same fingerprint as the paper’s, and the same dot products. May a model ' +
      'that was trained with one be given the other?',
    answerTitle: 'Show the answer',
    answer:
      'No. A trained model does not see dot products alone: its weights expect each wave in its own column. Of the ' +
      '{{all}} rows at d = {{dim}}, {{own}} are most like their own trained row, and the mean cosine is {{cosine}}. ' +
      'Either table would have been a good choice *before* training. Whoever moves weights from one program to ' +
      'another has to keep the order of the columns, or permute the weights as well.',
    words:
      'Seven tables of {{positions}} positions, from {{first}} to {{last}}, with a width of {{dim}} and base ' +
      '{{base}}. A model was trained with “{{trained}}” and is given “{{given}}”.',
  },

  reach: {
    leadArithmetic:
      'A formula can be asked about any [position](position); arithmetic cannot. Before a sine is taken, the ' +
      'position is multiplied by a frequency, and a number of few digits holds such a product only roughly: the ' +
      'farther out, the larger the [error](error) of the angle, until nothing of the [row](row) is right. Drag the ' +
      'position, and see when each number format gives up.',
    whereArithmetic:
      'The *t* are the significant bits of float64, float32, float16 and bfloat16. The fastest pair, *ω* = 1, ' +
      'suffers first. What decides is the format of the [computation](stage), not that of the result.',
    leadRope:
      'A rotary model turns pair *i* of its queries and keys by the position times a frequency. Within its ' +
      '[training](trained) it has seen the fast pairs go round many times; the slow ones [never came round ' +
      'once](wavelength). Ask it for a position beyond, and those [pairs](pair) stand at angles that it has never ' +
      'seen. Every method here slows pairs down, so that the farther text fits into the angles known; they differ ' +
      'in which pairs, and how much.',
    whereRope:
      '*λ* is the wavelength of a pair, *L* the length of training. The second formula says when the angle at *p* ' +
      'is new: it lies beyond all that training reached, on a pair that never came round.',
    views: { arithmetic: 'Arithmetic far out', rope: 'Rotary models stretched' },
    label: {
      view: 'What to look at',
      position: 'Position p',
      dim: 'Width d',
      base: 'Base',
      stage: 'What has few digits',
      model: 'Model',
      config: 'Its config.json, or yours',
      layer: 'Kind of layer',
      trained: 'Length of training L',
      factor: 'Factor of the other scalings',
      ladder: 'Scaling',
      pair: 'Pair pointed at',
    },
    controls: 'Controls of long context',
    stages: { all: 'the whole computation', frequencies: 'the frequencies only', values: 'the result only' },
    hintArithmetic:
      'Drag the line, or focus the chart and use the arrow keys; Page Up and Page Down go by factors of ten. Widths ' +
      'are even here.',
    hintRope:
      'Paste the config.json of any model with rotary positions. Only the keys that matter are kept. Drag on the ' +
      'chart, or focus it and use the arrow keys, to point at a pair.',
    errorFrame: 'Position, on a scale of powers of ten',
    errorChart: 'Largest error in the row against the position, for four number formats, both scales logarithmic',
    axisPosition: 'position p →',
    axisError: 'largest error in the row ↑',
    rowTitle: 'The row of position {{position}}, number by number',
    strips: 'The row of position {{position}} in colours: the true one, then as float32, float16 and bfloat16 have it',
    truth: 'true',
    lost: 'not a number',
    column: {
      format: 'format',
      kept: 'keeps p as',
      error: 'error',
      alike: 'first two alike',
      scaling: 'scaling',
      first: 'first λ',
      last: 'last λ',
      unseen: 'new angles',
      attention: 'cos, sin ×',
    },
    searching: 'searching …',
    noneAlike: 'none up to {{searched}}',
    alike: '{{first}} and {{second}}',
    alikeBeyond: '{{first}} and {{second}} at the latest',
    nextApart: 'Every format can still tell {{position}} from {{next}}.',
    nextAlike: 'Positions {{position}} and {{next}} get the very same row in {{formats}}.',
    noRow: 'No row at all in {{formats}}: an infinity has no sine.',
    notice: 'What to notice',
    caption: {
      all:
        'At position {{position}} the row is off by up to {{float32}} in float32, {{float16}} in float16 and ' +
        '{{bfloat16}} in bfloat16; in float64 by {{float64}}. An error of 2 is the largest there can be: a 1 where ' +
        '−1 belongs.',
      frequencies:
        'Here only the frequencies were kept short, as when a model is cast to half precision with its buffer of ' +
        'frequencies; the rest is float64. At position {{position}} that alone costs {{float32}} in float32, ' +
        '{{float16}} in float16, {{bfloat16}} in bfloat16. The error of a frequency is multiplied by the position.',
      values:
        'Here everything is float64 but the finished sines and cosines. At position {{position}} they are off by ' +
        '{{float32}} in float32, {{float16}} in float16, {{bfloat16}} in bfloat16, and no more at any other: the ' +
        'lines are level. It is not the short format that does harm, but counting in it.',
    },
    models: 'From the config files of',
    ownModel: 'your own config',
    ownLadder: '{{model}} ({{kind}})',
    ladders: {
      default: 'unscaled',
      linear: 'linear',
      ntkAware: 'NTK-aware',
      dynamic: 'dynamic NTK',
      yarn: 'YaRN',
      longrope: 'LongRoPE',
      llama3: 'Llama 3',
      proportional: 'proportional',
    },
    ladderFrame: 'Pair pointed at',
    ladderChart:
      'Wavelengths of all pairs on a logarithmic scale, one line for each scaling, with the range of training shaded',
    pairValue: '{{pair}}; one turn in {{wavelength}} positions',
    axisPair: 'pair i →',
    axisWavelength: 'wavelength (positions) ↑',
    seenTurn: 'whole turns within {{trained}} positions',
    reached: 'position {{position}}',
    reading: {
      title: 'The pair pointed at',
      pair: 'Pair',
      pairOf: '{{pair}} of 0 to {{last}}',
      before: 'λ, unscaled',
      after: 'λ, scaled',
      slower: 'Slowed',
      trained: 'Turns in training',
      now: 'Turns at p',
    },
    captionWithin:
      'Position {{position}} lies within the {{trained}} of training: no angle is new, scaled or not. {{partly}} of ' +
      '{{pairs}} pairs never come round in that length.',
    captionPlain:
      '{{partly}} of {{pairs}} pairs never come round within {{trained}} positions. Unscaled, {{plain}} of them ' +
      'stand at angles never seen when asked for position {{position}}. Choose a scaling in the table to see what ' +
      'it does about that.',
    captionScaled:
      '{{partly}} of {{pairs}} pairs never come round within {{trained}} positions. Unscaled, {{plain}} of them ' +
      'stand at angles never seen when asked for position {{position}}. With {{name}} it is {{chosen}}. Mind the ' +
      'first column too: linear scaling slows even the pairs that knew all their angles, and neighbours come to ' +
      'look alike.',
    config: {
      notJson: 'This is not JSON. Paste the whole file, with its braces. The picture is still the last good one.',
      notObject:
        'This is JSON, but no config: a config is an object, in braces. The picture is still the last good one.',
      nothing: 'No key of this file is about positions. The picture is still the last good one.',
      long: 'This is longer than {{most}} characters; a config.json is not. The picture is still the last good one.',
      wide:
        'A head of {{width}} channels is more than can be drawn; up to {{most}} are. The picture is still the last ' +
        'good one.',
      missing: '{{name}} is missing. The picture is still the last good one.',
      foreign: '{{name}} does not belong to this kind of scaling. The picture is still the last good one.',
      value: '{{name}} cannot be {{value}}. The picture is still the last good one.',
    },
    askTitle: 'Try before you look',
    askArithmetic: 'bfloat16 reaches as far as float32, to 3 · 10³⁸. How many positions can it tell apart?',
    askRope:
      'Linear scaling squeezes every position into the range of training, so that no angle is ever new. Why is it ' +
      'not the end of the matter?',
    answerTitle: 'Show the answer',
    answerArithmetic:
      'The first 257, from 0 to 256. With 8 significant bits every whole number up to 256 has a place; 257 has none ' +
      'and becomes 256, so both get one row, at any width. From 512 on it keeps every fourth. float16 has 11 bits ' +
      'and fails at 2049, float32 24 bits and fails at 16777217. Count in float64, round only the finished numbers, ' +
      'and all of them will do.',
    answerRope:
      'Because it slows all pairs alike. The first comes round in 6.28 positions; with factor 8 it takes 50.3, and ' +
      'two neighbours that were one radian apart are now an eighth of one. Nothing is gained by that: the fast ' +
      'pairs had seen all their angles long before. NTK-aware scaling, YaRN and Llama 3 leave them nearly or quite ' +
      'as they are and slow down those that never came round; NTK-aware scaling slows only the very last by the ' +
      'whole factor, so most of the slow pairs still meet new angles.',
    words: {
      arithmetic: 'Sinusoidal rows with d = {{dim}} and base {{base}}; kept short: {{stage}}.',
      rope:
        'Wavelengths of the {{pairs}} pairs of {{model}}, base {{base}}, trained on {{trained}} positions, beside ' +
        'other scalings with factor {{factor}}.',
    },
  },

  grids: {
    views: { plane: 'Two axes', levels: 'Word, sentence, paragraph', content: 'Counted by content' },
    lead: {
      plane:
        'A patch of an image has two numbers for its place. Most models give half of the columns to *x* and half to ' +
        '*y*, and differ in the [order of the blocks](row) and in their frequencies: tables that look alike and do ' +
        'not fit each other’s weights. Point at a cell, and the [map](map) shows how alike all others are to it. ' +
        'One lesson multiplies *x* by *y* instead; see what becomes of the map.',
      levels:
        'A word has a place in its sentence, the sentence in its paragraph, the paragraph in the text. One lesson ' +
        'encodes all three and adds them up. A sum does not say what was added to what: unless the levels are [told ' +
        'apart](apart), word 1 of sentence 0 is the same as word 0 of sentence 1. Point at a place; those with the ' +
        'very same row are framed.',
      content:
        'Positions need not count words. In CoPE every word has a [gate](gate), opened or shut by what the query ' +
        'finds there, and the [position](position) of a word is the sum of the gates from it to the [query](query). ' +
        'If only full stops are counted, “the sentence before” has a place of its own, however long it was. Set ' +
        'the gates yourself.',
    },
    where: {
      plane:
        '*x* counts columns, *y* rows, both from 0. Side by side, the similarity of two cells is that of their ' +
        'columns plus that of their rows.',
      levels:
        '*w*, *s*, *q* are the numbers of word, sentence and paragraph, from 0. Rows of the map are named ' +
        'paragraph.sentence.',
      content:
        '*i* is the query, *j* the key, σ the gate, between 0 and 1. Between two whole positions the rows of the ' +
        'table are blended. In a model the gates come from the words; here they are yours, the same for all queries.',
    },
    label: {
      view: 'What to look at',
      layout: 'Layout',
      width: 'Columns',
      height: 'Rows',
      dim: 'Width d',
      base: 'Base',
      measure: 'Measure',
      x: 'x',
      y: 'y',
      words: 'Words per sentence',
      sentences: 'Sentences per paragraph',
      paragraphs: 'Paragraphs',
      apart: 'Levels are told apart',
      offset: 'Offset between levels',
      word: 'Word',
      sentence: 'Sentence',
      paragraph: 'Paragraph',
      text: 'Sentence',
      gates: 'Open gates',
      open: 'Open gates',
      half: 'Half-open gates',
      rows: 'Rows of the table',
      asked: 'The query looks for position',
      query: 'The query',
    },
    controls: 'Controls of more than a line',
    lessonLayout: 'lesson 001: x · y',
    layoutNote: {
      mae: 'Sines and cosines of x, then of y; frequencies base^(−4k/d).',
      bigVision: 'The blocks of MAE, but the frequencies end exactly at 1/base: base^(−k/(d/4 − 1)).',
      mocoV3:
        'The numbers of MAE, stored column by column after a row of zeros for the class token. Brought into rows here.',
      timm: 'Sines of y and x first, then the cosines.',
      diffusers:
        'The blocks of MAE, but coordinates are stretched as if every image were 16 cells wide and high; the base ' +
        'is fixed.',
      detr:
        'Sine and cosine by turns, y first; coordinates count from 1 and are stretched so that every image ends at ' +
        'one turn, 2π.',
      tensor2tensor: 'y first, then x, each as sines and then cosines; the frequencies end exactly at 1/base.',
      multidim: 'Sine and cosine by turns, y first, at whole coordinates: positional-encodings on PyPI.',
      product:
        'Lesson 001 takes one sine of the product: sin(xy / base^(i/d)), without a cosine. Frames show the cells ' +
        'that it cannot tell apart.',
    },
    measures: { dot: 'dot product', cosine: 'cosine', distance: 'distance' },
    aparts: { same: 'not at all', offsets: 'by offsets', bases: 'by bases' },
    level: { word: 'word', sentence: 'sentence', paragraph: 'paragraph' },
    hint:
      'Point at a cell, tap it, or focus the map and use the arrow keys. Dashed frames: cells with the very same ' +
      'row.',
    hintContent:
      'A click, or Enter, takes a gate from shut to half to open. Point at a row of a map to choose the query.',
    mapPlane: 'Map of how alike the cells of the grid are to one of them',
    mapLevels: 'Map of how alike all places are to one of them',
    pointed: 'Pointed at: {{place}}.',
    axisX: 'x →',
    axisY: 'y ↓',
    axisWord: 'word →',
    axisSentence: 'paragraph.sentence ↓',
    rowTitle: 'The row of {{place}}, number by number',
    rowAlt: 'The row of {{place}} in colours, from −1 to 1. Blocks: {{blocks}}.',
    reading: {
      title: 'The place pointed at',
      cell: 'Cell (x, y)',
      place: 'Word, sentence, paragraph',
      alike: 'Others with its row',
      nearest: 'Most like it, of the rest',
      nearestIs: '{{place}}: {{value}}',
      distinct: 'Different rows',
      of: '{{distinct}} of {{cells}}',
    },
    none: 'none',
    noneAlike: 'No other place has the row of {{place}}.',
    alike: 'The very same row as {{place}}: {{list}}.',
    andMore: '{{list}} and {{more}} more',
    notice: 'What to notice',
    captionPlane: {
      mae:
        'The map is a cross: cells of the same row or column are more alike than those on a diagonal, because only ' +
        'one half of their numbers differs. All {{cells}} cells have rows of their own: {{distinct}} different ones.',
      bigVision:
        'Almost the map of MAE, and {{distinct}} different rows for {{cells}} cells; yet the numbers differ from ' +
        'the second frequency on, and weights trained with one do not know the other.',
      mocoV3:
        'The map of MAE exactly, {{distinct}} different rows for {{cells}} cells. Only the order in memory differs: ' +
        'read row by row, every cell would get the row of its mirror image.',
      timm:
        'The map of MAE exactly: a similarity does not see the order of the columns. Weights do. {{distinct}} ' +
        'different rows for {{cells}} cells.',
      diffusers:
        'The same cross at another scale: neighbours are 16/size apart, whatever the size. {{distinct}} different ' +
        'rows for {{cells}} cells.',
      detr:
        'Broad and smooth: from edge to edge the fastest pair makes but one turn and all others less, so that all ' +
        '{{cells}} cells are rather alike, though no two are the same: {{distinct}} different rows.',
      tensor2tensor:
        'A cross as with MAE, with the frequencies of big_vision: {{distinct}} different rows for {{cells}} cells.',
      multidim:
        'The cross of MAE again: interleaving the columns changes no similarity. {{distinct}} different rows for ' +
        '{{cells}} cells.',
      product:
        'Only {{distinct}} different rows for {{cells}} cells: every product xy has one row, however it comes ' +
        'about, and with x or y at 0 there is nothing but zeros. Point at (1, 6), (2, 3), (3, 2) and (6, 1).',
    },
    captionLevels: {
      same: 'One table serves all levels: {{distinct}} different rows for {{cells}} places.',
      offsets: 'Each level starts further on in the same table: {{distinct}} different rows for {{cells}} places.',
      bases: 'Each level has a base of its own: {{distinct}} different rows for {{cells}} places.',
    },
    noAmbiguity: 'No two levels share base and offset, so none is mistaken for another.',
    ambiguousAll: 'These levels are the same level twice, and can be exchanged from position 0 on: {{list}}.',
    ambiguousFrom: 'Mistaken for each other: {{list}}.',
    fromPosition: '{{pair}}, once the {{level}} reaches {{safe}}',
    sentence: 'The cat sat. The dog ran. Then both slept. Birds sang.',
    gate: { open: 'open', half: 'half', shut: 'shut' },
    gateSets: { words: 'every word', ends: 'ends of sentences', own: 'my own' },
    gateOf: 'Gate of “{{word}}”: {{gate}}',
    asks: 'asks',
    column: { word: 'word', gate: 'gate', position: 'position', bias: 'added to its score' },
    positionMap: 'Positions',
    biasMap: 'What is added to scores',
    positionMapAlt: 'Positions of all words for every query in “{{sentence}}”, queries down, keys across.',
    biasMapAlt: 'What is added to every score in “{{sentence}}”, queries down, keys across.',
    scalePosition: 'Positions:',
    scaleBias: 'Added:',
    captionContent:
      'Before “{{query}}” stand {{before}} words, but from it back to “{{first}}” only {{open}} gates are ' +
      'open and {{half}} half open: the first word stands at position {{farthest}}. All words between two open ' +
      'gates share one position.',
    captionFull:
      'From “{{query}}” back to “{{first}}” the gates add up to more than the table holds: the first word ' +
      'stands at {{last}}, its last row, and so does everything before it. Give the table more rows, or open fewer ' +
      'gates.',
    askTitle: 'Try before you look',
    ask: {
      plane:
        'In lesson 001’s formula, which cells of the grid have the same row as (2, 6)? And how many have the row ' +
        'of (0, 5)?',
      levels:
        'With an offset of 4 between the levels, is the text safe as long as no sentence has more than four words?',
      content: 'Count the ends of sentences only, and let the last word look for position 1. Which words get most?',
    },
    answerTitle: 'Show the answer',
    answer: {
      plane:
        'All with xy = 12: (1, 12), (3, 4), (4, 3), (6, 2), (12, 1) on a grid of 14 by 14. (0, 5) has the row of ' +
        'all cells with x or y at 0, 26 others: zeros only. A sine of a product forgets the factors. Side by side ' +
        'nothing is forgotten.',
      levels:
        'Yes. Word *w* of sentence *s* stands at *w* and at *s* + 4 in the same table. While *w* stays below 4, no ' +
        'word stands where a sentence could. At *w* = 4 it begins: (4, 0) is the pair 4 and 4; (5, 0) and (4, 1) ' +
        'are both the pair 4 and 5. A paragraph, too, may have four sentences at most, or they are taken for ' +
        'paragraphs.',
      content:
        'The gate of the last word is itself an end, so position 1 is its own sentence: all of its words get the ' +
        'same, and the most. At position 2 stands the whole sentence before, long or short. No encoding that counts ' +
        'words can say that.',
    },
    words: {
      plane: 'A grid of {{width}} by {{height}} cells, d = {{dim}}, layout: {{layout}}.',
      levels:
        '{{paragraphs}} paragraphs of {{sentences}} sentences of {{words}} words, d = {{dim}}; levels told apart: ' +
        '{{apart}}.',
      map: 'Shown against {{place}}: {{measure}}, from {{least}} to {{greatest}}.',
      content: '“{{sentence}}” with a table of {{rows}} rows, every query looking for position {{asked}}.',
    },
  },

  claims: {
    lead:
      'This page exists because of five lessons about positional encodings. Here is what they claim, each sentence ' +
      'in other words than theirs, with a verdict beside it. A verdict is no opinion: it is what comes out when ' +
      'posenc does the sum, now, in your browser. Where a claim does not hold, or not quite, the numbers say so, ' +
      'and the figure that shows it is one click away.',
    how:
      'Unfold a claim to see what was measured. A verdict follows from those numbers alone; if they came out ' +
      'otherwise, so would it. The lessons are good ones, and some of these slips stand in the original paper too: ' +
      'a mistake that can be checked teaches more than a rule that must be believed.',
    controls: 'Which claims are shown',
    label: { lesson: 'Lesson', open: 'Unfolded claims', sample: 'Table to try' },
    allLessons: 'all',
    hint:
      'In the picture each claim is a mark, one line for each lesson; a claim that several lessons make stands in ' +
      'each. Click a mark to unfold its claim.',
    unfold: 'Unfold all',
    fold: 'Fold all',
    list: 'The claims',
    lesson_one: 'lesson {{lessons}}',
    lesson_other: 'lessons {{lessons}}',
    pending: 'being checked …',
    failed:
      'The claims could not be checked: your browser did not start a second thread. Reloading may help. ({{message}})',
    show: 'See it in “{{title}}”',
    tally:
      'Marks for {{all}} claims by lesson: {{holds}} hold, {{partly}} hold in part, {{fails}} do not hold, {{open}} ' +
      'cannot be computed here.',
    tone: {
      holds: 'holds',
      partly: 'holds in part',
      fails: 'does not hold',
      open: 'not computable here',
      pending: 'being checked',
    },
    verdict: {
      right: 'right',
      truncated: 'cut off, not rounded',
      imprecise: 'imprecise',
      rough: 'a rough rule',
      conditional: 'on one condition',
      nonStandard: 'another formula',
      ambiguous: 'ambiguous',
      inconsistent: 'inconsistent',
      broken: 'broken',
      wrong: 'not right',
      notComputable: 'not computable here',
    },
    notice: 'What to notice',
    caption:
      'Of the {{all}} claims shown: {{holds}} right, {{partly}} right in part, {{fails}} not right, {{open}} no ' +
      'matter of arithmetic. The formulas themselves are nearly always right. What slips are the sentences around ' +
      'them: a rule of thumb told as a law, a number cut off, a property of one formula claimed for another.',
    words:
      'Of {{all}} claims of the lessons, {{holds}} hold, {{partly}} hold in part, {{fails}} do not hold and ' +
      '{{open}} cannot be computed here. The table has each verdict with the numbers that it follows from.',
    said: {
      near: 'Positions near each other have the larger dot product: 0 with 1 is high, 0 with 100 is low.',
      distances000: 'At d = 64, positions 5 and 6 are closer together than 5 and 50.',
      identities001:
        'The dot product of two positions is the sum of the cosines of ω(i − j); a shift is a rotation of each ' +
        'pair; all values lie between −1 and 1.',
      linear: 'The encoding of p + k is a linear function of that of p, the same for every p.',
      unique: 'No two positions have the same encoding.',
      repeat001: 'On very long sequences the sinusoids may begin to repeat.',
      order001: 'Without positions, the same words in another order give identical results.',
      fourth001: 'The position–position term of a score depends on the distance of the two positions only.',
      softmax001: 'Of the scores S = KᵀQ, softmax is taken row by row.',
      terms001: 'Biases aside, a score is the sum of four terms.',
      table001: 'The table of five positions at d = 6, printed with three decimals.',
      rows004:
        'The table of six positions at d = 4, printed with three decimals, with (−0.757, −0.653, 0.040, 1.000) ' +
        'at position 4.',
      patterns:
        'The first rows are (0, 1, 0, 1, 0, 1, …), (0.84, 0.54, 0.01, 1.00, 0.00, 1.00, …), (0.91, −0.42, ' +
        '0.02, 1.00, 0.00, 1.00, …).',
      digits003: 'At d = 512, PE(1) is (0.8414, 0.5403, 0.8218, 0.5696, …, 0.0001, 0.9999).',
      waves003: 'Wavelengths run from 2π to 10000 · 2π.',
      waves004:
        'Wavelengths are about 6.3 in columns 2 and 3, about 20 in columns 4 and 5, and about 10000 in the last two.',
      index003: 'In PE(pos, 2i), i is the dimension.',
      odd001: 'Pairs j from 0 to ⌊d/2⌋ − 1 give the same table as the form with even and odd columns.',
      curves001: 'The curves shown are those of dimensions 0, 3, 7, 15 and 31.',
      explog001: 'exp and log replace the power for numerical stability, against overflow.',
      dominate001: 'Since its values lie between −1 and 1, the encoding cannot dominate the words.',
      small002: 'Numbers between −1 and 1 hardly move embeddings, whose values are very large.',
      extrapolate:
        'Sinusoids extrapolate: after training up to 512, position 1000 is simply computed. A learned table cannot ' +
        'do that.',
      formula002:
        'The loop with exponents 2i/d and 2(i + 1)/d, in which i counts columns, makes the Transformer’s ' +
        'positional encoding.',
      divide004: '`sin(position / div_term)` is a mistake, `sin(position * div_term)` is right.',
      product001: 'sin(x · y / 10000^(i/d)) encodes a place in two dimensions.',
      levels001: 'For words, sentences and paragraphs, the encodings of the three levels are added.',
      memory001: 'Sinusoids need O(d) of memory.',
      standard001: 'The sinusoidal encoding has become the standard.',
      gpt4: 'GPT-4 uses RoPE.',
      paper004: 'arXiv 1803.02155 is the paper on Transformer-XL.',
    },
    found: {
      near:
        'At d = 512 the dot product with position 0 is {{one}} at position 1 and {{hundred}} at position 100: less, ' +
        'but still {{share}}% of the most there can be. Nor does it always fall: at d = 512 it rises again at ' +
        'offset {{rise}}, and at d = 4 position 6 is more like position 0 ({{sixth}}) than position 1 is ' +
        '({{first}}).',
      distances000: 'Their distances are {{close}} and {{far}}.',
      identities001:
        'For {{positions}} positions at d = {{dim}}, dot products differ from the sum of cosines by at most ' +
        '{{dot}}, rotated rows from the rows {{shift}} further on by {{rotation}}, and no magnitude exceeds ' +
        '{{bound}}. All that is rounding. Acting on (sin, cos), the rotation turns clockwise.',
      linear:
        'For a shift by 5, the best of all matrices leaves {{paper}} at d = 4, and the rotation matrix leaves ' +
        '{{wide}} at d = 64: rounding. For the formula of lesson 002 it is not so: the best matrix leaves ' +
        '{{doubled}}.',
      unique:
        'Of the widths 2, 4, 6 and 64, the number that have two equal rows among {{count}} positions in single ' +
        'precision is {{collisions}}. Near is another matter: at d = 4 to 64 two rows come within {{closest}} of ' +
        'each other, and computed in bfloat16 positions {{coarseFirst}} and {{coarseSecond}} are the same.',
      repeat001:
        'They never repeat exactly, because no wavelength is a fraction of whole numbers. They come near: up to ' +
        'offset {{last}}, d = 4 returns to within {{distance}} of where it was (at {{offset}}; the very next ' +
        'position is {{neighbour}} away), d = 6 only to within {{six}}. A single pair, d = 2, is within {{two}} ' +
        'after {{twoOffset}} positions.',
      order001:
        'The outputs move along with their words. Followed word by word they differ by {{along}}, which is ' +
        'rounding; place by place by up to {{inPlace}}. The name for that is *equivariant*. What forgets places, ' +
        'such as the mean of all rows, stays the same to within {{means}}.',
      fourth001:
        'With made-up weights it varies by as much as {{made}} among pairs of the same distance; with identity ' +
        'weights, by {{identity}}. It holds for weights that commute with the rotations, not for weights in general.',
      softmax001:
        'The shares of one query must add up to 1. In this layout they do so down the columns, to within ' +
        '{{columns}}; along the rows sums miss 1 by up to {{rows}}. The lesson’s formula is right, only the word ' +
        'for it is not.',
      terms001:
        'The four terms add up to the score to within {{error}}. Biases in q, k and v would change it by up to ' +
        '{{biases}}.',
      table001: 'Of its {{all}} numbers, rounded to three decimals, {{wrong}} differ.',
      rows004:
        'Of its {{all}} numbers {{wrong}} are off in the last place. At position {{position}} it has {{printed}} ' +
        'where the value is {{computed}}, and {{printedLast}} where it is {{computedLast}}.',
      patterns:
        'No width fits. Of those tried from 6 to {{last}}, d = {{at}} comes nearest with {{least}} of 18 numbers ' +
        'off; there the third column of position 1 is {{third}} and the fifth {{fifth}}. 0.01 in the third column ' +
        'needs d = 4, which has no fifth. The half − 1 ladder at d = 6, with frequencies 1, 0.01 and 0.0001, does ' +
        'print these rows: {{otherLadder}} off.',
      digits003:
        'Of the {{all}} numbers, {{rounded}} are what rounding to four decimals gives and {{truncated}} what ' +
        'cutting off gives. The first is {{first}}; the last is short of 1 by {{short}} and rounds to 1.0000.',
      waves003:
        'At d = 512 the longest is {{last}}, not {{claimed}}: {{gap}}% short, because the last exponent is (d − ' +
        '2)/d and not 1. The original paper has the same sentence. The half − 1 ladder does get there: ' +
        '{{lastOther}}.',
      waves004:
        'At d = 512 they are {{second}}, {{third}} and {{last}}. About 20 in columns 4 and 5 fits d = 32 ' +
        '({{thirdNarrow}}), where columns 2 and 3 have {{secondNarrow}}. At each width tried, up to {{greatest}}, ' +
        'one of the three is off by {{off}}% or more: 6.3 is 2π once again, and the last lacks its 2π.',
      index003:
        'i counts pairs. With i = 1 for columns 2 and 3, column 2 of position 1 is {{pair}}, as the lesson itself ' +
        'works it out. With the column’s own number for i it would be {{column}}; over 100 positions the two ' +
        'tables differ by up to {{asColumn}}.',
      odd001:
        'For even d they are the same. At d = {{dim}} the pairs make {{covered}} columns and leave out {{lost}}: ' +
        'column {{column}}, a lone sine that moves by {{spread}} over 100 positions.',
      curves001:
        'So says the text; the code draws 0, 7, 20 and 31. Missing: {{missing}}. Added: {{added}}. Column 20 moves ' +
        'by {{spread}} over 100 positions, so it is worth drawing.',
      explog001:
        'At d = {{dim}} no power is larger than {{greatest}}, so nothing can overflow. In single precision the ' +
        'frequencies are off by up to {{expLog}} by exp and log, and by {{power}} by the power itself: {{times}} ' +
        'times as much.',
      dominate001:
        'No value exceeds {{bound}}, but it is the length of a row that counts. At d = 512 it is {{norm}} at every ' +
        'position, √(d/2). An embedding drawn with standard deviation d^−0.5 has length {{embedding}}: the ' +
        'position is {{times}} times as long. Hence the paper multiplies the words by √d first.',
      small002:
        'They hardly do after the factor √d in the lesson’s own code: {{norm}} against {{scaled}} for its ' +
        'random inputs, {{share}}%. Without the factor it would be {{norm}} against {{plain}}, {{sharePlain}}%.',
      extrapolate:
        'The row at 1000 can be computed (its length is {{norm}}, as it should be), and a learned table of 512 rows ' +
        'refuses. That a model makes sense of it does not follow: they get worse beyond what they were trained on ' +
        '(Press and others, 2021). And the usual single-precision code is off by {{near}} at 1000 and by {{far}} at ' +
        '65535.',
      formula002:
        'It makes another table. Sine and cosine of a pair turn at different speeds; {{still}} of {{all}} columns ' +
        'move by less than 0.000001 over 100 positions; dot products of neighbours vary by {{spread}}; and no ' +
        'matrix shifts its rows (at d = 4 the best leaves {{shift}}).',
      divide004:
        'It depends on what `div_term` is. Divided by base^(2i/d), the row agrees with the paper’s to within ' +
        '{{byPower}} (position {{position}}, d = {{dim}}). Divided by the reciprocal, which is what the lesson’s ' +
        'code holds there, it is off by up to {{byReciprocal}}.',
      product001:
        'The {{cells}} places of an 8 by 8 grid get only {{distinct}} different rows. (2, 3), (3, 2), (1, 6) and ' +
        '(6, 1) are {{equal}} places with one row, and both axes are zero throughout. Nor is there a cosine.',
      levels001:
        'It depends on the tables. If all levels use the same one, {{same}} pairs of levels can be mistaken for ' +
        'each other: the rows of word 1, sentence 1 and paragraph 1 differ by {{difference}}. With a base of its ' +
        'own for each level, {{apartByBase}} pairs are left.',
      memory001:
        'A table of 1000 positions at d = 128 holds {{once}} numbers, one of 2000 holds {{twice}}: that is O(N · ' +
        'd). O(d) is enough if rows are computed when they are needed, from {{frequencies}} frequencies; such a row ' +
        'agrees with the table to within {{recomputed}}.',
      standard001:
        'Usage is counted in other people’s models, not computed. Most large language models published since 2023 ' +
        'use rotary encodings.',
      gpt4: 'Its makers have not published it, so there is nothing to compare with.',
      paper004:
        'A number in an archive can only be looked up: 1803.02155 is by Shaw, Uszkoreit and Vaswani, on relative ' +
        'positions. Transformer-XL is 1901.02860.',
    },
    askTitle: 'Try before you look',
    ask:
      'Three sentences, all plausible: (a) exp and log avoid overflow; (b) no two positions have the same encoding; ' +
      '(c) the position–position term depends on the distance only. Only one of them is right. Which?',
    answerTitle: 'Show the answer',
    answer:
      '(b). For (a), no power of the formula exceeds 10000; for (c), it takes weights that leave the rotations ' +
      'alone. Unfold the three claims for the numbers.',
    table: {
      title: 'Check your own table',
      about:
        'Paste a table of positional encodings, drop a file on the box or choose one: CSV, JSON, `.npy`, or what ' +
        'NumPy and PyTorch print. It is compared with the paper’s formula, with the variants and mistakes on this ' +
        'page, and with combinations of them. The file is read in your browser and goes nowhere.',
      box: 'Your table, one row for each position',
      file: 'Choose a file',
      try: 'Or try',
      sample: {
        none: 'a table of your own',
        right: 'the right table',
        rounded: 'rounded to 4 decimals',
        transposed: 'transposed',
        offByOne: 'positions from 1',
        concatenated: 'sines, then cosines',
        base: 'base 500',
        doubled: 'doubled exponent',
        ladder: 'half − 1 ladder',
        float32: 'angles in float32',
        bfloat16: 'bfloat16',
        random: 'random numbers',
      },
      reading: 'Read: {{name}}',
      paste: 'what you pasted, too long to be shown here',
      working: 'Reading and comparing …',
      stop: 'Stop',
      waiting: 'The diagnosis will stand here. Change a single digit of a table that you try, and see.',
      failed: 'The table could not be checked. ({{message}})',
      right: 'This is the paper’s table.',
      wrong: 'This is the paper’s table but for this: {{causes}}.',
      unknown: 'No formula that is known here makes this table.',
      name: {
        transposed: 'transposed',
        halfMinusOne: 'the half − 1 ladder',
        doubledExponent: 'a doubled exponent',
        unpairedExponent: 'exponents that are not paired',
        reciprocal: 'divided by the reciprocal',
        otherBase: 'another base',
        offByOne: 'off by one position',
        otherStart: 'another first position',
        concatenated: 'concatenated',
        float32Angles: 'angles in float32',
        float16Values: 'values in float16',
        bfloat16Values: 'values in bfloat16',
        unknown: 'unknown',
      },
      cause: {
        transposed: 'Positions run along the columns. `table.T` puts it right.',
        halfMinusOne:
          'Exponents are i/(d/2 − 1), as in tensor2tensor, fairseq and Whisper. Neither is wrong, but a model ' +
          'needs the one it was trained with.',
        doubledExponent: 'The exponent is 2c/d with c the column, as in lesson 002: i should count pairs.',
        unpairedExponent:
          'The exponent is c/d in every column c, so that sine and cosine of a pair differ in frequency: the odd ' +
          'column should use (c − 1)/d.',
        reciprocal:
          'The position is divided by base^(−2i/d), not multiplied: high columns turn fast instead of slowly.',
        otherBase: 'The base is {{base}}, not 10000.',
        offByOne: 'The first row is that of position {{first}}, not 0.',
        otherStart: 'The first row is that of position {{first}}, not 0.',
        concatenated: 'All sines come first, then all cosines. The numbers are right, in another order.',
        float32Angles:
          'Entries are off by as much as angles worked out in float32 are. Compute angles in float64 and round at ' +
          'the end.',
        float16Values: 'Entries are kept in float16, with 11 significant bits.',
        bfloat16Values: 'Entries are kept in bfloat16, with 8 significant bits: far positions become alike.',
        unknown:
          'Neither a variant nor a mistake that is known here, alone or combined. One wrong entry is enough for ' +
          'that; look below where it first differs.',
      },
      differs:
        'The first entry that differs: row {{row}}, column {{column}} is {{value}}, where the paper’s table has ' +
        '{{expected}}.',
      same: 'No entry differs from the paper’s by more than its digits explain.',
      given: 'Your table',
      paper: 'The paper’s',
      fact: { size: 'Size', read: 'Read as', numbers: 'Numbers', error: 'Largest error of what was found' },
      size: '{{rows}} rows, {{columns}} columns',
      digits: '{{digits}} digits',
      kind: { npy: '.npy', json: 'JSON', csv: 'lines of numbers', print: 'a print' },
      note: {
        header: 'header left out',
        index: 'first column left out',
        squeezed: 'batch of one',
        decimalComma: 'decimal commas',
      },
      refusal: {
        empty: 'There is no number in it.',
        tooLarge:
          'That is too large: at most {{limit}} MB are read. The first thousand rows are enough for a diagnosis.',
        tooMany:
          'Those are too many numbers: at most {{limit}} are compared. The first thousand rows are enough for a ' +
          'diagnosis.',
        notText: 'This is neither a .npy file nor text in UTF-8.',
        archive: 'This is an archive (.npz, .pt, a spreadsheet). Save the table alone, for instance with numpy.save.',
        abbreviated: 'The print leaves something out (…). Print the whole table, or save it to a file.',
        ragged: 'Row {{row}} has {{cells}} numbers where those before it have {{expected}}.',
        notNumber: 'Row {{row}}, column {{column}}: “{{text}}” is not a number.',
        notFinite: 'Row {{row}}, column {{column}}: {{text}} is not a finite number.',
        shape: 'This JSON holds no table: a list of rows is needed, each a list of numbers.',
        npy: 'This .npy file holds something else. Expected: {{allowed}}.',
      },
    },
    comment: {
      none: 'This claim is no matter of arithmetic: there is nothing to run.',
      words: 'vectors of length 1 that stand for words and weights: rows far out in the table',
    },
  },
} as const;
