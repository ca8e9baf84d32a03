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
  own: 'your file',
  ownSecond: 'your second file',
  noOther: 'no other',
  hint:
    'Click a layer in the map. With the focus on it, the arrow keys go from layer to layer, Page Up and Page Down ' +
    'by an eighth, Home and End to the ends.',
  mapOf: '{{model}}: {{count}} layers',
  mapUnnumbered: '{{model}}: a bar for each kind of layer',
  layerAt: 'layer {{layer}}: {{kind}}',
  cardTitle: 'Layer {{layer}}',
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
  changesTitle: 'What changes with the position in {{model}}',
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
  formatsTitle: 'Where tables in short formats are off by more than {{tolerance}}',
  format: 'Format',
  fails: 'from about',
  errorAt: 'error at {{position}}',
  keptAs: 'position kept as',
  collide:
    'Positions {{first}} to {{last}} collide where a program keeps positions in {{format}}: with {{bits}} ' +
    'significant bits, all of them are {{kept}}.',
  never: 'nowhere up to 10⁷',
  waveChart: 'Wavelengths of the pairs of each rotated kind of layer, beside the trained and the asked length',
  axisPair: 'pair →',
  axisWave: 'wavelength in positions ↑',
  waveAsked: 'asked: {{position}}',
  trainedSpan: 'trained: {{trained}}',
  notice: 'What to notice',
  caption: '{{model}} has {{count}} layers ({{kinds}}) and was trained on {{trained}} positions, without an extension.',
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
  askTitle: 'Try before you look',
  ask: 'Which base do layers 4 and 5 of `gemma-3-4b-it` have, and does its file say so?',
  answerTitle: 'Show the answer',
  answer:
    'Layer 4 sees a window of 1024 positions and has base 10000; layer 5 sees the whole text and has base 1000000. ' +
    'The file says neither: both are defaults of its class, so that a program which reads the file alone must know ' +
    'them.',
};
