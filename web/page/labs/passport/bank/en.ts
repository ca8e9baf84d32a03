import type { BankWords } from '../../../quiz/question.ts';

export default {
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
