// The truth, twice, by libraries that share nothing with ours: libquadmath (113 bits) for the bulk, MPFR (200 bits, 60
// digits) for the most critical entries.
#pragma once

#include <mpfr.h>
#include <quadmath.h>

#include <cstddef>

namespace accuracy {

using Quad = __float128;

struct QuadPair {
    Quad sine, cosine;
};

/// base^(-numerator / denominator).
inline Quad quad_frequency(double base, double numerator, double denominator) {
    return powq(base, -Quad(numerator) / Quad(denominator));
}

inline QuadPair quad_sincos(Quad position, Quad frequency) {
    QuadPair result;
    sincosq(position * frequency, &result.sine, &result.cosine);
    return result;
}

class Mpfr {
public:
    static constexpr mpfr_prec_t bits = 200;
    Mpfr() { mpfr_inits2(bits, angle_, other_, sine_, cosine_, nullptr); }
    ~Mpfr() { mpfr_clears(angle_, other_, sine_, cosine_, nullptr); }
    Mpfr(const Mpfr&) = delete;
    Mpfr& operator=(const Mpfr&) = delete;

    /// |value - truth| for an entry at position first + row * step.
    double error_of(double value, bool is_cosine, double first, double step, std::size_t row, double base,
                    double numerator, double denominator) {
        mpfr_set_d(angle_, step, MPFR_RNDN);
        mpfr_mul_ui(angle_, angle_, row, MPFR_RNDN);
        mpfr_add_d(angle_, angle_, first, MPFR_RNDN);
        mpfr_set_d(other_, -numerator, MPFR_RNDN);
        mpfr_div_d(other_, other_, denominator, MPFR_RNDN);
        mpfr_set_d(sine_, base, MPFR_RNDN);
        mpfr_pow(other_, sine_, other_, MPFR_RNDN);
        mpfr_mul(angle_, angle_, other_, MPFR_RNDN);
        mpfr_sin_cos(sine_, cosine_, angle_, MPFR_RNDN);
        mpfr_sub_d(other_, is_cosine ? cosine_ : sine_, value, MPFR_RNDN);
        mpfr_abs(other_, other_, MPFR_RNDN);
        return mpfr_get_d(other_, MPFR_RNDN);
    }

private:
    mpfr_t angle_, other_, sine_, cosine_;
};

}  // namespace accuracy
