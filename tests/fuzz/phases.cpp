// Phases against whole numbers of 1200 bits, not only for crashes: any position at any frequency, plain or near a whole
// number of turns.
#include "../cpp/support/aimed.hpp"
#include "../cpp/support/turns.hpp"
#include "exact/phase.hpp"
#include "support/check.hpp"

using namespace posenc;

namespace {

double position_from(fuzz::Input& input) {
    const double position = input.number();
    return std::isfinite(position) && std::fabs(position) <= 0x1p53 ? position : 0.5;
}

/// Any frequency that a call may pass, or one near k / 2^n turns.
double frequency_from(fuzz::Input& input) {
    if (input.flip()) {
        const double any = input.number();
        if (std::isfinite(any) && std::fabs(any) <= 0x1p52) return any;
    }
    const double k = double(input.word() >> (input.byte() % 64));
    const double turns = std::ldexp(k, -int(input.byte() % 128));
    const double radians = aimed::neighbour(aimed::two_pi * turns, int(input.byte() % 9) - 4);
    return std::fabs(radians) <= 0x1p52 ? radians : aimed::two_pi;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    const double position = position_from(input), frequency = frequency_from(input);
    // A remainder of any size below half a unit of the last place, or none.
    const double remainder = input.flip() ? std::ldexp(frequency, -54 - int(input.byte())) : 0;
    const exact::DoubleDouble radians = exact::two_sum(frequency, input.flip() ? remainder : -remainder);

    const exact::Phase phase = exact::phase_of(position, exact::turn_frequency(radians));
    const truth::Turns apart = truth::Turns{{0, 0, 0, 0, phase.low, phase.high}} +
                               -(truth::turns(position, radians.high) + truth::turns(position, radians.low));
    // Below 2^-75 positions have bits that the phase cuts off (phase.hpp).
    const double cut = std::fabs(position) < 0x1p-75 ? (std::fabs(radians.high) + 1) * 0x1p-128 : 0;
    if (truth::distance_from_zero(apart) > (std::fabs(position) + 3) * 0x1p-127 + cut) {
        std::fprintf(stderr, "position %a, frequency %a + %a\n", position, radians.high, radians.low);
        fuzz::fail("a phase is farther from the truth than its bound");
    }
    return 0;
}
