#include "posenc/encodings/rotary_permutation.hpp"

#include <cstring>
#include <functional>
#include <vector>

#include "core/guard.hpp"
#include "posenc/frequencies/geometric.hpp"

namespace posenc {
namespace {

Status validate(const RotaryPermutationOptions& o) noexcept {
    POSENC_TRY(guard::in_range(o.head_dim, 1, largest_dim, "head_dim", "an integer from 1 to 16777216"));
    const std::size_t rotary_dim = o.rotary_dim == 0 ? o.head_dim : o.rotary_dim;
    if (rotary_dim % 2 != 0 || rotary_dim > o.head_dim)
        return {ErrorCode::out_of_range, o.rotary_dim == 0 ? "head_dim" : "rotary_dim", static_cast<double>(rotary_dim),
                "an even integer, at most head_dim"};
    if (!o.to) return {ErrorCode::missing_key, "to", 0, "interleaved or rotate_half"};
    return {};
}

void fill(const RotaryPermutationOptions& o, std::span<std::int32_t> out) noexcept {
    const std::size_t half = (o.rotary_dim == 0 ? o.head_dim : o.rotary_dim) / 2;
    for (std::size_t k = 0; k < out.size(); ++k) out[k] = static_cast<std::int32_t>(k);
    for (std::size_t i = 0; i < half; ++i)
        for (std::size_t second = 0; second < 2; ++second) {
            const std::size_t together = 2 * i + second, apart = i + second * half;
            if (o.to == Pairing::rotate_half)
                out[apart] = static_cast<std::int32_t>(together);
            else
                out[together] = static_cast<std::int32_t>(apart);
        }
}

}  // namespace

Status try_make_rotary_permutation(const RotaryPermutationOptions& options, std::span<std::int32_t> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), 1, options.head_dim, "out", "head_dim elements"));
    fill(options, out);
    return {};
}

Status try_permute_rotary_weights(const RotaryWeightOptions& options, std::span<const float> weights,
                                  std::span<float> out) noexcept {
    constexpr std::size_t most = std::size_t{1} << 31;
    POSENC_TRY(validate(options.head));
    POSENC_TRY(guard::in_range(options.heads, 1, most, "heads", "an integer from 1 to 2^31"));
    POSENC_TRY(guard::in_range(options.columns, 1, most, "columns", "an integer from 1 to 2^31"));
    const std::size_t d = options.head.head_dim, columns = options.columns;
    if (options.heads > SIZE_MAX / d)
        return {ErrorCode::too_large, "heads", static_cast<double>(options.heads), "fewer rows than fit into memory"};
    constexpr const char* allowed = "heads x head_dim rows of columns elements";
    POSENC_TRY(guard::shape(weights.size(), options.heads * d, columns, "weights", allowed));
    POSENC_TRY(guard::shape(out.size(), options.heads * d, columns, "out", allowed));
    const std::less<const float*> before;
    if (before(out.data(), weights.data() + weights.size()) && before(weights.data(), out.data() + out.size()))
        return {ErrorCode::out_of_range, "out", static_cast<double>(out.size()), "memory apart from weights"};
    return guard::no_throw([&]() -> Status {
        std::vector<std::int32_t> order(d);
        fill(options.head, order);
        for (std::size_t row = 0; row < options.heads * d; ++row) {
            const std::size_t from = row - row % d + static_cast<std::size_t>(order[row % d]);
            std::memcpy(out.data() + row * columns, weights.data() + from * columns, columns * sizeof(float));
        }
        return {};
    });
}

}  // namespace posenc
