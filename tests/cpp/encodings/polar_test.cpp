#include <cmath>
#include <ctime>
#include <vector>

#include "memory/failing.hpp"
#include "posenc/posenc.hpp"
#include "support/isas.hpp"
#include "support/tensors.hpp"

namespace posenc::reference {
namespace {

/// posenc::apply_polar, one channel at a time.
std::vector<double> apply_polar(const PolarOptions& options, const std::vector<double>& x,
                                const std::vector<double>& phases) {
    const std::size_t D = options.head_dim, H = options.heads, T = options.positions.count;
    const bool heads_first = options.heads_first.value_or(false);
    std::vector<double> out(2 * x.size());
    for (std::size_t k = 0; k < x.size(); ++k) {
        const std::size_t row = k / D, c = k % D;
        const std::size_t token = heads_first ? row % T : row / H % T;
        const std::size_t head = heads_first ? row / T % H : row % H;
        double angle = options.positions[token] * std::pow(options.base, -double(c) / double(D));
        if (!phases.empty()) angle += phases[head * D + c];
        const double length = std::log1p(std::exp(-std::fabs(x[k]))) + std::fmax(x[k], 0);
        out[row * 2 * D + c] = length * std::cos(angle);
        out[row * 2 * D + D + c] = length * std::sin(angle);
    }
    return out;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;

namespace {

template <class T>
std::vector<T> polar(const PolarOptions& options, const std::vector<T>& x, const std::vector<T>& phases = {}) {
    std::vector<T> out(2 * x.size());
    apply_polar(options, std::span<const T>(x), std::span<const T>(phases), std::span<T>(out));
    return out;
}

/// Each result within `bound` times its length of the truth.
template <class T>
void check_lengths(const std::vector<T>& got, const std::vector<double>& expect, std::size_t dim, double bound) {
    REQUIRE(got.size() == expect.size());
    for (std::size_t k = 0; k < got.size(); ++k) {
        const double other = expect[k / dim % 2 == 0 ? k + dim : k - dim];
        CHECK(std::fabs(double(got[k]) - expect[k]) <= bound * std::hypot(expect[k], other));
    }
}

std::vector<double> numbers(std::size_t count, double scale) {
    std::vector<double> x(count);
    for (std::size_t k = 0; k < count; ++k) x[k] = scale * (double(k * 37 % 101) - 50) / 16;
    return x;
}

}  // namespace

TEST_CASE("polar embeddings match 50-digit truth, with learned phases and without") {
    on_every_isa([] {
        golden::each("polar", "polar", [](const Json& c) {
            const Json& p = c["params"];
            const std::vector<double> positions = p["positions"];
            const std::size_t dim = p["head_dim"];
            const PolarOptions options{.positions = list(positions),
                                       .base = p["base"],
                                       .heads = p["heads"],
                                       .head_dim = dim,
                                       .heads_first = true};
            const auto expect = golden::numbers(c["expect"]);
            const Json& in = c["inputs"];
            const bool learned = in.contains("phases");
            check_lengths(
                polar(options, golden::tensor(in["x"]), learned ? golden::tensor(in["phases"]) : std::vector<double>{}),
                expect, dim, 1e-14);
            check_lengths(polar(options, golden::tensor<float>(in["x"]),
                                learned ? golden::tensor<float>(in["phases"]) : std::vector<float>{}),
                          expect, dim, 0x1p-23);
        });
    });
}

TEST_CASE("polar embeddings agree with the readable reference for batches and either order of the axes") {
    for (const bool heads_first : {false, true})
        for (const std::size_t tokens : {1u, 33u, 70u}) {
            const PolarOptions options{
                .positions = range(-3, tokens, 0.5), .batch = 2, .heads = 3, .head_dim = 5, .heads_first = heads_first};
            const auto x = numbers(2 * 3 * 5 * tokens, 1), phases = numbers(3 * 5, 0.5);
            const auto expect = reference::apply_polar(options, x, phases);
            CHECK(golden::largest_difference(polar(options, x, phases), expect) <= 1e-13);
        }
}

TEST_CASE("the content decides only the length, and only the distance decides how two tokens differ") {
    const std::vector<double> x = numbers(8, 1);
    const auto at = [&](double p) {
        const std::vector<double> one{p};
        return polar({.positions = list(one), .head_dim = 8}, x);
    };
    const auto score = [&](double a, double b) {
        const auto q = at(a), k = at(b);
        double sum = 0;
        for (std::size_t i = 0; i < q.size(); ++i) sum += q[i] * k[i];
        return sum;
    };
    for (std::size_t c = 0; c < 8; ++c)
        CHECK(std::hypot(at(7)[c], at(7)[8 + c]) == Approx(std::log1p(std::exp(x[c]))).epsilon(1e-14));
    CHECK(score(3, 5) == Approx(score(1003, 1005)).epsilon(1e-12));
}

TEST_CASE("lengths far out on either side are the number itself, or the exponential of it") {
    const auto got = polar<double>({.positions = range(1), .head_dim = 4}, {-700, -30, 30, 1e300});
    CHECK(got[0] == Approx(std::exp(-700.0)).epsilon(1e-13));
    CHECK(got[1] == Approx(std::exp(-30.0)).epsilon(1e-12));
    CHECK(got[2] == Approx(30 + std::exp(-30.0)).epsilon(1e-15));
    CHECK(got[3] == 1e300);
    CHECK(std::isnan(polar<double>({.positions = range(1), .head_dim = 1}, {NAN})[0]));
}

TEST_CASE("polar embeddings of no tokens are made at once, for any width of a head and any batch") {
    constexpr std::size_t most = std::size_t{1} << 31;
    std::vector<float> none;
    const std::clock_t start = std::clock();
    CHECK(try_apply_polar({.batch = most, .heads = most, .head_dim = largest_dim, .heads_first = true}, none, {}, none)
              .ok());
    CHECK(double(std::clock() - start) / CLOCKS_PER_SEC < 0.5);
}

namespace {

/// 70 tokens of 3 heads of 8 channels, for the test of allocations that fail.
const PolarOptions seventy{.positions = range(5, 70), .heads = 3, .head_dim = 8, .heads_first = false};

template <class T>
std::vector<failing::Attempt> polar_attempts() {
    const auto x = std::make_shared<std::vector<T>>(failing::numbers<T>(70 * 3 * 8));
    const std::size_t phases = 3 * 8;
    return failing::one<T>("try_apply_polar", 2 * x->size(), [=](std::span<T> out) {
        const std::span<const T> all = *x;
        return try_apply_polar(seventy, all, all.last(phases), out);
    });
}

const failing::Attempts polar_without_memory{polar_attempts<float>(), polar_attempts<double>()};

}  // namespace
