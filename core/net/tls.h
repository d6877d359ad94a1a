// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/net/key.h"

namespace atom4::link {

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

}  // namespace atom4::link
