// The largest error of every family that forms phases, searched for at random and near whole turns.
#pragma once

#include <cstddef>
#include <cstdint>

namespace accuracy {

/// Prints a line for each family: entries, frequencies, the worst float32 and float64 error and its place. Returns
/// whether every family keeps the bounds of its header.
bool search_families(std::size_t entries, std::uint64_t seed);

}  // namespace accuracy
