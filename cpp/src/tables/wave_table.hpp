// Tables of sines and cosines in other projects' arrangements: a plan gives frequencies, columns and blank rows; the
// table is written from it, whole or in pieces.
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/guard.hpp"
#include "exact/double_double.hpp"
#include "frequencies/ladder.hpp"
#include "posenc/core/positions.hpp"
#include "tables/sincos_table.hpp"

namespace posenc {

/// Frequencies that no remembered ladder has: scale * e^(-log_base * numerator * i / denominator), i = 0 .. count - 1.
struct TurnsKey {
    std::size_t count = 0;
    exact::DoubleDouble log_base;
    double numerator = 1;
    exact::DoubleDouble denominator;
    exact::DoubleDouble scale = {1, 0};
};

Turns make_turns(const TurnsKey& key);

/// Everything that a table of one coordinate depends on. Columns without a wave are zero. The frequencies are formed
/// with the table, because its size may be invalid, or be 0 with any width.
struct WavePlan {
    Positions positions;
    std::vector<double> own_positions;  ///< what `positions` points to when the caller gave no list of this form
    LadderKey ladder;
    std::optional<TurnsKey> turns;  ///< instead of `ladder`
    std::size_t width = 0;
    bool interleaved = false;
    bool cosine_first = false;
    bool last_cosine = true;
    double amplitude = 1;
    double blank_position = std::numeric_limits<double>::quiet_NaN();  ///< rows at this position are zero
};

class WaveTable {
public:
    explicit WaveTable(WavePlan plan);

    template <class T>
    void write(std::size_t first_row, std::size_t count, T* out) const;

private:
    WavePlan plan_;
    Turns turns_;
    SinCosTable table_;
    SinCosLayout layout_;
    std::size_t filled_;
};

/// The body of every `try_make_` function of this kind: `prepare` checks the options and fills a plan.
template <class Options, class T>
Status make_waves(const Options& options, std::span<T> out) noexcept {
    return guard::no_throw([&]() -> Status {
        WavePlan plan;
        POSENC_TRY(prepare(options, plan));
        POSENC_TRY(guard::shape(out.size(), plan.positions.count, plan.width, "out", "rows x dim elements"));
        const std::size_t rows = plan.positions.count;
        WaveTable(std::move(plan)).write(0, rows, out.data());
        return {};
    });
}

}  // namespace posenc
