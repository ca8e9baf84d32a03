// What an inference engine holds: keys in a cache of 16 bits, heads first, with room for later tokens; integer
// positions; latent attention, which rotates the last 64 of 192 channels; and threads that share one rotation.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <posenc/posenc.hpp>
#include <thread>
#include <vector>

using namespace posenc;

int main() {
    constexpr std::size_t heads = 4, dim = 64, room = 32;
    const Frequencies frequencies = make_rotary_frequencies({.rotary_dim = dim, .base = 500000});
    const PreparedRotary rope = prepare_rotary(
        {.head_dim = dim, .heads_first = false, .pairing = Pairing::rotate_half, .length = room}, frequencies);

    // Keys of three tokens go to tokens 5, 6 and 7 of the cache [heads, room, dim], rounded once to 16 bits.
    std::vector<float> keys(3 * heads * dim);
    for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = std::sin(static_cast<float>(i));
    std::vector<Float16> cache(heads * room * dim);
    const std::vector<std::int32_t> positions = {5, 6, 7};
    const HeadStrides packed{.token = heads * dim, .head = dim};
    const HeadStrides slots{.token = dim, .head = room * dim, .first = 5 * dim};
    const PreparedRotaryPlace place{.positions = list(std::span<const std::int32_t>(positions)),
                                    .heads = heads,
                                    .strides = packed,
                                    .out_strides = slots};
    rope.apply(place, std::span<const float>(keys), std::span<Float16>(cache), std::span<float>());

    std::vector<float> exact(keys.size());
    apply_rotary({.positions = range(5, 3),
                  .heads = heads,
                  .head_dim = dim,
                  .heads_first = false,
                  .pairing = Pairing::rotate_half},
                 frequencies, keys, exact);
    std::size_t wrong = 0;
    for (std::size_t t = 0; t < 3; ++t)
        for (std::size_t h = 0; h < heads; ++h)
            for (std::size_t c = 0; c < dim; ++c)
                wrong += cache[(h * room + 5 + t) * dim + c] != to_float16(exact[(t * heads + h) * dim + c]);
    std::printf("keys of 16 bits that are not floats rounded once: %zu\n", wrong);

    // Two threads, each with half of the heads: the last 64 of 192 channels of one token.
    std::vector<float> q(heads * 192, 1.0f);
    std::vector<std::thread> threads;
    for (std::size_t half = 0; half < 2; ++half)
        threads.emplace_back([&, half] {
            std::vector<float> scratch(rope.scratch_size());  // position 100 does not stand ready
            const HeadStrides last{.head = 192, .first = half * heads / 2 * 192 + 128};
            rope.apply({.positions = range(100, 1), .heads = heads / 2, .strides = last}, std::span<const float>(q),
                       std::span<float>(q), std::span<float>(scratch));
        });
    for (std::thread& thread : threads) thread.join();
    const bool kept = std::all_of(q.begin(), q.begin() + 128, [](float x) { return x == 1.0f; });
    const bool alike = std::equal(q.begin(), q.begin() + 192, q.begin() + 3 * 192);
    std::printf("the first 128 channels are kept: %s; all heads alike: %s\n", kept ? "yes" : "no",
                alike ? "yes" : "no");
    return wrong == 0 && kept && alike ? 0 : 1;
}
