"""An exact value in the forms that a case states: 21 decimal digits and the bits of four formats, each rounded once."""
from mpmath import mp, mpf

mp.dps = 60
DIGITS = 21
# Bits of the significand with the hidden one, the smallest exponent of a normal number, bits of the whole.
FORMATS = {'float64': (53, -1022, 64), 'float32': (24, -126, 32), 'float16': (11, -14, 16), 'bfloat16': (8, -126, 16)}
# Nearer than this to the middle of two neighbours, 60 digits cannot tell the side, unless the value is the middle.
TOO_NEAR = mpf(10) ** -40


def integer_and_exponent(x):
    """(sign, n, e) with x = sign * n * 2^e exactly."""
    sign, man, exponent, _ = mpf(x)._mpf_
    return (-1 if sign else 1), int(man), exponent


def half_even(numerator, denominator):
    """The integer nearest to a fraction of positive integers, the even one of two."""
    whole, rest = divmod(numerator, denominator)
    twice = 2 * rest
    if twice != denominator and abs(twice - denominator) < TOO_NEAR * denominator:
        raise ValueError(f'60 digits do not tell how {numerator}/{denominator} rounds')
    return whole + (1 if twice > denominator or (twice == denominator and whole % 2) else 0)


def bits_of(x, name):
    """The bits of the nearest number of the format, as an integer; beyond the largest one, infinity."""
    precision, smallest, width = FORMATS[name]
    sign, man, exponent = integer_and_exponent(x)
    top = (1 << (width - 1)) if sign < 0 else 0
    if man == 0:
        return 0
    leading = exponent + man.bit_length() - 1
    unit = max(leading, smallest) - precision + 1  # the exponent of the last place
    shift = exponent - unit
    n = man << shift if shift >= 0 else half_even(man, 1 << -shift)
    # With the hidden bit left in, the exponent's field counts from one below: a carry increments it automatically.
    field = (unit - (smallest - precision + 1)) << (precision - 1)
    infinity = ((1 << (width - precision)) - 1) << (precision - 1)
    return top | min(field + n, infinity)


def hex_of(x, name):
    return f'{bits_of(x, name):0{FORMATS[name][2] // 4}x}'


def rounded(x, name):
    """The number of the format nearest to x, exactly (for wrong programs that round on their way)."""
    precision, smallest, _ = FORMATS[name]
    sign, man, exponent = integer_and_exponent(x)
    if man == 0:
        return mpf(0)
    unit = max(exponent + man.bit_length() - 1, smallest) - precision + 1
    shift = exponent - unit
    n = man << shift if shift >= 0 else half_even(man, 1 << -shift)
    return mpf(sign * n) * mpf(2) ** unit


def decimal_of(x):
    """21 significant digits, zeros at the end left out; with an exponent below 1e-6 and from 1e21 on, as in JSON."""
    sign, man, exponent = integer_and_exponent(x)
    if man == 0:
        return '0'
    numerator, denominator = (man << exponent, 1) if exponent >= 0 else (man, 1 << -exponent)
    place = len(str(numerator)) - len(str(denominator))  # 10^place <= x < 10^(place + 1), or one less
    if numerator < denominator * 10 ** place if place >= 0 else numerator * 10 ** -place < denominator:
        place -= 1
    scale = DIGITS - 1 - place
    n = half_even(numerator * 10 ** max(scale, 0), denominator * 10 ** max(-scale, 0))
    if n == 10 ** DIGITS:
        n, place = n // 10, place + 1
    digits = str(n).rstrip('0')
    if place < -6 or place >= DIGITS:
        text = digits[0] + ('.' + digits[1:] if len(digits) > 1 else '') + f'e{place}'
    elif place < 0:
        text = '0.' + '0' * (-place - 1) + digits
    else:
        digits = digits.ljust(place + 1, '0')
        text = digits[:place + 1] + ('.' + digits[place + 1:] if len(digits) > place + 1 else '')
    return ('-' if sign < 0 else '') + text
