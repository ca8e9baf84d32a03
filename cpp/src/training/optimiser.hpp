// Adam with a schedule, and the state that it goes on from.
#pragma once

#include <vector>

#include "posenc/training/trainer.hpp"
#include "training/kernels/kernels.hpp"

namespace posenc::training {

/// The rate of step `step` (from 0): up to schedule.rate at the end of the warm-up, then down to its final share.
inline double rate_at(const Schedule& schedule, std::size_t step) noexcept {
    const auto t = static_cast<double>(step), warm_up = static_cast<double>(schedule.warm_up);
    if (step < schedule.warm_up) return schedule.rate * (t + 1) / warm_up;
    const double left = static_cast<double>(schedule.steps) - warm_up;
    return schedule.rate * (1 - (1 - schedule.final_share) * (t - warm_up) / (left > 1 ? left - 1 : 1));
}

template <class T>
struct Optimiser {
    static constexpr double mean_decay = 0.9, square_decay = 0.98, epsilon = 1e-8;

    std::vector<T> mean, square;
    double mean_power = 1, square_power = 1;  ///< the decays to the power of the steps taken

    explicit Optimiser(std::size_t n) : mean(n), square(n) {}

    /// `length` is that of the gradient.
    void step(const kernels::Kernels<T>& kernels, const Schedule& schedule, std::size_t number, double length,
              std::vector<T>& weights, std::vector<T>& gradient) {
        mean_power *= mean_decay;
        square_power *= square_decay;
        kernels::Adam<T> a{};
        a.weights = weights.data();
        a.gradient = gradient.data();
        a.mean = mean.data();
        a.square = square.data();
        a.n = weights.size();
        a.gradient_scale = static_cast<T>(length > schedule.clip ? schedule.clip / length : 1);
        a.mean_decay = static_cast<T>(mean_decay);
        a.square_decay = static_cast<T>(square_decay);
        a.rate = static_cast<T>(rate_at(schedule, number) / (1 - mean_power));
        a.square_factor = static_cast<T>(1 / __builtin_sqrt(1 - square_power));
        a.epsilon = static_cast<T>(epsilon);
        kernels.adam(a);
    }
};

}  // namespace posenc::training
