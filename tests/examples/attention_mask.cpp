// Which keys a query sees in a batch of prompts of unlike length, padded on the left, with a window of three.
#include <cstdio>
#include <posenc/posenc.hpp>
#include <vector>

int main() {
    constexpr std::size_t batch = 2, tokens = 6;
    const std::vector<std::uint8_t> kept = {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    const posenc::AttentionMaskOptions options{
        .batch = batch, .queries = tokens, .keys = tokens, .causal = true, .window = 3, .mask = kept};
    std::vector<std::uint8_t> seen(batch * tokens * tokens);
    posenc::make_attention_mask(options, seen);
    for (std::size_t row = 0; row < batch * tokens; ++row) {
        for (std::size_t j = 0; j < tokens; ++j) std::printf("%d ", seen[row * tokens + j]);
        std::printf(row % tokens == tokens - 1 ? "\n\n" : "\n");
    }

    // The same as a bias, added to ALiBi's: [B, 1, Tq, Tk] stretches over the heads.
    constexpr std::size_t heads = 4;
    std::vector<float> mask(seen.size()), alibi(heads * tokens * tokens), scores(batch * heads * tokens * tokens);
    posenc::make_attention_mask_bias(options, posenc::hides_entirely, mask);
    posenc::make_alibi_bias({.heads = heads, .queries = tokens, .keys = tokens}, std::span<float>(alibi));
    const std::size_t shape[] = {batch, heads, tokens, tokens}, of_heads[] = {heads, tokens, tokens},
                      of_rows[] = {batch, 1, tokens, tokens};
    posenc::add_bias(scores, shape, alibi, of_heads, std::span<float>(scores));
    posenc::add_bias(scores, shape, mask, of_rows, std::span<float>(scores));

    // Three drafts after the five cached keys of one row, two of them guesses for the same place.
    const std::vector<std::int32_t> parents = {-1, 0, 0};
    std::vector<std::uint8_t> tree(3 * 8);
    posenc::make_attention_mask({.queries = 3, .keys = 8, .causal = true, .parents = parents}, tree);
    const bool siblings_are_apart = tree[1 * 8 + 7] == 0 && tree[2 * 8 + 6] == 0 && tree[2 * 8 + 5] == 1;

    // The last query of the first row sees itself and the two keys before it.
    const bool window_is_three = seen[5 * tokens + 2] == 0 && seen[5 * tokens + 3] == 1 && seen[5 * tokens + 5] == 1;
    return siblings_are_apart && window_is_three && scores[5 * tokens + 2] < -1e30f ? 0 : 1;
}
