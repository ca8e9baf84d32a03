// The bound of `posenc::trig`, 0.51 ulp, at the worst that a search finds. The proof's weakest place is the first entry
// of the table, half a step below it (web/docs/decisions/046-the-same-sine-everywhere.md, step 2): half of the draws
// are there.
#include "accuracy/measure.hpp"

using namespace posenc;
using namespace accuracy;
using search::between;
using search::scale_between;
using search::whole;
using search::worst;

namespace {

constexpr std::size_t draws = 20000, steps = 20000;

double ulps(double got, Number truth) {
    return precise::error(got, truth) / std::ldexp(1.0, std::ilogb(precise::to_double(truth)) - 52);
}

/// Between an entry and half a step beyond it on either side, in steps; the first entries of a quarter for half of
/// them.
double steps_of(double entry, double part) {
    const double k = entry < 0.5 ? whole(2 * entry, 0, 2) : scale_between(2 * entry - 1, 1, 0x1p22);
    return std::floor(k) + between(part, -0.5, 0.5);
}

}  // namespace

TEST_CASE("sin and cos keep 0.51 ulp at the worst that a search finds") {
    const double found = worst(2, draws, steps, [](const Genes& g) {
        const double x = steps_of(g[0], g[1]) * 0.049087385212340517;
        if (x == 0) return 0.0;
        const precise::Waves truth = precise::waves(Number(x));
        return std::fmax(ulps(trig::sin(x), truth.sine), ulps(trig::cos(x), truth.cosine));
    });
    CHECK(found > 0.499);  // the search came close to half an ulp, which every rounding can cost
    CHECK(found <= 0.51);
}

TEST_CASE("sin_turns and cos_turns keep 0.51 ulp at the worst that a search finds") {
    const double found = worst(2, draws, steps, [](const Genes& g) {
        const double x = steps_of(g[0], g[1]) / 128;
        const double rest = x - std::floor(4 * x + 0.5) / 4;
        // The truth of a rest keeps all digits of small results; a zero is exact.
        const precise::Waves truth = precise::waves(precise::scaled(precise::pi(), 1) * Number(rest));
        const bool is_sine = std::fmod(std::floor(4 * x + 0.5), 2) == 0;
        const double of_rest = is_sine ? trig::sin_turns(x) : trig::cos_turns(x);
        const double other = is_sine ? trig::cos_turns(x) : trig::sin_turns(x);
        if (rest == 0) return of_rest == 0 && std::fabs(other) == 1 ? 0.0 : HUGE_VAL;
        const double sign = std::signbit(of_rest) == std::signbit(precise::to_double(truth.sine)) ? 1 : -1;
        return std::fmax(ulps(sign * of_rest, truth.sine), ulps(std::fabs(other), truth.cosine));
    });
    CHECK(found > 0.499);
    CHECK(found <= 0.51);
}
