// The accuracy that the headers of the analysis promise, at the worst case that a search finds.
#include "accuracy/measure.hpp"

using namespace posenc;
using namespace accuracy;
using search::between;
using search::pick;
using search::whole;
using search::worst;

namespace {

constexpr std::size_t draws = 200, steps = 400;

/// Numbers of every size and sign that a few genes make.
std::vector<double> numbers(std::size_t count, const Genes& g, double low, double high) {
    std::vector<double> x(count);
    for (std::size_t k = 0; k < count; ++k) {
        const double gene = g[k % g.size()] * (1 + double(k % 13)), part = gene - std::floor(gene);
        x[k] = between(part, low, high);
    }
    return x;
}

}  // namespace

TEST_CASE("similarity by offset keeps its accuracy at the worst widths and offsets that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const GeometricOptions o{2 * std::size_t(whole(g[0], 1, 20)), base_of(g[1])};
        const double first = search::whole_scale(g[2], 0x1p31 - 64);
        const std::size_t count = g[3] < 0.5 ? 1 : 40, at = index(g[4], count);
        const Positions offsets = range(g[5] < 0.8 ? first : -first, count);
        Number dot, squares;
        for (std::size_t i = 0; i < o.dim / 2; ++i) {
            const Number angle = Number(offsets[at]) * frequency(o.base, 2.0 * double(i), double(o.dim));
            const Number half = precise::waves(precise::scaled(angle, -1)).sine;
            dot = dot + precise::waves(angle).cosine;
            squares = squares + half * half;
        }
        std::vector<double> out(count);
        compute_offset_similarity(o, offsets, Measure::dot, out);
        const double most = precise::error(out[at], dot) / (double(o.dim) * 1e-15);
        compute_offset_similarity(o, offsets, Measure::distance, out);
        return std::fmax(most, precise::error(out[at], Number(2) * precise::sqrt(squares)) / 1e-14);
    });
    CHECK(found <= 1);
}

TEST_CASE("shift blocks keep their accuracy at the worst shifts that a search finds") {
    const double found = worst(4, 2 * draws, 2 * steps, [](const Genes& g) {
        const GeometricOptions o{2 * std::size_t(whole(g[0], 1, 40)), base_of(g[1])};
        const double shift = g[2] < 0.7 ? search::whole_scale(g[2] / 0.7, 0x1p31) : between(g[2], -0x1p20, 0x1p20);
        const std::size_t i = index(g[3], o.dim / 2);
        std::vector<double> out(2 * o.dim);
        make_shift_blocks(o, shift, out);
        const auto truth = precise::waves(Number(shift) * frequency(o.base, 2.0 * double(i), double(o.dim)));
        return std::fmax(precise::error(out[4 * i], truth.cosine), precise::error(out[4 * i + 1], truth.sine)) / 4e-16;
    });
    CHECK(found <= 1);
}

TEST_CASE("errors of low precision keep their accuracy at the worst case that a search finds") {
    const double found = worst(5, draws, steps, [](const Genes& g) {
        PrecisionOptions o{range(search::whole_scale(g[0], 0x1p24), 30), 2 * std::size_t(whole(g[1], 1, 6))};
        o.base = base_of(g[2]);
        const std::size_t row = index(g[3], 30);
        o.positions.first += std::floor(g[4] * 100);
        std::vector<double> table(30 * o.dim), errors(30);
        make_low_precision_table(o, table);
        check(try_compute_precision_errors(o, errors));
        Number largest;
        for (std::size_t c = 0; c < o.dim; ++c) {
            const auto truth =
                precise::waves(Number(o.positions[row]) * frequency(o.base, 2.0 * double(c / 2), double(o.dim)));
            Number error = Number(table[row * o.dim + c]) - (c % 2 == 0 ? truth.sine : truth.cosine);
            if (error < Number(0)) error = -error;
            if (largest < error) largest = error;
        }
        return precise::error(errors[row], largest) / 5e-15;
    });
    CHECK(found <= 1);
}

TEST_CASE("softmax keeps its accuracy at the worst scores that a search finds") {
    const double found = worst(5, draws, steps, [](const Genes& g) {
        const std::size_t count = std::size_t(search::whole_scale(g[0], 200)) + 1, at = index(g[1], count);
        const auto scores = numbers(count, {g[2], g[3], g[4]}, -300 * g[4], 300 * g[4]);
        std::vector<double> out(count);
        compute_softmax({scores, 1, count}, out);
        Number sum;
        for (const double s : scores) sum = sum + precise::exp(Number(s) - Number(scores[at]));
        const Number truth = Number(1) / sum;
        return precise::error(out[at], truth) / std::fmax(0x1p-49 * precise::to_double(truth), 1e-300);
    });
    CHECK(found <= 1);
}

TEST_CASE("norms and products of rows keep their accuracy at the worst entries that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const std::size_t dim = std::size_t(whole(g[0], 1, 70));
        const auto table = numbers(2 * dim, {g[1], g[2], g[3], g[4], g[5]}, -1, 1);
        std::vector<double> norms(2), dots(4);
        compute_row_norms({table, 2, dim}, norms);
        check(
            try_compute_similarity(MatrixView<double>{table, 2, dim}, {table, 2, dim}, Measure::dot, std::span(dots)));
        Number square, dot;
        double magnitudes = 0;
        for (std::size_t k = 0; k < dim; ++k) {
            square = square + Number(table[k]) * Number(table[k]);
            dot = dot + Number(table[k]) * Number(table[dim + k]);
            magnitudes += std::fabs(table[k] * table[dim + k]);
        }
        // At a width of 1 the root of a square is rounded twice.
        const double norm = precise::to_double(precise::sqrt(square));
        return std::fmax(precise::error(norms[0], precise::sqrt(square)) /
                             std::fmax(double(dim + 1) * 0x1p-53 * norm, 1e-300),
                         precise::error(dots[1], dot) / std::fmax(double(dim) * 0x1p-53 * magnitudes, 1e-300));
    });
    CHECK(found <= 1);
}

TEST_CASE("attention's sums keep their accuracy at the worst entries that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        const std::size_t dim = std::size_t(whole(g[0], 1, 12)), tokens = 3;
        const auto content = numbers(tokens * dim, {g[1], g[2], g[3]}, -2, 2);
        const auto positions = numbers(tokens * dim, {g[4], g[5]}, -1, 1);
        AttentionInput input{.content = {content, tokens, dim}, .positions = {positions, tokens, dim}};
        input.scale = 1;
        std::vector<double> scores(tokens * tokens);
        AttentionOutput out;
        out.scores = scores;
        check(try_compute_attention(input, out));
        Number truth;
        double magnitudes = 0;
        for (std::size_t k = 0; k < dim; ++k) {
            const Number q = Number(content[k]) + Number(positions[k]);
            const Number other = Number(content[dim + k]) + Number(positions[dim + k]);
            truth = truth + q * other;
            magnitudes += (std::fabs(content[k]) + std::fabs(positions[k])) *
                          (std::fabs(content[dim + k]) + std::fabs(positions[dim + k]));
        }
        // Products of sums that were rounded, times the scale.
        return precise::error(scores[1], truth) / (double(dim + 3) * 0x1p-53 * std::fmax(magnitudes, 1e-300));
    });
    CHECK(found <= 1);
}
