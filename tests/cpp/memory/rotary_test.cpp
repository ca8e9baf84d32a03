// Frequencies, grids and rotations, with failing allocations.
#include "memory/failing.hpp"
#include "support/strided.hpp"

using namespace posenc;
using failing::both;
using failing::both_turned;
using failing::bytes_of;
using failing::numbers;
using failing::object;
using failing::one;
using failing::Trial;

namespace {

constexpr std::size_t tokens = 70, heads = 3, dim = 8, size = tokens * heads * dim;
const Frequencies frequencies{.inverse = {1, 0.5, 0.25}, .attention_factor = 1.5};
const Frequencies scaled{.inverse = {1}, .query_scale = QueryScale{0.1, 4}};
const Frequencies four{.inverse = {1, 0.5, 0.25, 0.125}};
const std::vector<float> weights = numbers<float>(4096);
const std::vector<double> mixed = numbers<double>(2 * heads * 4);

std::vector<double> spread() {
    std::vector<double> list(tokens);
    for (std::size_t t = 0; t < tokens; ++t) list[t] = 977 * double(t);
    list[5] = 0.5;
    list[6] = -3;
    return list;
}
const std::vector<double> places = spread();
constexpr Positions rows = range(5, tokens);

RotaryGrid made_grid() {
    RotaryGrid grid;
    check(try_make_axial_rotary({.axis_dim = 4, .height = 7, .width = 10, .bands = AxialBands::language}, grid));
    return grid;
}
const RotaryGrid grid = made_grid();
const Frequencies before{.inverse = {42}};
const RotaryGrid grid_before{.axes = 1, .tokens = 1, .pairs = 1, .coordinates = {42}, .frequencies = before};

template <class Options>
auto grid_by(const char* function, Status (*make)(const Options&, RotaryGrid&) noexcept, Options options) {
    return object(function, grid_before, [=](RotaryGrid& out) { return make(options, out); });
}

const failing::Attempts made{
    one<double>("try_compute_angular_frequencies", 16,
                [](auto out) { return try_compute_angular_frequencies({16}, out); }),
    one<double>("try_compute_wavelengths", 16, [](auto out) { return try_compute_wavelengths({16}, out); }),
    object("try_compute_rotary_dim", std::vector<std::size_t>{42},
           [](std::vector<std::size_t>& out) { return try_compute_rotary_dim(64, 0.5, out[0]); }),
    both("try_compute_query_scale", 16, [](auto out) { return try_compute_query_scale(scaled, range(16), out); }),
    grid_by("try_make_eva_rotary", &try_make_eva_rotary, {.head_dim = 8, .height = 3, .width = 4}),
    grid_by("try_make_axial_rotary", &try_make_axial_rotary,
            {.axis_dim = 4, .height = 3, .width = 4, .bands = AxialBands::pixel}),
    grid_by("try_make_dinov3_rotary", &try_make_dinov3_rotary, {.head_dim = 8, .height = 3, .width = 4}),
    grid_by("try_make_mixed_rotary", &try_make_mixed_rotary,
            {.heads = heads, .head_dim = 8, .height = 3, .width = 4, .frequencies = mixed}),
    grid_by("try_make_diffusers_2d_rotary", &try_make_diffusers_2d_rotary, {.head_dim = 8, .height = 3, .width = 4}),
    grid_by("try_make_cogvideox_rotary", &try_make_cogvideox_rotary,
            {.head_dim = 16, .frames = 2, .height = 3, .width = 4}),
    grid_by("try_make_lumina_rotary", &try_make_lumina_rotary, {.head_dim = 8, .height = 3, .width = 4}),
    object("try_make_mrope", grid_before,
           [](RotaryGrid& out) {
               return try_make_mrope({MropeStyle::chunked, {2, 1, 1}}, four, std::span(places).first(12), out);
           }),
    one<std::int32_t>("try_make_mrope_axes", 4,
                      [](auto out) { return try_make_mrope_axes({MropeStyle::chunked, {2, 1, 1}}, out); }),
    one<double>("try_make_mixed_frequencies", 8, [](auto out) { return try_make_mixed_frequencies({8}, out); }),
    one<double>("try_compute_rotary_angles", tokens* grid.pairs,
                [](auto out) { return try_compute_rotary_angles(grid, out); }),
    both("try_make_rotary_table", 2 * tokens * 3,
         [](auto out) { return try_make_rotary_table({rows}, frequencies, out.first(210), out.last(210)); }),
    both("try_make_rotary_table", 2 * tokens * 3,
         [](auto out) { return try_make_rotary_table({list(places)}, frequencies, out.first(210), out.last(210)); }),
    both("try_make_rotary_grid_table", 2 * tokens * grid.pairs,
         [](auto out) {
             const std::size_t each = tokens * grid.pairs;
             return try_make_rotary_grid_table({}, grid, out.first(each), out.last(each));
         }),
    one<std::int32_t>("try_make_rotary_permutation", 8,
                      [](auto out) { return try_make_rotary_permutation({8, 8, Pairing::rotate_half}, out); }),
    one<float>("try_permute_rotary_weights", 48,
               [](auto out) {
                   return try_permute_rotary_weights({2, 3, {8, 8, Pairing::rotate_half}}, std::span(weights).first(48),
                                                     out);
               }),
};

RotaryOptions rotary_options(const Positions& positions, Pairing pairing, bool is_fused) {
    RotaryOptions o{.positions = positions, .heads = heads, .head_dim = dim, .heads_first = false, .pairing = pairing};
    if (is_fused) {
        o.heads = heads - 1;
        o.fused = FusedHeads{heads * dim, dim};
    }
    return o;
}

auto rotary(const Positions& positions, Pairing pairing, bool is_fused) {
    return both_turned("try_apply_rotary", size, [=](auto x, auto out) {
        return try_apply_rotary(rotary_options(positions, pairing, is_fused), frequencies, x, out);
    });
}

auto on_grid(bool is_fused) {
    return both_turned("try_apply_rotary_grid", size, [=](auto x, auto out) {
        RotaryGridOptions o{.heads = heads, .head_dim = dim, .heads_first = false, .pairing = Pairing::interleaved};
        if (is_fused) {
            o.heads = heads - 1;
            o.fused = FusedHeads{heads * dim, dim};
        }
        return try_apply_rotary_grid(o, grid, x, out);
    });
}

auto shift(bool heads_first) {
    return both("try_shift_rotary", size, [=](auto keys) {
        return try_shift_rotary({.by = -30,
                                 .first = 3,
                                 .heads = heads,
                                 .head_dim = dim,
                                 .heads_first = heads_first,
                                 .pairing = heads_first ? Pairing::interleaved : Pairing::rotate_half},
                                frequencies, keys);
    });
}

auto xpos(const Positions& positions) {
    return both_turned("try_apply_xpos", size, [=](auto x, auto out) {
        return try_apply_xpos({.role = XposRole::keys,
                               .positions = positions,
                               .scale_base = 4096,
                               .heads = heads,
                               .head_dim = dim,
                               .heads_first = false},
                              x, out);
    });
}

/// Numbers of other types in and out; in place where they are one type. `call(x, out)`.
template <class T, class U = T, class Call>
std::vector<failing::Attempt> halves(const char* function, Call call) {
    const auto trial = [=](bool in_place) {
        auto x = std::make_shared<std::vector<T>>(tensors::numbers<T>(size));
        auto out = std::make_shared<std::vector<U>>(size, tensors::untouched<U>());
        return Trial{[=] {
                         if constexpr (std::is_same_v<T, U>)
                             if (in_place) return call(std::span<const T>(*x), std::span<U>(*x));
                         return call(std::span<const T>(*x), std::span<U>(*out));
                     },
                     [=] { return bytes_of(*x, *out); }};
    };
    return {{function, [=] { return trial(true); }}, {function, [=] { return trial(false); }}};
}

/// Heads at distances of their own.
template <class T, class U = T>
auto strided(const Positions& positions) {
    return halves<T, U>("try_apply_rotary", [=](auto x, auto out) {
        RotaryOptions o{
            .positions = positions, .heads = heads, .head_dim = dim, .pairing = Pairing::interleaved, .tokens = tokens};
        o.strides = HeadStrides{.token = dim, .head = tokens * dim};
        return try_apply_rotary(o, frequencies, x, out);
    });
}

template <class T, class U = T>
auto strided_grid() {
    return halves<T, U>("try_apply_rotary_grid", [=](auto x, auto out) {
        RotaryGridOptions o{.heads = heads, .head_dim = dim, .pairing = Pairing::interleaved, .tokens = tokens};
        o.strides = HeadStrides{.token = dim, .head = tokens * dim};
        return try_apply_rotary_grid(o, grid, x, out);
    });
}

template <class T>
auto strided_shift() {
    return halves<T>("try_shift_rotary", [=](auto, auto keys) {
        RotaryShiftOptions o{.by = -30, .heads = heads, .head_dim = dim, .pairing = Pairing::rotate_half};
        o.tokens = tokens;
        o.strides = HeadStrides{.token = dim, .head = tokens * dim};
        return try_shift_rotary(o, frequencies, keys);
    });
}

// Rows so long that pieces of them go past the caches: the second piece must not allocate.
constexpr std::size_t long_dim = std::size_t{1} << 16;
const Frequencies many{.inverse = std::vector<double>(long_dim / 2, 0.5)};
const std::vector<double> doubles = numbers<double>(2 * size);

const failing::Attempts turned{
    rotary(rows, Pairing::interleaved, false),
    rotary(rows, Pairing::rotate_half, true),
    rotary(list(places), Pairing::interleaved, true),
    failing::turned<float>("try_apply_rotary", 40 * long_dim,
                           [](auto x, auto out) {
                               return try_apply_rotary(
                                   {.positions = range(3, 40), .head_dim = long_dim, .pairing = Pairing::interleaved},
                                   many, x, out);
                           }),
    strided<float>(rows),
    strided<double>(list(places)),
    strided<Float16>(rows),
    strided<Bfloat16>(list(places)),
    strided<float, Float16>(rows),
    strided<float, Bfloat16>(list(places)),
    strided_grid<Float16>(),
    strided_grid<Bfloat16>(),
    strided_grid<float, Float16>(),
    strided_grid<float, Bfloat16>(),
    strided_shift<Float16>(),
    strided_shift<Bfloat16>(),
    on_grid(false),
    on_grid(true),
    shift(true),
    shift(false),
    xpos(rows),
    xpos(list(std::span(places).first(tokens))),
    failing::turned<float>("try_apply_fope", size,
                           [](auto x, auto out) {
                               return try_apply_fope({1, heads, dim, 1, false},
                                                     std::span(weights).first(2 * tokens * 4), x, out);
                           }),
    failing::turned<double>("try_apply_fope", size,
                            [](auto x, auto out) {
                                return try_apply_fope({1, heads, dim, 1, false},
                                                      std::span(doubles).first(2 * tokens * 4), x, out);
                            }),
};

}  // namespace
