// Adam with a schedule, and the state that it goes on from.
#pragma once

#include <vector>

#include "posenc/training/trainer.hpp"
#include "training/kernels/kernels.hpp"
#include "training/parameters.hpp"

namespace posenc::training {

/// (1 + cos(pi x)) / 2 for x from 0 to 1, within 1e-15: the square of a cosine by its series, a tenth of the code that
/// is right everywhere.
inline double half_wave(double x) noexcept {
    const double angle = 0x1.921fb54442d18p+0 * x, z = angle * angle;
    double sum = 1;
    for (int n = 22; n > 0; n -= 2) sum = 1 - sum * z / (n * (n - 1));
    return sum * sum;
}

/// The rate of step `step` (from 0): up to schedule.rate at the end of the warm-up, then down to its final share.
inline double rate_at(const Schedule& schedule, std::size_t step) noexcept {
    const auto t = static_cast<double>(step), warm_up = static_cast<double>(schedule.warm_up);
    if (step < schedule.warm_up) return schedule.rate * (t + 1) / warm_up;
    const double left = static_cast<double>(schedule.steps) - warm_up;
    const double whole = left > 1 ? left - 1 : 1;
    if (schedule.decline == Decline::linear)
        return schedule.rate * (1 - (1 - schedule.final_share) * (t - warm_up) / whole);
    const double wave = half_wave((t - warm_up) / whole);
    return schedule.rate * (schedule.final_share + (1 - schedule.final_share) * wave);
}

template <class T>
struct Optimiser {
    static constexpr double mean_decay = 0.9, square_decay = 0.98, epsilon = 1e-8;

    std::vector<T> mean, square;
    double mean_power = 1, square_power = 1;  ///< the decays to the power of the steps taken

    explicit Optimiser(std::size_t n) : mean(n), square(n) {}

    /// `length` is that of the gradient.
    void step(const kernels::Kernels<T>& kernels, const Schedule& schedule, std::size_t number, double length,
              const Parameters& parameters, std::vector<T>& weights, std::vector<T>& gradient) {
        mean_power *= mean_decay;
        square_power *= square_decay;
        kernels::Adam<T> a{};
        a.gradient_scale = static_cast<T>(length > schedule.clip ? schedule.clip / length : 1);
        a.mean_decay = static_cast<T>(mean_decay);
        a.square_decay = static_cast<T>(square_decay);
        const double rate = rate_at(schedule, number);
        a.rate = static_cast<T>(rate / (1 - mean_power));
        a.square_factor = static_cast<T>(1 / __builtin_sqrt(1 - square_power));
        a.epsilon = static_cast<T>(epsilon);
        const auto move = [&](std::size_t from, std::size_t to, double kept) {
            a.weights = &weights[from];
            a.gradient = &gradient[from];
            a.mean = &mean[from];
            a.square = &square[from];
            a.n = to - from;
            a.kept = static_cast<T>(kept);
            kernels.adam(a);
        };
        std::size_t done = 0;
        for (std::size_t b = 0; schedule.weight_decay > 0 && b < parameters.blocks.size(); ++b) {
            const ParameterBlock& block = parameters.blocks[b];
            if (!parameters.starts[b].multiplies) continue;
            move(done, block.offset, 1);
            done = block.offset + block.rows * block.columns;
            move(block.offset, done, 1 - rate * schedule.weight_decay);
        }
        move(done, weights.size(), 1);
    }
};

}  // namespace posenc::training
