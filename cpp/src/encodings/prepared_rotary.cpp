#include "posenc/encodings/prepared_rotary.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "core/guard.hpp"
#include "core/memory.hpp"
#include "encodings/grid_rows.hpp"
#include "encodings/rotary_heads.hpp"
#include "encodings/rotary_rows.hpp"
#include "kernels/kernels.hpp"

namespace posenc {
namespace {

/// Bytes, at the most, of a grid's rows and of what makes them.
template <class T>
double bytes_of(const RotaryGrid& grid) noexcept {
    const auto turns = static_cast<double>(grid.frequencies.size()), rows = static_cast<double>(grid.tokens);
    const auto pairs = static_cast<double>(grid.heads * grid.pairs);
    return 256 * turns + pairs * (32 + 2 * sizeof(T) * rows) + 8 * static_cast<double>(grid.coordinates.size());
}

/// The rows of a grid, written once.
template <class T>
class StoredRows final : public RotationRows {
public:
    StoredRows(const RotaryGrid& grid, double amplitude)
        : RotationRows(grid.pairs, grid.heads), tokens_(grid.tokens),
          values_(grid.heads * grid.tokens * 2 * grid.pairs) {
        const GridRows rows(grid, amplitude);
        for (std::size_t h = 0; h < grid.heads; ++h) rows.write(h, 0, tokens_, values_.data() + h * tokens_ * row());
    }
    void write(std::size_t head, std::size_t first, std::size_t count, float* out) const override {
        copy(head, first, count, out);
    }
    void write(std::size_t head, std::size_t first, std::size_t count, double* out) const override {
        copy(head, first, count, out);
    }

private:
    std::size_t row() const noexcept { return 2 * pairs(); }
    template <class U>
    void copy(std::size_t head, std::size_t first, std::size_t count, U* out) const {
        std::copy_n(values_.data() + (head * tokens_ + first) * row(), count * row(), out);
    }

    std::size_t tokens_;
    std::vector<T> values_;
};

}  // namespace

struct PreparedRotary::State {
    /// The rows kept for one number type: turning forward, and back.
    template <class T>
    struct Kept {
        std::optional<RotaryRows<T>> rows[2];
        std::unique_ptr<RotationRows> stored[2];
    };

    PreparedRotaryOptions options;
    Frequencies frequencies;
    std::vector<exact::TurnFrequency> turns;
    std::optional<RotaryGrid> grid;
    std::tuple<Kept<float>, Kept<double>> kept;

    std::size_t pairs() const noexcept { return grid ? grid->pairs : turns.size(); }

    template <class T>
    RotaryRows<T>& rows(bool inverse) {
        auto& found = std::get<Kept<T>>(kept).rows[inverse];
        if (!found) found.emplace(turns, *options.pairing, rotary_amplitude(frequencies, inverse), inverse);
        return *found;
    }

    /// The memory for a call that makes its rows together, or makes the first row or a grid's rows.
    template <class T>
    Status room_to_turn(bool inverse, bool by_rows) const noexcept {
        const auto& found = std::get<Kept<T>>(kept);
        const auto n = static_cast<double>(pairs());
        if (by_rows) return found.rows[inverse] ? Status() : room_for(n * 8 * sizeof(T));
        return room_for(n * rotation_bytes + (grid && !found.stored[inverse] ? bytes_of<T>(*grid) : 0));
    }

    Status find_shape(const PreparedRotaryPlace& place, std::size_t size, HeadsShape& shape) const noexcept;
    template <class T>
    void turn_grid(const HeadsShape& shape, bool inverse, const T* x, T* out);
    template <class T>
    void turn_rows(const PreparedRotaryPlace& place, const HeadsShape& shape, const T* x, T* out);
    template <class T>
    Status apply(const PreparedRotaryPlace& place, std::span<const T> x, std::span<T> out) noexcept;
};

Status PreparedRotary::State::find_shape(const PreparedRotaryPlace& place, std::size_t size,
                                         HeadsShape& shape) const noexcept {
    constexpr std::size_t most = std::size_t{1} << 31;
    POSENC_TRY(guard::in_range(place.batch, 1, most, "batch", "an integer from 1 to 2^31"));
    std::size_t tokens = place.positions.count;
    if (grid) {
        if (tokens != 0)
            return {ErrorCode::shape_mismatch, "positions", static_cast<double>(tokens), "none: a grid has its own"};
        tokens = grid->tokens;
    } else {
        POSENC_TRY(validate(place.positions));
        if (place.per_batch) {
            if (place.positions.is_range() || tokens % place.batch != 0)
                return {ErrorCode::shape_mismatch, "positions", static_cast<double>(tokens),
                        "a list of batch x tokens"};
            tokens /= place.batch;
        }
    }
    const std::size_t d = options.head_dim;
    shape = {.batch = place.batch,
             .tokens = tokens,
             .head_dim = d,
             .heads_first = *options.heads_first,
             .rows_per_batch = place.per_batch};
    if (place.fused) {
        shape.heads = place.heads;
        POSENC_TRY(validate_fused(*place.fused, shape));
        POSENC_TRY(validate_heads(size, pairs(), shape));
        if (shape.tokens != tokens)
            return {ErrorCode::shape_mismatch, "x", static_cast<double>(size), "batch x tokens x width elements"};
    } else {
        if (place.heads != 0)
            return {ErrorCode::shape_mismatch, "heads", static_cast<double>(place.heads), "a number only with fused"};
        const std::size_t all = size / d;
        if (size % d != 0 || all % place.batch != 0 || (tokens == 0 ? size != 0 : all / place.batch % tokens != 0))
            return {ErrorCode::shape_mismatch, "x", static_cast<double>(size),
                    "batch x tokens x heads x head_dim elements"};
        shape.heads = tokens == 0 ? 1 : all / place.batch / tokens;
    }
    if (grid && grid->heads != 1 && grid->heads != shape.heads && size != 0)
        return {ErrorCode::shape_mismatch, "x", static_cast<double>(shape.heads), "as many heads as the grid has"};
    return {};
}

template <class T>
void PreparedRotary::State::turn_grid(const HeadsShape& shape, bool inverse, const T* x, T* out) {
    auto& stored = std::get<Kept<T>>(kept).stored[inverse];
    if (!stored) stored = std::make_unique<StoredRows<T>>(*grid, rotary_amplitude(grid->frequencies, inverse));
    Rotator<T>(*stored, *options.pairing, inverse).apply(shape, x, out);
}

// Token by token, each by its own row. All heads of a batch row, or of all batch rows that share it, are a stride
// apart.
template <class T>
void PreparedRotary::State::turn_rows(const PreparedRotaryPlace& place, const HeadsShape& shape, const T* x, T* out) {
    RotaryRows<T>& rows = this->rows<T>(place.inverse);
    keep_rest(shape, x, out);
    const std::size_t d = shape.head_dim, width = rows.width(), token = shape.row_stride();
    // With heads first, those of the next batch row go on at the same stride.
    const bool together = (shape.heads_first || (shape.tokens == 1 && !shape.row)) && !shape.rows_per_batch;
    const std::size_t batch = together ? 1 : shape.batch, heads = together ? shape.batch * shape.heads : shape.heads;
    const auto& k = kernels::active();
    for (std::size_t b = 0; b < batch; ++b)
        for (std::size_t t = 0; t < shape.tokens; ++t) {
            const T* row = rows.at(place.positions[shape.rows_per_batch ? b * shape.tokens + t : t]);
            const std::size_t shift = b * shape.batch_stride() + t * token;
            const kernels::Rotation<T> work{.cosine = row,
                                            .sine = row + width,
                                            .table_stride = 2 * width,
                                            .pairs = turns.size(),
                                            .tail = d - 2 * turns.size(),
                                            .x = x + shift,
                                            .out = out + shift,
                                            .rows = 1,
                                            .row_stride = token,
                                            .heads = heads,
                                            .head_stride = shape.head_stride()};
            const bool interleaved = *options.pairing == Pairing::interleaved;
            if constexpr (sizeof(T) == sizeof(float))
                (interleaved ? k.rotate_interleaved_float : k.rotate_half_float)(work);
            else
                (interleaved ? k.rotate_interleaved_double : k.rotate_half_double)(work);
        }
}

template <class T>
Status PreparedRotary::State::apply(const PreparedRotaryPlace& place, std::span<const T> x, std::span<T> out) noexcept {
    HeadsShape shape;
    POSENC_TRY(find_shape(place, x.size(), shape));
    POSENC_TRY(validate_out(x, out));
    if (x.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const Positions& p = place.positions;
        const T* from = x.data();
        T* to = out.data();
        const bool by_rows = !grid && (!p.is_range() || !SinCosTable::differs_from_list(p));
        POSENC_TRY(room_to_turn<T>(place.inverse, by_rows));
        if (grid)
            turn_grid(shape, place.inverse, from, to);
        else if (by_rows)
            turn_rows(place, shape, from, to);
        else {
            const LineRows rows(p, frequencies, rotary_amplitude(frequencies, place.inverse));
            Rotator<T>(rows, *options.pairing, place.inverse).apply(shape, from, to);
        }
        return {};
    });
}

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

Status PreparedRotary::try_prepare(const PreparedRotaryOptions& options, const Frequencies& frequencies) noexcept {
    POSENC_TRY(posenc::validate(frequencies));
    POSENC_TRY(validate(options, frequencies.size()));
    return guard::no_throw([&]() -> Status {
        POSENC_TRY(room_for(static_cast<double>(frequencies.size()) * 256));
        auto made = std::make_unique<State>();
        made->options = options;
        made->frequencies = frequencies;
        made->turns = turn_frequencies(frequencies);
        RotaryRows<float>& rows = made->rows<float>(false);
        POSENC_TRY(room_for(rows.bytes_of(options.length)));
        for (std::size_t p = 0; p < options.length; ++p)
            if (!rows.keep(static_cast<std::uint32_t>(p))) return guard::out_of_memory();
        state_ = std::move(made);
        return {};
    });
}

Status PreparedRotary::try_prepare(const PreparedRotaryOptions& options, const RotaryGrid& grid) noexcept {
    POSENC_TRY(posenc::validate(grid));
    POSENC_TRY(validate(options, grid.pairs));
    return guard::no_throw([&]() -> Status {
        POSENC_TRY(room_for(bytes_of<float>(grid)));
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

}  // namespace posenc
