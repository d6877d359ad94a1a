// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/net/address.h"
#include "core/net/invitation.h"

namespace atom4::net {

/// Resolves a host name to numeric addresses, the preferred first; empty if unknown. May block for any time.
using LookUp = std::function<std::vector<std::string>(const std::string& name)>;

/// Resolves by the system's resolver. Leaves out link-local addresses, whose link no invitation can name.
[[nodiscard]] std::vector<std::string> look_up(const std::string& name);

/// A host lookup on a detached thread. Destroying it abandons the lookup without blocking; the thread ends when the
/// system's resolver returns.
class HostLookup {
public:
    /// Most simultaneous lookups in the process, and most addresses of one name.
    static constexpr int kMaxLookups = 16;
    static constexpr std::size_t kMaxHosts = 8;

    /// Starts a lookup. Returns std::nullopt if there is no thread for it, or kMaxLookups are running.
    [[nodiscard]] static std::optional<HostLookup> ask(std::string name, LookUp look_up);

    /// A descriptor that becomes readable when the answer is there.
    [[nodiscard]] int descriptor() const;
    /// Returns the addresses, or std::nullopt while the lookup runs.
    [[nodiscard]] std::optional<std::vector<std::string>> answer() const;

private:
    struct State;
    static void work(const std::string& name, const LookUp& look_up, State& state);
    explicit HostLookup(std::shared_ptr<State> state) : state_(std::move(state)) {}

    std::shared_ptr<State> state_;
};

/// A host on the local network that announces its match: its label and addresses. Its key, which joining requires, is
/// not announced.
struct Neighbour {
    std::string label;  ///< entered by that player; untrusted text
    std::vector<Address> addresses;

    friend bool operator==(const Neighbour&, const Neighbour&) = default;
};

/// Returns an invitation to all of these hosts with that key, up to kMaxAddresses; std::nullopt if there are none. A
/// host with another key learns nothing from an attempt to join.
[[nodiscard]] std::optional<Invitation> to_neighbours(const std::vector<Neighbour>& neighbours, const Key& key);

/// Why discovery does not work.
enum class NearbyFault : std::uint8_t {
    kNotBuilt,   ///< built without network support
    kNoLibrary,  ///< Avahi's library is not installed
    kNoService,  ///< the Avahi service is not running
    kNoMeans,    ///< out of threads
};

/// An announcement or a search by Avahi (DNS-SD over multicast DNS, `_atom4._tcp`), which the destructor ends. Not
/// thread-safe.
class Discovery {
public:
    /// Called on another thread when something has changed. Must not call the Discovery.
    using OnChange = std::function<void()>;

    Discovery() = default;
    Discovery(const Discovery&) = delete;
    Discovery& operator=(const Discovery&) = delete;
    virtual ~Discovery() = default;

    /// Returns why it failed, or std::nullopt.
    [[nodiscard]] virtual std::optional<NearbyFault> fault() const = 0;
    /// Returns the hosts found so far, sorted by label, without this program's own announcement.
    [[nodiscard]] virtual std::vector<Neighbour> neighbours() const = 0;
};

/// Announces a host at `where`; host "" is all addresses of this machine. Publishes the label, or the game's name if it
/// is empty, and never the machine's name.
[[nodiscard]] std::unique_ptr<Discovery> announce(std::string_view label, const Address& where,
                                                  Discovery::OnChange on_change);
/// Searches for hosts.
[[nodiscard]] std::unique_ptr<Discovery> look_around(Discovery::OnChange on_change);

}  // namespace atom4::net
