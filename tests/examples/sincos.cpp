// A rotating body, the same to the last bit as in tests/examples/sincos.ts. Compile your own arithmetic with
// -ffp-contract=off, or the compiler may fuse a product and a sum.
#include <posenc/posenc.hpp>

#include <bit>
#include <cinttypes>
#include <cstdint>
#include <cstdio>

int main() {
    double x = 1, y = 0;
    for (int step = 0; step < 10000; ++step) {
        const auto [sine, cosine] = posenc::trig::sin_cos(0.01 * step);
        const double next = x * cosine - y * sine + 0.001;
        y = x * sine + y * cosine;
        x = next;
    }
    const auto state = std::bit_cast<std::uint64_t>(x);
    std::printf("%.17g %" PRIx64 "\n", x, state);
    // Degrees are turns: 180 of them are exactly half.
    return state == 0xbfee9f1c32b14444 && posenc::trig::sin_turns(180.0 / 360) == 0 ? 0 : 1;
}
