#include "posenc/training/trainer.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/guard.hpp"
#include "core/memory.hpp"
#include "random/philox.hpp"
#include "training/network.hpp"
#include "training/trainer_state.hpp"
#include "training/validate.hpp"

namespace posenc::training {
namespace {

/// Rather more than the floats of a model and of its training, for a look before the first of them is made.
std::size_t floats_of(const TrainingOptions& options) noexcept {
    const auto& [dim, layers, heads, feed_forward, causal] = options.model;
    const std::size_t places = options.longest_asked, columns = places * lanes, trained = options.longest * lanes;
    const std::size_t symbols = std::max<std::size_t>(32, options.text.symbols);
    const std::size_t weights = layers * dim * (4 * dim + 2 * feed_forward + 4 * places) + (places + 2 * symbols) * dim;
    const std::size_t forward =
        layers * columns * (8 * dim + feed_forward + heads * places) + columns * (4 * dim + symbols);
    const std::size_t backward = trained * (8 * dim + 2 * feed_forward + options.longest);
    return forward + backward + 5 * weights + 3 * heads * places * places;
}

}  // namespace

Trainer::Trainer(std::unique_ptr<State> state) noexcept : state_(std::move(state)) {}
Trainer::~Trainer() = default;

Status Trainer::try_make(const TrainingOptions& options, std::unique_ptr<Trainer>& out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(room_for(static_cast<double>(floats_of(options)) * sizeof(float)));
    return guard::no_throw([&]() -> Status {
        PositionScheme<float> scheme;
        POSENC_TRY(try_make_position_scheme(options, scheme));
        out.reset(new Trainer(std::make_unique<State>(options, std::move(scheme))));
        return {};
    });
}

std::size_t Trainer::step() const noexcept {
    return state_->step;
}

std::span<const ParameterBlock> Trainer::blocks() const noexcept {
    return state_->network.parameters().blocks;
}

std::span<const float> Trainer::parameters() const noexcept {
    return state_->network.weights();
}

Status Trainer::try_train(std::span<StepResult> out, std::size_t& taken) noexcept {
    State& s = *state_;
    taken = 0;
    if (out.size() > s.options.schedule.steps - std::min(s.step, s.options.schedule.steps))
        return {ErrorCode::out_of_range, "steps", static_cast<double>(out.size()), "at most the steps that are left"};
    return guard::no_throw([&]() -> Status {
        for (StepResult& result : out) {
            POSENC_TRY(s.take_step(result));
            ++taken;
        }
        return {};
    });
}

Status Trainer::State::take_step(StepResult& result) {
    const kernels::Kernels<float>& k = kernels::network();
    const Schedule& schedule = options.schedule;
    const std::uint32_t draw = random::draw(options.seed, random::Stream::lengths, step)[0];
    const std::uint64_t lengths = options.longest - options.shortest + 1;
    const std::size_t length = options.shortest + static_cast<std::size_t>(draw * lengths >> 32);
    const SentenceOptions sentences = sentences_of(options, length, Purpose::training);

    std::vector<float>& gradient = network.gradient();
    std::fill(gradient.begin(), gradient.end(), 0.0f);
    double loss = 0;
    std::size_t asked = 0;
    for (std::size_t first = 0; first < schedule.batch; first += lanes) {
        if (text.empty())
            group.fill(sentences, step * schedule.batch + first);
        else
            group.fill(text, length, options.seed, step * schedule.batch + first);
        asked = group.asked() * (schedule.batch / lanes);
        network.forward(k, group, false);
        loss += network.loss(group);
        network.backward(k, group, 1.0f / static_cast<float>(asked));
    }
    const double size = std::sqrt(k.sum_of_squares(gradient.data(), gradient.size()));
    if (!std::isfinite(size) || !std::isfinite(loss))
        return {ErrorCode::not_finite, "loss", loss, "finite numbers: try a lower rate"};
    result = {loss / static_cast<double>(asked), size, rate_at(schedule, step), length};
    optimiser.step(k, schedule, step, size, network.parameters(), network.weights(), gradient);
    ++step;
    return {};
}

Status Trainer::try_evaluate(const EvaluationOptions& options, Evaluation& out, std::span<std::uint32_t> asked,
                             std::span<std::uint32_t> right) noexcept {
    State& s = *state_;
    POSENC_TRY(validate(s.options, options));
    const bool by_place = !asked.empty() || !right.empty();
    if (by_place) {
        POSENC_TRY(guard::shape(asked.size(), 1, options.length, "asked", "one element for each place, or none"));
        POSENC_TRY(guard::shape(right.size(), 1, options.length, "right", "one element for each place, or none"));
    }
    return guard::no_throw([&]() -> Status {
        const SentenceOptions sentences = sentences_of(s.options, options.length, Purpose::evaluation);
        Evaluation sum;
        std::fill(asked.begin(), asked.end(), 0u);
        std::fill(right.begin(), right.end(), 0u);
        for (std::size_t first = 0; first < options.sentences; first += lanes) {
            s.group.fill(sentences, options.first + first);
            s.network.forward(kernels::network(), s.group, false);
            sum.loss += s.network.loss(s.group);
            sum.asked += s.group.asked();
            for (std::size_t i = s.group.first_asked * lanes; i < options.length * lanes; ++i) {
                const bool is_right = s.network.guess(i / lanes, i % lanes) == s.group.answers[i];
                sum.right += is_right ? 1 : 0;
                if (!by_place) continue;
                const auto place = static_cast<std::size_t>(s.group.evidence[i]);
                ++asked[place];
                right[place] += is_right ? 1 : 0;
            }
        }
        sum.loss /= static_cast<double>(sum.asked);
        out = sum;
        return {};
    });
}

Status Trainer::try_read(std::size_t length, std::span<const std::uint8_t> characters,
                         std::span<float> losses) noexcept {
    State& s = *state_;
    if (s.text.empty())
        return {ErrorCode::unknown_name, "text", 0, "a model of a text; a task is asked by try_evaluate"};
    POSENC_TRY(guard::in_range(length, 1, s.options.longest_asked, "length", "an integer from 1 to longest_asked"));
    const std::size_t count = losses.size() / length;
    POSENC_TRY(guard::shape(losses.size(), count, length, "losses", "whole windows of length elements"));
    POSENC_TRY(guard::shape(characters.size(), count, length + 1, "characters", "length + 1 for each window"));
    for (const std::uint8_t character : characters)
        if (character >= s.options.text.symbols)
            return {ErrorCode::out_of_range, "characters", static_cast<double>(character), "numbers below symbols"};
    return guard::no_throw([&]() -> Status {
        s.group.resize(length);
        s.group.first_asked = 0;
        for (std::size_t first = 0; first < count; first += lanes) {
            // The last window also fills what is left of the lanes.
            const auto window = [&](std::size_t lane) { return std::min(first + lane, count - 1); };
            for (std::size_t lane = 0; lane < lanes; ++lane)
                s.group.put_window(lane, &characters[window(lane) * (length + 1)]);
            s.network.forward(kernels::network(), s.group, true);
            for (std::size_t lane = 0; lane < lanes; ++lane)
                for (std::size_t place = 0; place < length; ++place)
                    losses[window(lane) * length + place] =
                        static_cast<float>(s.network.loss_at(s.group, place * lanes + lane));
        }
        return {};
    });
}

Status Trainer::try_set_parameters(std::span<const float> weights) noexcept {
    std::vector<float>& own = state_->network.weights();
    POSENC_TRY(guard::shape(weights.size(), 1, own.size(), "weights", "as many as parameters() has"));
    for (const float weight : weights) POSENC_TRY(guard::finite(weight, "weights"));
    std::copy(weights.begin(), weights.end(), own.begin());
    return {};
}

Status Trainer::try_look(std::span<const std::int32_t> words, std::span<float> attention,
                         std::span<float> probabilities) noexcept {
    State& s = *state_;
    const ModelOptions& model = s.options.model;
    const Vocabulary vocabulary = vocabulary_of(s.options);
    const std::size_t length = words.size();
    POSENC_TRY(guard::in_range(length, 1, s.options.longest_asked, "words", "1 to longest_asked words"));
    for (const std::int32_t word : words)
        if (word < 0 || static_cast<std::size_t>(word) >= vocabulary.words)
            return {ErrorCode::out_of_range, "words", static_cast<double>(word), "words of the task"};
    if (!attention.empty())
        POSENC_TRY(guard::shape(attention.size(), model.layers * model.heads, length * length, "attention",
                                "layers x heads x words x words elements, or none"));
    if (!probabilities.empty())
        POSENC_TRY(guard::shape(probabilities.size(), length, vocabulary.classes, "probabilities",
                                "words x classes elements, or none"));
    return guard::no_throw([&]() -> Status {
        s.group.resize(length);
        s.group.first_asked = 0;
        for (std::size_t i = 0; i < length * lanes; ++i) s.group.words[i] = words[i / lanes];
        s.network.forward(kernels::network(), s.group, true);
        const std::size_t each = model.heads * length * length;
        if (!attention.empty())
            for (std::size_t l = 0; l < model.layers; ++l)
                for (std::size_t i = 0; i < each; ++i) {
                    const bool hidden = model.causal && i % length > i / length % length;
                    attention[l * each + i] = hidden ? 0 : s.network.attention(l)[i * lanes];
                }
        for (std::size_t i = 0; i < probabilities.size(); ++i) {
            const std::size_t place = i / vocabulary.classes, c = i % vocabulary.classes;
            probabilities[i] = s.network.probabilities()[(c * length + place) * lanes];
        }
        return {};
    });
}

Status Trainer::try_score_bias(std::size_t length, std::span<float> out) noexcept {
    State& s = *state_;
    POSENC_TRY(guard::in_range(length, 1, s.options.longest_asked, "length", "an integer from 1 to longest_asked"));
    POSENC_TRY(
        guard::shape(out.size(), s.options.model.heads, length * length, "out", "heads x length x length elements"));
    return guard::no_throw([&]() -> Status {
        const std::span<const float> bias = s.network.score_bias(length);
        if (bias.empty())
            return {ErrorCode::unknown_name, "encoding", 0, "an encoding that is a bias: Alibi or T5Bias"};
        std::copy(bias.begin(), bias.end(), out.begin());
        return {};
    });
}

}  // namespace posenc::training
