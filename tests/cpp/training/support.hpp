// Shared by the tests of training: every encoding, and the network in double.
#pragma once

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "posenc/training/training.hpp"
#include "support/bits.hpp"
#include "support/isas.hpp"
#include "support/sanitized.hpp"

namespace training_tests {

using namespace posenc::training;

/// A table for GivenTable: something smooth that no other encoding is.
inline std::vector<float> given_table(std::size_t elements) {
    std::vector<float> table(elements);
    for (std::size_t i = 0; i < elements; ++i) table[i] = float(int(i * 37 % 101) - 50) / 64;
    return table;
}

/// A text of some symbols in which what follows depends on the two before.
inline std::vector<std::uint8_t> text_of(std::size_t length, std::size_t symbols) {
    std::vector<std::uint8_t> text(length);
    for (std::size_t i = 2; i < length; ++i)
        text[i] = std::uint8_t((text[i - 1] + 2 * text[i - 2] + (i % 7 == 0 ? 1 : 0)) % symbols);
    return text;
}

/// Every encoding by its name in the tests' lists. `table` must outlive the results.
inline std::vector<std::pair<std::string, Encoding>> every_encoding(const std::vector<float>& table) {
    return {
        {"none", NoEncoding{}},
        {"sinusoidal", Sinusoidal{}},
        {"fairseq", Sinusoidal{10000, posenc::Layout::concatenated, posenc::Ladder::half_minus_one, 2, 0.5}},
        {"given", GivenTable{table}},
        {"doubled exponent", DoubledExponent{}},
        {"normalized index", NormalizedIndex{}},
        {"raw index", RawIndex{}},
        {"one frequency", OneFrequency{}},
        {"learned", Learned{}},
        {"rotary", Rotary{}},
        {"rotary interleaved", Rotary{100, posenc::Pairing::interleaved, {}}},
        {"rotary frequencies", Rotary{10000, posenc::Pairing::rotate_half, {{0.75}, {}, 1}}},
        {"alibi", Alibi{}},
        {"t5", T5Bias{}},
        {"shaw", Shaw{}},
        {"shaw keys", Shaw{2, false}},
    };
}

inline std::string hash_of(std::span<const float> numbers) {
    return bits::hash(bits::bytes_of(std::vector<float>(numbers.begin(), numbers.end())));
}

/// Takes this many steps; the last one's result.
inline StepResult train(Trainer& trainer, std::size_t steps) {
    std::vector<StepResult> results(steps);
    std::size_t taken = 0;
    posenc::check(trainer.try_train(results, taken));
    return results.back();
}

inline double accuracy(Trainer& trainer, std::size_t length, std::size_t sentences = 256) {
    Evaluation result;
    posenc::check(trainer.try_evaluate({length, sentences, 0}, result, {}, {}));
    return double(result.right) / double(result.asked);
}

}  // namespace training_tests
