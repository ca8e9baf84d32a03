#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

constexpr Pairing both_pairings[] = {Pairing::interleaved, Pairing::rotate_half};

// Of the largest channel before RoPE times the attention factor: see the header.
template <class T>
const double shift_bound = 3 * (sizeof(T) == 8 ? 1e-14 : 0x1p-22);

template <class T>
std::vector<T> keys_of(std::size_t n) {
    std::vector<T> x(n);
    for (std::size_t i = 0; i < n; ++i) x[i] = T(double(i * 2654435761u % 4093) - 2046) / T(1024);
    return x;
}

template <class T>
std::vector<T> shifted(const RotaryShiftOptions& options, const Frequencies& frequencies, std::vector<T> keys) {
    shift_rotary(options, frequencies, std::span<T>(keys));
    return keys;
}

template <class T>
double largest_key(const std::vector<T>& x) {
    double found = 0;
    for (const T v : x) found = std::max(found, std::fabs(double(v)));
    return found;
}

template <class T>
bool have_same_bits(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

Frequencies yarn_of(std::size_t dim) {
    return make_yarn_frequencies({.rotary_dim = dim, .factor = 16});
}

/// x rotated to positions from `first` on.
template <class T>
std::vector<T> rotated(const RotaryShiftOptions& o, const Frequencies& f, double first, const std::vector<T>& x) {
    std::vector<T> out(x.size());
    const std::size_t tokens = x.size() / (o.batch * o.heads * o.head_dim);
    apply_rotary({.positions = range(first, tokens),
                  .batch = o.batch,
                  .heads = o.heads,
                  .head_dim = o.head_dim,
                  .heads_first = o.heads_first,
                  .pairing = o.pairing},
                 f, std::span<const T>(x), std::span<T>(out));
    return out;
}

}  // namespace

TEST_CASE("moved keys match 50-digit truth on every instruction set, those of M-RoPE and of partial widths too") {
    on_every_isa([] {
        golden::each("rotary_shift", "rotary_shift", [](const Json& c) {
            const Json& p = c["params"];
            Frequencies f = make_rotary_frequencies({.rotary_dim = p["rotary_dim"], .base = p["base"]});
            f.attention_factor = p["attention_factor"];
            const RotaryShiftOptions options{.by = p["by"].get<double>(),
                                             .first = p["first"],
                                             .count = p["count"].get<std::size_t>(),
                                             .heads = p["heads"],
                                             .head_dim = p["head_dim"],
                                             .heads_first = p["heads_first"].get<bool>(),
                                             .pairing = golden::pairing_of(p)};
            const auto expect = golden::numbers(c["expect"]);
            const auto cached = golden::tensor(c["inputs"]["cached"]);
            CHECK(golden::largest_difference(shifted(options, f, cached), expect) <= 1e-12);
            // 1.25 is the largest entry of x.
            const auto narrow = golden::tensor<float>(c["inputs"]["cached"]);
            CHECK(golden::largest_difference(shifted(options, f, narrow), expect) <=
                  shift_bound<float> * 1.25 * f.attention_factor);
        });
    });
}

TEST_CASE("a moved key is what apply_rotary makes of it at its new position, within the stated bound") {
    const Frequencies f = yarn_of(24);
    REQUIRE(f.attention_factor > 1.2);
    const auto check = [&](auto zero, double p, double by, Pairing pairing) {
        using T = decltype(zero);
        const RotaryShiftOptions o{
            .by = by, .batch = 2, .heads = 3, .head_dim = 29, .heads_first = true, .pairing = pairing};
        // Channels of a pair that are equally large are the worst case.
        auto x = keys_of<T>(2 * 3 * 7 * 29);
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = std::copysign(T(1.999), x[i]);
        const std::vector<double> wide(x.begin(), x.end());
        const auto truth = rotated<double>(o, f, p + by, wide);
        const auto moved = shifted(o, f, rotated<T>(o, f, p, x));
        CHECK(golden::largest_difference(moved, truth) <= shift_bound<T> * 1.999 * f.attention_factor);
    };
    for (const Pairing pairing : both_pairings)
        for (const double p : {0.0, 100.0, 8191.0, 1e6, 1e9})
            for (const double by : {1.0, -1.0, -30.0, 4096.0, -1e6, 0.5}) {
                check(0.0f, p, by, pairing);
                check(0.0, p, by, pairing);
            }
}

TEST_CASE("the attention factor is in a key once, however often the key moves") {
    const Frequencies f = yarn_of(32);
    for (const Pairing pairing : both_pairings) {
        const RotaryShiftOptions o{.by = -17, .head_dim = 32, .pairing = pairing};
        const auto x = keys_of<double>(5 * 32);
        auto keys = rotated(o, f, 400, x);
        for (int move = 0; move < 20; ++move) shift_rotary(o, f, std::span<double>(keys));
        CHECK(golden::largest_difference(keys, rotated(o, f, 400 - 20 * 17, x)) <= 20 * shift_bound<double> * 3);
        // With the factor applied by the move too, or divided out, the keys are off by a tenth at the least.
        Frequencies plain = f;
        plain.attention_factor = 1;
        CHECK(have_same_bits(shifted(o, f, x), shifted(o, plain, x)));
        CHECK(golden::largest_difference(shifted(o, f, x), rotated(o, f, -17, x)) > 0.1);
    }
}

TEST_CASE("moving keys by n and by -n gives them back within the stated bound") {
    const Frequencies f = yarn_of(64);
    for (const Pairing pairing : both_pairings)
        for (const double by : {1.0, -30.0, 12345.0, -1e9}) {
            RotaryShiftOptions o{.by = by, .head_dim = 64, .pairing = pairing};
            const auto check = [&](const auto& x, double allowed) {
                o.by = by;
                auto keys = shifted(o, f, x);
                o.by = -by;
                CHECK(golden::largest_difference(shifted(o, f, keys), x) <= allowed * largest_key(x));
            };
            check(keys_of<float>(9 * 64), shift_bound<float>);
            check(keys_of<double>(9 * 64), shift_bound<double>);
        }
}

TEST_CASE("a move by 0 or by -0 keeps the bits of every channel, of -0, infinities and NaN too") {
    std::vector<float> odd = {-0.0f, -5.0f, std::numeric_limits<float>::infinity(), 1.0f, 0.0f, -0.0f, 1e-45f, 3.0f};
    odd[3] = std::bit_cast<float>(0x7fc01234u);
    for (const Pairing pairing : both_pairings)
        for (const double by : {0.0, -0.0})
            CHECK(have_same_bits(shifted({.by = by, .head_dim = 4, .pairing = pairing}, yarn_of(4), odd), odd));
}

TEST_CASE("tokens outside the range, channels that do not turn and what is beside fused heads keep their bits") {
    constexpr std::size_t heads = 3, tokens = 40, dim = 11, rotary = 6, first = 4, count = 33;
    const Frequencies f = yarn_of(rotary);
    const auto keep = [&](const RotaryShiftOptions& o, auto is_moved) {
        auto before = keys_of<float>(o.batch * tokens * (o.fused ? o.fused->width : heads * dim));
        // A payload that arithmetic would lose where a kept number went through it.
        for (std::size_t i = 0; i < before.size(); ++i)
            if (!is_moved(i)) before[i] = std::bit_cast<float>(0x7f800001u + static_cast<std::uint32_t>(i));
        const auto after = shifted(o, f, before);
        std::size_t moved = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const bool kept = std::memcmp(&before[i], &after[i], sizeof(float)) == 0;
            if (!is_moved(i)) CHECK(kept);
            if (!kept) ++moved;
        }
        CHECK(moved > o.batch * count * heads * rotary / 2);
    };
    const auto in_range = [](std::size_t token) { return token >= first && token < first + count; };
    for (const Pairing pairing : both_pairings) {
        RotaryShiftOptions o{.by = -5,
                             .first = first,
                             .count = count,
                             .batch = 2,
                             .heads = heads,
                             .head_dim = dim,
                             .heads_first = true,
                             .pairing = pairing};
        keep(o, [&](std::size_t i) { return i % dim < rotary && in_range(i / dim % tokens); });
        o.heads_first = false;
        keep(o, [&](std::size_t i) { return i % dim < rotary && in_range(i / dim / heads % tokens); });
        o.fused = FusedHeads{50, 9};
        keep(o, [&](std::size_t i) {
            const std::size_t column = i % 50;
            return column >= 9 && column < 9 + heads * dim && (column - 9) % dim < rotary && in_range(i / 50 % tokens);
        });
    }
}

TEST_CASE("heads first and tokens first, one call or one for each token, move keys to the same bits") {
    constexpr std::size_t heads = 4, tokens = 35, dim = 20;
    const Frequencies f = yarn_of(16);
    for (const Pairing pairing : both_pairings) {
        const auto x = keys_of<float>(tokens * heads * dim);
        std::vector<float> turned(x.size());
        const auto place = [&](std::size_t t, std::size_t h) { return (h * tokens + t) * dim; };
        for (std::size_t t = 0; t < tokens; ++t)
            for (std::size_t h = 0; h < heads; ++h) std::copy_n(&x[(t * heads + h) * dim], dim, &turned[place(t, h)]);
        RotaryShiftOptions o{.by = 77, .heads = heads, .head_dim = dim, .heads_first = false, .pairing = pairing};
        const auto rows = shifted(o, f, x);
        o.heads_first = true;
        const auto blocks = shifted(o, f, turned);
        auto one_by_one = turned;
        for (std::size_t t = 0; t < tokens; ++t) {
            o.first = t;
            o.count = 1;
            shift_rotary(o, f, std::span<float>(one_by_one));
        }
        CHECK(have_same_bits(one_by_one, blocks));
        for (std::size_t t = 0; t < tokens; ++t)
            for (std::size_t h = 0; h < heads; ++h)
                CHECK(std::memcmp(&rows[(t * heads + h) * dim], &blocks[place(t, h)], dim * sizeof(float)) == 0);
    }
}

TEST_CASE("keys move by integers in all sections of M-RoPE as in text: the sections do not matter") {
    const Frequencies f = yarn_of(16);
    const std::vector<double> at = {9, 9, 12, 9, 10, 12, 9, 11, 12}, moved_at = {2, 2, 5, 2, 3, 5, 2, 4, 5};
    for (const MropeStyle style : {MropeStyle::chunked, MropeStyle::interleaved}) {
        const auto x = keys_of<double>(3 * 2 * 16);
        const auto at_positions = [&](const std::vector<double>& positions) {
            std::vector<double> out(x.size());
            apply_rotary_grid({.heads = 2, .head_dim = 16, .heads_first = false, .pairing = Pairing::rotate_half},
                              make_mrope({style, {4, 2, 2}}, f, positions), std::span<const double>(x),
                              std::span<double>(out));
            return out;
        };
        const RotaryShiftOptions o{
            .by = -7, .heads = 2, .head_dim = 16, .heads_first = false, .pairing = Pairing::rotate_half};
        CHECK(golden::largest_difference(shifted(o, f, at_positions(at)), at_positions(moved_at)) <= 2e-13);
    }
}

TEST_CASE("frequencies say at which lengths a model has them, and keys move to no other length") {
    const std::vector<double> small = {1, 1.5}, large = {2, 8};
    const auto longrope = [&](double length, const std::vector<double>& long_list) {
        return make_longrope_frequencies({.rotary_dim = 4,
                                          .max_position_embeddings = 131072,
                                          .sequence_length = length,
                                          .short_factor = small,
                                          .long_factor = long_list});
    };
    const auto dynamic = [](double length) {
        return make_dynamic_ntk_frequencies(
            {.rotary_dim = 4, .factor = 2, .max_position_embeddings = 2048, .sequence_length = length});
    };
    const auto code = [](const Frequencies& f, std::optional<double> length) {
        std::vector<float> keys(8, 1.0f);
        const Status status = try_shift_rotary(
            {.by = -3, .length = length, .head_dim = 4, .pairing = Pairing::interleaved}, f, std::span<float>(keys));
        CHECK(status.argument == std::string(status ? "" : "length"));
        CHECK((keys == std::vector<float>(8, 1.0f)) == !status);
        return status.code;
    };
    // Within the trained length, however far the length goes down.
    for (const double length : {0.0, 2048.0}) {
        CHECK(code(dynamic(length), 2000) == ErrorCode::ok);
        CHECK(code(dynamic(length), 2048) == ErrorCode::ok);
        CHECK(code(dynamic(length), 2049) == ErrorCode::out_of_range);
        CHECK(code(dynamic(length), {}) == ErrorCode::missing_key);
    }
    // Beyond it each length has frequencies of its own.
    CHECK(code(dynamic(3000), 3000) == ErrorCode::ok);
    CHECK(code(dynamic(3000), 2997) == ErrorCode::out_of_range);
    CHECK(code(dynamic(3000), 2000) == ErrorCode::out_of_range);
    CHECK(code(dynamic(3000), {}) == ErrorCode::missing_key);
    // LongRoPE has two lists, and its switch is at 4096.
    CHECK(code(longrope(0, large), 4096) == ErrorCode::ok);
    CHECK(code(longrope(4096, large), 4097) == ErrorCode::out_of_range);
    CHECK(code(longrope(4097, large), 4097) == ErrorCode::ok);
    CHECK(code(longrope(9000, large), 8000) == ErrorCode::ok);
    CHECK(code(longrope(9000, large), 4096) == ErrorCode::out_of_range);
    CHECK(code(longrope(9000, large), {}) == ErrorCode::missing_key);
    CHECK(code(longrope(9000, small), {}) == ErrorCode::ok);
    // Others have theirs at any length.
    for (const Frequencies& f :
         {make_rotary_frequencies({.rotary_dim = 4}), yarn_of(4), Frequencies{.inverse = {1, 0.5}}}) {
        CHECK(code(f, {}) == ErrorCode::ok);
        CHECK(code(f, 9e15) == ErrorCode::ok);
    }
}

TEST_CASE("batch rows that move by distances of their own are moved as by a call each, in every type and layout") {
    const Frequencies f = yarn_of(8);
    const std::vector<double> distances = {-3, 0, 0.5};
    constexpr std::size_t row = 5 * 2 * 8;
    std::vector<float> x(3 * row);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = float(std::sin(double(i)));
    for (const bool heads_first : {true, false})
        for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half}) {
            RotaryShiftOptions o{
                .first = 1, .count = 3, .heads = 2, .head_dim = 8, .heads_first = heads_first, .pairing = pairing};
            const auto check_type = [&]<class T>(T) {
                std::vector<T> together(x.size()), apart;
                for (std::size_t i = 0; i < x.size(); ++i) {
                    if constexpr (sizeof(T) == 2)
                        together[i].bits = std::uint16_t(0x3c00 + 37 * i % 512);
                    else
                        together[i] = T(x[i]);
                }
                apart = together;
                for (std::size_t b = 0; b < 3; ++b) {
                    o.by = distances[b];
                    shift_rotary(o, f, std::span<T>(apart).subspan(b * row, row));
                }
                RotaryShiftOptions all = o;
                all.by.reset();
                all.batch = 3;
                all.by_row = distances;
                shift_rotary(all, f, std::span<T>(together));
                CHECK(std::memcmp(together.data(), apart.data(), x.size() * sizeof(T)) == 0);
            };
            check_type(float{});
            check_type(double{});
            check_type(Float16{});
            check_type(Bfloat16{});
        }
}

TEST_CASE("a bad shift is refused by name and changes nothing") {
    const Frequencies good = yarn_of(4);
    std::vector<float> keys(3 * 2 * 4, 42.0f);
    const auto refuse = [&](const RotaryShiftOptions& options, const Frequencies& f, ErrorCode code,
                            const std::string& argument) {
        const Status status = try_shift_rotary(options, f, std::span<float>(keys));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(std::all_of(keys.begin(), keys.end(), [](float v) { return v == 42.0f; }));
    };
    const RotaryShiftOptions ok{
        .by = -1, .heads = 2, .head_dim = 4, .heads_first = true, .pairing = Pairing::interleaved};
    const double nan = std::nan("");
    RotaryShiftOptions o = ok;
    const std::vector<double> distances = {1, 2, nan, 1e17};
    o.by_row = std::span(distances).first(1);
    refuse(o, good, ErrorCode::out_of_range, "by");
    o.by.reset();
    o.by_row = std::span(distances).first(2);
    refuse(o, good, ErrorCode::shape_mismatch, "by_row");
    o.by_row = std::span(distances).subspan(2, 1);
    refuse(o, good, ErrorCode::not_finite, "by_row");
    o.by_row = std::span(distances).subspan(3, 1);
    refuse(o, good, ErrorCode::out_of_range, "by_row");
    o = ok;
    o.by.reset();
    refuse(o, good, ErrorCode::missing_key, "by");
    o.by = nan;
    refuse(o, good, ErrorCode::not_finite, "by");
    o.by = -9007199254740994.0;
    refuse(o, good, ErrorCode::out_of_range, "by");
    o = ok;
    o.pairing.reset();
    refuse(o, good, ErrorCode::missing_key, "pairing");
    o = ok;
    o.heads_first.reset();
    refuse(o, good, ErrorCode::missing_key, "heads_first");
    o = ok;
    o.first = 4;
    refuse(o, good, ErrorCode::out_of_range, "first");
    o.first = 1;
    o.count = 3;
    refuse(o, good, ErrorCode::out_of_range, "count");
    o.count = std::numeric_limits<std::size_t>::max();
    refuse(o, good, ErrorCode::out_of_range, "count");
    o = ok;
    o.length = nan;
    refuse(o, good, ErrorCode::not_finite, "length");
    o.length = -1;
    refuse(o, good, ErrorCode::out_of_range, "length");
    o = ok;
    o.head_dim = 3;
    refuse(o, good, ErrorCode::shape_mismatch, "head_dim");
    o = ok;
    o.heads = 5;
    refuse(o, good, ErrorCode::shape_mismatch, "keys");
    o.heads = 0;
    refuse(o, good, ErrorCode::out_of_range, "heads");
    o = ok;
    o.batch = 0;
    refuse(o, good, ErrorCode::out_of_range, "batch");
    o = ok;
    o.fused = FusedHeads{12, 0};
    refuse(o, good, ErrorCode::shape_mismatch, "heads_first");
    o.heads_first = false;
    o.fused = FusedHeads{7, 0};
    refuse(o, good, ErrorCode::out_of_range, "fused.width");
    refuse(ok, {}, ErrorCode::out_of_range, "frequencies");
    refuse(ok, {.inverse = {1, 1}, .longest_length = nan}, ErrorCode::not_finite, "frequencies.longest_length");
    refuse(ok, {.inverse = {1, 1}, .shortest_length = nan}, ErrorCode::not_finite, "frequencies.shortest_length");
}
