// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/reachable.h"

#include <arpa/inet.h>
#include <grp.h>
#include <netinet/in.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <tuple>

#include "core/net/numeric_host.h"

namespace atom4::link {
namespace {

constexpr std::size_t kMost = 4;

struct Found {
    Reach reach;
    OwnAddress own;
};

std::optional<Reach> reach_of(const in_addr& address) {
    const std::uint32_t number = ntohl(address.s_addr);
    const auto is_within = [&](std::uint32_t network, unsigned bits) {
        return number >> (32U - bits) == network >> (32U - bits);
    };
    if (is_within(0x7F000000U, 8)) return Reach::kThisMachine;
    if (number == 0) return std::nullopt;
    const bool is_private = is_within(0x0A000000U, 8) || is_within(0xAC100000U, 12) || is_within(0xC0A80000U, 16) ||
                            is_within(0x64400000U, 10) || is_within(0xA9FE0000U, 16);
    return is_private ? Reach::kNeighbours : Reach::kAnybody;
}

std::optional<Reach> reach_of(const in6_addr& address) {
    if (IN6_IS_ADDR_LOOPBACK(&address)) return Reach::kThisMachine;
    if (IN6_IS_ADDR_UNSPECIFIED(&address)) return std::nullopt;
    return IN6_IS_ADDR_LINKLOCAL(&address) || (address.s6_addr[0] & 0xFEU) == 0xFCU ? Reach::kNeighbours
                                                                                    : Reach::kAnybody;
}

// Nothing for what no invitation can name.
std::optional<Reach> reach_of(const std::string& host) {
    in6_addr bytes{};
    if (::inet_pton(AF_INET6, host.substr(0, host.find('%')).c_str(), &bytes) == 1) return reach_of(bytes);
    in_addr short_bytes{};
    return ::inet_pton(AF_INET, host.c_str(), &short_bytes) == 1 ? reach_of(short_bytes) : std::nullopt;
}

// How few can have a way to it: those of one link, such as a cable between two machines, can where nothing else leads
// anywhere.
int tier_of(const Found& one) {
    if (one.reach == Reach::kThisMachine) return 2;
    return is_of_one_link(one.own.host) || one.own.host.starts_with("169.254.") ? 1 : 0;
}

// The network of an address: its family, and the bits that name it, and the link where the bits are those of any.
std::string network_of(const OwnAddress& own) {
    constexpr unsigned kOfIpv6 = 64;  // however much of it a single machine was given
    std::array<unsigned char, 16> bytes{};
    const bool is_ipv6 = own.host.find(':') != std::string::npos;
    const std::string numbers = own.host.substr(0, own.host.find('%'));
    (void)::inet_pton(is_ipv6 ? AF_INET6 : AF_INET, numbers.c_str(), bytes.data());
    const unsigned bits = is_ipv6 ? std::min(own.prefix, kOfIpv6) : own.prefix;
    for (unsigned bit = bits; bit < bytes.size() * 8; ++bit)
        bytes[bit / 8] = static_cast<unsigned char>(bytes[bit / 8] & ~(0x80U >> bit % 8));
    return (is_ipv6 ? "6" : "4") + std::string(bytes.begin(), bytes.end()) + own.host.substr(numbers.size());
}

// The less, the sooner it is named.
auto rank_of(const Found& one) {
    const OwnAddress& own = one.own;
    const bool is_private_bridge = own.is_bridge && !own.default_route && one.reach != Reach::kAnybody;
    return std::tuple(tier_of(one), is_private_bridge, own.is_old, !own.default_route, one.reach,
                      own.default_route.value_or(0), own.is_passing);
}

}  // namespace

Reach reach_of(const Address& address) {
    if (address.is_name()) return address.host.ends_with(".local") ? Reach::kNeighbours : Reach::kAnybody;
    if (address.host.empty()) return Reach::kThisMachine;
    return reach_of(address.host).value_or(Reach::kThisMachine);
}

std::vector<Address> reachable_addresses(const Address& where, const std::vector<OwnAddress>& own) {
    if (where.is_path() || (!where.host.empty() && where.host != "::" && where.host != "0.0.0.0")) return {where};
    std::vector<Found> all;
    for (const OwnAddress& one : own) {
        const bool is_heard = where.host != "0.0.0.0" || one.host.find(':') == std::string::npos;
        if (const auto reach = reach_of(one.host); reach && is_heard) all.push_back({*reach, one});
    }
    std::stable_sort(all.begin(), all.end(), [](const Found& a, const Found& b) { return rank_of(a) < rank_of(b); });
    std::vector<Address> reachable;
    std::set<std::string> networks;
    for (const Found& one : all) {
        const bool is_enough = reachable.size() == (one.reach == Reach::kThisMachine ? 1 : kMost);
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

}  // namespace atom4::link
