// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <avahi-client/client.h>
#include <avahi-client/lookup.h>
#include <avahi-client/publish.h>
#include <avahi-common/address.h>
#include <avahi-common/alternative.h>
#include <avahi-common/malloc.h>
#include <avahi-common/simple-watch.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/net/discovery.h"

namespace atom4::net {

/// The functions of Avahi's library, which is loaded on the first search or announcement.
struct AvahiLibrary {
    decltype(&avahi_simple_poll_new) poll_new = nullptr;
    decltype(&avahi_simple_poll_free) poll_free = nullptr;
    decltype(&avahi_simple_poll_get) poll_get = nullptr;
    decltype(&avahi_simple_poll_iterate) poll_iterate = nullptr;
    decltype(&avahi_simple_poll_wakeup) poll_wakeup = nullptr;
    decltype(&avahi_client_new) client_new = nullptr;
    decltype(&avahi_client_free) client_free = nullptr;
    decltype(&avahi_entry_group_new) group_new = nullptr;
    decltype(&avahi_entry_group_reset) group_reset = nullptr;
    decltype(&avahi_entry_group_commit) group_commit = nullptr;
    decltype(&avahi_entry_group_add_address) group_add_address = nullptr;
    decltype(&avahi_entry_group_add_service_strlst) group_add_service = nullptr;
    decltype(&avahi_service_browser_new) browser_new = nullptr;
    decltype(&avahi_service_resolver_new) resolver_new = nullptr;
    decltype(&avahi_service_resolver_free) resolver_free = nullptr;
    decltype(&avahi_address_parse) address_parse = nullptr;
    decltype(&avahi_address_snprint) address_print = nullptr;
    decltype(&avahi_alternative_service_name) alternative_name = nullptr;
    decltype(&avahi_free) free_text = nullptr;

    /// Loads the library on the first call. Returns nullptr if it is not installed.
    [[nodiscard]] static const AvahiLibrary* get();
};

/// What to do: announce a host at `where`; without it, search for hosts.
struct DiscoveryOptions {
    std::string label{};
    std::optional<Address> where{};
};

/// Receives the results.
class NearbyNews {
public:
    NearbyNews() = default;
    NearbyNews(const NearbyNews&) = delete;
    NearbyNews& operator=(const NearbyNews&) = delete;
    virtual ~NearbyNews() = default;
    virtual void failed(NearbyFault fault) = 0;
    virtual void found(std::vector<Neighbour> neighbours) = 0;
};

/// An announcement or a search with Avahi's library. Belongs to one thread, except for wake().
class AvahiSession {
public:
    AvahiSession(const DiscoveryOptions& options, NearbyNews& news);
    AvahiSession(const AvahiSession&) = delete;
    AvahiSession& operator=(const AvahiSession&) = delete;
    ~AvahiSession();

    /// Waits for and handles the next event. Returns false once the session has failed, which was reported.
    [[nodiscard]] bool step();
    /// Makes step() return soon.
    void wake() const;

private:
    /// One announcement on one link.
    using Seen = std::tuple<AvahiIfIndex, AvahiProtocol, std::string>;
    struct Found {
        AvahiServiceResolver* resolver = nullptr;
        std::optional<Address> address = {};
    };

    [[nodiscard]] std::optional<NearbyFault> begin();
    void fail(NearbyFault fault);
    void client_changed(AvahiClient* client, AvahiClientState state);
    void put_up(AvahiClient* client);
    [[nodiscard]] int put_up_entries();
    [[nodiscard]] int put_up_addresses();
    void group_changed(AvahiEntryGroupState state);
    [[nodiscard]] bool rename_service();
    void seen(AvahiBrowserEvent event, const Seen& what, const char* type, const char* domain);
    void resolved(AvahiServiceResolver* resolver, const AvahiAddress* address, std::uint16_t port);
    void notify();

    const AvahiLibrary* library_;
    DiscoveryOptions options_;
    NearbyNews& news_;
    bool is_over_ = false;
    AvahiSimplePoll* poll_ = nullptr;
    AvahiClient* client_ = nullptr;
    AvahiEntryGroup* group_ = nullptr;
    std::string label_;
    std::string host_;  // made-up host name for the addresses
    int renamed_ = 0;
    std::map<Seen, Found> all_;
};

}  // namespace atom4::net
