// Which instruction set the kernels run on. The results do not depend on it, only the speed does.
#pragma once

#include <span>
#include <string_view>

#include "posenc/core/error.hpp"

namespace posenc {

/// The instruction sets that were built in and that this machine has, slowest first: "scalar", "sse2", "avx2",
/// "avx512", "neon", "wasm-simd128".
std::span<const std::string_view> available_isas() noexcept;

/// The one in use: the last of available_isas() unless another was forced.
std::string_view active_isa() noexcept;

/// Forces one of available_isas() for the whole process.
/// Errors: unknown_name if it is not among them; a failing call changes nothing.
Status try_force_isa(std::string_view name) noexcept;

inline void force_isa(std::string_view name) {
    check(try_force_isa(name));
}

}  // namespace posenc
