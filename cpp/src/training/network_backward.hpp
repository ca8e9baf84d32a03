// The gradient of the loss for each parameter, in the reverse order of network_forward.hpp and with its notation. Write
// dx for the gradient of x, then
//
//   y = W x + b      dW = dy x^T, db = the sum of dy over columns, dx = W^T dy
//   z = logits       dz = p - 1 at the answer, p elsewhere (times `share`)
//   x + f(x)         the residual stream passes its gradient on: dx = dy + f'(x)^T dy
//
// stream_ is the gradient of the residual stream, flow_ that of a branch off it. kernels/elements.hpp and
// kernels/attention.hpp have the formulas of norms and attention. The inverse rotation undoes a rotation.
#pragma once

#include "training/network_forward.hpp"

namespace posenc::training {

template <class T>
void Network<T>::apply_back(const kernels::Kernels<T>& k, std::size_t weights, std::size_t rows, std::size_t inputs,
                            const T* out_gradient, T* in_gradient, std::size_t from, bool add) const {
    const std::size_t n = columns();
    k.multiply({&weights_[weights], 1, inputs, out_gradient + from, n, 1, in_gradient + from, n, inputs, n - from, rows,
                nullptr, add});
}

template <class T>
void Network<T>::add_weights(const kernels::Kernels<T>& k, std::size_t weights, std::size_t rows, std::size_t inputs,
                             const T* out_gradient, const T* x, std::size_t from) {
    const std::size_t n = columns();
    k.multiply({out_gradient + from, n, 1, x + from, 1, n, &gradient_[weights], inputs, rows, inputs, n - from, nullptr,
                true});
}

template <class T>
void Network<T>::add_bias(const kernels::Kernels<T>& k, std::size_t bias, std::size_t rows, const T* out_gradient,
                          std::size_t from) {
    lane_sums_.assign(rows * lanes, T(0));
    k.add_columns({out_gradient + from, columns()}, rows, columns() - from, lane_sums_.data());
    k.add_lanes(lane_sums_.data(), rows, &gradient_[bias]);
}

template <class T>
void Network<T>::norm_back(const kernels::Kernels<T>& k, const T* x, std::size_t gain, T* inverse, std::size_t from) {
    const std::size_t n = columns();
    lane_sums_.assign(model_.dim * lanes, T(0));
    k.normalize_back({{x + from, n}, &weights_[gain], inverse + from, model_.dim, n - from}, {&flow_[from], n},
                     {&stream_[from], n}, lane_sums_.data());
    k.add_lanes(lane_sums_.data(), model_.dim, &gradient_[gain]);
}

template <class T>
void Network<T>::attend_back(const kernels::Kernels<T>& k, std::size_t l, std::size_t from) {
    const std::size_t n = columns(), d = model_.dim, head_dim = d / model_.heads;
    const LayerBlocks& blocks = parameters_.layers[l];
    const std::size_t vectors = scheme_.relative_keys * head_dim;
    scores_.resize(places_ * n);
    relative_sums_.assign(2 * vectors * lanes, T(0));
    for (std::size_t h = 0; h < model_.heads; ++h) {
        const std::size_t at = h * head_dim * n;
        kernels::AttentionGradient<T> g{};
        g.out = &flow_[at];
        g.query = &heads_flow_[at];
        g.key = &heads_flow_[d * n + at];
        g.value = &heads_flow_[2 * d * n + at];
        g.scores = scores_.data();
        if (scheme_.buckets) {
            lane_sums_.assign(scheme_.buckets * lanes, T(0));
            g.bias = lane_sums_.data();
        }
        if (scheme_.relative_keys) g.relative_keys = relative_sums_.data();
        if (scheme_.relative_values) g.relative_values = &relative_sums_[vectors * lanes];
        k.attend_back(head(l, h, from), g);
        for (std::size_t b = 0; b < scheme_.buckets; ++b)
            k.add_lanes(&lane_sums_[b * lanes], 1, &gradient_[parameters_.buckets + b * model_.heads + h]);
    }
    // The vectors are shared by the heads of a layer.
    if (scheme_.relative_keys) k.add_lanes(relative_sums_.data(), vectors, &gradient_[blocks.relative_keys]);
    if (scheme_.relative_values)
        k.add_lanes(&relative_sums_[vectors * lanes], vectors, &gradient_[blocks.relative_values]);
}

template <class T>
void Network<T>::backward_layer(const kernels::Kernels<T>& k, std::size_t l, std::size_t from) {
    const std::size_t n = columns(), d = model_.dim, f = model_.feed_forward;
    Layer& layer = layers_[l];
    const LayerBlocks& blocks = parameters_.layers[l];
    std::vector<T>& hidden = hidden_flow_;
    hidden.resize(f * n);
    heads_flow_.resize(3 * d * n);

    add_weights(k, blocks.contract, d, f, stream_.data(), layer.hidden.data(), from);
    add_bias(k, blocks.contract_bias, d, stream_.data(), from);
    apply_back(k, blocks.contract, d, f, stream_.data(), hidden.data(), from, false);
    k.rectify_back({&layer.hidden[from], n}, {&hidden[from], n}, f, n - from);
    add_weights(k, blocks.expand, f, d, hidden.data(), layer.normed2.data(), from);
    add_bias(k, blocks.expand_bias, f, hidden.data(), from);
    apply_back(k, blocks.expand, f, d, hidden.data(), flow_.data(), from, false);
    norm_back(k, layer.middle.data(), blocks.norm2, layer.inverse2.data(), from);

    add_weights(k, blocks.output, d, d, stream_.data(), layer.mixed.data(), from);
    apply_back(k, blocks.output, d, d, stream_.data(), flow_.data(), from, false);
    attend_back(k, l, from);
    rotate(k, heads_flow_.data(), from, true);
    const T* normed = layer.normed1.data();
    const T* others = &heads_flow_[d * n];  // of keys and values
    add_weights(k, blocks.query, d, d, heads_flow_.data(), normed, from);
    add_weights(k, blocks.key, 2 * d, d, others, normed, 0);
    apply_back(k, blocks.key, 2 * d, d, others, flow_.data(), 0, false);
    apply_back(k, blocks.query, d, d, heads_flow_.data(), flow_.data(), from, true);
    norm_back(k, layer.x.data(), blocks.norm1, layer.inverse1.data(), 0);
}

template <class T>
void Network<T>::embed_back(const Group& group) {
    const std::size_t n = columns(), d = model_.dim;
    T* words = &gradient_[parameters_.embedding];
    for (std::size_t place = 0; place < places_; ++place)
        for (std::size_t c = 0; c < d; ++c) {
            const T* from = &stream_[c * n + place * lanes];
            T sum = 0;
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                words[static_cast<std::size_t>(group.words[place * lanes + lane]) * d + c] += from[lane];
                sum += from[lane];
            }
            if (!scheme_.learned.empty()) gradient_[parameters_.positions + place * d + c] += sum;
        }
}

template <class T>
void Network<T>::backward(const kernels::Kernels<T>& k, const Group& group, T share) {
    const std::size_t n = columns(), d = model_.dim;
    // The gradient of softmax and cross-entropy: the probabilities, less 1 for the answer.
    for (std::size_t i = answered_; i < n; ++i) {
        answers_[static_cast<std::size_t>(group.answers[i]) * n + i] -= T(1);
        for (std::size_t c = 0; c < classes_; ++c) answers_[c * n + i] *= share;
    }
    add_weights(k, parameters_.answer, classes_, d, answers_.data(), last_normed_.data(), answered_);
    add_bias(k, parameters_.answer_bias, classes_, answers_.data(), answered_);
    flow_.resize(d * n);
    stream_.assign(d * n, T(0));
    apply_back(k, parameters_.answer, classes_, d, answers_.data(), flow_.data(), answered_, false);
    norm_back(k, last_.data(), parameters_.norm, last_inverse_.data(), answered_);
    for (std::size_t l = layers_.size(); l-- > 0;) backward_layer(k, l, l + 1 < layers_.size() ? 0 : answered_);
    embed_back(group);
}

}  // namespace posenc::training
