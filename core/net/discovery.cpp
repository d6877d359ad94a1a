// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/discovery.h"

#include <netdb.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/thread.h"
#include "core/net/address.h"

namespace atom4::net {
namespace {

std::atomic<int> asking{0};

}  // namespace

std::vector<std::string> look_up(const std::string& name) {
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    wanted.ai_flags = AI_ADDRCONFIG;
    addrinfo* first = nullptr;
    std::vector<std::string> hosts;
    if (::getaddrinfo(name.c_str(), nullptr, &wanted, &first) != 0) return hosts;
    for (const addrinfo* one = first; one != nullptr; one = one->ai_next) {
        std::string host = numeric_host(*one->ai_addr);
        const bool lacks_link = is_of_one_link(host) && host.find('%') == std::string::npos;
        if (!host.empty() && !lacks_link && std::find(hosts.begin(), hosts.end(), host) == hosts.end())
            hosts.push_back(std::move(host));
    }
    ::freeaddrinfo(first);
    return hosts;
}

struct HostLookup::State {
    WakeupPipe on_change;
    std::mutex mutex;
    std::optional<std::vector<std::string>> hosts;  // guarded by the mutex
};

// Runs on the detached thread.
void HostLookup::work(const std::string& name, const LookUp& look_up, State& state) {
    std::vector<std::string> hosts;
    try {
        hosts = look_up(name);
    } catch (const std::exception&) {
        hosts.clear();
    }
    if (hosts.size() > kMaxHosts) hosts.resize(kMaxHosts);
    {
        const std::lock_guard lock(state.mutex);
        state.hosts = std::move(hosts);
    }
    (void)state.on_change.put();
    --asking;
}

std::optional<HostLookup> HostLookup::ask(std::string name, LookUp look_up) {
    const bool is_one_too_many = asking.fetch_add(1) >= kMaxLookups;
    try {
        if (!is_one_too_many) {
            auto state = std::make_shared<State>();
            std::thread([state, name = std::move(name), look_up = std::move(look_up)] {
                work(name, look_up, *state);
            }).detach();
            return HostLookup(std::move(state));
        }
    } catch (const std::system_error&) {
    } catch (const std::bad_alloc&) {
    }
    --asking;
    return std::nullopt;
}

int HostLookup::descriptor() const {
    return state_->on_change.descriptor();
}

std::optional<std::vector<std::string>> HostLookup::answer() const {
    const std::lock_guard lock(state_->mutex);
    return state_->hosts;
}

// Takes the first address of each host before the second of any, so that hosts with many addresses do not keep others
// out.
std::optional<Invitation> to_neighbours(const std::vector<Neighbour>& neighbours, const Key& key) {
    Invitation invitation{{}, key};
    std::size_t most = 0;
    for (const Neighbour& one : neighbours) most = std::max(most, one.addresses.size());
    for (std::size_t which = 0; which < most; ++which)
        for (const Neighbour& one : neighbours)
            if (which < one.addresses.size() && invitation.addresses.size() < Invitation::kMaxAddresses)
                invitation.addresses.push_back(one.addresses[which]);
    if (invitation.addresses.empty()) return std::nullopt;
    return invitation;
}

}  // namespace atom4::net
