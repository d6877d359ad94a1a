// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/avahi_library.h"

#include <dlfcn.h>

#include <optional>

namespace atom4::link {
namespace {

// The number belongs to the interface that the headers describe. The other library, which it needs, is found by it.
constexpr const char* kAvahiFile = "libavahi-client.so.3";

std::optional<AvahiLibrary> load_avahi() {
    void* const library = ::dlopen(kAvahiFile, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return std::nullopt;
    AvahiLibrary all;
    bool is_whole = true;
    const auto find = [&](const char* name, auto& pointer) {
        pointer = reinterpret_cast<std::remove_reference_t<decltype(pointer)>>(::dlsym(library, name));
        is_whole = is_whole && pointer != nullptr;
    };
    find("avahi_simple_poll_new", all.poll_new);
    find("avahi_simple_poll_free", all.poll_free);
    find("avahi_simple_poll_get", all.poll_get);
    find("avahi_simple_poll_iterate", all.poll_iterate);
    find("avahi_simple_poll_wakeup", all.poll_wakeup);
    find("avahi_client_new", all.client_new);
    find("avahi_client_free", all.client_free);
    find("avahi_entry_group_new", all.group_new);
    find("avahi_entry_group_reset", all.group_reset);
    find("avahi_entry_group_commit", all.group_commit);
    find("avahi_entry_group_add_address", all.group_add_address);
    find("avahi_entry_group_add_service_strlst", all.group_add_service);
    find("avahi_service_browser_new", all.browser_new);
    find("avahi_service_resolver_new", all.resolver_new);
    find("avahi_service_resolver_free", all.resolver_free);
    find("avahi_address_parse", all.address_parse);
    find("avahi_address_snprint", all.address_print);
    find("avahi_alternative_service_name", all.alternative_name);
    find("avahi_free", all.free_text);
    if (!is_whole) return std::nullopt;
    return all;
}

}  // namespace

const AvahiLibrary* AvahiLibrary::get() {
    static const std::optional<AvahiLibrary> library = load_avahi();
    return library ? &*library : nullptr;
}

}  // namespace atom4::link
