import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'Wrong in silence',
  question: 'Why do tests pass while the positions are wrong?',
  lead:
    'Eight RoPE programs, each with a mistake that a real project shipped, are right at [position](position) 0; ' +
    'farther out the [error](error) grows past any sensible [tolerance](tolerance), and nothing crashes. Say what a ' +
    'test would see, watch the error, and name the cause.',
  deeper:
    'RoPE rotates each pair of channels by an angle that is proportional to the position. At position 0 every angle ' +
    'is 0, so that these eight are right there, for any pairing of the channels and any base. A short prompt stays ' +
    'near that point, and a language model hides a small error in fluent words. What helps is a test with numbers ' +
    'from elsewhere, at 0, 1, the trained length and both sides of every limit. `npx posenc check` brings such ' +
    'numbers to a program in any language.',
  where:
    'The *error* at a position is the largest difference between an entry of the query as the wrong program rotates ' +
    'it and the same entry as posenc computes it. The query has 64 channels: channel *c* holds cos(*c*²) before the ' +
    'rotation. Pairs are halves: channel *i* rotates with channel *i* + 32, or + 8 where only 16 channels rotate. ' +
    'Errors below 10⁻⁹ count as 0.',
  presets: 'Cases',
  preset: {
    shainet111: {
      name: 'Case 1',
      about: 'the first token is fine',
      note:
        'The first token came out right, says the thread, and the rest was gibberish. A head in the manner of Llama ' +
        '3: all 64 channels rotate, the base is 500000.',
    },
    pie603: {
      name: 'Case 2',
      about: 'a unit test agrees',
      note: 'The unit test of the rotation was green. In this model a quarter of each head rotates: 16 channels of 64.',
    },
    candle3746: {
      name: 'Case 3',
      about: 'the config is read',
      note: 'Every field of the config is parsed and stored. The config is Yi’s, with `rope_theta` 5000000.',
    },
    imp1316: {
      name: 'Case 4',
      about: 'no test beyond 40',
      note: 'The largest position in the suite was 40. The model was trained on positions up to 131071.',
    },
    candle3520: {
      name: 'Case 5',
      about: 'only a little off',
      note: 'Over the first 40 positions the head is off by less than a tenth: is that rounding? The base is 10000.',
    },
    unsloth6197: {
      name: 'Case 6',
      about: 'short prompts are fine',
      note:
        'Short prompts are fine; past some 29000 tokens the text is gibberish. Llama 3.1: base 500000, and a ' +
        'config that stretches 8192 positions by a factor of 8.',
    },
    pegainfer220: {
      name: 'Case 7',
      about: 'the benchmark passes',
      note: 'A benchmark of 4000 tokens and 64 more passes. The server admits 40960. Base 1000000.',
    },
    mlxvlm1983: {
      name: 'Case 8',
      about: 'it reads, but cannot write',
      note:
        'A prompt that is read in one go is right. What the model then writes, one token at a time, goes astray. ' +
        'Each position here is that of a token on its own.',
    },
  },
  controls: 'Case, position and test',
  label: {
    bug: 'Case',
    position: 'Position',
    tested: 'Positions that the test covers',
    tolerance: 'Tolerance of the test',
    curve: 'Show the error at all positions',
  },
  hint:
    'Drag in the figure to move the position. With the focus on it, the arrow keys move by one, Page Up and Page ' +
    'Down by a quarter, Home and End go to 0 and 131072.',
  axisPosition: 'position →',
  axisError: 'largest error in the query ↑',
  axisColumn: 'channel →',
  axisValue: 'rotated query ↑',
  reading: {
    title: 'The query at this position',
    position: 'Position',
    error: 'Largest error',
    beyond: 'Channels beyond tolerance',
    column: 'In channel',
    none: 'none',
    right: 'Right',
    wrong: 'The program',
  },
  predict: {
    title: 'What does the test see?',
  },
  missed: {
    shainet111: 'Whoever looks at the first token looks at position 0, where no angle rotates anything.',
    pie603: 'The project’s own test did not: it asserted the same mistake. A test needs numbers from elsewhere.',
    candle3746:
      'With the settings that most models share the program is right everywhere: a test that uses them sees nothing.',
    imp1316: 'The project’s own tests ended at position 40, where the error still looks like rounding.',
    candle3520: 'With a tolerance of 10⁻¹ the first 40 positions would pass.',
    unsloth6197: 'The channels that rotate fast are right. Only slow ones drift, and a short text hardly uses them.',
    pegainfer220: 'The benchmark ended at position 4063, some thirty positions too early.',
    mlxvlm1983: 'A test that hands over a whole prompt at once rightly begins at 0, and sees nothing.',
  },
  name: {
    title: 'What is the cause?',
  },
  cause: {
    pairing: 'Neighbouring channels are paired instead of halves',
    headWidth: 'The width of the head stands where the number of rotated channels belongs',
    base: 'The base is always 10000, whatever the config says',
    scaling: 'The config’s scaling of the frequencies is left out',
    sign: 'The rotation goes the other way round',
    shifted: 'Positions are counted from 1 instead of 0',
    fastSines: 'Angles in float32 go to fast sines that do not reduce them',
    shortPositions: 'Positions and angles are rounded to bfloat16',
    tableEnd: 'A table of cosines is read past its end',
    restarted: 'Each new token counts as the first',
  },
  signature: {
    pairing: 'With neighbours for halves, nearly all channels that rotate are wrong from position 1 on.',
    headWidth: 'With the wrong width, a head that rotates as a whole would be right everywhere.',
    base: 'With another base, the first pair still rotates rightly: channels 0 and 32 would have no error anywhere.',
    scaling: 'Without a scaling, the fast channels stay right, and a model that has none would be right everywhere.',
    sign: 'Rotated the other way, channel 0 would already be wrong at position 1, by twice its share of the sine.',
    shifted: 'Counted from 1, position 0 would already be wrong.',
    fastSines: 'Fast sines lose accuracy in proportion to the position: at first the error would be far below 10⁻⁶.',
    shortPositions: 'bfloat16 has eight significant bits: position 1 would already be off by a few thousandths.',
    tableEnd: 'Up to its end a table is exact: there would be no error before position 4096, and then a jump.',
    restarted: 'If each token were the first, the program would leave every channel as it was, at any position.',
  },
  notice: 'What to notice',
  captionCovered:
    '{{case}} at position 0: no channel is off. The line of the tolerance says when a test would complain. What ' +
    'happens beyond position 0 is covered until you have answered.',
  caption:
    '{{case}}: the error is {{start}} at position 0, {{one}} at 1, {{some}} at 40, {{row}} at 4096 and {{last}} at ' +
    '{{end}}. Both scales are logarithmic, so that a straight slope is an error in proportion to the position.',
  askTitle: 'Try before you look',
  ask:
    'Which cases does a test of the first 40 positions with a tolerance of 10⁻⁴ miss, and up to which position ' +
    'must a test go to find them all?',
  answerTitle: 'Show the answer',
  answer:
    'Cases 4 and 7. In case 4 the error of those positions is at most 0.000004; it first passes 10⁻⁴ at position ' +
    '824. Case 7 is right up to position 4095 and wrong from 4096 on, so a test that reaches 4096 finds all eight. ' +
    'With a tolerance of 10⁻¹, cases 5 and 6 slip through the first 40 positions as well.',
};

/** Shown once the lab is loaded. */
export const later = {
  chart: 'The error by position, both on logarithmic scales; position',
  at: '{{position}}; the error is {{error}}',
  covered: 'Covered until you have said what the test sees',
  coveredShort: 'Covered: predict first',
  limit: 'tolerance {{tolerance}}',
  testedRange: 'tested',
  headChart: 'The 64 channels of the query at position {{position}}, right and wrong',
  key: { right: 'right', same: 'the program, within tolerance', off: 'the program, beyond tolerance' },
  ofAll: '{{count}} of {{all}}',
  right: 'Right.',
  notSo: 'Not so.',
  predict: {
    ask:
      'A test compares the first {{tested}} positions with right numbers and tolerates {{tolerance}}. Does this ' +
      'program pass?',
    askOne:
      'A test compares position 0, and no other, with right numbers and tolerates {{tolerance}}. Does this program ' +
      'pass?',
    itPasses: 'It passes',
    itFails: 'It fails',
    passes:
      'The test passes: from position 0 to {{last}} the largest error is {{largest}}. At position {{end}} it is ' +
      '{{far}}.',
    passesExactly:
      'The test passes: from position 0 to {{last}} there is no error at all. At position {{end}} it is {{far}}.',
    fails:
      'The test fails at position {{first}}, the first one with an error above {{tolerance}}. The largest error ' +
      'that it sees is {{largest}}, at position {{where}}.',
  },
  name: {
    ask:
      '{{case}}: which mistake leaves these traces? Look where the error begins, how it grows, which channels it ' +
      'hits.',
    trace:
      'At position {{position}}, channel {{column}} would then hold {{would}}; it holds {{holds}}. Go there and see.',
    score: 'Found: {{found}} of {{all}} causes, {{atOnce}} of them at the first attempt.',
  },
  because: {
    shainet111:
      'At position 1 the fast angle rotates channel 1 instead of channel 32, so every pair differs from those of ' +
      'training. The program in the thread also lacked Llama 3’s scaling, which is left out here.',
    pie603:
      'Exponents run over 64 instead of 16, and partners stand 32 channels apart instead of 8: channels 8 to 15 do ' +
      'not rotate, and channels 32 to 39 do.',
    candle3746:
      'The first pair has frequency 1 with any base, so channels 0 and 32 are right; the others rotate too fast, ' +
      'because no line reads the field of the config.',
    imp1316:
      'At position 131071 the fastest pair has made 20861 turns, and float32 has only 512 steps left for each turn. ' +
      'The error grows with the position, from rounding to a hundredth of a radian.',
    candle3520:
      'bfloat16 has eight significant bits: it holds each position up to 256, and then every second one. The ' +
      'product is rounded again, and at far positions the cosine is noise.',
    unsloth6197:
      'Llama 3.1 divides its slow frequencies by 8. Without that the fast channels stay right, and the slow ones run ' +
      'eight times too fast.',
    pegainfer220:
      'The table has rows 0 to 4095, and nothing checks the bound. What lies behind it is read as cosines: ' +
      'here it is the sines.',
    mlxvlm1983:
      'Positions are counted from the length of the input. While text is generated that is one token, so each stands ' +
      'at position 0 and is not rotated: the tokens in the cache are not counted.',
  },
  lines: { wrong: 'The wrong line', mended: 'Mended', thread: 'The thread:' },
  words: {
    right: '{{case}} is right at position {{position}}: no channel of the query is off.',
    wrong:
      '{{case}} is wrong by up to {{error}} at position {{position}}; {{beyond}} of {{all}} channels are beyond the ' +
      'tolerance.',
    about_one: 'The test compares position 0 and tolerates {{tolerance}}.',
    about_other: 'The test compares the first {{count}} positions and tolerates {{tolerance}}.',
  },
};

export const questions = {
  zero: {
    ask: 'There are {{count}} RoPE programs with mistakes in this lab. At which position are all of them right?',
    right:
      'At position 0 every angle is 0, and nothing is rotated, whichever channels are paired and whatever the base is.',
    options: {
      zero: 'at position {{zero}}',
      one: 'at position {{one}}',
      forty: 'at position {{forty}}',
      end: 'at position {{end}}',
    },
    mistakes: {
      one: 'At position 1 the fast pairs have rotated by a whole radian: most mistakes show at once.',
      forty: 'Only errors that grow slowly are still small there. Most programs are far off.',
      end: 'So far out most programs are wrong; only a table that ends later is still right.',
    },
  },
  turns: {
    ask:
      'With RoPE the fastest pair rotates by 1 radian a position. How many turns has it made at position ' +
      '{{position}}?',
    right:
      'Position divided by 2π. Far out there are so many whole turns that a short float has few digits left for the ' +
      'part of a turn, and that is all that counts.',
    mistakes: {
      radians: 'That is the angle in radians. A turn has 2π of them.',
      half: 'A turn has 2π radians, not π.',
    },
    units: { turns: 'turns' },
  },
  first: {
    ask:
      'A program has the line `{{line}}` where `{{mended}}` belongs, and reads the table without checking the bound. ' +
      'Which is the first position that it rotates wrongly?',
    right:
      'The table has rows 0 to 4095. Row 4096 lies behind it, and what is read there are no cosines of that ' +
      'position. Nothing crashes.',
    mistakes: {
      last: 'That is the last row of the table; it is right.',
      fromOne: 'Rows are counted from 0, so the table ends one position earlier.',
      atOnce: 'Up to its end the table is exact. That is why short tests pass.',
    },
  },
  restarted: {
    ask:
      'A program counts positions by `{{line}}`. It has read {{cached}} tokens in one go and now gets the next token ' +
      'on its own. Which position does it give to that token?',
    right:
      'Of one token the range is 0 alone: the tokens in the cache are not counted. So the token is not rotated at all.',
    mistakes: {
      truth: 'That is the position that it should have. But the line counts only the tokens of this call.',
      before: 'That is the position of the last token read before.',
      one: 'Counting begins at 0.',
    },
  },
  test: {
    ask:
      'In a RoPE program the line `{{line}}` stands where `{{mended}}` belongs. A test compares the positions from 0 ' +
      'up to, but not including, {{tested}} with right numbers and tolerates {{tolerance}}. Does the program pass?',
    right:
      'What counts is whether the test reaches a position at which this mistake changes an angle or a partner. ' +
      'Position 0 never does; every limit in a program needs a test on both sides.',
    options: { passes: 'it passes', fails: 'it fails' },
    mistakes: {
      passes:
        'The test goes to {{last}}, and on the way the error passes its tolerance: look at the position where it ' +
        'does first.',
      fails: 'Up to position {{last}} this mistake changes nothing that the test compares.',
    },
  },
  growth: {
    ask:
      'The chart has the logarithm (base 10) of the largest error of three wrong programs, at positions 1, 2, 4, 8 ' +
      'and so on to {{last}}; no error is drawn as −9. Click the curve of the program with the line `{{line}}`.',
    right:
      'Rounding of an angle grows in proportion to the position: a straight slope. The end of a table is a jump. ' +
      'Wrong partners are wrong from position 1 on: a level line.',
    mistakes: {
      pairing: 'That one is as wrong at position 1 as anywhere: it pairs the wrong channels.',
      fastSines: 'That one grows with the position: it rounds angles to float32.',
      tableEnd: 'That one has no error at all, and then jumps: it reads a table past its end.',
    },
  },
  cause: {
    ask:
      'A RoPE program is right at position 0. At position 1, {{columns}} of {{all}} channels are wrong, by up to ' +
      '{{one}}. The largest error is {{forty}} at position 40, {{before}} at 4095 and {{row}} at 4096. Which mistake ' +
      'leaves these traces?',
    right: 'Look where the error begins, how it grows and how many channels it hits.',
    options: {
      base: 'the base is always 10000',
      scaling: 'the scaling of the config, which slows the slow pairs, is left out',
      shifted: 'positions are counted from 1',
      fastSines: 'angles in float32 go to fast sines',
      shortPositions: 'positions and angles are rounded to bfloat16',
      tableEnd: 'a table of cosines is read past its end',
      restarted: 'each new token counts as the first',
    },
    mistakes: {
      base: 'With another base only the first pair would be right: 62 channels would be wrong at position 1.',
      scaling: 'Then the fast channels would be right at any position, and the slow ones wrong from position 1 on.',
      shifted: 'Counted from 1, position 0 would already be wrong.',
      fastSines: 'Then the error would begin far below 0.000001 and grow in proportion to the position.',
      shortPositions:
        'bfloat16 has eight significant bits: all channels would be off by thousandths at position 1, and near ' +
        'position 300 the fast ones would be noise.',
      tableEnd: 'Up to its end a table is exact, and then the error jumps.',
      restarted: 'Then no channel would be rotated at all: all would be far off at position 1.',
    },
  },
  crossing: {
    ask:
      'Four mistakes of RoPE programs, each in a program of its own. Arrange them by the first position at which the ' +
      'error exceeds {{tolerance}}, the earliest first.',
    right:
      'Wrong partners show at position 1. Eight significant bits last for some dozens of positions. Without the ' +
      'scaling only slow pairs drift. A table is exact to its end.',
    options: {
      pairing: 'neighbouring channels are paired instead of halves',
      shortPositions: 'positions and angles are rounded to bfloat16',
      scaling: 'the config’s scaling, which slows the slow pairs, is left out',
      tableEnd: 'a table of 4096 rows is read past its end',
    },
    mistakes: {
      reversed: 'The other way round: the earliest first.',
      crash: 'Reading past the end does not crash, and up to the end there is no error at all.',
    },
  },
  columns: {
    ask:
      'In a RoPE program the line `{{line}}` stands where `{{mended}}` belongs. The map is its query at position ' +
      '{{position}}: channels 0 to {{last}} above, {{half}} and on below; channel *i* rotates with the one below it. ' +
      'Click a channel that is right at every position.',
    right:
      'The first pair has frequency base⁰ = 1 whatever the base is, and a scaling for long context leaves fast pairs ' +
      'alone. So a look at the first channel proves nothing.',
    mistakes: {
      slowest: 'That is the slowest pair. Its frequency depends most on base and scaling.',
      other: 'The frequency of that pair is another one in this program.',
    },
  },
  width: {
    ask:
      'In a head of {{head}} channels {{turned}} are to rotate. A program has `{{line}}` (it should divide by ' +
      'rotary_dim) and `{{partner}}` instead of `{{mended}}`. How many channels does it leave wrong?',
    right:
      'Channels 0 to 7 rotate with wrong partners, 8 to 15 do not rotate though they should, and 32 to 39 rotate ' +
      'though they should not: 24.',
    mistakes: {
      meant: 'Those are the channels that should rotate. Their wrong partners are rotated as well.',
      all:
        'The loop still runs over the pairs of the channels that should rotate. Most channels are left alone, ' +
        'rightly.',
      moved: 'That is the number of pairs. Each has two channels, and the right partners are missed too.',
    },
    units: { columns: 'channels' },
  },
} satisfies BankWords;
