// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <gnutls/gnutls.h>

namespace atom4::link {

/// What this program calls of GnuTLS, which is loaded when it is first needed: a game on one machine never pays for it.
struct TlsLibrary {
    decltype(&gnutls_init) init = nullptr;
    decltype(&gnutls_deinit) deinit = nullptr;
    decltype(&gnutls_priority_init) priority_init = nullptr;
    decltype(&gnutls_priority_set) priority_set = nullptr;
    decltype(&gnutls_priority_deinit) priority_deinit = nullptr;
    decltype(&gnutls_credentials_set) credentials_set = nullptr;
    decltype(&gnutls_auth_get_type) auth_get_type = nullptr;
    decltype(&gnutls_protocol_get_version) protocol_get_version = nullptr;
    decltype(&gnutls_handshake) handshake = nullptr;
    decltype(&gnutls_handshake_set_max_packet_length) handshake_set_max_packet_length = nullptr;
    decltype(&gnutls_record_get_direction) record_get_direction = nullptr;
    decltype(&gnutls_record_check_pending) record_check_pending = nullptr;
    decltype(&gnutls_record_recv) record_recv = nullptr;
    decltype(&gnutls_record_send) record_send = nullptr;
    decltype(&gnutls_alert_send_appropriate) alert_send_appropriate = nullptr;
    decltype(&gnutls_bye) bye = nullptr;
    decltype(&gnutls_error_is_fatal) error_is_fatal = nullptr;
    decltype(&gnutls_session_set_ptr) session_set_ptr = nullptr;
    decltype(&gnutls_session_get_ptr) session_get_ptr = nullptr;
    decltype(&gnutls_session_get_random) session_get_random = nullptr;
    decltype(&gnutls_transport_set_int2) transport_set_int2 = nullptr;
    decltype(&gnutls_psk_allocate_client_credentials) psk_allocate_client_credentials = nullptr;
    decltype(&gnutls_psk_free_client_credentials) psk_free_client_credentials = nullptr;
    decltype(&gnutls_psk_set_client_credentials2) psk_set_client_credentials2 = nullptr;
    decltype(&gnutls_psk_allocate_server_credentials) psk_allocate_server_credentials = nullptr;
    decltype(&gnutls_psk_free_server_credentials) psk_free_server_credentials = nullptr;
    decltype(&gnutls_psk_set_server_credentials_function2) psk_set_server_credentials_function2 = nullptr;
    decltype(&gnutls_psk_server_get_username2) psk_server_get_username2 = nullptr;
    decltype(&gnutls_malloc) allocate = nullptr;  ///< where the library keeps its allocator

    /// Loaded on the first call, for good; nothing if it is not installed or too old.
    [[nodiscard]] static const TlsLibrary* get();
};

}  // namespace atom4::link
