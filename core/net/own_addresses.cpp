// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/own_addresses.h"

#include <ifaddrs.h>
#include <linux/ethtool.h>
#include <linux/if_addr.h>
#include <linux/sockios.h>
#include <net/if.h>
#include <net/route.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <fstream>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "core/base/strings.h"
#include "core/net/numeric_host.h"

namespace atom4::link {
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
    const bool is_told = ::ioctl(descriptor, SIOCETHTOOL, &request) == 0;
    ::close(descriptor);
    return is_told && std::string_view(driver.driver) == "bridge";
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

}  // namespace atom4::link
