// A small Transformer and its training: what it learns with one encoding, and to what length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "posenc/core/error.hpp"
#include "posenc/training/encoding.hpp"
#include "posenc/training/task.hpp"

namespace posenc::training {

/// x = E[word] + positions; in each layer x += Wo attention(norm(x)), x += W2 max(0, W1 norm(x) + b1) + b2; answers are
/// W norm(x) + b. norm divides by the root mean square and multiplies by a learned gain; attention has no biases.
struct ModelOptions {
    std::size_t dim = 32;
    std::size_t layers = 2;
    std::size_t heads = 4;
    std::size_t feed_forward = 64;
    bool causal = false;
};

/// 4,500 parameters instead of 17,500: about a third of the time.
inline constexpr ModelOptions phone_model = {16, 2, 2, 32, false};

/// How the rate falls after its rise: in a line, or as half a wave of the cosine.
enum class Decline : int { linear, cosine };

/// Adam (0.9, 0.98, 1e-8) with a linear rise of the rate, its fall after that, and gradients cut to a length. With
/// weight_decay it is AdamW: before each step, every weight of a matrix that multiplies activations loses that share,
/// times the rate, of itself; tables, gains and biases lose nothing.
struct Schedule {
    std::size_t steps = 600;
    std::size_t batch = 32;  ///< sentences a step, all of one length
    double rate = 0.01;      ///< the largest, reached after warm_up steps
    std::size_t warm_up = 30;
    double final_share = 0.05;  ///< of the rate at the last step
    double clip = 1;            ///< longest gradient
    Decline decline = Decline::linear;
    double weight_decay = 0;
};

/// A text to learn instead of a task: windows from anywhere in it, answered at every place by the character that
/// follows. The model is causal, or it would see the answer.
struct Text {
    std::span<const std::uint8_t> characters{};  ///< their numbers; borrowed while the model is made
    std::size_t symbols = 0;                     ///< how many characters there are; 0: no text
};

struct TrainingOptions {
    Task task = Task::who_came_first;  ///< not read where there is a text
    Encoding encoding{};
    ModelOptions model{};
    Schedule schedule{};
    std::size_t shortest = 8, longest = 16;  ///< lengths that are trained, each as often as the others
    std::size_t longest_asked = 64;          ///< the longest sentence that the model can be asked
    std::uint64_t seed = 0;                  ///< of the sentences and of what the model starts with
    Text text{};
};

/// One step, as it was before the weights changed.
struct StepResult {
    double loss = 0;  ///< mean cross-entropy of the answers, in nats
    double gradient_length = 0;
    double rate = 0;
    std::size_t length = 0;  ///< of the step's sentences
};

struct EvaluationOptions {
    std::size_t length = 16;
    std::size_t sentences = 256;  ///< a multiple of 16
    std::uint64_t first = 0;      ///< number of the first sentence
};

struct Evaluation {
    std::size_t asked = 0, right = 0;
    double loss = 0;
};

/// A block of the parameters: a matrix [rows, columns] from `offset` on.
struct ParameterBlock {
    const char* name;
    std::size_t layer;  ///< for blocks that each layer has; else 0
    bool in_layer;
    std::size_t rows, columns, offset;
};

/// A model in training. The same options give the same weights, bit for bit, on every instruction set and in
/// WebAssembly; models that differ only in their encoding start from the same weights and see the same sentences.
///
/// A failing call changes nothing; nor does a step whose gradient is not finite (not_finite, "loss": the rate is too
/// high). Not safe for use by several threads at once.
class Trainer final {
public:
    /// Shapes, Units: as the options say.
    /// Errors: out_of_range for dim (8 to 512, a multiple of 2 x heads), layers (1 to 16), heads (1 to 16),
    /// feed_forward (8 to 2048), steps (1 to 10000), batch (16, 32, 48 or 64), rate (above 0, at most 0.03), warm_up (0
    /// to 1000), final_share (0 to 1), clip (above 0), weight_decay (0 to 1), shortest (4 to longest), longest (to 128;
    /// of a text to 512), longest_asked (longest to 128; of a text to 512), symbols (2 to 256), text (more than longest
    /// characters, each below symbols; causal); unknown_name for task or decline; what the encoding's own function
    /// refuses; shape_mismatch for a given table; out_of_memory.
    /// Accuracy: single precision; e^x within 2 units in the last place. Cost: some 200 kB for each sixteen sentences;
    /// 4 layers x heads x T^2 x 16 bytes for the attention of long ones.
    /// Source: Vaswani et al. 2017 (arXiv 1706.03762); Zhang and Sennrich 2019 (arXiv 1910.07467); Kingma and Ba 2014
    /// (arXiv 1412.6980); Loshchilov and Hutter 2017 (arXiv 1711.05101). Example: tests/examples/training.cpp
    static Status try_make(const TrainingOptions& options, std::unique_ptr<Trainer>& out) noexcept;

    ~Trainer();
    Trainer(const Trainer&) = delete;
    Trainer& operator=(const Trainer&) = delete;

    /// Steps taken so far.
    std::size_t step() const noexcept;

    /// Takes out.size() steps.
    /// Shapes: out [N]. Errors: out_of_range for more steps than are left, not_finite when training diverged (`taken`
    /// says after how many). Cost: 42 MFLOP a step with the default options.
    Status try_train(std::span<StepResult> out, std::size_t& taken) noexcept;

    /// Asks new sentences, always the same for a seed, a length and a `first`.
    /// Shapes: asked and right [length] or empty: counts by the place of the evidence (see try_make_sentences).
    /// Errors: out_of_range for length (shortest sentence of the task to longest_asked), sentences (16 to 65536, a
    /// multiple of 16), shape_mismatch for asked and right; unknown_name for a model of a text: see try_read.
    Status try_evaluate(const EvaluationOptions& options, Evaluation& out, std::span<std::uint32_t> asked,
                        std::span<std::uint32_t> right) noexcept;

    /// The loss of each character of some windows of a text, in nats.
    /// Shapes: characters [N, T + 1], losses [N, T]: losses[n][t] is that of character t + 1 after those before it.
    /// Errors: out_of_range for length T (1 to longest_asked) and for characters outside the vocabulary;
    /// shape_mismatch; unknown_name for a model of a task: see try_evaluate. Cost: that of a multiple of 16 windows.
    Status try_read(std::size_t length, std::span<const std::uint8_t> characters, std::span<float> losses) noexcept;

    /// The attention and the answers of the model for one sentence.
    /// Shapes: words [T]; attention [L, H, T, T], probabilities [T, classes] after softmax, either empty if not wanted.
    /// Errors: out_of_range for a word outside the task's vocabulary, and for T (1 to longest_asked); shape_mismatch.
    Status try_look(std::span<const std::int32_t> words, std::span<float> attention,
                    std::span<float> probabilities) noexcept;

    /// The bias on the scores of each head, where the encoding is one (ALiBi, T5), as trained so far.
    /// Shapes: out [H, T, T]. Errors: out_of_range for length; shape_mismatch; unknown_name for another encoding.
    Status try_score_bias(std::size_t length, std::span<float> out) noexcept;

    std::span<const ParameterBlock> blocks() const noexcept;
    std::span<const float> parameters() const noexcept;

    /// Goes on with other weights, such as those of a model that was trained with other positions: the encodings of
    /// both need the same blocks. What the optimiser has gathered stays.
    /// Shapes: as parameters(). Errors: shape_mismatch; not_finite.
    Status try_set_parameters(std::span<const float> weights) noexcept;

    /// The state to go on from, in bytes: weights, the optimiser's means, the step. A state fits a model of the same
    /// options alone (but for `steps`: training may be prolonged, on the schedule of the new options).
    /// Shapes: [state_size()]. Errors: shape_mismatch; malformed for bytes that are not a state, shape_mismatch for the
    /// state of another set-up. Accuracy: exact: going on gives the bits of a run that was never interrupted.
    std::size_t state_size() const noexcept;
    Status try_save(std::span<std::uint8_t> out) const noexcept;
    Status try_restore(std::span<const std::uint8_t> state) noexcept;

private:
    struct State;
    explicit Trainer(std::unique_ptr<State> state) noexcept;
    std::unique_ptr<State> state_;
};

inline std::unique_ptr<Trainer> make_trainer(const TrainingOptions& options) {
    std::unique_ptr<Trainer> out;
    check(Trainer::try_make(options, out));
    return out;
}

}  // namespace posenc::training
