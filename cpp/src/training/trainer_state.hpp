// The state of a Trainer.
#pragma once

#include "posenc/training/trainer.hpp"
#include "training/group.hpp"
#include "training/network.hpp"
#include "training/optimiser.hpp"

namespace posenc::training {

/// A number that differs between set-ups with incompatible states.
std::uint64_t fingerprint_of(const TrainingOptions& options, const PositionScheme<float>& scheme) noexcept;

struct Trainer::State {
    TrainingOptions options;
    std::uint64_t fingerprint;
    Network<float> network;
    Optimiser<float> optimiser;
    Group group;
    std::vector<std::uint8_t> text;
    std::size_t step = 0;

    State(const TrainingOptions& wanted, PositionScheme<float>&& scheme)
        : options(wanted), fingerprint(fingerprint_of(wanted, scheme)), network(wanted, std::move(scheme)),
          optimiser(network.weights().size()), text(wanted.text.characters.begin(), wanted.text.characters.end()) {
        options.text.characters = text;
        group.resize(wanted.longest_asked);
        // Borrowed arrays have been copied by now.
        if (auto* given = std::get_if<GivenTable>(&options.encoding)) given->table = {};
    }

    Status take_step(StepResult& result);
};

}  // namespace posenc::training
