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

/// The hosts behind a name, in numbers, the best first; none where nobody knows it. It may take as long as it likes.
using LookUp = std::function<std::vector<std::string>(const std::string& name)>;

/// As the system does it. Addresses that hold on one link alone are left out: no invitation can say on which.
[[nodiscard]] std::vector<std::string> look_up(const std::string& name);

/// A name that is being looked up, in a thread that nobody waits for: who does not want to know any more lets go of the
/// question, and the thread ends by itself when the system has given up.
class HostLookup {
public:
    /// So many at a time, in the whole program; hosts of one name, at most.
    static constexpr int kMostAtATime = 16;
    static constexpr std::size_t kMostHosts = 8;

    /// Nothing where the system has no thread left, or too many are being asked.
    [[nodiscard]] static std::optional<HostLookup> ask(std::string name, LookUp look_up);

    /// Readable from the answer on.
    [[nodiscard]] int descriptor() const;
    /// The hosts, once they are known.
    [[nodiscard]] std::optional<std::vector<std::string>> answer() const;

private:
    struct State;
    static void work(const std::string& name, const LookUp& look_up, State& state);
    explicit HostLookup(std::shared_ptr<State> state) : state_(std::move(state)) {}

    std::shared_ptr<State> state_;
};

/// Somebody in the same network who waits for whom they have invited, and lets that be seen: where, and nothing else.
/// What lets in is the invitation's key, which is not announced.
struct Neighbour {
    std::string label;  ///< what that person has typed; a foreign text
    std::vector<Address> addresses;

    friend bool operator==(const Neighbour&, const Neighbour&) = default;
};

/// An invitation to whoever of them knows that key, as many as one may name; nothing where nobody is there. Who does
/// not know it learns nothing by being asked.
[[nodiscard]] std::optional<Invitation> to_neighbours(const std::vector<Neighbour>& neighbours, const Key& key);

/// Why nobody nearby is found, or told.
enum class NearbyFault : std::uint8_t {
    kNotBuilt,   ///< a program without the network
    kNoLibrary,  ///< Avahi's library is not installed
    kNoService,  ///< Avahi does not run here, or no longer
    kNoMeans,    ///< the system gives no thread
};

/// What is announced or looked for, by Avahi (DNS-SD over multicast DNS, `_atom4._tcp`), as long as this lives. To be
/// used by one thread.
class Discovery {
public:
    /// Called by another thread when there is something new; may call nothing here.
    using Told = std::function<void()>;

    Discovery() = default;
    Discovery(const Discovery&) = delete;
    Discovery& operator=(const Discovery&) = delete;
    virtual ~Discovery() = default;

    /// Why nothing comes of it, as soon as that is known.
    [[nodiscard]] virtual std::optional<NearbyFault> fault() const = 0;
    /// Who waits nearby now, by label. Of one's own doing only where somebody looks.
    [[nodiscard]] virtual std::vector<Neighbour> neighbours() const = 0;
};

/// Lets be seen that somebody waits there: host "" is all of this machine's addresses. The label is all that is said of
/// the person, and where it is empty, the game's name; the machine's own name is not.
[[nodiscard]] std::unique_ptr<Discovery> announce(std::string_view label, const Address& where, Discovery::Told told);
/// Looks who waits.
[[nodiscard]] std::unique_ptr<Discovery> look_around(Discovery::Told told);

}  // namespace atom4::net
