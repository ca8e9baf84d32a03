#include "tables/toeplitz.hpp"

#include <span>

namespace posenc {

ToeplitzLine::ToeplitzLine(const Output& out, std::size_t queries, std::size_t keys)
    : out_(out), queries_(queries), keys_(keys), floats_(out.doubles() ? 0 : distances(queries, keys)),
      doubles_(out.doubles() ? distances(queries, keys) : 0) {
    line_ = out.doubles() ? Output(std::span(doubles_)) : Output(std::span(floats_));
}

void ToeplitzLine::write(std::size_t head) const noexcept {
    const std::size_t at = head * queries_ * keys_;
    if (out_.doubles())
        write_toeplitz(doubles_.data(), queries_, keys_, out_.doubles() + at);
    else
        write_toeplitz(floats_.data(), queries_, keys_, out_.floats() + at);
}

}  // namespace posenc
