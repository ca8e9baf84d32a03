#include "posenc/trig/sincos.hpp"

#include "trig/reduce.hpp"

namespace posenc::trig {
namespace {

template <class T>
Status fill(std::span<const T> values, std::span<T> out, AngleUnits units, std::int64_t quarter) noexcept {
    if (out.size() != values.size())
        return {ErrorCode::shape_mismatch, "out", static_cast<double>(out.size()), "as many elements as values has"};
    if (units == AngleUnits::turns)
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = detail::sine_of_turns<T>(values[i], quarter);
    else
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = detail::sine_of<T>(values[i], quarter);
    return {};
}

}  // namespace

double sin(double x) noexcept {
    return detail::sine_of<double>(x, 0);
}
double cos(double x) noexcept {
    return detail::sine_of<double>(x, detail::quarter_turn);
}
SinCos sin_cos(double x) noexcept {
    return {sin(x), cos(x)};
}

double sin_turns(double x) noexcept {
    return detail::sine_of_turns<double>(x, 0);
}
double cos_turns(double x) noexcept {
    return detail::sine_of_turns<double>(x, detail::quarter_turn);
}
SinCos sin_cos_turns(double x) noexcept {
    return {sin_turns(x), cos_turns(x)};
}

float sin_float32(double x) noexcept {
    return detail::sine_of<float>(x, 0);
}
float cos_float32(double x) noexcept {
    return detail::sine_of<float>(x, detail::quarter_turn);
}
float sin_turns_float32(double x) noexcept {
    return detail::sine_of_turns<float>(x, 0);
}
float cos_turns_float32(double x) noexcept {
    return detail::sine_of_turns<float>(x, detail::quarter_turn);
}

Status try_sin_array(std::span<const double> values, std::span<double> out, AngleUnits units) noexcept {
    return fill(values, out, units, 0);
}
Status try_sin_array(std::span<const float> values, std::span<float> out, AngleUnits units) noexcept {
    return fill(values, out, units, 0);
}
Status try_cos_array(std::span<const double> values, std::span<double> out, AngleUnits units) noexcept {
    return fill(values, out, units, detail::quarter_turn);
}
Status try_cos_array(std::span<const float> values, std::span<float> out, AngleUnits units) noexcept {
    return fill(values, out, units, detail::quarter_turn);
}

}  // namespace posenc::trig
