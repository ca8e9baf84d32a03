// The arithmetic that the searches rely on, against digits from elsewhere (mpmath, 50 digits).
#include "accuracy/measure.hpp"

using accuracy::Number;

namespace {

/// A constant of three doubles. The poorest long double gives 106 bits, of the angle where that is large.
bool agrees(Number got, double a, double b, double c, double angle = 0) {
    const Number truth = Number(a) + Number(b) + Number(c);
    return precise::error(0, got - truth) <= std::ldexp(std::fabs(a) + std::fabs(angle), -98);
}

}  // namespace

TEST_CASE("the tests' own arithmetic agrees with 50 digits of mpmath") {
    CHECK(agrees(precise::pi(), 0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53, -0x1.f1976b7ed8fbcp-109));
    CHECK(agrees(precise::log_two(), 0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56, 0x1.7b57a079a1934p-111));
    CHECK(agrees(precise::log(10), 0x1.26bb1bbb55516p+1, -0x1.f48ad494ea3e9p-53, -0x1.9ebae3ae0260cp-107));
    CHECK(agrees(precise::log(1e-300), -0x1.5963447f87fb5p+9, -0x1.aa670d35324e6p-46, 0x1.c1c30ee9f069fp-101));
    CHECK(agrees(precise::exp(1), 0x1.5bf0a8b145769p+1, 0x1.4d57ee2b1013ap-53, -0x1.618713a31d3e2p-109));
    CHECK(agrees(precise::exp(-20.5), 0x1.57a3afeed00abp-30, 0x1.3f4d19cefc8abp-84, -0x1.7b97915b6e945p-138));
    CHECK(agrees(precise::power(10000, Number(-2) / Number(6)), 0x1.7c3d2c4d63ff5p-5, 0x1.6aee7e35356b7p-60,
                 -0x1.817d9f501bfe1p-114));
    CHECK(agrees(precise::sqrt(2), 0x1.6a09e667f3bcdp+0, -0x1.bdd3413b26456p-54, 0x1.57d3e3adec175p-108));
    CHECK(agrees(precise::waves(1).sine, 0x1.aed548f090ceep-1, 0x1.06374f484e288p-59, -0x1.879aec35ddd9ap-113, 1));
    CHECK(agrees(precise::waves(1).cosine, 0x1.14a280fb5068cp-1, -0x1.b71edcc9344bcp-55, -0x1.c85acbb918aedp-109, 1));
    CHECK(agrees(precise::waves(2147483647.0).sine, -0x1.7328434159860p-1, 0x1.cba2b0ecbc972p-55,
                 0x1.30dfded9abf8ap-109, 2147483647.0));
    CHECK(agrees(precise::waves(-1e9).cosine, 0x1.acff8c7364234p-1, -0x1.f8b0e8a7df5a3p-55, 0x1.5514e074dfe9cp-109,
                 -1e9));
    CHECK(agrees(precise::waves(22).sine, -0x1.220a29f6eb9f4p-7, 0x1.504b8bc40d505p-62, 0x1.4a4358afbfb5dp-116, 22));
    CHECK(agrees(Number(1) / Number(3), 0x1.5555555555555p-2, 0x1.5555555555555p-56, 0x1.5555555555555p-110));
    CHECK(agrees(precise::scaled(Number(3), -1), 1.5, 0, 0));
}
