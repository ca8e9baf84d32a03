// FoPE's table with one copy of its code for floats and doubles; the contract is that of try_make_fope_table.
#pragma once

#include "core/output.hpp"
#include "posenc/encodings/fope.hpp"

namespace posenc {

Status write_fope_table(const FopeOptions& options, const Frequencies& frequencies,
                        std::span<const float> cosine_weights, std::span<const float> sine_weights,
                        const Output& out) noexcept;

}  // namespace posenc
