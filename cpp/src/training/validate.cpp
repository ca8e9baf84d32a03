#include "training/validate.hpp"

#include <algorithm>

#include "core/guard.hpp"
#include "training/sentences.hpp"

namespace posenc::training {
namespace {

Status validate(const ModelOptions& model) noexcept {
    POSENC_TRY(guard::in_range(model.heads, 1, 16, "heads", "an integer from 1 to 16"));
    POSENC_TRY(guard::in_range(model.layers, 1, 16, "layers", "an integer from 1 to 16"));
    POSENC_TRY(guard::in_range(model.feed_forward, 8, 2048, "feed_forward", "an integer from 8 to 2048"));
    const bool fits = model.dim >= 8 && model.dim <= 512 && model.dim % (2 * model.heads) == 0;
    if (fits) return {};
    return {ErrorCode::out_of_range, "dim", static_cast<double>(model.dim),
            "an integer from 8 to 512 that is a multiple of 2 x heads"};
}

Status validate(const Schedule& schedule) noexcept {
    POSENC_TRY(guard::in_range(schedule.steps, 1, most_steps, "steps", "an integer from 1 to 10000"));
    if (schedule.batch < 16 || schedule.batch > 64 || schedule.batch % 16 != 0)
        return {ErrorCode::out_of_range, "batch", static_cast<double>(schedule.batch), "16, 32, 48 or 64"};
    POSENC_TRY(guard::above(schedule.rate, 0, "rate", "a number above 0, at most 0.03"));
    if (schedule.rate > 0.03) return {ErrorCode::out_of_range, "rate", schedule.rate, "a number above 0, at most 0.03"};
    POSENC_TRY(guard::in_range(schedule.warm_up, 0, 1000, "warm_up", "an integer from 0 to 1000"));
    POSENC_TRY(guard::finite(schedule.final_share, "final_share", "a number from 0 to 1"));
    if (schedule.final_share < 0 || schedule.final_share > 1)
        return {ErrorCode::out_of_range, "final_share", schedule.final_share, "a number from 0 to 1"};
    if (static_cast<std::size_t>(schedule.decline) > 1)
        return {ErrorCode::unknown_name, "decline", static_cast<double>(schedule.decline), "0 or 1"};
    POSENC_TRY(guard::finite(schedule.weight_decay, "weight_decay", "a number from 0 to 1"));
    if (schedule.weight_decay < 0 || schedule.weight_decay > 1)
        return {ErrorCode::out_of_range, "weight_decay", schedule.weight_decay, "a number from 0 to 1"};
    return guard::above(schedule.clip, 0, "clip", "a finite number above 0");
}

constexpr const char* some_symbols = "an integer from 2 to 256";

Status validate(const Text& text, const TrainingOptions& options) noexcept {
    POSENC_TRY(guard::in_range(text.symbols, 2, 256, "symbols", some_symbols));
    if (!options.model.causal) return {ErrorCode::out_of_range, "causal", 0, "true: a text is read from left to right"};
    if (text.characters.size() <= options.longest)
        return {ErrorCode::out_of_range, "text", static_cast<double>(text.characters.size()),
                "more than longest characters"};
    for (const std::uint8_t character : text.characters)
        if (character >= text.symbols)
            return {ErrorCode::out_of_range, "text", static_cast<double>(character), "numbers below symbols"};
    return {};
}

}  // namespace

Status validate(const TrainingOptions& options) noexcept {
    const bool reads = reads_text(options);
    if (!reads && static_cast<std::size_t>(options.task) >= task_count)
        return {ErrorCode::unknown_name, "task", static_cast<double>(options.task), "a number from 0 to 3"};
    POSENC_TRY(validate(options.model));
    POSENC_TRY(validate(options.schedule));
    const std::size_t most = reads ? longest_window : longest_sentence;
    POSENC_TRY(guard::in_range(options.longest, shortest_sentence, most, "longest",
                               reads ? "an integer from 4 to 512" : "an integer from 4 to 128"));
    POSENC_TRY(guard::in_range(options.shortest, shortest_sentence, options.longest, "shortest",
                               "an integer from 4 to longest"));
    POSENC_TRY(guard::in_range(options.longest_asked, options.longest, most, "longest_asked",
                               reads ? "an integer from longest to 512" : "an integer from longest to 128"));
    return reads ? validate(options.text, options) : Status{};
}

Status validate_model_of_text(const TrainingOptions& options) noexcept {
    POSENC_TRY(validate(options.model));
    POSENC_TRY(guard::in_range(options.longest_asked, shortest_sentence, longest_window, "longest_asked",
                               "an integer from 4 to 512"));
    return guard::in_range(options.text.symbols, 2, 256, "symbols", some_symbols);
}

Status validate(const TrainingOptions& options, const EvaluationOptions& evaluation) noexcept {
    if (reads_text(options)) return {ErrorCode::unknown_name, "task", 0, "a task; a text is read by try_read"};
    // Word number n must exist.
    const std::size_t shortest = options.task == Task::word_number ? options.shortest : shortest_sentence;
    POSENC_TRY(guard::in_range(evaluation.length, shortest, options.longest_asked, "length",
                               "an integer from 4 (word_number: shortest) to longest_asked"));
    if (evaluation.sentences < 16 || evaluation.sentences > 65536 || evaluation.sentences % 16 != 0)
        return {ErrorCode::out_of_range, "sentences", static_cast<double>(evaluation.sentences),
                "a multiple of 16 from 16 to 65536"};
    return {};
}

SentenceOptions sentences_of(const TrainingOptions& options, std::size_t length, Purpose purpose) noexcept {
    return {options.task, length, std::min<std::size_t>(7, options.shortest - 1), options.seed, purpose, 0};
}

}  // namespace posenc::training
