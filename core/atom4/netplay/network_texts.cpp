// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/network_texts.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/atom4/game/play_texts.h"
#include "core/base/strings.h"
#include "core/base/translation.h"
#include "core/net/address.h"

namespace atom4::net {
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
        case TransportFault::kNotPermitted: return translated("Permission denied for that address or port.");
        case TransportFault::kNoSuchPlace: return translated("There is no such address or folder on this computer.");
        case TransportFault::kNotAnAddress: return translated("That is no address.");
        default: return translated("Can't host: the system is out of resources.");
    }
}

std::string why_not_reached(TransportFault fault) {
    switch (fault) {
        case TransportFault::kNoAnswer:
            return translated("Nobody answers there. A router or a firewall may be in the way.");
        case TransportFault::kRefused: return translated("No match is being hosted at that address.");
        case TransportFault::kUnknownName:
            return translated("The name in the invitation leads nowhere. Is this computer on the network?");
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
    for (const Neighbour& one : neighbours) names.push_back(sanitized(one.label));
    return fill(translated("Waiting nearby: {0}. To join, the key is enough, the end of the invitation."),
                {in_a_row(names)});
}

std::string what_is_seen_nearby(const std::string& label, const Invitation& invitation) {
    return fill(translated("People nearby see that {0} waits. The key is enough for whom you tell it: {1}"),
                {label.empty() ? "Atom-4" : sanitized(label), invitation.key.text()});
}

std::string about_the_way(const Invitation& invitation) {
    const Address& first = invitation.addresses.front();
    if (first.is_path()) return about_the_path(first.path);
    if (first.is_name())
        return fill(translated("{0} has to lead to this computer, or to a router that hands on port {1} (TCP) to it."),
                    {first.host, std::to_string(first.port)});
    AddressScope widest = AddressScope::kThisMachine;
    for (const Address& address : invitation.addresses) widest = std::min(widest, scope_of(address));
    switch (widest) {
        case AddressScope::kThisMachine: return translated("This invitation is good on this computer alone.");
        case AddressScope::kNeighbours:
            return fill(
                translated("Works on your local network. To play over the internet, forward TCP port {0} on your "
                           "router to this computer and put the router's public address in the invitation."),
                {std::to_string(first.port)});
        case AddressScope::kAnybody: break;
    }
    return fill(translated("If your opponent can't connect, allow TCP port {0} in your firewall and router."),
                {std::to_string(first.port)});
}

namespace {

std::string question(const Notice& notice, const std::string& other) {
    switch (notice.ask) {
        case PeerRequest::kTakeback: return fill(translated("{0} asks to take a move back."), {other});
        case PeerRequest::kResign: return fill(translated("{0} wants to resign."), {other});
        case PeerRequest::kRefusedMove:
            return fill(translated("{0}'s program refuses your last move. Take the move back?"), {other});
        case PeerRequest::kNextRound: break;
    }
    return fill(translated("{0} would like to play another round."), {other});
}

std::string agreement(PeerRequest ask, const std::string& other) {
    switch (ask) {
        case PeerRequest::kTakeback: return fill(translated("{0} agrees: the move is taken back."), {other});
        case PeerRequest::kResign: return fill(translated("{0} agrees: you have resigned."), {other});
        case PeerRequest::kRefusedMove: return {};
        case PeerRequest::kNextRound: break;
    }
    return fill(translated("{0} agrees: the next round begins."), {other});
}

std::string farewell(CloseReason end, const std::string& other) {
    switch (end) {
        case CloseReason::kReplaced:
            return translated("You connected from another program, so this one was disconnected.");
        case CloseReason::kVersion:
            return fill(translated("You and {0} have incompatible versions. Update the older one."), {other});
        case CloseReason::kRole: return translated("This invitation can't be used to join a match.");
        case CloseReason::kTaken:
            return translated("Another guest is already playing with this invitation. Ask the host for a new one.");
        default: return fill(translated("The line to {0} is closed."), {other});
    }
}

std::string watchers(int number) {
    if (number == 0) return translated("No spectators.");
    return counted(number, "{0} spectator.", "{0} spectators.");
}

// As a sentence begins with it.
std::string name_in(const Terms& terms, Player player) {
    const std::string name = sanitized(terms.setup.seats[player].name);
    return name.empty() ? opponent_text() : name;
}

// As a spectator reads it.
std::string watched_name(const Terms& terms, Player player) {
    const std::string name = sanitized(terms.setup.seats[player].name);
    return name.empty() ? fill(translated("Player {0}"), {std::to_string(number(player))}) : name;
}

std::string clock_in_words(const std::optional<TimeControl>& control) {
    if (!control) return translated("no clock");
    const auto minutes = std::to_string(control->initial / std::chrono::minutes(1));
    if (control->increment.count() == 0) return fill(translated("{0} minutes for each"), {minutes});
    return fill(translated("{0} minutes for each, and {1} seconds more a move"),
                {minutes, std::to_string(control->increment / std::chrono::seconds(1))});
}

}  // namespace

std::string other_name(const RemoteMatch& linked) {
    const Terms* terms = linked.terms();
    if (terms == nullptr) return opponent_text();
    if (linked.role() == PeerRole::kWatcher) return watched_name(*terms, terms->host);
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
        case Kind::kBegun: return fill(translated("{0} joined. The match begins."), {other});
        case Kind::kWentOn: return fill(translated("{0} reconnected. The match continues."), {other});
        case Kind::kAway: return fill(translated("{0} is disconnected. The match is paused."), {other});
        case Kind::kAsked: return question(notice, other);
        case Kind::kAgreed: return agreement(notice.ask, other);
        case Kind::kRefusedAsk: return fill(translated("{0} declined."), {other});
        case Kind::kVoidAsk: return translated("Request cancelled: the match has moved on.");
        case Kind::kMoveRefused: return fill(translated("The program of {0} has refused your move."), {other});
        case Kind::kMoveIllegal: return fill(translated("A move from {0} is illegal, and was refused."), {other});
        case Kind::kUnknownMoves:
            return fill(translated("{0}'s copy has moves of yours that were missing here; they were restored."),
                        {other});
        case Kind::kStepsMissing:
            return fill(translated("{0}'s copy lost the last moves. Please play them again."), {other});
        case Kind::kTalk: return notice.text;
        case Kind::kTalkTooFast: return fill(translated("That was too much at once: {0} has not heard it."), {other});
        case Kind::kWatchers: return watchers(notice.number);
        case Kind::kLeft: return fill(translated("{0} has left."), {other});
        case Kind::kEnded: return farewell(notice.end, other);
    }
    return {};
}

std::string own_side(const RemoteMatch& linked) {
    const auto player = linked.player();
    if (!player) return {};
    return *player == Player::kFirst ? translated("You want four whites.") : translated("You want four blacks.");
}

std::string speaker(const Notice& notice, const RemoteMatch& linked) {
    if (linked.role() != PeerRole::kWatcher || linked.terms() == nullptr) return other_name(linked);
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
    const std::string rounds = terms.rounds == 0 ? translated("as many rounds as you both like")
                                                 : counted(terms.rounds, "{0} round", "{0} rounds");
    return fill(translated("{0} proposes: a board of {1}, {2}, {3}. First to move: {4}."),
                {name_in(terms, terms.host), std::to_string(setup.size.rows) + "x" + std::to_string(setup.size.cols),
                 rounds, clock_in_words(setup.time_control),
                 terms.host == Player::kFirst ? name_in(terms, terms.host) : translated_in("who begins", "you")});
}

std::string state_of_line(const RemoteMatch& linked, std::optional<TransportFault> trouble) {
    using Standing = RemoteMatch::Standing;
    const std::string other = other_name(linked);
    if (trouble && linked.standing() != Standing::kOver)
        return why_not_reached(*trouble) + ' ' + translated("It is tried again and again.");
    switch (linked.standing()) {
        case Standing::kWaiting:
            return linked.role() == PeerRole::kHost ? translated("Waiting for an opponent.")
                                                    : translated("Connecting...");
        case Standing::kProposing:
            return linked.role() == PeerRole::kHost ? translated("An opponent is reviewing your settings.")
                                                    : translated("Your opponent is waiting for your answer.");
        case Standing::kPlaying: {
            if (linked.role() == PeerRole::kWatcher) return watching_text(linked);
            const auto lag = linked.lag();
            if (!lag) return fill(translated("{0} is here."), {other});
            return fill(translated("{0} is connected (ping {1} ms)."), {other, std::to_string(lag->count())});
        }
        case Standing::kAway: return fill(translated("{0} is disconnected. The match is paused."), {other});
        case Standing::kOver: break;
    }
    return translated("The match over the network is over.");
}

std::string earlier_position_text() {
    return translated("A network match can only be played on from its current position.");
}

std::string no_pause_text() {
    return translated("A network match can't be paused.");
}

std::string question_open_text() {
    return translated("Answer the question first.");
}

}  // namespace atom4::net
