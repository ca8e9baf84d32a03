// Attention split into terms: how much of a score comes from words and how much from places, and what order means
// without places.
#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

int main() {
    // Three tokens of width 4; the first and the last are the same word.
    const std::vector<double> words = {1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0};
    std::vector<double> places(12);
    posenc::make_sinusoidal_table({.positions = posenc::range(3), .dim = 4}, std::span(places));

    posenc::AttentionInput input;
    input.content = {words, 3, 4};
    input.positions = {places, 3, 4};
    std::vector<double> terms(4 * 9), scores(9), weights(9);
    posenc::compute_attention(input, {.terms = terms, .scores = scores, .weights = weights});
    std::printf("word 0 looks at word 2: %.3f = %.3f + %.3f + %.3f + %.3f\n", scores[2], terms[2], terms[11], terms[20],
                terms[29]);
    assert(std::fabs(terms[2] + terms[11] + terms[20] + terms[29] - scores[2]) < 1e-12);

    const std::vector<double> order = {1, 2, 0};
    const double with = posenc::compute_equivariance_error(input, order);
    input.positions = {};
    const double without = posenc::compute_equivariance_error(input, order);
    std::printf(
        "permuting the words: without places the output just moves along (%.0e), with places it changes (%.2f)\n",
        without, with);
    assert(without < 1e-14 && with > 0.01);
}
