// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/notice_words.h"

#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/netplay/refusal_words.h"
#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4::link {
namespace {

std::string question(const Notice& notice, const std::string& other) {
    switch (notice.ask) {
        case Ask::kTakeback: return fill(translated("{0} asks to take a move back."), {other});
        case Ask::kResign: return fill(translated("{0} wants to resign."), {other});
        case Ask::kRefusedMove:
            return fill(translated("{0}'s program refuses your last move. Take the move back?"), {other});
        case Ask::kNextRound: break;
    }
    return fill(translated("{0} would like to play another round."), {other});
}

std::string agreement(Ask ask, const std::string& other) {
    switch (ask) {
        case Ask::kTakeback: return fill(translated("{0} agrees: the move is taken back."), {other});
        case Ask::kResign: return fill(translated("{0} agrees: you have resigned."), {other});
        case Ask::kRefusedMove: return {};
        case Ask::kNextRound: break;
    }
    return fill(translated("{0} agrees: the next round begins."), {other});
}

std::string farewell(LinkEnd end, const std::string& other) {
    switch (end) {
        case LinkEnd::kReplaced: return translated("You go on by another program: this one looks no longer.");
        case LinkEnd::kVersion:
            return fill(translated("Your program and that of {0} do not understand each other: one is too old."),
                        {other});
        case LinkEnd::kRole: return translated("That invitation leads to somebody who does not play.");
        case LinkEnd::kTaken:
            return translated("Another guest is already playing with this invitation. Ask the host for a new one.");
        default: return fill(translated("The line to {0} is closed."), {other});
    }
}

std::string watchers(int number) {
    if (number == 0) return translated("Nobody looks on any more.");
    return counted(number, "{0} person looks on.", "{0} people look on.");
}

// As a sentence begins with it.
std::string name_in(const Terms& terms, Player player) {
    const std::string name = printable(terms.setup.seats[player].name);
    return name.empty() ? opponent_text() : name;
}

// As a spectator reads it.
std::string watched_name(const Terms& terms, Player player) {
    const std::string name = printable(terms.setup.seats[player].name);
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

std::string other_name(const LinkedMatch& linked) {
    const Terms* terms = linked.terms();
    if (terms == nullptr) return opponent_text();
    if (linked.part() == Part::kWatcher) return watched_name(*terms, terms->host);
    const Player other = opponent(*linked.player());
    const std::string name = printable(terms->setup.seats[other].name);
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
        case Kind::kDeclined: return fill(translated("{0} does not want to play on these terms."), {other});
        case Kind::kBegun: return fill(translated("{0} is here. The match begins."), {other});
        case Kind::kWentOn: return fill(translated("{0} is here again. The match goes on where it was."), {other});
        case Kind::kAway: return fill(translated("{0} cannot be reached. The match waits."), {other});
        case Kind::kAsked: return question(notice, other);
        case Kind::kAgreed: return agreement(notice.ask, other);
        case Kind::kRefusedAsk: return fill(translated("{0} does not agree."), {other});
        case Kind::kVoidAsk: return translated("The match has gone on; what was asked is void.");
        case Kind::kMoveRefused: return fill(translated("The program of {0} has refused your move."), {other});
        case Kind::kMoveIllegal: return fill(translated("A move from {0} is illegal, and was refused."), {other});
        case Kind::kUnknownMoves:
            return fill(translated("The program of {0} has moves of yours that this one does not know."), {other});
        case Kind::kStepsMissing:
            return fill(translated("The program of {0} has lost the last moves; they are to be made again."), {other});
        case Kind::kTalk: return notice.text;
        case Kind::kTalkTooFast: return fill(translated("That was too much at once: {0} has not heard it."), {other});
        case Kind::kWatchers: return watchers(notice.number);
        case Kind::kLeft: return fill(translated("{0} has left."), {other});
        case Kind::kEnded: return farewell(notice.end, other);
    }
    return {};
}

std::string own_side(const LinkedMatch& linked) {
    const auto player = linked.player();
    if (!player) return {};
    return *player == Player::kFirst ? translated("You want four whites.") : translated("You want four blacks.");
}

std::string speaker(const Notice& notice, const LinkedMatch& linked) {
    if (linked.part() != Part::kWatcher || linked.terms() == nullptr) return other_name(linked);
    return watched_name(*linked.terms(), notice.number == 2 ? Player::kSecond : Player::kFirst);
}

std::string watching_text(const LinkedMatch& linked) {
    const Terms& terms = *linked.terms();
    return fill(translated("You are watching {0} and {1}."),
                {watched_name(terms, Player::kFirst), watched_name(terms, Player::kSecond)});
}

std::string open_question(const LinkedMatch& linked) {
    const auto& asked = linked.question();
    if (!asked || linked.standing() != LinkedMatch::Standing::kPlaying) return {};
    return sentence(*asked, other_name(linked));
}

std::string leave_question(const LinkedMatch& linked) {
    if (!linked.player() || linked.standing() == LinkedMatch::Standing::kOver) return {};
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

std::string state_of_line(const LinkedMatch& linked, std::optional<TransportFault> trouble) {
    using Standing = LinkedMatch::Standing;
    const std::string other = other_name(linked);
    if (trouble && linked.standing() != Standing::kOver)
        return why_not_reached(*trouble) + ' ' + translated("It is tried again and again.");
    switch (linked.standing()) {
        case Standing::kWaiting:
            return linked.part() == Part::kHost ? translated("Nobody has come yet.") : translated("On the way...");
        case Standing::kProposing:
            return linked.part() == Part::kHost ? translated("Somebody is here and reads what you propose.")
                                                : translated("The other one waits for your answer.");
        case Standing::kPlaying: {
            if (linked.part() == Part::kWatcher) return watching_text(linked);
            const auto lag = linked.lag();
            if (!lag) return fill(translated("{0} is here."), {other});
            return fill(translated("{0} is here; a word takes {1} ms there and back."),
                        {other, std::to_string(lag->count())});
        }
        case Standing::kAway: return fill(translated("{0} cannot be reached. The match waits."), {other});
        case Standing::kOver: break;
    }
    return translated("The match over the network is over.");
}

}  // namespace atom4::link
