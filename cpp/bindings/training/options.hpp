// The set-up of a model as a row of numbers: a mirror of web/library/api/training/options.ts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "bindings/runtime/call.hpp"
#include "posenc/training/trainer.hpp"

namespace posenc::bindings {

template <class T>
std::span<T> span(Address address, std::size_t count) noexcept {
    return {reinterpret_cast<T*>(address), count};
}

/// A caller's sizes come as numbers: those beyond 32 bits saturate, and the library rejects them.
inline std::size_t size_of(double x) noexcept {
    return x < 4294967295.0 ? static_cast<std::size_t>(x) : SIZE_MAX;
}

inline constexpr std::size_t training_numbers = 24;

/// `extra` are the floats of a given table or the doubles of given frequencies; valid while they are.
training::TrainingOptions read_training_options(std::span<const double> numbers, Address extra, std::size_t count);

}  // namespace posenc::bindings
