#include "exact/angles.hpp"

#include <cmath>

namespace posenc::exact {

void ReducedAngles::set(double position, const TurnFrequency* frequencies, std::size_t count) noexcept {
    const double magnitude = std::fabs(position);
    const auto whole = static_cast<std::uint64_t>(magnitude);
    const bool is_whole = static_cast<double>(whole) == magnitude, negative = position < 0;
    for (std::size_t i = 0; i < count; ++i) {
        const TurnFrequency& f = frequencies[i];
        const double angle = position * f.radians;
        if (std::fabs(angle) < quarter_pi) {
            set(i, ReducedPhase{angle, 0});
        } else if (is_whole) {
            const Phase phase = Phase{f.high, f.low} * whole;
            set(i, reduce(negative != f.negative ? -phase : phase));
        } else {
            set(i, reduce(phase_of(position, f)));
        }
    }
}

void ReducedAngles::set(std::size_t i, double position, const TurnFrequency& frequency) noexcept {
    const double angle = position * frequency.radians;
    set(i, std::fabs(angle) < quarter_pi ? ReducedPhase{angle, 0} : reduce(phase_of(position, frequency)));
}

}  // namespace posenc::exact
