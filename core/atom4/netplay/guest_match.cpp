// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/guest_match.h"

#include <algorithm>
#include <utility>

#include "core/atom4/rules/notation.h"

namespace atom4::net {
namespace {

// Returns the terms with the guest's name.
Terms as_called(Terms terms, const std::string& guest) {
    terms.setup.seats[opponent(terms.host)] = Seat::human(guest);
    return terms;
}

}  // namespace

GuestMatch::GuestMatch(Match& match, PeerRole role, Surroundings surroundings)
    : RemoteMatch(match, role, std::move(surroundings)) {}

void GuestMatch::agreed(LineId /*line*/) {
    had_steps_ = !play().log().is_empty();
    confirmed_ = play().log().size();
    if (role() == PeerRole::kGuest && !seat().empty()) other()->say({MessageType::kSeat, {}, {seat()}});
    other()->say(play().log().have());
}

void GuestMatch::gone(LineId /*line*/, PeerRole /*peer*/) {
    proposal_.reset();
    was_proposed_ = is_offered_ = was_struck_ = false;
    if (std::exchange(is_in_step_, false) && standing() != Standing::kOver) notify({.kind = Notice::Kind::kAway});
}

void GuestMatch::handle(LineId /*line*/, const Message& message) {
    switch (message.type) {
        case MessageType::kPropose: return handle_proposal(message);
        case MessageType::kSheet: return handle_sheet(message);
        case MessageType::kAsk: return handle_ask(message);
        case MessageType::kAnswer:
            // The host writes the accepted step.
            (void)take_answered(message);
            return;
        case MessageType::kRefused: return handle_refused(message);
        case MessageType::kTalk: return handle_talk(message.text);
        default: return;
    }
}

// A spectator gets the messages of both players, each preceded by the player's number.
void GuestMatch::handle_talk(const std::string& text) {
    if (role() != PeerRole::kSpectator) return notify({.kind = Notice::Kind::kTalk, .text = text});
    if (text.size() < 3 || (text[0] != '1' && text[0] != '2') || text[1] != ' ') return;
    notify({.kind = Notice::Kind::kTalk, .text = text.substr(2), .number = text[0] - '0'});
}

void GuestMatch::handle_proposal(const Message& message) {
    const auto step = parse_step(message.words.front());
    const auto* terms = step ? std::get_if<Terms>(&*step) : nullptr;
    if (terms == nullptr) return other()->refuse(message, "form");
    play().end_try();
    if (!play().is_legal(*terms)) return other()->refuse(message, "state");
    proposal_ = *terms;
    was_proposed_ = true;
    is_offered_ = false;
    proposal_number_ = message.numbers.front();
    // If the same terms were accepted before and are not in the log, the acceptance was lost: it is sent again.
    if (accepted_) {
        const std::string name = accepted_->setup.seats[opponent(accepted_->host)].name;
        if (as_called(*terms, name) == accepted_) return accept(name);
    }
    notify_newest({.kind = Notice::Kind::kProposed, .terms = proposal_});
}

void GuestMatch::accept(std::string_view name) {
    if (!proposal_ || other() == nullptr) return;
    if (std::exchange(is_offered_, false)) {
        accepted_ = std::exchange(proposal_, std::nullopt);
        // No log has that digest, so the host sends its log from the start.
        return other()->say({MessageType::kHave, {0}, {"-"}});
    }
    const std::string called = sendable_name(name);
    // While the log is empty, this side has sent nothing that it could have forgotten.
    if (play().log().is_empty()) remembers_ = true;
    accepted_ = as_called(*std::exchange(proposal_, std::nullopt), called);
    other()->say({MessageType::kAccept, {proposal_number_}, {as_word(called)}});
}

void GuestMatch::decline() {
    if (!proposal_ || other() == nullptr) return;
    proposal_.reset();
    accepted_.reset();
    if (!is_offered_) other()->say({MessageType::kDecline, {proposal_number_}});
}

// Returns false for a step that starts a match not accepted here. A match that the host already plays is offered to the
// player here, and no step is taken before it is accepted.
bool GuestMatch::may_begin(const std::string& entry, std::size_t at) {
    if (role() == PeerRole::kSpectator) return true;
    const auto step = parse_step(entry);
    const auto* terms = step ? std::get_if<Terms>(&*step) : nullptr;
    if (terms == nullptr || accepted_ == *terms) return true;
    const bool is_behind = at == play().log().size();
    if (is_in_step_ || was_proposed_ || (is_behind && !play().is_legal(*terms))) {
        refuse_step(at);
        return false;
    }
    proposal_ = *terms;
    is_offered_ = true;
    notify_newest({.kind = Notice::Kind::kProposed, .terms = proposal_});
    return false;
}

void GuestMatch::refuse_step(std::size_t at) {
    const std::uint64_t number = at;
    other()->say({MessageType::kRefused, {number}, {"sheet", "illegal"}});
    notify({.kind = Notice::Kind::kMoveIllegal});
}

// Removes the steps that differ from the host's, since either side has lost some. The second time on a connection, and
// for a guest that is in step, closes the connection instead and returns false.
bool GuestMatch::strike_out(std::size_t from) {
    if (std::exchange(was_struck_, true) || (is_in_step_ && role() == PeerRole::kGuest)) {
        other()->close(CloseReason::kNonsense);
        return false;
    }
    if (made_) take_back_made();
    play().cut(from);
    drop_asks();
    notify({.kind = Notice::Kind::kStepsMissing});
    return true;
}

// Skips steps that are already in the log. If the host's steps differ, removes those here.
void GuestMatch::handle_sheet(const Message& message) {
    if (is_offered_) return;
    const std::size_t size = play().log().size();
    const std::uint64_t count = message.numbers[1];
    if (message.numbers[0] > size || count < message.numbers[0] + message.words.size())
        return other()->refuse(message, "form");
    const auto from = static_cast<std::size_t>(message.numbers[0]);
    for (std::size_t i = 0; i < message.words.size(); ++i) {
        const std::size_t at = from + i;
        if (at < play().log().size()) {
            if (play().log().entries()[at] == message.words[i]) continue;
            if (!may_begin(message.words[i], at) || !strike_out(at)) return;
        }
        if (!may_begin(message.words[i], at)) return;
        if (!take(message.words[i])) return refuse_step(at);
    }
    confirmed_ = from + message.words.size();
    if (confirmed_ == count && play().log().size() > count && !strike_out(confirmed_)) return;
    if (!message.words.empty() || confirmed_ < count)
        other()->say({MessageType::kHave, {confirmed_}, {play().log().digest(confirmed_)}});
    if (confirmed_ == count && !is_in_step_) in_step();
}

// Plays the step and writes it to the log. Returns false if it was not agreed or is illegal.
bool GuestMatch::take(const std::string& entry) {
    const auto step = parse_step(entry);
    if (!step || !is_agreed_upon(*step)) return false;
    const auto* placed = std::get_if<Placed>(&*step);
    if (made_ && placed != nullptr && placed->cell == made_->cell) {
        made_.reset();
        play().confirm_made(*placed);
        // Restarts the opponent's thinking time, which began when the host received the move.
        step_played(*step);
        return true;
    }
    if (made_) {
        take_back_made();
        notify({.kind = Notice::Kind::kMoveRefused});
    }
    play().end_try();
    if (!play().is_legal(*step)) return false;
    note_unremembered(*step);
    take_seat(*step);
    play().take(*step);
    agreed_to_.reset();
    step_played(*step);
    if (const auto* terms = std::get_if<Terms>(&*step)) {
        accepted_.reset();
        notify({.kind = Notice::Kind::kBegun, .terms = *terms});
    }
    return true;
}

// Reports if the host has two moves of this side that are not remembered here: a program that was killed may have sent
// one move that it never saw in its log, but for a second one there is only the host's word.
void GuestMatch::note_unremembered(const Step& step) {
    if (remembers_ || !had_steps_ || role() == PeerRole::kSpectator || !std::holds_alternative<Placed>(step)) return;
    if (play().match().position().mover() == player() && ++unremembered_ == 2)
        notify({.kind = Notice::Kind::kUnknownMoves});
}

// Returns whether the host may write the step: a move of its own, or something this side has sent, on this or an
// earlier connection. Only the host knows what this program sent before it was killed; until both are in step for the
// first time since it started, any legal step is accepted, except the start of a match.
bool GuestMatch::is_agreed_upon(const Step& step) const {
    if (role() == PeerRole::kSpectator) return true;
    if (!remembers_ && !std::holds_alternative<Terms>(step)) return true;
    const auto wants = [&](PeerRequest ask) { return has_asked(ask) || (agreed_to_ && agreed_to_->ask == ask); };
    struct {
        const GuestMatch& self;
        const decltype(wants)& wanted;

        bool operator()(const Terms& terms) const { return self.accepted_ == terms; }
        bool operator()(const Placed& placed) const {
            const Match& match = self.play().match();
            if (self.made_) return self.made_->cell == placed.cell;
            return match.is_over() || match.position().mover() != self.player();
        }
        bool operator()(const TakenBack&) const { return wanted(PeerRequest::kTakeback); }
        bool operator()(const Resigned&) const { return wanted(PeerRequest::kResign); }
        bool operator()(const NextRound&) const { return wanted(PeerRequest::kNextRound); }
        bool operator()(const OutOfTime& end) const {
            return end.player != self.player() || self.flagged_ == self.play().log().size() || self.made_ ||
                   self.thought() + kMaxDelayCredit >= self.play().agreed_time()[end.player];
        }
    } const may{*this, wants};
    return std::visit(may, step);
}

// To be called when both have the same log for the first time on this connection.
void GuestMatch::in_step() {
    is_in_step_ = true;
    remembers_ = true;
    line_changed();
    if (play().log().is_empty()) return;
    if (had_steps_) notify({.kind = Notice::Kind::kReconnected});
    say_made();
    ask_again();
}

void GuestMatch::made(Cell cell, ClockTime used) {
    made_ = Made{cell, used};
    begin_thinking();
    line_changed();
    say_made();
}

void GuestMatch::say_made() {
    if (made_ && other() != nullptr)
        other()->say({MessageType::kPlay,
                      {play().log().size(), static_cast<std::uint64_t>(made_->used.count())},
                      {to_text(made_->cell)}});
}

void GuestMatch::take_back_made() {
    const ClockTime used = std::exchange(made_, std::nullopt)->used;
    play().take_back_made();
    drop_asks();
    begin_thinking(used);
    line_changed();
}

void GuestMatch::handle_refused(const Message& message) {
    const std::string& what = message.words.front();
    if (what == word_of(MessageType::kTalk)) return notify({.kind = Notice::Kind::kTalkTooFast});
    if (what == word_of(MessageType::kAsk)) return handle_refused_ask(message);
    // A move made at an earlier step has already been undone with that step.
    const std::uint64_t about = message.numbers.front();
    if (what != word_of(MessageType::kPlay) || !made_ || (about != play().log().size() && about != 0)) return;
    take_back_made();
    notify({.kind = Notice::Kind::kMoveRefused});
}

// Reports the empty clock to the host, once at each step; the host writes the step that ends the round.
void GuestMatch::out_of_time(Player player) {
    const std::size_t at = play().log().size();
    if (player != this->player() || flagged_ == at || other() == nullptr) return;
    flagged_ = at;
    other()->say({MessageType::kFlag, {at}});
}

void GuestMatch::answered(const Notice& ask, bool yes) {
    if (yes) agreed_to_ = ask;
}

bool GuestMatch::has_agreed_to(const Notice& ask) const {
    return agreed_to_ && agreed_to_->ask == ask.ask && agreed_to_->plies == ask.plies;
}

}  // namespace atom4::net
