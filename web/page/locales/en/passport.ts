import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'A model’s passport',
  question: 'What does a model’s file say about its positions?',
  lead:
    'Choose a published model, or drop a `config.json` or a GGUF file of your own, which never leaves your machine. ' +
    'The map shows how far each [layer](layer) sees, and the card what it knows of positions, where that is said, ' +
    'and what has changed by the [position](asked) you ask about.',
  deeper:
    'A file names few of these values itself. The rest are defaults of the class that reads it, or follow from ' +
    'others; the card says which is which, and marks what the file does not tell. Models with two kinds of layers ' +
    'often have two bases, or rotate in one kind alone. Most extensions of the context slow pairs down, so that a ' +
    'longer text shows them fewer new angles; how many stay new depends on the method.',
  where:
    'A bar is as high as its layer sees far, on a logarithmic scale: the full height is the whole text. A short stub ' +
    'is a layer with a state instead of attention; an outlined bar has no positions of its own. The *wavelength* of ' +
    'a pair of channels is the number of positions in which it turns once. A table in a short format rounds ' +
    'positions, frequencies, angles and values in turn; 20 positions in each factor of ten are looked at.',
  controls: 'Model, file and position',
  label: {
    model: 'Model',
    other: 'Compare with',
    position: 'Position asked about',
    layer: 'Layer',
    config: 'Your own file',
    second: 'Your own file to compare with',
    way: 'Positions as in',
    prompt: 'Parts of the prompt',
  },
  file: {
    paste: 'Drop or paste config.json or .gguf',
    choose: 'Choose a file of this machine',
    refused: 'This file cannot be read as a model:',
    long: 'What matters of it has more than {{count}} characters.',
  },
  hint:
    'Click a layer in the map. With the focus on it, the arrow keys go from layer to layer, Page Up and Page Down ' +
    'by an eighth, Home and End to the ends.',
  fact: {
    kind: 'Kind of layer',
    positions: 'Positions by',
    attends: 'Sees',
    base: 'Base',
    scaling: 'Scaling',
    turned: 'Channels that rotate',
    pairing: 'Pairs',
    longest: 'Longest wavelength',
    heads: 'Heads with a slope',
    buckets: 'Buckets',
    rows: 'Rows of the table',
    temperature: 'Temperature',
    layers: 'Layers',
    trained: 'Trained length',
    extended: 'Promised length',
  },
  changesTitle: 'What changes with the position in {{model}}',
  formatsTitle: 'Where tables in short formats are off by more than {{tolerance}}',
  axisPair: 'pair →',
  axisWave: 'wavelength in positions ↑',
  notice: 'What to notice',
  caption: '{{model}} has {{count}} layers ({{kinds}}) and was trained on {{trained}} positions, without an extension.',
  askTitle: 'Try before you look',
  ask: 'Which base do layers 4 and 5 of `gemma-3-4b-it` have, and does its file say so?',
  answerTitle: 'Show the answer',
  answer:
    'Layer 4 sees a window of 1024 positions and has base 10000; layer 5 sees the whole text and has base 1000000. ' +
    'The file says neither: both are defaults of its class, so that a program which reads the file alone must know ' +
    'them.',
};

/** Shown once the lab is loaded. */
export const later = {
  own: 'your file',
  ownSecond: 'your second file',
  noOther: 'no other',
  mapOf: '{{model}}: {{count}} layers',
  mapUnnumbered: '{{model}}: a bar for each kind of layer',
  layerAt: 'layer {{layer}}: {{kind}}',
  cardTitle: 'Layer {{layer}}',
  positions: {
    rotary: 'rotation',
    alibi: 'ALiBi',
    t5: 'buckets (T5)',
    deberta: 'buckets (DeBERTa)',
    learned: 'a learned table',
    sinusoidal: 'sinusoids',
    relative: 'relative terms',
    none: 'nothing of its own',
  },
  attends: {
    all: 'the whole text',
    window: 'a window of {{window}}',
    chunk: 'its chunk of {{window}}',
    compressed: 'a window of {{window}} and a summary',
    cross: 'a picture',
    recurrent: 'a state, not keys',
    nothing: 'no other token',
  },
  pairing: { interleaved: 'neighbours', rotateHalf: 'halves' },
  from: {
    file: 'in the file:',
    class: 'default of the class:',
    computed: 'follows:',
    unknown: 'nobody says:',
  },
  unknown: 'unknown',
  none: 'none',
  ofAll: '{{count}} of {{all}}',
  positionsLong: '{{wave}} positions',
  anyRow: 'any number, computed',
  grows: 'queries grow, β\u00a0=\u00a0{{beta}}',
  noChange: 'Its file names no position from which on anything changes.',
  otherScalings: 'Other scalings for this model, pair by pair: “{{title}}”',
  reached: 'reached',
  notReached: 'not yet reached',
  change: {
    window: 'From position {{position}} on, position 0 is outside the window of the {{kind}} layers.',
    chunk: 'At position {{position}} a new chunk begins; {{kind}} layers no longer see those before.',
    lastBucket: 'Keys at an offset of {{position}} or more share the last bucket, however far they are.',
    temperature: 'From position {{position}} on, {{kind}} queries grow by steps, with β\u00a0=\u00a0{{beta}}.',
    temperatureSmooth: 'From position {{position}} on, the scores of {{kind}} queries grow with the logarithm.',
    context: 'A context of more than {{position}} positions gets other frequencies, for short texts too.',
    frequencies: 'A text that reaches position {{position}} gets other frequencies, at all its positions.',
    trained: 'Position {{position}} is the first beyond the length of training.',
    extended: 'Position {{position}} is the first beyond the length that the file promises.',
    tableEnd: 'The table has no row for position {{position}}, nor for any after it.',
  },
  format: 'Format',
  fails: 'from about',
  errorAt: 'error at {{position}}',
  keptAs: 'position kept as',
  collide:
    'Positions {{first}} to {{last}} collide where a program keeps positions in {{format}}: with {{bits}} ' +
    'significant bits, all of them are {{kept}}.',
  never: 'nowhere up to 10⁷',
  waveChart: 'Wavelengths of the pairs of each rotated kind of layer, beside the trained and the asked length',
  waveAsked: 'asked: {{position}}',
  trainedSpan: 'trained: {{trained}}',
  extendedModel:
    '{{model}} has {{count}} layers ({{kinds}}); trained on {{trained}} positions, it is extended to {{extended}}.',
  unknownModel:
    '{{model}} has {{count}} layers ({{kinds}}); its file does not say on how many positions it was trained.',
  layerDiffers:
    'Rows of the card in which {{other}} differs from it in this layer: {{unlike}}. Layers with other positions: ' +
    '{{layers}} of {{all}}.',
  same: '{{other}} has the same positions in every layer, near and far.',
  noPairs: 'No layer rotates its queries and keys, so that there are no wavelengths.',
  pairsUnknown: 'At position {{position}} the slowest of the {{all}} pairs ({{kind}}) has made {{turns}} turns.',
  pairsAll: 'All {{all}} pairs ({{kind}}) finish a turn within the {{trained}} positions of training.',
  pairsWithin:
    'Of the {{all}} pairs ({{kind}}), {{partial}} do not finish a turn within the {{trained}} positions of training; ' +
    'at position {{position}} none of them stands at an angle that training did not show.',
  pairsBeyond:
    'Of the {{all}} pairs ({{kind}}), {{partial}} do not finish a turn within the {{trained}} positions of training; ' +
    'at position {{position}}, {{fresh}} of them stand at an angle that training never showed.',
  prompt: {
    title: 'The positions of a prompt',
    about:
      'Tokens of text count up. Those of a picture or a film spread over rows and columns from one position, and the ' +
      'text behind them goes on after the largest. A line is an axis; the dotted one counts tokens one by one.',
    kind: { text: 'text', image: 'picture', video: 'film' },
    size: { tokens: 'tokens', frames: 'frames', rows: 'rows', columns: 'columns' },
    add: { text: 'Add text', image: 'Add a picture', video: 'Add a film' },
    axis: { time: 'time', row: 'row', column: 'column', position: 'position', image: 'picture' },
    kindOf: 'Kind of part {{number}}',
    sizeOf: '{{size}} of part {{number}}',
    remove: 'Remove part {{number}}',
    part: 'Part',
    tokens: 'Tokens',
    plain: 'one by one',
    tableTitle: 'Positions of each part',
    chart: 'Positions of the {{tokens}} tokens of the prompt as {{way}} has them, a line for each axis',
    axisToken: 'token →',
    axisPosition: 'position ↑',
    next:
      'The answer begins at position {{next}} on every axis. An engine keeps the delta {{delta}}: token n of the ' +
      'cache stands at n plus delta.',
    noFilm: '{{way}} knows no films; those of the prompt are left out.',
    seconds: 'Frames lie a second apart, which is two positions here.',
    stamps: 'Each frame stands behind a time stamp of five tokens.',
  },
};

export const questions = {
  larger: {
    ask:
      '`{{model}}` has two bases, {{small}} and {{large}}, and two kinds of layers: some see a window of {{window}} ' +
      'positions, some the whole text. Which layers have the larger base?',
    right:
      'A larger base makes the wavelengths longer. Where the whole text is seen, offsets are large, and the slow ' +
      'pairs need wavelengths to match.',
    options: {
      whole: 'those that see the whole text',
      window: 'those that see a window',
      turns: 'it alternates, whatever they see',
    },
    mistakes: {
      window: 'Within a window no offset is large: short wavelengths, and so a small base, suffice.',
      turns: 'It goes with what a layer sees: the base is a property of the kind of layer.',
    },
  },
  tableEnd: {
    ask: 'The learned table of `{{model}}` has {{rows}} rows. Which is the first position for which there is none?',
    right: 'Positions are counted from 0, so {{rows}} rows serve 0 to one less than that. A formula has no such end.',
    mistakes: {
      last: 'That position has the last row.',
      fromOne: 'Positions are counted from 0, not from 1: the table ends one earlier.',
    },
  },
  promised: {
    ask:
      '`{{model}}` was trained on {{trained}} positions; its file names YaRN with factor {{factor}}. How many ' +
      'positions does it promise?',
    right: 'The factor times the trained length: scaled by it, the slow pairs meet no new angle up to there.',
    mistakes: {
      trained: 'That is the length of training. The scaling is there to go beyond it.',
      added: 'The trained length is stretched, not added to: it is the first part of the promised one.',
    },
    units: { positions: 'positions' },
  },
  source: {
    ask:
      'The keys of the file of `{{model}}` that matter here: `{{keys}}`. Its layers rotate with base {{base}}. Where ' +
      'does that number come from?',
    right:
      'The file says it if it has `rope_theta`; it follows from the file if it has `rope_ratio`; ' +
      'else the class decides.',
    options: {
      file: 'it is in the file',
      class: 'it is a default of the class that reads the file',
      computed: 'it follows from another number in the file',
    },
    mistakes: {
      file: 'No key of this file is the base, which is `rope_theta`.',
      class: 'A default counts only where the file says nothing. This one has a key that concerns the base.',
      computed: 'Widths, heads and lengths do not determine a base. Only `rope_ratio` would, as a factor.',
    },
  },
  window: {
    ask:
      'Some layers of `{{model}}` see a window of {{window}} positions, the query’s own among them. From which ' +
      'position on does such a layer no longer see position 0?',
    right: 'Position *p* sees *p* − {{window}} + 1 to *p*. For position 0 to be outside, *p* must be {{window}}.',
    mistakes: {
      last: 'That position just sees it: the window counts the query’s own position too.',
      next: 'One too late: the window counts the query’s own position too.',
      layers: 'One layer sees one window; more layers carry traces farther, but the question is about one layer.',
    },
  },
  kept: {
    ask: 'As what number does a table in bfloat16 keep the position {{position}}?',
    right:
      'bfloat16 has 8 significant bits: between 32768 and 65536 it has only multiples of 256, and ' +
      'takes the nearest.',
    mistakes: {
      exact: 'Its range is wide enough, but its 8 significant bits are not: that number is not among its own.',
      cut: 'A multiple of 256, but not the nearest: numbers are rounded, not cut.',
      float16: 'float16 would keep that: it has 11 significant bits, bfloat16 only 8.',
    },
  },
  formats: {
    ask:
      'Tables of cosines and sines are computed in three formats, with the frequencies of `{{model}}`. Arrange the ' +
      'formats by the position from which on they are off by more than {{tolerance}}, the earliest first.',
    right: 'What counts is significant bits: 8 in bfloat16, 11 in float16, 24 in float32.',
    options: { float32: 'float32', bfloat16: 'bfloat16', float16: 'float16' },
    mistakes: {
      reversed: 'The other way round: the more significant bits, the later it fails.',
      range:
        'bfloat16 reaches as far as float32, but with 8 significant bits. What fails here is ' +
        'precision, not range.',
    },
  },
  unturned: {
    ask:
      'Each cell is a layer of `{{model}}`, row by row, {{columns}} in a row; its value is the logarithm (base 10) ' +
      'of how far it sees. The file says that one kind of layer has no positions of its own. Click one of that kind.',
    right:
      'The layers that see the whole text rotate nothing: they have no angles. Order comes from the other layers, ' +
      'which rotate their queries and keys within a shorter reach, and from the causal mask.',
    mistakes: {
      turned:
        'That layer rotates its queries and keys; it sees only a part of the text, so that its offsets stay known ' +
        'ones.',
    },
  },
  fresh: {
    ask: 'Which of these models meets no angle at position {{position}} that its training never showed?',
    right: 'One whose training was longer, or whose slow pairs are scaled down so that the position fits into it.',
    options: {
      llama2: '`Llama-2-7b-hf`: trained on {{llama2Trained}} positions, base {{llama2Base}}, unscaled',
      llama3: '`Meta-Llama-3-70B-Instruct`: trained on {{llama3Trained}} positions, base {{llama3Base}}, unscaled',
      mixtral: '`Mixtral-8x7B-v0.1`: trained on {{mixtralTrained}} positions, base {{mixtralBase}}, unscaled',
      llama31:
        '`Meta-Llama-3.1-8B`: trained on {{llama31Trained}} positions, base {{llama31Base}}, Llama 3 scaling × 8',
      granite: '`granite-3.3-8b-instruct`: trained on {{graniteTrained}} positions, base {{graniteBase}}, unscaled',
    },
    mistakes: {
      llama2: 'Beyond its training nothing is scaled: {{llama2Fresh}} of its pairs stand at new angles.',
      llama3:
        'A large base alone does not help: it makes more pairs too slow to complete a turn in training. ' +
        '{{llama3Fresh}} are at new angles.',
      mixtral:
        'The position is not far beyond its training, but it is beyond: {{mixtralFresh}} slow pairs are at new angles.',
    },
  },
} satisfies BankWords;
