import type { BankWords } from '../../quiz/words.ts';

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
  stripsTitle:
    'The same, entry by entry: {{dim}} numbers at p = {{position}}, in lines of up to 64, in the same colours',
  reading: {
    title: 'The word pointed at',
    moved: 'Position / word',
    percent: '{{percent}}%',
    after: 'Length after dropout',
    dropped: 'Dropout rotates by',
    zeroed: 'Entries set to 0',
    of: '{{zeroed}} of {{all}}',
  },
  axisPosition: 'position p →',
  axisLength: 'length',
  axisAngle: 'degrees rotated',
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
};

/** Shown once the lab is loaded. */
export const later = {
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
  strips: { word: 'Word', place: 'Position', sum: 'Sum', after: 'After dropout: black cells were set to 0' },
  stripAlt: '{{name}}, {{dim}} entries at position {{position}}',
  scale: 'Entries:',
  lengthsAlt: 'Lengths of word, position and sum at every position',
  anglesAlt: 'Degrees by which each word is rotated, with √d, without it, and by dropout',
  byDropout: 'By dropout',
  shapes:
    'In goes {{from}}, out comes {{to}}: batch, positions, width. Adding changes no shape. Dropout zeroed ' +
    '{{zeroed}} of {{entries}} entries, {{percent}}%.',
  words:
    'A batch of {{batch}}, {{tokens}} positions, a width of {{dim}}. Initial standard deviation of embeddings: ' +
    '{{start}}. {{factor}}, α = {{alpha}}, dropout {{dropout}}.',
  comment: 'not the same random numbers as posenc draws',
};

export const questions = {
  place: {
    ask: 'How long is the vector that is added at position {{position}}, with width {{dim}} and weight α = {{alpha}}?',
    right: 'Each of the *d*/2 pairs has length 1, so the row is √(*d*/2) long, and α times that is added.',
    mistakes: {
      weightless: 'That is the row of the table. It is multiplied by α before it is added.',
      whole: 'That is α√*d*. There are *d*/2 pairs, and each adds 1 under the root.',
      rootless: 'The *d*/2 ones add up to the square of the length: take the root, then α.',
    },
  },
  shape: {
    ask:
      'Words come in as ({{batch}}, {{words}}, {{dim}}), the table of positions is ({{words}}, {{dim}}). What is the ' +
      'shape of the sum?',
    right: 'Each number gets one number added, and every sequence of the batch the same table: the shape stays.',
    options: {
      same: '({{batch}}, {{words}}, {{dim}})',
      wider: '({{batch}}, {{words}}, {{twice}})',
      longer: '({{batch}}, {{double}}, {{dim}})',
      table: '({{words}}, {{dim}})',
    },
    mistakes: {
      wider: 'That would be side by side. Here they are added.',
      longer: 'Positions are not put behind the words as further tokens; each is added to its own word.',
      table: 'The batch stays: the table is added to each of its sequences.',
    },
  },
  flat: {
    ask:
      'Width {{dim}}, words as drawn, no √d. Three lengths at positions 0 to 7: word, position and their sum. Click ' +
      'the curve of the position.',
    right: 'A row of sines and cosines is √(*d*/2) long everywhere; random words are not equally long.',
    mistakes: {
      word: 'That is the word: each was drawn at random, and so was its length.',
      sum: 'That is the sum: it varies with the words.',
    },
  },
  word: {
    ask:
      'Embeddings start with standard deviation 1 and are multiplied by √d. About how long is a word at width ' +
      '{{dim}}?',
    right: '*d* entries of size 1 make a vector about √*d* long; times √*d*, that is *d*.',
    mistakes: {
      plain: 'That is its length before it is multiplied by √*d*.',
      square: 'The entries of a vector add as squares: √*d* · √*d* = *d*.',
    },
  },
  short: {
    ask:
      'A lesson says that bounded values keep positions from dominating. Embeddings start with standard deviation ' +
      '1/√d and are not multiplied by √d; d = {{dim}}. How many times as long as a word is its position, roughly?',
    right: 'The word is about 1 long, the position √(*d*/2). Bounded entries do not make a short vector.',
    mistakes: {
      rooted: 'That would be so with the factor √*d*, which makes words √*d* times as long.',
      square: 'That is *d*/2, the square of the length.',
    },
  },
  turned: {
    ask:
      'Adding the position rotates a word. Arrange four ways to begin, from the smallest angle to the largest (d = ' +
      '{{dim}}).',
    right:
      'The position is 16 long in all four; words are about 512, 22.6, 10.2 and 1 long. Short words are rotated most.',
    options: {
      large: 'standard deviation 1, times √d',
      unit: 'standard deviation 1, without √d',
      small: 'standard deviation 0.02, times √d',
      root: 'standard deviation 1/√d, without √d',
    },
    mistakes: {
      reversed: 'The other way round: a long word is hardly moved, a short one is.',
      bounded: '√*d* makes words longer, so with it they are rotated less, not more.',
    },
  },
  lost: {
    ask: 'With x · √d a position rotates its word by less than 2°. Is order lost?',
    right: 'Positions keep to few directions, and projections can be trained to look there.',
    options: {
      aside: 'no: projections can learn to look where positions are',
      lost: 'yes: so small an angle is drowned by the words',
      equal: 'yes, unless α makes positions as long as words',
      dropout: 'yes, because dropout rotates more than that',
    },
    mistakes: {
      lost: 'An angle says how much of the whole is position, not whether it can be read. Learned weights can do so.',
      equal: 'Nothing demands equal lengths: the paper itself uses α = 1.',
      dropout: 'Dropout is random and new at each step; positions are the same every time, so they can be learned.',
    },
  },
  equal: {
    ask:
      'Embeddings with standard deviation 1, times √d, d = {{dim}}. About how large must α be for a position to be ' +
      'as long as its word?',
    right: 'The word is about *d* long, the position √(*d*/2): α = √(2*d*).',
    mistakes: {
      whole: 'The position is √(*d*/2) long, not √*d*: only *d*/2 pairs add 1 each.',
      plain: 'That is enough only without the factor √*d*.',
    },
  },
  angle: {
    ask:
      'Without √d, α = {{alpha}}: a word is {{word}} long, its position {{place}}, and in {{dim}} dimensions the two ' +
      'are nearly perpendicular. By how many degrees does adding rotate the word?',
    right: 'In a right triangle the tangent of the angle is position / word.',
    units: { degrees: 'degrees' },
    mistakes: {
      barely: 'Hardly at all, one lesson says. That holds only after words were multiplied by √*d*.',
      other: 'That is the angle between the sum and the position. The word’s is what is left to 90°.',
      percent: 'That is position / word in per cent, not an angle.',
    },
  },
  dropped: {
    ask:
      'A sum is {{before}} long. Dropout sets {{percent}}% of its {{dim}} entries to 0 and scales up the others to ' +
      'match. About how long is it afterwards?',
    right:
      'With dropout *q*, a share of 1 − *q* stays, each entry 1/(1 − *q*) as large: the length grows by 1/√(1 − ' +
      '*q*).',
    mistakes: {
      same: 'The mean of each entry is kept, not the length: few large entries are longer than many small ones.',
      shorter: 'That would be so if the others were not scaled up.',
      entry: 'Each entry that stays grows so much. But fewer are left.',
    },
  },
} satisfies BankWords;
