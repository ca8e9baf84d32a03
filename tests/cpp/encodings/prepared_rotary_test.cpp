#include "posenc/encodings/prepared_rotary.hpp"

#include <cmath>
#include <cstring>
#include <limits>

#include "posenc/encodings/rotary_grid_conventions.hpp"
#include "posenc/frequencies/yarn.hpp"
#include "support/catch.hpp"
#include "support/golden.hpp"
#include "support/isas.hpp"
#include "support/tensors.hpp"

using namespace posenc;

namespace {

template <class T>
std::vector<T> elevens(std::size_t count) {
    std::vector<T> x(count);
    for (std::size_t k = 0; k < count; ++k) x[k] = T(golden::by_rule("elevens", k));
    return x;
}

template <class T>
void check_same_bits(const Frequencies& f, const PreparedRotaryPlace& place, std::size_t tokens, Pairing pairing,
                     bool heads_first) {
    constexpr std::size_t heads = 3, dim = 20;
    const auto x = elevens<T>(place.batch * tokens * heads * dim);
    std::vector<T> wanted(x.size()), out(x.size()), own = x;
    apply_rotary({.positions = place.positions,
                  .batch = place.batch,
                  .heads = heads,
                  .head_dim = dim,
                  .heads_first = heads_first,
                  .pairing = pairing,
                  .inverse = place.inverse},
                 f, std::span<const T>(x), std::span<T>(wanted));
    PreparedRotary rope =
        prepare_rotary({.head_dim = dim, .heads_first = heads_first, .pairing = pairing, .length = 5}, f);
    for (int time = 0; time < 2; ++time) {
        out.assign(out.size(), T(9));
        rope.apply(place, std::span<const T>(x), std::span<T>(out));
        CHECK(out == wanted);
    }
    rope.apply(place, std::span<const T>(own), std::span<T>(own));
    CHECK(own == wanted);
}

}  // namespace

TEST_CASE("a prepared rotation gives the bits of apply_rotary, repeatedly, on every instruction set") {
    const Frequencies f = make_yarn_frequencies({.rotary_dim = 16, .factor = 4});
    const std::vector<double> odd = {0, -0.0, -3, 0.5, 2147483648.0, 7, 7, 1e12}, rows = {0, 1, 2, 9, 9, 1};
    const PreparedRotaryPlace places[] = {{range(512, 1)},
                                          {range(7, 5)},
                                          {range(3, 70), 2},
                                          {range(0.1, 6, 0.3)},
                                          {list(odd), 2},
                                          {list(rows), 2, true},
                                          {range(9, 1), 2, false, true},
                                          {range(-40, 70), 1, false, true}};
    on_every_isa([&] {
        for (const PreparedRotaryPlace& place : places)
            for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half})
                for (const bool heads_first : {false, true}) {
                    const std::size_t tokens = place.positions.count / (place.per_batch ? place.batch : 1);
                    check_same_bits<float>(f, place, tokens, pairing, heads_first);
                    check_same_bits<double>(f, place, tokens, pairing, heads_first);
                }
    });
}

TEST_CASE("a prepared rotation by a grid gives the bits of apply_rotary_grid, for separate heads too") {
    const auto learned = elevens<double>(2 * 3 * 8);
    const RotaryGrid grids[] = {
        make_eva_rotary({.head_dim = 16, .height = 5, .width = 9}),
        make_mixed_rotary({.heads = 3, .head_dim = 16, .height = 5, .width = 9, .frequencies = learned})};
    const auto x = elevens<float>(2 * 45 * 3 * 16);
    for (const RotaryGrid& grid : grids)
        for (const bool heads_first : {false, true})
            for (const bool inverse : {false, true}) {
                const Pairing pairing = Pairing::interleaved;
                std::vector<float> wanted(x.size()), out(x.size());
                apply_rotary_grid({.batch = 2,
                                   .heads = 3,
                                   .head_dim = 16,
                                   .heads_first = heads_first,
                                   .pairing = pairing,
                                   .inverse = inverse},
                                  grid, x, wanted);
                PreparedRotary rope =
                    prepare_rotary({.head_dim = 16, .heads_first = heads_first, .pairing = pairing}, grid);
                for (int time = 0; time < 2; ++time) {
                    rope.apply({.batch = 2, .inverse = inverse}, x, out);
                    CHECK(out == wanted);
                }
            }
}

TEST_CASE("a prepared rotation moves keys as shift_rotary does, to the bit, in every type and layout") {
    const Frequencies f = make_yarn_frequencies({.rotary_dim = 16, .factor = 4});
    const std::vector<double> distances = {-3, 0.5};
    constexpr std::size_t batch = 2, tokens = 5, heads = 3, dim = 20;
    for (const bool heads_first : {true, false})
        for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half}) {
            const PreparedRotary rope =
                prepare_rotary({.head_dim = dim, .heads_first = heads_first, .pairing = pairing}, f);
            const RotaryShiftOptions o{
                .by_row = distances, .first = 1, .count = 3, .batch = batch, .heads = heads, .head_dim = {}};
            RotaryShiftOptions whole = o;
            whole.head_dim = dim;
            whole.heads_first = heads_first;
            whole.pairing = pairing;
            const auto check_type = [&]<class T>(std::vector<T> keys) {
                std::vector<T> wanted = keys;
                rope.shift(o, std::span<T>(keys));
                shift_rotary(whole, f, std::span<T>(wanted));
                CHECK(std::memcmp(keys.data(), wanted.data(), keys.size() * sizeof(T)) == 0);
            };
            constexpr std::size_t size = batch * tokens * heads * dim;
            check_type(elevens<float>(size));
            check_type(elevens<double>(size));
            std::vector<Float16> narrow(size);
            std::vector<Bfloat16> brain(size);
            for (std::size_t i = 0; i < size; ++i)
                narrow[i].bits = brain[i].bits = std::uint16_t(0x3c00 + 37 * i % 512);
            check_type(narrow);
            check_type(brain);
        }
}

TEST_CASE("a bad move by a prepared rotation is refused by name and changes nothing") {
    std::vector<float> keys(3 * 4, 7.0f);
    const auto before = keys;
    PreparedRotary rope;
    const auto refuse = [&](const RotaryShiftOptions& options, ErrorCode code, const std::string& argument) {
        const Status status = rope.try_shift(options, std::span<float>(keys));
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(keys == before);
    };
    refuse({.by = -1}, ErrorCode::missing_key, "frequencies");
    rope = prepare_rotary({.head_dim = 4, .heads_first = true, .pairing = Pairing::rotate_half},
                          make_rotary_frequencies({.rotary_dim = 4}));
    refuse({.by = -1, .head_dim = 4}, ErrorCode::out_of_range, "head_dim");
    refuse({.by = -1, .heads_first = true}, ErrorCode::out_of_range, "heads_first");
    refuse({.by = -1, .pairing = Pairing::rotate_half}, ErrorCode::out_of_range, "pairing");
    refuse({}, ErrorCode::missing_key, "by");
    refuse({.by = -1, .count = 4}, ErrorCode::out_of_range, "count");
    rope = prepare_rotary({.head_dim = 4, .heads_first = true, .pairing = Pairing::rotate_half},
                          make_eva_rotary({.head_dim = 4, .height = 1, .width = 3}));
    refuse({.by = -1}, ErrorCode::missing_key, "frequencies");
}

TEST_CASE("bad input to a prepared rotation is refused by name and changes nothing") {
    const Frequencies f = make_yarn_frequencies({.rotary_dim = 16, .factor = 4});
    PreparedRotary rope;
    std::vector<float> x(2 * 20, 7.0f);
    const auto before = x;
    const auto refuse = [&](const Status& status, ErrorCode code, const std::string& argument) {
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(x == before);
    };
    const auto apply = [&](const PreparedRotaryPlace& place) {
        return rope.try_apply(place, std::span<const float>(x), std::span<float>(x));
    };
    refuse(apply({.positions = range(1)}), ErrorCode::missing_key, "frequencies");
    const auto half = Pairing::rotate_half;
    refuse(rope.try_prepare({.head_dim = 20, .pairing = half}, f), ErrorCode::missing_key, "heads_first");
    refuse(rope.try_prepare({.head_dim = 20, .heads_first = true}, f), ErrorCode::missing_key, "pairing");
    refuse(rope.try_prepare({.head_dim = 15, .heads_first = true, .pairing = half}, f), ErrorCode::shape_mismatch,
           "head_dim");
    refuse(rope.try_prepare({.head_dim = 20, .heads_first = true, .pairing = half, .length = 4194305}, f),
           ErrorCode::out_of_range, "length");
    rope = prepare_rotary({.head_dim = 20, .heads_first = true, .pairing = half}, f);
    refuse(apply({.positions = range(3)}), ErrorCode::shape_mismatch, "x");
    refuse(apply({.positions = range(0)}), ErrorCode::shape_mismatch, "x");
    refuse(apply({.positions = range(1), .batch = 0}), ErrorCode::out_of_range, "batch");
    refuse(apply({.positions = range(1e300, 1)}), ErrorCode::out_of_range, "positions.first");
    refuse(apply({.positions = range(2), .batch = 2, .per_batch = true}), ErrorCode::shape_mismatch, "positions");
    const std::vector<double> bad = {std::numeric_limits<double>::quiet_NaN()};
    refuse(apply({.positions = list(bad)}), ErrorCode::not_finite, "positions");
    refuse(rope.try_apply({.positions = range(1)}, std::span<const float>(x), std::span(x).first(3)),
           ErrorCode::shape_mismatch, "out");
    std::vector<float> none;
    CHECK(rope.try_apply({.positions = range(0)}, std::span<const float>(none), std::span<float>(none)).ok());
}
