#include <cmath>

#include "posenc/posenc.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

struct Case {
    std::vector<double> positions;
    Frequencies frequencies;
    FopeOptions options;
    std::vector<float> cosines, sines;
};

Case read(const Json& c) {
    const Json& p = c["params"];
    Case found;
    found.positions = golden::numbers(p["positions"]);
    found.frequencies = make_rotary_frequencies({.rotary_dim = p["head_dim"], .base = p["base"]});
    const std::size_t kept = count_fope_frequencies(found.frequencies, p["length"]);
    CHECK(kept == p["kept"].get<std::size_t>());
    found.frequencies.inverse.resize(kept);
    found.frequencies.remainder.resize(kept);
    found.options = {.heads = p["heads"], .pairs = p["head_dim"].get<std::size_t>() / 2, .rest_ones = p["rest_ones"]};
    found.cosines = golden::tensor<float>(c["inputs"]["cosine_weights"]);
    found.sines = golden::tensor<float>(c["inputs"]["sine_weights"]);
    return found;
}

template <class T>
std::vector<T> table(Case& c) {
    c.options.positions = list(c.positions);
    std::vector<T> out(2 * c.options.heads * c.positions.size() * c.options.pairs);
    make_fope_table(c.options, c.frequencies, c.cosines, c.sines, std::span<T>(out));
    return out;
}

}  // namespace

TEST_CASE("FoPE's cosines and sines match 50-digit truth, rounded once") {
    golden::each("fope", "fope_table", [](const Json& c) {
        Case one = read(c);
        golden::check_rounded(table<float>(one), golden::masked(c["expect"]));
        CHECK(golden::largest_difference(table<double>(one), golden::masked(c["expect"])) < 1e-13);
    });
}

TEST_CASE("FoPE turns halves of heads by the table of their group, in both orders and in place") {
    golden::each("fope", "fope", [](const Json& c) {
        Case one = read(c);
        const auto waves = table<double>(one);
        const auto x = golden::tensor<double>(c["inputs"]["x"]);
        const std::size_t heads = 2 * one.options.heads, dim = 2 * one.options.pairs, tokens = one.positions.size();
        FopeHeads o{.heads = heads, .head_dim = dim, .table_heads = one.options.heads, .heads_first = false};
        std::vector<double> out = x;
        apply_fope(o, waves, out, out);
        CHECK(golden::largest_difference(out, golden::masked(c["expect"])) < 1e-12);
        const auto swapped = [&](const std::vector<double>& from, bool back) {
            std::vector<double> to(from.size());
            for (std::size_t t = 0; t < tokens; ++t)
                for (std::size_t h = 0; h < heads; ++h)
                    for (std::size_t d = 0; d < dim; ++d) {
                        const std::size_t first = (h * tokens + t) * dim + d, second = (t * heads + h) * dim + d;
                        to[back ? second : first] = from[back ? first : second];
                    }
            return to;
        };
        o.heads_first = true;
        std::vector<double> moved(x.size());
        apply_fope(o, waves, swapped(x, false), moved);
        CHECK(swapped(moved, true) == out);
    });
}

TEST_CASE("no frequency of FoPE fits a length of zero or of NaN") {
    const Frequencies f = make_rotary_frequencies({.rotary_dim = 4});
    CHECK(count_fope_frequencies(f, 0) == 0);
    CHECK(count_fope_frequencies(f, std::nan("")) == 0);
}
