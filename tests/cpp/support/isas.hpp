// Runs a piece of a test on every instruction set of this machine.
#pragma once

#include <string>
#include <vector>

#include "posenc/core/isa.hpp"
#include "support/catch.hpp"

template <class Body>
void on_every_isa(Body&& body) {
    for (const std::string_view isa : posenc::available_isas()) {
        INFO("on " << std::string(isa));
        posenc::force_isa(isa);
        body();
    }
    posenc::force_isa(posenc::available_isas().back());
}
