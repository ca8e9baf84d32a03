#include "posenc/encodings/rotary.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "core/guard.hpp"
#include "encodings/rotary_heads.hpp"
#include "encodings/rotator.hpp"
#include "encodings/turn_rows.hpp"

namespace posenc {
namespace {

/// Lists of frequencies longer than this are not remembered.
constexpr std::size_t most_known = 4096;

// -0 equals 0, but its sines are negative.
bool have_same_bits(const std::vector<double>& a, const std::vector<double>& b) noexcept {
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0);
}

}  // namespace

Status validate(const Frequencies& frequencies) noexcept {
    constexpr const char* allowed = "finite numbers from -2^52 to 2^52";
    constexpr double fastest = 4503599627370496.0;
    POSENC_TRY(guard::in_range(frequencies.size(), 1, largest_dim / 2, "frequencies", "1 to 8388608 frequencies"));
    if (!frequencies.remainder.empty() && frequencies.remainder.size() != frequencies.size())
        return {ErrorCode::shape_mismatch, "frequencies.remainder", static_cast<double>(frequencies.remainder.size()),
                "as many numbers as frequencies.inverse, or none"};
    const auto all = [&](const std::vector<double>& numbers, const char* argument) -> Status {
        // A loop without a way out, which compilers turn into one of registers: each call makes it.
        std::uint64_t bad = 0;
        for (const double w : numbers) bad |= std::fabs(w) <= fastest ? std::uint64_t{0} : ~std::uint64_t{0};
        if (bad == 0) return {};
        for (const double w : numbers) {
            if (std::fabs(w) <= fastest) continue;
            POSENC_TRY(guard::finite(w, argument, allowed));
            return {ErrorCode::out_of_range, argument, w, allowed};
        }
        return {};
    };
    POSENC_TRY(all(frequencies.inverse, "frequencies.inverse"));
    POSENC_TRY(all(frequencies.remainder, "frequencies.remainder"));
    POSENC_TRY(guard::finite(frequencies.shortest_length, "frequencies.shortest_length"));
    POSENC_TRY(guard::finite(frequencies.longest_length, "frequencies.longest_length"));
    return guard::above(frequencies.attention_factor, 0, "frequencies.attention_factor", "a finite number above 0");
}

Turns turn_frequencies(const Frequencies& frequencies) {
    struct Known {
        std::vector<double> inverse, remainder;
        Turns turns;
    };
    static thread_local std::array<Known, 2> recent;
    for (std::size_t k = 0; k < recent.size(); ++k)
        if (recent[k].turns && have_same_bits(recent[k].inverse, frequencies.inverse) &&
            have_same_bits(recent[k].remainder, frequencies.remainder)) {
            if (k > 0) std::swap(recent[k], recent[0]);
            return recent[0].turns;
        }
    auto turns = std::make_shared<std::vector<exact::TurnFrequency>>(frequencies.size());
    for (std::size_t i = 0; i < turns->size(); ++i)
        (*turns)[i] = exact::turn_frequency(
            exact::two_sum(frequencies.inverse[i], frequencies.remainder.empty() ? 0.0 : frequencies.remainder[i]));
    if (turns->size() > most_known) return turns;
    Known made{frequencies.inverse, frequencies.remainder, turns};
    recent[1] = std::exchange(recent[0], std::move(made));
    return turns;
}

Status validate_rotary(const RotaryOptions& options, const Frequencies& frequencies, HeadsShape& shape,
                       std::size_t size) noexcept {
    POSENC_TRY(validate(options.positions));
    POSENC_TRY(validate(frequencies));
    POSENC_TRY(validate_asked(options.strides ? 1 : options.heads, options.heads_first, options.pairing));
    shape = {.batch = options.batch,
             .heads = options.heads,
             .head_dim = options.head_dim,
             .heads_first = options.heads_first.value_or(false)};
    POSENC_TRY(validate_places(options, size, frequencies.size(), shape));
    const std::size_t count = options.positions.count;
    if (count == shape.tokens) return {};
    if (options.positions.is_range() || count != shape.batch * shape.tokens)
        return {ErrorCode::shape_mismatch, "positions", static_cast<double>(count),
                "one for each token, or a list of batch x tokens"};
    shape.rows_per_batch = true;
    return {};
}

Status validate_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies) noexcept {
    POSENC_TRY(validate(options.positions));
    POSENC_TRY(validate(frequencies));
    return options.duplicated ? validate_asked(1, {}, options.pairing) : Status();
}

namespace {

/// The row of a single token has room for this many pairs on the stack.
constexpr std::size_t most_stack_pairs = 256;

/// One token: its row is made on the stack, without what a rotation of many tokens sets up. Anything else returns
/// false.
template <class T, class U>
bool turn_token(const RotaryOptions& options, const Frequencies& frequencies, const HeadsShape& shape, const T* x,
                U* out, std::size_t out_size) {
    using F = kernels::Turned<T>;
    const std::size_t pairs = frequencies.size();
    if (shape.tokens != 1 || shape.rows_per_batch || pairs > most_stack_pairs ||
        kernels::is_streamed(out_size * sizeof(U)) || SinCosTable::differs_from_list(options.positions))
        return false;
    F row[4 * most_stack_pairs];
    write_rotary_row<F>(*turn_frequencies(frequencies), *options.pairing,
                        rotary_amplitude(frequencies, options.inverse), options.inverse, options.positions[0], row);
    turn_rows(shape, *options.pairing, pairs, x, out, [&](std::size_t) { return row; });
    return true;
}

template <class T, class U>
Status apply(const RotaryOptions& options, const Frequencies& frequencies, std::span<const T> x,
             std::span<U> out) noexcept {
    HeadsShape shape;
    POSENC_TRY(validate_rotary(options, frequencies, shape, x.size()));
    POSENC_TRY(validate_out(shape, x, out));
    return guard::no_throw([&]() -> Status {
        if (serves_engines && turn_token(options, frequencies, shape, x.data(), out.data(), out.size())) return {};
        const LineRows rows(options.positions, frequencies, rotary_amplitude(frequencies, options.inverse));
        Rotator<T, U>(rows, *options.pairing, options.inverse).apply(shape, x.data(), out.data());
        return {};
    });
}

template <class T>
Status make_table(const RotaryTableOptions& options, const Frequencies& frequencies, std::span<T> cosine,
                  std::span<T> sine) noexcept {
    POSENC_TRY(validate_rotary_table(options, frequencies));
    const std::size_t rows = options.positions.count;
    const std::size_t columns = frequencies.size() * (options.duplicated ? 2 : 1);
    constexpr const char* allowed =
        "one row for each position, of one column for each frequency, or two when duplicated";
    POSENC_TRY(guard::shape(cosine.size(), rows, columns, "cosine", allowed));
    POSENC_TRY(guard::shape(sine.size(), rows, columns, "sine", allowed));
    POSENC_TRY(guard::apart<T>(cosine, sine, "sine", "memory apart from cosine"));
    return guard::no_throw([&]() -> Status {
        RotaryTable(options, frequencies).write(0, rows, cosine.data(), sine.data());
        return {};
    });
}

}  // namespace

template <class T>
void RotaryTable::write(std::size_t first_row, std::size_t count, T* cosine, T* sine) const {
    const std::size_t pairs = rows_->pairs(), columns = this->columns();
    // Writes one row of pairs to the places of their channels.
    const auto spread = [&](const T* from, T* to) {
        if (duplicated_ && pairing_ == Pairing::interleaved) {
            for (std::size_t i = 0; i < pairs; ++i) to[2 * i] = to[2 * i + 1] = from[i];
            return;
        }
        std::copy_n(from, pairs, to);
        if (duplicated_) std::copy_n(from, pairs, to + pairs);
    };
    std::vector<T> planar(std::min(count, Rotator<T>::chunk) * 2 * pairs);
    for (std::size_t first = 0, rows = 0; first < count; first += rows) {
        const std::size_t head = (first_row + first) / rows_per_head_, at = (first_row + first) % rows_per_head_;
        rows = std::min({Rotator<T>::chunk, count - first, rows_per_head_ - at});
        rows_->write(head, at, rows, planar.data());
        for (std::size_t r = 0; r < rows; ++r) {
            const T* from = planar.data() + r * 2 * pairs;
            spread(from, cosine + (first + r) * columns);
            spread(from + pairs, sine + (first + r) * columns);
        }
    }
}
template void RotaryTable::write<float>(std::size_t, std::size_t, float*, float*) const;
template void RotaryTable::write<double>(std::size_t, std::size_t, double*, double*) const;

Status try_make_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies, std::span<float> cosine,
                             std::span<float> sine) noexcept {
    return make_table(options, frequencies, cosine, sine);
}
Status try_make_rotary_table(const RotaryTableOptions& options, const Frequencies& frequencies,
                             std::span<double> cosine, std::span<double> sine) noexcept {
    return make_table(options, frequencies, cosine, sine);
}
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const float> x,
                        std::span<float> out) noexcept {
    return apply(options, frequencies, x, out);
}
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const double> x,
                        std::span<double> out) noexcept {
    return apply(options, frequencies, x, out);
}
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const Float16> x,
                        std::span<Float16> out) noexcept {
    return apply(options, frequencies, x, out);
}
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const Bfloat16> x,
                        std::span<Bfloat16> out) noexcept {
    return apply(options, frequencies, x, out);
}
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const float> x,
                        std::span<Float16> out) noexcept {
    return apply(options, frequencies, x, out);
}
Status try_apply_rotary(const RotaryOptions& options, const Frequencies& frequencies, std::span<const float> x,
                        std::span<Bfloat16> out) noexcept {
    return apply(options, frequencies, x, out);
}

}  // namespace posenc
