#include "posenc/frequencies/rotary.hpp"

#include "frequencies/ladder.hpp"
#include "frequencies/rotary_ladder.hpp"

namespace posenc {
namespace rotary {

Status in_range(double value, double low, double high, const char* argument, const char* allowed) noexcept {
    POSENC_TRY(guard::finite(value, argument, allowed));
    if (value >= low && value <= high) return {};
    return {ErrorCode::out_of_range, argument, value, allowed};
}

Status validate_shape(std::size_t dim, double base, const char* argument, std::size_t least) noexcept {
    if (dim % 2 != 0 || dim < least || dim > largest_dim)
        return {ErrorCode::out_of_range, argument, static_cast<double>(dim),
                least == 2 ? "an even integer from 2 to 16777216" : "an even integer from 4 to 16777216"};
    return guard::above(base, 1, "base", "a finite number above 1");
}

Status validate_factor(double factor, const char* argument) noexcept {
    return in_range(factor, 1e-9, 1e9, argument, "a number from 1e-9 to 1e9");
}

Status validate_length(double length, const char* argument, int least) noexcept {
    constexpr const char* allowed[] = {"a number from 0 to 2^53", "a number from 1 to 2^53", "a number from 2 to 2^53"};
    return in_range(length, least, 9007199254740992.0, argument, allowed[least]);
}

Status validate_factor_or_lengths(const std::optional<double>& factor,
                                  const std::optional<double>& max_position_embeddings) noexcept {
    if (factor) return validate_factor(*factor);
    if (max_position_embeddings) return validate_length(*max_position_embeddings, "max_position_embeddings", 1);
    return {ErrorCode::missing_key, "factor", 0, "a number, or max_position_embeddings in its place"};
}

Status validate_attention_factor(const std::optional<double>& factor) noexcept {
    return factor ? guard::above(*factor, 0, "attention_factor", "a finite number above 0") : Status{};
}

std::vector<DoubleDouble> ladder(std::size_t dim, double base) {
    return find_ladder({dim / 2, base, 2, static_cast<double>(dim)})->radians;
}

std::vector<DoubleDouble> stretched_ladder(std::size_t dim, double base, DoubleDouble stretch) {
    const auto d = static_cast<double>(dim);
    const DoubleDouble log_base = exact::log({base, 0}) + exact::log(stretch) * d / (d - 2);
    std::vector<DoubleDouble> radians(dim / 2);
    for (std::size_t i = 0; i < radians.size(); ++i)
        radians[i] = exact::power_from_log(log_base, -2 * static_cast<double>(i), d);
    return radians;
}

Status finish(const std::vector<DoubleDouble>& radians, double attention_factor, Frequencies& out,
              const Lengths& lengths) {
    assign(radians, out);
    out.attention_factor = attention_factor;
    out.shortest_length = lengths.shortest;
    out.longest_length = lengths.longest;
    out.score_factor = 1;
    out.query_scale.reset();
    return {};
}

}  // namespace rotary

Status try_compute_rotary_dim(std::size_t head_dim, double partial_rotary_factor, std::size_t& out) noexcept {
    POSENC_TRY(guard::in_range(head_dim, 2, largest_dim, "head_dim", "an integer from 2 to 16777216"));
    POSENC_TRY(guard::above(partial_rotary_factor, 0, "partial_rotary_factor", "a number above 0 and at most 1"));
    if (partial_rotary_factor > 1)
        return {ErrorCode::out_of_range, "partial_rotary_factor", partial_rotary_factor,
                "a number above 0 and at most 1"};
    const auto rotary_dim = static_cast<std::size_t>(static_cast<double>(head_dim) * partial_rotary_factor);
    POSENC_TRY(rotary::validate_shape(rotary_dim, 2));
    out = rotary_dim;
    return {};
}

Status try_make_rotary_frequencies(const RotaryFrequencyOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(rotary::validate_shape(options.rotary_dim, options.base));
    return guard::no_throw([&] { return rotary::finish(rotary::ladder(options.rotary_dim, options.base), 1, out); });
}

}  // namespace posenc
