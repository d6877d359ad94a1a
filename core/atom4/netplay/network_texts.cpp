// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/network_texts.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/strings.h"
#include "core/base/translation.h"
#include "core/net/reachable.h"

namespace atom4::link {
namespace {

std::string text_of(InvitationFault fault, const std::string& part) {
    switch (fault) {
        case InvitationFault::kEmpty: return translated("There is no invitation yet.");
        case InvitationFault::kTooLong: return translated("That is too long for an invitation.");
        case InvitationFault::kNotAnInvitation:
            return fill(translated("\"{0}\" is no invitation: one begins with atom4:"), {part});
        case InvitationFault::kNoKey: return translated("The end of the invitation is missing: a slash and the key.");
        case InvitationFault::kTooManyAddresses: return translated("The invitation has too many addresses.");
        case InvitationFault::kPortZero: return fill(translated("Nobody can be reached at port 0: {0}"), {part});
    }
    return {};
}

std::string text_of(KeyFault fault, const std::string& part) {
    switch (fault) {
        case KeyFault::kNotALetter:
            return fill(translated("The key of the invitation has a character that no key has: {0}"), {part});
        case KeyFault::kTooShort: return translated("The key of the invitation is too short: its end is missing.");
        case KeyFault::kTooLong: return translated("The key of the invitation is too long.");
        case KeyFault::kMistyped: break;
    }
    return translated("A letter of the invitation's key is wrong. Copy it once more.");
}

std::string about_the_path(const std::string& path) {
    const auto rights = rights_of(path);
    if (!rights) return {};
    if (rights->everybody) return translated("This invitation is good on this computer alone.");
    if (!rights->group) return translated("The rights of the socket's file let in you alone; chmod lets in others.");
    return fill(
        translated("The rights of the socket's file let in you, and the group {0}. chmod and chgrp let in others."),
        {printable(*rights->group)});
}

std::string text_of(AddressFault fault, const std::string& part) {
    const std::string why = what_is_wrong(fault);
    return part.empty() ? why : fill(translated_in("an address, and what is wrong with it", "{0}: {1}"), {part, why});
}

}  // namespace

std::string what_is_wrong(const InvitationError& error) {
    const std::string part = printable(error.part);
    return std::visit([&](const auto fault) { return text_of(fault, part); }, error.fault);
}

std::string about_a_link(const Invitation& invitation) {
    return fill(translated("This link is an invitation to a network match at {0}."),
                {printable(to_text(invitation.addresses.front()))});
}

std::string what_is_wrong(AddressFault fault) {
    switch (fault) {
        case AddressFault::kNoAddress: return translated("an address is missing");
        case AddressFault::kNotAHost:
            return translated("an address is written as 192.0.2.7, or is a name such as example.org");
        case AddressFault::kNoBracket: return translated("such an address stands in brackets: [2001:db8::7]:4004");
        case AddressFault::kNoPort: return translated("the port is missing, such as :4004");
        case AddressFault::kNotAPort: return translated("a port is a number from 0 to 65535");
        case AddressFault::kNotFromRoot: return translated("a path begins with a slash");
        case AddressFault::kPathTooLong: break;
    }
    return translated("the path is too long for a socket");
}

std::string why_not_hosting(TransportFault fault) {
    switch (fault) {
        case TransportFault::kNotBuilt: return translated("This program was built without the network.");
        case TransportFault::kNoLibrary:
            return translated("To play over the network, GnuTLS 3.7 or newer has to be installed (libgnutls.so.30).");
        case TransportFault::kInUse: return translated("Another program waits at that address already.");
        case TransportFault::kOtherFile: return translated("Something else has that name already.");
        case TransportFault::kNotPermitted: return translated("Waiting there is not permitted.");
        case TransportFault::kNoSuchPlace: return translated("There is no such address or folder on this computer.");
        case TransportFault::kNotAnAddress: return translated("That is no address.");
        default: return translated("The system has nothing left to wait with.");
    }
}

std::string why_not_reached(TransportFault fault) {
    switch (fault) {
        case TransportFault::kNoAnswer:
            return translated("Nobody answers there. A router or a firewall may be in the way.");
        case TransportFault::kRefused: return translated("Nobody waits there now.");
        case TransportFault::kUnknownName:
            return translated("The name in the invitation leads nowhere. Is this computer on the network?");
        case TransportFault::kNotPermitted: return translated("The rights of the socket's file keep you out.");
        case TransportFault::kNoWord: return translated("Somebody is there, but does not answer.");
        case TransportFault::kTurnedAway:
            return translated("Somebody is there who does not know this invitation. Ask for a new one.");
        case TransportFault::kNotBuilt:
        case TransportFault::kNoLibrary: return why_not_hosting(fault);
        default: return translated("No way leads there. Is this computer on the network?");
    }
}

std::string why_not_nearby(NearbyFault fault) {
    switch (fault) {
        case NearbyFault::kNotBuilt: return translated("This program was built without the network.");
        case NearbyFault::kNoLibrary:
            return translated("To find people nearby, Avahi's library has to be installed (libavahi-client.so.3).");
        case NearbyFault::kNoService:
            return translated("People nearby are found by Avahi, which does not run on this computer.");
        case NearbyFault::kNoMeans: break;
    }
    return translated("The system has nothing left to look around with.");
}

std::string who_is_nearby(const std::vector<Neighbour>& neighbours) {
    if (neighbours.empty()) return translated("Nobody is seen waiting nearby.");
    std::vector<std::string> names;
    for (const Neighbour& one : neighbours) names.push_back(printable(one.label));
    return fill(translated("Waiting nearby: {0}. To join, the key is enough, the end of the invitation."),
                {in_a_row(names)});
}

std::string what_is_seen_nearby(const std::string& label, const Invitation& invitation) {
    return fill(translated("People nearby see that {0} waits. The key is enough for whom you tell it: {1}"),
                {label.empty() ? "Atom-4" : printable(label), invitation.key.text()});
}

std::string about_the_way(const Invitation& invitation) {
    const Address& first = invitation.addresses.front();
    if (first.is_path()) return about_the_path(first.path);
    if (first.is_name())
        return fill(translated("{0} has to lead to this computer, or to a router that hands on port {1} (TCP) to it."),
                    {first.host, std::to_string(first.port)});
    Reach widest = Reach::kThisMachine;
    for (const Address& address : invitation.addresses) widest = std::min(widest, reach_of(address));
    switch (widest) {
        case Reach::kThisMachine: return translated("This invitation is good on this computer alone.");
        case Reach::kNeighbours:
            return fill(
                translated("It is good in your own network. For somebody farther away, have your router hand on port "
                           "{0} (TCP) to this computer, and put the router's public address into the invitation."),
                {std::to_string(first.port)});
        case Reach::kAnybody: break;
    }
    return fill(translated("A firewall, here or in your router, must let port {0} (TCP) through."),
                {std::to_string(first.port)});
}

}  // namespace atom4::link
