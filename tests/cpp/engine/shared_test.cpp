// A prepared rotation as engines use it: whole positions as integers, three positions a token, many threads.
#include <algorithm>
#include <thread>

#include "posenc/encodings/prepared_rotary.hpp"
#include "posenc/frequencies/yarn.hpp"
#include "support/catch.hpp"
#include "support/isas.hpp"
#include "support/strided.hpp"

using namespace posenc;
using tensors::numbers;
using tensors::same_bits;

namespace {

const Frequencies frequencies = make_yarn_frequencies({.rotary_dim = 16, .factor = 4});
constexpr std::size_t head_dim = 20, many = 3;

PreparedRotaryOptions options(Pairing pairing, std::size_t length = 0) {
    return {.head_dim = head_dim, .heads_first = false, .pairing = pairing, .length = length};
}

template <class T>
std::vector<T> turned(PreparedRotary& rotary, const PreparedRotaryPlace& place, std::size_t tokens) {
    const auto x = numbers<T>(tokens * many * head_dim);
    std::vector<T> out(x.size());
    rotary.apply(place, std::span<const T>(x), std::span<T>(out));
    return out;
}

template <class T>
using Scratch = std::conditional_t<std::is_same_v<T, double>, double, float>;

/// By the const form, with a scratch of `size` elements.
template <class T>
Status share(const PreparedRotary& rotary, const PreparedRotaryPlace& place, std::vector<T>& x, std::size_t size) {
    std::vector<Scratch<T>> scratch(size);
    return rotary.try_apply(place, std::span<const T>(x), std::span<T>(x), std::span(scratch));
}

}  // namespace

TEST_CASE("positions of 32 and 64 bits rotate to the bits of the same doubles") {
    const std::vector<double> doubles = {0, 7, -3, 2147483647, -2147483648.0, 5};
    const std::vector<std::int32_t> ints(doubles.begin(), doubles.end());
    const std::vector<std::int64_t> longs(doubles.begin(), doubles.end());
    for (const bool per_batch : {false, true}) {
        const std::size_t batch = per_batch ? 2 : 1;
        const auto place = [&](const Positions& p) { return PreparedRotaryPlace{p, batch, per_batch}; };
        PreparedRotary rotary = prepare_rotary(options(Pairing::rotate_half), frequencies);
        const auto wanted = turned<float>(rotary, place(list(doubles)), 6);
        CHECK(same_bits(turned<float>(rotary, place(list(ints)), 6), wanted));
        CHECK(same_bits(turned<float>(rotary, place(list(longs)), 6), wanted));
        const auto stateless = [&](const Positions& p) {
            const auto x = numbers<float>(6 * many * head_dim);
            std::vector<float> out(x.size());
            apply_rotary({.positions = p,
                          .batch = batch,
                          .heads = many,
                          .head_dim = head_dim,
                          .heads_first = false,
                          .pairing = Pairing::rotate_half},
                         frequencies, x, out);
            return out;
        };
        CHECK(same_bits(stateless(list(ints)), wanted));
        CHECK(same_bits(stateless(list(longs)), wanted));
    }
    std::vector<float> a(6 * 8), b(a), c(a), d(a);
    make_rotary_table<float>({list(doubles)}, frequencies, a, b);
    make_rotary_table<float>({list(longs)}, frequencies, c, d);
    CHECK(same_bits(a, c));
    CHECK(same_bits(b, d));
}

TEST_CASE("a position of 64 bits beyond 2^53 is refused, though a double of it would round to 2^53") {
    const std::int64_t largest = std::int64_t{1} << 53;
    for (const std::int64_t beyond : {largest + 1, -largest - 1}) {
        const std::vector<std::int64_t> good = {largest, -largest}, bad = {0, beyond};
        CHECK(validate(list(good)).ok());
        const Status status = validate(list(bad));
        CHECK(status.code == ErrorCode::out_of_range);
        CHECK(std::string(status.argument) == "positions");
        CHECK(error_message(status).find("positions is " + std::to_string(beyond) + ";") == 0);
    }
    CHECK(list(std::span<const std::int32_t>()).is_range());
    CHECK(list(std::span<const std::int64_t>()).is_range());
}

TEST_CASE("three positions a token turn a prepared rotation to the bits of a grid made for them") {
    const std::vector<std::int32_t> rows = {0, 1, 2, 2, 2, 5, 9, 0, 1, 2, 2, 3, 5, 1000, 0, 1, 2, 3, 3, 5, 70000};
    const std::vector<double> doubles(rows.begin(), rows.end());
    on_every_isa([&] {
        for (const MropeStyle style : {MropeStyle::chunked, MropeStyle::interleaved})
            for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half})
                for (const bool inverse : {false, true}) {
                    const MropeSections sections{style, {3, 3, 2}};
                    const RotaryGrid grid = make_mrope(sections, frequencies, doubles);
                    PreparedRotary by_grid = prepare_rotary(options(pairing), grid);
                    PreparedRotary rotary = prepare_rotary(options(pairing, 4), sections, frequencies);
                    const PreparedRotaryPlace own{.inverse = inverse};
                    const PreparedRotaryPlace place{.positions = list(rows), .inverse = inverse};
                    const auto check = [&]<class T>(T) {
                        const auto wanted = turned<T>(by_grid, own, 7);
                        for (int time = 0; time < 2; ++time) CHECK(same_bits(turned<T>(rotary, place, 7), wanted));
                        auto x = numbers<T>(wanted.size());
                        REQUIRE(share(rotary, place, x, rotary.scratch_size()).ok());
                        CHECK(same_bits(x, wanted));
                    };
                    check(0.0f);
                    check(0.0);
                    check(Float16());
                }
    });
}

TEST_CASE("M-RoPE takes positions of each batch row, and a range for text") {
    const MropeSections sections{MropeStyle::chunked, {3, 3, 2}};
    PreparedRotary rotary = prepare_rotary(options(Pairing::rotate_half), sections, frequencies);
    // [3, B, T]
    const std::vector<double> rows = {0, 1, 5, 6, 0, 2, 5, 7, 0, 3, 5, 8};
    const PreparedRotaryPlace place{.positions = list(rows), .batch = 2, .per_batch = true};
    PreparedRotary by_grid = prepare_rotary(options(Pairing::rotate_half), make_mrope(sections, frequencies, rows));
    CHECK(same_bits(turned<float>(rotary, place, 4), turned<float>(by_grid, {.batch = 1}, 4)));

    const std::vector<double> text = {4, 5, 6, 4, 5, 6, 4, 5, 6};
    CHECK(same_bits(turned<float>(rotary, {.positions = range(4, 3)}, 3),
                    turned<float>(rotary, {.positions = list(text)}, 3)));

    std::vector<float> x(many * head_dim, 7.0f);
    const auto before = x;
    const Status status = rotary.try_apply({.positions = list(std::span(text).first(4))}, x, x);
    CHECK(status.code == ErrorCode::shape_mismatch);
    CHECK(std::string(status.argument) == "positions");
    CHECK(x == before);
    CHECK(rotary.try_prepare(options(Pairing::rotate_half), {MropeStyle::chunked, {3, 3, 3}}, frequencies).code ==
          ErrorCode::shape_mismatch);
    CHECK(rotary.try_prepare(options(Pairing::rotate_half), MropeSections(), frequencies).code ==
          ErrorCode::missing_key);
}

TEST_CASE("the const form gives the bits of a list, from rows that stand ready and from the caller's scratch") {
    const std::vector<double> ready = {0, 1, 9, 3, 3}, any = {0, -0.0, 0.5, 10, 1e9};
    for (const Pairing pairing : {Pairing::interleaved, Pairing::rotate_half}) {
        PreparedRotary keeping = prepare_rotary(options(pairing), frequencies);
        const PreparedRotary shared = prepare_rotary(options(pairing, 10), frequencies);
        const auto check = [&]<class T>(T, const std::vector<double>& positions, bool inverse, std::size_t size) {
            const PreparedRotaryPlace place{.positions = list(positions), .inverse = inverse};
            auto x = numbers<T>(5 * many * head_dim);
            REQUIRE(share(shared, place, x, size).ok());
            CHECK(same_bits(x, turned<T>(keeping, place, 5)));
        };
        const std::size_t size = shared.scratch_size();
        check(0.0f, ready, false, 0);
        check(Float16(), ready, false, 0);
        check(Bfloat16(), ready, false, 0);
        for (const bool inverse : {false, true}) {
            check(0.0f, any, inverse, size);
            check(0.0, any, inverse, size);
            check(Float16(), any, inverse, size);
        }
        // A range is taken as a list, however long it is.
        std::vector<double> long_list(10);
        for (std::size_t k = 0; k < 10; ++k) long_list[k] = double(k);
        auto x = numbers<float>(10 * many * head_dim);
        REQUIRE(share(shared, {.positions = range(10)}, x, 0).ok());
        CHECK(same_bits(x, turned<float>(keeping, {.positions = list(long_list)}, 10)));
    }
}

TEST_CASE("the const form refuses rows that it can neither find nor make, and a grid, and changes nothing") {
    const PreparedRotary shared = prepare_rotary(options(Pairing::rotate_half, 10), frequencies);
    const auto refuse = [](const PreparedRotary& rotary, const PreparedRotaryPlace& place, auto number,
                           std::size_t size, const std::string& argument) {
        using T = decltype(number);
        auto x = numbers<T>(2 * many * head_dim);
        const auto before = x;
        const Status status = share(rotary, place, x, size);
        CHECK(!status.ok());
        CHECK(status.argument == argument);
        CHECK(same_bits(x, before));
    };
    const std::size_t size = shared.scratch_size();
    refuse(shared, {.positions = range(9, 2)}, 0.0f, size - 1, "scratch");
    refuse(shared, {.positions = range(2), .inverse = true}, 0.0f, 0, "scratch");
    refuse(shared, {.positions = range(2)}, 0.0, 0, "scratch");
    refuse(shared, {.positions = range(0.5, 2)}, Float16(), 0, "scratch");
    // A row made within x would be read as x.
    auto whole = numbers<float>(2 * many * head_dim), out = whole;
    const auto before = whole;
    const std::span<float> begin = std::span(whole).first(size), end = std::span(out).last(size);
    const PreparedRotaryPlace unready{.positions = range(9, 2)};
    CHECK(std::string(shared.try_apply(unready, std::span<const float>(whole), out, begin).argument) == "scratch");
    CHECK(std::string(shared.try_apply(unready, std::span<const float>(whole), out, end).argument) == "scratch");
    CHECK(same_bits(whole, before));
    CHECK(same_bits(out, before));
    CHECK(shared.try_apply({.positions = range(8, 2)}, std::span<const float>(whole), out, begin).ok());
    const MropeSections sections{MropeStyle::chunked, {3, 3, 2}};
    const PreparedRotary mrope = prepare_rotary(options(Pairing::rotate_half, 10), sections, frequencies);
    const std::vector<double> same = {1, 2, 1, 2, 1, 2}, unlike = {1, 2, 1, 2, 1, 3};
    auto x = numbers<float>(2 * many * head_dim);
    CHECK(share(mrope, {.positions = list(same)}, x, 0).ok());
    refuse(mrope, {.positions = list(unlike)}, 0.0f, mrope.scratch_size() - 1, "scratch");
    const PreparedRotary grid = prepare_rotary(options(Pairing::rotate_half), make_mrope(sections, frequencies, same));
    refuse(grid, {}, 0.0f, 1000, "grid");
    refuse(PreparedRotary(), {.positions = range(2)}, 0.0f, 1000, "frequencies");
    CHECK(PreparedRotary().scratch_size() == 0);
}

// Under ThreadSanitizer too: the preset native-threads.
TEST_CASE("threads share a prepared rotation, each with heads, and a scratch, of its own", "[threads]") {
    constexpr std::size_t threads = 4, steps = 300, length = 200;
    const PreparedRotary shared = prepare_rotary(options(Pairing::interleaved, length), frequencies);
    PreparedRotary alone = prepare_rotary(options(Pairing::interleaved), frequencies);
    const auto x = numbers<float>(threads * many * head_dim);
    std::vector<std::vector<float>> cache(steps, x);
    std::vector<std::thread> workers;
    std::vector<int> failed(threads);
    for (std::size_t worker = 0; worker < threads; ++worker)
        workers.emplace_back([&, worker] {
            std::vector<float> scratch(shared.scratch_size());
            for (std::size_t step = 0; step < steps; ++step) {
                // Some of the heads of one token.
                PreparedRotaryPlace place{.positions = range(double(step), 1), .heads = many};
                place.strides = HeadStrides{.head = head_dim, .first = worker * many * head_dim};
                const std::span<float> all(cache[step]);
                failed[worker] += !shared.try_apply(place, std::span<const float>(all), all, std::span(scratch)).ok();
            }
        });
    for (std::thread& worker : workers) worker.join();
    CHECK(failed == std::vector<int>(threads, 0));
    std::size_t wrong = 0;
    for (std::size_t step = 0; step < steps; ++step) {
        auto wanted = x;
        alone.apply({.positions = range(double(step), 1)}, wanted, wanted);
        wrong += !same_bits(cache[step], wanted);
    }
    CHECK(wrong == 0);
}

TEST_CASE("threads rotate without a preparation, each tensors of its own", "[threads]") {
    constexpr std::size_t threads = 4, steps = 40;
    const auto x = numbers<float>(many * head_dim);
    std::vector<std::vector<float>> results(threads);
    std::vector<std::thread> workers;
    for (std::size_t worker = 0; worker < threads; ++worker)
        workers.emplace_back([&, worker] {
            const Frequencies own = make_rotary_frequencies({.rotary_dim = 16});
            for (std::size_t step = 0; step < steps; ++step) {
                auto out = x;
                apply_rotary({.positions = range(double(step), 1),
                              .heads = many,
                              .head_dim = head_dim,
                              .heads_first = false,
                              .pairing = Pairing::rotate_half},
                             own, out, out);
                results[worker].insert(results[worker].end(), out.begin(), out.end());
            }
        });
    for (std::thread& worker : workers) worker.join();
    for (const auto& result : results) CHECK(same_bits(result, results[0]));
    CHECK(results[0].size() == steps * x.size());
}
