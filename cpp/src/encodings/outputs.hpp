// The functions of the scores whose results are floats or doubles, each with one copy of its code for both. Their
// contracts are those of the functions that call them, whose overloads choose the type.
#pragma once

#include "core/output.hpp"
#include "posenc/encodings/attention_mask.hpp"
#include "posenc/encodings/cope.hpp"
#include "posenc/encodings/decomposed.hpp"
#include "posenc/encodings/fire.hpp"
#include "posenc/encodings/forget_gate.hpp"
#include "posenc/encodings/kerple.hpp"
#include "posenc/encodings/learned.hpp"
#include "posenc/encodings/mlp_bias.hpp"
#include "posenc/encodings/sandwich.hpp"
#include "posenc/encodings/score_bias.hpp"
#include "posenc/encodings/shaw.hpp"
#include "posenc/encodings/t5_buckets.hpp"
#include "posenc/encodings/transformer_xl.hpp"

namespace posenc {

Status write_attention_mask_bias(const AttentionMaskOptions& o, double hidden, const Output& out) noexcept;
Status write_kerple_bias(const KerpleOptions& options, std::span<const double> p, std::span<const double> a,
                         const Output& out) noexcept;
Status write_fire_bias(const FireOptions& options, const FireNetwork& network, const Output& out) noexcept;
Status write_mlp_bias(const MlpBiasOptions& o, std::span<const MlpLayer> layers, const Output& out) noexcept;
Status write_sandwich_bias(const SandwichOptions& options, const Output& out) noexcept;
Status write_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                     std::span<const float> table, const Output& out, const T5BiasOptions& more) noexcept;
Status write_cope_positions(const CopeOptions& options, std::span<const float> logits, const Output& out) noexcept;
Status write_cope_bias(const CopeOptions& options, std::span<const float> logits, std::span<const float> queries,
                       std::span<const float> table, const Output& out) noexcept;
Status write_forget_gate_bias(const ForgetGateOptions& options, std::span<const float> gate_logits,
                              const Output& out) noexcept;
Status write_shaw_embeddings(const ShawOptions& options, std::span<const float> table, const Output& out) noexcept;
Status write_shaw_bias(const ShawOptions& options, std::span<const float> queries, std::span<const float> key_table,
                       const Output& out) noexcept;
Status write_shaw_values(const ShawOptions& options, std::span<const float> weights, std::span<const float> value_table,
                         const Output& out) noexcept;
Status write_decomposed_bias(const DecomposedOptions& o, std::span<const float> queries,
                             std::span<const float> row_table, std::span<const float> column_table,
                             const Output& out) noexcept;
Status write_transformer_xl_positions(const TransformerXlOptions& options, const Output& out) noexcept;
Status write_transformer_xl_scores(const TransformerXlOptions& options, const TransformerXlInputs& inputs,
                                   const Output& out) noexcept;
Status write_relative_shift(std::size_t rows, std::size_t columns, std::span<const float> x,
                            const Output& out) noexcept;
Status write_bias_from_index(std::span<const std::int32_t> index, std::span<const float> table, std::size_t heads,
                             const Output& out) noexcept;
Status write_added_bias(std::span<const float> scores, std::span<const std::size_t> scores_shape,
                        std::span<const float> bias, std::span<const std::size_t> bias_shape,
                        const Output& out) noexcept;
Status write_look_up(const LookUpOptions& options, const Output& out) noexcept;

}  // namespace posenc
