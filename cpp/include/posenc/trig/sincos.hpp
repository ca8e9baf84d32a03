// Sines and cosines with the same bits on every processor, from every compiler, and in JavaScript (`posenc/sincos`).
#pragma once

#include <span>

#include "posenc/core/error.hpp"

namespace posenc::trig {

struct SinCos {
    double sine = 0;
    double cosine = 0;
};

/// Units of the angles in an array.
enum class AngleUnits { radians, turns };

/// Sine and cosine of one angle. Compiled into the library without fused operations: flags of the caller change no bit.
///
/// Shapes: one number.
/// Units: x in radians.
/// Errors: none. NaN and infinities give NaN; sin(-0) is -0.
/// Accuracy: within 0.51 ulp for every finite x, multiples of pi and numbers beyond 2^53 included.
/// Cost: some 6 ns, a third of glibc's sin; 30 ns from 823549 on.
/// Source: Payne and Hanek 1983 for the reduction of large numbers; Gal and Bachelis 1991 for a table with a short
/// polynomial. Proof: web/docs/decisions/046-the-same-sine-everywhere.md.
/// Example: tests/examples/sincos.cpp
double sin(double x) noexcept;
double cos(double x) noexcept;
SinCos sin_cos(double x) noexcept;

/// Sine and cosine of 2 pi x. Whole, half and quarter turns are exact, and no size of x costs precision.
///
/// Shapes: one number.
/// Units: x in turns.
/// Errors: none. NaN and infinities give NaN. A zero has the sign of x in a sine and is positive in a cosine, as
/// sinPi and cosPi of IEEE 754.
/// Accuracy: within 0.51 ulp for every finite x.
/// Cost: some 7 ns.
/// Source: as `sin`.
/// Example: tests/examples/sincos.cpp
double sin_turns(double x) noexcept;
double cos_turns(double x) noexcept;
SinCos sin_cos_turns(double x) noexcept;

/// The same four, rounded once to float.
///
/// Shapes: one number.
/// Units: x in radians, or in turns.
/// Errors: none; NaN, infinities and zeros as above.
/// Accuracy: correctly rounded for every float x (`npm run bench -- every-float32` tries all 2^32); within 0.5 + 2^-35
/// ulp of float for any double.
/// Cost: as `sin`.
/// Source: as `sin`.
/// Example: tests/examples/sincos.cpp
float sin_float32(double x) noexcept;
float cos_float32(double x) noexcept;
float sin_turns_float32(double x) noexcept;
float cos_turns_float32(double x) noexcept;

/// Sines or cosines of an array: the bits of the functions of one number, of `_float32` for floats.
///
/// Shapes: values [N], out [N], which may be the same memory.
/// Units: values in radians, or in turns.
/// Errors: shape_mismatch for an out of another length. A failing call changes nothing.
/// Accuracy: as the functions of one number.
/// Cost: O(N), some 6 ns an element.
/// Source: as `sin`.
/// Example: tests/examples/sincos.cpp
Status try_sin_array(std::span<const double> values, std::span<double> out,
                     AngleUnits units = AngleUnits::radians) noexcept;
Status try_sin_array(std::span<const float> values, std::span<float> out,
                     AngleUnits units = AngleUnits::radians) noexcept;
Status try_cos_array(std::span<const double> values, std::span<double> out,
                     AngleUnits units = AngleUnits::radians) noexcept;
Status try_cos_array(std::span<const float> values, std::span<float> out,
                     AngleUnits units = AngleUnits::radians) noexcept;

inline void sin_array(std::span<const double> values, std::span<double> out, AngleUnits units = AngleUnits::radians) {
    check(try_sin_array(values, out, units));
}
inline void sin_array(std::span<const float> values, std::span<float> out, AngleUnits units = AngleUnits::radians) {
    check(try_sin_array(values, out, units));
}
inline void cos_array(std::span<const double> values, std::span<double> out, AngleUnits units = AngleUnits::radians) {
    check(try_cos_array(values, out, units));
}
inline void cos_array(std::span<const float> values, std::span<float> out, AngleUnits units = AngleUnits::radians) {
    check(try_cos_array(values, out, units));
}

}  // namespace posenc::trig
