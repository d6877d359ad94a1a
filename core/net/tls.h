// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <gnutls/gnutls.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/net/invitation.h"

namespace atom4::net {

/// The keys of one side and the parameters of its sessions. TLS 1.3 only, with the key as an external PSK and a fresh
/// Diffie-Hellman exchange per handshake (RFC 8446, psk_dhe_ke), which prevents replay and gives forward secrecy. No
/// tickets, early data or certificates.
class TlsKeys {
public:
    /// Returns nullptr if the library is missing or out of memory.
    [[nodiscard]] static std::shared_ptr<const TlsKeys> of_guest(const Key& key);
    [[nodiscard]] static std::shared_ptr<const TlsKeys> of_host(const Key& player, const std::optional<Key>& watcher);

    struct State;
    explicit TlsKeys(std::unique_ptr<State> state);
    TlsKeys(const TlsKeys&) = delete;
    TlsKeys& operator=(const TlsKeys&) = delete;
    ~TlsKeys();

    [[nodiscard]] const State& state() const { return *state_; }

private:
    std::unique_ptr<State> state_;
};

/// One side of an encrypted connection over a non-blocking socket. Its socket and keys must outlive it.
class TlsSession {
public:
    enum class Step {
        kDone,
        kWaits,   ///< waiting for the socket: see waits_to_write()
        kEnded,   ///< the peer has closed the connection
        kFailed,  ///< permanently
    };

    /// Returns std::nullopt if out of memory.
    [[nodiscard]] static std::optional<TlsSession> start(std::shared_ptr<const TlsKeys> keys, int descriptor);

    TlsSession(TlsSession&&) noexcept;
    TlsSession& operator=(TlsSession&&) noexcept;
    ~TlsSession();

    /// Continues the handshake; kDone once both sides have proved that they know the key.
    [[nodiscard]] Step shake();
    /// Returns whether the peer of an unfinished handshake has named a key with a valid binder, possibly replayed.
    [[nodiscard]] bool has_named_key() const;
    /// Returns the peer's ClientHello random, which identifies a replayed greeting.
    [[nodiscard]] std::string greeting_random() const;
    /// Returns the role of the key that was used.
    [[nodiscard]] Role role() const;
    /// Receives at most `most` bytes and appends them.
    [[nodiscard]] Step read(std::string& bytes, std::size_t most);
    /// Returns whether read() has buffered data even if the socket is not readable.
    [[nodiscard]] bool has_more() const;
    /// Sends bytes and removes those sent. Retry with the same bytes until they are sent.
    [[nodiscard]] Step write(std::string& bytes);
    /// Sends the close notification.
    [[nodiscard]] Step say_end();
    [[nodiscard]] bool waits_to_write() const;

private:
    struct Implementation;
    explicit TlsSession(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

/// The functions of GnuTLS, which is loaded on first use, so that local games do not need it.
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
    decltype(&gnutls_malloc) allocate = nullptr;  ///< address of the library's pointer to its allocator

    /// Loads the library on the first call. Returns nullptr if it is missing or too old.
    [[nodiscard]] static const TlsLibrary* get();
};

}  // namespace atom4::net
