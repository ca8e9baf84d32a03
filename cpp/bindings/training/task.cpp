#include "posenc/training/task.hpp"

#include "bindings/runtime/embind.hpp"
#include "bindings/training/options.hpp"

namespace posenc::bindings {
namespace {

using namespace training;

SentenceOptions options_of(int task, double length, double numbers, double seed, int purpose, double first) {
    return {static_cast<Task>(task),
            size_of(length),
            size_of(numbers),
            static_cast<std::uint64_t>(seed),
            static_cast<Purpose>(purpose),
            static_cast<std::uint64_t>(first)};
}

// Words, answers and evidence follow each other in `out`.
int sentences(int task, double length, double numbers, double seed, int purpose, double first, double count,
              Address out) {
    const std::size_t each = size_of(count * length);
    const auto part = [&](std::size_t index) {
        return span<std::int32_t>(out + index * each * sizeof(std::int32_t), each);
    };
    return report(
        try_make_sentences(options_of(task, length, numbers, seed, purpose, first), part(0), part(1), part(2)));
}

int unordered_ceiling(int task, double length, double numbers, Address out) {
    return report(
        try_compute_unordered_ceiling(options_of(task, length, numbers, 0, 0, 0), *reinterpret_cast<double*>(out)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(task) {
    bind<&sentences>("sentences");
    bind<&unordered_ceiling>("unordered_ceiling");
}

}  // namespace posenc::bindings
