// One rotation at a time is prepared by a family's start function and then applied to pieces of a tensor.
#pragma once

#include <memory>

#include "bindings/runtime/runtime.hpp"
#include "encodings/rotator.hpp"

namespace posenc::bindings {

/// Makes this the rotation that `rotate_piece` applies in place.
void set_rotation(std::unique_ptr<RotationRows> rows, const HeadsShape& shape, Pairing pairing, bool inverse,
                  bool wide);

/// Frequencies from WebAssembly memory.
inline Frequencies frequencies(Address inverse, Address remainder, double count, double attention_factor) {
    const auto n = static_cast<std::size_t>(count);
    const auto w = span<const double>(inverse, n), r = span<const double>(remainder, n);
    return {{w.begin(), w.end()}, {r.begin(), r.end()}, attention_factor};
}

}  // namespace posenc::bindings
