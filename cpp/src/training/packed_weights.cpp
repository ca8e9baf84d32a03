#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/guard.hpp"
#include "posenc/training/reader.hpp"
#include "training/language_model.hpp"

namespace posenc::training {
namespace {

constexpr bool is_packed(const ParameterBlock& block) noexcept {
    return block.rows > 1 && block.columns >= 8;
}

std::size_t bytes_of(const ParameterBlock& block) noexcept {
    const std::size_t floats = is_packed(block) ? block.rows : block.rows * block.columns;
    return floats * sizeof(float) + (is_packed(block) ? block.rows * block.columns : 0);
}

PackedSize size_of(const Parameters& parameters) noexcept {
    PackedSize size{parameters.size, 0};
    for (const ParameterBlock& block : parameters.blocks) size.bytes += bytes_of(block);
    return size;
}

/// The nearest whole number, ties to even, without a rounding mode.
std::int8_t nearest(float x) noexcept {
    constexpr float round = 0x1.8p23f;
    return static_cast<std::int8_t>((x + round) - round);
}

}  // namespace

Status try_compute_packed_size(const TrainingOptions& options, PackedSize& out) noexcept {
    return guard::no_throw([&]() -> Status {
        Parameters parameters;
        POSENC_TRY(try_lay_out_language_model(options, parameters));
        out = size_of(parameters);
        return {};
    });
}

Status try_pack_weights(const TrainingOptions& options, std::span<const float> weights,
                        std::span<std::uint8_t> bytes) noexcept {
    return guard::no_throw([&]() -> Status {
        Parameters parameters;
        POSENC_TRY(try_lay_out_language_model(options, parameters));
        const PackedSize size = size_of(parameters);
        POSENC_TRY(guard::shape(weights.size(), 1, size.weights, "weights", "as many as parameters() has"));
        POSENC_TRY(guard::shape(bytes.size(), 1, size.bytes, "bytes", "as many as compute_packed_size says"));
        for (const float weight : weights) POSENC_TRY(guard::finite(weight, "weights"));
        std::uint8_t* to = bytes.data();
        const auto put = [&](const float& number) {
            std::memcpy(to, &number, sizeof number);
            to += sizeof number;
        };
        for (const ParameterBlock& block : parameters.blocks) {
            const std::span<const float> from = weights.subspan(block.offset, block.rows * block.columns);
            if (!is_packed(block)) {
                for (const float& number : from) put(number);
                continue;
            }
            for (std::size_t r = 0; r < block.rows; ++r) {
                const std::span<const float> row = from.subspan(r * block.columns, block.columns);
                float largest = 0;
                for (const float number : row) largest = std::max(largest, std::fabs(number));
                const float scale = largest / 127;
                put(scale);
                for (const float number : row)
                    *to++ = static_cast<std::uint8_t>(scale > 0 ? nearest(number / scale) : 0);
            }
        }
        return {};
    });
}

Status try_unpack_weights(const TrainingOptions& options, std::span<const std::uint8_t> bytes,
                          std::span<float> weights) noexcept {
    return guard::no_throw([&]() -> Status {
        Parameters parameters;
        POSENC_TRY(try_lay_out_language_model(options, parameters));
        const PackedSize size = size_of(parameters);
        POSENC_TRY(guard::shape(bytes.size(), 1, size.bytes, "bytes", "as many as compute_packed_size says"));
        POSENC_TRY(guard::shape(weights.size(), 1, size.weights, "weights", "as many as parameters() has"));
        std::vector<float> read(size.weights);
        const std::uint8_t* from = bytes.data();
        const auto take = [&](float& number, float least) -> Status {
            std::memcpy(&number, from, sizeof number);
            from += sizeof number;
            if (std::isfinite(number) && number >= least) return {};
            return {ErrorCode::malformed, "bytes", number, "the bytes that pack_weights wrote"};
        };
        for (const ParameterBlock& block : parameters.blocks) {
            float* to = &read[block.offset];
            if (!is_packed(block)) {
                for (std::size_t i = 0; i < block.rows * block.columns; ++i) POSENC_TRY(take(*to++, -HUGE_VALF));
                continue;
            }
            for (std::size_t r = 0; r < block.rows; ++r) {
                float scale = 0;
                POSENC_TRY(take(scale, 0));
                for (std::size_t c = 0; c < block.columns; ++c)
                    *to++ = scale * static_cast<float>(static_cast<std::int8_t>(*from++));
            }
        }
        std::copy(read.begin(), read.end(), weights.begin());
        return {};
    });
}

}  // namespace posenc::training
