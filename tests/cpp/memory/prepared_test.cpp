// Prepared rotations with failing allocations: the arrays, and the rotation, which must turn as before.
#include "memory/failing.hpp"
#include "support/catch.hpp"
#include "support/strided.hpp"

using namespace posenc;
using failing::bytes_of;
using failing::numbers;
using failing::Trial;

namespace {

constexpr std::size_t tokens = 70, heads = 2, dim = 8, size = tokens * heads * dim;
const Frequencies frequencies{.inverse = {1, 0.5, 0.25}, .attention_factor = 1.5};

std::vector<double> spread() {
    std::vector<double> list(tokens);
    for (std::size_t t = 0; t < tokens; ++t) list[t] = 977 * double(t);
    list[5] = 0.5;
    list[6] = 1e10;
    return list;
}
const std::vector<double> places = spread();

RotaryGrid made_grid() {
    RotaryGrid grid;
    check(try_make_axial_rotary({.axis_dim = 4, .height = 7, .width = 10, .bands = AxialBands::language}, grid));
    return grid;
}

PreparedRotaryOptions options(std::size_t length = 0) {
    return {.head_dim = dim, .heads_first = false, .pairing = Pairing::interleaved, .length = length};
}

/// The bytes that a rotation makes of fixed numbers.
failing::Bytes turned_by(PreparedRotary& rotary, bool has_grid) {
    std::vector<float> x = numbers<float>(size);
    const Positions positions = has_grid ? Positions() : range(100, tokens);
    return rotary.try_apply({.positions = positions}, x, x).ok() ? bytes_of(x) : "unprepared";
}

template <class Source>
std::vector<failing::Attempt> prepare(const Source& source, bool is_new, std::size_t length) {
    constexpr bool has_grid = std::is_same_v<Source, RotaryGrid>;
    return {{"try_prepare", [=] {
                 auto rotary = std::make_shared<PreparedRotary>();
                 if (!is_new) check(rotary->try_prepare(options(), Frequencies{.inverse = {0.75}}));
                 return Trial{[=] { return rotary->try_prepare(options(length), source); },
                              [=] { return turned_by(*rotary, false) + turned_by(*rotary, has_grid); }};
             }}};
}

const MropeSections sections{MropeStyle::interleaved, {1, 1, 1}};

std::vector<failing::Attempt> prepare_mrope() {
    return {{"try_prepare", [] {
                 auto rotary = std::make_shared<PreparedRotary>();
                 return Trial{[=] { return rotary->try_prepare(options(200), sections, frequencies); },
                              [=] { return turned_by(*rotary, false); }};
             }}};
}

/// Numbers of these types in and out, with and without a scratch of the caller, by three positions a token.
template <class T, class U = T>
std::vector<failing::Attempt> turn_each(const PreparedRotaryPlace& place) {
    const auto trial = [=](bool shares) {
        auto rotary = std::make_shared<PreparedRotary>();
        check(rotary->try_prepare(options(), sections, frequencies));
        auto x = std::make_shared<std::vector<T>>(tensors::numbers<T>(size));
        auto out = std::make_shared<std::vector<U>>(size, tensors::untouched<U>());
        using F = std::conditional_t<std::is_same_v<T, double>, double, float>;
        auto scratch = std::make_shared<std::vector<F>>(rotary->scratch_size());
        return Trial{[=] {
                         const std::span<const T> from(*x);
                         return shares ? rotary->try_apply(place, from, std::span<U>(*out), std::span<F>(*scratch))
                                       : rotary->try_apply(place, from, std::span<U>(*out));
                     },
                     [=] { return bytes_of(*x, *out); }};
    };
    return {{"try_apply", [=] { return trial(true); }}, {"try_apply", [=] { return trial(false); }}};
}

template <class T>
std::vector<failing::Attempt> shift() {
    return {{"try_shift", [] {
                 auto rotary = std::make_shared<PreparedRotary>();
                 check(rotary->try_prepare(options(), frequencies));
                 auto keys = std::make_shared<std::vector<T>>(tensors::numbers<T>(size));
                 return Trial{
                     [=] { return rotary->try_shift({.by = -30, .first = 3, .heads = heads}, std::span<T>(*keys)); },
                     [=] { return bytes_of(*keys); }};
             }}};
}

std::vector<double> thrice(std::size_t count) {
    std::vector<double> rows(3 * count);
    for (std::size_t k = 0; k < rows.size(); ++k) rows[k] = double(k * 131 % 400);
    return rows;
}
const std::vector<double> mixed = thrice(tokens);

template <class T, class Source>
std::vector<failing::Attempt> turn(const Source& source, const PreparedRotaryPlace& place, bool in_place) {
    return {{"try_apply", [=] {
                 auto rotary = std::make_shared<PreparedRotary>();
                 check(rotary->try_prepare(options(), source));
                 auto x = std::make_shared<std::vector<T>>(numbers<T>(size));
                 auto out = in_place ? x : std::make_shared<std::vector<T>>(failing::untouched<T>(size));
                 return Trial{[=] { return rotary->try_apply(place, *x, *out); }, [=] { return bytes_of(*x, *out); }};
             }}};
}

const PreparedRotaryPlace fused{.positions = list(places), .fused = FusedHeads{heads * dim, dim}, .heads = 1};
const PreparedRotaryPlace fused_range{
    .positions = range(7, tokens), .inverse = true, .fused = FusedHeads{heads * dim, dim}, .heads = 1};
const PreparedRotaryPlace fused_grid{.fused = FusedHeads{heads * dim, 0}, .heads = 1};

const failing::Attempts attempts{
    prepare(frequencies, true, 200),
    prepare(frequencies, false, 200),
    prepare(made_grid(), true, 0),
    prepare(made_grid(), false, 0),
    prepare_mrope(),
    turn_each<float>({.positions = list(mixed)}),
    turn_each<double>({.positions = list(mixed)}),
    turn_each<Float16>({.positions = list(mixed)}),
    turn_each<Bfloat16>({.positions = list(mixed), .inverse = true}),
    turn_each<float, Float16>({.positions = list(mixed)}),
    turn_each<float, Bfloat16>({.positions = list(mixed)}),
    turn<float>(frequencies, {.positions = list(places)}, true),
    turn<double>(frequencies, {.positions = list(places), .inverse = true}, true),
    turn<float>(frequencies, fused, false),
    turn<float>(frequencies, {.positions = range(7, tokens)}, true),
    turn<double>(frequencies, fused_range, false),
    turn<float>(made_grid(), {}, true),
    turn<double>(made_grid(), fused_grid, false),
    shift<float>(),
    shift<double>(),
    shift<Float16>(),
    shift<Bfloat16>(),
};

}  // namespace

TEST_CASE("a prepared rotation turns new positions to the same bits without any memory for their rows") {
    PreparedRotary rich = prepare_rotary(options(), frequencies), poor = prepare_rotary(options(), frequencies);
    for (double position = 0; position < 1000; position += 37) {
        std::vector<float> x = numbers<float>(heads * dim), y = x;
        rich.apply({.positions = range(position, 1)}, x, x);
        Status status;
        {
            const failing::Allocation none(0);
            status = poor.try_apply({.positions = range(position, 1)}, y, y);
        }
        INFO(position);
        CHECK(status.ok());
        CHECK(bytes_of(x) == bytes_of(y));
    }
}

TEST_CASE("the const form of a prepared rotation allocates nothing, for any position") {
    const PreparedRotary rotary = prepare_rotary(options(100), frequencies);
    std::vector<float> x = numbers<float>(heads * dim), scratch(rotary.scratch_size());
    for (const double position : {3.0, 99.0, 100.0, 0.5, -7.0, 1e12})
        for (const bool inverse : {false, true}) {
            const auto [is_ok, has_allocated] = [&] {
                const failing::Allocation first(0);
                const PreparedRotaryPlace place{.positions = range(position, 1), .inverse = inverse};
                const bool applied =
                    rotary.try_apply(place, std::span<const float>(x), std::span<float>(x), scratch).ok();
                return std::pair(applied, first.has_failed());
            }();
            REQUIRE(is_ok);
            REQUIRE(!has_allocated);
        }
}

TEST_CASE("a prepared rotation allocates nothing for a position that it has turned") {
    PreparedRotary rotary = prepare_rotary(options(100), frequencies);
    std::vector<float> x = numbers<float>(heads * dim);
    for (double position = 0; position < 100; ++position) {
        // Catch2 takes memory of its own: it looks once the next allocation may succeed again.
        const auto [is_ok, has_allocated] = [&] {
            const failing::Allocation first(0);
            const bool applied = rotary.try_apply({.positions = range(position, 1)}, x, x).ok();
            return std::pair(applied, first.has_failed());
        }();
        REQUIRE(is_ok);
        REQUIRE(!has_allocated);
    }
}
