#include <algorithm>
#include <cmath>
#include <vector>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

namespace posenc::reference {
namespace {

// base^(-i / divisor) for i < count.
std::vector<double> ladder(std::size_t count, double divisor, double base) {
    std::vector<double> frequencies(count, 1.0);
    for (std::size_t i = 1; i < count; ++i) frequencies[i] = std::pow(base, -double(i) / divisor);
    return frequencies;
}

// Appends [sines | cosines] of one position, then zeros up to the width.
void append_halves(std::vector<double>& table, double position, const std::vector<double>& frequencies,
                   std::size_t dim) {
    const std::size_t end = table.size() + dim;
    for (const double w : frequencies) table.push_back(std::sin(position * w));
    for (const double w : frequencies)
        if (table.size() < end) table.push_back(std::cos(position * w));
    table.resize(end, 0.0);
}

/// The functions of the same names in posenc, one entry at a time.
std::vector<double> make_fairseq_table(const FairseqOptions& options) {
    const std::size_t half = options.dim / 2;
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row) {
        append_halves(table, options.positions[row], ladder(half, double(half) - 1, 10000), options.dim);
        if (options.padding_index && options.positions[row] == double(*options.padding_index))
            std::fill(table.end() - std::ptrdiff_t(options.dim), table.end(), 0.0);
    }
    return table;
}

std::vector<double> make_tensor2tensor_table(const Tensor2TensorOptions& options) {
    const std::size_t half = options.dim / 2;
    auto frequencies = ladder(half, double(half) - 1, options.max_timescale / options.min_timescale);
    for (double& w : frequencies) w *= options.min_timescale;
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row)
        append_halves(table, options.positions[row], frequencies, options.dim);
    return table;
}

std::vector<double> make_whisper_table(const WhisperOptions& options) {
    const std::size_t half = options.dim / 2;
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row)
        append_halves(table, options.positions[row], ladder(half, double(half) - 1, options.max_timescale),
                      options.dim);
    return table;
}

std::vector<double> make_marian_table(const MarianOptions& options) {
    std::vector<double> table;
    for (std::size_t row = 0; row < options.positions.count; ++row)
        append_halves(table, options.positions[row],
                      ladder((options.dim + 1) / 2, double(options.dim) / 2, options.base), options.dim);
    return table;
}

std::vector<double> make_transformer_xl_table(const TransformerXlTableOptions& options) {
    std::vector<double> table;
    for (std::size_t row = 0; row < options.length; ++row) {
        double distance = double(options.length - 1 - row);
        if (options.clamp_length) distance = std::min(distance, double(*options.clamp_length));
        append_halves(table, distance, ladder(options.dim / 2, double(options.dim) / 2, options.base), options.dim);
    }
    return table;
}

std::vector<double> make_relative_sinusoidal_table(const RelativeSinusoidalOptions& options) {
    std::vector<double> table;
    const auto w = ladder((options.dim + 1) / 2, double(options.dim) / 2, options.base);
    const auto reach = std::ptrdiff_t(options.length);
    for (std::ptrdiff_t distance = reach - 1; distance > -reach; --distance)
        for (std::size_t c = 0; c < options.dim; ++c)
            table.push_back(c % 2 == 0 ? std::sin(double(distance) * w[c / 2]) : std::cos(double(distance) * w[c / 2]));
    return table;
}

std::vector<double> make_scaled_sinusoidal_table(const ScaledSinusoidalOptions& options) {
    auto table = make_marian_table({options.positions, options.dim, options.base});
    for (double& x : table) x *= options.scale ? *options.scale : 1 / std::sqrt(double(options.dim));
    return table;
}

}  // namespace
}  // namespace posenc::reference

using namespace posenc;
using golden::Json;
using tables::check_both;

namespace {

const char* const conventions = "sinusoidal_conventions";

template <class Options>
using Try = Status (*)(const Options&, std::span<double>) noexcept;

// One table in double.
template <class Options>
std::vector<double> table(Try<Options> attempt, const Options& options, std::size_t rows) {
    return tables::fill<double>(rows * options.dim, [&](auto out) { check(attempt(options, out)); });
}

}  // namespace

TEST_CASE("both layouts of the half-minus-one ladder match 50-digit truth") {
    golden::each(conventions, "sinusoidal", [](const Json& c) {
        const Json& p = c["params"];
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        const SinusoidalOptions options{.positions = list(positions),
                                        .dim = p["dim"],
                                        .base = p["base"],
                                        .layout =
                                            p["layout"] == "interleaved" ? Layout::interleaved : Layout::concatenated,
                                        .ladder = Ladder::half_minus_one};
        const auto got = tables::fill<double>(positions.size() * options.dim,
                                              [&](auto out) { make_sinusoidal_table(options, out); });
        CHECK(golden::largest_difference(tables::pick(got, options.dim, golden::numbers(c["inputs"]["columns"])),
                                         golden::numbers(c["expect"])) <= tables::double_bound);
    });
}

TEST_CASE("tensor2tensor tables match 50-digit truth, with its multiplied min_timescale") {
    golden::each(conventions, "tensor2tensor", [](const Json& c) {
        const Json& p = c["params"];
        const Tensor2TensorOptions options{range(p["start_index"], c["inputs"]["count"]), p["dim"], p["min_timescale"],
                                           p["max_timescale"]};
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_tensor2tensor_table(options, out); });
    });
}

TEST_CASE("fairseq tables match 50-digit truth, with a zero row for padding and a zero column for odd widths") {
    golden::each(conventions, "fairseq_table", [](const Json& c) {
        const Json& p = c["params"];
        FairseqOptions options{range(p["rows"].get<std::size_t>()), p["dim"], {}};
        if (!p["padding_index"].is_null()) options.padding_index = p["padding_index"].get<std::size_t>();
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_fairseq_table(options, out); });
    });
}

TEST_CASE("fairseq counts tokens from the padding index and leaves padding where it is") {
    golden::each(conventions, "fairseq_tokens", [](const Json& c) {
        const Json& p = c["params"];
        std::vector<std::int32_t> tokens;
        for (const Json& row : c["inputs"]["tokens"])
            for (const Json& token : row) tokens.push_back(token);
        const std::size_t batch = c["inputs"]["tokens"].size();
        std::vector<double> positions(tokens.size());
        compute_fairseq_positions(tokens, batch, tokens.size() / batch, p["padding_index"], positions);
        const FairseqOptions options{list(positions), p["dim"], p["padding_index"].get<std::size_t>()};
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_fairseq_table(options, out); });
    });
}

TEST_CASE("the relative table of fairseq matches 50-digit truth, and is the centre of any longer one") {
    golden::each(conventions, "fairseq_relative", [](const Json& c) {
        const Json& p = c["params"];
        const std::size_t length = p["length"], longest = p["max_length"], dim = p["dim"];
        const auto expect = golden::numbers(c["expect"]);
        const RelativeSinusoidalOptions options{length, dim};
        check_both(expect, [&](auto out) { make_relative_sinusoidal_table(options, out); });
        const auto whole =
            table<RelativeSinusoidalOptions>(try_make_relative_sinusoidal_table, {longest, dim}, 2 * longest - 1);
        const std::vector<double> centre(whole.begin() + std::ptrdiff_t((longest - length) * dim),
                                         whole.begin() + std::ptrdiff_t((longest + length - 1) * dim));
        CHECK(golden::largest_difference(centre, expect) <= tables::double_bound);
    });
}

TEST_CASE("Whisper, Marian, Transformer-XL and ScaledSinusoidal tables match 50-digit truth") {
    golden::each(conventions, "whisper", [](const Json& c) {
        const WhisperOptions options{range(c["params"]["rows"].get<std::size_t>()), c["params"]["dim"],
                                     c["params"]["base"]};
        const auto got = table<WhisperOptions>(try_make_whisper_table, options, options.positions.count);
        CHECK(golden::largest_difference(tables::pick(got, options.dim, golden::numbers(c["inputs"]["columns"])),
                                         golden::numbers(c["expect"])) <= tables::double_bound);
    });
    golden::each(conventions, "marian", [](const Json& c) {
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        const MarianOptions options{list(positions), c["params"]["dim"], c["params"]["base"]};
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_marian_table(options, out); });
    });
    golden::each(conventions, "transformer_xl_table", [](const Json& c) {
        TransformerXlTableOptions options{c["params"]["length"], c["params"]["dim"], {}, c["params"]["base"]};
        if (!c["params"]["clamp_length"].is_null())
            options.clamp_length = c["params"]["clamp_length"].get<std::size_t>();
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_transformer_xl_table(options, out); });
    });
    golden::each(conventions, "scaled_sinusoidal", [](const Json& c) {
        const auto positions = golden::numbers(c["inputs"]["positions"]);
        ScaledSinusoidalOptions options{list(positions), c["params"]["dim"], {}, c["params"]["base"]};
        if (!c["params"]["scale"].is_null()) options.scale = c["params"]["scale"].get<double>();
        check_both(golden::numbers(c["expect"]), [&](auto out) { make_scaled_sinusoidal_table(options, out); });
    });
}

TEST_CASE("numbers in the tests of transformers (FSMT, RoFormer) and fairseq are reproduced") {
    const auto peer = [](const std::string& encoding, std::size_t dim, double digits, const std::vector<double>& got) {
        golden::each("peer_test_snapshots", encoding, [&](const Json& c) {
            if (c["params"]["d"] != dim) return;
            const std::size_t columns = c["params"].value("columns", dim);
            std::vector<double> wanted(columns);
            for (std::size_t i = 0; i < columns; ++i) wanted[i] = double(i);
            const auto picked = tables::pick(got, dim, wanted);
            CHECK(golden::largest_difference(picked, golden::numbers(c["true"])) <= tables::double_bound);
            CHECK(golden::largest_difference(picked, golden::numbers(c["expect"])) <= digits);
        });
    };
    const std::int32_t ids[] = {4, 10};
    std::vector<double> positions(2);
    compute_fairseq_positions(ids, 1, 2, 1, positions);
    peer("sinusoidal_halves_minus1", 6, 5e-6,
         table<FairseqOptions>(try_make_fairseq_table, {list(positions), 6, 1}, 2));
    peer("sinusoidal_halves", 6, 5e-5, table<MarianOptions>(try_make_marian_table, {range(2), 6}, 2));
    peer("sinusoidal_halves", 512, 5e-5, table<MarianOptions>(try_make_marian_table, {range(3), 512}, 3));
    peer("sinusoidal_halves_minus1_or_half", 512, 1e-7,
         table<FairseqOptions>(try_make_fairseq_table, {range(3), 512, {}}, 3));
    peer("sinusoidal_relative", 2, 5e-5,
         table<RelativeSinusoidalOptions>(try_make_relative_sinusoidal_table, {4, 2}, 7));
}

TEST_CASE("every convention agrees with its readable reference for every width") {
    for (std::size_t dim = 1; dim <= 20; ++dim)
        for (const std::size_t rows : {1u, 24u, 70u}) {
            const Positions positions = range(-2, rows, 1.5);
            const auto same = [&](auto attempt, auto reference, const auto& options, std::size_t count) {
                const auto got = tables::fill<double>(count * dim, [&](auto out) { check(attempt(options, out)); });
                CHECK(golden::largest_difference(got, reference(options)) < 1e-12);
            };
            same([](auto& o, auto out) { return try_make_fairseq_table(o, out); }, reference::make_fairseq_table,
                 FairseqOptions{positions, dim, 1}, rows);
            same([](auto& o, auto out) { return try_make_tensor2tensor_table(o, out); },
                 reference::make_tensor2tensor_table, Tensor2TensorOptions{positions, dim, 0.5, 300}, rows);
            same([](auto& o, auto out) { return try_make_marian_table(o, out); }, reference::make_marian_table,
                 MarianOptions{positions, dim, 500}, rows);
            same([](auto& o, auto out) { return try_make_relative_sinusoidal_table(o, out); },
                 reference::make_relative_sinusoidal_table, RelativeSinusoidalOptions{rows, dim}, 2 * rows - 1);
            if (dim % 2 != 0) continue;
            same([](auto& o, auto out) { return try_make_whisper_table(o, out); }, reference::make_whisper_table,
                 WhisperOptions{positions, dim, 500}, rows);
            same([](auto& o, auto out) { return try_make_transformer_xl_table(o, out); },
                 reference::make_transformer_xl_table, TransformerXlTableOptions{rows, dim, 5}, rows);
            same([](auto& o, auto out) { return try_make_scaled_sinusoidal_table(o, out); },
                 reference::make_scaled_sinusoidal_table, ScaledSinusoidalOptions{positions, dim, -3}, rows);
        }
}

TEST_CASE("the two ladders differ in the second column by less than a three-place test can see") {
    const auto half = table<MarianOptions>(try_make_marian_table, {range(2), 512}, 2);
    const auto less = table<WhisperOptions>(try_make_whisper_table, {range(2), 512}, 2);
    CHECK(half[513] != less[513]);
    CHECK(std::fabs(half[513] - less[513]) < 1e-4);
}
