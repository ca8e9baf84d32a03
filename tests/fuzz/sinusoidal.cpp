#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    const fuzz::PositionsInput positions(input);
    const SinusoidalOptions options{.positions = positions,
                                    .dim = input.size(300),
                                    .base = input.number(10000),
                                    .layout = input.choice<Layout>(2),
                                    .ladder = input.choice<Ladder>(2)};
    fuzz::run_table(input, positions.count(), options.dim, [&](auto out) {
        const Status status = try_make_sinusoidal_table(options, out);
        if (status.ok())
            for (const auto x : out) {
                // float64 promises 4e-15, which may reach beyond 1; float32 rounds that away.
                const double limit = sizeof(x) == sizeof(float) ? 1 : 1 + 4e-15;
                fuzz::require(std::fabs(x) <= limit, "a sine lies outside of -1 to 1");
            }
        return status;
    });
    if (options.dim > fuzz::widest) return 0;
    SinusoidalEntry entry;
    if (try_explain_sinusoidal_entry(options, input.number(), input.size(300), entry).ok())
        fuzz::require(entry.value >= -1 && entry.value <= 1, "an explained entry lies outside of -1 to 1");
    fuzz::run<double>(input, options.dim, [&](auto out) {
        return try_compute_wavelengths({options.dim, options.base, options.ladder}, out);
    });
    return 0;
}
