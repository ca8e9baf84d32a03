// The parameters of a model, their places and their initial values.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "posenc/training/trainer.hpp"

namespace posenc::training {

/// How a block starts: with a constant, or evenly spread with a standard deviation.
struct Start {
    double constant = 0;
    double deviation = 0;
    bool multiplies = false;  ///< it is a matrix that multiplies activations
};

/// The blocks of a layer.
struct LayerBlocks {
    std::size_t norm1, query, key, value, output, norm2, expand, expand_bias, contract, contract_bias;
    std::size_t relative_keys, relative_values;
};

/// Offsets of all blocks. Blocks of every encoding come first, so that they start alike.
struct Parameters {
    std::vector<ParameterBlock> blocks;
    std::vector<Start> starts;
    std::vector<LayerBlocks> layers;
    std::size_t embedding = 0, norm = 0, answer = 0, answer_bias = 0, positions = 0, buckets = 0;
    std::size_t size = 0;

    /// Adds a block and returns its offset.
    std::size_t add(const ParameterBlock& block, const Start& start);
};

/// The rows of the encoding's tables, 0 for tables it does not have.
struct EncodingParameters {
    std::size_t positions = 0, buckets = 0, relative_keys = 0, relative_values = 0;
};

Parameters lay_out(const ModelOptions& model, const Vocabulary& vocabulary, const EncodingParameters& encoding);

/// Writes the initial values of the blocks: a number depends on the seed, its block and its place in the block.
template <class T>
void write_starts(const Parameters& parameters, std::uint64_t seed, std::span<T> weights);

}  // namespace posenc::training
