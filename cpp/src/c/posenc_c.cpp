// The C functions: arrays get their types here, statuses become numbers.
#include "posenc/posenc.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/guard.hpp"
#include "posenc/core/version.hpp"
#include "posenc/encodings/alibi.hpp"
#include "posenc/encodings/prepared_rotary.hpp"
#include "posenc/encodings/rotary_shift.hpp"
#include "posenc/encodings/sinusoidal.hpp"
#include "posenc/frequencies/rotary.hpp"

struct posenc_rotary {
    posenc::PreparedRotary rotary;
};

namespace {

using namespace posenc;

/// The sentence of a status, and its number. A sentence for which there is no memory is left out.
int returned(const Status& status, std::string* read = nullptr) noexcept {
    static thread_local std::string last;
    if (!status)
        guard::no_throw([&]() -> Status {
            last = error_message(status);
            return {};
        });
    if (read) read->swap(last);
    return static_cast<int>(status.code);
}

Status unknown(const char* argument, int value, const char* allowed) noexcept {
    return {ErrorCode::unknown_name, argument, static_cast<double>(value), allowed};
}
constexpr const char* types = "one of posenc_type that the function takes";

/// An error where an array of one element or more has no address.
Status validate_address(const char* argument, const void* array, std::size_t size) noexcept {
    if (array || size == 0) return {};
    return {ErrorCode::missing_key, argument, 0, "an address; null only where there are no elements"};
}

/// Calls make(out) for an array of floats or doubles.
template <class Make>
Status as_floats(const char* argument, int type, void* out, std::size_t size, Make make) noexcept {
    POSENC_TRY(validate_address(argument, out, size));
    if (type == POSENC_FLOAT32) return make(std::span(static_cast<float*>(out), size));
    if (type == POSENC_FLOAT64) return make(std::span(static_cast<double*>(out), size));
    return unknown("type", type, types);
}

/// Calls turn(array) for an array of any type.
template <class Turn>
Status as_any(const char* argument, int type, void* array, std::size_t size, Turn turn) noexcept {
    POSENC_TRY(validate_address(argument, array, size));
    if (type == POSENC_FLOAT16) return turn(std::span(static_cast<Float16*>(array), size));
    if (type == POSENC_BFLOAT16) return turn(std::span(static_cast<Bfloat16*>(array), size));
    return as_floats(argument, type, array, size, turn);
}

Status read_frequencies(const posenc_frequencies* from, Frequencies& to) {
    POSENC_TRY(validate_address("frequencies", from, 1));
    POSENC_TRY(validate_address("frequencies.inverse", from->inverse, from->count));
    to.inverse.assign(from->inverse, from->inverse + from->count);
    if (from->remainder) to.remainder.assign(from->remainder, from->remainder + from->count);
    to.attention_factor = from->attention_factor;
    return {};
}

Status read_pairing(int pairing, std::optional<Pairing>& to) noexcept {
    if (pairing != POSENC_INTERLEAVED && pairing != POSENC_ROTATE_HALF)
        return unknown("pairing", pairing, "one of posenc_pairing");
    to = pairing == POSENC_INTERLEAVED ? Pairing::interleaved : Pairing::rotate_half;
    return {};
}

HeadStrides strides_of(const posenc_strides& s) noexcept {
    return {.batch = s.batch, .token = s.token, .head = s.head, .first = s.first};
}

template <class T, class U>
Status apply(const PreparedRotary& rotary, const PreparedRotaryPlace& place, std::span<const T> x,
             std::span<U> out) noexcept {
    using F = std::conditional_t<std::is_same_v<T, double>, double, float>;
    const Status status = rotary.try_apply(place, x, out, std::span<F>());
    if (status || std::string_view(status.argument) != "scratch") return status;
    return guard::no_throw([&]() -> Status {
        std::vector<F> scratch(rotary.scratch_size());
        return rotary.try_apply(place, x, out, std::span<F>(scratch));
    });
}

}  // namespace

const char* posenc_version(void) {
    return posenc::version;
}

const char* posenc_last_error(void) {
    static thread_local std::string sentence;
    std::string last;
    returned({}, &last);
    if (!last.empty()) sentence = std::move(last);
    return sentence.c_str();
}

int posenc_sinusoidal_table(double first, size_t count, size_t dim, double base, int concatenated, int type, void* out,
                            size_t size) {
    const SinusoidalOptions options{.positions = range(first, count),
                                    .dim = dim,
                                    .base = base,
                                    .layout = concatenated ? Layout::concatenated : Layout::interleaved};
    return returned(as_floats("out", type, out, size, [&](auto to) { return try_make_sinusoidal_table(options, to); }));
}

int posenc_alibi_bias(size_t heads, size_t queries, size_t keys, int causal, int type, void* out, size_t size) {
    const AlibiOptions options{.heads = heads, .queries = queries, .keys = keys, .causal = causal != 0};
    return returned(as_floats("out", type, out, size, [&](auto to) { return try_make_alibi_bias(options, to); }));
}

int posenc_rotary_frequencies(size_t rotary_dim, double base, double* inverse, double* remainder, size_t count) {
    return returned(guard::no_throw([&]() -> Status {
        POSENC_TRY(validate_address("inverse", inverse, count));
        POSENC_TRY(validate_address("remainder", remainder, count));
        POSENC_TRY(guard::apart<double>(std::span(inverse, count), std::span(remainder, count), "remainder",
                                        "memory apart from inverse"));
        Frequencies made;
        POSENC_TRY(try_make_rotary_frequencies({.rotary_dim = rotary_dim, .base = base}, made));
        if (made.size() != count)
            return {ErrorCode::shape_mismatch, "count", static_cast<double>(count), "rotary_dim / 2"};
        std::copy_n(made.inverse.data(), count, inverse);
        std::copy_n(made.remainder.data(), count, remainder);
        return {};
    }));
}

int posenc_rotary_table(const posenc_frequencies* frequencies, double first, size_t count, int type, void* cosine,
                        void* sine, size_t size) {
    return returned(guard::no_throw([&]() -> Status {
        Frequencies read;
        POSENC_TRY(read_frequencies(frequencies, read));
        POSENC_TRY(validate_address("sine", sine, size));
        return as_floats("cosine", type, cosine, size, [&]<class T>(std::span<T> to) {
            return try_make_rotary_table({.positions = range(first, count)}, read, to,
                                         std::span(static_cast<T*>(sine), size));
        });
    }));
}

int posenc_rotary_prepare(const posenc_frequencies* frequencies, size_t head_dim, int pairing, size_t length,
                          posenc_rotary** out) {
    return returned(guard::no_throw([&]() -> Status {
        POSENC_TRY(validate_address("out", out, 1));
        Frequencies read;
        POSENC_TRY(read_frequencies(frequencies, read));
        PreparedRotaryOptions options{.head_dim = head_dim, .heads_first = false, .length = length};
        POSENC_TRY(read_pairing(pairing, options.pairing));
        auto made = std::make_unique<posenc_rotary>();
        POSENC_TRY(made->rotary.try_prepare(options, read));
        *out = made.release();
        return {};
    }));
}

void posenc_rotary_free(posenc_rotary* rotary) {
    delete rotary;
}

int posenc_rotary_apply(const posenc_rotary* rotary, const posenc_tokens* tokens, int x_type, const void* x,
                        size_t x_size, int out_type, void* out, size_t out_size) {
    if (const Status s = validate_address("rotary", rotary, 1); !s) return returned(s);
    if (const Status s = validate_address("tokens", tokens, 1); !s) return returned(s);
    if (const Status s = validate_address("tokens.positions", tokens->positions, tokens->count); !s) return returned(s);
    if (const Status s = validate_address("x", x, x_size); !s) return returned(s);
    const PreparedRotaryPlace place{.positions = list(std::span(tokens->positions, tokens->count)),
                                    .batch = tokens->batch,
                                    .per_batch = tokens->per_batch != 0,
                                    .inverse = tokens->inverse != 0,
                                    .heads = tokens->heads,
                                    .strides = strides_of(tokens->x),
                                    .out_strides = strides_of(tokens->out)};
    return returned(as_any("out", out_type, out, out_size, [&]<class U>(std::span<U> to) -> Status {
        using T = std::conditional_t<std::is_same_v<U, double>, double, float>;
        if (x_type == out_type) return apply(rotary->rotary, place, std::span(static_cast<const U*>(x), x_size), to);
        if (x_type == POSENC_FLOAT32 && sizeof(U) == 2)
            if constexpr (std::is_same_v<T, float>)
                return apply(rotary->rotary, place, std::span(static_cast<const float*>(x), x_size), to);
        return unknown("x_type", x_type, types);
    }));
}

int posenc_rotary_shift(const posenc_frequencies* frequencies, double by, size_t batch, size_t tokens, size_t heads,
                        size_t head_dim, int pairing, posenc_strides strides, int type, void* keys, size_t size) {
    return returned(guard::no_throw([&]() -> Status {
        Frequencies read;
        POSENC_TRY(read_frequencies(frequencies, read));
        RotaryShiftOptions options{.by = by, .batch = batch, .heads = heads, .head_dim = head_dim, .tokens = tokens};
        options.strides = strides_of(strides);
        POSENC_TRY(read_pairing(pairing, options.pairing));
        return as_any("keys", type, keys, size, [&](auto array) { return try_shift_rotary(options, read, array); });
    }));
}
