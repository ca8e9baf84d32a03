#include "posenc/encodings/prepared_rotary.hpp"
#include "support/catch.hpp"
#include "support/isas.hpp"
#include "support/tensors.hpp"

using namespace posenc;

namespace {

constexpr std::size_t heads = 3, dim = 10, width = 40, first = 5;

template <class T>
std::vector<T> rows_of(std::size_t count) {
    std::vector<T> x(count * width);
    for (std::size_t k = 0; k < x.size(); ++k) x[k] = T(golden::by_rule("elevens", k));
    return x;
}

/// The heads of rows, one token after the other.
template <class T>
std::vector<T> cut(const std::vector<T>& rows) {
    std::vector<T> x;
    for (std::size_t at = first; at < rows.size(); at += width)
        x.insert(x.end(), rows.begin() + at, rows.begin() + at + heads * dim);
    return x;
}

/// Rows whose heads are those of `x`, with the rest unchanged.
template <class T>
std::vector<T> put(std::vector<T> rows, const std::vector<T>& x) {
    for (std::size_t at = first, k = 0; at < rows.size(); at += width, k += heads * dim)
        std::copy_n(x.begin() + k, heads * dim, rows.begin() + at);
    return rows;
}

/// `turn(x, out, fused)` has the same effect as on heads alone; in place, elsewhere, and with the rest kept.
template <class T, class Turn>
void check_as_alone(std::size_t tokens, const Turn& turn) {
    const auto x = rows_of<T>(tokens);
    auto alone = cut(x);
    turn(std::span<const T>(alone), std::span<T>(alone), false);
    const auto wanted = put(x, alone);
    std::vector<T> out(x.size()), own = x;
    turn(std::span<const T>(x), std::span<T>(out), true);
    CHECK(out == wanted);
    turn(std::span<const T>(own), std::span<T>(own), true);
    CHECK(own == wanted);
}

RotaryOptions line(const PreparedRotaryPlace& place, Pairing pairing, bool fused) {
    RotaryOptions options{.positions = place.positions,
                          .batch = place.batch,
                          .heads = heads,
                          .head_dim = dim,
                          .heads_first = false,
                          .pairing = pairing,
                          .inverse = place.inverse};
    if (fused) options.fused = FusedHeads{width, first};
    return options;
}

}  // namespace

TEST_CASE("heads within fused rows turn as on their own, the rest of each row is kept, on every instruction set") {
    const Frequencies f{.inverse = {1, 0.3, 0.1, 0.01}, .remainder = {}};
    const std::vector<double> rows = {0, 1, 2, 9, 9, 1};
    const PreparedRotaryPlace places[] = {{range(512, 1)},    {range(512, 1), 4},    {range(7, 5)},
                                          {range(3, 700), 2}, {list(rows), 2, true}, {range(-40, 70), 1, false, true}};
    on_every_isa([&] {
        for (PreparedRotaryPlace place : places)
            for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half}) {
                const std::size_t tokens = place.positions.count * (place.per_batch ? 1 : place.batch);
                const auto whole = [&](auto x, auto out, bool fused) {
                    apply_rotary(line(place, pairing, fused), f, x, out);
                };
                check_as_alone<float>(tokens, whole);
                check_as_alone<double>(tokens, whole);
                PreparedRotary rope = prepare_rotary({.head_dim = dim, .heads_first = false, .pairing = pairing}, f);
                const auto prepared = [&](auto x, auto out, bool fused) {
                    if (fused) place.fused = FusedHeads{width, first};
                    place.heads = fused ? heads : 0;
                    rope.apply(place, x, out);
                    place.fused.reset();
                };
                check_as_alone<float>(tokens, prepared);
                check_as_alone<double>(tokens, prepared);
            }
    });
}

TEST_CASE("heads within fused rows turn by grids, those with frequencies of each head too") {
    const std::vector<double> one(5, 0.3), each(heads * 5, 0.7), coordinates = {1, 2, 3};
    for (const std::size_t alike : {std::size_t{1}, heads}) {
        const RotaryGrid grid{.axes = 1,
                              .tokens = 3,
                              .pairs = 5,
                              .heads = alike,
                              .coordinates = coordinates,
                              .frequencies = {.inverse = alike == 1 ? one : each, .remainder = {}}};
        check_as_alone<float>(6, [&](auto x, auto out, bool fused) {
            RotaryGridOptions options{
                .batch = 2, .heads = heads, .head_dim = dim, .heads_first = false, .pairing = Pairing::rotate_half};
            if (fused) options.fused = FusedHeads{width, first};
            apply_rotary_grid(options, grid, x, out);
        });
        PreparedRotary rope =
            prepare_rotary({.head_dim = dim, .heads_first = false, .pairing = Pairing::rotate_half}, grid);
        check_as_alone<float>(6, [&](auto x, auto out, bool fused) {
            PreparedRotaryPlace place{.batch = 2};
            if (fused) place.fused = FusedHeads{width, first};
            if (fused) place.heads = heads;
            rope.apply(place, x, out);
        });
    }
}

TEST_CASE("fused rows that do not hold the heads are rejected by name and unchanged") {
    const Frequencies f{.inverse = {1, 0.3}, .remainder = {}};
    auto x = rows_of<float>(2);
    const auto before = x;
    const PreparedRotaryPlace place{range(0, 2)};
    const auto refuse = [&](FusedHeads fused, bool heads_first, const char* argument, std::size_t size = 2 * width) {
        RotaryOptions options = line(place, Pairing::interleaved, true);
        options.fused = fused;
        options.heads_first = heads_first;
        const std::span<float> some(x.data(), size);
        CHECK(try_apply_rotary(options, f, some, some).argument == std::string(argument));
        PreparedRotary rope =
            prepare_rotary({.head_dim = dim, .heads_first = heads_first, .pairing = Pairing::interleaved}, f);
        PreparedRotaryPlace at = place;
        at.fused = fused;
        at.heads = heads;
        CHECK(rope.try_apply(at, some, some).argument == std::string(argument));
    };
    refuse({29}, false, "fused.width");
    refuse({0}, false, "fused.width");
    refuse({width, 11}, false, "fused.first");
    refuse({width, SIZE_MAX}, false, "fused.first");
    refuse({width + 1}, false, "x");
    refuse({width}, true, "heads_first");
    refuse({width}, false, "x", 2 * width - 1);
    PreparedRotary rope = prepare_rotary({.head_dim = dim, .heads_first = false, .pairing = Pairing::interleaved}, f);
    PreparedRotaryPlace at = place;
    at.heads = heads;
    CHECK(rope.try_apply(at, std::span<const float>(x), std::span<float>(x)).argument == std::string("heads"));
    at.fused = FusedHeads{width};
    at.heads = 0;
    CHECK(rope.try_apply(at, std::span<const float>(x), std::span<float>(x)).argument == std::string("fused.width"));
    at.heads = SIZE_MAX;
    CHECK(rope.try_apply(at, std::span<const float>(x), std::span<float>(x)).argument == std::string("fused.width"));
    const std::span<float> nothing(x.data(), 0);
    CHECK(
        try_apply_rotary(line({range(0, 0)}, Pairing::interleaved, true), f, std::span<const float>(), nothing).code ==
        ErrorCode::ok);
    CHECK(x == before);
}
