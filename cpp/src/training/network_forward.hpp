// From words to answers. Notation, as in kernels.hpp: an activation is [features, columns], a column being one place of
// one of the sixteen sentences; D = dim, F = feed_forward, L layers, H heads of D / H channels.
//
//   x_0 = E[word] + P[place]                 embedding, and the table if the encoding is one
//   n1  = g1 x_l / rms(x_l)                  rms(x) = sqrt(mean of x^2 over the D features + 1e-5), gain g1
//   q, k, v = Wq n1, Wk n1, Wv n1            rotated (q, k) if the encoding rotates
//   m   = attention(q, k, v)                 by head; biases and relative vectors in kernels/attention.hpp
//   y   = x_l + Wo m                         `middle`
//   n2  = g2 y / rms(y)
//   x_(l + 1) = y + W2 max(0, W1 n2 + b1) + b2
//   p   = softmax(Wa g x_L / rms(x_L) + ba)  the probabilities of the classes
//
// loss = -ln p[answer], summed over the places in question and the sentences. With z the logits it is formed as
// ln(sum of e^(z - max z)) + max z - z[answer].
#pragma once

#include <algorithm>
#include <cmath>

#include "training/logarithm.hpp"
#include "training/network.hpp"

namespace posenc::training {

template <class T>
Network<T>::Network(const TrainingOptions& options, PositionScheme<T> scheme)
    : model_(options.model), classes_(vocabulary_of(options).classes), scheme_(std::move(scheme)),
      parameters_(lay_out(options.model, vocabulary_of(options), scheme_.parameters())), weights_(parameters_.size),
      gradient_(parameters_.size), layers_(options.model.layers) {
    write_starts<T>(parameters_, options.seed, weights_);
    std::copy(scheme_.learned.begin(), scheme_.learned.end(), weights_.begin() + parameters_.positions);
    // Allocates all memory up front, so that a shortage shows now.
    reserve_back(options.longest);
    prepare(options.longest_asked);
}

template <class T>
void Network<T>::reserve_back(std::size_t length) {
    const std::size_t n = length * lanes, d = model_.dim, f = model_.feed_forward, asked = scheme_.places;
    const std::size_t vectors = scheme_.relative_keys * (d / model_.heads);
    bias_.reserve(model_.heads * asked * asked);
    stream_.reserve(d * n);
    flow_.reserve(d * n);
    hidden_flow_.reserve(f * n);
    heads_flow_.reserve(3 * d * n);
    scores_.reserve(length * n);
    lane_sums_.reserve(std::max({d, f, classes_, scheme_.buckets}) * lanes);
    relative_sums_.reserve(2 * vectors * lanes);
}

template <class T>
void Network<T>::prepare(std::size_t length) {
    places_ = length;
    const std::size_t n = columns(), d = model_.dim, f = model_.feed_forward;
    for (Layer& layer : layers_) {
        for (std::vector<T>* x : {&layer.x, &layer.normed1, &layer.mixed, &layer.middle, &layer.normed2})
            x->resize(d * n);
        layer.inverse1.resize(n);
        layer.inverse2.resize(n);
        layer.heads.resize(3 * d * n);
        layer.attention.resize(model_.heads * places_ * n);
        layer.hidden.resize(f * n);
    }
    last_.resize(d * n);
    last_inverse_.resize(n);
    last_normed_.resize(d * n);
    answers_.resize(classes_ * n);
    largest_.resize(n);
    sum_.resize(n);
}

template <class T>
void Network<T>::embed(const Group& group) {
    const std::size_t n = columns(), d = model_.dim;
    const T* words = &weights_[parameters_.embedding];
    const T* table = scheme_.learned.empty() ? scheme_.table.data() : &weights_[parameters_.positions];
    const bool adds = !scheme_.learned.empty() || !scheme_.table.empty();
    std::vector<T>& x = layers_.front().x;
    for (std::size_t place = 0; place < places_; ++place) {
        const T through = scheme_.by_length && place > 0 ? static_cast<T>(place) / static_cast<T>(places_ - 1) : T(0);
        const std::int32_t* word = &group.words[place * lanes];
        for (std::size_t c = 0; c < d; ++c) {
            const T position = adds ? table[place * d + c] : through;
            T* to = &x[c * n + place * lanes];
            for (std::size_t lane = 0; lane < lanes; ++lane)
                to[lane] = words[static_cast<std::size_t>(word[lane]) * d + c] + position;
        }
    }
}

template <class T>
void Network<T>::apply(const kernels::Kernels<T>& k, std::size_t weights, std::size_t rows, std::size_t inputs,
                       const T* x, T* out, std::size_t from, const T* bias, bool add) const {
    const std::size_t n = columns();
    k.multiply({&weights_[weights], inputs, 1, x + from, n, 1, out + from, n, rows, n - from, inputs, bias, add});
}

template <class T>
void Network<T>::norm_forward(const kernels::Kernels<T>& k, const T* x, std::size_t gain, T* inverse, T* out,
                              std::size_t from) const {
    const std::size_t n = columns();
    k.normalize({{x + from, n}, &weights_[gain], inverse + from, model_.dim, n - from}, {out + from, n});
}

template <class T>
void Network<T>::rotate(const kernels::Kernels<T>& k, T* heads, std::size_t from, bool inverse) const {
    if (scheme_.pairs == 0) return;
    const std::size_t n = columns(), head_dim = model_.dim / model_.heads;
    // The queries' heads come before the keys'.
    for (std::size_t h = 0; h < 2 * model_.heads; ++h) {
        const std::size_t first = h < model_.heads ? from / lanes : 0;
        k.rotate({{heads + h * head_dim * n, n},
                  scheme_.cosine.data(),
                  scheme_.sine.data(),
                  scheme_.pairs,
                  places_,
                  first,
                  scheme_.step,
                  scheme_.partner,
                  inverse});
    }
}

template <class T>
std::span<const T> Network<T>::score_bias(std::size_t length) {
    const std::size_t heads = model_.heads, row = scheme_.places;
    if (scheme_.bias.empty() && scheme_.buckets == 0) return {};
    bias_.resize(heads * length * length);
    for (std::size_t h = 0; h < heads; ++h)
        for (std::size_t i = 0; i < length; ++i)
            for (std::size_t j = 0; j < length; ++j)
                bias_[(h * length + i) * length + j] =
                    scheme_.buckets ? weights_[parameters_.buckets + scheme_.index[i * row + j] * heads + h]
                                    : scheme_.bias[(h * row + i) * row + j];
    return bias_;
}

template <class T>
kernels::Attention<T> Network<T>::head(std::size_t l, std::size_t h, std::size_t from) {
    const std::size_t n = columns(), head_dim = model_.dim / model_.heads, at = h * head_dim * n;
    Layer& layer = layers_[l];
    const LayerBlocks& blocks = parameters_.layers[l];
    kernels::Attention<T> a{};
    a.query = &layer.heads[at];
    a.key = &layer.heads[model_.dim * n + at];
    a.value = &layer.heads[2 * model_.dim * n + at];
    a.features = head_dim;
    a.places = places_;
    a.first = from / lanes;
    a.causal = model_.causal;
    a.scale = T(1) / std::sqrt(static_cast<T>(head_dim));
    a.bias = bias_.empty() ? nullptr : &bias_[h * places_ * places_];
    a.bias_row = places_;
    a.index = scheme_.index.empty() ? nullptr : scheme_.index.data();
    a.index_row = scheme_.places;
    a.relative_keys = scheme_.relative_keys ? &weights_[blocks.relative_keys] : nullptr;
    a.relative_values = scheme_.relative_values ? &weights_[blocks.relative_values] : nullptr;
    a.weights = &layer.attention[h * places_ * n];
    a.out = &layer.mixed[at];
    return a;
}

template <class T>
void Network<T>::forward_layer(const kernels::Kernels<T>& k, std::size_t l, std::size_t from) {
    const std::size_t n = columns(), d = model_.dim, f = model_.feed_forward;
    Layer& layer = layers_[l];
    const LayerBlocks& blocks = parameters_.layers[l];
    std::vector<T>& next = l + 1 < layers_.size() ? layers_[l + 1].x : last_;
    const auto copy = [&](const std::vector<T>& x, std::vector<T>& to) {
        for (std::size_t c = 0; c < d; ++c) std::copy_n(&x[c * n + from], n - from, &to[c * n + from]);
    };
    norm_forward(k, layer.x.data(), blocks.norm1, layer.inverse1.data(), layer.normed1.data(), 0);
    apply(k, blocks.query, d, d, layer.normed1.data(), layer.heads.data(), from, nullptr, false);
    apply(k, blocks.key, 2 * d, d, layer.normed1.data(), &layer.heads[d * n], 0, nullptr, false);  // and the values
    rotate(k, layer.heads.data(), from, false);
    for (std::size_t h = 0; h < model_.heads; ++h) k.attend(head(l, h, from));
    copy(layer.x, layer.middle);
    apply(k, blocks.output, d, d, layer.mixed.data(), layer.middle.data(), from, nullptr, true);
    norm_forward(k, layer.middle.data(), blocks.norm2, layer.inverse2.data(), layer.normed2.data(), from);
    apply(k, blocks.expand, f, d, layer.normed2.data(), layer.hidden.data(), from, &weights_[blocks.expand_bias],
          false);
    k.rectify({&layer.hidden[from], n}, f, n - from);
    copy(layer.middle, next);
    for (std::size_t c = 0; c < d; ++c) {
        const T bias = weights_[blocks.contract_bias + c];
        for (std::size_t i = c * n + from; i < (c + 1) * n; ++i) next[i] += bias;
    }
    apply(k, blocks.contract, d, f, layer.hidden.data(), next.data(), from, nullptr, true);
}

template <class T>
void Network<T>::forward(const kernels::Kernels<T>& k, const Group& group, bool whole) {
    prepare(group.length);
    answered_ = whole ? 0 : group.first_asked * lanes;
    const std::size_t n = columns();
    bias_.clear();
    score_bias(places_);
    embed(group);
    for (std::size_t l = 0; l < layers_.size(); ++l) forward_layer(k, l, l + 1 < layers_.size() ? 0 : answered_);
    norm_forward(k, last_.data(), parameters_.norm, last_inverse_.data(), last_normed_.data(), answered_);
    apply(k, parameters_.answer, classes_, model_.dim, last_normed_.data(), answers_.data(), answered_,
          &weights_[parameters_.answer_bias], false);
    k.softmax_columns({&answers_[answered_], n}, classes_, n - answered_, &largest_[answered_], &sum_[answered_]);
}

template <class T>
double Network<T>::loss(const Group& group) const {
    double total = 0;
    for (std::size_t i = group.first_asked * lanes; i < columns(); ++i) total += loss_at(group, i);
    return total;
}

template <class T>
double Network<T>::loss_at(const Group& group, std::size_t i) const {
    // From the answer's logit, not from its probability: that may be 0.
    const auto answer = static_cast<std::size_t>(group.answers[i]);
    T logit = weights_[parameters_.answer_bias + answer];
    for (std::size_t c = 0; c < model_.dim; ++c)
        logit += weights_[parameters_.answer + answer * model_.dim + c] * last_normed_[c * columns() + i];
    return logarithm(static_cast<double>(sum_[i])) + (static_cast<double>(largest_[i]) - logit);
}

template <class T>
std::int32_t Network<T>::guess(std::size_t place, std::size_t lane) const noexcept {
    const std::size_t n = columns(), i = place * lanes + lane;
    std::size_t best = 0;
    for (std::size_t c = 1; c < classes_; ++c)
        if (answers_[c * n + i] > answers_[best * n + i]) best = c;
    return static_cast<std::int32_t>(best);
}

}  // namespace posenc::training
