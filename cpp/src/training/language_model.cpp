#include "training/language_model.hpp"

#include "core/guard.hpp"
#include "training/positions.hpp"
#include "training/sentences.hpp"
#include "training/validate.hpp"

namespace posenc::training {
namespace {

constexpr bool can_be_read(const Encoding& encoding) noexcept {
    return std::holds_alternative<NoEncoding>(encoding) || std::holds_alternative<Sinusoidal>(encoding) ||
           std::holds_alternative<Learned>(encoding) || std::holds_alternative<Rotary>(encoding) ||
           std::holds_alternative<Alibi>(encoding) || std::holds_alternative<T5Bias>(encoding);
}

}  // namespace

Status try_lay_out_language_model(const TrainingOptions& options, Parameters& out) {
    TrainingOptions wanted = options;
    wanted.model.causal = true;
    POSENC_TRY(validate_model_of_text(wanted));
    if (!can_be_read(options.encoding))
        return {ErrorCode::unknown_name, "encoding", static_cast<double>(options.encoding.index()),
                "none, sinusoidal, learned, rotary, alibi or t5"};
    PositionScheme<float> scheme;
    POSENC_TRY(try_make_position_scheme(wanted, scheme));
    out = lay_out(wanted.model, vocabulary_of(wanted), scheme.parameters());
    return {};
}

}  // namespace posenc::training
