#include "accuracy/families.hpp"

#include <cmath>
#include <cstdio>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "../../tests/cpp/support/aimed.hpp"
#include "accuracy/big.hpp"
#include "accuracy/sample.hpp"
#include "posenc/lessons/lessons.hpp"
#include "posenc/posenc.hpp"

namespace accuracy {
namespace {

using posenc::Frequencies;
using Doubles = std::vector<double>;

/// The worst errors seen of one family.
class Check {
public:
    std::size_t entries = 0, frequencies = 0;
    struct Worst {
        double error = 0;
        std::string where;
    } single, wide;

    /// One entry, as float and as double, whose true value is the cosine or sine of an angle.
    void entry(const Big& angle, bool cosine, float f, double d, double position, double frequency) {
        const Big truth = cosine ? cos(angle) : sin(angle);
        ++entries;
        keep(single, f, truth, position, frequency);
        keep(wide, d, truth, position, frequency);
    }

private:
    static void keep(Worst& worst, double value, const Big& truth, double position, double frequency) {
        const double error = std::fabs(double(Big(value) - truth));
        if (error <= worst.error) return;  // NaN is not
        char text[96];
        std::snprintf(text, sizeof text, "%.17g x %.17g", position, frequency);
        worst = {std::isnan(error) ? HUGE_VAL : error, text};
    }
};

struct Draw {
    Random& random;
    bool aimed;

    double frequency(double limit = 0x1p40) {
        double w;
        if (aimed) {
            const double k = std::floor(random.power_of_two(0, random.below(3) ? 8 : 40));
            const double turns = std::ldexp(k, -int(random.below(3) ? random.below(6) : random.below(64)));
            w = aimed::neighbour(aimed::two_pi * turns, int(random.below(9)) - 4);
        } else {
            w = random.power_of_two(-40, 12);
        }
        return (w > limit ? aimed::two_pi : w) * (random.below(4) ? 1 : -1);
    }
    double position(double limit = farthest) {
        const double size = random.below(2) ? random.power_of_two(-30, 31) : random.between(0, limit);
        double p;
        switch (random.below(4)) {
        case 0:
            p = std::rint(size);
            break;
        case 1:
            p = std::floor(size) + 0.5;
            break;
        case 2:
            p = aimed::neighbour(std::exp2(std::rint(std::log2(size))), int(random.below(3)) - 1);
            break;
        default:
            p = size;
        }
        return std::fmin(p, limit) * (random.below(4) ? 1 : -1);
    }
    Doubles frequencies(std::size_t n) {
        Doubles all(n);
        for (double& w : all) w = frequency();
        return all;
    }
    Doubles positions(std::size_t n) {
        Doubles all(n);
        for (double& p : all) p = position();
        return all;
    }
};

/// A table as floats and as doubles by the same call.
template <class Make>
struct Both {
    std::vector<float> f;
    Doubles d;
    Both(std::size_t size, const Make& make) : f(size), d(size) {
        make(std::span<float>(f));
        make(std::span<double>(d));
    }
};

constexpr std::size_t rows = 6, bands = 4;

void rotary_table(Draw& draw, Check& check) {
    const Frequencies frequencies{.inverse = draw.frequencies(bands)};
    // A list, or a short or a long range; long ones are made in tiles.
    const std::size_t kind = draw.random.below(3), count = kind == 2 ? 64 : rows;
    const Doubles listed = draw.positions(rows);
    const double first = draw.position(0x1p30), step = draw.position(0x1p24);
    const auto positions = kind == 0 ? posenc::list(listed) : posenc::range(first, count, step);
    std::vector<float> cf(count * bands), sf(count * bands);
    Doubles cd(cf.size()), sd(cf.size());
    posenc::make_rotary_table({.positions = positions}, frequencies, std::span<float>(cf), std::span<float>(sf));
    posenc::make_rotary_table({.positions = positions}, frequencies, std::span<double>(cd), std::span<double>(sd));
    for (std::size_t r = 0; r < count; r += kind == 2 ? 9 : 1)
        for (std::size_t i = 0; i < bands; ++i) {
            const Big position = kind == 0 ? Big(listed[r]) : Big(first) + Big(double(r)) * Big(step);
            const Big angle = position * Big(frequencies.inverse[i]);
            const std::size_t at = r * bands + i;
            check.entry(angle, true, cf[at], cd[at], double(position), frequencies.inverse[i]);
            check.entry(angle, false, sf[at], sd[at], double(position), frequencies.inverse[i]);
        }
    check.frequencies += bands;
}

/// Turns (1, 0) by every position, which gives the cosine and the sine.
template <class Apply>
void rotation(Draw& draw, Check& check, const Apply& apply) {
    const Frequencies frequencies{.inverse = draw.frequencies(bands)};
    const Doubles positions = draw.positions(rows);
    std::vector<float> xf(rows * 2 * bands), yf(xf.size());
    Doubles xd(xf.size()), yd(xf.size());
    for (std::size_t k = 0; k < xf.size(); k += 2) xf[k] = 1, xd[k] = 1;
    apply(frequencies, positions, std::span<const float>(xf), std::span<float>(yf));
    apply(frequencies, positions, std::span<const double>(xd), std::span<double>(yd));
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t i = 0; i < bands; ++i)
            for (const bool cosine : {true, false}) {
                const std::size_t at = r * 2 * bands + 2 * i + !cosine;
                check.entry(Big(positions[r]) * Big(frequencies.inverse[i]), cosine, yf[at], yd[at], positions[r],
                            frequencies.inverse[i]);
            }
    check.frequencies += bands;
}

void apply_rotary(Draw& draw, Check& check) {
    rotation(draw, check, [](const Frequencies& f, const Doubles& positions, auto x, auto out) {
        posenc::apply_rotary(
            {.positions = posenc::list(positions), .head_dim = 2 * bands, .pairing = posenc::Pairing::interleaved}, f,
            x, out);
    });
}

void prepared_rotary(Draw& draw, Check& check) {
    rotation(draw, check, [](const Frequencies& f, const Doubles& positions, auto x, auto out) {
        auto rope = posenc::prepare_rotary(
            {.head_dim = 2 * bands, .heads_first = false, .pairing = posenc::Pairing::interleaved}, f);
        rope.apply({.positions = posenc::list(positions)}, x, out);
    });
}

/// Two axes turn every pair together, as in RoPE-Mixed; with one of them still, as in the other grids.
void rotary_grid(Draw& draw, Check& check) {
    posenc::RotaryGrid grid{.axes = 2, .tokens = rows, .pairs = bands};
    grid.coordinates = draw.positions(2 * rows);
    grid.frequencies.inverse = draw.frequencies(2 * bands);
    if (draw.random.below(2))
        for (std::size_t i = 0; i < bands; ++i) grid.frequencies.inverse[(i % 2) * bands + i] = 0;
    std::vector<float> cf(rows * bands), sf(rows * bands);
    Doubles cd(cf.size()), sd(cf.size());
    posenc::make_rotary_grid_table({}, grid, std::span<float>(cf), std::span<float>(sf));
    posenc::make_rotary_grid_table({}, grid, std::span<double>(cd), std::span<double>(sd));
    for (std::size_t t = 0; t < rows; ++t)
        for (std::size_t i = 0; i < bands; ++i) {
            const double w = grid.frequencies.inverse[i];
            const Big angle = Big(grid.coordinates[t]) * Big(w) +
                              Big(grid.coordinates[rows + t]) * Big(grid.frequencies.inverse[bands + i]);
            check.entry(angle, true, cf[t * bands + i], cd[t * bands + i], grid.coordinates[t], w);
            check.entry(angle, false, sf[t * bands + i], sd[t * bands + i], grid.coordinates[t], w);
        }
    check.frequencies += 2 * bands;
}

/// Rows of [sines | cosines] with frequencies fastest x ratio^(-i / divisor).
template <class Make>
void halves(Draw& draw, Check& check, double fastest, const Big& ratio, double divisor, const Make& make) {
    Doubles positions = draw.positions(rows);
    for (double& p : positions) p /= std::fmax(1, std::fabs(fastest));  // |fastest x position| up to 2^31
    const Both table(rows * 2 * bands, [&](auto out) { make(positions, out); });
    for (std::size_t i = 0; i < bands; ++i) {
        const Big w = Big(fastest) * pow(ratio, Big(-double(i)) / Big(divisor));
        for (std::size_t r = 0; r < rows; ++r)
            for (const bool cosine : {false, true}) {
                const std::size_t at = r * 2 * bands + i + cosine * bands;
                check.entry(Big(positions[r]) * w, cosine, table.f[at], table.d[at], positions[r], double(w));
            }
    }
    check.frequencies += bands;
}

void timestep(Draw& draw, Check& check) {
    const double scale = draw.frequency(0x1p31), shift = double(draw.random.below(2));
    halves(draw, check, scale, 10000, double(bands) - shift, [&](const Doubles& positions, auto out) {
        posenc::make_timestep_embedding(
            {.timesteps = posenc::list(positions), .dim = 2 * bands, .downscale_freq_shift = shift, .scale = scale},
            out);
    });
}

void tensor2tensor(Draw& draw, Check& check) {
    const double fastest = std::fmax(0x1p-40, std::fabs(draw.frequency(0x1p31))), top = fastest * 10000;
    halves(draw, check, fastest, Big(top) / Big(fastest), double(bands) - 1, [&](const Doubles& positions, auto out) {
        posenc::make_tensor2tensor_table(
            {.positions = posenc::list(positions), .dim = 2 * bands, .min_timescale = fastest, .max_timescale = top},
            out);
    });
}

void nerf(Draw& draw, Check& check) {
    const Doubles points = draw.positions(rows);
    const bool with_pi = draw.random.below(2);
    const Both table(rows * 2 * bands, [&](auto out) {
        posenc::make_nerf_features(
            {.points = points, .dimensions = 1, .frequencies = bands, .include_input = false, .include_pi = with_pi},
            out);
    });
    for (std::size_t n = 0; n < rows; ++n)
        for (std::size_t k = 0; k < bands; ++k) {
            const Big w = Big(std::ldexp(1.0, int(k))) * (with_pi ? Big::pi() : Big(1));
            for (const bool cosine : {false, true}) {
                const std::size_t at = (n * bands + k) * 2 + cosine;
                check.entry(Big(points[n]) * w, cosine, table.f[at], table.d[at], points[n], double(w));
            }
        }
    check.frequencies += bands;
}

/// Projections of two coordinates that come near whole turns, which a double alone would round.
void gaussian(Draw& draw, Check& check) {
    Doubles matrix(bands * 2), points(rows * 2);
    for (double& b : matrix) b = draw.frequency(0x1p10) / aimed::two_pi;
    for (double& x : points) x = draw.position(0x1p20);
    const Both table(rows * 2 * bands, [&](auto out) {
        posenc::make_gaussian_features({.points = points, .dimensions = 2, .matrix = matrix}, out);
    });
    for (std::size_t n = 0; n < rows; ++n)
        for (std::size_t f = 0; f < bands; ++f) {
            const Big turns = Big(matrix[2 * f]) * Big(points[2 * n]) + Big(matrix[2 * f + 1]) * Big(points[2 * n + 1]);
            for (const bool cosine : {false, true}) {
                const std::size_t at = n * 2 * bands + f + cosine * bands;
                check.entry(turns * Big(2) * Big::pi(), cosine, table.f[at], table.d[at], points[2 * n], matrix[2 * f]);
            }
        }
    check.frequencies += bands;
}

void noise_level(Draw& draw, Check& check) {
    const bool by_log = draw.random.below(2);
    Doubles weights(bands), levels(rows);
    for (double& w : weights) w = draw.frequency(0x1p20) / aimed::two_pi;
    for (double& level : levels) level = std::fabs(draw.position(0x1p10)) + 1e-6;
    const Both table(rows * 2 * bands, [&](auto out) {
        posenc::make_noise_level_features({.levels = levels, .weights = weights, .log = by_log}, out);
    });
    for (std::size_t n = 0; n < rows; ++n) {
        const Big u = by_log ? log(Big(levels[n])) : Big(levels[n]);
        for (std::size_t f = 0; f < bands; ++f)
            for (const bool cosine : {false, true}) {
                const std::size_t at = n * 2 * bands + f + cosine * bands;
                check.entry(u * Big(weights[f]) * Big(2) * Big::pi(), cosine, table.f[at], table.d[at], levels[n],
                            weights[f]);
            }
    }
    check.frequencies += bands;
}

void product(Draw& draw, Check& check) {
    Doubles points = draw.positions(rows * 2);
    for (std::size_t n = 0; n < rows; ++n) points[2 * n + 1] /= std::fmax(1, std::fabs(points[2 * n]));
    const Both table(rows * bands,
                     [&](auto out) { posenc::make_product_table({.points = points, .dim = bands}, out); });
    for (std::size_t i = 0; i < bands; ++i) {
        const Big w = pow(Big(10000), Big(-double(i)) / Big(double(bands)));
        for (std::size_t n = 0; n < rows; ++n)
            check.entry(Big(points[2 * n]) * Big(points[2 * n + 1]) * w, false, table.f[n * bands + i],
                        table.d[n * bands + i], points[2 * n], points[2 * n + 1]);
    }
    check.frequencies += bands;
}

void doubled_exponent(Draw& draw, Check& check) {
    const Doubles positions = draw.positions(rows);
    const double base = std::exp(draw.random.between(0.01, 20));
    const Both table(rows * 2 * bands, [&](auto out) {
        posenc::make_doubled_exponent_table({.positions = posenc::list(positions), .dim = 2 * bands, .base = base},
                                            out);
    });
    for (std::size_t column = 0; column < 2 * bands; ++column) {
        const double exponent = double(column % 2 ? 2 * (column - 1) + 2 : 2 * column);
        const Big w = pow(Big(base), Big(-exponent) / Big(double(2 * bands)));
        for (std::size_t r = 0; r < rows; ++r)
            check.entry(Big(positions[r]) * w, column % 2, table.f[r * 2 * bands + column],
                        table.d[r * 2 * bands + column], positions[r], double(w));
    }
    check.frequencies += 2 * bands;
}

/// Doubles only: the blocks of a shift, whose bound is 4e-16.
void shift(Draw& draw, Check& check) {
    const double base = std::exp(std::fabs(draw.random.between(0.01, 20))), by = draw.position();
    Doubles out(bands * 4);
    posenc::make_shift_blocks({.dim = 2 * bands, .base = base}, by, std::span<double>(out));
    for (std::size_t i = 0; i < bands; ++i) {
        const Big angle = Big(by) * pow(Big(base), Big(-double(i)) / Big(double(bands)));
        check.entry(angle, true, float(out[4 * i]), out[4 * i], by, base);
        check.entry(angle, false, float(out[4 * i + 1]), out[4 * i + 1], by, base);
    }
    check.frequencies += bands;
}

struct Family {
    const char* name;
    double single, wide;  // the bounds of the headers
    void (*run)(Draw&, Check&);
};

constexpr Family families[] = {{"rotary table", 0x1p-24, 4e-15, rotary_table},
                               {"apply rotary", 0x1p-24, 4e-15, apply_rotary},
                               {"prepared rotary", 0x1p-24, 4e-15, prepared_rotary},
                               {"rotary grid", 0x1p-24, 4e-15, rotary_grid},
                               {"timestep", 0x1p-24, 4e-15, timestep},
                               {"tensor2tensor", 0x1p-24, 4e-15, tensor2tensor},
                               {"NeRF features", 0x1p-24, 4e-16, nerf},
                               {"Gaussian features", 0x1p-24, 4e-16, gaussian},
                               {"noise levels", 0x1p-24, 4e-16, noise_level},
                               {"product", 0x1p-24, 4e-15, product},
                               {"doubled exponent", 0x1p-24, 4e-15, doubled_exponent},
                               {"shift blocks", 0x1p-24, 4e-16, shift}};

}  // namespace

bool search_families(std::size_t entries, std::uint64_t seed) {
    bool good = true;
    std::printf("%-18s %-7s %9s %11s  %-9s %-9s\n", "family", "search", "entries", "frequencies", "float32", "float64");
    for (const Family& family : families)
        for (const bool aimed : {false, true}) {
            Random random(seed + std::uint64_t(&family - families) * 2 + aimed);
            Draw draw{random, aimed};
            Check check;
            while (check.entries < entries) family.run(draw, check);
            const bool holds = check.single.error <= family.single && check.wide.error <= family.wide;
            std::printf("%-18s %-7s %9zu %11zu  %.3e %.3e  at %s%s\n", family.name, aimed ? "aimed" : "random",
                        check.entries, check.frequencies, check.single.error, check.wide.error,
                        check.wide.where.c_str(), holds ? "" : "  THE BOUND DOES NOT HOLD");
            good = good && holds;
        }
    mpfr_free_cache();
    return good;
}

}  // namespace accuracy
