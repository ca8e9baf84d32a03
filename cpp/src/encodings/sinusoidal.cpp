#include "posenc/encodings/sinusoidal.hpp"

#include <algorithm>
#include <cmath>

#include "core/guard.hpp"
#include "encodings/sinusoidal_table.hpp"

namespace posenc {

Status validate(const SinusoidalOptions& options) noexcept {
    POSENC_TRY(validate(options.positions));
    return validate(GeometricOptions{options.dim, options.base, options.ladder});
}

SinusoidalTable::SinusoidalTable(const SinusoidalOptions& options)
    : dim_(options.dim),
      ladder_(find_ladder(for_rows(options.positions.count, ladder_key({options.dim, options.base, options.ladder})))),
      table_(options.positions, ladder_->turns) {
    const std::size_t sines = ladder_->turns.size();
    layout_ = options.layout == Layout::interleaved
                  ? SinCosLayout{.sine = 0, .cosine = 1, .stride = 2, .row = dim_}
                  : SinCosLayout{.sine = 0, .cosine = sines, .stride = 1, .row = dim_};
    layout_.last_cosine = 2 * sines <= dim_;
    zero_column_ = 2 * sines < dim_;
}

template <class T>
void SinusoidalTable::write(std::size_t first_row, std::size_t count, T* out) const {
    table_.write(first_row, count, layout_, out);
    if (zero_column_)
        for (std::size_t r = 0; r < count; ++r) out[r * dim_ + dim_ - 1] = 0;
}

template void SinusoidalTable::write<float>(std::size_t, std::size_t, float*) const;
template void SinusoidalTable::write<double>(std::size_t, std::size_t, double*) const;

namespace {

template <class T>
Status make_table(const SinusoidalOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), options.positions.count, options.dim, "out", "positions.count x dim elements"));
    return guard::no_throw([&]() -> Status {
        SinusoidalTable(options).write(0, options.positions.count, out.data());
        return {};
    });
}

}  // namespace

Status try_make_sinusoidal_table(const SinusoidalOptions& options, std::span<float> out) noexcept {
    return make_table(options, out);
}

Status try_make_sinusoidal_table(const SinusoidalOptions& options, std::span<double> out) noexcept {
    return make_table(options, out);
}

Status try_explain_sinusoidal_entry(const SinusoidalOptions& options, double position, std::size_t dimension,
                                    SinusoidalEntry& out) noexcept {
    POSENC_TRY(validate(GeometricOptions{options.dim, options.base, options.ladder}));
    POSENC_TRY(validate(range(position, 1)));
    if (dimension >= options.dim)
        return {ErrorCode::out_of_range, "dimension", static_cast<double>(dimension), "an integer from 0 to dim - 1"};
    return guard::no_throw([&]() -> Status {
        const auto ladder = find_ladder(ladder_key({options.dim, options.base, options.ladder}));
        const std::size_t pairs = ladder->turns.size();
        const bool interleaved = options.layout == Layout::interleaved;
        const std::size_t pair = interleaved ? dimension / 2 : dimension % std::max<std::size_t>(pairs, 1);
        const bool is_cosine = interleaved ? dimension % 2 == 1 : dimension >= pairs;
        if (pair >= pairs || 2 * pairs <= dimension) {  // the zero column of an odd width
            out = {.pair = pairs, .is_cosine = false, .wavelength = HUGE_VAL};
            return {};
        }
        const exact::SinCos sc = exact::sincos(position, ladder->turns[pair]);
        const exact::DoubleDouble w = ladder->radians[pair];
        out = {.pair = pair,
               .is_cosine = is_cosine,
               .angular_frequency = w.high,
               .wavelength = (exact::two_pi / w).high,
               .angle = (w * position).high,
               .value = is_cosine ? sc.cosine : sc.sine};
        return {};
    });
}

}  // namespace posenc
