// Every kernel on every instruction set at the edges: lengths around the width of a register, any alignment, guard
// bytes. Results must be the same bits as those of plain loops.
#include <cmath>
#include <cstring>
#include <set>

#include "kernels/kernels.hpp"
#include "lessons/kernels/kernels.hpp"
#include "support/guarded.hpp"
#include "support/isas.hpp"

using namespace posenc::kernels;

namespace {

std::vector<double> wave_numbers(std::size_t count, double seed) {
    std::vector<double> list(count);
    for (std::size_t i = 0; i < count; ++i) list[i] = std::sin(seed + 1.7 * double(i));
    return list;
}

template <class T>
std::vector<T> numbers_as(std::size_t count, double seed) {
    const auto wide = wave_numbers(count, seed);
    return {wide.begin(), wide.end()};
}

template <class T>
bool same_bits(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

/// 0, 1, N - 1, N, N + 1, 3N + 2 for the doubles and for the floats of a register, and around an unrolled round.
template <class Body>
void at_every_edge(Body&& body) {
    on_every_isa([&] {
        std::set<std::size_t> lengths;
        for (const std::size_t n : {waves().lanes, 2 * waves().lanes, 4 * waves().lanes})
            for (const std::size_t length : {std::size_t{0}, std::size_t{1}, n - 1, n, n + 1, 3 * n + 2})
                lengths.insert(length);
        for (const std::size_t length : lengths)
            for (const std::size_t shift : {0u, 1u, 3u}) {
                INFO("length " << length << ", shifted by " << shift << " elements");
                body(length, shift);
            }
    });
}

constexpr std::size_t reach = 3;

struct TileInput {
    std::size_t pairs, padded = pairs + 1;
    std::vector<double> sine = wave_numbers(pairs, 1), cosine = wave_numbers(pairs, 2);
    std::vector<double> offset_sine = wave_numbers(reach * padded, 3), offset_cosine = wave_numbers(reach * padded, 4);
};

/// One row of a tile by plain loops.
template <class T>
void plain_row(const TileInput& in, std::size_t row, T* sine, T* cosine, std::size_t stride) {
    for (std::size_t i = 0; i < in.pairs; ++i) {
        double s = in.sine[i], c = in.cosine[i];
        if (row != reach) {
            const std::size_t o = ((row > reach ? row - reach : reach - row) - 1) * in.padded + i;
            const double ss = s * in.offset_sine[o], sc = s * in.offset_cosine[o];
            const double cs = c * in.offset_sine[o], cc = c * in.offset_cosine[o];
            s = row > reach ? sc + cs : sc - cs;
            c = row > reach ? cc - ss : cc + ss;
        }
        sine[i * stride] = static_cast<T>(s);
        cosine[i * stride] = static_cast<T>(c);
    }
}

template <class T>
void check_tile(const TileKernels<T>& (*group)() noexcept, bool interleaved) {
    at_every_edge([&](std::size_t pairs, std::size_t shift) {
        const TileInput in{pairs};
        const std::size_t width = 2 * pairs, stride = interleaved ? 2 : 1, cosine = interleaved ? 1 : pairs;
        for (const auto& [first, last] : {std::pair{0, 7}, {2, 6}, {3, 4}, {4, 7}, {0, 2}, {3, 3}}) {
            INFO("rows " << first << " to " << last);
            const auto rows = std::size_t(last - first);
            Guarded<T> out(rows * width, shift), sink(width, shift);
            Tile<T> tile{};
            tile.centre = {in.sine.data(), in.cosine.data()};
            tile.offsets = {in.offset_sine.data(), in.offset_cosine.data()};
            tile.pairs = pairs;
            tile.padded = in.padded;
            tile.reach = reach;
            tile.first_row = std::size_t(first);
            tile.last_row = std::size_t(last);
            tile.out = {out.data(), out.data() + cosine};
            tile.row_stride = width;
            tile.sink = {sink.data(), sink.data() + cosine};
            group().fill(tile);
            std::vector<T> expected(rows * width + 2);  // never empty: its pointer takes an offset
            for (std::size_t r = 0; r < rows; ++r)
                plain_row(in, std::size_t(first) + r, expected.data() + r * width, expected.data() + r * width + cosine,
                          stride);
            expected.resize(rows * width);
            CHECK(same_bits(out.values(), expected));
            CHECK(out.guards_are_intact());
            CHECK(sink.guards_are_intact());
        }
    });
}

/// A whole tile past the caches: rows that start in a line where the first does, after some pairs of the line before.
template <class T>
void check_streamed_tile(const TileKernels<T>& (*group)() noexcept, bool interleaved) {
    constexpr std::size_t line = line_bytes / sizeof(T), rows = 2 * reach + 1;
    on_every_isa([&] {
        for (const std::size_t pairs : {16u, 80u, 96u})
            for (const std::size_t lead : {0u, 1u, 6u}) {
                INFO(pairs << " pairs, " << lead << " before a line begins");
                const TileInput in{pairs};
                const std::size_t width = 2 * pairs, stride = interleaved ? 2 : 1, cosine = interleaved ? 1 : pairs;
                std::vector<T> memory(rows * width + 4 * line, T(42)), expected = memory;
                const std::size_t past = reinterpret_cast<std::uintptr_t>(memory.data()) / sizeof(T) % line;
                const std::size_t at = 3 * line - past - lead * stride;
                Tile<T> tile{};
                tile.centre = {in.sine.data(), in.cosine.data()};
                tile.offsets = {in.offset_sine.data(), in.offset_cosine.data()};
                tile.pairs = pairs;
                tile.padded = in.padded;
                tile.reach = reach;
                tile.last_row = rows;
                tile.out = {memory.data() + at, memory.data() + at + cosine};
                tile.row_stride = width;
                tile.lead = lead;
                tile.streamed = true;
                group().fill(tile);
                finish_stream();
                for (std::size_t r = 0; r < rows; ++r) {
                    T* const row = expected.data() + at + r * width;
                    plain_row(in, r, row, row + cosine, stride);
                }
                CHECK(same_bits(memory, expected));
            }
    });
}

template <class T>
void check_ramp(void (*RampKernels::*kernel)(double, double, std::size_t, T*)) {
    at_every_edge([&](std::size_t length, std::size_t shift) {
        Guarded<T> out(length, shift);
        (ramps().*kernel)(0.3, -7, length, out.data());
        std::vector<T> expected(length);
        for (std::size_t k = 0; k < length; ++k) expected[k] = static_cast<T>(0.3 * (-7 + double(k)));
        CHECK(same_bits(out.values(), expected));
        CHECK(out.guards_are_intact());
    });
}

template <class T>
void check_colors(void (*LessonKernels::*kernel)(const ColorRamp&, const T*, std::size_t, std::uint32_t*)) {
    const std::vector<std::uint32_t> colors{10, 11, 12, 13, 14, 99};
    const ColorRamp ramp{colors.data(), 5, 3.7, 2.5};
    at_every_edge([&](std::size_t length, std::size_t shift) {
        // A second size takes more than one block of places.
        for (const std::size_t n : {length, 256 + length}) {
            std::vector<T> values = numbers_as<T>(n, 5);
            for (std::size_t i = 0; i < n; i += 7) values[i] = T(i % 3 == 0 ? NAN : i % 3 == 1 ? INFINITY : -1e30);
            Guarded<std::uint32_t> out(n, shift);
            (lessons().*kernel)(ramp, values.data(), n, out.data());
            for (std::size_t i = 0; i < n; ++i) {
                const double at = std::floor(double(values[i]) * 3.7 + 2.5);
                CHECK(out.data()[i] == (std::isnan(at) ? 99u : 10u + unsigned(std::fmin(std::fmax(at, 0), 4))));
            }
            CHECK(out.guards_are_intact());
        }
    });
}

template <class T>
void check_lines(void (*LessonKernels::*kernel)(const T*, double, double*, std::size_t)) {
    at_every_edge([&](std::size_t length, std::size_t shift) {
        const std::vector<T> line = numbers_as<T>(length, 1);
        const std::vector<double> before = wave_numbers(length, 2);
        Guarded<double> sums(length, shift);
        std::copy(before.begin(), before.end(), sums.data());
        (lessons().*kernel)(line.data(), 0.3, sums.data(), length);
        std::vector<double> expected(length);
        for (std::size_t i = 0; i < length; ++i) expected[i] = before[i] + double(line[i]) * 0.3;
        CHECK(same_bits(sums.values(), expected));
        CHECK(sums.guards_are_intact());
    });
}

// The exact results of the kernels: 8 partial sums, added in pairs; and their approximate value.
void check_row_products(void (*LessonKernels::*kernel)(const RowProducts&), bool distance) {
    for (const std::size_t stride : {0u, 8u, 16u, 40u})
        at_every_edge([&](std::size_t count, std::size_t shift) {
            const auto row = wave_numbers(stride, 1), rows = wave_numbers(count * stride, 2);
            Guarded<double> out(count, shift), scalar(count);
            const auto multiply = [&](double* to) {
                (lessons().*kernel)({row.data(), rows.data(), stride, count, to});
            };
            multiply(out.data());
            const std::string isa(posenc::active_isa());
            posenc::force_isa("scalar");
            multiply(scalar.data());
            posenc::force_isa(isa);
            CHECK(same_bits(out.values(), scalar.values()));
            CHECK(out.guards_are_intact());
            for (std::size_t r = 0; r < count; ++r) {
                double sum = 0;
                for (std::size_t k = 0; k < stride; ++k) {
                    const double a = row[k], b = rows[r * stride + k];
                    sum += distance ? (a - b) * (a - b) : a * b;
                }
                CHECK(out.data()[r] == Approx(sum).margin(1e-12));
            }
        });
}

template <class T>
void check_rotation(const RotateKernels<T, T>& (*group)() noexcept, bool interleaved) {
    at_every_edge([&](std::size_t pairs, std::size_t shift) {
        constexpr std::size_t rows = 2, heads = 3, tail = 2;
        const std::size_t width = 2 * pairs + tail, table_stride = interleaved ? 2 * pairs : pairs;
        auto c = numbers_as<T>(rows * table_stride, 1), s = numbers_as<T>(rows * table_stride, 2);
        if (interleaved)
            for (std::size_t i = 0; i < c.size(); i += 2) {
                c[i + 1] = c[i];
                s[i] = -s[i + 1];
            }
        const auto x = numbers_as<T>(rows * heads * width, 3);
        std::vector<T> expected = x;
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t h = 0; h < heads; ++h)
                for (std::size_t i = 0; i < pairs; ++i) {
                    const std::size_t at = (r * heads + h) * width, step = interleaved ? 2 : 1;
                    const std::size_t ia = at + step * i, ib = interleaved ? ia + 1 : ia + pairs;
                    const T cosine = c[r * table_stride + step * i],
                            sine = s[r * table_stride + step * i + (interleaved ? 1 : 0)];
                    expected[ia] = x[ia] * cosine - x[ib] * sine;
                    expected[ib] = x[ia] * sine + x[ib] * cosine;
                }
        for (const bool in_place : {false, true}) {
            INFO((in_place ? "in place" : "into another array"));
            Guarded<T> out(x.size(), shift), from(x.size(), shift + 1);
            std::copy(x.begin(), x.end(), from.data());
            if (in_place) std::copy(x.begin(), x.end(), out.data());
            const auto rotate = interleaved ? group().interleaved : group().half;
            rotate({c.data(),
                    s.data(),
                    table_stride,
                    pairs,
                    tail,
                    in_place ? out.data() : from.data(),
                    out.data(),
                    rows,
                    heads,
                    {heads * width, width},
                    {heads * width, width}});
            const auto got = out.values();
            CHECK(same_bits(got, expected));
            CHECK(out.guards_are_intact());
            CHECK(from.guards_are_intact());
        }
    });
}

template <class T>
T half_of(double x) {
    if constexpr (std::is_same_v<T, posenc::Float16>)
        return posenc::to_float16(float(x));
    else if constexpr (std::is_same_v<T, posenc::Bfloat16>)
        return posenc::to_bfloat16(float(x));
    else
        return T(x);
}
float wide(float x) {
    return x;
}
template <class T>
float wide(T x) {
    return posenc::to_float(x);
}

/// Numbers of 16 bits among them subnormal ones, both infinities and NaN; out has other strides than x.
template <class T, class U>
void check_half_rotation(const RotateKernels<T, U>& (*group)() noexcept, bool interleaved) {
    at_every_edge([&](std::size_t pairs, std::size_t shift) {
        constexpr std::size_t rows = 2, heads = 3, tail = 3;
        const std::size_t width = 2 * pairs + tail, table_stride = interleaved ? 2 * pairs : pairs;
        auto c = numbers_as<float>(rows * table_stride, 1), s = numbers_as<float>(rows * table_stride, 2);
        if (interleaved)
            for (std::size_t i = 0; i < c.size(); i += 2) {
                c[i + 1] = c[i];
                s[i] = -s[i + 1];
            }
        Guarded<T> from(rows * heads * width, shift);
        const double special[] = {0x1p-24, -0x1p-20, 70000, HUGE_VAL, -HUGE_VAL, std::nan(""), -0.0, 3e38};
        const auto x = wave_numbers(rows * heads * width, 3);
        for (std::size_t k = 0; k < x.size(); ++k)
            from.data()[k] = half_of<T>(k % 11 == 5 ? special[k / 11 % 8] : 4 * x[k]);
        // Heads first in the result, a channel apart.
        const RotationStride x_stride{heads * width, width}, out_stride{width + 1, rows * (width + 1)};
        Guarded<U> out(rows * heads * (width + 1), shift + 1);
        const U kept = half_of<U>(9);
        std::fill_n(out.data(), out.values().size(), kept);
        auto expected = out.values();
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t h = 0; h < heads; ++h) {
                const T* head = from.data() + r * x_stride.row + h * x_stride.head;
                U* to = expected.data() + r * out_stride.row + h * out_stride.head;
                for (std::size_t i = 0; i < pairs; ++i) {
                    const std::size_t step = interleaved ? 2 : 1, ia = step * i, ib = interleaved ? ia + 1 : ia + pairs;
                    const float cosine = c[r * table_stride + ia], a = wide(head[ia]), b = wide(head[ib]);
                    const float sine = s[r * table_stride + ia + (interleaved ? 1 : 0)];
                    to[ia] = half_of<U>(a * cosine - b * sine);
                    to[ib] = half_of<U>(a * sine + b * cosine);
                }
                for (std::size_t k = 2 * pairs; k < width; ++k) to[k] = half_of<U>(wide(head[k]));
            }
        const auto rotate = interleaved ? group().interleaved : group().half;
        rotate({c.data(), s.data(), table_stride, pairs, tail, from.data(), out.data(), rows, heads, x_stride,
                out_stride});
        const auto got = out.values();
        std::size_t wrong = 0;
        for (std::size_t k = 0; k < got.size(); ++k)
            wrong += got[k] != expected[k] && !(std::isnan(wide(got[k])) && std::isnan(wide(expected[k])));
        CHECK(wrong == 0);
        CHECK(out.guards_are_intact());
    });
}

}  // namespace

TEST_CASE("tiles have the bits of plain loops at every edge, for every part of a tile") {
    check_tile<float>(interleaved_float_tiles, true);
    check_tile<double>(interleaved_double_tiles, true);
    check_tile<float>(planar_float_tiles, false);
    check_tile<double>(planar_double_tiles, false);
}

TEST_CASE("tiles past the caches have the bits of plain loops, and no number beside them changes") {
    check_streamed_tile<float>(interleaved_float_tiles, true);
    check_streamed_tile<double>(interleaved_double_tiles, true);
    check_streamed_tile<float>(planar_float_tiles, false);
    check_streamed_tile<double>(planar_double_tiles, false);
}

TEST_CASE("angles of whole rows are added with the bits of plain loops at every edge") {
    at_every_edge([](std::size_t n, std::size_t shift) {
        const auto sa = wave_numbers(n, 1), ca = wave_numbers(n, 2), sb = wave_numbers(n, 3), cb = wave_numbers(n, 4);
        Guarded<double> sine(n, shift), cosine(n, shift);
        angles().add({sa.data(), ca.data()}, {sb.data(), cb.data()}, sine.data(), cosine.data(), n);
        std::vector<double> s(n), c(n);
        for (std::size_t i = 0; i < n; ++i) {
            s[i] = sa[i] * cb[i] + ca[i] * sb[i];
            c[i] = ca[i] * cb[i] - sa[i] * sb[i];
        }
        CHECK(same_bits(sine.values(), s));
        CHECK(same_bits(cosine.values(), c));
        CHECK((sine.guards_are_intact() && cosine.guards_are_intact()));
    });
}

TEST_CASE("copies past the caches copy every byte and no other, at every length and alignment") {
    at_every_edge([](std::size_t length, std::size_t shift) {
        for (const std::size_t bytes : {length, 8 * length + shift, 64 * length + 5}) {
            Guarded<unsigned char> from(bytes, shift), to(bytes, 3 * shift);
            for (std::size_t i = 0; i < bytes; ++i) from.data()[i] = static_cast<unsigned char>(31 * i + 7);
            streams().copy(to.data(), from.data(), bytes);
            CHECK(to.values() == from.values());
            CHECK(to.guards_are_intact());
        }
    });
}

TEST_CASE("ramps have the bits of plain loops at every edge") {
    check_ramp<float>(&RampKernels::floats);
    check_ramp<double>(&RampKernels::doubles);
}

TEST_CASE("dot products and distances of rows have the same bits on every instruction set at every edge") {
    check_row_products(&LessonKernels::dot_products, false);
    check_row_products(&LessonKernels::squared_distances, true);
}

TEST_CASE("numbers of 16 bits are rotated as floats and rounded once at every edge, on every instruction set") {
    using posenc::Bfloat16, posenc::Float16;
    for (const bool interleaved : {true, false}) {
        check_half_rotation<Float16, Float16>(float16_rotations, interleaved);
        check_half_rotation<Bfloat16, Bfloat16>(bfloat16_rotations, interleaved);
        check_half_rotation<float, Float16>(float_to_float16_rotations, interleaved);
        check_half_rotation<float, Bfloat16>(float_to_bfloat16_rotations, interleaved);
    }
}

TEST_CASE("rotations have the bits of plain loops at every edge, in place and out of place") {
    for (const bool interleaved : {true, false}) {
        check_rotation<float>(float_rotations, interleaved);
        check_rotation<double>(double_rotations, interleaved);
    }
}

TEST_CASE("colours of numbers are those of plain loops at every edge") {
    check_colors<float>(&LessonKernels::color_cells_float);
    check_colors<double>(&LessonKernels::color_cells_double);
}

TEST_CASE("sums of lines have the bits of plain loops at every edge") {
    check_lines<float>(&LessonKernels::add_line_float);
    check_lines<double>(&LessonKernels::add_line_double);
}
