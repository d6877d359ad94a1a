// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

#include "core/net/discovery.h"
#include "core/net/transport.h"

// The same in a program that is built without the network.

namespace atom4::link {
namespace {

class Nobody final : public Nearby {
public:
    [[nodiscard]] std::optional<NearbyFault> fault() const override { return NearbyFault::kNotBuilt; }
    [[nodiscard]] std::vector<Neighbour> neighbours() const override { return {}; }
};

}  // namespace

std::unique_ptr<Nearby> announce(std::string_view, const Address&, Nearby::Told) {
    return std::make_unique<Nobody>();
}

std::unique_ptr<Nearby> look_around(Nearby::Told) {
    return std::make_unique<Nobody>();
}

}  // namespace atom4::link

// The same room in a program that is built without the network.

namespace atom4::link {

Result<std::unique_ptr<Transport>, TransportFault> host(const HostOptions&, Told) {
    return Failure{TransportFault::kNotBuilt};
}

Result<std::unique_ptr<Transport>, TransportFault> join(const Invitation&, Told) {
    return Failure{TransportFault::kNotBuilt};
}

bool is_built_in() {
    return false;
}

}  // namespace atom4::link
