import type { BankWords } from '../../../quiz/question.ts';

export default {
  blind: {
    ask:
      '“Who came first?”: A and B are somewhere among other letters; which of the two comes first? A model without ' +
      'positions and without a mask was trained on sentences of up to {{first}} words. What share does it get right ' +
      'with {{length}} words?',
    right:
      'It sees both letters and nothing of their order, so it can only guess, at any length and ' +
      'after any training.',
    mistakes: {
      learned:
        'Training cannot find what the input does not hold: attention without positions gives the same answer for ' +
        'any order.',
      never: 'To be always wrong it would have to know the order. Guessing one of two is right half of the time.',
    },
    units: { percent: '%' },
  },
  patience: {
    ask:
      '“Word number n”: a number at the end asks for a letter by its position. After {{steps}} steps of training ' +
      '{{encoding}} gets {{soon}}% right. What share after {{long}}?',
    right:
      'After {{long}} steps it gets {{late}}%. Some encodings are slow, others cannot do it: only longer training ' +
      'tells the two apart.',
    options: { same: 'at most 10 points more', some: 'over 10 points more, but less than 95%', learned: '95% or more' },
    mistakes: {
      learned: 'Not every encoding gets there with more steps: this one stays far below.',
      same: 'A curve that is flat so far need not stay flat: here the model needed more steps.',
      some: 'Neither in between: either training goes on and reaches it, or it gets stuck far below.',
    },
  },
  formula: {
    ask:
      '“Three back” asks for the letter three positions before. With the exponent doubled, so that sines and cosines ' +
      'differ in frequency, how many of {{seeds}} seeds reach 95% in {{steps}} steps?',
    right:
      'It is not the paper’s formula, and no single map takes each of its rows to the one three positions on. Still ' +
      'the rows differ, and with luck a model finds its way, only later than with the paper’s.',
    options: { never: 'none', partly: 'some', always: 'all' },
    mistakes: {
      never: 'A wrong formula still gives every position a row of its own, and that can be learned from.',
      always:
        'That is so with the paper’s formula. With this one many columns hardly change within a sentence, and some ' +
        'seeds fail.',
    },
  },
  mask: {
    ask:
      'A model without positions, but with a causal mask: each word sees only itself and those before it. Which task ' +
      'do nearly all seeds learn ({{percent}}% right) in {{steps}} steps?',
    right: 'If B sees an A, A came first: the mask alone tells that. Exact positions it tells only roughly.',
    options: {
      whoCameFirst: '“Who came first?”',
      threeBack: '“Three back”: the letter three positions before',
      wordNumber: '“Word number n”: the letter at position n',
      none: 'none of these',
    },
    mistakes: {
      threeBack: 'It sees which words come before, but not which of them is the third: that needs far more steps.',
      wordNumber: 'The mask does not number the positions. Counting how many words are seen is learned slowly.',
      none: 'That is so without a mask. The mask is itself a kind of position.',
    },
  },
  carries: {
    ask:
      '“Where is it now?” asks for the last of several mentions. The chart has the share of right answers (%) at 1, ' +
      '1.5, 2 and 4 times the trained length of {{first}} words, for A, sinusoidal positions, B, RoPE, and C, ALiBi. ' +
      'Click the curve of {{letter}}.',
    right:
      'ALiBi weighs words by offset, and nearer stays nearer at {{far}} words. Rows of sines and cosines that ' +
      'training never showed mean nothing to the model. RoPE is in between.',
    mistakes: {
      sinusoidal:
        'That one falls at once: it is the sinusoidal one. The formula has rows beyond {{first}}, but no weights ' +
        'know them.',
      rotary: 'That one is RoPE: good up to twice the length, then it falls too.',
      alibi: 'That one hardly falls at all: it is ALiBi, which prefers near words at any length.',
    },
  },
  mirror: {
    ask: '“Three back” without a mask: ALiBi gets {{now}}% right. Which of these changes brings it above {{goal}}%?',
    right: 'Its bias is the same for three back and three ahead. With the mask there is nothing ahead.',
    options: { mask: 'a causal mask', longer: '{{long}} steps of training', slopes: 'the slopes of the paper' },
    mistakes: {
      longer: 'Training longer helps a little, but it cannot make a symmetric bias tell left from right.',
      slopes: 'Smaller slopes make near words harder to tell apart, and leave left and right the same.',
    },
  },
  dice: {
    ask:
      '{{encoding}} in “Who came first?” at {{far}} words, four times the trained length, from {{seeds}} seeds with ' +
      'nothing else changed. How far apart are the lowest and the highest share of right answers?',
    right:
      'Beyond the trained length nothing holds the weights to one behaviour, so it changes with the throw of the ' +
      'dice. One run shows little.',
    options: { none: 'not at all', few: 'by less than 10 points', many: 'by more than 25 points' },
    mistakes: {
      none: 'The same seed gives the same bits. Another seed gives other weights and other sentences.',
      few: 'So it is at the trained length. Beyond it the seeds go different ways.',
    },
  },
  farthest: {
    ask:
      '“Where is it now?”, trained with up to {{first}} words, without a mask. Arrange the encodings by their share ' +
      'of right answers at {{far}} words, the highest first.',
    right:
      'T5 gives all far words one bias that training met; ALiBi’s goes on falling along the same line; the vector ' +
      'that Shaw gives to offsets of {{first}} and more was never trained; and sinusoidal rows beyond training are ' +
      'unknown to the weights.',
    options: { alibi: 'ALiBi', t5: 'T5', shaw: 'Shaw', sinusoidal: 'sinusoidal' },
    mistakes: {
      reversed: 'The other way round: the highest first.',
      formula:
        'The formula has a row for any position, but the model was never trained with those rows: it does no better ' +
        'than guessing.',
    },
  },
  lasting: {
    ask:
      '“Three back” without a mask, trained with up to {{first}} words. Which of these encodings still gets ' +
      '{{percent}}% right with {{far}}?',
    right: 'It sees the offset of two words, and three back is the same offset in any sentence.',
    options: { sinusoidal: 'sinusoidal', learned: 'a learned table', alibi: 'ALiBi', rotary: 'RoPE', shaw: 'Shaw' },
    mistakes: {
      sinusoidal: 'The rows beyond {{first}} follow the same formula, but the model learned to use only those it saw.',
      learned: 'Its rows beyond {{first}} are still the random numbers of the start.',
      alibi: 'It carries over well, but here there is nothing to carry: without a mask it cannot tell left from right.',
    },
  },
  rows: {
    ask:
      'A learned table was trained with up to {{first}} words, so its rows beyond are random. In one task the model ' +
      'is still 90% right with {{far}} words. In which?',
    right:
      'It asks for one of the first seven positions only, and their rows were trained. What counts is which rows are ' +
      'used.',
    options: {
      whoCameFirst: '“Who came first?”: A or B, anywhere',
      threeBack: '“Three back”: at every position',
      whereIsItNow: '“Where is it now?”: the last mention',
      wordNumber: '“Word number n”: one of the first seven positions',
    },
    mistakes: {
      whoCameFirst: 'A and B may be anywhere among the {{far}} words, most of them at random rows.',
      threeBack: 'It asks at every position; beyond {{first}} the row and the one three before are random.',
      whereIsItNow: 'The last mention is mostly far out, at a random row.',
    },
  },
  clip: {
    ask:
      'Shaw: all offsets beyond a limit share one vector. Training has up to {{first}} words. With which limit is ' +
      '“Who came first?” answered best at {{far}} words?',
    right:
      'The nearer the limit, the more often training met the vector that all far words share. All that this task ' +
      'needs is before or after.',
    options: { least: '{{least}}', middle: '{{middle}}', most: '{{most}}' },
    mistakes: {
      middle: 'Better than {{most}}, since training fills its last vector; but less often than with {{least}}.',
      most: 'No two of {{first}} words are {{most}} apart: the vector of all far words is still random.',
    },
  },
} satisfies BankWords;
