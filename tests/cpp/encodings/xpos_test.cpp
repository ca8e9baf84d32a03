#include <cmath>

#include "posenc/posenc.hpp"
#include "reference/encodings/rotary.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"
#include "support/tensors.hpp"

namespace posenc::reference {
namespace {

/// posenc::apply_xpos, one pair of one head at a time.
std::vector<double> apply_xpos(const XposOptions& o, std::span<const double> x) {
    std::vector<double> out(x.begin(), x.end());
    const std::size_t d = o.head_dim, tokens = x.size() / (o.batch * o.heads * d), r = o.rotary_dim ? o.rotary_dim : d;
    const bool listed = o.positions.count != 0;
    double length = double(o.offset + tokens);
    if (listed) {
        length = o.positions[0] + 1;
        for (std::size_t k = 1; k < o.positions.count; ++k) length = std::max(length, o.positions[k] + 1);
    }
    length = o.length.value_or(length);
    const double centre = o.centre == XposCentre::torchscale ? std::ceil(length / 2) : std::floor(length / 2);
    for (std::size_t b = 0; b < o.batch; ++b)
        for (std::size_t t = 0; t < tokens; ++t) {
            const bool own = o.positions.count == o.batch * tokens;
            const double position = listed ? o.positions[own ? b * tokens + t : t] : double(o.offset + t);
            const double power = (position - centre) / o.scale_base * (o.role == XposRole::keys ? -1 : 1);
            std::vector<double> angles, scales;
            for (std::size_t i = 0; i < r / 2; ++i) {
                angles.push_back(position * std::pow(o.base, -2.0 * double(i) / double(r)));
                scales.push_back(std::pow((2.0 * double(i) + 0.4 * double(r)) / (1.4 * double(r)), power));
            }
            for (std::size_t h = 0; h < o.heads; ++h) {
                const std::size_t head =
                    o.heads_first.value_or(false) ? (b * o.heads + h) * tokens + t : (b * tokens + t) * o.heads + h;
                rotate_head(std::span(out).subspan(head * d, d), angles, scales, Pairing::interleaved);
            }
        }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

template <class T>
std::vector<T> turned(const XposOptions& options, const std::vector<T>& x) {
    std::vector<T> out(x.size());
    apply_xpos(options, std::span<const T>(x), std::span<T>(out));
    return out;
}

}  // namespace

TEST_CASE("xPos matches 50-digit truth with either centre") {
    on_every_isa([] {
        golden::each("rotary_apply", "xpos", [](const Json& c) {
            const Json& p = c["params"];
            const XposOptions options{.role = p["role"] == "keys" ? XposRole::keys : XposRole::queries,
                                      .base = p["base"],
                                      .scale_base = p["scale_base"],
                                      .centre =
                                          p["centre"] == "torchscale" ? XposCentre::torchscale : XposCentre::lucidrains,
                                      .head_dim = p["head_dim"]};
            const auto expect = golden::numbers(c["expect"]);
            double largest = 1;
            for (const double v : expect) largest = std::max(largest, std::fabs(v));
            CHECK(golden::largest_difference(turned(options, golden::tensor(c["inputs"]["x"])), expect) <= 1e-12);
            CHECK(golden::largest_difference(turned(options, golden::tensor<float>(c["inputs"]["x"])), expect) <=
                  std::ldexp(largest, -22));
        });
    });
}

TEST_CASE("xPos at given positions and over a part of the head matches 50-digit truth") {
    golden::each("rotary_apply", "xpos_positions", [](const Json& c) {
        const Json& p = c["params"];
        const auto positions = c["inputs"]["positions"].get<std::vector<double>>();
        const XposOptions options{.role = p["role"] == "keys" ? XposRole::keys : XposRole::queries,
                                  .positions = list(positions),
                                  .length = p["length"].is_null() ? std::nullopt : golden::maybe(p, "length"),
                                  .base = p["base"],
                                  .scale_base = p["scale_base"],
                                  .centre =
                                      p["centre"] == "torchscale" ? XposCentre::torchscale : XposCentre::lucidrains,
                                  .head_dim = p["head_dim"],
                                  .rotary_dim = p["rotary_dim"]};
        const auto expect = golden::numbers(c["expect"]);
        double largest = 1;
        for (const double v : expect) largest = std::max(largest, std::fabs(v));
        const auto x = golden::tensor(c["inputs"]["x"]);
        CHECK(golden::largest_difference(turned(options, x), expect) <= 1e-12);
        CHECK(golden::largest_difference(turned(options, golden::tensor<float>(c["inputs"]["x"])), expect) <=
              std::ldexp(largest, -22));
        CHECK(golden::largest_difference(reference::apply_xpos(options, x), expect) <= 1e-12);
    });
}

TEST_CASE("xPos takes separate positions for every batch row") {
    std::vector<double> places;
    for (std::size_t k = 0; k < 2 * 70; ++k) places.push_back(double((k * 37) % 91) - (k % 7 == 0 ? 0.5 : 0));
    const XposOptions options{.role = XposRole::keys,
                              .positions = list(places),
                              .batch = 2,
                              .heads = 3,
                              .head_dim = 10,
                              .rotary_dim = 6,
                              .heads_first = true};
    std::vector<double> x(2 * 70 * 3 * 10);
    for (std::size_t k = 0; k < x.size(); ++k) x[k] = golden::by_rule("elevens", k);
    CHECK(golden::largest_difference(turned(options, x), reference::apply_xpos(options, x)) <= 1e-13);
}

TEST_CASE("xPos of long sequences, heads and batches agrees with the reference") {
    for (const bool heads_first : {false, true})
        for (const std::size_t tokens : {0u, 1u, 33u, 150u}) {
            const XposOptions options{.role = XposRole::keys,
                                      .offset = 7,
                                      .batch = 2,
                                      .heads = 3,
                                      .head_dim = 10,
                                      .heads_first = heads_first};
            std::vector<double> x(2 * tokens * 3 * 10);
            for (std::size_t k = 0; k < x.size(); ++k) x[k] = golden::by_rule("elevens", k);
            CHECK(golden::largest_difference(turned(options, x), reference::apply_xpos(options, x)) <= 1e-13);
        }
}

TEST_CASE("scores of xPos do not depend on the centre and fade with distance") {
    const std::size_t length = 201;
    std::vector<double> ones(length * 16, 1.0);
    const auto score = [&](XposCentre centre, std::size_t m, std::size_t n) {
        const auto q = turned<double>({.role = XposRole::queries, .centre = centre, .head_dim = 16}, ones);
        const auto k = turned<double>({.role = XposRole::keys, .centre = centre, .head_dim = 16}, ones);
        double sum = 0;
        for (std::size_t i = 0; i < 16; ++i) sum += q[m * 16 + i] * k[n * 16 + i];
        return sum;
    };
    for (const std::size_t n : {0u, 100u, 200u})
        CHECK(score(XposCentre::torchscale, 200, n) == Approx(score(XposCentre::lucidrains, 200, n)).epsilon(1e-12));
    CHECK(score(XposCentre::torchscale, 150, 50) == Approx(score(XposCentre::torchscale, 190, 90)).epsilon(1e-12));
    // The slowest pair shows only the decay: its score is 2 z^(distance / 512) cos.
    const double z = (14 + 0.4 * 16) / (1.4 * 16);
    const auto q = turned<double>({.role = XposRole::queries, .head_dim = 16}, ones);
    const auto k = turned<double>({.role = XposRole::keys, .head_dim = 16}, ones);
    const double pair = q[200 * 16 + 14] * k[14] + q[200 * 16 + 15] * k[15];
    CHECK(pair == Approx(2 * std::pow(z, 200.0 / 512) * std::cos(200 * std::pow(10000.0, -14.0 / 16))).epsilon(1e-12));
}

TEST_CASE("bad xPos input is refused by name") {
    std::vector<float> x(8);
    const auto role = XposRole::keys;
    const auto refuse = [&](const XposOptions& o, ErrorCode code, const std::string& argument) {
        const Status s = try_apply_xpos(o, std::span<const float>(x), std::span<float>(x));
        CHECK(s.code == code);
        CHECK(s.argument == argument);
    };
    refuse({.head_dim = 4}, ErrorCode::missing_key, "role");
    refuse({.role = role, .heads = 2, .head_dim = 4}, ErrorCode::missing_key, "heads_first");
    refuse({.role = role, .head_dim = 3}, ErrorCode::out_of_range, "head_dim");
    refuse({.role = role, .head_dim = 0}, ErrorCode::out_of_range, "head_dim");
    refuse({.role = role, .head_dim = 6}, ErrorCode::shape_mismatch, "x");
    refuse({.role = role, .base = 1, .head_dim = 4}, ErrorCode::out_of_range, "base");
    refuse({.role = role, .scale_base = 0, .head_dim = 4}, ErrorCode::out_of_range, "scale_base");
    refuse({.role = role, .scale_base = std::nan(""), .head_dim = 4}, ErrorCode::not_finite, "scale_base");
    refuse({.role = role, .offset = 1 << 20, .head_dim = 4}, ErrorCode::out_of_range, "scale_base");
    const double far[] = {0, 1e9}, three[] = {0, 1, 2};
    refuse({.role = role, .positions = list(far), .head_dim = 4}, ErrorCode::out_of_range, "scale_base");
    refuse({.role = role, .positions = list(three), .head_dim = 4}, ErrorCode::shape_mismatch, "positions");
    refuse({.role = role, .offset = 1, .positions = list(far), .head_dim = 4}, ErrorCode::out_of_range, "offset");
    refuse({.role = role, .length = -1, .head_dim = 4}, ErrorCode::out_of_range, "length");
    refuse({.role = role, .head_dim = 4, .rotary_dim = 3}, ErrorCode::out_of_range, "rotary_dim");
    refuse({.role = role, .head_dim = 4, .rotary_dim = 6}, ErrorCode::shape_mismatch, "head_dim");
    refuse({.role = role, .scale_base = 1e-300, .head_dim = 4}, ErrorCode::out_of_range, "scale_base");
    CHECK(try_apply_xpos({.role = role, .head_dim = 4}, std::span<const float>(x), std::span(x).first(4)).code ==
          ErrorCode::shape_mismatch);
}
