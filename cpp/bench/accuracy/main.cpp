// `npm run bench -- accuracy`: the largest error of float32 tables over a random sample of 10^8 entries and more, with
// positions up to 2^31; then every family that forms phases, near whole turns too. Exits with 1 when a bound does not
// hold.
//   posenc_accuracy [--entries N] [--seed N] [--threads N] [--quick]
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <thread>

#include "accuracy/families.hpp"
#include "accuracy/sample.hpp"
#include "accuracy/truth.hpp"
#include "encodings/sinusoidal_table.hpp"

using namespace accuracy;

namespace {

struct Settings {
    double entries = 1e8;
    double checked_twice = 1e6;  // random entries that MPFR looks at too
    std::uint64_t seed = 20170612;
    unsigned threads = std::max(1u, std::thread::hardware_concurrency());
};

constexpr std::size_t worst_kept = 4096;
constexpr double smallest_counted = 0x1p-20;

struct Entry {
    double error;  // against libquadmath
    std::uint64_t sample;
    std::size_t row, pair;
    bool cosine;
    double value;
};
bool smaller_error(const Entry& a, const Entry& b) {
    return a.error > b.error;
}  // heap with the smallest on top

struct Findings {
    std::size_t entries = 0, tables = 0, doubles = 0;
    double largest_of_doubles = 0;
    std::array<std::size_t, 34> floats_apart{};  // from the nearest float: 0, 1, 2 to 3, 4 to 7, ...
    std::size_t near_zero = 0;                   // entries that are not counted there
    std::vector<Entry> worst;                    // a heap
    std::vector<Entry> random;                   // for the second opinion

    void add(const Entry& e) {
        if (worst.size() == worst_kept && e.error <= worst.front().error) return;
        worst.push_back(e);
        std::push_heap(worst.begin(), worst.end(), smaller_error);
        if (worst.size() > worst_kept) {
            std::pop_heap(worst.begin(), worst.end(), smaller_error);
            worst.pop_back();
        }
    }
};

std::int64_t order(float x) {
    const auto bits = std::bit_cast<std::int32_t>(x);
    return bits < 0 ? std::int64_t(INT32_MIN) - bits : bits;
}

std::size_t bin(float value, Quad truth) {
    const std::int64_t apart = std::llabs(order(value) - order(float(truth)));
    return std::size_t(std::bit_width(std::uint64_t(apart)));
}

// Tables are made in pieces, as the WebAssembly bindings do, so that rows up to 2^31 can be sampled.
template <class T>
std::vector<T> piece_of(const Sample& s, const posenc::SinusoidalOptions& options) {
    std::vector<T> piece(s.rows * options.dim);
    posenc::check(posenc::validate(options));
    posenc::SinusoidalTable(options).write(s.first_row, s.rows, piece.data());
    return piece;
}

Quad position(const Sample& s, std::size_t row) {
    if (!s.list.empty()) return s.list[row];
    return Quad(s.options.positions.first) + Quad(double(s.first_row + row)) * Quad(s.options.positions.step);
}

void examine(std::uint64_t number, const Settings& settings, Findings& found) {
    const Sample s = make_sample(settings.seed, number);
    posenc::SinusoidalOptions options = s.options;
    if (!s.list.empty()) options.positions = posenc::list(s.list);
    const std::vector<float> piece = piece_of<float>(s, options);
    const bool with_doubles = number % 8 == 0;
    const std::vector<double> wide = with_doubles ? piece_of<double>(s, options) : std::vector<double>();
    Random random(settings.seed ^ (number + 1) * 0xd1342543de82ef95u);
    const auto every = std::uint64_t(std::max(1.0, settings.entries / settings.checked_twice));
    for (const std::size_t pair : s.pairs) {
        const Quad frequency = quad_frequency(options.base, s.numerator(pair), s.denominator());
        for (std::size_t row = 0; row < s.rows; ++row) {
            const QuadPair truth = quad_sincos(position(s, row), frequency);
            for (const bool cosine : {false, true}) {
                if (cosine && !s.has_cosine(pair)) continue;
                const std::size_t at = row * options.dim + s.column(pair, cosine);
                const Quad expected = cosine ? truth.cosine : truth.sine;
                double error = double(fabsq(Quad(piece[at]) - expected));
                if (std::isnan(error)) error = HUGE_VAL;
                const Entry entry{error, number, row, pair, cosine, piece[at]};
                found.add(entry);
                if (random.below(every) == 0) found.random.push_back(entry);
                // Next to its zeros a sine is right absolutely, which may be many of the tiny floats there.
                if (fabsq(expected) < Quad(smallest_counted))
                    ++found.near_zero;
                else
                    ++found.floats_apart[bin(piece[at], expected)];
                if (with_doubles) {
                    ++found.doubles;
                    found.largest_of_doubles =
                        std::max(found.largest_of_doubles, double(fabsq(Quad(wide[at]) - expected)));
                }
            }
        }
    }
    found.entries += s.entries();
    ++found.tables;
}

void merge(Findings& into, const Findings& from) {
    into.entries += from.entries;
    into.tables += from.tables;
    into.doubles += from.doubles;
    into.near_zero += from.near_zero;
    into.largest_of_doubles = std::max(into.largest_of_doubles, from.largest_of_doubles);
    for (std::size_t i = 0; i < into.floats_apart.size(); ++i) into.floats_apart[i] += from.floats_apart[i];
    for (const Entry& e : from.worst) into.add(e);
    into.random.insert(into.random.end(), from.random.begin(), from.random.end());
}

template <class Body>
void in_threads(unsigned threads, Body&& body) {
    std::vector<std::thread> running;
    for (unsigned t = 0; t < threads; ++t) running.emplace_back(body);
    for (auto& t : running) t.join();
}

double mpfr_error(Mpfr& mpfr, const Settings& settings, const Entry& e) {
    const Sample s = make_sample(settings.seed, e.sample);
    const auto& p = s.options.positions;
    const bool listed = !s.list.empty();
    return mpfr.error_of(e.value, e.cosine, listed ? s.list[e.row] : p.first, listed ? 0 : p.step,
                         listed ? 0 : s.first_row + e.row, s.options.base, s.numerator(e.pair), s.denominator());
}

// The errors of the entries by MPFR, in order.
std::vector<double> second_opinion(const std::vector<Entry>& entries, const Settings& settings) {
    std::vector<double> errors(entries.size());
    std::atomic<std::size_t> next{0};
    in_threads(settings.threads, [&] {
        Mpfr mpfr;
        for (std::size_t i; (i = next++) < entries.size();) errors[i] = mpfr_error(mpfr, settings, entries[i]);
        mpfr_free_cache();
    });
    return errors;
}

Settings read_arguments(int argc, char** argv) {
    Settings settings;
    for (int i = 1; i < argc; ++i) {
        const std::string_view name = argv[i];
        if (name == "--quick") {
            settings.entries = 2e6;
            settings.checked_twice = 2e4;
        } else if (i + 1 < argc && name == "--entries") {
            settings.entries = std::strtod(argv[++i], nullptr);
        } else if (i + 1 < argc && name == "--seed") {
            settings.seed = std::strtoull(argv[++i], nullptr, 10);
        } else if (i + 1 < argc && name == "--threads") {
            settings.threads = unsigned(std::max(1l, std::strtol(argv[++i], nullptr, 10)));
        } else {
            std::fprintf(stderr, "usage: posenc_accuracy [--entries N] [--seed N] [--threads N] [--quick]\n");
            std::exit(2);
        }
    }
    return settings;
}

void print_histogram(const Findings& all) {
    std::printf("floats between the entry and the float nearest to the truth:\n");
    for (std::size_t b = 0; b < all.floats_apart.size(); ++b)
        if (all.floats_apart[b] > 0)
            std::printf("  %s%llu  %zu (%.3g)\n", b < 2 ? "" : "from ", b == 0 ? 0ull : 1ull << (b - 1),
                        all.floats_apart[b], double(all.floats_apart[b]) / double(all.entries));
    std::printf("  %zu entries below 2^-20 in magnitude are not counted\n", all.near_zero);
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = read_arguments(argc, argv);
    const auto started = std::chrono::steady_clock::now();
    std::uint64_t samples = 0;
    for (std::size_t entries = 0; double(entries) < settings.entries;)
        entries += make_sample(settings.seed, samples++).entries();

    Findings all;
    std::mutex lock;
    std::atomic<std::uint64_t> next{0};
    in_threads(settings.threads, [&] {
        Findings mine;
        for (std::uint64_t number; (number = next++) < samples;) examine(number, settings, mine);
        const std::lock_guard guard(lock);
        merge(all, mine);
    });

    const std::vector<double> worst = second_opinion(all.worst, settings);
    const std::vector<double> random = second_opinion(all.random, settings);
    const auto largest = std::size_t(std::max_element(worst.begin(), worst.end()) - worst.begin());
    double disagreement = 0;
    for (std::size_t i = 0; i < worst.size(); ++i)
        disagreement = std::max(disagreement, std::fabs(worst[i] - all.worst[i].error));
    for (std::size_t i = 0; i < random.size(); ++i)
        disagreement = std::max(disagreement, std::fabs(random[i] - all.random[i].error));

    const double bound = 0x1p-24;
    const Entry& e = all.worst[largest];
    const Sample s = make_sample(settings.seed, e.sample);
    std::printf("%zu float32 entries of %zu tables, positions to 2^31, on %s, seed %llu\n", all.entries, all.tables,
                std::string(posenc::active_isa()).c_str(), static_cast<unsigned long long>(settings.seed));
    std::printf("largest error %.6e = %.4f of the bound 2^-24 (by MPFR, %ld bits)\n", worst[largest],
                worst[largest] / bound, long(Mpfr::bits));
    std::printf("  at %s of pair %zu, position %.17g; %s\n", e.cosine ? "the cosine" : "the sine", e.pair,
                double(position(s, e.row)), s.text().c_str());
    print_histogram(all);
    std::printf("MPFR looked at the %zu worst and %zu random entries; it and libquadmath differ by at most %.1e\n",
                worst.size(), random.size(), disagreement);
    std::printf("%zu float64 entries: largest error %.3e\n", all.doubles, all.largest_of_doubles);
    std::printf("%.0f s on %u threads\n",
                std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count(), settings.threads);
    std::printf("\nevery family that forms phases, at random and beside k / 2^n turns (by MPFR, 320 bits):\n");
    const bool families = search_families(std::size_t(settings.checked_twice / 10), settings.seed);
    const bool good = worst[largest] <= bound && disagreement < 1e-20 && families;
    std::printf(good ? "every entry is within the bound\n" : "THE BOUND DOES NOT HOLD\n");
    return good ? 0 : 1;
}
