// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

#include "core/net/discovery.h"
#include "core/net/transport.h"

// Implements announce() and look_around() for a program built without network support.

namespace atom4::net {
namespace {

class Nobody final : public Discovery {
public:
    [[nodiscard]] std::optional<NearbyFault> fault() const override { return NearbyFault::kNotBuilt; }
    [[nodiscard]] std::vector<Neighbour> neighbours() const override { return {}; }
};

}  // namespace

std::unique_ptr<Discovery> announce(std::string_view, const Address&, Discovery::OnChange) {
    return std::make_unique<Nobody>();
}

std::unique_ptr<Discovery> look_around(Discovery::OnChange) {
    return std::make_unique<Nobody>();
}

}  // namespace atom4::net

// Implements transport.h for a program built without network support.

namespace atom4::net {

Result<std::unique_ptr<Transport>, TransportFault> host(const HostOptions&, OnEvents) {
    return Failure{TransportFault::kNotBuilt};
}

Result<std::unique_ptr<Transport>, TransportFault> join(const Invitation&, OnEvents) {
    return Failure{TransportFault::kNotBuilt};
}

bool is_built_in() {
    return false;
}

}  // namespace atom4::net
