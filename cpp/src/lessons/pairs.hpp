// Analyses that rest on pairs: a lone sine knows its position.
#pragma once

#include "core/guard.hpp"
#include "frequencies/ladder.hpp"

namespace posenc {

inline Status validate_pairs(const GeometricOptions& options) noexcept {
    POSENC_TRY(validate(options));
    if (options.ladder == Ladder::half && options.dim % 2 == 1)
        return {ErrorCode::out_of_range, "dim", static_cast<double>(options.dim), "an even integer from 2 to 16777216"};
    return {};
}

}  // namespace posenc
