#include "posenc/encodings/t5_buckets.hpp"

#include <algorithm>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "encodings/outputs.hpp"
#include "exact/double_double.hpp"
#include "exact/whole.hpp"
#include "posenc/encodings/alibi.hpp"
#include "tables/toeplitz.hpp"

namespace posenc {
namespace {

// The buckets of one direction.
struct Direction {
    std::size_t buckets;
    std::size_t exact;  // distances below it are their own bucket
};

Direction direction_of(const T5BucketOptions& options) noexcept {
    const std::size_t buckets = options.bidirectional ? options.buckets / 2 : options.buckets;
    return {buckets, buckets / 2};
}

Status validate(const T5BucketOptions& options) noexcept {
    const std::size_t least = options.bidirectional ? 4 : 2;
    POSENC_TRY(
        guard::in_range(options.buckets, least, 4096, "buckets", "an integer from 2 (4 when bidirectional) to 4096"));
    return guard::in_range(options.max_distance, direction_of(options).exact + 1, 2147483647, "max_distance",
                           "an integer above half of the buckets of one direction, at most 2147483647");
}

/// The first distance of each bucket from `exact` on: the smallest n with (n / me)^steps >= (md / me)^k.
std::vector<std::int32_t> thresholds_of(const T5BucketOptions& options) {
    const Direction d = direction_of(options);
    const std::size_t steps = d.buckets - d.exact;
    const auto me = static_cast<double>(d.exact), md = static_cast<double>(options.max_distance);
    const exact::DoubleDouble log_ratio = exact::log(exact::DoubleDouble{md, 0} / me);
    std::vector<std::int32_t> first(steps);
    for (std::size_t k = 0; k < steps; ++k) {
        const exact::DoubleDouble start =
            exact::power_from_log(log_ratio, static_cast<double>(k), static_cast<double>(steps)) * me;
        const double nearest = std::floor(start.high + 0.5);
        const double apart = (start.high - nearest) + start.low;
        double n = apart > 0 ? nearest + 1 : nearest;
        if (std::fabs(apart) < nearest * 0x1p-70 && nearest > 0) {
            // Too close for 100 bits to decide a tie: integers decide.
            const auto candidate = static_cast<std::uint32_t>(nearest), base = static_cast<std::uint32_t>(d.exact);
            exact::Whole reached, wanted;
            reached.multiply(candidate, steps).multiply(base, k);
            wanted.multiply(static_cast<std::uint32_t>(options.max_distance), k).multiply(base, steps);
            n = reached < wanted ? nearest + 1 : nearest;
        }
        first[k] = static_cast<std::int32_t>(n);
    }
    return first;
}

class Buckets {
public:
    explicit Buckets(const T5BucketOptions& options)
        : bidirectional_(options.bidirectional), direction_(direction_of(options)), first_(thresholds_of(options)) {}

    std::int32_t operator()(std::int64_t relative) const noexcept {
        const std::int64_t offset = bidirectional_ && relative > 0 ? static_cast<std::int64_t>(direction_.buckets) : 0;
        if (!bidirectional_ && relative > 0) relative = 0;
        const std::int64_t n = relative < 0 ? -relative : relative;
        const auto exact = static_cast<std::int64_t>(direction_.exact);
        if (n < exact) return static_cast<std::int32_t>(offset + n);
        const auto after = std::upper_bound(first_.begin(), first_.end(), n);
        return static_cast<std::int32_t>(offset + exact + (after - first_.begin()) - 1);
    }

    /// The buckets of all distances between queries and keys.
    std::vector<std::int32_t> line(std::size_t queries, std::size_t keys, std::optional<std::size_t> offset) const {
        std::vector<std::int32_t> line(distances(queries, keys));
        const auto last = static_cast<std::int64_t>(offset.value_or(keys - queries) + queries) - 1;
        for (std::size_t k = 0; k < line.size(); ++k) line[k] = (*this)(static_cast<std::int64_t>(k) - last);
        return line;
    }

private:
    bool bidirectional_;
    Direction direction_;
    std::vector<std::int32_t> first_;
};

Status validate_place(std::size_t queries, std::size_t keys, std::optional<std::size_t> offset) noexcept {
    if (!offset) return guard::queries_are_tail(queries, keys);
    return guard::in_range(*offset, 0, 2147483647, "offset", "an integer from 0 to 2147483647");
}

}  // namespace

Status try_compute_t5_buckets(const T5BucketOptions& options, std::span<const std::int32_t> relative,
                              std::span<std::int32_t> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), {relative.size()}, "out", "as many elements as relative"));
    return guard::no_throw([&]() -> Status {
        std::transform(relative.begin(), relative.end(), out.begin(), Buckets(options));
        return {};
    });
}

Status try_compute_t5_thresholds(const T5BucketOptions& options, std::span<std::int32_t> out) noexcept {
    POSENC_TRY(validate(options));
    const Direction d = direction_of(options);
    POSENC_TRY(
        guard::shape(out.size(), {d.buckets - d.exact}, "out", "the buckets of one direction from the middle on"));
    return guard::no_throw([&]() -> Status {
        const auto first = thresholds_of(options);
        std::copy(first.begin(), first.end(), out.begin());
        return {};
    });
}

Status try_make_t5_bucket_table(const T5BucketOptions& options, std::size_t queries, std::size_t keys,
                                std::span<std::int32_t> out, const T5TableOptions& more) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(validate_place(queries, keys, more.offset));
    POSENC_TRY(guard::shape(out.size(), {queries, keys}, "out", "queries x keys elements"));
    if (out.empty()) return {};  // however many keys there are
    return guard::no_throw([&]() -> Status {
        write_toeplitz(Buckets(options).line(queries, keys, more.offset).data(), queries, keys, out.data());
        return {};
    });
}

Status write_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                     std::span<const float> table, const Output& out, const T5BiasOptions& more) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::in_range(heads, 1, largest_heads, "heads", "an integer from 1 to 65536"));
    POSENC_TRY(guard::finite(more.scale, "scale"));
    POSENC_TRY(validate_place(queries, keys, more.offset));
    POSENC_TRY(guard::shape(table.size(), {options.buckets, heads}, "table", "buckets x heads elements"));
    POSENC_TRY(guard::shape(out.size(), {heads, queries, keys}, "out", "heads x queries x keys elements"));
    if (out.empty()) return {};  // however many keys there are
    return guard::no_throw([&]() -> Status {
        const std::vector<std::int32_t> buckets = Buckets(options).line(queries, keys, more.offset);
        const ToeplitzLine line(out, queries, keys);
        for (std::size_t h = 0; h < heads; ++h) {
            for (std::size_t k = 0; k < line.size(); ++k)
                line.set(k, exact::two_product(more.scale, table[static_cast<std::size_t>(buckets[k]) * heads + h]));
            line.write(h);
        }
        return {};
    });
}

Status try_make_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                        std::span<const float> table, std::span<float> out, const T5BiasOptions& more) noexcept {
    return write_t5_bias(options, heads, queries, keys, table, out, more);
}
Status try_make_t5_bias(const T5BucketOptions& options, std::size_t heads, std::size_t queries, std::size_t keys,
                        std::span<const float> table, std::span<double> out, const T5BiasOptions& more) noexcept {
    return write_t5_bias(options, heads, queries, keys, table, out, more);
}

}  // namespace posenc
