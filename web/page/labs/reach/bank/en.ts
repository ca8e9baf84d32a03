import type { BankWords } from '../../../quiz/question.ts';

export default {
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
