// The sinusoidal encoding of the original Transformer.
#pragma once

#include <cstddef>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/core/positions.hpp"
#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {

/// The columns of a pair's sine and cosine.
enum class Layout : int {
    interleaved,   ///< columns 2i and 2i + 1: the paper
    concatenated,  ///< all sines, then all cosines
};

struct SinusoidalOptions {
    Positions positions{};
    std::size_t dim = 0;
    double base = paper_base;
    Layout layout = Layout::interleaved;
    Ladder ladder = Ladder::half;
};

/// The table PE(p, 2i) = sin(p / base^(2i / D)), PE(p, 2i + 1) = cos(p / base^(2i / D)).
///
/// Shapes: out [T, D], row-major, for T positions and dim = D. With odd D the ladder `half` gives the last sine no
/// cosine (concatenated: ceil(D / 2) sines come first); `half_minus_one` leaves the last column zero, as fairseq does.
/// Units: positions in tokens, angles in radians.
/// Errors: out_of_range or not_finite for positions (|p| at most 2^53), dim (1 to 2^24), base (above 1);
/// shape_mismatch if out does not hold T x D elements; out_of_memory. A failing call changes nothing.
/// Accuracy: float within 2^-24 of the true value for positions up to 2^31 (half an ulp plus 1e-14); double within
/// 4e-15. The position of row r of a range is first + r * step without rounding.
/// Cost: O(T D) time; extra memory O(D), independent of T, for a range.
/// Source: Vaswani et al. 2017 (arXiv 1706.03762), section 3.5.
/// Example: tests/examples/sinusoidal.cpp
Status try_make_sinusoidal_table(const SinusoidalOptions& options, std::span<float> out) noexcept;
Status try_make_sinusoidal_table(const SinusoidalOptions& options, std::span<double> out) noexcept;

inline void make_sinusoidal_table(const SinusoidalOptions& options, std::span<float> out) {
    check(try_make_sinusoidal_table(options, out));
}
inline void make_sinusoidal_table(const SinusoidalOptions& options, std::span<double> out) {
    check(try_make_sinusoidal_table(options, out));
}

/// One entry of the table and where it comes from.
struct SinusoidalEntry {
    std::size_t pair = 0;
    bool is_cosine = false;
    double angular_frequency = 0;  ///< radians per position
    double wavelength = 0;         ///< positions per turn
    double angle = 0;              ///< radians, not reduced
    double value = 0;
};

/// Explains the entry at `position` and column `dimension` of the table that `options` describe (options.positions is
/// not read).
///
/// Shapes: none. Units: radians, positions. Errors: as try_make_sinusoidal_table, and out_of_range for dimension.
/// Accuracy: value within 4e-16, the others 1 ulp. Cost: O(D) on the first call, then O(1).
/// Source: as try_make_sinusoidal_table. Example: tests/examples/sinusoidal.cpp
Status try_explain_sinusoidal_entry(const SinusoidalOptions& options, double position, std::size_t dimension,
                                    SinusoidalEntry& out) noexcept;

inline SinusoidalEntry explain_sinusoidal_entry(const SinusoidalOptions& options, double position,
                                                std::size_t dimension) {
    SinusoidalEntry out;
    check(try_explain_sinusoidal_entry(options, position, dimension, out));
    return out;
}

}  // namespace posenc
