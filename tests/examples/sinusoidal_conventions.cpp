// One position, one width, five tables: weights trained with one do not fit another.
#include <cassert>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

namespace {

void print(const char* project, const std::vector<float>& row) {
    std::printf("%-14s", project);
    for (const float x : row) std::printf(" %7.4f", x);
    std::printf("\n");
}

}  // namespace

int main() {
    std::vector<float> paper(6), marian(6), fairseq(6), whisper(6), scaled(6);
    const posenc::Positions three = posenc::range(3, 1);
    posenc::make_sinusoidal_table({.positions = three, .dim = 6}, std::span(paper));
    posenc::make_marian_table({.positions = three, .dim = 6}, std::span(marian));
    posenc::make_fairseq_table({.positions = three, .dim = 6, .padding_index = 1}, std::span(fairseq));
    posenc::make_whisper_table({.positions = three, .dim = 6}, std::span(whisper));
    posenc::make_scaled_sinusoidal_table({.positions = three, .dim = 6}, std::span(scaled));
    print("paper", paper);
    print("Marian", marian);
    print("fairseq", fairseq);
    print("Whisper", whisper);
    print("scaled", scaled);
    assert(paper[1] == marian[3]);    // the same numbers in another order
    assert(marian[1] != whisper[1]);  // another ladder
    assert(fairseq == whisper);       // away from padding the two agree

    // fairseq counts from the padding index on, and padding keeps its place.
    const std::vector<std::int32_t> tokens = {1, 1, 7, 9};
    std::vector<double> positions(4);
    posenc::compute_fairseq_positions(tokens, 1, 4, 1, positions);
    assert((positions == std::vector<double>{1, 1, 2, 3}));

    // Distances that count down: Transformer-XL's to zero, ESPnet's to the other side.
    std::vector<float> xl(4 * 6), relative(7 * 6);
    posenc::make_transformer_xl_table({.length = 4, .dim = 6}, std::span(xl));
    posenc::make_relative_sinusoidal_table({.length = 4, .dim = 6}, std::span(relative));
    assert(xl[0] == marian[0] && xl[3 * 6] == 0 && relative[3 * 6] == 0 && relative[6 * 6] == -paper[0]);

    std::vector<float> signal(6);
    posenc::make_tensor2tensor_table({.positions = three, .dim = 6}, std::span(signal));
    assert(signal == whisper);
}
