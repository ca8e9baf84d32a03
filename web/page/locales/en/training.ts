import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'Does it matter?',
  question: 'Which encodings learn a task, and which still manage it in longer sentences?',
  lead:
    'Small Transformers that are alike in all but their encoding learn the same task from the same sentences, in ' +
    'your browser, while you watch. Which of them learn it at all, and which still manage it in sentences longer ' +
    'than any they were trained on?',
  where:
    'Each model has two layers of four heads and some 17500 numbers, unless you change that. All begin with the ' +
    'same random weights and share one learning rate and schedule. The pale curves come from models trained ' +
    'beforehand, the median of {{seeds}} seeds; everything else is trained here, and the same seed gives the same ' +
    'weights, bit for bit, on every machine.',
  presets: 'Experiments',
  preset: {
    order: {
      name: 'Which came first',
      about: 'no mask',
      note:
        'Without positions and without a mask a model cannot see order at all: watch its curve stay on the dashed ' +
        'line, the best that can be done with the words alone.',
    },
    causal: {
      name: 'The same with a mask',
      about: 'causal',
      note:
        'A causal mask shows each word only itself and those before it. That alone tells order: no encoding is ' +
        'needed here.',
    },
    recency: {
      name: 'What was last',
      about: 'and far beyond',
      note:
        'The last of several mentions counts. ALiBi and T5, which know how far away a word is, can be expected to ' +
        'keep this up in longer sentences.',
    },
    budget: {
      name: 'More patience',
      about: '{{steps}} steps',
      note:
        'After the usual 600 steps RoPE has not learned to find word number *n*. Is it unable, or only slow? Here ' +
        'it gets five times as long.',
    },
    phone: {
      name: 'Phone size',
      about: 'a quarter of the numbers',
      note: 'Half the width and two heads: three times as fast, and much the same picture.',
    },
    papers: {
      name: 'As in the papers',
      about: 'slopes, buckets',
      note:
        'ALiBi with the slopes of its paper and T5 with its own buckets, most of which no sentence of training ever ' +
        'fills. Compare “What was last”: which of the two owed its reach to our settings?',
    },
    wrong: {
      name: 'Wrong ones',
      about: 'do they show?',
      note:
        'The formula with the exponent doubled, the index divided by the length, the bare index, one wave for all ' +
        'channels: which of them can look exactly three words back?',
    },
  },
  guess: {
    title: 'First, your guess',
    about:
      'Which encoding learns which task, and which still manages it in sentences four times as long? Press a field ' +
      'until it says what you think, then start a race, or all four. What comes out appears beside your guess.',
  },
  encodings: {
    none: 'no positions',
    sinusoidal: 'sinusoidal',
    learned: 'learned',
    rotary: 'RoPE',
    alibi: 'ALiBi',
    t5: 'T5',
    shaw: 'Shaw',
    doubledExponent: 'exponent doubled',
    normalizedIndex: 'p/(T − 1)',
    rawIndex: 'p itself',
    oneFrequency: 'one wave',
  },
  controls: 'Settings of the race',
  label: {
    task: 'Task',
    causal: 'Hide later words (causal mask)',
    encodings: 'In the race',
    steps: 'Steps of 32 sentences',
    rate: 'Learning rate',
    dim: 'Width d',
    heads: 'Heads',
    layers: 'Layers',
    shortest: 'Shortest sentence trained',
    longest: 'Longest sentence trained',
    base: 'Base of the frequencies',
    slopes: 'ALiBi: slopes',
    buckets: 'T5: buckets a side',
    cutoff: 'T5: buckets end at an offset of',
    clip: 'Shaw: offsets clipped at',
    seed: 'Seed of weights and sentences',
    seeds: 'How many seeds',
    inside: 'Look inside',
    sentence: 'Question number',
    guesses: 'Your guesses',
  },
  slopes: { '4': '2^(−4h/H)', '8': '2^(−8h/H), the paper' },
  buckets: { '8': '8', '16': '16, as in T5' },
  wrong: 'Wrong ones in the race',
  hint: 'A changed setting is another experiment. What was trained before is kept: change back, and it is there again.',
  act: {
    start: 'Start',
    pause: 'Pause',
    goOn: 'Go on',
    again: 'Run again',
    step: '{{steps}} steps',
    stop: 'Stop here and test',
    clear: 'Back to the start',
  },
  axisSteps: 'steps of training →',
  axisRight: '% right at {{longest}} words ↑',
  axisLength: 'words in the sentence →',
  axisPlace: 'position of the word that decides →',
  axisFar: '% right at {{length}} words ↑',
  axisShare: '% right ↑',
  column: {
    encoding: 'Encoding',
    solved: '95% at step',
    loss: 'Loss',
    seconds: 'Seconds',
    right: '% at {{length}}',
  },
  columns: { encoding: 'encoding', seed: 'seed', step: 'step', length: 'length', right: 'right', loss: 'loss' },
  notice: 'What to notice',
  captionNobody: 'Nobody is in the race. Choose at least one encoding.',
  captionReady:
    'Before you start: which of them will climb above the dashed line, the best that can be done with the words ' +
    'alone? And which will still be there at four times the length? The pale lines give away the median of ' +
    '{{seeds}} seeds.',
  captionRunning:
    'Each point is 256 new sentences of the longest length. The dashed line is the best that can be done knowing the ' +
    'words but not their order.',
  captionEarly: 'This was stopped early.',
  captionDone:
    'With seed {{seed}}, at {{length}} words at least 95% right: {{able}}. Below: {{unable}}. At {{far}} words, ' +
    'four times as long, still at least 95%: {{lasting}}.',
  askTitle: 'Try before you look',
  ask:
    '“Who came first?”: without encoding and without a mask the model is right half of the time, however long it ' +
    'is trained. Switch the causal mask on and it learns in some twenty steps. Where does it get the order from?',
  answerTitle: 'Show the answer',
  answer:
    'With the mask a word sees only itself and those before it. If B sees an A, A came first; without the mask it ' +
    'sees the A in either case. The mask is itself a kind of position, which is why some decoders do without any ' +
    'other.',
  fine: 'The fine print',
  fineCeiling:
    'The dashed line is the best score of a reader who knows which words occur but not their order (and, at the ' +
    'position that asks, which word stands there). It is counted; no model was trained for it.',
  fineSmall:
    'These models are about a million times smaller than those that people chat with, and the tasks are toys. The ' +
    'differences seen here are real; how much they matter in a large model on real text is another question.',
  fineSeed:
    'One seed is one roll of the dice. Which one reaches 95% a few steps earlier changes from seed to seed, and so ' +
    'does much of what happens beyond the trained length. Try some seeds before you believe a difference.',
  fineBits:
    'The arithmetic is the C++ of the library, in single precision, the same in every browser down to the last bit. ' +
    'The link of the page holds the whole set-up: whoever opens it trains the same weights.',
  inside: {
    title: 'Look inside',
    about:
      'How each head of a trained model divides its attention while it answers a question: a row for each word ' +
      'that asks, a column for each word that is asked. Below it, if there is one, what training made of the bias ' +
      'or the table.',
  },
  concludedAbout:
    'These are not your races. `npm run bench -- training-table` trained every task with every encoding from ' +
    '{{seeds}} seeds, and what follows is read from its table: the median and, in brackets, its 95% interval; an ' +
    'interval made this way holds the true median 19 times out of 20. The trainings of {{longest}} steps have only ' +
    '{{few}} or {{some}} seeds; with {{few}} the brackets hold the lowest and the highest. The same seed in your ' +
    'browser gives the same numbers. Learning rate, warm-up and schedule are the same for all; the verdicts were ' +
    'fixed before {{judges}} further seeds tested them.',
  conclusion: {
    blind: {
      said: 'Attention without positions and without a mask is blind to order.',
      found:
        'In all four tasks it does no better than a reader who sees the words without their order: ' +
        '{{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} and {{wordNumber}}% right, where such a reader can ' +
        'reach {{whoCameFirstCeiling}}, {{threeBackCeiling}}, {{whereIsItNowCeiling}} and {{wordNumberCeiling}}%.',
    },
    mask: {
      said: 'A causal model can learn order without positional encoding (Haviv 2022, Kazemnejad 2023).',
      found:
        'It learns “Who came first?” in {{steps}} steps, and still manages it at four times the length: {{far}}. ' +
        'Exact positions take it longer: “Three back” rises from {{three}} to {{threeLongest}} in {{longest}} steps, ' +
        '“Word number n” from {{number}} to {{numberLongest}}. “Where is it now?” is at {{now}}, and at ' +
        '{{nowDouble}} after {{double}} steps.',
    },
    recency: {
      said:
        'ALiBi and, in part, T5 carry over to longer sentences, sinusoidal positions do not (Press 2021). What of ' +
        'learned ones?',
      found:
        '“Where is it now?” at four times the length: ALiBi {{alibi}}, T5 {{t5}}, sinusoidal {{sinusoidal}}, ' +
        'learned {{learned}}; guessing finds one place in four. With ALiBi it holds for other slopes too: ' +
        '{{alibiPaper}} with those of the paper, which are smaller than ours. T5 owes it to its last bucket, ' +
        'which training fills here: {{t5At32}} where the buckets end at twice the trained length, {{t5Paper}} ' +
        'with {{buckets}} buckets a side to {{distance}}, as in T5 itself.',
    },
    clip: {
      said: 'Shaw’s relative positions carry over, because all far words look alike to them.',
      found:
        '“Who came first?” at four times the length: {{c16}} with offsets clipped at {{clip}}, which no sentence of ' +
        'training reaches, so that every far word uses a vector as random as at the start. Clipped at {{one}}, ' +
        '{{two}} and {{three}}: {{c15}}, {{c8}} and {{c4}}.',
    },
    rope: {
      said: 'RoPE fails far beyond the trained length.',
      found:
        'At four times the length {{now}} in “Where is it now?” and {{first}} in “Who came first?”; but in ' +
        '“Three back”, which needs near words only, {{three}} without a mask, and {{masked}} with one.',
    },
    mirror: {
      said: 'Symmetric ALiBi cannot tell left from right.',
      found:
        '“Three back” without a mask: {{short}} right, {{long}} after {{double}} steps; it cannot know whether ' +
        'to look back or ahead. With the mask {{masked}}, {{maskedLong}} after {{double}} steps. With the ' +
        'smaller slopes of the paper, near words are harder to tell apart: {{paper}} with the mask.',
    },
    table: {
      said: 'A learned table ends where training ended.',
      found:
        'At four times the length {{first}} in “Who came first?” and {{three}} in “Three back”. But “Word number n” ' +
        'asks for the first seven positions only, which were trained: {{number}}. What counts is which rows are used.',
    },
    formula: {
      said: 'With the exponent doubled, a wrong formula, a model does not learn.',
      found:
        'It does learn “Who came first?”: {{first}}. “Three back” is harder: of the seeds, {{solved}} get there, in ' +
        '{{steps}} steps; the paper’s formula takes {{usual}}.',
    },
    patience: {
      said: 'RoPE cannot find word number n.',
      found:
        'In the usual time it reaches {{short}}. After {{steps}} steps it is at {{long}}: it was slow, not ' +
        'unable. Even then it is {{twice}} right at twice the length. ALiBi is slower still: {{alibi}}, and ' +
        '{{alibiLongest}} after {{longest}} steps.',
    },
    sweep: {
      said: 'Base and number of heads are details.',
      found:
        'RoPE in “Three back” at four times the length: {{b0}}, {{b1}}, {{b2}} and {{b3}} for base {{base0}}, ' +
        '{{base1}}, {{base2}} and {{base3}}; {{h0}}, {{h1}}, {{h2}} and {{h3}} with {{heads0}}, {{heads1}}, ' +
        '{{heads2}} and {{heads3}} heads.',
    },
    dice: {
      said: 'One run shows which encoding is better.',
      found:
        'T5 in “Who came first?” at four times the length: from {{low}} to {{high}}%, with nothing changed but the ' +
        'seed. Counting seeds, RoPE learns it first in {{rotary}}, ALiBi in {{alibi}}; draws: {{draws}}.',
    },
    small: {
      said: 'A model a quarter of the size shows the same.',
      found:
        'Of the {{pairs}} pairs of a task and an encoding, {{alike}} end alike: not learned, learned, or learned ' +
        'for longer sentences too.',
    },
    rate: {
      said: 'With a learning rate of its own, each encoding would do better.',
      found:
        'All train at {{rate}}. A sweep from {{low}} to {{high}} ({{seeds}} seeds) improves none of the {{learned}} ' +
        'learned pairs of task and encoding by more than {{gain}} points at the trained length; of the {{not}} ' +
        'others, {{rescued}} are learned with another rate. Beyond that length the rate matters: at four times as ' +
        'many words {{moved}} of the {{learned}} change by more than ten points.',
    },
  },
  weights: {
    title: 'Trained weights',
    about:
      'All numbers of a model, one after the other, as float32 in a `.npy` file; the JSON says which are which, ' +
      'and how they were trained.',
    nothing: 'Nothing is trained yet.',
    npy: '{{encoding}}, .npy',
    json: '{{encoding}}, JSON',
  },
};

/** Shown once the lab is loaded. */
export const later = {
  guess: {
    cell: '{{encoding}}, “{{task}}”. Your guess: {{guess}}. Result: {{found}}. Press for the next.',
    all: 'Run all four tasks',
    score: 'Guesses with a result: {{known}}, of them right: {{right}}.',
  },
  outcome: {
    none: 'still open',
    not: 'does not learn it',
    here: 'learns it with {{here}} words, not with {{far}}',
    far: 'knows it with {{far}} words too',
  },
  tasks: {
    whoCameFirst: {
      name: 'Who came first?',
      about: 'A and B are somewhere among other letters. Which of the two comes first?',
    },
    threeBack: {
      name: 'Three back',
      about: 'At every position from the fourth on: which letter is three positions before it?',
    },
    whereIsItNow: {
      name: 'Where is it now?',
      about: 'Things x, y and z are put into places 1 to 4, again and again. Where was the thing asked for put last?',
    },
    wordNumber: {
      name: 'Word number n',
      about: 'The number at the end asks for a letter by its position, counted from 1. Which letter is there?',
    },
  },
  example: 'One of the questions:',
  clock: 'Step {{step}} of {{steps}}; {{seconds}} s of training, all models together.',
  clockSeed: 'This is seed {{seed}}.',
  state: {
    ready: 'Nothing is trained yet.',
    running: 'Training …',
    asking: 'Testing every model on sentences of all lengths …',
    paused: 'Stopped at step {{step}} of {{steps}}.',
    finished: 'Finished after {{seconds}} s of training.',
  },
  problem: {
    lost:
      'The thread that trains is gone: the browser or the system has ended it. What you see is kept, up to step ' +
      '{{step}}; go on, and a new thread takes over from there.',
    memory:
      'Memory ran out at step {{step}}. What you see is kept. Fewer models at once, a smaller width or shorter ' +
      'sentences need less; then go on.',
    diverged:
      'training diverged at step {{step}}: the numbers grew beyond all bounds. What was learned before is kept. A ' +
      'lower learning rate helps.',
    other: 'The models cannot be trained: {{message}}',
  },
  ceiling: 'the best without the order of words',
  pale: 'pale: trained beforehand, median of {{seeds}} seeds',
  raceChart: 'Share of right answers at {{longest}} words, by training step, a line for each encoding.',
  lengthChart: 'Share of right answers by length of the sentence, a line for each encoding.',
  placeChart:
    'Share of right answers at {{length}} words by the position of the word that decides, a line for each encoding.',
  trainedTo: 'trained up to here',
  results: 'The race in numbers: % of right answers by length of the sentence',
  none: '–',
  never: 'never',
  nobody: 'nobody',
  inside: {
    nothing: 'Once something is trained and the race is paused, it can be seen here.',
    part: 'layer {{layer}}, head {{head}}',
    head: 'head {{head}}',
    share: 'Share of attention:',
    right: 'The model says so too.',
    wrong: 'The model says {{said}}.',
    bias: 'Added to the scores of each head, for near words and far ones:',
    added: 'Added:',
    tables:
      'The table it found beside the sinusoidal one, the first {{twice}} rows of each. Rows below the line, past ' +
      '{{longest}}, were never trained: they are the random numbers of the start. On the right, how alike rows ' +
      'are: the cosine of their angle.',
    rows: '{{name}}: rows',
    cosines: '{{name}}: cosines',
  },
  concluded: 'What {{seeds}} seeds say',
  range: '{{middle}} ({{low}} to {{high}})',
  percent: '{{middle}}%',
  percents: '{{middle}}% ({{low}} to {{high}})',
  count: '{{count}} of {{all}} (95% interval: {{low}} to {{high}}%)',
  someSeeds: '{{steps}}; {{count}} of {{all}} seeds',
  stored: 'All encodings from {{seeds}} seeds: “{{task}}” {{mask}}',
  storedAbout: 'The median with its 95% interval; below it the lowest and the highest seed.',
  spread: '{{low}} to {{high}}',
  verdict: {
    reproduced: 'Reproduced here.',
    partly: 'Only partly so.',
    budget: 'A matter of patience.',
    varies: 'Not so: it varies.',
    settings: 'It depends on the settings.',
  },
  masked: 'with the causal mask',
  unmasked: 'without a mask',
  words:
    '“{{task}}” {{mask}}: {{steps}} steps of 32 sentences with {{shortest}} to {{longest}} words at learning ' +
    'rate {{rate}}; width {{dim}}, heads {{heads}}, layers {{layers}}, seed {{seed}}.',
  comment: 'the same experiment with other random numbers: single results differ, the pattern should not',
};

export const questions = {
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
