// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "core/net/nearby.h"

namespace atom4::link {

// The first address of each, before the second of anybody: so a few who say many keep nobody out.
std::optional<Invitation> to_neighbours(const std::vector<Neighbour>& neighbours, const Key& key) {
    Invitation invitation{{}, key};
    std::size_t most = 0;
    for (const Neighbour& one : neighbours) most = std::max(most, one.addresses.size());
    for (std::size_t which = 0; which < most; ++which)
        for (const Neighbour& one : neighbours)
            if (which < one.addresses.size() && invitation.addresses.size() < Invitation::kMostAddresses)
                invitation.addresses.push_back(one.addresses[which]);
    if (invitation.addresses.empty()) return std::nullopt;
    return invitation;
}

}  // namespace atom4::link
