// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/network_texts.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/base/strings.h"
#include "core/base/translation.h"
#include "core/net/address.h"

namespace atom4::net {
namespace {

std::string text_of(InvitationFault fault, const std::string& part) {
    switch (fault) {
        case InvitationFault::kEmpty: return translated("Enter an invitation.");
        case InvitationFault::kTooLong: return translated("Too long to be an invitation.");
        case InvitationFault::kNotAnInvitation:
            return fill(translated("\"{0}\" isn't an invitation: invitations begin with atom4:"), {part});
        case InvitationFault::kNoKey: return translated("The end of the invitation is missing: a slash and the key.");
        case InvitationFault::kTooManyAddresses: return translated("The invitation has too many addresses.");
        case InvitationFault::kPortZero: return fill(translated("Port 0 can't be used: {0}"), {part});
    }
    return {};
}

std::string text_of(KeyFault fault, const std::string& part) {
    switch (fault) {
        case KeyFault::kNotALetter: return fill(translated("The key has an invalid character: {0}"), {part});
        case KeyFault::kTooShort: return translated("The key is too short: its end is missing.");
        case KeyFault::kTooLong: return translated("The key is too long.");
        case KeyFault::kMistyped: break;
    }
    return translated("The key is mistyped. Copy it again.");
}

// Returns the hosts of the addresses with that scope.
std::vector<std::string> hosts_of(const Invitation& invitation, AddressScope scope) {
    std::vector<std::string> hosts;
    for (const Address& address : invitation.addresses)
        if (scope_of(address) == scope) hosts.push_back(address.host);
    return hosts;
}

std::string about_the_path(const std::string& path) {
    const auto rights = rights_of(path);
    if (!rights) return {};
    if (rights->everybody) return translated("This invitation only works on this computer.");
    if (!rights->group)
        return translated("Only you have permission to use the socket file. Use chmod to allow others.");
    return fill(
        translated(
            "Only you and the group {0} have permission to use the socket file. Use chmod and chgrp to allow others."),
        {sanitized(*rights->group)});
}

std::string text_of(AddressFault fault, const std::string& part) {
    const std::string why = what_is_wrong(fault);
    return part.empty() ? why : fill(translated_in("an address, and what is wrong with it", "{0}: {1}"), {part, why});
}

}  // namespace

std::string what_is_wrong(const InvitationError& error) {
    const std::string part = sanitized(error.part);
    return std::visit([&](const auto fault) { return text_of(fault, part); }, error.fault);
}

std::string about_a_link(const Invitation& invitation) {
    return fill(translated("This link is an invitation to a network match at {0}."),
                {sanitized(to_text(invitation.addresses.front()))});
}

std::string what_is_wrong(AddressFault fault) {
    switch (fault) {
        case AddressFault::kNoAddress: return translated("the address is missing");
        case AddressFault::kNotAHost: return translated("an address must look like 192.0.2.7 or example.org");
        case AddressFault::kNoBracket: return translated("an IPv6 address must be in brackets: [2001:db8::7]:4004");
        case AddressFault::kNoPort: return translated("the port is missing, for example :4004");
        case AddressFault::kNotAPort: return translated("port must be a number from 0 to 65535");
        case AddressFault::kNotFromRoot: return translated("a path must begin with a slash");
        case AddressFault::kPathTooLong: break;
    }
    return translated("the path is too long for a socket");
}

std::string why_not_hosting(TransportFault fault) {
    switch (fault) {
        case TransportFault::kNotBuilt: return translated("This program was built without network support.");
        case TransportFault::kNoLibrary:
            return translated("Playing over the network requires GnuTLS 3.7 or newer (libgnutls.so.30).");
        case TransportFault::kInUse: return translated("That address is already in use by another program.");
        case TransportFault::kOtherFile: return translated("A file with that name already exists.");
        case TransportFault::kNotPermitted: return translated("Permission denied for that address or port.");
        case TransportFault::kNoSuchPlace: return translated("That address or folder does not exist on this computer.");
        case TransportFault::kNotAnAddress: return translated("That isn't an address.");
        default: return translated("Can't host: the system is out of resources.");
    }
}

std::string why_not_reached(TransportFault fault) {
    switch (fault) {
        case TransportFault::kNoAnswer:
            return translated("No response. A router or firewall may be blocking the connection.");
        case TransportFault::kRefused: return translated("No match is being hosted at that address.");
        case TransportFault::kUnknownName: return translated("Host name not found. Check your network connection.");
        case TransportFault::kNotPermitted: return translated("You don't have permission to use the socket file.");
        case TransportFault::kNoWord: return translated("The host isn't responding.");
        case TransportFault::kTurnedAway:
            return translated("The host didn't accept this invitation. Ask for a new one.");
        case TransportFault::kNotBuilt:
        case TransportFault::kNoLibrary: return why_not_hosting(fault);
        default: return translated("Host unreachable. Check your network connection.");
    }
}

std::string why_not_nearby(NearbyFault fault) {
    switch (fault) {
        case NearbyFault::kNotBuilt: return translated("This program was built without network support.");
        case NearbyFault::kNoLibrary:
            return translated("Finding matches on the local network requires Avahi's library (libavahi-client.so.3).");
        case NearbyFault::kNoService:
            return translated("Finding matches on the local network requires the Avahi service, which isn't running.");
        case NearbyFault::kNoMeans: break;
    }
    return translated("Can't search the local network: the system is out of resources.");
}

std::string hosts_found_text(const std::vector<Neighbour>& neighbours) {
    if (neighbours.empty()) return translated("No matches found on the local network.");
    std::vector<std::string> names;
    for (const Neighbour& one : neighbours) names.push_back(sanitized(one.label));
    return fill(
        translated(
            "Hosting on the local network: {0}. To join, you need only the key, the last part of the invitation."),
        {in_a_row(names)});
}

std::string what_is_seen_nearby(const std::string& label, const Invitation& invitation) {
    return fill(translated("{0} is visible on the local network. An opponent there needs only the key: {1}"),
                {label.empty() ? "Atom-4" : sanitized(label), invitation.key.text()});
}

std::string about_the_way(const Invitation& invitation) {
    const Address& first = invitation.addresses.front();
    if (first.is_path()) return about_the_path(first.path);
    if (first.is_name())
        return fill(translated("{0} must resolve to this computer, or to a router that forwards TCP port {1} to it."),
                    {first.host, std::to_string(first.port)});
    const std::vector<std::string> near = hosts_of(invitation, AddressScope::kNeighbours);
    const std::vector<std::string> anywhere = hosts_of(invitation, AddressScope::kAnybody);
    if (near.empty() && anywhere.empty()) return translated("This invitation only works on this computer.");
    if (anywhere.empty())
        return fill(translated("Works on your local network. To play over the internet, forward TCP port {0} on your "
                               "router to this computer and put the router's public address in the invitation."),
                    {std::to_string(first.port)});
    const std::string reach = near.empty()
                                  ? fill(translated("{0} works over the internet."), {listed(anywhere)})
                                  : fill(translated("{0} works over the internet, {1} only on your local network."),
                                         {listed(anywhere), listed(near)});
    return reach + ' ' +
           fill(translated("If your opponent can't connect, allow TCP port {0} in your firewall and router."),
                {std::to_string(first.port)});
}

namespace {

std::string question(const Notice& notice, const std::string& other) {
    switch (notice.ask) {
        case PeerRequest::kTakeback: return fill(translated("{0} asks to take a move back."), {other});
        case PeerRequest::kResign: return {};  // resigning needs no answer
        case PeerRequest::kRefusedMove:
            return fill(translated("{0}'s program rejected your last move. Take it back?"), {other});
        case PeerRequest::kNextRound: break;
    }
    return fill(translated("{0} would like to play another round."), {other});
}

std::string agreement(PeerRequest ask, const std::string& other) {
    switch (ask) {
        case PeerRequest::kTakeback: return fill(translated("{0} accepted: the move is taken back."), {other});
        case PeerRequest::kResign:
        case PeerRequest::kRefusedMove: return {};
        case PeerRequest::kNextRound: break;
    }
    return fill(translated("{0} accepted: the next round begins."), {other});
}

std::string farewell(CloseReason end) {
    switch (end) {
        case CloseReason::kReplaced:
            return translated("You connected from another program, so this one was disconnected.");
        case CloseReason::kVersion:
            return translated("Your version and your opponent's are incompatible. Update the older one.");
        case CloseReason::kRole: return translated("This invitation can't be used to join a match.");
        case CloseReason::kTaken:
            return translated("Another guest is already playing with this invitation. Ask the host for a new one.");
        default: return translated("The connection was closed.");
    }
}

std::string watchers(int number) {
    if (number == 0) return translated("No spectators.");
    return counted(number, "{0} spectator.", "{0} spectators.");
}

// Returns the player's name, or "Your opponent" as at the start of a sentence.
std::string name_in(const Terms& terms, Player player) {
    const std::string name = sanitized(terms.setup.seats[player].name);
    return name.empty() ? opponent_text() : name;
}

// Returns the player's name for a spectator.
std::string watched_name(const Terms& terms, Player player) {
    const std::string name = sanitized(terms.setup.seats[player].name);
    return name.empty() ? fill(translated("Player {0}"), {std::to_string(number(player))}) : name;
}

std::string goal_of(Player player) {
    return player == Player::kFirst ? translated("You want four whites.") : translated("You want four blacks.");
}

std::string clock_in_words(const std::optional<TimeControl>& control) {
    if (!control) return translated("no clock");
    return fill(translated("{0} for each player"), {time_control_text(*control)});
}

}  // namespace

std::string other_name(const RemoteMatch& linked) {
    const Terms* terms = linked.terms();
    if (terms == nullptr) return opponent_text();
    if (linked.role() == PeerRole::kSpectator) return watched_name(*terms, terms->host);
    const Player other = opponent(*linked.player());
    const std::string name = sanitized(terms->setup.seats[other].name);
    return name.empty() ? opponent_text() : name;
}

std::string sentence(const Notice& notice, const std::string& other) {
    if (notice.times > 1) {
        Notice once = notice;
        once.times = 1;
        const std::string text = sentence(once, other);
        return text.empty() ? text : text + " (x" + std::to_string(notice.times) + ')';
    }
    using Kind = Notice::Kind;
    switch (notice.kind) {
        case Kind::kProposed: return notice.terms ? terms_in_words(*notice.terms) : std::string();
        case Kind::kDeclined: return fill(translated("{0} declined these settings."), {other});
        case Kind::kBegun: return fill(translated("{0} is connected. The match begins."), {other});
        case Kind::kReconnected: return fill(translated("{0} reconnected. The match continues."), {other});
        case Kind::kAway: return fill(translated("{0} is disconnected. The match is paused."), {other});
        case Kind::kAsked: return question(notice, other);
        case Kind::kAgreed: return agreement(notice.ask, other);
        case Kind::kRefusedAsk: return fill(translated("{0} declined."), {other});
        case Kind::kVoidAsk: return translated("Request cancelled: the match has moved on.");
        case Kind::kMoveRefused: return fill(translated("{0}'s program rejected your move."), {other});
        case Kind::kMoveIllegal: return translated("An illegal move from your opponent was rejected.");
        case Kind::kUnknownMoves:
            return fill(translated("{0}'s copy has moves of yours that were missing here; they were restored."),
                        {other});
        case Kind::kStepsMissing:
            return fill(translated("{0}'s copy lost the last moves. Please play them again."), {other});
        case Kind::kTalk: return notice.text;
        case Kind::kTalkTooFast: return translated("Message not sent: too many messages at once.");
        case Kind::kWatchers: return watchers(notice.number);
        case Kind::kLeft: return fill(translated("{0} has left."), {other});
        case Kind::kEnded: return farewell(notice.end);
    }
    return {};
}

std::string own_side(const RemoteMatch& linked) {
    const auto player = linked.player();
    return player ? goal_of(*player) : std::string();
}

std::string speaker(const Notice& notice, const RemoteMatch& linked) {
    if (linked.role() != PeerRole::kSpectator || linked.terms() == nullptr) return other_name(linked);
    return watched_name(*linked.terms(), notice.number == 2 ? Player::kSecond : Player::kFirst);
}

std::string watching_text(const RemoteMatch& linked) {
    const Terms& terms = *linked.terms();
    return fill(translated("You are watching {0} and {1}."),
                {watched_name(terms, Player::kFirst), watched_name(terms, Player::kSecond)});
}

std::string open_question(const RemoteMatch& linked) {
    const auto& asked = linked.question();
    if (!asked || linked.standing() != RemoteMatch::Standing::kPlaying) return {};
    return sentence(*asked, other_name(linked));
}

std::string leave_question(const RemoteMatch& linked) {
    if (!linked.player() || linked.standing() == RemoteMatch::Standing::kOver) return {};
    return translated("Leave this match? It also ends for your opponent.");
}

std::string terms_in_words(const Terms& terms) {
    const MatchSetup& setup = terms.setup;
    const std::string rounds =
        terms.rounds == 0 ? translated("unlimited rounds") : counted(terms.rounds, "{0} round", "{0} rounds");
    const bool host_begins = player_of(setup.start) == terms.host;
    const std::string text =
        fill(translated("{0} proposes: a board of {1}, {2}, {3}. First to move: {4}."),
             {name_in(terms, terms.host), std::to_string(setup.size.rows) + "x" + std::to_string(setup.size.cols),
              rounds, clock_in_words(setup.time_control),
              host_begins ? name_in(terms, terms.host) : translated_in("who begins", "you")}) +
        ' ' + goal_of(opponent(terms.host));
    return setup.position ? text + ' ' + translated("The first round starts from a set-up position.") : text;
}

std::string state_of_line(const RemoteMatch& linked, std::optional<TransportFault> trouble) {
    using Standing = RemoteMatch::Standing;
    const std::string other = other_name(linked);
    if (trouble && linked.standing() != Standing::kOver)
        return why_not_reached(*trouble) + ' ' + translated("Retrying.");
    switch (linked.standing()) {
        case Standing::kWaiting:
            return linked.role() == PeerRole::kHost ? translated("Waiting for an opponent.")
                                                    : translated("Connecting...");
        case Standing::kProposing:
            return linked.role() == PeerRole::kHost ? translated("An opponent is reviewing your settings.")
                                                    : translated("Your opponent is waiting for your answer.");
        case Standing::kPlaying: {
            if (linked.role() == PeerRole::kSpectator) return watching_text(linked);
            const auto lag = linked.lag();
            if (!lag) return fill(translated("{0} is connected."), {other});
            return fill(translated("{0} is connected (ping {1} ms)."), {other, std::to_string(lag->count())});
        }
        case Standing::kAway: return fill(translated("{0} is disconnected. The match is paused."), {other});
        case Standing::kOver: break;
    }
    return translated("The network match has ended.");
}

std::string earlier_position_text() {
    return translated("In a network match, moves can only be made from the current position.");
}

std::string no_pause_text() {
    return translated("A network match can't be paused.");
}

std::string question_open_text() {
    return translated("Answer the question first.");
}

}  // namespace atom4::net
