// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/transport.h"

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
