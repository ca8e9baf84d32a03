#include "reference/training/transformer.hpp"

#include <algorithm>
#include <cmath>

#include "reference/encodings/alibi.hpp"
#include "reference/encodings/doubled_exponent.hpp"
#include "reference/encodings/rotary.hpp"
#include "reference/encodings/sinusoidal.hpp"
#include "reference/encodings/t5_buckets.hpp"

namespace posenc::reference {
namespace {

using namespace training;
using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

/// x / sqrt(mean of x^2 + 1e-5) * gain.
Vector norm(const Vector& x, std::span<const double> gain) {
    double mean = 0;
    for (const double value : x) mean += value * value / double(x.size());
    Vector out(x.size());
    for (std::size_t c = 0; c < x.size(); ++c) out[c] = x[c] / std::sqrt(mean + 1e-5) * gain[c];
    return out;
}

/// W x + b; an empty b is none.
Vector linear(std::span<const double> weights, std::span<const double> bias, const Vector& x) {
    Vector out(weights.size() / x.size());
    for (std::size_t o = 0; o < out.size(); ++o) {
        out[o] = bias.empty() ? 0 : bias[o];
        for (std::size_t c = 0; c < x.size(); ++c) out[o] += weights[o * x.size() + c] * x[c];
    }
    return out;
}

void add(Vector& x, const Vector& y) {
    for (std::size_t c = 0; c < x.size(); ++c) x[c] += y[c];
}

/// The vector added at position `at` of T; zeros for encodings that are not added.
Vector position(const TrainingOptions& options, const ParameterReader& parameters, double at, std::size_t places) {
    const std::size_t d = options.model.dim;
    const auto p = std::ptrdiff_t(at);
    const Positions here = range(at, 1);
    if (const auto* e = std::get_if<Sinusoidal>(&options.encoding)) {
        Vector row = make_sinusoidal_table({range(e->first + at, 1), d, e->base, e->layout, e->ladder});
        for (double& x : row) x *= e->scale;
        return row;
    }
    if (const auto* e = std::get_if<GivenTable>(&options.encoding))
        return {e->table.begin() + p * long(d), e->table.begin() + (p + 1) * long(d)};
    if (const auto* e = std::get_if<DoubledExponent>(&options.encoding))
        return make_doubled_exponent_table({here, d, e->base});
    if (std::holds_alternative<NormalizedIndex>(options.encoding)) return Vector(d, at / double(places - 1));
    if (std::holds_alternative<RawIndex>(options.encoding)) return Vector(d, at);
    if (const auto* e = std::get_if<OneFrequency>(&options.encoding)) {
        Vector row(d);
        for (std::size_t c = 0; c < d; ++c)
            row[c] = c % 2 == 0 ? std::sin(2 * M_PI * at / e->period) : std::cos(2 * M_PI * at / e->period);
        return row;
    }
    if (std::holds_alternative<Learned>(options.encoding)) {
        const auto table = parameters("positions", 0);
        return {table.begin() + p * long(d), table.begin() + (p + 1) * long(d)};
    }
    return Vector(d, 0);
}

/// A head's query or key at position p, turned where the encoding turns.
Vector turned(const TrainingOptions& options, Vector x, double p) {
    const auto* e = std::get_if<Rotary>(&options.encoding);
    if (!e) return x;
    Vector frequencies = e->frequencies.inverse;
    if (frequencies.empty())
        for (std::size_t i = 0; i < x.size() / 2; ++i)
            frequencies.push_back(std::pow(e->base, -2.0 * double(i) / double(x.size())));
    for (double& w : frequencies) w *= p;
    rotate_head(x, frequencies, Vector(frequencies.size(), e->frequencies.attention_factor), e->pairing);
    return x;
}

/// The bias on the score of a query and a key at positions i and j.
double bias(const TrainingOptions& options, const ParameterReader& parameters, std::size_t h, double i, double j) {
    const long relative = std::lround(j - i);
    if (const auto* e = std::get_if<Alibi>(&options.encoding))
        return -make_alibi_slopes(options.model.heads, e->bias_max)[h] *
               (options.model.causal ? i - j : std::fabs(i - j));
    if (const auto* e = std::get_if<T5Bias>(&options.encoding)) {
        const bool both = !options.model.causal;
        const T5BucketOptions buckets{both, both ? 2 * e->buckets : e->buckets, e->max_distance};
        return parameters("buckets", 0)[compute_t5_bucket(buckets, relative) * options.model.heads + h];
    }
    return 0;
}

/// Shaw's vector for query i and key j: zeros if there is none.
Vector relative(const TrainingOptions& options, const ParameterReader& parameters, const char* name, std::size_t layer,
                std::size_t i, std::size_t j, std::size_t width) {
    const auto* e = std::get_if<Shaw>(&options.encoding);
    if (!e || (!e->values && std::string(name) == "relative_values")) return Vector(width, 0);
    const long k = long(e->max_distance), row = std::clamp(long(j) - long(i), -k, k) + k;
    const auto table = parameters(name, layer);
    return {table.begin() + row * long(width), table.begin() + (row + 1) * long(width)};
}

}  // namespace

TransformerResult run_transformer(const TrainingOptions& options, const ParameterReader& parameters,
                                  std::span<const std::int32_t> words, const Reading& reading) {
    const ModelOptions& m = options.model;
    const std::size_t places = words.size(), width = m.dim / m.heads;
    const auto at = [&](std::size_t i) { return reading.positions.empty() ? double(i) : reading.positions[i]; };
    const auto key_at = [&](std::size_t j) { return reading.key_positions.empty() ? at(j) : reading.key_positions[j]; };
    const auto sees = [&](std::size_t i, std::size_t j) {
        return (!m.causal || j <= i) && (!reading.sees || reading.sees(i, j));
    };
    TransformerResult result;
    Matrix x(places);
    for (std::size_t p = 0; p < places; ++p) {
        const auto word = parameters("embedding", 0).subspan(std::size_t(words[p]) * m.dim, m.dim);
        x[p].assign(word.begin(), word.end());
        add(x[p], position(options, parameters, at(p), places));
    }
    for (std::size_t l = 0; l < m.layers; ++l) {
        Matrix query(places), key(places), value(places), mixed(places, Vector(m.dim));
        for (std::size_t p = 0; p < places; ++p) {
            const Vector y = norm(x[p], parameters("norm1", l));
            query[p] = linear(parameters("query", l), {}, y);
            key[p] = linear(parameters("key", l), {}, y);
            value[p] = linear(parameters("value", l), {}, y);
        }
        for (std::size_t h = 0; h < m.heads; ++h) {
            const auto head = [&](const Vector& v) {
                return Vector(v.begin() + long(h * width), v.begin() + long((h + 1) * width));
            };
            for (std::size_t i = 0; i < places; ++i) {
                Vector weights(places, 0.0);
                const Vector q = turned(options, head(query[i]), at(i));
                double sum = 0;
                for (std::size_t j = 0; j < places; ++j) {
                    if (!sees(i, j)) continue;
                    const Vector k = turned(options, head(key[j]), key_at(j));
                    const Vector r = relative(options, parameters, "relative_keys", l, i, j, width);
                    double score = 0;
                    for (std::size_t c = 0; c < width; ++c) score += q[c] * (k[c] + r[c]);
                    weights[j] =
                        std::exp(score / std::sqrt(double(width)) + bias(options, parameters, h, at(i), key_at(j)));
                    sum += weights[j];
                }
                for (std::size_t j = 0; j < places; ++j) {
                    weights[j] = sum > 0 ? weights[j] / sum : 0;
                    result.attention.push_back(weights[j]);
                    const Vector r = relative(options, parameters, "relative_values", l, i, j, width);
                    for (std::size_t c = 0; c < width; ++c)
                        mixed[i][h * width + c] += weights[j] * (value[j][h * width + c] + r[c]);
                }
            }
        }
        for (std::size_t p = 0; p < places; ++p) {
            add(x[p], linear(parameters("output", l), {}, mixed[p]));
            Vector hidden =
                linear(parameters("expand", l), parameters("expand_bias", l), norm(x[p], parameters("norm2", l)));
            for (double& value_ : hidden) value_ = std::max(value_, 0.0);
            add(x[p], linear(parameters("contract", l), parameters("contract_bias", l), hidden));
        }
    }
    for (const Vector& row : x)
        for (const double logit :
             linear(parameters("answer", 0), parameters("answer_bias", 0), norm(row, parameters("norm", 0))))
            result.logits.push_back(logit);
    return result;
}

}  // namespace posenc::reference
