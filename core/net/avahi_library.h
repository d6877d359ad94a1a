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

namespace atom4::link {

/// What this program calls of Avahi's library, which is loaded when somebody first looks around or wants to be seen.
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

    /// Loaded on the first call, for good; nothing if it is not installed.
    [[nodiscard]] static const AvahiLibrary* get();
};

}  // namespace atom4::link
