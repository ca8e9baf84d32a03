// Models that read, by number.
#include "posenc/training/reader.hpp"

#include <memory>
#include <vector>

#include "bindings/runtime/embind.hpp"
#include "bindings/training/options.hpp"

namespace posenc::bindings {
namespace {

using namespace training;

std::vector<std::unique_ptr<Reader>> readers;

TrainingOptions options_of(Address numbers, Address extra, std::size_t count, std::size_t symbols) {
    TrainingOptions options = read_training_options(span<const double>(numbers, training_numbers), extra, count);
    options.text.symbols = symbols;
    return options;
}

// [2]: how many weights, and how many bytes of packed ones.
int reader_size_of(Address numbers, Address extra, std::size_t count, std::size_t symbols, Address out) {
    PackedSize size;
    const Status status = try_compute_packed_size(options_of(numbers, extra, count, symbols), size);
    auto* to = reinterpret_cast<double*>(out);
    to[0] = static_cast<double>(size.weights);
    to[1] = static_cast<double>(size.bytes);
    return report(status);
}

// The number of a new reader of packed weights, or a code below 0.
int reader_make(Address numbers, Address extra, std::size_t count, std::size_t symbols, Address packed,
                std::size_t bytes) {
    const TrainingOptions options = options_of(numbers, extra, count, symbols);
    PackedSize size;
    std::unique_ptr<Reader> made;
    Status status = try_compute_packed_size(options, size);
    std::vector<float> weights(size.weights);
    if (status) status = try_unpack_weights(options, span<const std::uint8_t>(packed, bytes), weights);
    if (status) status = Reader::try_make(options, weights, made);
    if (!status) return -report(status);
    std::size_t number = 0;
    while (number < readers.size() && readers[number]) ++number;
    if (number == readers.size()) readers.emplace_back();
    readers[number] = std::move(made);
    return static_cast<int>(number);
}

void reader_free(std::size_t number) {
    readers[number].reset();
}

int reader_set_encoding(std::size_t number, Address numbers, Address extra, std::size_t count) {
    return report(readers[number]->try_set_encoding(options_of(numbers, extra, count, 0).encoding));
}

// The fields of a call of reader_read, in the order in which web/library/api/training/reader.ts writes them. A list
// with the address 0 is absent.
enum Field {
    tokens,
    characters,
    positions,
    key_positions,
    mask,
    sequences,
    window,
    position_format,
    angle_format,
    attention_first,
    losses,
    probabilities,
    probability_count,
    attention,
    attention_count,
    fields
};

int reader_read(std::size_t number, Address call) {
    const std::span<const double> given = span<const double>(call, fields);
    const std::size_t count = size_of(given[tokens]);
    const auto list = [&]<class T>(Field field, std::size_t size, T) {
        const auto address = static_cast<Address>(given[field]);
        return address ? span<T>(address, size) : std::span<T>{};
    };
    ReadOptions options;
    options.characters = list(characters, count, std::int32_t());
    options.positions = list(positions, count, double());
    options.key_positions = list(key_positions, count, double());
    options.mask = list(mask, count, std::uint8_t());
    options.sequences = list(sequences, count, std::int32_t());
    if (given[window] > 0) options.window = size_of(given[window]);
    options.position_format = static_cast<NumberFormat>(static_cast<int>(given[position_format]));
    options.angle_format = static_cast<NumberFormat>(static_cast<int>(given[angle_format]));
    options.attention_first = size_of(given[attention_first]);
    ReadResults results;
    results.losses = list(losses, count, float());
    results.probabilities = list(probabilities, size_of(given[probability_count]), float());
    results.attention = list(attention, size_of(given[attention_count]), float());
    return report(readers[number]->try_read(options, results));
}

int reader_cut(std::size_t number, double first, double count) {
    return report(readers[number]->try_cut(size_of(first), size_of(count)));
}

int reader_move(std::size_t number, double first, double by) {
    return report(readers[number]->try_move(size_of(first), by));
}

void reader_clear(std::size_t number) {
    readers[number]->clear();
}

double reader_size(std::size_t number) {
    return static_cast<double>(readers[number]->size());
}

}  // namespace

EMSCRIPTEN_BINDINGS(reader) {
    bind<&reader_size_of>("reader_size_of");
    bind<&reader_make>("reader_make");
    bind<&reader_free>("reader_free");
    bind<&reader_set_encoding>("reader_set_encoding");
    bind<&reader_read>("reader_read");
    bind<&reader_cut>("reader_cut");
    bind<&reader_move>("reader_move");
    bind<&reader_clear>("reader_clear");
    bind<&reader_size>("reader_size");
}

}  // namespace posenc::bindings
