// Random numbers that depend only on a seed and a place: Philox 4x32-10 of Salmon et al. 2011, "Parallel random
// numbers: as easy as 1, 2, 3". Integers only, so every platform draws the same, in any order and in any piece.
#pragma once

#include <array>
#include <cstdint>

namespace posenc::random {

/// Uses of one seed that must not share their numbers.
enum class Stream : std::uint32_t { table, dropout, weights, lengths, sentences, questions, windows };

using Block = std::array<std::uint32_t, 4>;

constexpr Block philox(Block counter, std::uint64_t key) noexcept {
    auto k0 = static_cast<std::uint32_t>(key), k1 = static_cast<std::uint32_t>(key >> 32);
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t a = std::uint64_t{0xd2511f53} * counter[0], b = std::uint64_t{0xcd9e8d57} * counter[2];
        counter = {static_cast<std::uint32_t>(b >> 32) ^ counter[1] ^ k0, static_cast<std::uint32_t>(b),
                   static_cast<std::uint32_t>(a >> 32) ^ counter[3] ^ k1, static_cast<std::uint32_t>(a)};
        k0 += 0x9e3779b9;
        k1 += 0xbb67ae85;
    }
    return counter;
}

/// The block at one place of a stream; drawing from a place can be repeated.
constexpr Block draw(std::uint64_t seed, Stream stream, std::uint64_t place, std::uint32_t attempt = 0) noexcept {
    return philox({static_cast<std::uint32_t>(place), static_cast<std::uint32_t>(place >> 32),
                   static_cast<std::uint32_t>(stream), attempt},
                  seed);
}

/// The first or second half of a block as one number of 64 bits.
constexpr std::uint64_t half(const Block& block, std::size_t which) noexcept {
    return std::uint64_t{block[2 * which]} << 32 | block[2 * which + 1];
}

}  // namespace posenc::random
