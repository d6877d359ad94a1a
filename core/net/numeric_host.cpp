// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/numeric_host.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>

namespace atom4::link {

std::string numeric_host(const sockaddr& address) {
    std::array<char, NI_MAXHOST> text{};
    const socklen_t size = address.sa_family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    if (::getnameinfo(&address, size, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) != 0) return {};
    return text.data();
}

bool is_of_one_link(std::string_view host) {
    const std::string numbers(host.substr(0, host.find('%')));
    in6_addr bytes{};
    return ::inet_pton(AF_INET6, numbers.c_str(), &bytes) == 1 && IN6_IS_ADDR_LINKLOCAL(&bytes);
}

}  // namespace atom4::link
