// The Transformer: forward, loss, and the gradients of all parameters. A template on the scalar, so that tests check
// the gradients of this very code in double.
#pragma once

#include <span>
#include <vector>

#include "training/group.hpp"
#include "training/kernels/kernels.hpp"
#include "training/parameters.hpp"
#include "training/positions.hpp"

namespace posenc::training {

template <class T>
class Network {
public:
    Network(const TrainingOptions& options, PositionScheme<T> scheme);

    const Parameters& parameters() const noexcept { return parameters_; }
    std::vector<T>& weights() noexcept { return weights_; }
    const std::vector<T>& weights() const noexcept { return weights_; }
    std::vector<T>& gradient() noexcept { return gradient_; }

    /// Answers a group. `whole` answers at every place; otherwise the last layer works only at the places in question.
    void forward(const kernels::Kernels<T>& kernels, const Group& group, bool whole);

    /// After `forward`: the summed cross-entropy of the answers.
    double loss(const Group& group) const;
    /// The same for one column.
    double loss_at(const Group& group, std::size_t column) const;

    /// After `forward`: adds the gradient of the loss times `share` to gradient().
    void backward(const kernels::Kernels<T>& kernels, const Group& group, T share);

    /// The class that the model holds for likeliest at a place.
    std::int32_t guess(std::size_t place, std::size_t lane) const noexcept;

    /// From the last forward pass: softmax of the answers [classes, places, lanes], attention [H, places, places,
    /// lanes].
    std::span<const T> probabilities() const noexcept { return answers_; }
    std::span<const T> attention(std::size_t layer) const noexcept { return layers_[layer].attention; }

    /// The bias of all heads, [H, length, length]; empty if the encoding is not a bias.
    std::span<const T> score_bias(std::size_t length);

private:
    using Rows = kernels::Rows<T>;
    using ConstRows = kernels::Rows<const T>;

    /// The activations of a layer that the backward pass needs; [features, columns] each.
    struct Layer {
        std::vector<T> x, inverse1, normed1, heads, attention, mixed, middle, inverse2, normed2, hidden;
    };

    void prepare(std::size_t length);
    void reserve_back(std::size_t length);
    void embed(const Group& group);
    void embed_back(const Group& group);
    void forward_layer(const kernels::Kernels<T>& k, std::size_t l, std::size_t from);
    void backward_layer(const kernels::Kernels<T>& k, std::size_t l, std::size_t from);
    void rotate(const kernels::Kernels<T>& k, T* heads, std::size_t from, bool inverse) const;
    kernels::Attention<T> head(std::size_t l, std::size_t h, std::size_t from);
    void attend_back(const kernels::Kernels<T>& k, std::size_t l, std::size_t from);

    /// out[.., from ..] = W x (+ bias), or added to out.
    void apply(const kernels::Kernels<T>& k, std::size_t weights, std::size_t rows, std::size_t columns, const T* x,
               T* out, std::size_t from, const T* bias, bool add) const;
    /// in_gradient[.., from ..] = W^T out_gradient, or added to it.
    void apply_back(const kernels::Kernels<T>& k, std::size_t weights, std::size_t rows, std::size_t columns,
                    const T* out_gradient, T* in_gradient, std::size_t from, bool add) const;
    /// gradient of W += out_gradient x^T.
    void add_weights(const kernels::Kernels<T>& k, std::size_t weights, std::size_t rows, std::size_t columns,
                     const T* out_gradient, const T* x, std::size_t from);
    void add_bias(const kernels::Kernels<T>& k, std::size_t bias, std::size_t rows, const T* out_gradient,
                  std::size_t from);
    void norm_forward(const kernels::Kernels<T>& k, const T* x, std::size_t gain, T* inverse, T* out,
                      std::size_t from) const;
    /// stream_ += the gradient through the norm, given its output's gradient flow_.
    void norm_back(const kernels::Kernels<T>& k, const T* x, std::size_t gain, T* inverse, std::size_t from);

    std::size_t columns() const noexcept { return places_ * lanes; }

    ModelOptions model_;
    std::size_t classes_;
    PositionScheme<T> scheme_;
    Parameters parameters_;
    std::vector<T> weights_, gradient_;

    std::size_t places_ = 0;    ///< of the current group
    std::size_t answered_ = 0;  ///< first column that is answered
    std::vector<Layer> layers_;
    std::vector<T> last_, last_inverse_, last_normed_, answers_, largest_, sum_;
    std::vector<T> bias_;    ///< learned: [H, places, places]
    std::vector<T> stream_;  ///< gradient of the residual stream
    std::vector<T> flow_, hidden_flow_, heads_flow_, scores_, lane_sums_, relative_sums_;
};

extern template class Network<float>;

}  // namespace posenc::training
