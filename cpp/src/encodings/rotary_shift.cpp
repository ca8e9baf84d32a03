#include "posenc/encodings/rotary_shift.hpp"

#include <cmath>
#include <string_view>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/rotary_rows.hpp"
#include "encodings/rotary_shift_rows.hpp"

namespace posenc {

template <class T>
ShiftRow<T>::ShiftRow(const Frequencies& frequencies, Pairing pairing)
    : pairs_(frequencies.size()), pairing_(pairing), turns_(turn_frequencies(frequencies)),
      row_(2 * rotary_row_width(pairs_, pairing)) {}

template <class T>
void ShiftRow<T>::move(double by) noexcept {
    write_rotary_row<kernels::Turned<T>>(*turns_, pairing_, 1, false, by, row_.data());
}

template <class T>
void ShiftRow<T>::turn(const HeadsShape& shape, std::size_t tokens, T* keys) const noexcept {
    keys += shape.first;
    const HeadStrides at = shape.strides();
    rotation_kernel<T>(pairing_)({.cosine = row_.data(),
                                  .sine = row_.data() + row_.size() / 2,
                                  .table_stride = 0,
                                  .pairs = pairs_,
                                  .tail = shape.head_dim - 2 * pairs_,
                                  .x = keys,
                                  .out = keys,
                                  .rows = tokens,
                                  .heads = shape.heads_first ? 1 : shape.heads,
                                  .x_stride = {at.token, at.head},
                                  .out_stride = {at.token, at.head}});
}

template class ShiftRow<float>;
template class ShiftRow<double>;
template class ShiftRow<Float16>;
template class ShiftRow<Bfloat16>;

namespace {

/// Whether queries of the moved sequence have the frequencies that rotated its keys.
Status validate_length(const std::optional<double>& length, const Frequencies& frequencies) noexcept {
    const Frequencies all;
    if (!length) {
        if (frequencies.shortest_length <= all.shortest_length && frequencies.longest_length >= all.longest_length)
            return {};
        return {ErrorCode::missing_key, "length", 0,
                "the length of the sequence after the move, because these frequencies belong to some lengths only"};
    }
    POSENC_TRY(guard::finite(*length, "length"));
    if (*length >= frequencies.shortest_length && *length <= frequencies.longest_length) return {};
    return {ErrorCode::out_of_range, "length", *length,
            "a length from shortest_length to longest_length of these frequencies; at any other the model has others, "
            "and keys are rotated again from those before RoPE"};
}

Status validate_distance(double by, const char* argument) noexcept {
    constexpr const char* positions = "a finite number from -2^53 to 2^53";
    POSENC_TRY(guard::finite(by, argument, positions));
    if (std::fabs(by) > largest_position) return {ErrorCode::out_of_range, argument, by, positions};
    return {};
}

/// Completes the shape of the keys. They are the x of what rotations share, and out as well.
Status validate_keys(const RotaryShiftOptions& options, std::size_t pairs, std::size_t size,
                     HeadsShape& shape) noexcept {
    POSENC_TRY(validate_places(options, size, pairs, shape));
    // In place: heads must not overlap.
    if (!shape.own) return {};
    return validate_out(shape, std::span<const char>(static_cast<const char*>(nullptr), size),
                        std::span<char>(static_cast<char*>(nullptr), size));
}

/// One distance, or one for each batch row.
Status validate_distances(const RotaryShiftOptions& options) noexcept {
    if (options.by_row.empty()) {
        if (!options.by) return {ErrorCode::missing_key, "by", 0, "a finite number from -2^53 to 2^53"};
        return validate_distance(*options.by, "by");
    }
    if (options.by) return {ErrorCode::out_of_range, "by", *options.by, "no distance for all rows beside by_row"};
    POSENC_TRY(guard::shape(options.by_row.size(), {options.batch}, "by_row", "a distance for each batch row"));
    for (const double by : options.by_row) POSENC_TRY(validate_distance(by, "by_row"));
    return {};
}

template <class T>
Status shift(const RotaryShiftOptions& options, const Frequencies& frequencies, std::span<T> keys) noexcept {
    HeadsShape shape;
    std::size_t count = 0;
    POSENC_TRY(validate_rotary_shift(options, frequencies, shape, count, keys.size()));
    if (count == 0) return {};
    return guard::no_throw([&]() -> Status {
        ShiftRow<T> row(frequencies, *options.pairing);
        // A piece for each head where heads come first, or lie far apart.
        const HeadStrides at = shape.strides();
        const std::size_t heads = shape.heads_first ? shape.heads : 1;
        const auto turn = [&](std::size_t b) {
            for (std::size_t h = 0; h < heads; ++h)
                row.turn(shape, count, keys.data() + at.first + b * at.batch + h * at.head + options.first * at.token);
        };
        if (options.by_row.empty()) {
            if (*options.by == 0) return {};
            row.move(*options.by);
            for (std::size_t b = 0; b < shape.batch; ++b) turn(b);
            return {};
        }
        for (std::size_t b = 0; b < shape.batch; ++b) {
            if (options.by_row[b] == 0) continue;
            row.move(options.by_row[b]);
            turn(b);
        }
        return {};
    });
}

}  // namespace

Status validate_rotary_shift(const RotaryShiftOptions& options, const Frequencies& frequencies, HeadsShape& shape,
                             std::size_t& count, std::size_t size) noexcept {
    POSENC_TRY(validate(frequencies));
    POSENC_TRY(validate_asked(options.strides ? 1 : options.heads, options.heads_first, options.pairing));
    POSENC_TRY(validate_distances(options));
    POSENC_TRY(validate_length(options.length, frequencies));
    shape = {.batch = options.batch,
             .heads = options.heads,
             .head_dim = options.head_dim,
             .heads_first = options.heads_first.value_or(false)};
    if (serves_engines && options.strides && !options.tokens)
        return {ErrorCode::missing_key, "tokens", 0, "the number of tokens that these strides reach, room included"};
    Status status = validate_keys(options, frequencies.size(), size, shape);
    if (!status) {
        // JavaScript has a dictionary of its own.
        if (serves_engines && (std::string_view(status.argument) == "x" || std::string_view(status.argument) == "out"))
            status.argument = "keys";
        return status;
    }
    POSENC_TRY(guard::in_range(options.first, 0, shape.tokens, "first", "at most the number of tokens"));
    count = options.count.value_or(shape.tokens - options.first);
    return guard::in_range(count, 0, shape.tokens - options.first, "count", "at most the tokens from first on");
}

Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<float> keys) noexcept {
    return shift(options, frequencies, keys);
}
Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<double> keys) noexcept {
    return shift(options, frequencies, keys);
}
Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<Float16> keys) noexcept {
    return shift(options, frequencies, keys);
}
Status try_shift_rotary(const RotaryShiftOptions& options, const Frequencies& frequencies,
                        std::span<Bfloat16> keys) noexcept {
    return shift(options, frequencies, keys);
}

}  // namespace posenc
