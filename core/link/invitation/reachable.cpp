// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/link/invitation/reachable.h"

#include <arpa/inet.h>
#include <grp.h>
#include <netinet/in.h>
#include <sys/stat.h>

#include <algorithm>
#include <optional>
#include <string>

#include "core/link/invitation/own_addresses.h"

namespace atom4::link {
namespace {

constexpr std::size_t kMost = 4;

struct Found {
    Reach reach;
    Address address;
};

std::optional<Reach> reach_of(const in_addr& address) {
    const std::uint32_t number = ntohl(address.s_addr);
    const auto is_within = [&](std::uint32_t network, unsigned bits) {
        return number >> (32U - bits) == network >> (32U - bits);
    };
    if (is_within(0x7F000000U, 8)) return Reach::kThisMachine;
    if (is_within(0xA9FE0000U, 16) || number == 0) return std::nullopt;  // 169.254: of a link, which no address names
    const bool is_private = is_within(0x0A000000U, 8) || is_within(0xAC100000U, 12) || is_within(0xC0A80000U, 16) ||
                            is_within(0x64400000U, 10);
    return is_private ? Reach::kNeighbours : Reach::kAnybody;
}

std::optional<Reach> reach_of(const in6_addr& address) {
    if (IN6_IS_ADDR_LOOPBACK(&address)) return Reach::kThisMachine;
    if (IN6_IS_ADDR_LINKLOCAL(&address) || IN6_IS_ADDR_UNSPECIFIED(&address)) return std::nullopt;
    return (address.s6_addr[0] & 0xFEU) == 0xFCU ? Reach::kNeighbours : Reach::kAnybody;
}

// Nothing for what no invitation can name.
std::optional<Reach> reach_of(const std::string& host) {
    in6_addr bytes{};
    if (::inet_pton(AF_INET6, host.c_str(), &bytes) == 1) return reach_of(bytes);
    in_addr short_bytes{};
    return ::inet_pton(AF_INET, host.c_str(), &short_bytes) == 1 ? reach_of(short_bytes) : std::nullopt;
}

std::vector<Found> addresses_here(std::uint16_t port) {
    std::vector<Found> all;
    for (const OwnAddress& one : own_addresses().value_or(std::vector<OwnAddress>{}))
        if (const auto reach = reach_of(one.host)) all.push_back({*reach, Address{one.host, port, ""}});
    return all;
}

}  // namespace

Reach reach_of(const Address& address) {
    if (address.is_name()) return address.host.ends_with(".local") ? Reach::kNeighbours : Reach::kAnybody;
    if (address.host.empty()) return Reach::kThisMachine;
    // What is of a link alone leads to neighbours, too, where somebody takes care to write it down.
    return reach_of(address.host).value_or(Reach::kNeighbours);
}

std::vector<Address> reachable_addresses(const Address& where) {
    if (where.is_path() || (!where.host.empty() && where.host != "::" && where.host != "0.0.0.0")) return {where};
    std::vector<Found> all = addresses_here(where.port);
    std::erase_if(all, [&](const Found& one) { return where.host == "0.0.0.0" && one.address.is_ipv6(); });
    std::stable_sort(all.begin(), all.end(), [](const Found& a, const Found& b) { return a.reach < b.reach; });
    std::vector<Address> reachable;
    for (const Found& one : all)
        if (reachable.size() < kMost && (one.reach != Reach::kThisMachine || reachable.empty()))
            reachable.push_back(one.address);
    if (reachable.empty()) reachable.push_back(Address{"127.0.0.1", where.port, ""});
    return reachable;
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
