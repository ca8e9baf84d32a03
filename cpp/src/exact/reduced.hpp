// Sine and cosine of an angle within an eighth of a turn: one formula for a number and for a register of numbers.
#pragma once

namespace posenc::exact {

/// Shapes: one number, or one for each lane of a register; a register of any type with +, - and *. Units: radians.
/// Accuracy: for |x| <= pi / 4 the Taylor series are cut where the next term is below a tenth of an ulp. The same bits
/// for every type.
template <class V>
inline void sincos_reduced(V x, V& sine, V& cosine) noexcept {
    const V z = x * x;
    const V s =
        V(-1.0 / 6) +
        z * (V(1.0 / 120) +
             z * (V(-1.0 / 5040) +
                  z * (V(1.0 / 362880) +
                       z * (V(-1.0 / 39916800) + z * (V(1.0 / 6227020800.0) + z * (V(-1.0 / 1307674368000.0) +
                                                                                   z * V(1.0 / 355687428096000.0)))))));
    const V c =
        V(1.0 / 24) +
        z * (V(-1.0 / 720) +
             z * (V(1.0 / 40320) +
                  z * (V(-1.0 / 3628800) + z * (V(1.0 / 479001600) + z * (V(-1.0 / 87178291200.0) +
                                                                          z * (V(1.0 / 20922789888000.0) +
                                                                               z * V(-1.0 / 6402373705728000.0)))))));
    const V half = V(0.5) * z;
    const V w = V(1) - half;
    sine = x + x * z * s;
    cosine = w + (((V(1) - w) - half) + z * z * c);  // (1 - w) - half is the rounding error of w
}

}  // namespace posenc::exact
