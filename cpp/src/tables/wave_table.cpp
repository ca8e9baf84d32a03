#include "tables/wave_table.hpp"

#include <algorithm>
#include <utility>

namespace posenc {

using exact::DoubleDouble;

Turns make_turns(const TurnsKey& key) {
    auto turns = std::make_shared<std::vector<exact::TurnFrequency>>(key.count);
    for (std::size_t i = 0; i < key.count; ++i) {
        const DoubleDouble x =
            i == 0 ? DoubleDouble{} : key.log_base * (-key.numerator * static_cast<double>(i)) / key.denominator;
        // Slower than any position could show: no angle at all, rather than an exponential out of its range.
        const DoubleDouble w = i == 0 ? DoubleDouble{1, 0} : x.high < -690 ? DoubleDouble{} : exact::exp(x);
        (*turns)[i] = exact::turn_frequency(w * key.scale);
    }
    return turns;
}

namespace {

Turns form_turns(const WavePlan& plan) {
    const std::size_t rows = plan.positions.count;
    if (plan.turns && rows > 0) return make_turns(*plan.turns);
    const auto ladder = find_ladder(for_rows(rows, plan.ladder));
    return {ladder, &ladder->turns};
}

// A copied plan must not point into the plan that it was copied from.
WavePlan settle(WavePlan plan) {
    if (!plan.own_positions.empty()) plan.positions = list(plan.own_positions);
    return plan;
}

}  // namespace

WaveTable::WaveTable(WavePlan plan)
    : plan_(settle(std::move(plan))), turns_(form_turns(plan_)), table_(plan_.positions, *turns_, plan_.amplitude) {
    const std::size_t sines = turns_->size(), cosines = sines - (plan_.last_cosine || sines == 0 ? 0 : 1);
    layout_ = plan_.interleaved    ? SinCosLayout{.sine = 0, .cosine = 1, .stride = 2}
              : plan_.cosine_first ? SinCosLayout{.sine = cosines, .cosine = 0, .stride = 1}
                                   : SinCosLayout{.sine = 0, .cosine = sines, .stride = 1};
    layout_.row = plan_.width;
    layout_.last_cosine = plan_.last_cosine;
    filled_ = sines + cosines;
}

template <class T>
void WaveTable::write(std::size_t first_row, std::size_t count, T* out) const {
    table_.write(first_row, count, layout_, out);
    for (std::size_t r = 0; r < count; ++r) {
        const bool blank = plan_.positions[first_row + r] == plan_.blank_position;
        std::fill(out + r * plan_.width + (blank ? 0 : filled_), out + (r + 1) * plan_.width, T{0});
    }
}

template void WaveTable::write<float>(std::size_t, std::size_t, float*) const;
template void WaveTable::write<double>(std::size_t, std::size_t, double*) const;

}  // namespace posenc
