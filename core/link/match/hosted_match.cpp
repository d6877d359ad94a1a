// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/link/match/hosted_match.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/environment.h"

namespace atom4::link {

HostedMatch::HostedMatch(Match& match, Terms terms, Surroundings surroundings)
    : LinkedMatch(match, Part::kHost, std::move(surroundings)), proposal_(in_form(std::move(terms))) {}

void HostedMatch::propose(Terms terms) {
    proposal_ = in_form(std::move(terms));
    ++proposals_;
    is_proposed_ = true;
    if (other() != nullptr && is_in_step()) propose_to_guest();
}

void HostedMatch::propose_to_guest() {
    if (is_proposed_ && play().is_legal(proposal_))
        other()->say({Verb::kPropose, {proposals_}, {to_text(Step(proposal_))}});
}

int HostedMatch::watchers() const {
    return static_cast<int>(std::count_if(copiers_.begin(), copiers_.end(), [&](const auto& each) {
        return links().at(each.first).peer() == Part::kWatcher;
    }));
}

void HostedMatch::agreed(LineId line) {
    const Part peer = links().at(line).peer();
    copiers_[line] = {};
    if (peer == Part::kWatcher) return notify({.kind = Notice::Kind::kWatchers, .number = watchers()});
    // The same person by another line, whose old one is not yet known to be dead.
    for (auto& [old, link] : links())
        if (old != line && link.peer() == peer) {
            link.close(LinkEnd::kReplaced);
            copiers_.erase(old);
            forget(old);  // last: the number goes with it
            break;
        }
    line_changed();
}

void HostedMatch::gone(LineId line, Part peer) {
    const bool was_there = copiers_.erase(line) > 0;
    if (peer == Part::kWatcher && was_there) notify({.kind = Notice::Kind::kWatchers, .number = watchers()});
    if (peer == Part::kGuest && was_there && standing() == Standing::kAway) notify({.kind = Notice::Kind::kAway});
}

bool HostedMatch::is_in_step() const {
    return std::any_of(copiers_.begin(), copiers_.end(), [&](const auto& each) {
        return each.second.has_begun && links().at(each.first).peer() == Part::kGuest;
    });
}

void HostedMatch::hear(LineId line, const Message& message) {
    Link& from = links().at(line);
    switch (message.verb) {
        case Verb::kHave: return hear_have(line, message);
        case Verb::kAccept: return hear_accept(from, message);
        case Verb::kDecline:
            if (message.numbers.front() == proposals_) notify({.kind = Notice::Kind::kDeclined});
            return;
        case Verb::kPlay: return hear_play(from, message);
        case Verb::kFlag: {
            const Step step = OutOfTime{opponent(terms()->host)};
            if (message.numbers.front() == play().sheet().size() && play().is_legal(step)) take(step);
            return;
        }
        case Verb::kAsk: return hear_ask(message);
        case Verb::kAnswer:
            if (const auto asked = take_answered(message)) do_as_asked(*asked, terms()->host);
            return;
        case Verb::kRefused:
            if (from.peer() == Part::kGuest) hear_refused(message);
            return;
        case Verb::kTalk: return notify({.kind = Notice::Kind::kTalk, .text = message.text});
        default: return;
    }
}

// Goes on from where this one is; from the start where this one has something else.
void HostedMatch::hear_have(LineId line, const Message& message) {
    const Sheet& sheet = play().sheet();
    Copier& copier = copiers_.at(line);
    const bool fits = sheet.begins_with(message);
    const bool begins = !copier.has_begun;
    if (fits && !begins) {
        copier.has = std::max(copier.has, static_cast<std::size_t>(message.numbers.front()));
    } else {
        copier = {.has_begun = true};
        if (fits) copier.has = copier.sent = message.numbers.front();
    }
    Link& to = links().at(line);
    // Where nothing is missing, or nothing is to be had at all, that is said.
    if (begins && copier.sent == sheet.size() && !(fits && sheet.is_empty())) to.say(sheet.copy(copier.sent));
    copy_to(line, copier);
    if (!begins || to.peer() != Part::kGuest) return;
    line_changed();
    if (!sheet.is_empty()) {
        notify({.kind = Notice::Kind::kWentOn});
        ask_again();
    }
    propose_to_guest();
}

// A line while it catches up, and each step as it comes once it has.
void HostedMatch::copy_to(LineId line, Copier& copier) {
    const Sheet& sheet = play().sheet();
    if (!copier.has_begun || copier.sent >= sheet.size()) return;
    constexpr std::size_t kMostOnTheWay = 16;
    const std::size_t on_the_way = copier.sent - copier.has;
    if (on_the_way > 0 && (on_the_way > kMostOnTheWay || sheet.size() - copier.sent > 1)) return;
    const Message message = sheet.copy(copier.sent);
    copier.sent += message.words.size();
    links().at(line).say(message);
}

void HostedMatch::copy_to_all() {
    for (auto& [line, copier] : copiers_) copy_to(line, copier);
}

void HostedMatch::take(const Step& step) {
    play().take(step);
    copy_to_all();
    went_on(step);
}

void HostedMatch::hear_accept(Link& guest, const Message& message) {
    const auto name = parse_name(message.words.front());
    if (!name) return guest.refuse(message, "form");
    if (message.numbers.front() != proposals_ || !is_proposed_ || !play().is_legal(proposal_))
        return guest.refuse(message, "late");
    is_proposed_ = false;
    proposal_.setup.seats[opponent(proposal_.host)] = Seat::human(*name);
    take(proposal_);
    notify({.kind = Notice::Kind::kBegun, .terms = proposal_});
}

void HostedMatch::hear_play(Link& guest, const Message& message) {
    const std::size_t number = play().sheet().size();
    const auto cell = parse_cell(message.words.front());
    if (!cell) return guest.refuse(message, "form");
    if (message.numbers[0] < number) {
        // What is said once more, because the answer was lost, is there already.
        const auto* there = std::get_if<Placed>(&play().steps()[message.numbers[0]]);
        if (there == nullptr || there->cell != *cell) guest.refuse(message, "late");
        return;
    }
    if (message.numbers[0] > number) return guest.refuse(message, "late");
    play().end_try();
    const Match& match = play().match();
    const Player guests = opponent(terms()->host);
    if (match.is_over() || match.position().mover() != guests) return guest.refuse(message, "turn");
    Placed placed{*cell};
    if (is_timed(match)) {
        // No more than has passed here, and no less but for the way.
        const ClockTime passed = thought();
        const ClockTime said(static_cast<ClockTime::rep>(message.numbers[1]));
        placed.used = std::clamp(said, std::max(passed - kMostGivenBack, ClockTime(0)), passed);
        if (placed.used >= play().agreed_time()[guests]) {
            guest.refuse(message, "late");
            return take(OutOfTime{guests});
        }
    }
    if (!play().is_legal(placed)) return guest.refuse(message, "illegal");
    take(placed);
}

// A move that the guest's program will not play is taken back: nobody can go on from it.
void HostedMatch::hear_refused(const Message& message) {
    const std::string& what = message.words.front();
    if (what == word_of(Verb::kTalk)) return notify({.kind = Notice::Kind::kTalkTooFast});
    if (what == word_of(Verb::kAsk)) return hear_refused_ask(message);
    if (what != word_of(Verb::kSheet) || play().sheet().is_empty()) return;
    const std::size_t last = play().sheet().size() - 1;
    play().end_try();
    const bool is_move = std::holds_alternative<Placed>(play().steps().back());
    if (message.numbers.front() != last || !is_move ||
        play().mover(play().match().undoable_plies() - 1) != terms()->host)
        return;
    play().cut(last);
    for (auto& [line, copier] : copiers_) {
        copier.sent = std::min(copier.sent, last);
        copier.has = std::min(copier.has, last);
    }
    drop_asks();
    begin_thinking();
    line_changed();
    notify({.kind = Notice::Kind::kMoveRefused});
}

void HostedMatch::made(Cell cell, ClockTime used) {
    const Placed placed{cell, used};
    play().confirm_made(placed);
    copy_to_all();
    went_on(placed);
}

void HostedMatch::out_of_time(Player player) {
    const Step step = OutOfTime{player};
    if (play().is_legal(step)) take(step);
}

void HostedMatch::answered(const Notice& ask, bool yes) {
    if (yes) do_as_asked(ask, opponent(terms()->host));
}

void HostedMatch::do_as_asked(const Notice& ask, Player asking) {
    if (!is_possible(ask, asking)) return;
    switch (ask.ask) {
        case Ask::kTakeback: return take(TakenBack{ask.plies});
        case Ask::kResign: return take(Resigned{asking});
        case Ask::kNextRound: return take(NextRound{today()});
    }
}

}  // namespace atom4::link
