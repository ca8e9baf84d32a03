#include "training/positions.hpp"

#include <algorithm>

#include "core/guard.hpp"
#include "posenc/encodings/alibi.hpp"
#include "posenc/encodings/doubled_exponent.hpp"
#include "posenc/encodings/learned.hpp"
#include "posenc/encodings/shaw.hpp"
#include "posenc/encodings/t5_buckets.hpp"
#include "posenc/frequencies/rotary.hpp"

namespace posenc::training {
namespace {

/// Fills a scheme with one encoding: a function for each.
template <class T>
class Maker {
public:
    Maker(const TrainingOptions& options, PositionScheme<T>& out) noexcept
        : places_(options.longest_asked), dim_(options.model.dim), heads_(options.model.heads),
          causal_(options.model.causal), seed_(options.seed), out_(out) {
        out_.places = places_;
    }

    Status operator()(const NoEncoding&) { return {}; }

    Status operator()(const Sinusoidal& e) {
        POSENC_TRY(guard::finite(e.scale, "scale"));
        POSENC_TRY(try_make_sinusoidal_table({range(e.first, places_), dim_, e.base, e.layout, e.ladder}, table()));
        for (T& x : out_.table) x *= static_cast<T>(e.scale);
        return {};
    }

    Status operator()(const GivenTable& e) {
        POSENC_TRY(guard::shape(e.table.size(), places_, dim_, "table", "longest_asked x dim elements"));
        for (const float x : e.table) POSENC_TRY(guard::finite(x, "table"));
        std::copy(e.table.begin(), e.table.end(), table().begin());
        return {};
    }

    Status operator()(const DoubledExponent& e) {
        return try_make_doubled_exponent_table({range(places_), dim_, e.base}, table());
    }

    Status operator()(const NormalizedIndex&) {
        out_.by_length = true;
        return {};
    }

    Status operator()(const RawIndex&) {
        for (std::size_t i = 0; T& x : table()) x = static_cast<T>(i++ / dim_);
        return {};
    }

    Status operator()(const OneFrequency& e) {
        POSENC_TRY(guard::above(e.period, 0, "period", "a number above 0"));
        constexpr double turn = 6.283185307179586;
        std::vector<T> cosine(places_), sine(places_);
        POSENC_TRY(
            try_make_rotary_table({range(places_)}, {{turn / e.period}, {}}, std::span<T>(cosine), std::span<T>(sine)));
        for (std::size_t i = 0; T& x : table()) {
            x = (i % 2 == 0 ? sine : cosine)[i / dim_];
            ++i;
        }
        return {};
    }

    Status operator()(const Learned& e) {
        out_.learned.resize(places_ * dim_);
        LearnedTableOptions wanted;
        wanted.rows = places_;
        wanted.dim = dim_;
        wanted.standard_deviation = e.standard_deviation;
        wanted.seed = seed_;
        return try_make_learned_table(wanted, std::span<T>(out_.learned));
    }

    Status operator()(const Rotary& e) {
        const std::size_t head_dim = dim_ / heads_;
        Frequencies made;
        if (e.frequencies.size() == 0) POSENC_TRY(try_make_rotary_frequencies({head_dim, e.base}, made));
        const Frequencies& frequencies = e.frequencies.size() == 0 ? made : e.frequencies;
        POSENC_TRY(guard::in_range(frequencies.size(), 1, head_dim / 2, "frequencies", "at most half of head_dim"));
        out_.pairs = frequencies.size();
        out_.step = e.pairing == Pairing::interleaved ? 2 : 1;
        out_.partner = e.pairing == Pairing::interleaved ? 1 : out_.pairs;
        out_.cosine.resize(places_ * out_.pairs);
        out_.sine.resize(places_ * out_.pairs);
        return try_make_rotary_table({range(places_)}, frequencies, std::span<T>(out_.cosine), std::span<T>(out_.sine));
    }

    Status operator()(const Alibi& e) {
        out_.bias.resize(heads_ * places_ * places_);
        return try_make_alibi_bias({heads_, places_, places_, false, AlibiForm::symmetric, e.bias_max},
                                   std::span<T>(out_.bias));
    }

    Status operator()(const T5Bias& e) {
        const T5BucketOptions buckets{!causal_, causal_ ? e.buckets : 2 * e.buckets, e.max_distance};
        POSENC_TRY(try_make_t5_bucket_table(buckets, places_, places_, index()));
        out_.buckets = buckets.buckets;
        return {};
    }

    Status operator()(const Shaw& e) {
        POSENC_TRY(guard::in_range(e.max_distance, 1, longest_sentence, "max_distance", "an integer from 1 to 128"));
        ShawOptions shaw;
        shaw.queries = shaw.keys = places_;
        shaw.max_distance = e.max_distance;
        POSENC_TRY(try_make_shaw_index(shaw, index()));
        out_.relative_keys = 2 * e.max_distance + 1;
        out_.relative_values = e.values ? out_.relative_keys : 0;
        return {};
    }

private:
    std::span<T> table() {
        out_.table.resize(places_ * dim_);
        return out_.table;
    }

    std::span<std::int32_t> index() {
        out_.index.resize(places_ * places_);
        return out_.index;
    }

    std::size_t places_, dim_, heads_;
    bool causal_;
    std::uint64_t seed_;
    PositionScheme<T>& out_;
};

}  // namespace

template <class T>
Status try_make_position_scheme(const TrainingOptions& options, PositionScheme<T>& out) {
    return std::visit(Maker<T>(options, out), options.encoding);
}

template Status try_make_position_scheme<float>(const TrainingOptions&, PositionScheme<float>&);
template Status try_make_position_scheme<double>(const TrainingOptions&, PositionScheme<double>&);

}  // namespace posenc::training
