// Geometric ladders in the three forms that the library needs, each formed once and remembered.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "exact/double_double.hpp"
#include "exact/phase.hpp"
#include "posenc/frequencies/base.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {

/// Frequencies in turns, shared by all that use them.
using Turns = std::shared_ptr<const std::vector<exact::TurnFrequency>>;

/// base^(-numerator * i / denominator) for i = 0 .. count - 1.
struct LadderKey {
    std::size_t count = 0;
    double base = paper_base;
    double numerator = 2;
    double denominator = 1;

    bool operator==(const LadderKey&) const = default;
};

struct LadderValues {
    LadderKey key;
    std::vector<exact::DoubleDouble> radians;
    std::vector<exact::TurnFrequency> turns;
};

/// The key of a geometric ladder; the options must have been validated.
LadderKey ladder_key(const GeometricOptions& options) noexcept;

/// The key for a table of this many rows: with none, no frequency is ever seen, and a ladder of 2^24 takes seconds.
inline LadderKey for_rows(std::size_t rows, LadderKey key) noexcept {
    if (rows == 0) key.count = 0;
    return key;
}

/// Forms the ladder, or finds it among the last few that this thread used, of at most 4 MB together: a short table
/// requested repeatedly (one row per generated token) costs only its sines. The pointer stays valid across later calls.
std::shared_ptr<const LadderValues> find_ladder(const LadderKey& key);

Status validate(const GeometricOptions& options) noexcept;

/// Splits double-doubles into the public type.
void assign(const std::vector<exact::DoubleDouble>& radians, Frequencies& out);

}  // namespace posenc
