// A context shift: old tokens leave a full cache, and the keys of the others move to earlier positions.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    constexpr std::size_t heads = 2, dim = 64, room = 12, sinks = 2, gone = 4;
    // YaRN multiplies keys by a factor when they are rotated. It is in them once, and stays so when they move.
    const posenc::Frequencies frequencies = posenc::make_yarn_frequencies({.rotary_dim = dim, .factor = 4});
    const auto pairing = posenc::Pairing::rotate_half;
    std::vector<float> keys(room * heads * dim);
    for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = std::sin(static_cast<float>(i));
    const auto rotate = [&](double first, std::vector<float> x) {
        posenc::apply_rotary({.positions = posenc::range(first, x.size() / (heads * dim)),
                              .heads = heads,
                              .head_dim = dim,
                              .heads_first = false,
                              .pairing = pairing},
                             frequencies, x, x);
        return x;
    };
    std::vector<float> cache = rotate(0, keys);

    // The first two tokens stay (attention sinks), the next four leave, and six move into their place.
    constexpr std::size_t row = heads * dim, moved = room - sinks - gone;
    std::copy(cache.begin() + (sinks + gone) * row, cache.end(), cache.begin() + sinks * row);
    posenc::shift_rotary({.by = -static_cast<double>(gone),
                          .first = sinks,
                          .count = moved,
                          .heads = heads,
                          .head_dim = dim,
                          .heads_first = false,
                          .pairing = pairing},
                         frequencies, std::span<float>(cache));

    // As if they had been rotated at 2 .. 7 from the start.
    const std::vector<float> fresh = rotate(sinks, {keys.begin() + (sinks + gone) * row, keys.end()});
    float error = 0;
    for (std::size_t i = 0; i < fresh.size(); ++i)
        error = std::max(error, std::fabs(cache[sinks * row + i] - fresh[i]));
    std::printf("moved keys are within %g of keys rotated anew\n", static_cast<double>(error));

    // LongRoPE has two lists of frequencies: keys of the long one do not go below its switch.
    const std::vector<double> small(dim / 2, 1.0), large(dim / 2, 4.0);
    const posenc::Frequencies longrope = posenc::make_longrope_frequencies({.rotary_dim = dim,
                                                                            .max_position_embeddings = 131072,
                                                                            .sequence_length = 5000,
                                                                            .short_factor = small,
                                                                            .long_factor = large});
    const posenc::Status status = posenc::try_shift_rotary(
        {.by = -1000, .length = 4000, .head_dim = dim, .pairing = pairing}, longrope, std::span<float>(cache));
    std::printf("%s\n", posenc::error_message(status).c_str());
    return error < 5e-7f && !status ? 0 : 1;
}
