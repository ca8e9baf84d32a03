// Sixteen sentences of one length, side by side.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "random/philox.hpp"
#include "training/kernels/kernels.hpp"
#include "training/sentences.hpp"

namespace posenc::training {

using kernels::lanes;

struct Group {
    std::size_t length = 0;
    std::size_t first_asked = 0;         ///< this place and all after it need an answer
    std::vector<std::int32_t> words;     ///< [length, lanes]
    std::vector<std::int32_t> answers;   ///< [length, lanes], -1 where no answer is expected
    std::vector<std::int32_t> evidence;  ///< [length, lanes]

    std::size_t asked() const noexcept { return (length - first_asked) * lanes; }

    void resize(std::size_t places) {
        length = places;
        words.resize(places * lanes);
        answers.resize(places * lanes);
        evidence.resize(places * lanes);
    }

    /// The sentences from `number` on.
    void fill(const SentenceOptions& options, std::uint64_t number) {
        resize(options.length);
        first_asked = training::first_asked(options.task, options.length);
        std::int32_t word[longest_sentence], answer[longest_sentence], decided[longest_sentence];
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            write_sentence(options, number + lane, word, answer, decided);
            for (std::size_t place = 0; place < length; ++place) {
                words[place * lanes + lane] = word[place];
                answers[place * lanes + lane] = answer[place];
                evidence[place * lanes + lane] = decided[place];
            }
        }
    }

    /// A window of a text, and at each place the character that follows.
    void put_window(std::size_t lane, const std::uint8_t* from) {
        for (std::size_t place = 0; place < length; ++place) {
            words[place * lanes + lane] = from[place];
            answers[place * lanes + lane] = from[place + 1];
        }
    }

    /// The windows from `number` on: each begins at a place that depends on the seed and its number alone.
    void fill(std::span<const std::uint8_t> text, std::size_t places, std::uint64_t seed, std::uint64_t number) {
        resize(places);
        first_asked = 0;
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const std::uint32_t draw = random::draw(seed, random::Stream::windows, number + lane)[0];
            put_window(lane, &text[static_cast<std::size_t>(std::uint64_t{draw} * (text.size() - places) >> 32)]);
        }
    }
};

}  // namespace posenc::training
