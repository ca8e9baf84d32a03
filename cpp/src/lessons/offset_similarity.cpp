#include "posenc/lessons/offset_similarity.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "lessons/pairs.hpp"
#include "tables/sincos_table.hpp"

namespace posenc {
namespace {

// In a fixed order that leaves four additions in flight.
double sum_of_squares(const double* x, std::size_t n) noexcept {
    double s[4] = {};
    std::size_t i = 0;
    for (; i + 4 <= n; i += 4)
        for (std::size_t k = 0; k < 4; ++k) s[k] += x[i + k] * x[i + k];
    for (; i < n; ++i) s[0] += x[i] * x[i];
    return (s[0] + s[1]) + (s[2] + s[3]);
}

// The curves of all measures follow from h(k), the sum of sin^2(w_i k / 2):
//   dot = pairs - 2 h, distance = 2 sqrt(h).
class Curve {
public:
    Curve(const GeometricOptions& options, const Positions& offsets)
        : ladder_(find_ladder(ladder_key(options))), pairs_(ladder_->turns.size()), halves_(half_list(offsets)),
          table_(half(offsets, halves_), ladder_->turns), offsets_(offsets.count),
          piece_(std::min(offsets_, SinCosTable::tile_rows * std::max<std::size_t>(1, 256 / (pairs_ + 1)))),
          rows_(piece_ * 2 * pairs_), h_(piece_) {}

    double dot(double h) const noexcept { return static_cast<double>(pairs_) - 2 * h; }
    double cosine(double h) const noexcept { return pairs_ > 0 ? dot(h) / static_cast<double>(pairs_) : 0; }
    static double distance(double h) noexcept { return 2 * std::sqrt(h); }

    /// h of the offsets from `first` on: as many as one piece holds.
    std::span<const double> piece(std::size_t first) {
        const std::size_t count = std::min(piece_, offsets_ - first);
        table_.write(first, count, {.sine = 0, .cosine = pairs_, .stride = 1, .row = 2 * pairs_}, rows_.data());
        for (std::size_t r = 0; r < count; ++r) h_[r] = sum_of_squares(rows_.data() + r * 2 * pairs_, pairs_);
        return {h_.data(), count};
    }

private:
    static std::vector<double> half_list(const Positions& offsets) {
        if (offsets.is_range()) return {};
        std::vector<double> halves(offsets.count);
        for (std::size_t k = 0; k < halves.size(); ++k) halves[k] = offsets[k] / 2;
        return halves;
    }
    static Positions half(const Positions& offsets, const std::vector<double>& halves) noexcept {
        return offsets.is_range() ? range(offsets.first / 2, offsets.count, offsets.step / 2) : list(halves);
    }

    std::shared_ptr<const LadderValues> ladder_;
    std::size_t pairs_;
    std::vector<double> halves_;
    SinCosTable table_;
    std::size_t offsets_, piece_;
    std::vector<double> rows_, h_;
};

}  // namespace

Status try_compute_offset_similarity(const GeometricOptions& options, const Positions& offsets, Measure measure,
                                     std::span<double> out) noexcept {
    POSENC_TRY(validate_pairs(options));
    POSENC_TRY(validate(offsets));
    POSENC_TRY(guard::shape(out.size(), offsets.count, 1, "out", "as many elements as offsets"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        Curve curve(options, offsets);
        for (std::size_t k = 0; k < offsets.count;)
            for (const double h : curve.piece(k))
                out[k++] = measure == Measure::dot      ? curve.dot(h)
                           : measure == Measure::cosine ? curve.cosine(h)
                                                        : Curve::distance(h);
        return {};
    });
}

Status try_find_first_rise(const GeometricOptions& options, std::size_t limit, FirstRise& out) noexcept {
    POSENC_TRY(validate_pairs(options));
    POSENC_TRY(guard::in_range(limit, 0, largest_offset, "limit", "an integer from 0 to 2^31"));
    return guard::no_throw([&]() -> Status {
        Curve curve(options, range(limit + 1));
        double before = 0;
        for (std::size_t k = 0; k <= limit;)
            for (const double h : curve.piece(k)) {
                if (h < before) {
                    out = {true, k, curve.dot(h), curve.dot(before)};
                    return {};
                }
                before = h;
                ++k;
            }
        out = {};
        return {};
    });
}

Status try_find_nearest_repeat(const GeometricOptions& options, std::size_t first, std::size_t last,
                               NearestRepeat& out) noexcept {
    POSENC_TRY(validate_pairs(options));
    POSENC_TRY(guard::in_range(last, 1, largest_offset, "last", "an integer from 1 to 2^31"));
    POSENC_TRY(guard::in_range(first, 1, last, "first", "an integer from 1 to last"));
    return guard::no_throw([&]() -> Status {
        const std::size_t count = last - first + 1;
        Curve curve(options, range(static_cast<double>(first), count));
        double least = HUGE_VAL;
        std::size_t at = 0;
        for (std::size_t k = 0; k < count;)
            for (const double h : curve.piece(k)) {
                if (h < least) {
                    least = h;
                    at = k;
                }
                ++k;
            }
        out = {first + at, Curve::distance(least), curve.dot(least)};
        return {};
    });
}

}  // namespace posenc
