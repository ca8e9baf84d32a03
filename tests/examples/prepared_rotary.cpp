// A decode loop: one new token a step, its queries and its fewer keys turned in place by a rotation that is made once.
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    const posenc::Frequencies frequencies = posenc::make_rotary_frequencies({.rotary_dim = 64, .base = 500000});
    posenc::PreparedRotary rope = posenc::prepare_rotary(
        {.head_dim = 64, .heads_first = true, .pairing = posenc::Pairing::rotate_half, .length = 128}, frequencies);

    std::vector<float> q(8 * 64), k(2 * 64);
    for (std::size_t step = 0; step < 200; ++step) {
        q.assign(q.size(), 1.0f);
        k.assign(k.size(), 1.0f);
        const posenc::PreparedRotaryPlace place{.positions = posenc::range(double(step), 1)};
        rope.apply(place, q, q);
        rope.apply(place, k, k);
    }

    // The same as without preparation, to the bit.
    std::vector<float> again(8 * 64, 1.0f);
    posenc::apply_rotary({.positions = posenc::range(199, 1),
                          .heads = 8,
                          .head_dim = 64,
                          .heads_first = true,
                          .pairing = posenc::Pairing::rotate_half},
                         frequencies, again, again);
    std::printf("token 199: %.6f %.6f, the same as without preparation: %s\n", q[0], k[0], q == again ? "yes" : "no");
    return q == again ? 0 : 1;
}
