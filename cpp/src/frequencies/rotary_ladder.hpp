// Shared by the scalings of rotary frequencies: their checks, and the ladders that they start from. Out of line,
// because eight scalings use them and the WebAssembly module should hold them once.
#pragma once

#include <optional>
#include <vector>

#include "core/guard.hpp"
#include "exact/double_double.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc::rotary {

using exact::DoubleDouble;

Status in_range(double value, double low, double high, const char* argument, const char* allowed) noexcept;

/// An even number of channels (at least 2, or 4) and a base.
Status validate_shape(std::size_t dim, double base, const char* argument = "rotary_dim",
                      std::size_t least = 2) noexcept;

/// Wide enough for every model, narrow enough that no frequency leaves the range of exact phases.
Status validate_factor(double factor, const char* argument = "factor") noexcept;

/// A number of positions from `least` (0, 1 or 2) to 2^53.
Status validate_length(double length, const char* argument, int least) noexcept;

/// A factor that may be left out when the two lengths give it.
Status validate_factor_or_lengths(const std::optional<double>& factor,
                                  const std::optional<double>& max_position_embeddings) noexcept;

Status validate_attention_factor(const std::optional<double>& factor) noexcept;

/// base^(-2i / dim) for dim / 2 pairs.
std::vector<DoubleDouble> ladder(std::size_t dim, double base);

/// The same for base * stretch^(dim / (dim - 2)).
std::vector<DoubleDouble> stretched_ladder(std::size_t dim, double base, DoubleDouble stretch);

/// The sequence lengths at which a model has a ladder: all of them unless its scaling goes by the length.
struct Lengths {
    double shortest = Frequencies().shortest_length;
    double longest = Frequencies().longest_length;
};

/// Hands a finished ladder to the caller.
Status finish(const std::vector<DoubleDouble>& radians, double attention_factor, Frequencies& out,
              const Lengths& lengths = {});

}  // namespace posenc::rotary
