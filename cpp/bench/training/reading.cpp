// Losses of a trained language model at changed positions: `posenc_training_reading name=value ...`, one line of JSON.
//
//   weights=FILE (packed) held=FILE [windows=40], and the set-up: see language_options
//
// by_place: the loss by place up to eight times the length of training, plain and with scalings. wrong: the loss at
// that length where something is not as it was in training.
#include <cmath>
#include <cstdio>
#include <functional>

#include "posenc/frequencies/dynamic_ntk.hpp"
#include "posenc/frequencies/linear.hpp"
#include "posenc/frequencies/ntk_aware.hpp"
#include "posenc/frequencies/rotary.hpp"
#include "posenc/frequencies/yarn.hpp"
#include "training/language.hpp"

namespace {

using namespace posenc::training;
using posenc::Frequencies;
using posenc::NumberFormat;
using posenc::Pairing;
using Losses = std::vector<float>;
using Characters = std::vector<std::int32_t>;

constexpr std::size_t trained = 128, farthest = 1024, head_dim = 16;
constexpr std::size_t places[] = {0, 32, 64, 128, 192, 256, 384, 512, 768, 1024};
constexpr std::int32_t space = 1;

/// Sums of losses, by a name, in the order in which names first come.
class Table {
public:
    void add(const std::string& name, std::size_t column, std::span<const float> losses) {
        std::size_t row = 0;
        while (row < rows_.size() && rows_[row].name != name) ++row;
        if (row == rows_.size()) rows_.push_back({name, {}});
        std::vector<Mean>& columns = rows_[row].columns;
        if (columns.size() <= column) columns.resize(column + 1);
        for (const float loss : losses) {
            if (std::isnan(loss)) continue;  // of the very first character
            columns[column].sum += loss;
            ++columns[column].count;
        }
    }
    void print() const {
        const char* separator = "{";
        for (const Row& row : rows_) {
            std::printf("%s\"%s\":", separator, row.name.c_str());
            for (std::size_t c = 0; c < row.columns.size(); ++c)
                std::printf("%s%.4f", c == 0 ? "[" : ",", row.columns[c].sum / double(row.columns[c].count));
            std::printf("]");
            separator = ",";
        }
        std::printf("}");
    }

private:
    struct Mean {
        double sum = 0;
        std::size_t count = 0;
    };
    struct Row {
        std::string name;
        std::vector<Mean> columns;
    };
    std::vector<Row> rows_;
};

std::vector<double> counted(double first, std::size_t count, double step = 1) {
    std::vector<double> positions(count);
    for (std::size_t t = 0; t < count; ++t) positions[t] = first + step * double(t);
    return positions;
}

class Experiment {
public:
    Experiment(const TrainingOptions& options, std::span<const float> weights, std::vector<std::uint8_t> text,
               std::size_t windows)
        : options_(options), reader_(make_reader(options, weights)), text_(std::move(text)), windows_(windows) {}

    void by_place(Table& table) {
        const auto plain = [&](const std::string& name, const Encoding& encoding, std::optional<std::size_t> window) {
            each_window(windows_, farthest, [&](const Characters& characters) {
                spread(table, name, read(encoding, {.characters = characters, .window = window}), 0, farthest);
            });
        };
        plain("plain", options_.encoding, {});
        plain("last 128", options_.encoding, trained);
        const auto* rotary = std::get_if<Rotary>(&options_.encoding);
        if (!rotary) return;
        const auto scaled = [&](const std::string& name, const Frequencies& frequencies) {
            plain(name, Rotary{rotary->base, rotary->pairing, frequencies}, {});
        };
        const double base = rotary->base;
        scaled("linear x 4", posenc::make_linear_frequencies({head_dim, base, 4}));
        for (const double factor : {4.0, 8.0, 16.0})
            scaled("NTK x " + std::to_string(int(factor)),
                   posenc::make_ntk_aware_frequencies({head_dim, base, factor}));
        const auto yarn = [&](double factor, bool with_factor, double beta_fast) {
            posenc::YarnFrequencyOptions o;
            o.rotary_dim = head_dim;
            o.base = base;
            o.factor = factor;
            o.original_max_position_embeddings = double(trained);
            o.beta_fast = beta_fast;
            if (!with_factor) o.attention_factor = 1;
            return posenc::make_yarn_frequencies(o);
        };
        scaled("YaRN x 4", yarn(4, true, 32));
        scaled("YaRN x 4, beta_fast 8", yarn(4, true, 8));
        scaled("YaRN x 4 without attention factor", yarn(4, false, 32));
        scaled("YaRN x 8", yarn(8, true, 32));
        // Each column with the base of its end.
        for (const double factor : {1.0, 2.0})
            for (std::size_t c = 0; c + 1 < std::size(places); ++c) {
                const Encoding encoding = Rotary{base, rotary->pairing,
                                                 posenc::make_dynamic_ntk_frequencies(
                                                     {head_dim, base, factor, double(trained), double(places[c + 1])})};
                each_window(windows_, farthest, [&](const Characters& characters) {
                    const auto begin = std::span(characters).first(places[c + 1]);
                    const Losses losses = read(encoding, {.characters = begin});
                    table.add("dynamic NTK, factor " + std::to_string(int(factor)), c,
                              std::span<const float>(losses).subspan(places[c]));
                });
            }
    }

    void wrong(Table& table) {
        for_every_encoding(table);
        if (std::holds_alternative<Rotary>(options_.encoding)) for_rotary(table);
    }

private:
    void each_window(std::size_t count, std::size_t length, const std::function<void(const Characters&)>& use) const {
        const auto all = posenc::bench::spread_windows(text_, count, length);
        for (std::size_t w = 0; w < count; ++w)
            use({all.begin() + long(w * length), all.begin() + long((w + 1) * length)});
    }

    Losses read_on(const ReadOptions& options) {
        Losses losses(options.characters.size());
        posenc::check(reader_->try_read(options, {.losses = losses}));
        return losses;
    }
    Losses read(const Encoding& encoding, const ReadOptions& options) {
        reader_->clear();
        posenc::check(reader_->try_set_encoding(encoding));
        return read_on(options);
    }

    static void spread(Table& table, const std::string& name, const Losses& losses, std::size_t from, std::size_t to) {
        for (std::size_t c = 0; c + 1 < std::size(places); ++c)
            if (places[c] >= from && places[c + 1] <= to)
                table.add(name, c, std::span(losses).subspan(places[c], places[c + 1] - places[c]));
    }

    void for_every_encoding(Table& table) {
        const Encoding right = options_.encoding;
        std::vector<double> shuffled = counted(0, trained), restarted = counted(0, trained);
        for (std::size_t t = 0; t < trained; ++t) shuffled[t] = double(t * 37 % trained);
        for (std::size_t t = 64; t < trained; ++t) restarted[t] -= 64;
        std::vector<std::int32_t> sequences(trained, 0);
        std::fill(sequences.begin() + 64, sequences.end(), 1);
        each_window(3 * windows_, trained + 64, [&](const Characters& longer) {
            const auto text = std::span(longer).first(trained);
            const auto put = [&](const std::string& name, const Losses& losses, std::size_t from = 0) {
                table.add(name, 0, std::span(losses).subspan(from));
            };
            const auto at = [&](const std::string& name, const std::vector<double>& positions) {
                put(name, read(right, {.characters = text, .positions = positions}));
            };
            put("right", read(right, {.characters = text}));
            put("right, places 64 to 127", read(right, {.characters = text}), 64);
            for (const double first : {1.0, 16.0, 64.0})
                at("all positions +" + std::to_string(int(first)), counted(first, trained));
            at("all positions 0", std::vector<double>(trained));
            at("positions shuffled", shuffled);
            put("restart at 64, no mask, places 64 to 127", read(right, {.characters = text, .positions = restarted}),
                64);
            put("restart at 64, block mask, places 64 to 127",
                read(right, {.characters = text, .positions = restarted, .sequences = sequences}), 64);
            padded(put, text);
            cut(put, longer);
        });
    }

    template <class Put>
    void padded(const Put& put, std::span<const std::int32_t> text) {
        constexpr std::size_t pads = 32;
        Characters with(pads, space);
        with.insert(with.end(), text.begin(), text.begin() + trained - pads);
        std::vector<std::uint8_t> mask(trained, 1);
        std::fill_n(mask.begin(), pads, std::uint8_t(0));
        std::vector<double> ids(trained, 0);
        for (std::size_t t = pads; t < trained; ++t) ids[t] = double(t - pads);
        const Encoding& right = options_.encoding;
        // Of the first letter of the text nothing but pads could tell.
        const std::size_t first = pads + 1;
        put("96 characters, no pads", read(right, {.characters = text.first(trained - pads)}));
        put("32 pads left, ids and mask", read(right, {.characters = with, .positions = ids, .mask = mask}), first);
        put("32 pads left, mask without ids", read(right, {.characters = with, .mask = mask}), first);
        put("32 pads left, ids without mask", read(right, {.characters = with, .positions = ids}), first);
        put("32 pads left, neither", read(right, {.characters = with}), first);
    }

    /// 128 characters, of which the newest 64 stay in the cache, and the next 64.
    template <class Put>
    void cut(const Put& put, const Characters& longer) {
        const auto text = std::span(longer).first(trained), next = std::span(longer).subspan(trained, 64);
        const auto after = [&](const std::string& name, bool cuts, bool moves, std::vector<double> positions) {
            read(options_.encoding, {.characters = text});
            if (cuts) posenc::check(reader_->try_cut(0, 64));
            if (moves) posenc::check(reader_->try_move(0, -64));
            put(name, read_on({.characters = next, .positions = positions}));
        };
        after("cache cut, positions go on", true, false, counted(128, 64));
        after("cache cut and moved", true, true, counted(64, 64));
        after("cache cut, only the counter set back", true, false, counted(64, 64));
        after("cache not cut, positions go on to 191", false, false, counted(128, 64));
    }

    void for_rotary(Table& table) {
        const Rotary right = std::get<Rotary>(options_.encoding);
        const Frequencies own = posenc::make_rotary_frequencies({head_dim, right.base});
        // The same characters as above.
        each_window(3 * windows_, trained + 64, [&](const Characters& longer) {
            const auto text = std::span(longer).first(trained);
            const auto put = [&](const std::string& name, const Losses& losses) { table.add(name, 0, losses); };
            const auto plain = [&](const std::string& name, const Encoding& encoding) {
                put(name, read(encoding, {.characters = text}));
            };
            const auto at = [&](const std::string& name, std::vector<double> queries, std::vector<double> keys) {
                put(name, read(right, {.characters = text, .positions = queries, .key_positions = keys}));
            };
            const std::vector<double> count = counted(0, trained), back = counted(0, trained, -1),
                                      late = counted(1, trained), none(trained);
            plain("neighbours for halves", Rotary{right.base, Pairing::interleaved, {}});
            at("sign turned round, both", back, back);
            at("sign turned round, queries", back, count);
            for (const double base : {100.0, 500.0, 10000.0, 20000.0, 500000.0, 1000000.0})
                if (base != right.base) plain("base " + std::to_string(int(base)), Rotary{base, right.pairing, {}});
            at("keys one place late", count, late);
            at("queries one place late", late, count);
            at("keys turned, queries not", none, count);
            at("nothing turned", none, none);
            for (const double first : {1000.0, 100000.0})
                at("all positions +" + std::to_string(int(first)), counted(first, trained), counted(first, trained));
            Frequencies more = own;
            more.attention_factor = 0.1 * std::log(4.0) + 1;
            plain("attention factor 1.1386", Rotary{right.base, right.pairing, more});
            more.attention_factor *= more.attention_factor;
            plain("attention factor 1.1386 twice", Rotary{right.base, right.pairing, more});
            const auto rounded = [&](const std::string& name, double first, NumberFormat positions,
                                     NumberFormat angles) {
                const std::vector<double> there = counted(first, trained);
                put(name + " +" + std::to_string(int(first)), read(right, {.characters = text,
                                                                           .positions = there,
                                                                           .position_format = positions,
                                                                           .angle_format = angles}));
            };
            for (const double first : {0.0, 64.0, 300.0, 1000.0, 100000.0, 10000000.0})
                rounded("positions in bfloat16", first, NumberFormat::bfloat16, NumberFormat::float64);
            for (const double first : {0.0, 64.0, 300.0})
                rounded("all angles in bfloat16", first, NumberFormat::bfloat16, NumberFormat::bfloat16);
            for (const double first : {100000.0, 10000000.0})
                rounded("all angles in float32", first, NumberFormat::float32, NumberFormat::float32);
        });
    }

    TrainingOptions options_;
    std::unique_ptr<Reader> reader_;
    std::vector<std::uint8_t> text_;
    std::size_t windows_;
};

}  // namespace

int main(int count, char** texts) {
    const posenc::bench::Arguments given(count, texts);
    const TrainingOptions options = posenc::bench::language_options(given);
    const std::vector<float> weights = posenc::bench::read_packed(options, given.text("weights", ""));
    Experiment experiment(options, weights, posenc::bench::read_file(given.text("held", "")),
                          given.size("windows", 40));
    Table by_place, wrong;
    experiment.by_place(by_place);
    experiment.wrong(wrong);
    std::printf("{\"byPlace\":");
    by_place.print();
    std::printf(",\"wrong\":");
    wrong.print();
    std::printf("}\n");
    return 0;
}
