#include "posenc/frequencies/geometric.hpp"

#include <array>
#include <utility>

#include "core/guard.hpp"
#include "frequencies/ladder.hpp"

namespace posenc {

using exact::DoubleDouble;

Status validate(const GeometricOptions& options) noexcept {
    POSENC_TRY(guard::in_range(options.dim, 1, largest_dim, "dim", "an integer from 1 to 16777216"));
    return guard::above(options.base, 1, "base", "a finite number above 1");
}

LadderKey ladder_key(const GeometricOptions& options) noexcept {
    const auto dim = static_cast<double>(options.dim);
    if (options.ladder == Ladder::half) return {(options.dim + 1) / 2, options.base, 2, dim};
    const std::size_t half = options.dim / 2;
    // A single pair has no ladder: later versions of tensor2tensor guard the division in the same way.
    return {half, options.base, 1, half > 1 ? static_cast<double>(half - 1) : 1.0};
}

namespace {

/// Frequencies that the remembered ladders of a thread may have together: 4 MB. Longer ones are made again.
constexpr std::size_t most_kept = (std::size_t{4} << 20) / (sizeof(exact::DoubleDouble) + sizeof(exact::TurnFrequency));

}  // namespace

std::shared_ptr<const LadderValues> find_ladder(const LadderKey& key) {
    static thread_local std::array<std::shared_ptr<const LadderValues>, 4> recent;
    for (std::size_t i = 0; i < recent.size(); ++i)
        if (recent[i] && recent[i]->key == key) {
            if (i > 0) std::swap(recent[i], recent[i - 1]);
            return recent[i > 0 ? i - 1 : 0];
        }
    auto made = std::make_shared<LadderValues>();
    made->key = key;
    if (key.count == 0) return made;
    made->radians.resize(key.count);
    made->turns.resize(key.count);
    const DoubleDouble log_base = exact::log({key.base, 0});
    for (std::size_t i = 0; i < key.count; ++i) {
        made->radians[i] = exact::power_from_log(log_base, -key.numerator * static_cast<double>(i), key.denominator);
        made->turns[i] = exact::turn_frequency(made->radians[i]);
    }
    if (key.count > most_kept) return made;
    for (std::size_t i = recent.size() - 1; i > 0; --i) recent[i] = std::move(recent[i - 1]);
    recent[0] = made;
    std::size_t kept = 0;
    for (auto& ladder : recent)
        if (ladder && (kept += ladder->key.count) > most_kept) ladder.reset();
    return made;
}

void assign(const std::vector<DoubleDouble>& radians, Frequencies& out) {
    std::vector<double> inverse(radians.size()), remainder(radians.size());
    for (std::size_t i = 0; i < radians.size(); ++i) {
        inverse[i] = radians[i].high;
        remainder[i] = radians[i].low;
    }
    out.inverse = std::move(inverse);
    out.remainder = std::move(remainder);
    out.attention_factor = 1;
    out.shortest_length = Frequencies().shortest_length;
    out.longest_length = Frequencies().longest_length;
}

Status try_make_geometric_frequencies(const GeometricOptions& options, Frequencies& out) noexcept {
    POSENC_TRY(validate(options));
    return guard::no_throw([&]() -> Status {
        assign(find_ladder(ladder_key(options))->radians, out);
        return {};
    });
}

namespace {

template <class PerFrequency>
Status fill_columns(const GeometricOptions& options, std::span<double> out, PerFrequency per_frequency) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), 1, options.dim, "out", "as many elements as dim"));
    return guard::no_throw([&]() -> Status {
        const auto ladder = find_ladder(ladder_key(options));
        for (std::size_t column = 0; column < out.size(); ++column) {
            const std::size_t pair = column / 2;
            out[column] = pair < ladder->radians.size() ? per_frequency(ladder->radians[pair]) : per_frequency({});
        }
        return {};
    });
}

}  // namespace

Status try_compute_angular_frequencies(const GeometricOptions& options, std::span<double> out) noexcept {
    return fill_columns(options, out, [](DoubleDouble w) { return w.high; });
}

Status try_compute_wavelengths(const GeometricOptions& options, std::span<double> out) noexcept {
    return fill_columns(options, out, [](DoubleDouble w) { return w.high == 0 ? HUGE_VAL : (exact::two_pi / w).high; });
}

}  // namespace posenc
