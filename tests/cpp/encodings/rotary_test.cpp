#include <cmath>
#include <cstring>
#include <limits>

#include "kernels/kernels.hpp"
#include "posenc/posenc.hpp"
#include "reference/encodings/rotary.hpp"
#include "support/golden.hpp"
#include "support/guarded.hpp"
#include "support/isas.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

const double rotation_bound = std::ldexp(1.0, -22);

template <class T>
std::vector<T> apply(const RotaryOptions& options, const Frequencies& frequencies, const std::vector<T>& x) {
    std::vector<T> out(x.size(), T(77));
    apply_rotary(options, frequencies, std::span<const T>(x), std::span<T>(out));
    return out;
}

// Noise without libraries, the same everywhere.
template <class T>
std::vector<T> noise(std::size_t n) {
    std::vector<T> x(n);
    std::uint32_t state = 12345;
    for (T& v : x) {
        state = state * 1664525u + 1013904223u;
        v = T(double(state >> 8) / (1 << 23) - 1);
    }
    return x;
}

template <class T>
double largest(const std::vector<T>& x) {
    double found = 0;
    for (const T v : x) found = std::max(found, std::fabs(double(v)));
    return found;
}

constexpr Pairing pairings[] = {Pairing::interleaved, Pairing::rotate_half};

}  // namespace

TEST_CASE("rotated queries and keys match 50-digit truth on every instruction set") {
    on_every_isa([] {
        golden::each("rotary_apply", "rotary", [](const Json& c) {
            const Json& p = c["params"];
            Frequencies f = make_rotary_frequencies({.rotary_dim = p["rotary_dim"], .base = p["base"]});
            if (p.contains("attention_factor")) f.attention_factor = p["attention_factor"];
            std::vector<double> positions;
            RotaryOptions options{.head_dim = p["head_dim"], .pairing = golden::pairing_of(p)};
            if (p.contains("heads")) options.heads = p["heads"];
            options.heads_first = false;
            if (p.contains("inverse")) options.inverse = p["inverse"];
            const Json& in = c["inputs"];
            if (in.contains("positions")) {
                if (in["positions"][0].is_array()) {
                    options.batch = in["positions"].size();
                    for (const Json& row : in["positions"])
                        for (const Json& position : row) positions.push_back(position);
                } else {
                    positions = golden::numbers(in["positions"]);
                }
                options.positions = list(positions);
            } else {
                options.positions = cached_query_positions(in["query_count"], in["key_count"]);
            }
            const auto expect = golden::numbers(c["expect"]);
            const auto x = golden::tensor(in["x"]);
            CHECK(golden::largest_difference(apply(options, f, x), expect) <= 1e-12);
            const auto narrow = golden::tensor<float>(in["x"]);
            CHECK(golden::largest_difference(apply(options, f, narrow), expect) <= rotation_bound * largest(x));
        });
    });
}

TEST_CASE("cosine and sine tables match 50-digit truth, the attention factor within the one rounding") {
    golden::each("rotary_apply", "rotary_table", [](const Json& c) {
        const Json& p = c["params"];
        Frequencies f = make_rotary_frequencies({.rotary_dim = p["rotary_dim"], .base = p["base"]});
        f.attention_factor = p["attention_factor"];
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        const auto expect = golden::numbers(c["expect"]);
        const std::size_t half = expect.size() / 2;
        std::vector<double> wide(expect.size());
        make_rotary_table({.positions = list(positions)}, f, std::span(wide).first(half), std::span(wide).last(half));
        CHECK(golden::largest_difference(wide, expect) <= 1e-12);
        std::vector<float> narrow(expect.size());
        make_rotary_table({.positions = list(positions)}, f, std::span(narrow).first(half),
                          std::span(narrow).last(half));
        CHECK(golden::largest_difference(narrow, expect) <= std::ldexp(f.attention_factor, -24));
    });
}

TEST_CASE("fairseq's pinned rotary tables are reproduced") {
    int found = 0;
    const Json file = golden::read("peer_test_snapshots");
    for (const Json& c : file["cases"]) {
        if (c["name"] != "fairseq_rotary_tables_d2") continue;
        ++found;
        std::vector<double> cosine(6), sine(6), both;
        make_rotary_table({.positions = range(3), .duplicated = true, .pairing = Pairing::rotate_half},
                          make_rotary_frequencies({.rotary_dim = 2}), std::span(cosine), std::span(sine));
        for (std::size_t row = 0; row < 3; ++row) {
            both.insert(both.end(), &cosine[2 * row], &cosine[2 * row] + 2);
            both.insert(both.end(), &sine[2 * row], &sine[2 * row] + 2);
        }
        CHECK(golden::largest_difference(both, golden::numbers(c["true"])) <= 1e-15);
        CHECK(golden::largest_difference(both, golden::numbers(c["expect"])) <= 5e-5);
    }
    CHECK(found == 1);
}

TEST_CASE("duplicated tables put each value at both channels of its pair") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 6});
    std::vector<float> c(40 * 3), s(40 * 3), c2(40 * 6), s2(40 * 6);
    make_rotary_table({.positions = range(40)}, f, std::span(c), std::span(s));
    for (const Pairing pairing : pairings) {
        make_rotary_table({.positions = range(40), .duplicated = true, .pairing = pairing}, f, std::span(c2),
                          std::span(s2));
        for (std::size_t row = 0; row < 40; ++row)
            for (std::size_t k = 0; k < 6; ++k) {
                const std::size_t pair = row * 3 + (pairing == Pairing::interleaved ? k / 2 : k % 3);
                CHECK(c2[row * 6 + k] == c[pair]);
                CHECK(s2[row * 6 + k] == s[pair]);
            }
    }
}

TEST_CASE("apply_rotary agrees with the reference at every length around the register width, misaligned too") {
    std::vector<std::size_t> lengths = {0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 26, 31, 32, 33, 34, 50, 65, 101};
    for (const Pairing pairing : pairings)
        for (const std::size_t pairs : lengths)
            for (const std::size_t tail : {0u, 3u}) {
                if (pairs == 0) continue;
                const Frequencies f = make_rotary_frequencies({.rotary_dim = 2 * pairs});
                const RotaryOptions options{.positions = range(-2, 3, 0.5),
                                            .heads = 2,
                                            .head_dim = 2 * pairs + tail,
                                            .heads_first = false,
                                            .pairing = pairing};
                const auto x = noise<double>(3 * 2 * options.head_dim);
                const auto truth = reference::apply_rotary(options, f, x);
                std::vector<double> first_wide;
                std::vector<float> first_narrow;
                on_every_isa([&] {
                    const auto wide = apply(options, f, x);
                    CHECK(golden::largest_difference(wide, truth) <= 1e-13);
                    // One element off the alignment of the allocation.
                    std::vector<float> in(x.size() + 1), out(x.size() + 1);
                    std::copy(x.begin(), x.end(), in.begin() + 1);
                    apply_rotary(options, f, std::span<const float>(in).subspan(1), std::span(out).subspan(1));
                    const std::vector<float> narrow(out.begin() + 1, out.end());
                    CHECK(golden::largest_difference(narrow, truth) <= rotation_bound);
                    if (first_wide.empty()) {
                        first_wide = wide;
                        first_narrow = narrow;
                    }
                    CHECK(std::memcmp(first_wide.data(), wide.data(), wide.size() * sizeof(double)) == 0);
                    CHECK(std::memcmp(first_narrow.data(), narrow.data(), narrow.size() * sizeof(float)) == 0);
                });
            }
}

TEST_CASE("batches, heads before tokens and positions per batch row agree with the reference") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 20});
    for (const Pairing pairing : pairings)
        for (const bool heads_first : {false, true})
            for (const std::size_t tokens : {0u, 1u, 33u, 70u})
                for (const bool own_rows : {false, true}) {
                    std::vector<double> positions(own_rows ? 3 * tokens : tokens);
                    for (std::size_t i = 0; i < positions.size(); ++i) positions[i] = double(i * 7 % 50);
                    const RotaryOptions options{.positions = list(positions),
                                                .batch = 3,
                                                .heads = 4,
                                                .head_dim = 24,
                                                .heads_first = heads_first,
                                                .pairing = pairing};
                    const auto x = noise<double>(3 * tokens * 4 * 24);
                    CHECK(golden::largest_difference(apply(options, f, x), reference::apply_rotary(options, f, x)) <=
                          1e-12);
                }
}

TEST_CASE("apply_rotary keeps the norm of every pair") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 64});
    const auto x = noise<float>(50 * 64);
    const auto out = apply<float>({.positions = range(1e6, 50), .head_dim = 64, .pairing = Pairing::interleaved}, f, x);
    for (std::size_t k = 0; k < x.size(); k += 2)
        CHECK(std::hypot(out[k], out[k + 1]) == Approx(std::hypot(x[k], x[k + 1])).epsilon(3e-7));
}

TEST_CASE("scores of rotated queries and keys depend on the distance alone") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 32});
    const auto q = noise<double>(32), k = std::vector<double>(q.rbegin(), q.rend());
    const auto score = [&](double m, double n, Pairing pairing) {
        const auto a = apply<double>({.positions = range(m, 1), .head_dim = 32, .pairing = pairing}, f, q);
        const auto b = apply<double>({.positions = range(n, 1), .head_dim = 32, .pairing = pairing}, f, k);
        double sum = 0;
        for (std::size_t i = 0; i < 32; ++i) sum += a[i] * b[i];
        return sum;
    };
    for (const Pairing pairing : pairings) {
        CHECK(std::fabs(score(7, 3, pairing) - score(65004, 65000, pairing)) < 1e-12);
        CHECK(std::fabs(score(7, 3, pairing) - score(8, 3, pairing)) > 1e-3);
    }
}

TEST_CASE("the inverse rotation restores the channels, attention factor included") {
    Frequencies f = make_yarn_frequencies({.rotary_dim = 48, .factor = 8});
    CHECK(f.attention_factor > 1.2);
    const auto x = noise<float>(40 * 2 * 50);
    for (const Pairing pairing : pairings) {
        RotaryOptions options{
            .positions = range(100000, 40), .heads = 2, .head_dim = 50, .heads_first = false, .pairing = pairing};
        const auto there = apply(options, f, x);
        options.inverse = true;
        CHECK(golden::largest_difference(apply(options, f, there), x) <= 2 * rotation_bound);
    }
}

TEST_CASE("in place gives the bits of out of place, and the kept channels are untouched") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 20});
    for (const Pairing pairing : pairings) {
        const RotaryOptions options{
            .positions = range(37), .heads = 3, .head_dim = 29, .heads_first = false, .pairing = pairing};
        auto x = noise<float>(37 * 3 * 29);
        const auto out = apply(options, f, x), before = x;
        apply_rotary(options, f, std::span<const float>(x), std::span<float>(x));
        CHECK(x == out);
        for (std::size_t k = 0; k < x.size(); ++k)
            if (k % 29 >= 20) CHECK(out[k] == before[k]);
    }
}

TEST_CASE("tensors beyond the caches, which are copied out past them, have the bits of in place and no byte beside "
          "them changes") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 20});
    struct Case {
        std::size_t tokens, heads, dim;
        bool heads_first;
    };
    // The last one has rows too long for a block, and turns them in place.
    for (const Case& c : {Case{5300, 29, 29, false}, {280, 600, 29, true}, {160, 1, 30000, false}})
        for (const Pairing pairing : pairings) {
            const RotaryOptions options{.positions = range(c.tokens),
                                        .heads = c.heads,
                                        .head_dim = c.dim,
                                        .heads_first = c.heads_first,
                                        .pairing = pairing};
            auto x = noise<float>(c.tokens * c.heads * c.dim);
            REQUIRE(x.size() * sizeof(float) > kernels::largest_cached);
            Guarded<float> out(x.size(), 3);
            apply_rotary(options, f, std::span<const float>(x), std::span<float>(out.data(), x.size()));
            apply_rotary(options, f, std::span<const float>(x), std::span<float>(x));
            CHECK(std::memcmp(out.data(), x.data(), x.size() * sizeof(float)) == 0);
            CHECK(out.guards_are_intact());
        }
}

TEST_CASE("a token turns alike at every place in a piece") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 16});
    const auto x = noise<float>(100 * 16);
    const auto whole =
        apply<float>({.positions = range(500, 100), .head_dim = 16, .pairing = Pairing::interleaved}, f, x);
    for (const std::size_t t : {0u, 16u, 33u, 99u}) {
        const auto alone =
            apply<float>({.positions = range(500.0 + double(t), 1), .head_dim = 16, .pairing = Pairing::interleaved}, f,
                         {x.begin() + std::ptrdiff_t(t * 16), x.begin() + std::ptrdiff_t(t * 16 + 16)});
        for (std::size_t i = 0; i < 16; ++i) CHECK(std::fabs(alone[i] - whole[t * 16 + i]) <= rotation_bound);
    }
}

TEST_CASE("permuted channels turn the same with the other pairing") {
    golden::each("rotary_apply", "rotary_permutation", [](const Json& c) {
        const std::size_t dim = c["params"]["head_dim"];
        std::vector<std::int32_t> p(dim), back(dim);
        make_rotary_permutation({.head_dim = dim, .to = Pairing::rotate_half}, p);
        CHECK(golden::largest_difference(p, golden::numbers(c["expect"])) == 0);
        make_rotary_permutation({.head_dim = dim, .to = Pairing::interleaved}, back);
        const auto x = noise<float>(dim);
        std::vector<float> permuted(dim);
        for (std::size_t i = 0; i < dim; ++i) {
            CHECK(back[std::size_t(p[i])] == std::int32_t(i));
            permuted[i] = x[std::size_t(p[i])];
        }
        const Frequencies f = make_rotary_frequencies({.rotary_dim = dim});
        const auto a = apply<float>({.positions = range(9, 1), .head_dim = dim, .pairing = Pairing::interleaved}, f, x);
        const auto b =
            apply<float>({.positions = range(9, 1), .head_dim = dim, .pairing = Pairing::rotate_half}, f, permuted);
        for (std::size_t i = 0; i < dim; ++i) CHECK(b[i] == a[std::size_t(p[i])]);
    });
}

TEST_CASE("weights are permuted head by head, and back") {
    golden::each("rotary_apply", "rotary_permute_weights", [](const Json& c) {
        const Json& p = c["params"];
        const auto weights = golden::tensor<float>(c["inputs"]["weights"]);
        std::vector<float> out(weights.size());
        const RotaryWeightOptions options{
            .heads = p["heads"],
            .columns = 3,
            .head = {.head_dim = p["head_dim"],
                     .to = p["to"] == "rotate_half" ? Pairing::rotate_half : Pairing::interleaved}};
        permute_rotary_weights(options, weights, out);
        CHECK(golden::largest_difference(out, golden::numbers(c["expect"])) == 0);
        CHECK(try_permute_rotary_weights(options, weights, std::span(out).first(3)).code == ErrorCode::shape_mismatch);
    });
    std::vector<std::int32_t> partial(7);
    make_rotary_permutation({.head_dim = 7, .rotary_dim = 4, .to = Pairing::rotate_half}, partial);
    CHECK((partial == std::vector<std::int32_t>{0, 2, 1, 3, 4, 5, 6}));
    CHECK(try_make_rotary_permutation({.head_dim = 7, .to = Pairing::rotate_half}, partial).code ==
          ErrorCode::out_of_range);
    CHECK(try_make_rotary_permutation({.head_dim = 7, .rotary_dim = 8, .to = Pairing::rotate_half}, partial).code ==
          ErrorCode::out_of_range);
    CHECK(try_make_rotary_permutation({.head_dim = 8, .to = Pairing::rotate_half}, partial).code ==
          ErrorCode::shape_mismatch);
}

TEST_CASE("bad rotary input is refused by name and changes nothing") {
    const Frequencies good = make_rotary_frequencies({.rotary_dim = 4});
    const std::vector<float> x(3 * 2 * 4, 1.0f);
    std::vector<float> out(x.size(), 42.0f);
    const auto refuse = [&](const RotaryOptions& options, const Frequencies& f, ErrorCode code,
                            const std::string& argument) {
        const Status status = try_apply_rotary(options, f, std::span<const float>(x), std::span<float>(out));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(std::all_of(out.begin(), out.end(), [](float v) { return v == 42.0f; }));
    };
    const double nan = std::nan("");
    const RotaryOptions ok{
        .positions = range(3), .heads = 2, .head_dim = 4, .heads_first = false, .pairing = Pairing::interleaved};
    RotaryOptions o = ok;
    o.positions = range(4);
    refuse(o, good, ErrorCode::shape_mismatch, "positions");
    o.positions = range(nan, 3);
    refuse(o, good, ErrorCode::not_finite, "positions.first");
    o = ok;
    o.heads = 0;
    refuse(o, good, ErrorCode::out_of_range, "heads");
    o.heads = 5;
    refuse(o, good, ErrorCode::shape_mismatch, "x");
    o = ok;
    o.batch = 0;
    refuse(o, good, ErrorCode::out_of_range, "batch");
    o = ok;
    o.pairing.reset();
    refuse(o, good, ErrorCode::missing_key, "pairing");
    o = ok;
    o.heads_first.reset();
    refuse(o, good, ErrorCode::missing_key, "heads_first");
    o = ok;
    o.head_dim = 3;
    refuse(o, good, ErrorCode::shape_mismatch, "head_dim");
    o.head_dim = std::numeric_limits<std::size_t>::max();
    refuse(o, good, ErrorCode::out_of_range, "head_dim");
    refuse(ok, {}, ErrorCode::out_of_range, "frequencies");
    refuse(ok, {{1, nan}, {}, 1}, ErrorCode::not_finite, "frequencies.inverse");
    refuse(ok, {{1, 1e300}, {}, 1}, ErrorCode::out_of_range, "frequencies.inverse");
    refuse(ok, {{1, 1}, {0}, 1}, ErrorCode::shape_mismatch, "frequencies.remainder");
    refuse(ok, {{1, 1}, {}, 0}, ErrorCode::out_of_range, "frequencies.attention_factor");
    CHECK(try_apply_rotary(ok, good, std::span<const float>(x), std::span(out).first(8)).code ==
          ErrorCode::shape_mismatch);
    std::vector<float> both(x.size() + 1);
    const Status overlap =
        try_apply_rotary(ok, good, std::span<const float>(both).first(x.size()), std::span(both).subspan(1));
    CHECK(overlap.code == ErrorCode::out_of_range);
    std::vector<float> short_table(3);
    CHECK(
        try_make_rotary_table({.positions = range(2)}, good, std::span(short_table), std::span(short_table)).argument ==
        std::string("cosine"));
}
