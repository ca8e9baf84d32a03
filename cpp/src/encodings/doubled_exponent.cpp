#include "posenc/encodings/doubled_exponent.hpp"

#include <algorithm>
#include <vector>

#include "encodings/doubled_exponent_table.hpp"

namespace posenc {

Status validate(const DoubledExponentOptions& options) noexcept {
    POSENC_TRY(validate(options.positions));
    POSENC_TRY(validate(GeometricOptions{options.dim, options.base}));
    if (options.dim % 2 == 0) return {};
    return {ErrorCode::out_of_range, "dim", static_cast<double>(options.dim), "an even integer from 2 to 16777216"};
}

// Every column has its own frequency, base^(-2c / D).
DoubledExponentTable::DoubledExponentTable(const DoubledExponentOptions& options)
    : dim_(options.dim), turns_(make_turns({options.positions.count > 0 ? options.dim : 0,
                                            exact::log({options.base, 0}),
                                            2,
                                            {static_cast<double>(options.dim), 0}})),
      table_(options.positions, *turns_) {}

template <class T>
void DoubledExponentTable::write(std::size_t first_row, std::size_t count, T* out) const {
    // Both waves of each column, of which one is kept.
    const std::size_t piece = std::min(count, SinCosTable::tile_rows);
    std::vector<T> waves(piece * 2 * dim_);
    for (std::size_t done = 0; done < count; done += piece) {
        const std::size_t rows = std::min(piece, count - done);
        table_.write(first_row + done, rows, {.sine = 0, .cosine = dim_, .stride = 1, .row = 2 * dim_}, waves.data());
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < dim_; ++c)
                out[(done + r) * dim_ + c] = waves[r * 2 * dim_ + (c % 2 == 0 ? c : dim_ + c)];
    }
}

template void DoubledExponentTable::write<float>(std::size_t, std::size_t, float*) const;
template void DoubledExponentTable::write<double>(std::size_t, std::size_t, double*) const;

namespace {

template <class T>
Status make_table(const DoubledExponentOptions& options, std::span<T> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), options.positions.count, options.dim, "out", "positions.count x dim elements"));
    return guard::no_throw([&]() -> Status {
        DoubledExponentTable(options).write(0, options.positions.count, out.data());
        return {};
    });
}

}  // namespace

Status try_make_doubled_exponent_table(const DoubledExponentOptions& options, std::span<float> out) noexcept {
    return make_table(options, out);
}

Status try_make_doubled_exponent_table(const DoubledExponentOptions& options, std::span<double> out) noexcept {
    return make_table(options, out);
}

}  // namespace posenc
