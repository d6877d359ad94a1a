// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

struct sockaddr;

namespace atom4::link {

/// The host of an IPv4 or IPv6 address in numbers; empty for any other address.
[[nodiscard]] std::string numeric_host(const sockaddr& address);

/// Whether such a host is reached over one link alone (fe80::/10), which may stand behind a "%".
[[nodiscard]] bool is_of_one_link(std::string_view host);

}  // namespace atom4::link
