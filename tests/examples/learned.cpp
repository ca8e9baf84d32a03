// A learned table as training starts with it, and where it ends.
#include <cassert>
#include <cstdio>
#include <vector>

#include "posenc/posenc.hpp"

int main() {
    using posenc::Initialization;
    std::vector<float> table(512 * 64);
    posenc::make_learned_table({.rows = 512, .dim = 64, .initialization = Initialization::truncated_normal, .seed = 1},
                               std::span(table));
    std::printf("first entries: %.5f %.5f %.5f\n", table[0], table[1], table[2]);

    const std::vector<double> tokens = {0, 1, 509}, beyond = {512};
    std::vector<float> rows(3 * 64);
    posenc::look_up({.table = table, .dim = 64, .positions = tokens, .offset = 2}, rows);
    assert(rows[0] == table[2 * 64]);

    const posenc::Status status =
        posenc::try_look_up({.table = table, .dim = 64, .positions = beyond}, std::span(rows).first(64));
    std::printf("%s\n", posenc::error_message(status).c_str());
    assert(status.code == posenc::ErrorCode::out_of_range);
}
