// Rotation of heads, its tables, permutation of weights; FoPE.
#include "posenc/posenc.hpp"
#include "support/check.hpp"

using namespace posenc;
using fuzz::Input;

namespace {

Frequencies frequencies(Input& input, std::size_t head_dim) {
    Frequencies f;
    const std::size_t pairs = input.byte() < 200 ? head_dim / 2 % 300 : input.size(40) % 300;
    if (input.flip()) {
        f.inverse = input.numbers(pairs);
    } else if (pairs > 0) {
        f = make_rotary_frequencies({.rotary_dim = 2 * pairs});
    }
    if (input.byte() < 20) f.remainder.push_back(input.number());
    if (input.byte() < 40) f.longest_length = input.number(4096);
    f.attention_factor = input.number(1);
    return f;
}

template <class T>
void rotate(Input& input) {
    const fuzz::PositionsInput positions(input, 40);
    const RotaryOptions options{.positions = positions,
                                .batch = input.size(3),
                                .heads = input.size(5),
                                .head_dim = input.size(80),
                                .heads_first = input.flip(),
                                .pairing = input.choice<Pairing>(2),
                                .inverse = input.flip()};
    const Frequencies f = frequencies(input, options.head_dim);
    std::size_t elements = fuzz::output_size(options.batch, options.heads);
    const std::size_t tokens = input.flip() ? positions.count() : options.batch * positions.count();
    elements = fuzz::output_size(fuzz::output_size(elements, options.head_dim), tokens);
    std::vector<T> x(elements);
    for (T& value : x) value = T(std::int8_t(input.byte())) / 16;
    const bool in_place = input.flip();
    fuzz::run<T>(input, elements, [&](std::span<T> out) {
        if (!in_place) return try_apply_rotary(options, f, std::span<const T>(x), out);
        // In place: a rejected call must leave the data unchanged, so the copy goes back only when it was accepted.
        std::vector<T> own = x;
        const Status status = try_apply_rotary(options, f, std::span<const T>(own), std::span<T>(own));
        if (status.ok())
            std::copy(own.begin(), own.end(), out.begin());
        else
            fuzz::require(own.empty() || std::memcmp(own.data(), x.data(), own.size() * sizeof(T)) == 0,
                          "a refused call changed its output");
        return status;
    });
}

template <class T>
void shift(Input& input) {
    RotaryShiftOptions options{.by = input.number(-30),
                               .first = input.size(4),
                               .batch = input.size(3),
                               .heads = input.size(5),
                               .head_dim = input.size(80),
                               .heads_first = input.flip(),
                               .pairing = input.choice<Pairing>(2)};
    if (input.flip()) options.count = input.size(9);
    if (input.byte() < 60) options.length = input.number(4096);
    std::vector<double> distances(input.byte() < 80 ? options.batch % 16 : 0);
    for (double& by : distances) by = input.number(-7);
    options.by_row = distances;
    if (!distances.empty() && input.byte() < 240) options.by.reset();
    if (input.byte() < 60) options.fused = FusedHeads{input.size(200), input.size(20)};
    const Frequencies f = frequencies(input, options.head_dim);
    const std::size_t token = options.fused ? options.fused->width : fuzz::output_size(options.heads, options.head_dim);
    std::vector<T> keys(fuzz::output_size(fuzz::output_size(options.batch, token), input.size(20) % 100));
    for (T& value : keys) value = T(std::int8_t(input.byte())) / 16;
    fuzz::run<T>(input, keys.size(), [&](std::span<T> out) {
        // In place: a rejected call must leave the keys unchanged, so they go into `out` only when it was accepted.
        std::vector<T> own = keys;
        const Status status = try_shift_rotary(options, f, std::span<T>(own));
        if (status.ok())
            std::copy(own.begin(), own.end(), out.begin());
        else
            fuzz::require(own.empty() || std::memcmp(own.data(), keys.data(), own.size() * sizeof(T)) == 0,
                          "a refused call changed the keys");
        return status;
    });
}

void tables(Input& input) {
    const fuzz::PositionsInput positions(input, 100);
    const Frequencies f = frequencies(input, input.size(80));
    const RotaryTableOptions options{positions, input.flip(), input.choice<Pairing>(2)};
    const std::size_t elements = fuzz::output_size(positions.count(), f.size() * (options.duplicated ? 2 : 1));
    fuzz::run<float>(input, 2 * elements, [&](std::span<float> out) {
        return try_make_rotary_table(options, f, out.first(elements), out.last(elements));
    });
}

void permutation(Input& input) {
    const RotaryPermutationOptions head{input.size(200), input.size(200), input.choice<Pairing>(2)};
    fuzz::run<std::int32_t>(input, fuzz::output_size(head.head_dim, 1),
                            [&](auto out) { return try_make_rotary_permutation(head, out); });
    const RotaryWeightOptions options{input.size(4), input.size(9), head};
    const std::size_t elements = fuzz::output_size(fuzz::output_size(options.heads, options.columns), head.head_dim);
    std::vector<float> weights(elements, 0.5f);
    fuzz::run<float>(input, elements, [&](auto out) { return try_permute_rotary_weights(options, weights, out); });
}

void fope(Input& input) {
    const fuzz::PositionsInput positions(input, 20);
    const Frequencies f = frequencies(input, input.size(12));
    const FopeOptions o{positions, input.size(3), input.size(8), input.flip()};
    const std::size_t weights = fuzz::output_size(o.heads, f.size() * f.size());
    const auto cosines = fuzz::floats(input, weights), sines = fuzz::floats(input, weights);
    const std::size_t table = fuzz::output_size(fuzz::output_size(o.heads, positions.count()), o.pairs);
    fuzz::run<float>(input, 2 * table, [&](auto out) { return try_make_fope_table(o, f, cosines, sines, out); });
    const FopeHeads heads{input.size(3), input.size(4), 2 * input.size(4), input.size(3), input.flip()};
    const std::size_t tokens = input.size(5) % 100;
    const auto waves =
        fuzz::floats(input, 2 * fuzz::output_size(fuzz::output_size(heads.table_heads, tokens), heads.head_dim / 2));
    const auto x = fuzz::floats(input, fuzz::output_size(fuzz::output_size(heads.batch, tokens),
                                                         fuzz::output_size(heads.heads, heads.head_dim)));
    fuzz::run<float>(input, x.size(), [&](auto out) { return try_apply_fope(heads, waves, x, out); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    switch (input.byte() % 7) {
    case 0:
        rotate<float>(input);
        break;
    case 1:
        rotate<double>(input);
        break;
    case 2:
        tables(input);
        break;
    case 3:
        fope(input);
        break;
    case 4:
        shift<float>(input);
        break;
    case 5:
        shift<double>(input);
        break;
    default:
        permutation(input);
    }
    return 0;
}
