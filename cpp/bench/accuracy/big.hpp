// Numbers of 320 bits (96 digits) by MPFR, as values.
#pragma once

#include <mpfr.h>

#include <utility>

namespace accuracy {

class Big {
public:
    static constexpr mpfr_prec_t bits = 320;
    Big(double x = 0) {
        mpfr_init2(value_, bits);
        mpfr_set_d(value_, x, MPFR_RNDN);
    }
    Big(const Big& other) {
        mpfr_init2(value_, bits);
        mpfr_set(value_, other.value_, MPFR_RNDN);
    }
    Big& operator=(Big other) {
        mpfr_swap(value_, other.value_);
        return *this;
    }
    ~Big() { mpfr_clear(value_); }

    static Big pi() {
        Big x;
        mpfr_const_pi(x.value_, MPFR_RNDN);
        return x;
    }
    friend Big operator+(Big a, const Big& b) {
        mpfr_add(a.value_, a.value_, b.value_, MPFR_RNDN);
        return a;
    }
    friend Big operator-(Big a, const Big& b) {
        mpfr_sub(a.value_, a.value_, b.value_, MPFR_RNDN);
        return a;
    }
    friend Big operator*(Big a, const Big& b) {
        mpfr_mul(a.value_, a.value_, b.value_, MPFR_RNDN);
        return a;
    }
    friend Big operator/(Big a, const Big& b) {
        mpfr_div(a.value_, a.value_, b.value_, MPFR_RNDN);
        return a;
    }
    friend Big pow(Big a, const Big& b) {
        mpfr_pow(a.value_, a.value_, b.value_, MPFR_RNDN);
        return a;
    }
    friend Big log(Big a) {
        mpfr_log(a.value_, a.value_, MPFR_RNDN);
        return a;
    }
    friend Big sin(Big a) {
        mpfr_sin(a.value_, a.value_, MPFR_RNDN);
        return a;
    }
    friend Big cos(Big a) {
        mpfr_cos(a.value_, a.value_, MPFR_RNDN);
        return a;
    }
    explicit operator double() const { return mpfr_get_d(value_, MPFR_RNDN); }

private:
    mpfr_t value_;
};

}  // namespace accuracy
