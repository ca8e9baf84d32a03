// Training with failing allocations: results, and the model that goes on.
#include "memory/failing.hpp"
#include "posenc/training/training.hpp"

using namespace posenc;
using namespace posenc::training;
using failing::Bytes;
using failing::bytes_of;
using failing::Trial;

namespace {

TrainingOptions options(Encoding encoding) {
    return {.encoding = std::move(encoding),
            .model = {.dim = 8, .layers = 1, .heads = 2, .feed_forward = 8},
            .schedule = {.steps = 4, .batch = 16},
            .shortest = 4,
            .longest = 6,
            .longest_asked = 8};
}

Bytes state_of(const Trainer& trainer) {
    std::vector<std::uint8_t> state(trainer.state_size());
    check(trainer.try_save(state));
    return bytes_of(state);
}

std::shared_ptr<Trainer> trainer_of(const Encoding& encoding) {
    return make_trainer(options(encoding));
}

std::vector<failing::Attempt> make(const Encoding& encoding) {
    return {{"try_make", [=] {
                 auto out = std::make_shared<std::unique_ptr<Trainer>>(make_trainer(options(RawIndex{})));
                 return Trial{[=] { return Trainer::try_make(options(encoding), *out); },
                              [=] { return state_of(**out); }};
             }}};
}

std::vector<failing::Attempt> train(const Encoding& encoding) {
    return {{"try_train", [=] {
                 const auto trainer = trainer_of(encoding);
                 auto out = std::make_shared<std::vector<StepResult>>(2, StepResult{42, 42, 42, 42});
                 auto taken = std::make_shared<std::size_t>(0);
                 return Trial{[=] { return trainer->try_train(*out, *taken); },
                              [=] {
                                  const StepResult &a = (*out)[0], &b = (*out)[1];
                                  return state_of(*trainer) + bytes_of(*taken, a.loss, a.rate, b.loss, b.rate);
                              }};
             }}};
}

std::vector<failing::Attempt> evaluate(const Encoding& encoding) {
    return {{"try_evaluate", [=] {
                 const auto trainer = trainer_of(encoding);
                 auto out = std::make_shared<Evaluation>(Evaluation{42, 42, 42});
                 auto counts = std::make_shared<std::vector<std::uint32_t>>(failing::untouched<std::uint32_t>(16));
                 return Trial{[=] {
                                  return trainer->try_evaluate({8, 32, 0}, *out, std::span(*counts).first(8),
                                                               std::span(*counts).last(8));
                              },
                              [=] { return bytes_of(*counts, out->asked, out->right, out->loss); }};
             }}};
}

std::vector<failing::Attempt> look(const Encoding& encoding) {
    return {{"try_look", [=] {
                 const auto trainer = trainer_of(encoding);
                 auto out = std::make_shared<std::vector<float>>(failing::untouched<float>(2 * 64 + 16));
                 return Trial{[=] {
                                  const std::int32_t words[] = {1, 2, 8, 3, 9, 4, 5, 10};
                                  return trainer->try_look(words, std::span(*out).first(128), std::span(*out).last(16));
                              },
                              [=] { return bytes_of(*out); }};
             }}};
}

std::vector<failing::Attempt> bias(const Encoding& encoding) {
    return {{"try_score_bias", [=] {
                 const auto trainer = trainer_of(encoding);
                 auto out = std::make_shared<std::vector<float>>(failing::untouched<float>(2 * 64));
                 return Trial{[=] { return trainer->try_score_bias(8, *out); }, [=] { return bytes_of(*out); }};
             }}};
}

const std::vector<std::uint8_t> characters = {0, 1, 2, 1, 0, 2, 2, 1, 0, 1};

std::shared_ptr<Trainer> reader_of_text() {
    TrainingOptions wanted = options(Rotary{});
    wanted.model.causal = true;
    wanted.text = {characters, 3};
    return make_trainer(wanted);
}

TrainingOptions model_to_read(const Encoding& encoding) {
    TrainingOptions wanted = options(encoding);
    wanted.text.symbols = 3;
    return wanted;
}

PackedSize packed_size(const TrainingOptions& model) {
    PackedSize size;
    check(try_compute_packed_size(model, size));
    return size;
}

std::shared_ptr<Reader> reader_of(const Encoding& encoding) {
    const TrainingOptions model = model_to_read(encoding);
    return make_reader(model, failing::numbers<float>(packed_size(model).weights));
}

const std::vector<std::int32_t> words = {0, 1, 2, 1, 0};

/// A call of a reader with a cache.
template <class Call>
std::vector<failing::Attempt> with_cache(const char* function, const Encoding& encoding, Call call) {
    return {{function, [=] {
                 const auto reader = reader_of(encoding);
                 check(reader->try_read({std::span(words).first(3)}, {}));
                 return Trial{[=] { return call(*reader); }, [=] { return bytes_of(reader->size()); }};
             }}};
}

std::vector<failing::Attempt> read_on(const Encoding& encoding) {
    return {{"try_read", [=] {
                 const auto reader = reader_of(encoding);
                 check(reader->try_read({std::span(words).first(3)}, {}));
                 auto out = std::make_shared<std::vector<float>>(failing::untouched<float>(2 + 2 * 3 + 2 * 2 * 5));
                 return Trial{[=] {
                                  const std::span<float> all(*out);
                                  return reader->try_read({std::span(words).last(2)},
                                                          {all.first(2), all.subspan(2, 6), all.last(20)});
                              },
                              [=] { return bytes_of(*out, reader->size()); }};
             }}};
}

const std::vector<float> table = failing::numbers<float>(64);

const failing::Attempts attempts{
    make(Sinusoidal{}),
    make(GivenTable{table}),
    make(DoubledExponent{}),
    make(Learned{}),
    make(Rotary{}),
    make(Alibi{}),
    make(T5Bias{}),
    make(Shaw{}),
    train(Learned{}),
    train(Shaw{}),
    train(T5Bias{}),
    evaluate(Rotary{}),
    evaluate(Shaw{}),
    look(Rotary{}),
    look(Shaw{}),
    bias(Alibi{}),
    bias(T5Bias{}),
    {{"try_read",
      [] {
          const auto trainer = reader_of_text();
          auto out = std::make_shared<std::vector<float>>(failing::untouched<float>(8));
          return Trial{[=] { return trainer->try_read(4, characters, *out); }, [=] { return bytes_of(*out); }};
      }}},
    read_on(Rotary{}),
    read_on(Learned{}),
    read_on(Sinusoidal{}),
    read_on(Alibi{}),
    read_on(T5Bias{}),
    with_cache("try_set_encoding", Rotary{}, [](Reader& reader) { return reader.try_set_encoding(Sinusoidal{}); }),
    with_cache("try_cut", Rotary{}, [](Reader& reader) { return reader.try_cut(0, 0); }),
    with_cache("try_move", Rotary{}, [](Reader& reader) { return reader.try_move(1, -1); }),
    {{"try_make",
      [] {
          auto out = std::make_shared<std::unique_ptr<Reader>>();
          const TrainingOptions model = model_to_read(T5Bias{});
          const auto weights = std::make_shared<std::vector<float>>(packed_size(model).weights);
          return Trial{[=] { return Reader::try_make(model, *weights, *out); },
                       [=] { return bytes_of(*out != nullptr); }};
      }}},
    {{"try_compute_packed_size",
      [] {
          auto out = std::make_shared<PackedSize>(PackedSize{42, 42});
          return Trial{[=] { return try_compute_packed_size(model_to_read(Learned{}), *out); },
                       [=] { return bytes_of(out->weights, out->bytes); }};
      }}},
    {{"try_pack_weights",
      [] {
          const TrainingOptions model = model_to_read(Learned{});
          const PackedSize size = packed_size(model);
          const auto weights = std::make_shared<std::vector<float>>(failing::numbers<float>(size.weights));
          auto out = std::make_shared<std::vector<std::uint8_t>>(size.bytes, std::uint8_t(42));
          return Trial{[=] { return try_pack_weights(model, *weights, *out); }, [=] { return bytes_of(*out); }};
      }}},
    {{"try_unpack_weights",
      [] {
          const TrainingOptions model = model_to_read(Learned{});
          const PackedSize size = packed_size(model);
          const auto bytes = std::make_shared<std::vector<std::uint8_t>>(size.bytes);
          auto out = std::make_shared<std::vector<float>>(failing::untouched<float>(size.weights));
          return Trial{[=] { return try_unpack_weights(model, *bytes, *out); }, [=] { return bytes_of(*out); }};
      }}},
    {{"try_set_parameters",
      [] {
          const auto trainer = trainer_of(Rotary{});
          auto weights = std::make_shared<std::vector<float>>(trainer->parameters().size(), 0.5f);
          return Trial{[=] { return trainer->try_set_parameters(*weights); }, [=] { return state_of(*trainer); }};
      }}},
    {{"try_save",
      [] {
          const auto trainer = trainer_of(Rotary{});
          auto out = std::make_shared<std::vector<std::uint8_t>>(trainer->state_size(), std::uint8_t(42));
          return Trial{[=] { return trainer->try_save(*out); }, [=] { return bytes_of(*out); }};
      }}},
    {{"try_restore",
      [] {
          const auto trainer = trainer_of(Rotary{}), other = trainer_of(Rotary{});
          std::vector<StepResult> steps(1);
          std::size_t taken = 0;
          check(other->try_train(steps, taken));
          auto state = std::make_shared<std::vector<std::uint8_t>>(trainer->state_size());
          check(other->try_save(*state));
          return Trial{[=] { return trainer->try_restore(*state); }, [=] { return state_of(*trainer); }};
      }}},
    failing::one<std::int32_t>(
        "try_make_sentences", 3 * 32,
        [](auto out) { return try_make_sentences({.length = 8}, out.first(32), out.subspan(32, 32), out.last(32)); }),
    failing::object("try_compute_unordered_ceiling", std::vector<double>{42},
                    [](std::vector<double>& out) { return try_compute_unordered_ceiling({}, out[0]); }),
};

}  // namespace
