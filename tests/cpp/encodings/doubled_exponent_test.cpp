#include "posenc/posenc.hpp"
#include "reference/encodings/doubled_exponent.hpp"
#include "support/golden.hpp"
#include "support/tables.hpp"

using namespace posenc;
using golden::Json;

TEST_CASE("lesson 002's formula matches 50-digit truth on every instruction set") {
    on_every_isa([] {
        golden::each("sinusoidal_conventions", "doubled_exponent", [](const Json& c) {
            const auto positions = golden::numbers(c["inputs"]["positions"]);
            const DoubledExponentOptions options{list(positions), c["params"]["dim"], c["params"]["base"]};
            const auto columns = golden::numbers(c["inputs"]["columns"]);
            const auto make = [&](auto out) { make_doubled_exponent_table(options, out); };
            const std::size_t size = positions.size() * options.dim;
            const auto expect = golden::numbers(c["expect"]);
            CHECK(golden::largest_difference(tables::pick(tables::fill<float>(size, make), options.dim, columns),
                                             expect) <= tables::float_bound);
            CHECK(golden::largest_difference(tables::pick(tables::fill<double>(size, make), options.dim, columns),
                                             expect) <= tables::double_bound);
        });
    });
}

TEST_CASE("lesson 002's formula agrees with its loop for every even width and many lengths") {
    for (std::size_t dim = 2; dim <= 24; dim += 2)
        for (const std::size_t rows : {1u, 24u, 33u, 34u, 100u}) {
            const DoubledExponentOptions options{range(rows), dim};
            const auto got =
                tables::fill<double>(rows * dim, [&](auto out) { make_doubled_exponent_table(options, out); });
            CHECK(golden::largest_difference(got, reference::make_doubled_exponent_table(options)) < 1e-13);
        }
}

TEST_CASE("over 100 positions 101 of lesson 002's 512 columns move by less than a millionth") {
    const auto t =
        tables::fill<double>(100 * 512, [](auto out) { make_doubled_exponent_table({range(100), 512}, out); });
    int still = 0;
    for (std::size_t c = 0; c < 512; ++c) {
        double low = 1, high = -1;
        for (std::size_t r = 0; r < 100; ++r) {
            low = std::min(low, t[r * 512 + c]);
            high = std::max(high, t[r * 512 + c]);
        }
        still += high - low < 1e-6;
    }
    CHECK(still == 101);
}
