#include "posenc/lessons/variants.hpp"

#include <vector>

#include "core/guard.hpp"
#include "encodings/sinusoidal_table.hpp"
#include "lessons/variant_columns.hpp"

namespace posenc {

VariantColumn VariantColumns::operator[](std::size_t column) const noexcept {
    const bool halves = formula_ == Formula::half_minus_one;
    const std::size_t sines = halves ? dim_ / 2 : (dim_ + 1) / 2;
    VariantColumn out;
    if (halves && column >= 2 * sines) {
        out.zero = true;
        return out;
    }
    // The place that the column would have if the two waves took turns.
    std::size_t c = column;
    if (layout_ == Layout::concatenated) c = column < sines ? 2 * column : 2 * (column - sines) + 1;
    out.cosine = (c % 2 == 1) != cosine_first_;
    const auto pair = static_cast<double>(c / 2);
    const auto place = static_cast<double>(c), width = static_cast<double>(dim_);
    double numerator = -2 * pair, denominator = width;
    switch (formula_) {
    case Formula::paper:
        break;
    case Formula::half_minus_one:
        numerator = -pair;
        denominator = sines > 1 ? static_cast<double>(sines - 1) : 1;
        break;
    case Formula::doubled_exponent:
        numerator = -2 * place;
        break;
    case Formula::unpaired_exponent:
        numerator = -place;
        break;
    case Formula::reciprocal:
        numerator = 2 * pair;
        break;
    }
    out.frequency = exact::turn_frequency(exact::power_from_log(log_base_, numerator, denominator));
    return out;
}

Status try_make_variant_table(const VariantOptions& options, std::span<double> out) noexcept {
    POSENC_TRY(validate(SinusoidalOptions{options.positions, options.dim, options.base}));
    // Its frequencies rise to the base, and a frequency holds 64 bits of whole turns.
    if (options.formula == Formula::reciprocal && options.base > 0x1p53)
        return {ErrorCode::out_of_range, "base", options.base, "at most 2^53 where the frequencies rise"};
    POSENC_TRY(guard::finite(options.scale, "scale"));
    POSENC_TRY(guard::shape(out.size(), options.positions.count, options.dim, "out", "positions.count x dim elements"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const VariantColumns columns(options.dim, options.base, options.formula, options.layout, options.cosine_first);
        for (std::size_t c = 0; c < options.dim; ++c) {
            const VariantColumn column = columns[c];
            for (std::size_t r = 0; r < options.positions.count; ++r)
                out[r * options.dim + c] = options.scale * column.at(options.positions[r]);
        }
        return {};
    });
}

}  // namespace posenc
