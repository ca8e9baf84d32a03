export default {
  title: 'Compose',
  question: 'How is a position added to a word, and what is left of both?',
  lead:
    'A [word](word) comes in as a vector; the vector of its [position](place) is added, and that is all the first ' +
    'layer is given. How much of the [sum](sum) is word, and how much is position?',
  deeper:
    'Two lessons say that the position does little harm, because its values stay between −1 and 1 while ' +
    'embeddings are large. What counts, though, is not single values but lengths, and how long an embedding is ' +
    'depends on how it was initialised and on a factor that is easily overlooked: √d.',
  where:
    'Here *x* is the embedding, *α* the weight of the position (1 in the paper). [Dropout](dropout) sets each ' +
    'entry of the sum to 0 with a given probability and scales the others up to match.',
  presets: 'Position against word',
  preset: {
    lesson002: {
      name: 'x · √d',
      about: '16 against 512',
      note:
        'One lesson multiplies by √d: embeddings with standard deviation 1 come to a length of about 512, the ' +
        'position to 16. “Very large values”, it says, and after this factor they are.',
    },
    unscaled: {
      name: 'without √d',
      about: '16 against 22.6',
      note:
        'The same embeddings without the factor: about 22.6 against 16. Now the position rotates a word by some 35°, ' +
        'which is no longer “barely”.',
    },
    lesson001: {
      name: 'short words',
      about: '16 against 1',
      note:
        'A lesson says: values are bounded so that positions do not dominate. But if embeddings are initialised with ' +
        'standard deviation 1/√d, their length is about 1 and the position’s is still 16.',
    },
    paper: {
      name: 'short words · √d',
      about: '16 against 22.6',
      note:
        'The paper multiplies by √d but says nothing about initialisation. In tensor2tensor, its authors’ code, ' +
        'embeddings start with standard deviation 1/√d. Word and position are then of similar size; this is what a ' +
        'lesson means by keeping magnitudes consistent.',
    },
  },
  triangles:
    'The word at p = {{position}}, its position and their sum, in the plane of the three; each triangle at its own ' +
    'scale',
  four: 'The sum in four dimensions, position {{position}}',
  triangleAlt:
    'Triangle of the word, {{word}} long, the position, {{place}} long, and their sum, {{sum}} long; the word at ' +
    '{{position}} is rotated by {{angle}} degrees.',
  rooted: 'With √d',
  plain: 'Without √d',
  word: 'Word',
  place: 'Position',
  sum: 'Sum',
  turnedBy: 'Rotated by',
  stripsTitle:
    'The same, entry by entry: {{dim}} numbers at p = {{position}}, in lines of up to 64, in the same colours',
  strips: { word: 'Word', place: 'Position', sum: 'Sum', after: 'After dropout: black cells were set to 0' },
  stripAlt: '{{name}}, {{dim}} entries at position {{position}}',
  scale: 'Entries:',
  reading: {
    title: 'The word pointed at',
    moved: 'Position / word',
    percent: '{{percent}}%',
    after: 'Length after dropout',
    dropped: 'Dropout rotates by',
    zeroed: 'Entries set to 0',
    of: '{{zeroed}} of {{all}}',
  },
  lengthsAlt: 'Lengths of word, position and sum at every position',
  anglesAlt: 'Degrees by which each word is rotated, with √d, without it, and by dropout',
  axisPosition: 'position p →',
  axisLength: 'length',
  axisAngle: 'degrees rotated',
  byDropout: 'By dropout',
  shapes:
    'In goes {{from}}, out comes {{to}}: batch, positions, width. Adding changes no shape. Dropout zeroed ' +
    '{{zeroed}} of {{entries}} entries, {{percent}}%.',
  controls: 'Controls of the sum',
  label: {
    position: 'Position p',
    start: 'Initial standard deviation of embeddings',
    rooted: 'Multiply words by √d',
    alpha: 'Weight α of the position',
    dropout: 'Dropout',
    dim: 'Width d (d_model)',
    tokens: 'Positions',
    batch: 'Batch',
    seed: 'Random seed',
  },
  starts: { unit: '1 (PyTorch)', root: '1/√d (as tensor2tensor)', small: '0.02 (BERT, GPT-2)' },
  hint:
    'Click or drag on a chart, or use the arrow keys there, to point at a position. Only the first sequence of a ' +
    'batch is drawn. Widths are even here: with a lone sine at the end, the position’s length would vary from ' +
    'position to position.',
  notice: 'What to notice',
  caption:
    'The position’s vector has the same length everywhere: α√(d/2), here {{place}}. With √d this word is {{rooted}} ' +
    'long and is rotated by {{rootedAngle}}°; without it, {{plain}} long and rotated by {{plainAngle}}°.',
  captionDropout: 'Compare dropout: it rotates the sum by {{dropped}}°, at random, and afresh at every training step.',
  captionOff: 'At α = 0 no position is added: no word is rotated, and the order is gone.',
  askTitle: 'Try before you look',
  ask:
    'Start from x · √d with d = 512. How large must α be for a position to be as long as its word, and by how much ' +
    'is the word rotated then?',
  answerTitle: 'Show the answer',
  answer:
    '32: the word is about d = 512 long, the position √(d/2) = 16, and 512/16 = √(2d) = 32. The word is then rotated ' +
    'by about 45°. In so many dimensions two independent vectors are nearly always almost perpendicular, and the sum ' +
    'of two equally long perpendicular vectors lies halfway between them.',
  fine: 'The fine print',
  fineBounded:
    '“Bounded, so it cannot dominate”: every entry is bounded, yet the length of PE(p) is always ' +
    '√(d/2), and grows with the width. What dominates is a matter of proportion.',
  fineLarge: '“Embeddings have very large values”: after the factor √d. Without it they do not.',
  fineRight:
    'A small angle does not mean that order is lost. Positions keep to few directions (100 rows at d = 512 have 99% ' +
    'of their squared length in 30 of 512), so projections can be trained to look there.',
  fineDrawn:
    'The embeddings are drawn at random from a seed, as they are when training starts; trained ones have other ' +
    'lengths. What dropout zeroes depends on the same seed and is the same on every machine.',
  why: {
    title: 'Why add, and where?',
    add:
      'Side by side, word and position could not be confused, but a vector twice as wide makes the matrices of every ' +
      'layer four times as large; at the same width, the word would have to give up some of its numbers. Adding is a ' +
      'special case of putting them side by side: a layer that multiplies the two halves by matrices of their own ' +
      'computes W₁x + W₂PE, and adding means W₁ = W₂. That costs little, because in many dimensions independent ' +
      'vectors are nearly perpendicular, so that a layer can still learn to read either from the sum.',
    where:
      'In the Transformer of the paper the sum is formed once, after the embedding and before the first layer, in ' +
      'the encoder and in the decoder alike; residual connections carry it on from layer to layer. Most newer models ' +
      'add nothing here: RoPE rotates queries and keys inside attention, layer by layer, and ALiBi and T5 add to its ' +
      'scores (“The whole family”).',
  },
  words:
    'A batch of {{batch}}, {{tokens}} positions, a width of {{dim}}. Initial standard deviation of embeddings: ' +
    '{{start}}. {{factor}}, α = {{alpha}}, dropout {{dropout}}.',
  comment: 'not the same random numbers as posenc draws',
};
