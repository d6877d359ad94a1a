// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/address.h"

#include <arpa/inet.h>
#include <grp.h>
#include <ifaddrs.h>
#include <linux/ethtool.h>
#include <linux/if_addr.h>
#include <linux/sockios.h>
#include <net/if.h>
#include <net/route.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/base/strings.h"

namespace atom4::net {
namespace {

// Returns the address as the system writes it, so that each address has only one text.
std::optional<std::string> numeric(int family, std::string_view text) {
    in6_addr bytes{};  // large enough for either
    if (::inet_pton(family, std::string(text).c_str(), &bytes) != 1) return std::nullopt;
    std::array<char, INET6_ADDRSTRLEN> written{};
    if (::inet_ntop(family, &bytes, written.data(), written.size()) == nullptr) return std::nullopt;
    return std::string(written.data());
}

// Parses an IPv6 address. Only a link-local one may be followed by "%" and its link, named as on the machine that has
// the address.
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

// Parses a host name (RFC 1123) and returns it in lower case: parts of letters, digits and hyphens between dots. The
// last part has a letter, so that a mistyped address is not taken for a name.
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

// Reduces leading slashes to one, so that each path has only one text.
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

namespace {

std::optional<unsigned> number(std::string_view text, int base) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

template <class Take>
void read_lines(const char* path, std::size_t columns, Take take) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        if (const auto words = words_of(line); words.size() >= columns) take(words);
}

using Words = std::vector<std::string_view>;
using Metrics = std::map<std::string, unsigned, std::less<>>;  // of the default routes, by the link's name

void note_route(Metrics& metrics, std::string_view link, std::optional<unsigned> flags,
                std::optional<unsigned> metric) {
    if (!flags || !metric || (*flags & RTF_UP) == 0 || (*flags & RTF_REJECT) != 0) return;
    const auto found = metrics.try_emplace(std::string(link), *metric).first;
    found->second = std::min(found->second, *metric);
}

Metrics routes_of_ipv4() {
    Metrics metrics;
    read_lines("/proc/net/route", 8, [&](const Words& words) {
        if (words[1] == "00000000" && words[7] == "00000000")
            note_route(metrics, words[0], number(words[3], 16), number(words[6], 10));
    });
    return metrics;
}

Metrics routes_of_ipv6() {
    Metrics metrics;
    read_lines("/proc/net/ipv6_route", 10, [&](const Words& words) {
        if (words[0].find_first_not_of('0') == std::string_view::npos && words[1] == "00")
            note_route(metrics, words[9], number(words[8], 16), number(words[5], 16));
    });
    return metrics;
}

// Flags of the IPv6 addresses, by the address in hexadecimal.
std::map<std::string, unsigned> flags_of_ipv6() {
    std::map<std::string, unsigned> flags;
    read_lines("/proc/net/if_inet6", 6, [&](const Words& words) {
        if (const auto value = number(words[4], 16)) flags[std::string(words[0])] = *value;
    });
    return flags;
}

std::string in_hexadecimal(const in6_addr& address) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : address.s6_addr) text += {kDigits[byte >> 4U], kDigits[byte & 15U]};
    return text;
}

bool is_bridge(const char* link) {
    const int descriptor = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return false;
    ethtool_drvinfo driver{};
    driver.cmd = ETHTOOL_GDRVINFO;
    ifreq request{};
    std::strncpy(request.ifr_name, link, sizeof request.ifr_name - 1);
    request.ifr_data = reinterpret_cast<char*>(&driver);
    const bool is_known = ::ioctl(descriptor, SIOCETHTOOL, &request) == 0;
    ::close(descriptor);
    return is_known && std::string_view(driver.driver) == "bridge";
}

template <class Bytes>
unsigned bits_of(const Bytes& mask) {
    unsigned bits = 0;
    for (const unsigned char byte : mask)
        for (unsigned bit = 128; bit != 0; bit >>= 1U)
            if ((byte & bit) != 0) ++bits;
    return bits;
}

unsigned prefix_of(const sockaddr* mask, int family) {
    if (mask == nullptr) return family == AF_INET ? 32 : 128;
    if (family == AF_INET) {
        sockaddr_in form{};
        std::memcpy(&form, mask, sizeof form);
        std::array<unsigned char, sizeof form.sin_addr> bytes{};
        std::memcpy(bytes.data(), &form.sin_addr, bytes.size());
        return bits_of(bytes);
    }
    sockaddr_in6 form{};
    std::memcpy(&form, mask, sizeof form);
    return bits_of(form.sin6_addr.s6_addr);
}

}  // namespace

std::optional<std::vector<OwnAddress>> own_addresses() {
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) return std::nullopt;
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> all(first, &::freeifaddrs);
    const std::array<Metrics, 2> metrics{routes_of_ipv4(), routes_of_ipv6()};
    const auto all_flags = flags_of_ipv6();
    std::vector<OwnAddress> addresses;
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0U) continue;
        const int family = one->ifa_addr->sa_family;
        if (family != AF_INET && family != AF_INET6) continue;
        OwnAddress address{.host = numeric_host(*one->ifa_addr), .link = ::if_nametoindex(one->ifa_name)};
        if (address.host.empty()) continue;
        address.prefix = prefix_of(one->ifa_netmask, family);
        address.is_bridge = is_bridge(one->ifa_name);
        const Metrics& of_family = metrics[family == AF_INET ? 0 : 1];
        if (const auto route = of_family.find(one->ifa_name); route != of_family.end())
            address.default_route = route->second;
        if (family == AF_INET6) {
            sockaddr_in6 form{};
            std::memcpy(&form, one->ifa_addr, sizeof form);
            const auto found = all_flags.find(in_hexadecimal(form.sin6_addr));
            const unsigned flags = found == all_flags.end() ? 0 : found->second;
            address.is_old = (flags & IFA_F_DEPRECATED) != 0;
            address.is_passing = (flags & IFA_F_TEMPORARY) != 0;
        }
        addresses.push_back(std::move(address));
    }
    return addresses;
}

namespace {

constexpr std::size_t kMax = 4;

struct Found {
    AddressScope scope;
    OwnAddress own;
};

std::optional<AddressScope> scope_of(const in_addr& address) {
    const std::uint32_t number = ntohl(address.s_addr);
    const auto is_within = [&](std::uint32_t network, unsigned bits) {
        return number >> (32U - bits) == network >> (32U - bits);
    };
    if (is_within(0x7F000000U, 8)) return AddressScope::kThisMachine;
    if (number == 0) return std::nullopt;
    const bool is_private = is_within(0x0A000000U, 8) || is_within(0xAC100000U, 12) || is_within(0xC0A80000U, 16) ||
                            is_within(0x64400000U, 10) || is_within(0xA9FE0000U, 16);
    return is_private ? AddressScope::kNeighbours : AddressScope::kAnybody;
}

std::optional<AddressScope> scope_of(const in6_addr& address) {
    if (IN6_IS_ADDR_LOOPBACK(&address)) return AddressScope::kThisMachine;
    if (IN6_IS_ADDR_UNSPECIFIED(&address)) return std::nullopt;
    return IN6_IS_ADDR_LINKLOCAL(&address) || (address.s6_addr[0] & 0xFEU) == 0xFCU ? AddressScope::kNeighbours
                                                                                    : AddressScope::kAnybody;
}

// Returns std::nullopt for what no invitation can name.
std::optional<AddressScope> scope_of(const std::string& host) {
    in6_addr bytes{};
    if (::inet_pton(AF_INET6, host.substr(0, host.find('%')).c_str(), &bytes) == 1) return scope_of(bytes);
    in_addr short_bytes{};
    return ::inet_pton(AF_INET, host.c_str(), &short_bytes) == 1 ? scope_of(short_bytes) : std::nullopt;
}

// The lower, the more machines can reach the address. A link-local address, as on a cable between two machines, is used
// only if there is no wider one.
int tier_of(const Found& one) {
    if (one.scope == AddressScope::kThisMachine) return 2;
    return is_of_one_link(one.own.host) || one.own.host.starts_with("169.254.") ? 1 : 0;
}

// Identifies the network of an address by its family and its prefix, and by the link of a link-local address, since
// every link has the same prefix.
std::string network_of(const OwnAddress& own) {
    constexpr unsigned kOfIpv6 = 64;  // even if the machine was given a longer prefix
    std::array<unsigned char, 16> bytes{};
    const bool is_ipv6 = own.host.find(':') != std::string::npos;
    const std::string numbers = own.host.substr(0, own.host.find('%'));
    (void)::inet_pton(is_ipv6 ? AF_INET6 : AF_INET, numbers.c_str(), bytes.data());
    const unsigned bits = is_ipv6 ? std::min(own.prefix, kOfIpv6) : own.prefix;
    for (unsigned bit = bits; bit < bytes.size() * 8; ++bit)
        bytes[bit / 8] = static_cast<unsigned char>(bytes[bit / 8] & ~(0x80U >> bit % 8));
    return (is_ipv6 ? "6" : "4") + std::string(bytes.begin(), bytes.end()) + own.host.substr(numbers.size());
}

// The lower the rank, the earlier the address is listed.
auto rank_of(const Found& one) {
    const OwnAddress& own = one.own;
    const bool is_private_bridge = own.is_bridge && !own.default_route && one.scope != AddressScope::kAnybody;
    return std::tuple(tier_of(one), is_private_bridge, own.is_old, !own.default_route, one.scope,
                      own.default_route.value_or(0), own.is_passing);
}

}  // namespace

AddressScope scope_of(const Address& address) {
    if (address.is_name()) return address.host.ends_with(".local") ? AddressScope::kNeighbours : AddressScope::kAnybody;
    if (address.host.empty()) return AddressScope::kThisMachine;
    return scope_of(address.host).value_or(AddressScope::kThisMachine);
}

std::vector<Address> reachable_addresses(const Address& where, const std::vector<OwnAddress>& own) {
    if (where.is_path() || (!where.host.empty() && where.host != "::" && where.host != "0.0.0.0")) return {where};
    std::vector<Found> all;
    for (const OwnAddress& one : own) {
        const bool is_interactive = where.host != "0.0.0.0" || one.host.find(':') == std::string::npos;
        if (const auto scope = scope_of(one.host); scope && is_interactive) all.push_back({*scope, one});
    }
    std::stable_sort(all.begin(), all.end(), [](const Found& a, const Found& b) { return rank_of(a) < rank_of(b); });
    std::vector<Address> reachable;
    std::set<std::string> networks;
    for (const Found& one : all) {
        const bool is_enough = reachable.size() == (one.scope == AddressScope::kThisMachine ? 1 : kMax);
        if (is_enough || tier_of(one) != tier_of(all.front())) break;
        if (networks.insert(network_of(one.own)).second) reachable.push_back(Address{one.own.host, where.port, ""});
    }
    if (reachable.empty()) reachable.push_back(Address{"127.0.0.1", where.port, ""});
    return reachable;
}

std::vector<Address> reachable_addresses(const Address& where) {
    return reachable_addresses(where, own_addresses().value_or(std::vector<OwnAddress>{}));
}

std::optional<PathRights> rights_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return std::nullopt;
    PathRights rights;
    rights.everybody = (status.st_mode & S_IWOTH) != 0;
    if ((status.st_mode & S_IWGRP) == 0) return rights;
    const group* named = ::getgrgid(status.st_gid);
    rights.group = named != nullptr ? named->gr_name : std::to_string(status.st_gid);
    return rights;
}

}  // namespace atom4::net
