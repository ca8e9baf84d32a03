import type { BankWords } from '../../../quiz/question.ts';

export default {
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
