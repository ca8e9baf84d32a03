#include "posenc/encodings/deberta.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/guard.hpp"
#include "core/shapes.hpp"
#include "exact/double_double.hpp"
#include "exact/whole.hpp"

namespace posenc {
namespace {

Status validate(const DebertaBucketOptions& options) noexcept {
    if (options.bucket_size != 0)
        POSENC_TRY(guard::in_range(options.bucket_size, 2, 4096, "bucket_size", "0, or an integer from 2 to 4096"));
    return guard::in_range(options.max_position, options.bucket_size + 1, 1073741824, "max_position",
                           "an integer above bucket_size, at most 1073741824");
}

Status validate(const DebertaBucketOptions& options, std::span<const std::int32_t> relative, std::size_t out) noexcept {
    POSENC_TRY(validate(options));
    for (const std::int32_t r : relative)
        if (r == INT32_MIN)
            return {ErrorCode::out_of_range, "relative", static_cast<double>(r),
                    "an integer from -2147483647 to 2147483647"};
    return guard::shape(out, {relative.size()}, "out", "as many elements as relative");
}

class LogBuckets {
public:
    explicit LogBuckets(const DebertaBucketOptions& options)
        : mid_(options.bucket_size == 0 ? UINT32_MAX : static_cast<std::uint32_t>(options.bucket_size / 2)),
          last_(static_cast<std::uint32_t>(options.max_position - 1)) {
        if (options.bucket_size != 0)
            log_last_ = exact::log(exact::DoubleDouble{static_cast<double>(last_), 0} / static_cast<double>(mid_));
    }

    std::int32_t operator()(std::int32_t relative) const {
        const auto n = static_cast<std::uint32_t>(relative < 0 ? -relative : relative);
        if (n <= mid_) return relative;
        const auto bucket = static_cast<std::int32_t>(mid_ + steps(n));
        return relative < 0 ? -bucket : bucket;
    }

private:
    /// The smallest s with (last / mid)^s >= (n / mid)^(mid - 1).
    std::uint32_t steps(std::uint32_t n) const {
        const exact::DoubleDouble s =
            exact::log(exact::DoubleDouble{static_cast<double>(n), 0} / static_cast<double>(mid_)) / log_last_ *
            static_cast<double>(mid_ - 1);
        const double nearest = std::floor(s.high + 0.5);
        const double apart = (s.high - nearest) + s.low;
        const auto whole = static_cast<std::uint32_t>(nearest);
        if (std::fabs(apart) >= (nearest + 1) * 0x1p-70) return apart > 0 ? whole + 1 : whole;
        // Too close for 100 bits to decide a tie, as at n = last: integers decide.
        exact::Whole reached, wanted;
        reached.multiply(last_, whole).multiply(mid_, mid_ - 1);
        wanted.multiply(n, mid_ - 1).multiply(mid_, whole);
        return reached < wanted ? whole + 1 : whole;
    }

    std::uint32_t mid_;  // up to here every distance is its own bucket
    std::uint32_t last_;
    exact::DoubleDouble log_last_{};
};

}  // namespace

Status try_compute_deberta_buckets(const DebertaBucketOptions& options, std::span<const std::int32_t> relative,
                                   std::span<std::int32_t> out) noexcept {
    POSENC_TRY(validate(options, relative, out.size()));
    return guard::no_throw([&]() -> Status {
        std::transform(relative.begin(), relative.end(), out.begin(), LogBuckets(options));
        return {};
    });
}

Status try_compute_deberta_rows(const DebertaBucketOptions& options, std::span<const std::int32_t> relative,
                                std::span<std::int32_t> out) noexcept {
    POSENC_TRY(try_compute_deberta_buckets(options, relative, out));
    const auto size = static_cast<std::int64_t>(options.bucket_size ? options.bucket_size : options.max_position);
    for (std::int32_t& row : out)
        row = static_cast<std::int32_t>(std::clamp<std::int64_t>(row + size, 0, 2 * size - 1));
    return {};
}

Status try_make_deberta_bucket_table(const DebertaBucketOptions& options, std::size_t queries, std::size_t keys,
                                     std::span<std::int32_t> out) noexcept {
    POSENC_TRY(validate(options));
    POSENC_TRY(guard::shape(out.size(), {queries, keys}, "out", "queries x keys elements"));
    constexpr std::size_t most = 2147483647;
    POSENC_TRY(guard::in_range(queries, 0, most, "queries", "an integer from 0 to 2147483647"));
    POSENC_TRY(guard::in_range(keys, 0, most, "keys", "an integer from 0 to 2147483647"));
    if (out.empty()) return {};
    return guard::no_throw([&]() -> Status {
        const LogBuckets bucket(options);
        std::vector<std::int32_t> line(std::max(queries, keys));
        for (std::size_t n = 0; n < line.size(); ++n) line[n] = bucket(static_cast<std::int32_t>(n));
        for (std::size_t i = 0; i < queries; ++i)
            for (std::size_t j = 0; j < keys; ++j) out[i * keys + j] = i >= j ? line[i - j] : -line[j - i];
        return {};
    });
}

}  // namespace posenc
