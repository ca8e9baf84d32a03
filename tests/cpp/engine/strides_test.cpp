// Heads at distances of their own, in all number types: the bits of packed heads, and nothing beside them changes.
#include "posenc/encodings/prepared_rotary.hpp"
#include "posenc/encodings/rotary_grid_conventions.hpp"
#include "posenc/encodings/rotary_shift.hpp"
#include "posenc/frequencies/yarn.hpp"
#include "support/catch.hpp"
#include "support/isas.hpp"
#include "support/strided.hpp"

using namespace posenc;
using tensors::numbers;
using tensors::same_bits;
using tensors::Shape;
using tensors::spread;

namespace {

const Frequencies frequencies = make_yarn_frequencies({.rotary_dim = 16, .factor = 4});

/// Where heads lie in an array of `size` elements.
struct Place {
    const char* name;
    Shape shape;
    HeadStrides strides;
    std::size_t size;
};

const Place places[] = {
    {"one token of each head in a heads-first cache", {2, 1, 3, 20}, {3 * 50 * 20, 20, 50 * 20, 17 * 20}, 6000},
    {"some tokens of a heads-first cache", {2, 7, 3, 20}, {3 * 50 * 20, 20, 50 * 20, 40 * 20}, 6000},
    {"the last 20 of 30 channels of each head", {2, 5, 3, 20}, {5 * 90, 90, 30, 10}, 900},
    {"keys within fused queries, keys and values", {1, 40, 2, 20}, {0, 200, 20, 80}, 8000},
    {"tokens innermost", {3, 4, 2, 20}, {4 * 21, 21, 1000, 5}, 2000},
    {"no tokens", {2, 0, 3, 20}, {1, 1, 1, 0}, 10},
};

template <class T, class U>
void check_strides(const Place& from, const Place& to, Pairing pairing) {
    INFO(from.name << ", to " << to.name);
    const Shape& shape = from.shape;
    const Positions positions = range(3, shape.tokens);
    RotaryOptions options{.positions = positions,
                          .batch = shape.batch,
                          .heads = shape.heads,
                          .head_dim = shape.dim,
                          .heads_first = false,
                          .pairing = pairing};
    const auto x = numbers<T>(shape.size());
    std::vector<U> packed(x.size());
    apply_rotary(options, frequencies, std::span<const T>(x), std::span<U>(packed));

    options.heads_first = std::nullopt;
    options.tokens = shape.tokens;
    options.strides = from.strides;
    const bool in_place = std::is_same_v<T, U> && &from == &to;
    if (!in_place) options.out_strides = to.strides;
    const auto wide_x = spread(x, shape, from.strides, from.size);
    const auto wanted = spread(packed, shape, to.strides, to.size);
    const auto start = [&] {
        if constexpr (std::is_same_v<T, U>)
            if (in_place) return wide_x;
        return std::vector<U>(to.size, tensors::untouched<U>());
    };
    const auto source = [&](std::vector<U>& out) {
        if constexpr (std::is_same_v<T, U>)
            if (in_place) return std::span<const T>(out);
        return std::span<const T>(wide_x);
    };
    auto out = start();
    REQUIRE(try_apply_rotary(options, frequencies, source(out), std::span<U>(out)).ok());
    CHECK(same_bits(out, wanted));

    PreparedRotary prepared =
        prepare_rotary({.head_dim = shape.dim, .heads_first = true, .pairing = pairing}, frequencies);
    PreparedRotaryPlace place{.positions = positions, .batch = shape.batch, .heads = shape.heads};
    place.strides = options.strides;
    place.out_strides = options.out_strides;
    out = start();
    REQUIRE(prepared.try_apply(place, source(out), std::span<U>(out)).ok());
    CHECK(same_bits(out, wanted));
}

}  // namespace

TEST_CASE("heads at any distances are rotated to the bits of packed heads, and no other element changes") {
    on_every_isa([] {
        for (const Place& place : places)
            for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half}) {
                check_strides<float, float>(place, place, pairing);
                check_strides<double, double>(place, place, pairing);
                check_strides<Float16, Float16>(place, place, pairing);
                check_strides<Bfloat16, Bfloat16>(place, place, pairing);
                check_strides<float, Float16>(place, place, pairing);
                check_strides<float, Bfloat16>(place, place, pairing);
            }
    });
}

TEST_CASE("keys go from where a projection has them to their places in a cache") {
    const Shape shape{2, 5, 3, 20};
    const Place projection{"a projection", shape, {5 * 200, 200, 20, 80}, 2000};
    const Place cache{"a cache", shape, {3 * 50 * 20, 20, 50 * 20, 40 * 20}, 6000};
    for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half}) {
        check_strides<float, float>(projection, cache, pairing);
        check_strides<double, double>(projection, cache, pairing);
        check_strides<Float16, Float16>(projection, cache, pairing);
        check_strides<float, Bfloat16>(projection, cache, pairing);
    }
    // From packed heads: strides of the result alone.
    const auto x = numbers<float>(shape.size());
    RotaryOptions options{.positions = range(shape.tokens),
                          .batch = 2,
                          .heads = 3,
                          .head_dim = 20,
                          .heads_first = false,
                          .pairing = Pairing::rotate_half};
    std::vector<float> packed(x.size()), out(cache.size, tensors::untouched<float>());
    apply_rotary(options, frequencies, x, packed);
    options.tokens = shape.tokens;
    options.out_strides = cache.strides;
    apply_rotary(options, frequencies, x, out);
    CHECK(same_bits(out, spread(packed, shape, cache.strides, cache.size)));
}

TEST_CASE("a key that several heads share is read for each of them") {
    const auto key = numbers<float>(5 * 20);
    std::vector<float> repeated, out(5 * 3 * 20), wanted(out);
    for (std::size_t t = 0; t < 5; ++t)
        for (std::size_t h = 0; h < 3; ++h) repeated.insert(repeated.end(), &key[t * 20], &key[t * 20] + 20);
    RotaryOptions options{
        .positions = range(5), .heads = 3, .head_dim = 20, .heads_first = false, .pairing = Pairing::interleaved};
    apply_rotary(options, frequencies, repeated, wanted);
    options.tokens = 5;
    options.strides = HeadStrides{.token = 20, .head = 0};
    options.out_strides = HeadStrides{.token = 60, .head = 20};
    apply_rotary(options, frequencies, key, out);
    CHECK(same_bits(out, wanted));
}

TEST_CASE("grids and shifts turn heads at distances of their own, in numbers of 16 bits too") {
    const RotaryGrid grid = make_eva_rotary({.head_dim = 16, .height = 5, .width = 8});
    const Shape shape{2, 40, 3, 20};
    const HeadStrides strides{.batch = 40 * 200, .token = 200, .head = 20, .first = 60};
    const auto check = [&]<class T>(T) {
        const auto x = numbers<T>(shape.size());
        std::vector<T> packed(x.size()), wide = spread(x, shape, strides, 16000);
        RotaryGridOptions options{
            .batch = 2, .heads = 3, .head_dim = 20, .heads_first = false, .pairing = Pairing::rotate_half};
        apply_rotary_grid(options, grid, std::span<const T>(x), std::span<T>(packed));
        options.tokens = 40;
        options.strides = strides;
        apply_rotary_grid(options, grid, std::span<const T>(wide), std::span<T>(wide));
        CHECK(same_bits(wide, spread(packed, shape, strides, 16000)));

        for (const bool heads_first : {false, true}) {
            RotaryShiftOptions shift{.by = -7,
                                     .first = 4,
                                     .count = 30,
                                     .batch = 2,
                                     .heads = 3,
                                     .head_dim = 20,
                                     .heads_first = false,
                                     .pairing = Pairing::interleaved};
            packed = x;
            shift_rotary(shift, frequencies, std::span<T>(packed));
            wide = spread(x, shape, strides, 16000);
            shift.tokens = 40;
            shift.strides = strides;
            shift.heads_first = heads_first;
            shift_rotary(shift, frequencies, std::span<T>(wide));
            CHECK(same_bits(wide, spread(packed, shape, strides, 16000)));
        }
    };
    check(0.0f);
    check(0.0);
    check(Float16());
    check(Bfloat16());
}

TEST_CASE("strides that reach too far, overlap or contradict the call are refused and nothing changes") {
    std::vector<float> x(1000, 7.0f), other(1000, 5.0f);
    const auto refuse = [&](const RotaryOptions& o, std::span<float> out, ErrorCode code, const std::string& argument) {
        const Status status = try_apply_rotary(o, frequencies, std::span<const float>(x), out);
        INFO(error_message(status));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(x == std::vector<float>(1000, 7.0f));
        CHECK(other == std::vector<float>(1000, 5.0f));
    };
    const auto options = [&](const HeadStrides& strides) {
        RotaryOptions o{.positions = range(5), .heads = 3, .head_dim = 20, .pairing = Pairing::rotate_half};
        o.tokens = 5;
        o.strides = strides;
        return o;
    };
    const auto mismatch = ErrorCode::shape_mismatch, range_error = ErrorCode::out_of_range;
    refuse(options({.token = 200, .head = 100}), x, mismatch, "x");
    refuse(options({.token = 60, .head = 20, .first = 701}), x, mismatch, "x");
    refuse(options({.token = SIZE_MAX / 3, .head = 20}), x, mismatch, "x");
    refuse(options({.token = 60, .head = 20, .first = SIZE_MAX}), x, mismatch, "x");
    refuse(options({.token = 60, .head = 19}), x, range_error, "strides");
    refuse(options({.token = 59, .head = 20}), x, range_error, "strides");
    refuse(options({.token = 60}), x, range_error, "strides");
    RotaryOptions o = options({.token = 60, .head = 20});
    o.out_strides = HeadStrides{.token = 60, .head = 19};
    refuse(o, other, range_error, "out_strides");
    o.out_strides = std::nullopt;
    refuse(o, std::span(x).subspan(20, 900), range_error, "out");
    refuse(o, std::span(other).first(299), mismatch, "out");
    o.out_strides = HeadStrides{.token = 60, .head = 20, .first = 60};
    refuse(o, x, mismatch, "out_strides");
    o.fused = FusedHeads{200, 0};
    refuse(o, x, mismatch, "fused");
    o = options({.token = 60, .head = 20});
    o.tokens = 4;
    refuse(o, x, mismatch, "positions");
    o.strides = std::nullopt;
    o.heads_first = false;
    refuse(o, x, mismatch, "tokens");
    // Floats and their numbers of 16 bits never share memory.
    const Status status = try_apply_rotary(options({.token = 60, .head = 20}), frequencies, std::span<const float>(x),
                                           std::span(reinterpret_cast<Float16*>(x.data()), 1000));
    CHECK(status.code == ErrorCode::out_of_range);

    std::vector<float> keys(1000, 7.0f);
    RotaryShiftOptions shift{.by = 3, .heads = 3, .head_dim = 20, .pairing = Pairing::rotate_half};
    const auto refuse_shift = [&](const HeadStrides& strides, ErrorCode code, const std::string& argument) {
        shift.strides = strides;
        const Status refused = try_shift_rotary(shift, frequencies, std::span(keys));
        INFO(error_message(refused));
        CHECK(refused.code == code);
        CHECK(refused.argument == argument);
        CHECK(keys == std::vector<float>(1000, 7.0f));
    };
    refuse_shift({.token = 60, .head = 20}, ErrorCode::missing_key, "tokens");
    shift.tokens = 5;
    refuse_shift({.token = 60, .head = 19}, range_error, "strides");
    refuse_shift({.token = 60, .head = 20, .first = 701}, mismatch, "keys");
    shift.tokens = 0;
    shift.strides = HeadStrides{.token = 60, .head = 20};
    CHECK(try_shift_rotary(shift, frequencies, std::span(keys)).ok());
    CHECK(keys == std::vector<float>(1000, 7.0f));
}
