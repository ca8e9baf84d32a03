#include "posenc/encodings/prepared_rotary.hpp"

#include "core/guard.hpp"
#include "encodings/prepared_state.hpp"

namespace posenc {

PreparedRotary::PreparedRotary() noexcept = default;
PreparedRotary::PreparedRotary(PreparedRotary&&) noexcept = default;
PreparedRotary& PreparedRotary::operator=(PreparedRotary&&) noexcept = default;
PreparedRotary::~PreparedRotary() = default;

namespace {

Status validate(const PreparedRotaryOptions& options, std::size_t pairs) noexcept {
    POSENC_TRY(validate_asked(2, options.heads_first, options.pairing));
    POSENC_TRY(guard::in_range(options.length, 0, RotaryRows<float>::limit, "length", "an integer from 0 to 4194304"));
    HeadsShape shape{.head_dim = options.head_dim};
    return validate_heads(0, pairs, shape);
}

}  // namespace

Status PreparedRotary::prepare(const PreparedRotaryOptions& options, const Frequencies& frequencies,
                               const MropeSections* sections) noexcept {
    POSENC_TRY(posenc::validate(frequencies));
    POSENC_TRY(validate(options, frequencies.size()));
    return guard::no_throw([&]() -> Status {
        POSENC_TRY(room_for(static_cast<double>(frequencies.size()) * 256));
        auto made = std::make_unique<State>();
        made->options = options;
        made->frequencies = frequencies;
        made->turns = turn_frequencies(frequencies);
        if (sections) {
            made->axes.resize(frequencies.size());
            POSENC_TRY(try_make_mrope_axes(*sections, made->axes));
        }
        RotaryRows<float>& rows = made->rows<float>(false);
        POSENC_TRY(room_for(rows.bytes_of(options.length)));
        for (std::size_t p = 0; p < options.length; ++p)
            if (!rows.keep(static_cast<std::uint32_t>(p))) return guard::out_of_memory();
        state_ = std::move(made);
        return {};
    });
}

Status PreparedRotary::try_prepare(const PreparedRotaryOptions& options, const Frequencies& frequencies) noexcept {
    return prepare(options, frequencies, nullptr);
}

Status PreparedRotary::try_prepare(const PreparedRotaryOptions& options, const MropeSections& sections,
                                   const Frequencies& frequencies) noexcept {
    return prepare(options, frequencies, &sections);
}

Status PreparedRotary::try_prepare(const PreparedRotaryOptions& options, const RotaryGrid& grid) noexcept {
    POSENC_TRY(posenc::validate(grid));
    POSENC_TRY(validate(options, grid.pairs));
    return guard::no_throw([&]() -> Status {
        POSENC_TRY(room_for(grid_bytes<float>(grid)));
        auto made = std::make_unique<State>();
        made->options = options;
        made->grid = grid;
        state_ = std::move(made);
        return {};
    });
}

namespace {

Status unprepared() noexcept {
    return {ErrorCode::missing_key, "frequencies", 0, "frequencies or a grid, given to try_prepare first"};
}

}  // namespace

Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const float> x,
                                 std::span<float> out) noexcept {
    return state_ ? state_->apply(place, x, out) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const double> x,
                                 std::span<double> out) noexcept {
    return state_ ? state_->apply(place, x, out) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const Float16> x,
                                 std::span<Float16> out) noexcept {
    return state_ ? state_->apply(place, x, out) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const Bfloat16> x,
                                 std::span<Bfloat16> out) noexcept {
    return state_ ? state_->apply(place, x, out) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const float> x,
                                 std::span<Float16> out) noexcept {
    return state_ ? state_->apply(place, x, out) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const float> x,
                                 std::span<Bfloat16> out) noexcept {
    return state_ ? state_->apply(place, x, out) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<float> out,
                                 std::span<float> scratch) const noexcept {
    return state_ ? state_->apply_shared(place, x, out, scratch) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const double> x, std::span<double> out,
                                 std::span<double> scratch) const noexcept {
    return state_ ? state_->apply_shared(place, x, out, scratch) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const Float16> x, std::span<Float16> out,
                                 std::span<float> scratch) const noexcept {
    return state_ ? state_->apply_shared(place, x, out, scratch) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const Bfloat16> x, std::span<Bfloat16> out,
                                 std::span<float> scratch) const noexcept {
    return state_ ? state_->apply_shared(place, x, out, scratch) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<Float16> out,
                                 std::span<float> scratch) const noexcept {
    return state_ ? state_->apply_shared(place, x, out, scratch) : unprepared();
}
Status PreparedRotary::try_apply(const PreparedRotaryPlace& place, std::span<const float> x, std::span<Bfloat16> out,
                                 std::span<float> scratch) const noexcept {
    return state_ ? state_->apply_shared(place, x, out, scratch) : unprepared();
}

template <class T>
Status PreparedRotary::shift_keys(const RotaryShiftOptions& options, std::span<T> keys) const noexcept {
    constexpr const char* own_options = "absent: those of the prepared rotation hold";
    if (!state_ || state_->grid)
        return {ErrorCode::missing_key, "frequencies", 0, "frequencies, given to try_prepare first"};
    const PreparedRotaryOptions& own = state_->options;
    if (options.head_dim != 0)
        return {ErrorCode::out_of_range, "head_dim", static_cast<double>(options.head_dim), own_options};
    if (options.heads_first)
        return {ErrorCode::out_of_range, "heads_first", static_cast<double>(*options.heads_first), own_options};
    if (options.pairing)
        return {ErrorCode::out_of_range, "pairing", static_cast<double>(*options.pairing), own_options};
    RotaryShiftOptions all = options;
    all.head_dim = own.head_dim;
    all.heads_first = own.heads_first;
    all.pairing = own.pairing;
    return try_shift_rotary(all, state_->frequencies, keys);
}

Status PreparedRotary::try_shift(const RotaryShiftOptions& options, std::span<float> keys) const noexcept {
    return shift_keys(options, keys);
}
Status PreparedRotary::try_shift(const RotaryShiftOptions& options, std::span<double> keys) const noexcept {
    return shift_keys(options, keys);
}
Status PreparedRotary::try_shift(const RotaryShiftOptions& options, std::span<Float16> keys) const noexcept {
    return shift_keys(options, keys);
}
Status PreparedRotary::try_shift(const RotaryShiftOptions& options, std::span<Bfloat16> keys) const noexcept {
    return shift_keys(options, keys);
}

std::size_t PreparedRotary::scratch_size() const noexcept {
    return state_ ? state_->scratch_rows() * state_->row_size() : 0;
}

}  // namespace posenc
