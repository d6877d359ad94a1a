// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/address.h"

#include <arpa/inet.h>
#include <sys/un.h>

#include <array>
#include <optional>

#include "core/base/strings.h"
#include "core/net/numeric_host.h"

namespace atom4::link {
namespace {

// The address as the system writes it: each has one text.
std::optional<std::string> numeric(int family, std::string_view text) {
    in6_addr bytes{};  // large enough for either
    if (::inet_pton(family, std::string(text).c_str(), &bytes) != 1) return std::nullopt;
    std::array<char, INET6_ADDRSTRLEN> written{};
    if (::inet_ntop(family, &bytes, written.data(), written.size()) == nullptr) return std::nullopt;
    return std::string(written.data());
}

// Of an address of one link, the link is named as it is on the machine that has the address.
std::optional<std::string> numeric_ipv6(std::string_view text) {
    const std::size_t percent = text.find('%');
    auto host = numeric(AF_INET6, text.substr(0, percent));
    if (!host || percent == std::string_view::npos) return host;
    constexpr std::size_t kLongestLink = 15;
    constexpr std::string_view kOfLinks = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_";
    const std::string_view link = text.substr(percent + 1);
    const bool is_link =
        !link.empty() && link.size() <= kLongestLink && link.find_first_not_of(kOfLinks) == std::string_view::npos;
    if (!is_link || !is_of_one_link(*host)) return std::nullopt;
    return *host + '%' + std::string(link);
}

constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kSmallLetters = "abcdefghijklmnopqrstuvwxyz";

// A name as the system for them has it (RFC 1123): parts of letters, digits and hyphens between dots, in small letters.
// The last part has a letter, so that no slip in an address becomes a name.
std::optional<std::string> name(std::string_view text) {
    constexpr std::size_t kLongestPart = 63;
    constexpr std::size_t kLongest = 253;
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (small.empty() || small.size() > kLongest || small.back() == '.') return std::nullopt;
    std::string_view rest = small;
    std::string_view part;
    while (!rest.empty()) {
        part = take_until(rest, ".");
        const bool is_plain =
            part.find_first_not_of(std::string(kSmallLetters) + std::string(kDigits) + '-') == part.npos;
        if (!is_plain || part.empty() || part.size() > kLongestPart || part.front() == '-' || part.back() == '-')
            return std::nullopt;
    }
    if (part.find_first_of(kSmallLetters) == part.npos) return std::nullopt;
    return small;
}

// However many slashes it begins with, it is the same place, and has one text.
Result<Address, AddressFault> parse_path(std::string_view text) {
    while (text.starts_with("//")) text.remove_prefix(1);
    if (text.size() >= sizeof(sockaddr_un{}.sun_path)) return Failure{AddressFault::kPathTooLong};
    if (text.find('\0') != std::string_view::npos || text.ends_with('/')) return Failure{AddressFault::kNoAddress};
    return Address{"", 0, std::string(text)};
}

Result<std::string, AddressFault> parse_host(std::string_view text, bool is_in_brackets) {
    if (is_in_brackets) {
        if (auto host = numeric_ipv6(text)) return *std::move(host);
        return Failure{AddressFault::kNotAHost};
    }
    if (text.empty() || text == "*") return std::string();
    if (auto host = numeric(AF_INET, text)) return *std::move(host);
    if (auto host = name(text)) return *host == "localhost" ? "127.0.0.1" : *std::move(host);
    return Failure{AddressFault::kNotAHost};
}

}  // namespace

bool Address::is_name() const {
    return !is_ipv6() && host.find_first_of(kSmallLetters) != std::string::npos;
}

Result<Address, AddressFault> parse_address(std::string_view text) {
    if (text.empty()) return Failure{AddressFault::kNoAddress};
    if (text.starts_with('/')) return parse_path(text);
    const bool is_in_brackets = text.starts_with('[');
    const std::size_t end = is_in_brackets ? text.find(']') : text.rfind(':');
    if (end == std::string_view::npos) {
        if (is_in_brackets) return Failure{AddressFault::kNoBracket};
        return Failure{text.find('/') == std::string_view::npos ? AddressFault::kNoPort : AddressFault::kNotFromRoot};
    }
    const std::string_view name = is_in_brackets ? text.substr(1, end - 1) : text.substr(0, end);
    if (!is_in_brackets && name.find(':') != std::string_view::npos) return Failure{AddressFault::kNoBracket};
    auto host = parse_host(name, is_in_brackets);
    if (!host) return Failure{host.error()};
    std::string_view rest = text.substr(is_in_brackets ? end + 1 : end);
    if (!rest.starts_with(':')) return Failure{AddressFault::kNoPort};
    rest.remove_prefix(1);
    if (rest.empty()) return Failure{AddressFault::kNoPort};
    const auto port = parse_digits<std::uint16_t>(rest);
    if (!port) return Failure{AddressFault::kNotAPort};
    return Address{*std::move(host), *port, ""};
}

std::string to_text(const Address& address) {
    if (address.is_path()) return address.path;
    const std::string port = ':' + std::to_string(address.port);
    return address.is_ipv6() ? '[' + address.host + ']' + port : address.host + port;
}

}  // namespace atom4::link
