// The accuracy that the headers of posenc_lessons promise, at the worst case that a search finds.
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

TEST_CASE("shift matrices of both layouts and ladders keep their accuracy at the worst that a search finds") {
    const double found = worst(5, draws, steps, [](const Genes& g) {
        SinusoidalOptions o{{}, std::size_t(whole(g[0], 2, 41)), base_of(g[1])};
        o.layout = pick(g[4], {Layout::interleaved, Layout::concatenated});
        const double half = g[4] * 2 - std::floor(g[4] * 2);
        o.ladder = half < 0.5 || o.dim % 2 == 1 ? Ladder::half_minus_one : Ladder::half;
        const double shift = g[2] < 0.7 ? search::whole_scale(g[2] / 0.7, 0x1p31) : between(g[2], -0x1p20, 0x1p20);
        const std::size_t pairs = o.dim / 2, i = index(g[3], pairs);
        const Number w = o.ladder == Ladder::half ? frequency(o.base, 2.0 * double(i), double(o.dim))
                                                  : frequency(o.base, double(i), pairs > 1 ? double(pairs - 1) : 1.0);
        const auto truth = precise::waves(Number(shift) * w);
        const bool apart = o.layout == Layout::concatenated;
        const std::size_t sine = apart ? i : 2 * i, cosine = apart ? pairs + i : 2 * i + 1;
        std::vector<double> out(o.dim * o.dim);
        make_shift_matrix(o, shift, out);
        return std::max({precise::error(out[sine * o.dim + sine], truth.cosine),
                         precise::error(out[sine * o.dim + cosine], truth.sine),
                         precise::error(out[cosine * o.dim + sine], -truth.sine),
                         precise::error(out[cosine * o.dim + cosine], truth.cosine)}) /
               4e-16;
    });
    CHECK(found <= 1);
}

TEST_CASE("residuals of shifts keep their accuracy, and fits are the closest, at the worst that a search finds") {
    const double found = worst(6, draws, steps, [](const Genes& g) {
        // Tables of two columns: the closest matrix is known from the normal equations.
        const std::size_t rows = std::size_t(whole(g[0], 4, 40)), shift = 1 + index(g[5], 2), count = rows - shift;
        const auto table = numbers(2 * rows, {g[1], g[2], g[3], g[4]}, -1, 1);
        const auto at = [&](std::size_t r, std::size_t c) { return Number(table[2 * r + c]); };
        Number p, q, s, whole_square;
        for (std::size_t r = 0; r < count; ++r) {
            p = p + at(r, 0) * at(r, 0);
            q = q + at(r, 0) * at(r, 1);
            s = s + at(r, 1) * at(r, 1);
            for (std::size_t c = 0; c < 2; ++c) whole_square = whole_square + at(r + shift, c) * at(r + shift, c);
        }
        const Number determinant = p * s - q * q;
        // Rows that are nearly one direction have no one closest matrix.
        if (precise::to_double(determinant) < 1e-6 * precise::to_double(p * s)) return 0.0;
        Number least;
        double gain = 1;
        for (std::size_t c = 0; c < 2; ++c) {
            Number u, v;
            for (std::size_t r = 0; r < count; ++r) {
                u = u + at(r, 0) * at(r + shift, c);
                v = v + at(r, 1) * at(r + shift, c);
            }
            const Number a = (u * s - v * q) / determinant, b = (v * p - u * q) / determinant;
            gain = std::max({gain, std::fabs(precise::to_double(a)), std::fabs(precise::to_double(b))});
            for (std::size_t r = 0; r < count; ++r) {
                const Number miss = at(r + shift, c) - a * at(r, 0) - b * at(r, 1);
                least = least + miss * miss;
            }
        }
        std::vector<double> matrix(4);
        const ShiftFit fit = fit_shift({table, rows, 2}, shift, matrix);
        const Number entries = double(2 * count);
        const double size = precise::to_double(precise::sqrt(whole_square / entries));
        double most = precise::error(fit.residual.root_mean_square, precise::sqrt(least / entries)) /
                      (double(rows) * 0x1p-50 * size * gain);
        // The measurement of any matrix: one entry, which a table of two rows singles out.
        const MatrixView<double> two{std::span(table).first(4), 2, 2};
        const auto any = numbers(4, {g[4], g[1], g[2]}, -2, 2);
        const ShiftResidual residual = compute_shift_residual(two, {any, 2, 2}, 1);
        Number largest;
        double magnitudes = 0;
        for (std::size_t c = 0; c < 2; ++c) {
            Number miss = at(1, c) - Number(any[2 * c]) * at(0, 0) - Number(any[2 * c + 1]) * at(0, 1);
            if (miss < Number(0)) miss = -miss;
            if (largest < miss) largest = miss;
            magnitudes = std::fmax(magnitudes, std::fabs(table[2 + c]) + std::fabs(any[2 * c] * table[0]) +
                                                   std::fabs(any[2 * c + 1] * table[1]));
        }
        return std::fmax(most, precise::error(residual.largest, largest) / (3 * 0x1p-53 * magnitudes));
    });
    CHECK(found <= 1);
}

TEST_CASE("the nearest repeat is the nearest, at the worst windows that a search finds") {
    const double found = worst(4, draws / 2, steps / 2, [](const Genes& g) {
        const GeometricOptions o{2 * std::size_t(whole(g[0], 1, 4)), base_of(g[1])};
        const std::size_t first = 1 + std::size_t(search::whole_scale(g[2], 0x1p31 - 64)),
                          last = first + std::size_t(whole(g[3], 0, 8));
        NearestRepeat repeat = find_nearest_repeat(o, first, last);
        double least = HUGE_VAL, most = 0;
        for (std::size_t offset = first; offset <= last; ++offset) {
            Number squares;
            for (std::size_t i = 0; i < o.dim / 2; ++i) {
                const Number angle = Number(double(offset)) * frequency(o.base, 2.0 * double(i), double(o.dim));
                const Number half = precise::waves(precise::scaled(angle, -1)).sine;
                squares = squares + half * half;
            }
            const Number distance = Number(2) * precise::sqrt(squares);
            least = std::fmin(least, precise::to_double(distance));
            if (offset == repeat.offset) most = precise::error(repeat.distance, distance) / 1e-14;
        }
        return std::fmax(most, std::fabs(repeat.distance - least) / 1e-14);
    });
    CHECK(found <= 1);
}

TEST_CASE("variants by name keep their accuracy at the worst case that a search finds") {
    const double found = worst(7, 2 * draws, 2 * steps, [](const Genes& g) {
        VariantOptions o{{}, std::size_t(whole(g[0], 2, 40)), base_of(g[1])};
        o.formula = pick(g[2], {Formula::half_minus_one, Formula::reciprocal});
        o.layout = pick(g[2] * 2 - std::floor(g[2] * 2), {Layout::interleaved, Layout::concatenated});
        const bool minus_one = o.formula == Formula::half_minus_one;
        const double top = minus_one ? 0x1p31 : std::fmax(1, 0x1p31 / o.base);
        // The promise for the reciprocal ends at 2^31 / base.
        double place = g[3] < 0.5 ? search::whole_scale(g[4], top - 1) : between(g[4], -top, top);
        if (!minus_one && std::fabs(place) > 0x1p31 / o.base) place = 0x1p31 / o.base * between(g[4], -1, 1);
        o.positions = list({&place, 1});
        o.scale = g[5] < 0.5 ? 1 : std::sqrt(double(o.dim));
        const std::size_t sines = minus_one ? o.dim / 2 : (o.dim + 1) / 2,
                          c = index(g[6], minus_one ? 2 * sines : o.dim);
        const bool apart = o.layout == Layout::concatenated;
        const std::size_t i = apart ? c % sines : c / 2;
        const Number w = minus_one ? frequency(o.base, double(i), sines > 1 ? double(sines - 1) : 1)
                                   : frequency(o.base, -2.0 * double(i), double(o.dim));
        const auto truth = precise::waves(Number(place) * w);
        std::vector<double> out(o.dim);
        make_variant_table(o, out);
        const bool sine = apart ? c < sines : c % 2 == 0;
        return precise::error(out[c], Number(o.scale) * (sine ? truth.sine : truth.cosine)) / (1e-15 * o.scale);
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
        const double norm = precise::to_double(precise::sqrt(square));
        return std::fmax(precise::error(norms[0], precise::sqrt(square)) /
                             std::fmax((double(dim) / 2 + 1) * 0x1p-53 * norm, 1e-300),
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
        const double most =
            precise::error(scores[1], truth) / (double(dim + 2) * 0x1p-53 * std::fmax(magnitudes, 1e-300));
        // A single term is a sum of products of the inputs: of row 0's content with row 1's positions.
        std::vector<double> terms(4 * tokens * tokens);
        AttentionOutput apart;
        apart.terms = terms;
        check(try_compute_attention(input, apart));
        Number term;
        double sizes = 0;
        for (std::size_t k = 0; k < dim; ++k) {
            term = term + Number(content[k]) * Number(positions[dim + k]);
            sizes += std::fabs(content[k] * positions[dim + k]);
        }
        return std::fmax(most, precise::error(terms[tokens * tokens + 1], term) /
                                   (double(dim) * 0x1p-53 * std::fmax(sizes, 1e-300)));
    });
    CHECK(found <= 1);
}
