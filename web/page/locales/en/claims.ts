import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'Check the claims, check your table',
  question: 'Is what lessons say true? Is your own table right?',
  lead:
    'What lessons say about positional encodings, in our own words and ordered by idea, each with a verdict beside ' +
    'it. A verdict is not an opinion: it is what comes out when posenc does the sums, now, in your browser; for ' +
    'the few claims that arithmetic cannot decide, it is what the sources say.',
  deeper:
    'Each claim about training is decided by {{seeds}} models per case, trained beforehand. Where a claim does not ' +
    'hold, or not quite, the numbers say so, and the figure that shows it is one click away.',
  how:
    'Unfold a claim to see what was measured. A verdict follows from those numbers alone: other numbers would give ' +
    'another verdict. The claims come from the five lessons that this page was made for; choose one to see only its ' +
    'own. They are good lessons, and some of these slips are in the original paper too: a mistake that can be ' +
    'checked teaches more than a rule that must be believed.',
  controls: 'Which claims are shown',
  label: { lesson: 'Lesson', open: 'Unfolded claims', sample: 'Table to try' },
  hint:
    'In the picture each claim is a mark, one line for each idea; the claims of other lessons than the one chosen ' +
    'are pale. Click a mark to unfold its claim.',
  idea: {
    similarity: 'Near, far, shifted',
    attention: 'What attention sees',
    numbers: 'Printed numbers',
    waves: 'Waves and pairs',
    use: 'Sizes and lengths',
    training: 'What training shows',
    formulas: 'Other formulas',
    sources: 'Models and papers',
  },
  notice: 'What to notice',
  caption:
    'Of the {{all}} claims shown: {{holds}} hold, {{partly}} hold in part, {{fails}} do not hold, {{open}} cannot ' +
    'be checked. The formulas are nearly always right. What slips is the wording around them: a rule of thumb ' +
    'stated as a law, a number cut short, a property of one formula claimed for another.',
  said: {
    near: 'Positions near each other have the larger dot product: 0 with 1 is high, 0 with 100 is low.',
    distances000: 'At d = 64, positions 5 and 6 are closer together than 5 and 50.',
    identities001:
      'The dot product of two positions is the sum of the cosines of ω(i − j); a shift is a rotation of each ' +
      'pair; all values lie between −1 and 1.',
    linear: 'The encoding of p + k is a linear function of that of p, the same for every p.',
    unique: 'No two positions have the same encoding.',
    repeat001: 'On very long sequences the sinusoids may begin to repeat.',
    order001: 'Without positions, the same words in another order give identical results.',
    fourth001: 'The position–position term of a score depends on the offset of the two positions only.',
    softmax001: 'Of the scores S = KᵀQ, softmax is taken row by row.',
    terms001: 'Biases aside, a score is the sum of four terms.',
    table001: 'The table of five positions at d = 6, printed with three decimals.',
    rows004:
      'The table of six positions at d = 4, printed with three decimals, with (−0.757, −0.653, 0.040, 1.000) ' +
      'at position 4.',
    patterns:
      'The first rows are (0, 1, 0, 1, 0, 1, …), (0.84, 0.54, 0.01, 1.00, 0.00, 1.00, …), (0.91, −0.42, ' +
      '0.02, 1.00, 0.00, 1.00, …).',
    digits003: 'At d = 512, PE(1) is (0.8414, 0.5403, 0.8218, 0.5696, …, 0.0001, 0.9999).',
    waves003: 'Wavelengths run from 2π to 10000 · 2π.',
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
    ablation001:
      'Without positional encoding Transformers lose drastically on tasks that need order; with it they gain.',
    threeBack004: 'Because a shift is linear, a model can learn to attend to “the token 3 positions before”.',
    longer: 'Sinusoids let a model cope with sequences longer than those of its training.',
    seenOnly: 'A learned table is limited to the lengths seen in training.',
    asGood004: 'Sinusoids are nearly as good as a learned table.',
    relative001: 'Relative encodings suit models that must generalise to much longer sequences.',
    rope004: 'RoPE is better for long sequences.',
    alibi004: 'ALiBi extrapolates greatly, and needs no other positional encoding.',
    formula002:
      'The loop with exponents 2i/d and 2(i + 1)/d, in which i counts columns, makes the Transformer’s ' +
      'positional encoding.',
    divide004: '`sin(position / div_term)` is a mistake, `sin(position * div_term)` is right.',
    product001: 'sin(x · y / 10000^(i/d)) encodes a place in two dimensions.',
    levels001: 'For words, sentences and paragraphs, the encodings of the three levels are added.',
    memory001: 'Sinusoids need O(d) of memory.',
    standard001: 'The sinusoidal encoding has become the standard.',
    gpt4: 'GPT-4 uses RoPE.',
    paper004: 'arXiv 1803.02155 is the paper on Transformer-XL.',
  },
  found: {
    near:
      'At d = 512 the dot product with position 0 is {{one}} at position 1 and {{hundred}} at position 100: less, ' +
      'but still {{share}}% of the largest possible. Nor does it always fall: at d = 512 it rises again at offset ' +
      '{{rise}}, and at d = 4 position 6 is more like position 0 ({{sixth}}) than position 1 is ({{first}}).',
    distances000: 'Their distances are {{close}} and {{far}}.',
    identities001:
      'For {{positions}} positions at d = {{dim}}, dot products differ from the sum of cosines by at most {{dot}}, ' +
      'rotated rows from the rows {{shift}} further on by {{rotation}}, and no magnitude exceeds {{bound}}. All of ' +
      'this is rounding. Acting on (sin, cos), the rotation turns clockwise.',
    linear:
      'For a shift by 5, the best of all matrices leaves a residual of {{paper}} at d = 4, and the rotation matrix ' +
      'leaves {{wide}} at d = 64: rounding. For the doubled exponent it is not so: the best matrix leaves ' +
      '{{doubled}}.',
    unique:
      'Of the widths 2, 4, 6 and 64, {{collisions}} have two equal rows among {{count}} positions in single ' +
      'precision. Close is another matter: at d = 4 to 64 two rows come within {{closest}} of each other, and ' +
      'computed in bfloat16 positions {{coarseFirst}} and {{coarseSecond}} are the same.',
    repeat001:
      'They never repeat exactly, because every wavelength is irrational. They come close: up to offset {{last}}, d ' +
      '= 4 returns to within {{distance}} of where it was (at {{offset}}; the very next position is {{neighbour}} ' +
      'away), d = 6 only to within {{six}}. A single pair, d = 2, is within {{two}} after {{twoOffset}} positions.',
    order001:
      'The outputs move with their words. Followed word by word they differ by {{along}}, which is rounding; ' +
      'position by position by up to {{inPlace}}. This is called *equivariance*. What forgets positions, such as the ' +
      'mean of all rows, stays the same to within {{means}}.',
    fourth001:
      'With random weights it varies by as much as {{made}} among pairs of the same offset; with identity weights, ' +
      'by {{identity}}. It holds if the product of the two weight matrices commutes with the rotations, not in ' +
      'general.',
    softmax001:
      'The attention weights of one query must add up to 1. In this layout they do so down the columns, to within ' +
      '{{columns}}; along the rows sums miss 1 by up to {{rows}}. The lesson’s formula is right, only the word ' +
      '“row” is not.',
    terms001:
      'The four terms add up to the score to within {{error}}. Biases in q, k and v would change it by up to ' +
      '{{biases}}.',
    table001: 'Of its {{all}} numbers, rounded to three decimals, {{wrong}} differ.',
    rows004:
      'Of its {{all}} numbers {{wrong}} are off in the last place. At position {{position}} it has {{printed}} ' +
      'where the value is {{computed}}, and {{printedLast}} where it is {{computedLast}}.',
    patterns:
      'No width fits. Of those tried from 6 to {{last}}, d = {{at}} comes nearest with {{least}} of 18 numbers off; ' +
      'there the third column of position 1 is {{third}} and the fifth {{fifth}}. 0.01 in the third column needs ' +
      'd = 4, which has no fifth. The d/2 − 1 ladder at d = 6, with frequencies 1, 0.01 and 0.0001, does print these ' +
      'rows: {{otherLadder}} off.',
    digits003:
      'Of the {{all}} numbers, {{rounded}} are what rounding to four decimals gives and {{truncated}} what ' +
      'truncating gives. The first is {{first}}; the last is short of 1 by {{short}} and rounds to 1.0000.',
    waves003:
      'At d = 512 the longest is {{last}}, not {{claimed}}: {{gap}}% short, because the last exponent is (d − 2)/d ' +
      'and not 1. The original paper has the same sentence. The d/2 − 1 ladder does get there: {{lastOther}}.',
    waves004:
      'At d = 512 they are {{second}}, {{third}} and {{last}}. About 20 in columns 4 and 5 fits d = 32 ' +
      '({{thirdNarrow}}), where columns 2 and 3 have {{secondNarrow}}. At each width tried, up to {{greatest}}, ' +
      'one of the three is off by {{off}}% or more: 6.3 is 2π once again, and the last lacks its 2π.',
    index003:
      'i counts pairs. With i = 1 for columns 2 and 3, column 2 of position 1 is {{pair}}, as the lesson itself ' +
      'works it out. With the column’s own number for i it would be {{column}}; over 100 positions the two ' +
      'tables differ by up to {{asColumn}}.',
    odd001:
      'For even d they are the same. At d = {{dim}} the pairs make {{covered}} columns and leave out {{lost}}: ' +
      'column {{column}}, a lone sine that moves by {{spread}} over 100 positions.',
    curves001:
      'So says the text; the code draws 0, 7, 20 and 31. Missing: {{missing}}. Added: {{added}}. Column 20 moves by ' +
      '{{spread}} over 100 positions, so it deserves its curve.',
    explog001:
      'At d = {{dim}} no power is larger than {{greatest}}, so nothing can overflow. In single precision the ' +
      'frequencies are off by up to {{expLog}} by exp and log, and by {{power}} by the power itself: {{times}} ' +
      'times as much.',
    dominate001:
      'No value exceeds {{bound}}, but it is the length of a row that counts. At d\u00a0=\u00a0512 it is {{norm}} at ' +
      'every position, √(d/2). An embedding drawn with standard deviation d^−0.5 has length {{embedding}}: the ' +
      'position is {{times}} times as long. The paper multiplies the words by √d first, without saying why; one ' +
      'effect is that the word is then the longer.',
    small002:
      'They hardly do so after the factor √d in the lesson’s own code: {{norm}} against {{scaled}} for its ' +
      'random inputs, {{share}}%. Without the factor it would be {{norm}} against {{plain}}, {{sharePlain}}%.',
    extrapolate:
      'The row at 1000 can be computed (its length is {{norm}}, as it should be), and a learned table of 512 rows ' +
      'has no such row. That a model makes sense of it does not follow: models with sinusoids get worse beyond the ' +
      'lengths they were trained on (Press and others, 2021). And the usual single-precision code is off by {{near}} ' +
      'at 1000 and by {{far}} at 65535.',
    ablation001:
      'In the four tasks of “Does it matter?”, models without positions ({{seeds}} for each task) are right ' +
      '{{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} and {{wordNumber}}% of the time; a reader of the words ' +
      'without their order could reach {{whoCameFirstCeiling}}, {{threeBackCeiling}}, {{whereIsItNowCeiling}} and ' +
      '{{wordNumberCeiling}}%. With positions {{learnt}} of the 4 are learned, each by at least one encoding in all ' +
      'runs. The condition: no causal mask. With one, models without positions learn who came first ({{masked}}%).',
    threeBack004:
      'All {{seeds}} models learn it, after {{steps}} steps (the median), and are then {{once}}% right; with RoPE ' +
      'it takes {{rotary}}. That they learned *the shift* does not follow: at twice the length {{twice}}% are right.',
    longer:
      'None of the four tasks is kept at twice the length. At the length of training {{whoCameFirstOnce}}, ' +
      '{{threeBackOnce}}, {{whereIsItNowOnce}} and {{wordNumberOnce}}% are right, at twice the length ' +
      '{{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} and {{wordNumber}}%. The rows can be computed; what to do ' +
      'with them was never learned.',
    seenOnly:
      'Where the word three back stands at a position that had no word in training, models with a learned table get ' +
      '{{unseen}}% right; guessing gives {{guess}}%. Only what happens within the trained positions survives: word ' +
      'number n, always among the first seven, is {{number}}% right at four times the length.',
    asGood004:
      'At the length of training their medians differ by no more than {{gap}} points in any of the {{tasks}} tasks. ' +
      'Which learns sooner depends on the task: the learned table in {{faster}} of {{tasks}}.',
    relative001:
      'At four times the length the best of ALiBi, T5 and Shaw beats the better of the two tables in {{wins}} of ' +
      '{{tasks}} tasks: {{whoCameFirst}}% against {{whoCameFirstAbsolute}}, {{threeBack}} against ' +
      '{{threeBackAbsolute}}, {{whereIsItNow}} against {{whereIsItNowAbsolute}}. But not where the task counts from ' +
      'the start (word number n): {{wordNumber}} against {{wordNumberAbsolute}}.',
    rope004:
      'At twice the length it beats sinusoids in {{twice}} of {{tasks}} tasks, at four times in {{four}}: three back ' +
      'stays at {{three}}%, “where is it now” falls from {{now}} to {{nowFour}}%. Without scaling RoPE, too, meets ' +
      'angles that training never showed.',
    alibi004:
      'Where it learns the task, it keeps it: at four times the length {{first}} and {{now}}% are right. But of the ' +
      '{{tasks}} tasks it learns {{learnt}}. Symmetric as it is without a causal mask, it cannot tell three back ' +
      'from three ahead ({{three}}%). It is slow to learn which number a word has: {{number}}% after {{usual}} ' +
      'steps, {{numberLongest}}% after {{longest}}.',
    formula002:
      'It makes another table. Sine and cosine of a pair turn at different speeds; {{still}} of {{all}} columns ' +
      'move by less than 0.000001 over 100 positions; dot products of neighbours vary by {{spread}}; and no ' +
      'matrix shifts its rows (at d = 4 the best leaves {{shift}}).',
    divide004:
      'It depends on what `div_term` is. If the position is divided by base^(2i/d), the row agrees with the paper’s ' +
      'to within {{byPower}} (position {{position}}, d = {{dim}}). If it is divided by the reciprocal, which is ' +
      'what the lesson’s code holds there, the row is off by up to {{byReciprocal}}.',
    product001:
      'The {{cells}} places of an 8 by 8 grid get only {{distinct}} different rows. (2, 3), (3, 2), (1, 6) and ' +
      '(6, 1) are {{equal}} places with one row, and both axes are zero throughout. Nor is there a cosine.',
    levels001:
      'It depends on the tables. If all levels use the same one, {{same}} pairs of levels can be mistaken for ' +
      'each other: the rows of word 1, sentence 1 and paragraph 1 differ by {{difference}}. With a base of its ' +
      'own for each level, {{apartByBase}} pairs are left.',
    memory001:
      'A table of 1000 positions at d = 128 holds {{once}} numbers, one of 2000 holds {{twice}}: that is O(N · ' +
      'd). O(d) is enough if rows are computed when they are needed, from {{frequencies}} frequencies; such a row ' +
      'agrees with the table to within {{recomputed}}.',
    standard001:
      'Usage is counted in other people’s models, not computed. Most large language models published since 2023 use ' +
      'RoPE.',
    gpt4: 'Its makers have not published it, so there is nothing to compare with.',
    paper004:
      'Looked up, not computed: 1803.02155 is by Shaw, Uszkoreit and Vaswani, on relative positions. Transformer-XL ' +
      'is 1901.02860.',
  },
  askTitle: 'Try before you look',
  ask:
    'Three sentences, all plausible: (a) exp and log avoid overflow; (b) no two positions have the same encoding; ' +
    '(c) the position–position term depends on the offset only. Only one of them is right. Which?',
  answerTitle: 'Show the answer',
  answer:
    '(b). As for (a), no power of the formula exceeds 10000; as for (c), that takes weights whose product WqᵀWk ' +
    'commutes with the rotations. Unfold the three claims for the numbers.',
  table: {
    title: 'Check your own table',
  },
};

/** Shown once the lab is loaded. */
export const later = {
  allLessons: 'all',
  unfold: 'Unfold all',
  fold: 'Fold all',
  list: 'The claims',
  pending: 'being checked …',
  failed:
    'The claims could not be checked: your browser did not start a second thread. Reloading may help. ({{message}})',
  show: 'See it in “{{title}}”',
  tally:
    'Marks for {{all}} claims by idea: {{holds}} hold, {{partly}} hold in part, {{fails}} do not hold, {{open}} ' +
    'cannot be checked.',
  tone: {
    holds: 'holds',
    partly: 'holds in part',
    fails: 'does not hold',
    open: 'cannot be checked',
    pending: 'being checked',
  },
  verdict: {
    right: 'right',
    truncated: 'truncated, not rounded',
    misprinted: 'last digits wrong',
    imprecise: 'imprecise',
    rough: 'a rule of thumb',
    conditional: 'on one condition',
    nonStandard: 'a different formula',
    ambiguous: 'ambiguous',
    inconsistent: 'inconsistent',
    broken: 'broken',
    wrong: 'wrong',
    unpublished: 'looked up: not published',
    lookedUpOutdated: 'looked up: no longer so',
    lookedUpFalse: 'looked up: false',
  },
  words:
    'Of {{all}} claims of the lessons, {{holds}} hold, {{partly}} hold in part, {{fails}} do not hold and {{open}} ' +
    'cannot be checked. The table has each verdict with the numbers that it follows from.',
  table: {
    about:
      'Paste a table of positional encodings, drop a file on the box or choose one: CSV, JSON, `.npy`, or what ' +
      'NumPy and PyTorch print. It is compared with the paper’s formula, with the variants and mistakes on this ' +
      'page, and with combinations of them. The file is read in your browser and goes nowhere.',
    page: 'A page for numbers, configs and sentences: “Is it right?”',
    box: 'Your table, one row for each position',
    file: 'Choose a file',
    try: 'Or try',
    sample: {
      none: 'a table of your own',
      right: 'the right table',
      rounded: 'rounded to 4 decimals',
      transposed: 'transposed',
      offByOne: 'positions from 1',
      cosineFirst: 'cosine before sine',
      concatenated: 'sines, then cosines',
      scaled: 'times √d',
      base: 'base 500',
      doubled: 'doubled exponent',
      ladder: 'd/2 − 1 ladder',
      float32: 'angles in float32',
      bfloat16: 'bfloat16',
      lesson004: 'a lesson’s print',
      random: 'random numbers',
    },
    reading: 'Read: {{name}}',
    paste: 'what you pasted, too long to be shown here',
    working: 'Reading and comparing …',
    stop: 'Stop',
    waiting: 'The diagnosis will appear here. Change a single digit of one of the tables to try, and see.',
    failed: 'The table could not be checked. ({{message}})',
    right: 'This is the paper’s table.',
    wrong: 'This is the paper’s table but for this: {{causes}}.',
    unknown: 'No formula that is known here makes this table.',
    name: {
      transposed: 'transposed',
      halfMinusOne: 'the d/2 − 1 ladder',
      doubledExponent: 'a doubled exponent',
      unpairedExponent: 'exponents that are not paired',
      reciprocal: 'divided by the reciprocal',
      otherBase: 'another base',
      offByOne: 'off by one position',
      otherStart: 'another first position',
      cosineFirst: 'cosines first',
      concatenated: 'concatenated',
      scaledBySqrtDim: 'times √d',
      float32Angles: 'angles in float32',
      float16Values: 'values in float16',
      bfloat16Values: 'values in bfloat16',
      mixedRounding: 'rounded here, truncated there',
      unknown: 'unknown',
    },
    cause: {
      transposed: 'Positions run along the columns. `table.T` puts it right.',
      halfMinusOne:
        'Exponents are i/(d/2 − 1), as in tensor2tensor, fairseq and Whisper. Neither is wrong, but a model ' +
        'needs the one it was trained with.',
      doubledExponent: 'The exponent is 2c/d with c the column: i should count pairs.',
      unpairedExponent:
        'The exponent is c/d in every column c, so that sine and cosine of a pair differ in frequency: the odd ' +
        'column should use (c − 1)/d.',
      reciprocal: 'The position is divided by base^(−2i/d), not multiplied: high columns turn fast instead of slowly.',
      otherBase: 'The base is {{base}}, not 10000.',
      offByOne: 'The first row is that of position {{first}}, not 0.',
      otherStart: 'The first row is that of position {{first}}, not 0.',
      cosineFirst: 'Cosines are where the paper has sines, and sines where it has cosines.',
      concatenated: 'All sines come first, then all cosines. The numbers are right, in another order.',
      scaledBySqrtDim:
        'Every entry is {{scale}} times the paper’s: √d. The paper multiplies the embeddings by √d, not the table.',
      float32Angles:
        'Entries are off by as much as angles worked out in float32 are. Compute angles in float64 and round at ' +
        'the end.',
      float16Values: 'Entries are kept in float16, with 11 significant bits.',
      bfloat16Values: 'Entries are kept in bfloat16, with 8 significant bits: far positions become alike.',
      mixedRounding:
        'Some entries are rounded to their last decimal and others truncated. A program does one or the other ' +
        'throughout: these were probably typed or mended by hand.',
      unknown:
        'Neither a variant nor a mistake that is known here, alone or combined. One wrong entry is enough for that; ' +
        'see below where it first differs.',
    },
    differs:
      'The first entry that differs: row {{row}}, column {{column}} is {{value}}, where the paper’s table has ' +
      '{{expected}}.',
    counted: '{{count}} of {{all}} entries differ.',
    same: 'No entry differs from the paper’s by more than its digits explain.',
    given: 'Your table',
    paper: 'The paper’s',
    fact: { size: 'Size', read: 'Read as', numbers: 'Numbers', error: 'Largest error of what was found' },
    size: '{{rows}}, {{columns}}',
    rows_one: 'one row',
    rows_other: '{{count}} rows',
    columns_one: 'one column',
    columns_other: '{{count}} columns',
    digits: '{{digits}} digits',
    rounding: {
      undecided: 'the same rounded or truncated',
      rounded: 'rounded',
      truncated: 'truncated',
      mixed: 'rounded and truncated',
    },
    kind: { npy: '.npy', json: 'JSON', csv: 'lines of numbers', print: 'a printout' },
    note: {
      header: 'header left out',
      index: 'first column left out',
      squeezed: 'batch of one',
      decimalComma: 'decimal commas',
    },
    refusal: {
      empty: 'There is no number in it.',
      tooLarge: 'That is too large: at most {{limit}} MB are read. The first thousand rows are enough for a diagnosis.',
      tooMany:
        'Those are too many numbers: at most {{limit}} are compared. The first thousand rows are enough for a ' +
        'diagnosis.',
      notText: 'This is neither a .npy file nor text in UTF-8.',
      archive: 'This is an archive (.npz, .pt, a spreadsheet). Save the table alone, for instance with numpy.save.',
      abbreviated: 'The printout leaves something out (…). Print the whole table, or save it to a file.',
      ragged: 'Row {{row}} has {{cells}} numbers where those before it have {{expected}}.',
      notNumber: 'Row {{row}}, column {{column}}: “{{text}}” is not a number.',
      notFinite: 'Row {{row}}, column {{column}}: {{text}} is not a finite number.',
      shape: 'This JSON holds no table: a list of rows is needed, each a list of numbers.',
      npy: 'This .npy file holds something else. Expected: {{allowed}}.',
    },
  },
  comment: {
    none: 'This claim is not a matter of arithmetic: there is nothing to run.',
    trained:
      'Decided by runs of training, made by `npm run bench -- training-table`; to train one yourself: “Does it ' +
      'matter?”',
    words: 'vectors of length 1 in place of embeddings and weights: rows far out in the table',
  },
};

export const questions = {
  digits: {
    ask: 'Column {{column}} of position 1 at *d* = {{dim}} is {{value}}… Round it to four decimals.',
    right: 'The fifth decimal is 5 or more, so the fourth goes up.',
    mistakes: {
      truncated:
        'That is cut off, not rounded: so one lesson prints it. Compared with a rounded table, it is off in the last ' +
        'place.',
    },
  },
  memory: {
    ask:
      'One lesson says that sinusoids need O(*d*) of memory. How many numbers does a table of {{positions}} ' +
      'positions with *d* = {{dim}} hold?',
    right:
      'One number for each position and column: O(*N* · *d*). O(*d*) is enough only if rows are computed when they ' +
      'are needed.',
    mistakes: {
      row: 'That is one row. The table has one for each position.',
      pairs: 'That is half of them: a pair has a sine and a cosine.',
      sum: 'Rows and columns multiply: each position has a number in every column.',
    },
  },
  permuted: {
    ask:
      'Attention without positions and without a mask gets the same words in another order. What ' +
      'becomes of its outputs?',
    right:
      'The outputs move with their words: attention is equivariant. Only what forgets positions, such as the mean of ' +
      'all rows, stays the same.',
    options: {
      same: 'the same outputs at the same positions',
      moved: 'each word’s output moves with the word, unchanged',
      other: 'each word gets another output',
    },
    mistakes: {
      same:
        'So several lessons put it, but a row belongs to its word: where another word stands, ' +
        'another output comes out.',
      other: 'A word sees the same words as before, with the same scores: its output does not change.',
    },
  },
  diagnosis: {
    ask:
      'The first two rows of a table with six columns are ({{p0}}; {{p1}}; {{p2}}; {{p3}}; {{p4}}; {{p5}}) and ' +
      '({{q0}}; {{q1}}; {{q2}}; {{q3}}; {{q4}}; {{q5}}). What is wrong with it?',
    right: 'The first row of the paper’s table is 0, 1, 0, 1, …: compare it.',
    options: {
      offByOne: 'positions start at 1',
      cosineFirst: 'cosine comes before sine',
      concatenated: 'all sines come first',
      scaled: 'every number is multiplied by √*d*',
    },
    mistakes: {
      offByOne: 'Then the first row would be that of position 1 and begin with sin 1 = 0.84.',
      cosineFirst: 'Then the first row would be 1, 0, 1, 0, …',
      concatenated: 'Then the first row would begin with all its zeros and end with all its ones.',
      scaled: 'Then there would be numbers above 1.',
    },
  },
  holds: {
    ask: 'Three sentences of lessons. Which one is right?',
    right: 'That one was checked, and it holds. The other two sound as plausible, and do not.',
    options: {
      linear: 'The encoding of *p* + *k* is a linear function of that of *p*, the same for every *p*.',
      terms001: 'Biases aside, a score is the sum of four terms.',
      distances000: 'At *d* = 64, positions 5 and 6 are closer together than 5 and 50.',
      fourth001: 'The position–position term of a score depends on the offset of the two positions only.',
      softmax001: 'Of the scores *S* = *K*ᵀ*Q*, softmax is taken row by row.',
      explog001: 'exp and log replace the power to avoid overflow.',
      waves004:
        'Wavelengths are about 6.3 in columns 2 and 3, about 20 in columns 4 and 5, about 10000 in the last two.',
    },
    mistakes: {
      fourth001:
        'Only for weights that commute with the rotations, such as the identity. With weights in general it varies ' +
        'along a diagonal.',
      softmax001: 'The shares of one query must add up to 1, and in this layout a query is a column.',
      explog001:
        'No power of the formula exceeds 10000, so nothing can overflow; and in single precision exp and log are ' +
        'less accurate.',
      waves004: '6.3 is 2π, the wavelength of columns 0 and 1; and the last lacks its 2π. No width fits all three.',
    },
  },
  nearest: {
    ask: 'With *d* = {{dim}} and base 10000, which of positions 1 to 10 has the largest dot product with position 0?',
    right:
      'About 2π positions on, the fastest pair is back where it was, and in a narrow table it decides. “Near means ' +
      'alike” is a rule of thumb.',
    mistakes: {
      neighbour: 'One position rotates the fastest pair by a whole radian, and in so narrow a table that counts.',
      farthest: 'By then the fastest pair has left its starting point again, and the slow ones have drifted.',
    },
  },
  falling: {
    ask:
      'The chart has the dot product of position 0 with positions 0 to 40, divided by the largest possible, for *d* ' +
      '= {{narrow}}, {{middle}} and {{wide}}. Click the curve of *d* = {{asked}}.',
    right:
      'The dot product is a sum of cosines, one for each pair. Two pairs swing; 256 average out to a smooth fall, at ' +
      'least near the start.',
    mistakes: {
      narrow: 'That one swings up and down: it has two pairs only.',
      middle: 'That one falls, but with ripples: it has 32 pairs.',
      wide: 'That one falls smoothly: it has 256 pairs, whose swings cancel.',
    },
  },
  misprint: {
    ask:
      'One lesson prints this table (*d* = {{dim}}, positions 0 to 5 downwards) with three decimals. At position ' +
      '{{row}} it has {{a3}}, {{b3}}, {{c3}} and {{d3}}; the values are {{a5}}, {{b5}}, {{c5}} and {{d5}}. Click a ' +
      'number that is not rounded right.',
    right:
      'Round each to three decimals: two of the four are off in the last place, and the rest of the ' +
      'table is right.',
    mistakes: {
      fine: 'That number is rounded right.',
      elsewhere: 'That is another position; its numbers are right.',
    },
  },
  longest: {
    ask: 'What is the longest wavelength of the paper’s table at *d* = {{dim}}, base 10000?',
    right: 'The last exponent is (*d* − 2)/*d*, not 1, so it is a little shorter than 2π · 10000.',
    mistakes: {
      claimed:
        'That is 2π · 10000, as the paper itself says. The last exponent is (*d* − 2)/*d*, so the last wavelength ' +
        'falls short of it.',
      radian: 'That lacks 2π, as in one lesson: in so many positions the pair rotates by about one radian.',
    },
    units: { positions: 'positions' },
  },
  sums: {
    ask:
      'A lesson writes the scores as *S* = *K*ᵀ*Q*, where each column of *K* and *Q* is a token. Along what do the ' +
      'attention weights add up to 1?',
    right: 'Entry (*i*, *j*) is key *i* with query *j*. The shares of one query add up to 1, and a query is a column.',
    options: { columns: 'down each column', rows: 'along each row', all: 'over the whole matrix' },
    mistakes: {
      rows: 'A row is one key with all queries. It is so in the layout *QK*ᵀ, which is more usual.',
      all: 'Each query divides its own attention, whatever the others do.',
    },
  },
  lengths: {
    ask: 'Arrange by length (norm) at *d* = {{dim}}, the shortest first.',
    right:
      'All values between −1 and 1 still make a row of length √(*d*/2) = 16. So it is that long row which dominates ' +
      'small embeddings, unless they are multiplied by √*d*.',
    options: {
      position: 'a row of the sinusoidal table',
      small: 'an embedding drawn with standard deviation *d*^(−0.5)',
      normal: 'an embedding drawn with standard deviation 1',
      scaled: 'the latter times √*d*',
    },
    mistakes: {
      reversed: 'The other way round: the shortest first.',
      bounded: 'Its values are bounded, but there are {{dim}} of them, and their squares, one half on average, add up.',
    },
  },
} satisfies BankWords;
