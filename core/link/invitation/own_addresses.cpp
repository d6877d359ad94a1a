// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/link/invitation/own_addresses.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <sys/socket.h>

#include <memory>
#include <utility>

#include "core/link/invitation/numeric_host.h"

namespace atom4::link {

std::optional<std::vector<OwnAddress>> own_addresses() {
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) return std::nullopt;
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> all(first, &::freeifaddrs);
    std::vector<OwnAddress> addresses;
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0U) continue;
        if (one->ifa_addr->sa_family != AF_INET && one->ifa_addr->sa_family != AF_INET6) continue;
        std::string host = numeric_host(*one->ifa_addr);
        if (!host.empty()) addresses.push_back({std::move(host), ::if_nametoindex(one->ifa_name)});
    }
    return addresses;
}

}  // namespace atom4::link
