// Analysis of tables, with failing allocations.
#include "memory/failing.hpp"

using namespace posenc;
using failing::both;
using failing::numbers;
using failing::object;
using failing::one;

namespace {

constexpr std::size_t rows = 40, dim = 12;
const std::vector<float> floats = numbers<float>(rows * dim);
const std::vector<double> doubles = numbers<double>(rows * dim), few = numbers<double>(64);
const MatrixView<double> table{doubles, rows, dim};
const std::vector<std::uint32_t> colors{1, 2, 3, 4, 5};
const AttentionInput input{.content = {std::span(few).first(32), 8, 4},
                           .positions = {std::span(few).subspan(32, 32), 8, 4},
                           .weights = {{std::span(few).first(16), 4, 4}, {std::span(few).first(16), 4, 4}, {}},
                           .heads = 2};

std::vector<double> sinusoidal() {
    std::vector<double> x(rows * dim);
    make_sinusoidal_table({range(rows), dim}, std::span<double>(x));
    return x;
}
const std::vector<double> paper = sinusoidal();

/// A function whose result is a struct of numbers, of which some are compared.
template <class Result, class Call, class Numbers>
auto result(const char* function, Call call, Numbers numbers_of) {
    return std::vector<failing::Attempt>{
        {function, [=] {
             auto out = std::make_shared<Result>();
             return failing::Trial{[=] { return call(*out); }, [=] { return failing::bytes_of(numbers_of(*out)); }};
         }}};
}
using Doubles = std::vector<double>;

auto identify(const std::vector<double>& entries) {
    return std::vector<failing::Attempt>{
        {"try_identify", [&entries] {
             auto out = std::make_shared<std::pair<Diagnosis, std::vector<Difference>>>(
                 Diagnosis{}, std::vector<Difference>(4, Difference{42, 42, 42, 42}));
             return failing::Trial{
                 [=, &entries] { return try_identify({entries, rows, dim}, out->first, out->second); },
                 [=] {
                     const Diagnosis& d = out->first;
                     Doubles all{double(d.known), double(d.transposed), double(int(d.layout)),
                                 d.scale,         d.first_position,     d.base,
                                 d.largest_error, double(d.differs),    double(d.differences)};
                     for (const Difference& x : out->second)
                         all.insert(all.end(), {double(x.row), double(x.column), x.value, x.expected});
                     return failing::bytes_of(all);
                 }};
         }}};
}

std::vector<double> wrong_place() {
    std::vector<double> x = paper;
    x[77] += 0.01;
    return x;
}
const std::vector<double> slipped = wrong_place();

const failing::Attempts attempts{
    one<double>("try_compute_attention", 4 * 2 * 64 + 2 * 64 + 2 * 64 + 64,
                [](auto out) {
                    return try_compute_attention(input, {.query = out.subspan(0, 32),
                                                         .key = out.subspan(32, 32),
                                                         .terms = out.subspan(64, 512),
                                                         .scores = out.subspan(576, 128)});
                }),
    one<double>("try_compute_softmax", rows* dim, [](auto out) { return try_compute_softmax(table, out); }),
    object("try_compute_equivariance_error", Doubles{42},
           [](Doubles& out) {
               static const double order[] = {7, 6, 5, 4, 3, 2, 1, 0};
               return try_compute_equivariance_error(input, order, out[0]);
           }),
    one<double>("try_compute_row_norms", rows, [](auto out) { return try_compute_row_norms(table, out); }),
    one<double>("try_compute_column_spreads", dim, [](auto out) { return try_compute_column_spreads(table, out); }),
    result<Fingerprint>(
        "try_compute_fingerprint", [](auto& out) { return try_compute_fingerprint(table, {}, out); },
        [](const Fingerprint& f) {
            return Doubles{f.smallest_norm, f.largest_norm, f.mean_adjacent_cosine, f.closest_distance, f.shift_error};
        }),
    identify(paper),
    identify(slipped),
    identify(doubles),
    one<double>("try_compute_offset_similarity", 70,
                [](auto out) { return try_compute_offset_similarity({dim}, range(70), Measure::dot, out); }),
    one<double>("try_compute_offset_similarity", 64,
                [](auto out) { return try_compute_offset_similarity({dim}, list(few), Measure::distance, out); }),
    result<FirstRise>(
        "try_find_first_rise", [](auto& out) { return try_find_first_rise({dim}, 100, out); },
        [](const FirstRise& r) { return Doubles{double(r.offset), r.dot, r.previous}; }),
    result<NearestRepeat>(
        "try_find_nearest_repeat", [](auto& out) { return try_find_nearest_repeat({dim}, 1, 5000, out); },
        [](const NearestRepeat& r) { return Doubles{double(r.offset), r.distance, r.dot}; }),
    one<std::uint32_t>("try_make_pixels", 6 * 20,
                       [](auto out) {
                           return try_make_pixels(MatrixView<float>{floats, rows, dim},
                                                  {.colors = colors, .width = 6, .height = 20}, out);
                       }),
    one<std::uint32_t>("try_make_pixels", 30 * 10,
                       [](auto out) {
                           return try_make_pixels(
                               table, {.colors = colors, .width = 30, .height = 10, .transpose = true}, out);
                       }),
    one<double>("try_make_low_precision_table", rows* dim,
                [](auto out) { return try_make_low_precision_table({range(rows), dim}, out); }),
    one<double>("try_compute_precision_errors", rows,
                [](auto out) { return try_compute_precision_errors({range(rows), dim}, out); }),
    result<Collision>(
        "try_find_first_collision",
        [](auto& out) { return try_find_first_collision({.dim = 4, .values = NumberFormat::bfloat16}, 5000, out); },
        [](const Collision& c) { return Doubles{double(c.found), double(c.first), double(c.second)}; }),
    one<double>("try_make_shift_blocks", dim / 2 * 4, [](auto out) { return try_make_shift_blocks({dim}, 3, out); }),
    one<double>("try_make_shift_matrix", dim* dim,
                [](auto out) { return try_make_shift_matrix({.dim = dim}, 3, out); }),
    result<ShiftResidual>(
        "try_compute_shift_residual",
        [](auto& out) {
            return try_compute_shift_residual(table, {std::span(doubles).first(dim * dim), dim, dim}, 1, out);
        },
        [](const ShiftResidual& r) { return Doubles{double(r.rows), r.largest, r.root_mean_square}; }),
    one<double>("try_fit_shift", dim* dim,
                [](auto out) {
                    ShiftFit fit;
                    return try_fit_shift(table, 1, out, fit);
                }),
    one<float>("try_compute_similarity", rows* rows,
               [](auto out) {
                   const MatrixView<float> view{floats, rows, dim};
                   return try_compute_similarity(view, view, Measure::cosine, out);
               }),
    one<double>("try_compute_similarity", rows* rows,
                [](auto out) { return try_compute_similarity(table, table, Measure::distance, out); }),
    one<double>("try_make_variant_table", rows* dim,
                [](auto out) { return try_make_variant_table({range(rows), dim}, out); }),
    one<float>("try_sin_array", rows* dim, [](auto out) { return trig::try_sin_array(floats, out); }),
    one<double>("try_sin_array", rows* dim, [](auto out) { return trig::try_sin_array(doubles, out); }),
    one<float>("try_cos_array", rows* dim, [](auto out) { return trig::try_cos_array(floats, out); }),
    one<double>("try_cos_array", rows* dim, [](auto out) { return trig::try_cos_array(doubles, out); }),
    object("try_force_isa", std::vector<int>{42}, [](auto&) { return try_force_isa(available_isas().back()); }),
};

}  // namespace
