#include <algorithm>
#include <cmath>
#include <limits>

#include "posenc/posenc.hpp"
#include "support/golden.hpp"
#include "support/tensors.hpp"

using namespace posenc;
using golden::Json;

namespace {

using Mask = std::vector<std::uint8_t>;

Mask mask_of(const AttentionMaskOptions& o) {
    Mask out(o.batch * o.queries * o.keys, 77);
    make_attention_mask(o, out);
    return out;
}

/// Lists of a golden case, which the options borrow.
struct Lists {
    std::vector<std::uint8_t> mask;
    std::vector<std::int32_t> sequences, prefix, images, parents;
    std::vector<double> positions;

    explicit Lists(const Json& in)
        : mask(flat<std::uint8_t>(in, "mask")), sequences(flat<std::int32_t>(in, "sequences")),
          prefix(flat<std::int32_t>(in, "prefix")), images(flat<std::int32_t>(in, "images")),
          parents(flat<std::int32_t>(in, "parents")), positions(flat<double>(in, "positions")) {}

    template <class T>
    static std::vector<T> flat(const Json& in, const char* name) {
        return in.contains(name) && !in[name].is_null() ? golden::tensor<T>(in[name]) : std::vector<T>();
    }
};

AttentionMaskOptions mask_options(const Json& p) {
    AttentionMaskOptions o{.batch = p.value("batch", std::size_t{1}), .queries = p["queries"], .keys = p["keys"]};
    o.causal = p.value("causal", true);
    const auto read = [&](const char* name) {
        return p.contains(name) && !p[name].is_null() ? std::optional<std::size_t>(p[name].get<std::size_t>())
                                                      : std::nullopt;
    };
    o.window = read("window");
    o.chunk = read("chunk");
    return o;
}

}  // namespace

TEST_CASE("masks see what counting the tokens of each text finds: windows, chunks, padding, packing, prefixes, trees") {
    for (const char* kind : {"attention_mask", "attention_tree"})
        golden::each("attention_mask", kind, [](const Json& c) {
            const Lists lists(c["inputs"]);
            AttentionMaskOptions o = mask_options(c["params"]);
            o.mask = lists.mask;
            o.sequences = lists.sequences;
            o.prefix = lists.prefix;
            o.images = lists.images;
            o.parents = lists.parents;
            o.key_positions = lists.positions;
            const Mask got = mask_of(o);
            REQUIRE(got.size() == c["expect"].size());
            // null: a query of padding.
            for (std::size_t i = 0; i < got.size(); ++i)
                if (!c["expect"][i].is_null()) CHECK(int(got[i]) == c["expect"][i].get<int>());
        });
}

TEST_CASE("without prefix and chunk the columns do for padded and packed rows: only differences count") {
    golden::each("attention_mask", "attention_mask", [](const Json& c) {
        const Lists lists(c["inputs"]);
        AttentionMaskOptions o = mask_options(c["params"]);
        if (o.chunk || !lists.prefix.empty()) return;
        o.mask = lists.mask;
        o.sequences = lists.sequences;
        o.images = lists.images;
        const Mask got = mask_of(o);
        for (std::size_t i = 0; i < got.size(); ++i)
            if (!c["expect"][i].is_null()) CHECK(int(got[i]) == c["expect"][i].get<int>());
    });
}

TEST_CASE("a window of W lets a query see W keys, itself among them, and on both sides 2 W - 1") {
    for (const std::size_t window : {1u, 2u, 5u, 39u, 40u, 41u}) {
        const Mask causal = mask_of({.queries = 80, .keys = 80, .causal = true, .window = window});
        const Mask both = mask_of({.queries = 80, .keys = 80, .causal = false, .window = window});
        CHECK(std::count(&causal[79 * 80], &causal[80 * 80 - 1] + 1, 1) == std::ptrdiff_t(window));
        CHECK(std::count(&both[40 * 80], &both[41 * 80], 1) ==
              std::min<std::ptrdiff_t>(2 * std::ptrdiff_t(window) - 1, 80));
        CHECK(causal[79 * 80 + 79] == 1);
    }
}

TEST_CASE("decoding token by token sees the rows of the whole mask, in a cache with room for more too") {
    constexpr std::size_t tokens = 23, room = 32;
    const std::vector<std::uint8_t> kept = [] {
        std::vector<std::uint8_t> mask(tokens, 1);
        mask[0] = mask[1] = 0;
        return mask;
    }();
    const AttentionMaskOptions all{.queries = tokens, .keys = tokens, .causal = true, .window = 6, .mask = kept};
    const Mask whole = mask_of(all);
    for (std::size_t t = 0; t < tokens; ++t) {
        AttentionMaskOptions o = all;
        o.queries = 1;
        o.keys = t + 1;
        o.mask = std::span(kept).first(t + 1);
        const Mask row = mask_of(o);
        CHECK(std::equal(row.begin(), row.end(), whole.begin() + std::ptrdiff_t(t * tokens)));
        // The places that are not filled yet come after the query, wherever it is.
        std::vector<std::uint8_t> padded(room, 1);
        std::copy(kept.begin(), kept.end(), padded.begin());
        const double at[] = {double(t)};
        o.keys = room;
        o.mask = padded;
        o.query_positions = at;
        const Mask wide = mask_of(o);
        CHECK(std::equal(row.begin(), row.end(), wide.begin()));
        CHECK(std::count(wide.begin() + std::ptrdiff_t(t + 1), wide.end(), 0) == std::ptrdiff_t(room - t - 1));
    }
}

TEST_CASE("bits and biases say what the booleans say, at every number of keys around a word") {
    for (const std::size_t keys : {1u, 31u, 32u, 33u, 64u, 65u, 100u}) {
        const AttentionMaskOptions o{.batch = 2, .queries = keys, .keys = keys, .causal = true, .window = 20};
        const Mask mask = mask_of(o);
        const std::size_t words = (keys + 31) / 32;
        std::vector<std::uint32_t> bits(2 * keys * words, 0xdeadbeefu);
        make_attention_mask_bits(o, bits);
        std::vector<float> bias(mask.size());
        std::vector<double> finite(mask.size());
        make_attention_mask_bias(o, hides_entirely, bias);
        make_attention_mask_bias(o, -65504, finite);
        for (std::size_t row = 0; row < 2 * keys; ++row) {
            for (std::size_t j = 0; j < 32 * words; ++j) {
                const std::uint32_t bit = bits[row * words + j / 32] >> j % 32 & 1;
                CHECK(bit == (j < keys ? mask[row * keys + j] : 0u));
            }
            for (std::size_t j = row * keys; j < (row + 1) * keys; ++j) {
                CHECK(bias[j] == (mask[j] ? 0.0f : -HUGE_VALF));
                CHECK(finite[j] == (mask[j] ? 0.0 : -65504.0));
                CHECK(!std::signbit(bias[j] == 0 ? bias[j] : 0.0f));
            }
        }
    }
}

TEST_CASE("a mask added to ALiBi's and T5's biases hides keys and changes nothing else") {
    constexpr std::size_t heads = 3, tokens = 7;
    const std::vector<std::uint8_t> kept = {0, 0, 1, 1, 1, 1, 1};
    const AttentionMaskOptions o{.queries = tokens, .keys = tokens, .causal = true, .window = 3, .mask = kept};
    const Mask mask = mask_of(o);
    std::vector<float> bias(mask.size()), table(32 * heads, 0.5f);
    make_attention_mask_bias(o, hides_entirely, bias);
    std::vector<float> scores(heads * tokens * tokens), sum(scores.size());
    const auto check_sum = [&] {
        const std::size_t shape[] = {heads, tokens, tokens}, bias_shape[] = {tokens, tokens};
        add_bias(scores, shape, bias, bias_shape, std::span<float>(sum));
        for (std::size_t i = 0; i < sum.size(); ++i) CHECK(sum[i] == (mask[i % mask.size()] ? scores[i] : -HUGE_VALF));
    };
    make_alibi_bias({.heads = heads, .queries = tokens, .keys = tokens}, std::span<float>(scores));
    check_sum();
    make_t5_bias({}, heads, tokens, tokens, table, std::span<float>(scores));
    check_sum();
}

TEST_CASE("nodes of a tree stand after their parents, and siblings, who share a position, do not see each other") {
    const std::vector<std::int32_t> parents = {-1, 0, 0, 1};
    const AttentionMaskOptions o{.queries = 4, .keys = 6, .causal = true, .parents = parents};
    CHECK((mask_of(o) == Mask{1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 1}));
    // The same with the positions written down.
    const std::vector<double> nodes_at = {2, 3, 3, 4}, keys_at = {0, 1, 2, 3, 3, 4};
    for (const bool of_keys : {false, true}) {
        AttentionMaskOptions same = o;
        same.query_positions = nodes_at;
        if (of_keys) same.key_positions = keys_at;
        CHECK(mask_of(same) == mask_of(o));
        same.window = 2;
        CHECK((mask_of(same) == Mask{0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1}));
    }
}

TEST_CASE("queries of another text than the keys need neither places nor order") {
    const std::vector<std::uint8_t> kept = {1, 0};
    CHECK((mask_of({.queries = 3, .keys = 2, .causal = false, .mask = kept}) == Mask{1, 0, 1, 0, 1, 0}));
    const double at[] = {5, 0.5, -2};
    const double keys_at[] = {0, 4};
    CHECK((mask_of({.queries = 3, .keys = 2, .causal = true, .query_positions = at, .key_positions = keys_at}) ==
           Mask{1, 1, 1, 0, 0, 0}));
}

TEST_CASE("chunks are counted from position 0 on both sides of it, up to 2^53") {
    const double at[] = {-4, -3, -1, 0, 2, 3, 9007199254740991.0, 9007199254740989.0};
    const Mask got =
        mask_of({.queries = 8, .keys = 8, .causal = false, .chunk = 3, .query_positions = at, .key_positions = at});
    // 2^53 - 1 is a multiple of 3 and one more.
    const int chunk[] = {-2, -1, -1, 0, 0, 1, 4, 3};
    for (std::size_t i = 0; i < 8; ++i)
        for (std::size_t j = 0; j < 8; ++j) CHECK(got[i * 8 + j] == (chunk[i] == chunk[j] ? 1 : 0));
}

TEST_CASE("a bad mask is refused by name and changes nothing") {
    Mask out(12, 42);
    const auto refuse = [&](const AttentionMaskOptions& o, ErrorCode code, const std::string& argument) {
        const Status status = try_make_attention_mask(o, out);
        CHECK(status.code == code);
        CHECK(status.argument == argument);
        CHECK(out == Mask(12, 42));
    };
    const AttentionMaskOptions ok{.batch = 1, .queries = 3, .keys = 4, .causal = true};
    const std::vector<std::uint8_t> mask(5, 1);
    const std::vector<std::int32_t> numbers = {0, -1, 5, 0, 0};
    const std::vector<double> positions = {0, 1, 2, std::nan(""), 9e18};
    AttentionMaskOptions o = ok;
    o.causal.reset();
    refuse(o, ErrorCode::missing_key, "causal");
    o = ok;
    o.window = 0;
    refuse(o, ErrorCode::out_of_range, "window");
    o = ok;
    o.chunk = 0;
    refuse(o, ErrorCode::out_of_range, "chunk");
    o = ok;
    o.mask = mask;
    refuse(o, ErrorCode::shape_mismatch, "mask");
    o.mask = std::span(mask).first(4);
    o.chunk = 2;
    refuse(o, ErrorCode::missing_key, "key_positions");
    o = ok;
    o.sequences = numbers;
    refuse(o, ErrorCode::shape_mismatch, "sequences");
    o.sequences = std::span(numbers).first(4);
    o.prefix = std::span(numbers).first(1);
    refuse(o, ErrorCode::missing_key, "key_positions");
    o = ok;
    o.prefix = std::span(numbers).first(2);
    refuse(o, ErrorCode::shape_mismatch, "prefix");
    o = ok;
    o.images = numbers;
    refuse(o, ErrorCode::shape_mismatch, "images");
    o.images = std::span(numbers).first(4);
    o.queries = 5;
    refuse(o, ErrorCode::out_of_range, "queries");
    o = ok;
    o.prefix = std::span(numbers).subspan(1, 1);
    refuse(o, ErrorCode::out_of_range, "prefix");
    o = ok;
    o.parents = numbers;
    refuse(o, ErrorCode::shape_mismatch, "parents");
    o.parents = std::span(numbers).first(3);  // the first has a parent that is itself
    refuse(o, ErrorCode::out_of_range, "parents");
    o.parents = std::span(numbers).subspan(1, 3);  // 5 comes later
    refuse(o, ErrorCode::out_of_range, "parents");
    o = ok;
    o.query_positions = std::span(positions).first(2);
    refuse(o, ErrorCode::shape_mismatch, "query_positions");
    o.query_positions = std::span(positions).subspan(1, 3);
    refuse(o, ErrorCode::not_finite, "query_positions");
    o = ok;
    o.key_positions = std::span(positions).first(4);
    refuse(o, ErrorCode::not_finite, "key_positions");
    o = ok;
    o.queries = 5;
    refuse(o, ErrorCode::out_of_range, "queries");
    o.causal = false;
    refuse(o, ErrorCode::shape_mismatch, "out");
    o.queries = o.keys = std::numeric_limits<std::size_t>::max();
    refuse(o, ErrorCode::too_large, "out");
    std::vector<float> bias(12, 42.0f);
    CHECK(try_make_attention_mask_bias(ok, std::nan(""), bias).code == ErrorCode::not_finite);
    CHECK(try_make_attention_mask_bias(ok, 1, bias).argument == std::string("hidden"));
    CHECK(bias == std::vector<float>(12, 42.0f));
}
