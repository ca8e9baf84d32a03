// The sinusoidal table in less precise arithmetic: the usual code's float32, or float16 and bfloat16.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/encodings/sinusoidal.hpp"
#include "posenc/frequencies/base.hpp"

namespace posenc {

enum class NumberFormat : int {
    float64,
    float32,
    float16,   ///< IEEE half: 11 significant bits, largest 65504
    bfloat16,  ///< 8 significant bits, range of float32
};

/// The nearest number of a format, ties to even, subnormals kept; infinite past the largest.
/// Shapes: none. Units: none. Errors: none. Accuracy: exact. Cost: O(1). Source: IEEE 754. Example:
/// tests/examples/precision.cpp
double round_to_format(double x, NumberFormat format) noexcept;

/// How the frequencies are computed.
enum class FrequencyFormula : int {
    exp_log,  ///< exp(2i * (-ln(base) / D)): the usual PyTorch code
    power,    ///< 1 / base^(2i / D)
};

/// Every operation of a stage is exact, then rounded to the format of the stage.
struct PrecisionOptions {
    Positions positions{};
    std::size_t dim = 0;
    double base = paper_base;
    Layout layout = Layout::interleaved;
    NumberFormat frequencies = NumberFormat::float32;
    NumberFormat angles = NumberFormat::float32;  ///< of the positions too, before they are multiplied
    NumberFormat values = NumberFormat::float32;
    FrequencyFormula frequency_by = FrequencyFormula::exp_log;
};

/// The sinusoidal table as such arithmetic gives it. Where a position or an angle is infinite in its format, the entry
/// is not a number.
///
/// Shapes: out [T, D], row-major. Units: as make_sinusoidal_table.
/// Errors: as make_sinusoidal_table. A failing call changes nothing.
/// Accuracy: exact: each entry is the number of its format that correctly rounded operations give.
/// Cost: O(T D), some 50 nanoseconds a pair. Source: lesson 001 (exp/log form). Example: tests/examples/precision.cpp
Status try_make_low_precision_table(const PrecisionOptions& options, std::span<double> out) noexcept;

/// For each position the largest error in its row against the true sinusoids; infinite where an entry is not a number.
///
/// Shapes: out [T]. Units: those of the table. Errors: as make_low_precision_table.
/// Accuracy: 5e-15. Cost: as make_low_precision_table. Source: none. Example: tests/examples/precision.cpp
Status try_compute_precision_errors(const PrecisionOptions& options, std::span<double> out) noexcept;

inline void make_low_precision_table(const PrecisionOptions& options, std::span<double> out) {
    check(try_make_low_precision_table(options, out));
}
inline void compute_precision_errors(const PrecisionOptions& options, std::span<double> out) {
    check(try_compute_precision_errors(options, out));
}

/// Two positions that get the same row.
struct Collision {
    bool found = false;
    std::size_t first = 0;
    std::size_t second = 0;
};

/// The largest limit of find_first_collision.
inline constexpr std::size_t largest_collision_limit = std::size_t{1} << 25;

/// The smallest position, up to `limit`, whose row equals that of a position before it (0 or above), and that position.
/// options.positions is not read.
///
/// Shapes: none. Units: positions. Errors: as make_low_precision_table; out_of_range for limit.
/// Accuracy: exact. Cost: O(second) for most widths, some 200 nanoseconds and 16 bytes a position.
/// Source: none. Example: tests/examples/precision.cpp
Status try_find_first_collision(const PrecisionOptions& options, std::size_t limit, Collision& out) noexcept;

inline Collision find_first_collision(const PrecisionOptions& options, std::size_t limit) {
    Collision out;
    check(try_find_first_collision(options, limit, out));
    return out;
}

}  // namespace posenc
