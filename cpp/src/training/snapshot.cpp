// Saving a state and going on from it.
#include <array>
#include <cmath>
#include <cstring>

#include "core/guard.hpp"
#include "training/trainer_state.hpp"
#include "training/validate.hpp"

namespace posenc::training {
namespace {

constexpr std::array<char, 8> mark = {'p', 'o', 's', 'e', 'n', 'c', 't', '1'};

struct Header {
    std::array<char, 8> mark;
    std::uint64_t fingerprint;
    std::uint64_t step;
    double mean_power, square_power;
};

class Fingerprint {
public:
    template <class T>
    Fingerprint& add(const T* values, std::size_t n) noexcept {
        const auto* bytes = reinterpret_cast<const unsigned char*>(values);
        for (std::size_t i = 0; i < n * sizeof(T); ++i) hash_ = (hash_ ^ bytes[i]) * 0x100000001b3u;
        return *this;
    }
    template <class T>
    Fingerprint& add(const std::vector<T>& values) noexcept {
        return add(values.data(), values.size());
    }
    Fingerprint& add(std::uint64_t value) noexcept { return add(&value, 1); }
    std::uint64_t value() const noexcept { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325u;  // FNV-1a
};

}  // namespace

std::uint64_t fingerprint_of(const TrainingOptions& o, const PositionScheme<float>& scheme) noexcept {
    Fingerprint f;
    for (const std::size_t n :
         {static_cast<std::size_t>(o.task), o.model.dim, o.model.layers, o.model.heads, o.model.feed_forward,
          static_cast<std::size_t>(o.model.causal), o.shortest, o.longest, o.longest_asked, o.encoding.index(),
          scheme.pairs, scheme.step, scheme.buckets, scheme.relative_keys, scheme.relative_values})
        f.add(n);
    f.add(o.seed).add(scheme.table).add(scheme.learned).add(scheme.cosine).add(scheme.sine).add(scheme.bias);
    if (reads_text(o)) f.add(o.text.symbols).add(o.text.characters.data(), o.text.characters.size());
    return f.add(scheme.index).value();
}

std::size_t Trainer::state_size() const noexcept {
    return sizeof(Header) + 3 * sizeof(float) * state_->network.weights().size();
}

Status Trainer::try_save(std::span<std::uint8_t> out) const noexcept {
    POSENC_TRY(guard::shape(out.size(), 1, state_size(), "out", "state_size() bytes"));
    const State& s = *state_;
    const Header header{mark, s.fingerprint, s.step, s.optimiser.mean_power, s.optimiser.square_power};
    std::memcpy(out.data(), &header, sizeof header);
    std::uint8_t* to = out.data() + sizeof header;
    for (const std::vector<float>* numbers : {&s.network.weights(), &s.optimiser.mean, &s.optimiser.square}) {
        std::memcpy(to, numbers->data(), numbers->size() * sizeof(float));
        to += numbers->size() * sizeof(float);
    }
    return {};
}

Status Trainer::try_restore(std::span<const std::uint8_t> state) noexcept {
    State& s = *state_;
    Header header;
    const auto size = static_cast<double>(state.size());
    if (state.size() < sizeof header) return {ErrorCode::malformed, "state", size, "the bytes that try_save wrote"};
    std::memcpy(&header, state.data(), sizeof header);
    const bool powers = header.mean_power >= 0 && header.mean_power <= 1 && header.square_power >= 0 &&
                        header.square_power <= 1 && (header.step == 0) == (header.mean_power == 1);
    if (header.mark != mark || !powers || header.step > most_steps)
        return {ErrorCode::malformed, "state", size, "the bytes that try_save wrote"};
    if (header.fingerprint != s.fingerprint)
        return {ErrorCode::shape_mismatch, "state", size,
                "a state of the same task, encoding, model, lengths and seed"};
    POSENC_TRY(guard::shape(state.size(), 1, state_size(), "state", "state_size() bytes"));
    const std::uint8_t* from = state.data() + sizeof header;
    for (std::size_t i = 0; i < 3 * s.network.weights().size(); ++i) {
        float number;
        std::memcpy(&number, from + i * sizeof number, sizeof number);
        if (!std::isfinite(number)) return {ErrorCode::not_finite, "state", number, "finite weights"};
    }
    for (std::vector<float>* numbers : {&s.network.weights(), &s.optimiser.mean, &s.optimiser.square}) {
        std::memcpy(numbers->data(), from, numbers->size() * sizeof(float));
        from += numbers->size() * sizeof(float);
    }
    s.step = static_cast<std::size_t>(header.step);
    s.optimiser.mean_power = header.mean_power;
    s.optimiser.square_power = header.square_power;
    return {};
}

}  // namespace posenc::training
