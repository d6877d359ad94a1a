// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/tls_library.h"

#include <dlfcn.h>

#include <optional>

namespace atom4::link {
namespace {

// The number belongs to the interface that the header describes.
constexpr const char* kFile = "libgnutls.so.30";

class Loader {
public:
    Loader() : library_(::dlopen(kFile, RTLD_NOW | RTLD_LOCAL)) {}

    template <class Pointer>
    void find(const char* name, Pointer& pointer) {
        pointer = library_ != nullptr ? reinterpret_cast<Pointer>(::dlsym(library_, name)) : nullptr;
        is_whole_ = is_whole_ && pointer != nullptr;
    }
    [[nodiscard]] bool is_whole() const { return is_whole_; }

private:
    void* library_;
    bool is_whole_ = true;
};

std::optional<TlsLibrary> load() {
    Loader loader;
    TlsLibrary all;
    loader.find("gnutls_init", all.init);
    loader.find("gnutls_deinit", all.deinit);
    loader.find("gnutls_priority_init", all.priority_init);
    loader.find("gnutls_priority_set", all.priority_set);
    loader.find("gnutls_priority_deinit", all.priority_deinit);
    loader.find("gnutls_credentials_set", all.credentials_set);
    loader.find("gnutls_auth_get_type", all.auth_get_type);
    loader.find("gnutls_protocol_get_version", all.protocol_get_version);
    loader.find("gnutls_handshake", all.handshake);
    loader.find("gnutls_handshake_set_max_packet_length", all.handshake_set_max_packet_length);
    loader.find("gnutls_record_get_direction", all.record_get_direction);
    loader.find("gnutls_record_check_pending", all.record_check_pending);
    loader.find("gnutls_record_recv", all.record_recv);
    loader.find("gnutls_record_send", all.record_send);
    loader.find("gnutls_alert_send_appropriate", all.alert_send_appropriate);
    loader.find("gnutls_bye", all.bye);
    loader.find("gnutls_error_is_fatal", all.error_is_fatal);
    loader.find("gnutls_session_set_ptr", all.session_set_ptr);
    loader.find("gnutls_session_get_ptr", all.session_get_ptr);
    loader.find("gnutls_session_get_random", all.session_get_random);
    loader.find("gnutls_transport_set_int2", all.transport_set_int2);
    loader.find("gnutls_psk_allocate_client_credentials", all.psk_allocate_client_credentials);
    loader.find("gnutls_psk_free_client_credentials", all.psk_free_client_credentials);
    loader.find("gnutls_psk_set_client_credentials2", all.psk_set_client_credentials2);
    loader.find("gnutls_psk_allocate_server_credentials", all.psk_allocate_server_credentials);
    loader.find("gnutls_psk_free_server_credentials", all.psk_free_server_credentials);
    loader.find("gnutls_psk_set_server_credentials_function2", all.psk_set_server_credentials_function2);
    loader.find("gnutls_psk_server_get_username2", all.psk_server_get_username2);
    loader.find("gnutls_malloc", all.allocate);
    if (!loader.is_whole()) return std::nullopt;
    return all;
}

}  // namespace

const TlsLibrary* TlsLibrary::get() {
    static const std::optional<TlsLibrary> library = load();
    return library ? &*library : nullptr;
}

}  // namespace atom4::link
