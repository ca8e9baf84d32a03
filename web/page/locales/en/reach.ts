import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'Long context',
  question: 'What happens beyond the trained length?',
  leadArithmetic:
    'A formula works at any [position](position); arithmetic does not: a number format with few digits holds ' +
    'position times frequency only roughly, and the farther out, the larger the [error](error) of the angle, until ' +
    'the fast columns of the [row](row) are noise. Drag the position, and see when each number format fails.',
  deeperArithmetic:
    'Before a sine is taken, the position is multiplied by a frequency; it is this product that is rounded.',
  whereArithmetic:
    'The *t* are the significant bits of float64, float32, float16 and bfloat16. The fastest pair, *ω* = 1, ' +
    'suffers first. What decides is the format of the [computation](stage), not that of the result.',
  leadRope:
    'In its [training](trained) a model with RoPE has seen the fast pairs complete many turns; the slow ones [never ' +
    'completed one](wavelength). At later positions those [pairs](pair) reach angles that training never showed.',
  deeperRope:
    'RoPE rotates pair *i* of queries and keys by the position times a frequency. Most methods here slow pairs down ' +
    'so that a longer text brings fewer new angles; they differ in which pairs, by how much, and in how many angles ' +
    'stay new.',
  whereRope:
    '*λ* is the wavelength of a pair, *L* the trained length. The second formula says when the angle at *p* is new: ' +
    'it lies beyond all that training reached, on a pair that never completed a turn.',
  views: { arithmetic: 'Arithmetic far out', rope: 'RoPE beyond the trained length' },
  label: {
    view: 'What to look at',
    position: 'Position p',
    dim: 'Width d (d_model)',
    base: 'Base',
    stage: 'What is in low precision',
    model: 'Model',
    config: 'config.json in the link',
    layer: 'Kind of layer',
    trained: 'Trained length L',
    factor: 'Factor of the other scalings',
    ladder: 'Scaling',
    pair: 'Pair pointed at',
  },
  controls: 'Controls of long context',
  stages: { all: 'the whole computation', frequencies: 'the frequencies only', values: 'the result only' },
  hintArithmetic:
    'Drag the line, or focus the chart and use the arrow keys; Page Up and Page Down go by factors of ten. Widths ' +
    'are even here.',
  hintRope: 'Drag on the chart, or focus it and use the arrow keys, to point at a pair.',
  axisPosition: 'position p →',
  axisError: 'largest error in the row ↑',
  rowTitle: 'The row of position {{position}}, number by number',
  column: {
    format: 'format',
    kept: 'keeps p as',
    error: 'error',
    alike: 'first two alike',
    scaling: 'scaling',
    first: 'first λ',
    last: 'last λ',
    unseen: 'new angles',
    past: 'past training by',
    attention: 'cos, sin ×',
  },
  notice: 'What to notice',
  caption: {
    all:
      'At position {{position}} the row is off by up to {{float32}} in float32, {{float16}} in float16 and ' +
      '{{bfloat16}} in bfloat16; in float64 by {{float64}}. An error of 2 is the largest there can be: a 1 where ' +
      '−1 belongs.',
    frequencies:
      'Here only the frequencies were rounded, as when a model is cast to half precision with its buffer of ' +
      'frequencies; the rest is float64. At position {{position}} that alone costs {{float32}} in float32, ' +
      '{{float16}} in float16, {{bfloat16}} in bfloat16. The error of a frequency is multiplied by the position.',
    values:
      'Here everything is float64 except the finished sines and cosines. At position {{position}} they are off by ' +
      '{{float32}} in float32, {{float16}} in float16, {{bfloat16}} in bfloat16, and no more at any other: the ' +
      'lines are level. It is not the short format that does the harm, but calculating in it.',
  },
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
  axisPair: 'pair i →',
  axisWavelength: 'wavelength (positions) ↑',
  axisPast: 'angle at p / largest angle of training ↑',
  reading: {
    title: 'The pair pointed at',
    pair: 'Pair',
    pairOf: '{{pair}} of 0 to {{last}}',
    before: 'λ, unscaled',
    after: 'λ, scaled',
    slower: 'Slowed',
    trained: 'Turns in training',
    now: 'Turns at p',
    past: 'Angle at p / largest in training',
    cameRound: 'a full turn: every angle seen',
  },
  captionWithin:
    'Position {{position}} lies within the {{trained}} of training: no angle is new, scaled or not. {{partly}} of ' +
    '{{pairs}} pairs never complete a turn in that length.',
  captionPlain:
    '{{partly}} of {{pairs}} pairs never complete a turn within {{trained}} positions. At position {{position}}, ' +
    'unscaled, {{plain}} of them are at angles never seen: {{plainPast}} the largest that training showed. Choose a ' +
    'scaling in the table to see what it does about that.',
  captionScaled:
    '{{partly}} of {{pairs}} pairs never complete a turn within {{trained}} positions. At position {{position}}, ' +
    'unscaled, {{plain}} of them are at angles never seen: {{plainPast}} the largest that training showed. With ' +
    '{{name}} it is {{chosen}}, at {{chosenPast}} the largest; the lower chart shows it pair by pair.',
  captionNone:
    '{{partly}} of {{pairs}} pairs never complete a turn within {{trained}} positions. At position {{position}}, ' +
    'unscaled, {{plain}} of them are at angles never seen: {{plainPast}} the largest that training showed. With ' +
    '{{name}} none are.',
  captionFirst:
    'Look at the first λ too: linear scaling slows even the pairs that knew all their angles, and neighbours come ' +
    'to look alike.',
  askTitle: 'Try before you look',
  askArithmetic: 'bfloat16 reaches as far as float32, to 3 · 10³⁸. How many positions can it tell apart?',
  askRope:
    'Linear scaling squeezes every position into the range of training, so that no angle is ever new. Why is that ' +
    'not the end of the story?',
  answerTitle: 'Show the answer',
  answerArithmetic:
    'The first 257, from 0 to 256. With 8 significant bits every whole number up to 256 has a number of its own; 257 ' +
    'has none and becomes 256, so both get one row, at any width. From 512 on it keeps every fourth. From four ' +
    'columns on, float16 has 11 bits and fails at 2049 (at d = 2 already at 712), float32 has 24 bits and fails at ' +
    '16777217. Calculate in float64 and round only the finished numbers, and from four columns on any of them will ' +
    'do for tables of usual length.',
  answerRope:
    'Because it slows all pairs alike. The first completes a turn in 6.28 positions; with factor 8 it takes 50.3, ' +
    'and two neighbours that were one radian apart are now an eighth of one. Nothing is gained by that: the fast ' +
    'pairs had seen all their angles long before. NTK-aware scaling, YaRN and Llama 3 leave them nearly or quite as ' +
    'they are and slow down those that never completed a turn; NTK-aware scaling slows only the very last by the ' +
    'whole factor, so most of the slow pairs still meet new angles. But the slower the pair, the less it goes past ' +
    'training: the lower chart shows it falling to 1.',
};

/** Shown once the lab is loaded. */
export const later = {
  errorFrame: 'Position, on a scale of powers of ten',
  errorChart: 'Largest error in the row against the position, for four number formats, both scales logarithmic',
  strips: 'The row of position {{position}} in colours: the true one, then as float32, float16 and bfloat16 have it',
  truth: 'true',
  lost: 'not a number',
  searching: 'searching …',
  noneAlike: 'none up to {{searched}}',
  alike: '{{first}} and {{second}}',
  alikeBeyond: '{{first}} and {{second}} at the latest',
  nextApart: 'Every format can still tell {{position}} from {{next}}.',
  nextAlike: 'Positions {{position}} and {{next}} get the very same row in {{formats}}.',
  noRow: 'No row at all in {{formats}}: an infinity has no sine.',
  gpu: {
    title: 'On your own graphics card',
    about:
      'Models in browsers form their angles on the GPU in float32, and ask its sine. The shaders of posenc/webgpu ' +
      'count in whole numbers of 32 bits instead, which are exact on every device. Let yours compute both.',
    ask: 'Compute on my GPU',
    busy: 'Computing …',
    usual: 'usual shader',
    ours: 'whole numbers',
    unnamed: 'a device that does not tell its name',
    says:
      'Computed on {{name}}: at position {{position}} the usual shader is off by up to {{usual}}, whole numbers by ' +
      '{{ours}}.',
    chart:
      'Largest error in the row against the position on {{name}}, of the usual shader and of whole numbers, both ' +
      'scales logarithmic',
    missing:
      'This browser has no WebGPU, or keeps it for pages that come over https. Recent versions of Chrome, Edge and ' +
      'Safari have it; Firefox has it on some systems.',
    adapter: 'This browser has WebGPU, but no graphics card that it would use.',
    failed: 'The device could not compute this: {{message}}',
  },
  models: 'From the config files of',
  ownModel: 'the file of the link',
  ownFile: 'A file of your own, and all about this one: “{{title}}”',
  refused: 'The file in this link cannot be drawn, so here is {{model}}:',
  ownLadder: '{{model}} ({{kind}})',
  ladderFrame: 'Pair pointed at',
  ladderChart:
    'Wavelengths of all pairs on a logarithmic scale, one line for each scaling, with the range of training shaded',
  pastChart:
    'For each pair that never completed a turn in training: its angle at the position chosen, divided by the largest ' +
    'of training, one line for each scaling. 1 is where training ended.',
  pairValue: '{{pair}}; one turn in {{wavelength}} positions',
  seenTurn: 'whole turns within {{trained}} positions',
  nonePast: 'none',
  pastRange: '× {{low}} to {{high}}',
  reached: 'position {{position}}',
  words: {
    arithmetic: 'Sinusoidal rows with d = {{dim}} and base {{base}}; in low precision: {{stage}}.',
    rope:
      'Wavelengths of the {{pairs}} pairs of {{model}}, base {{base}}, trained on {{trained}} positions, beside ' +
      'other scalings with factor {{factor}}.',
  },
};

export const questions = {
  format: {
    ask:
      'A row is computed wholly in one number format. The chart has the logarithm (base 10) of its largest error, ' +
      'from position 1 to 1000, five steps to a factor of ten. Click the curve of {{format}}.',
    right:
      'The error of an angle is about *p* · 2^(−*t*): the more significant bits *t*, the lower the curve. float64 ' +
      'has 53, float32 24, float16 11, bfloat16 8.',
    mistakes: {
      finer: 'That curve is lower: its format has more significant bits than {{format}}.',
      coarser:
        'That curve is higher: its format has fewer significant bits. bfloat16 is the highest, since 8 of its 16 ' +
        'bits are spent on the exponent.',
    },
  },
  first: {
    ask:
      'Everything is computed in {{format}}, *d* = 512. Which is the first position that gets the same row as an ' +
      'earlier one?',
    right:
      '{{format}} has {{bits}} significant bits, so it holds every whole number up to 2^{{bits}}. The next one is ' +
      'rounded down to that and gets its row.',
    mistakes: {
      last: 'That one is a power of two, which the format still holds. The next it does not.',
      hidden: 'One bit too few: the leading 1 is not stored, but it counts.',
    },
  },
  magnitude: {
    ask:
      'Everything is computed in {{format}}, *d* = {{dim}}, base 10000. How far off is the row of position ' +
      '{{position}} where it is farthest off?',
    right:
      'An angle is off by about *p* · 2^(−*t*) radians, *t* being 53, 24, 11 and 8 bits for float64, float32, ' +
      'float16 and bfloat16. Far below 1 that is a small error; around 1 and above, the sine is anything.',
    options: { slight: 'by less than 0.001', some: 'by 0.001 to 0.5', total: 'by more than 0.5' },
    mistakes: {
      slight:
        'So small an error is for near positions or for more bits: the error of the angle grows with the position.',
      some: 'The number of digits alone does not say it: multiply the position by 2^(−*t*), and compare with a radian.',
      total: 'The angle is off by much less than a radian here: multiply the position by 2^(−*t*).',
    },
  },
  stage: {
    ask:
      'Only the finished sines and cosines are rounded to {{format}}; all before is float64. How does the largest ' +
      'error at position {{far}} compare with that at position {{near}}?',
    right:
      'A sine is between −1 and 1 wherever it comes from, and rounding it costs the same at any position. What does ' +
      'harm is not the short format, but calculating in it.',
    options: {
      same: 'it is about the same',
      grows: 'it is larger, in proportion to the position',
      none: 'there is no row: the format cannot hold the position',
    },
    mistakes: {
      grows: 'That is so where the angle is rounded. Here it is exact, and only the result is rounded.',
      none: 'The position is never kept in {{format}} here; only the finished numbers are.',
    },
  },
  slowed: {
    ask:
      'Linear scaling with factor {{factor}}: after how many positions has the first (fastest) pair completed a ' +
      'turn?',
    right:
      'Linear scaling divides every frequency by the factor, so every wavelength, 2π of the first ' +
      'too, is that much longer.',
    mistakes: {
      unchanged: 'That is the wavelength without scaling. Linear scaling leaves no pair alone.',
      faster: 'The other way round: frequencies are divided, so wavelengths are multiplied.',
      radian: 'By then it has rotated by one radian. A turn has 2π of them.',
    },
    units: { positions: 'positions' },
  },
  never: {
    ask:
      '{{name}} rotates {{pairs}} pairs with base {{base}} and was trained on {{trained}} positions. Unscaled, how ' +
      'many pairs never complete a turn within them? (One more or less counts as right.)',
    right: 'Those with a wavelength 2π · base^(*i*/{{pairs}}) longer than {{trained}}: the last ones.',
    mistakes: {
      round: 'Those are the pairs that do complete a turn.',
      radian: 'Those do not even rotate by one radian. A turn has 2π of them, so more pairs fall short of it.',
    },
    units: { pairs: 'pairs' },
  },
  past: {
    ask:
      '{{name}} was trained on {{trained}} positions and gets linear scaling with factor {{factor}}. At position ' +
      '{{position}}, how many times the largest angle of its training does the slowest pair reach?',
    right:
      'The angle is position times frequency: the position is divided by {{trained}}, the frequency ' +
      'by {{factor}}.',
    mistakes: {
      unscaled: 'That is so without scaling: linear scaling divides the angle by {{factor}}.',
      none: 'Linear scaling keeps angles known up to {{factor}} times the trained length. This position is beyond.',
    },
  },
  fastest: {
    ask: 'Llama 2 is to read {{factor}} times its trained length. Which of these scalings slows its fastest pair?',
    right:
      'Linear scaling slows all pairs alike. The fastest had seen all its angles long before, so nothing is gained, ' +
      'and neighbours come to look alike.',
    options: { linear: 'linear', ntkAware: 'NTK-aware', yarn: 'YaRN', llama3: 'Llama 3' },
    mistakes: {
      ntkAware: 'It raises the base, and the first pair rotates by base⁰ = 1 radian a position whatever the base is.',
      yarn: 'It leaves alone the pairs that completed 32 turns or more in training, and the first is one.',
      llama3: 'It leaves alone the pairs whose wavelength is a quarter of the trained length or less.',
    },
  },
  attention: {
    ask:
      'YaRN with factor {{factor}} multiplies the cosines and sines of queries and of keys by {{attention}}. All ' +
      'channels rotate. By what does it multiply a score?',
    right: 'By the square: a score is a product of a query and a key, and both were multiplied.',
    mistakes: {
      once: 'Query and key are both multiplied, so the factor enters a score twice.',
      none: 'A rotation alone keeps lengths, but here the cosine and sine themselves are larger.',
    },
  },
  arrange: {
    ask:
      '{{name}}, trained on {{trained}} positions, is asked for position {{position}}; the factor is {{factor}}. ' +
      'Pair {{pair}} never completed a turn. Arrange the scalings by the angle that it reaches, the largest first.',
    right:
      'Unscaled it goes {{factor}} times past training. NTK-aware scaling slows only the very last pair by the whole ' +
      'factor, linear scaling every pair. Dynamic NTK raises the base further, by the length that was asked for.',
    options: { default: 'unscaled', linear: 'linear', ntkAware: 'NTK-aware', dynamic: 'dynamic NTK' },
    mistakes: {
      reversed: 'The order of their wavelengths: a pair that rotates more slowly reaches a smaller angle.',
      linearLeast:
        'Linear scaling divides by the factor and no more. Dynamic NTK, at {{factor}} times the trained length, ' +
        'slows the slow pairs by more than that.',
    },
  },
} satisfies BankWords;
