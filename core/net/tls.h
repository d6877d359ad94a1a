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

/// The keys of one side, and what all its sessions have in common. TLS 1.3 alone, with the key as an external PSK and a
/// fresh Diffie-Hellman exchange in every handshake (RFC 8446, psk_dhe_ke): what is replayed leads nowhere, and who
/// learns the key later reads nothing of what went before. No tickets, no early data, no certificates.
class TlsKeys {
public:
    /// Nothing where the library is missing or has no memory.
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

/// One side of an encrypted connection over a socket that does not block. It outlives neither its socket nor its keys.
class TlsSession {
public:
    enum class Step {
        kDone,
        kWaits,   ///< for the socket: see waits_to_write()
        kEnded,   ///< the other side has closed in order
        kFailed,  ///< for good
    };

    /// Nothing without memory.
    [[nodiscard]] static std::optional<TlsSession> start(std::shared_ptr<const TlsKeys> keys, int descriptor);

    TlsSession(TlsSession&&) noexcept;
    TlsSession& operator=(TlsSession&&) noexcept;
    ~TlsSession();

    /// Goes on with the handshake; kDone once both sides have proved that they know the key.
    [[nodiscard]] Step shake();
    /// Whether the other side of an unfinished handshake has named a key and shown that it, or somebody whom it
    /// repeats, knows it.
    [[nodiscard]] bool has_named_key() const;
    /// The random bytes of the other side's greeting: whoever repeats a greeting cannot change them.
    [[nodiscard]] std::string greeting_random() const;
    /// Which of the keys it was.
    [[nodiscard]] Role role() const;
    /// Appends what has come, `most` bytes at most.
    [[nodiscard]] Step read(std::string& bytes, std::size_t most);
    /// Whether read() has something without the socket being readable.
    [[nodiscard]] bool has_more() const;
    /// Sends from the front of the bytes and takes off what has gone. To be called with the same front until it has.
    [[nodiscard]] Step write(std::string& bytes);
    /// Says that nothing more will come.
    [[nodiscard]] Step say_end();
    [[nodiscard]] bool waits_to_write() const;

private:
    struct Implementation;
    explicit TlsSession(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

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

}  // namespace atom4::net
