// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What two people ask each other during a match, and what becomes of it when the match goes on.
#include <utility>

#include "core/atom4/netplay/remote_match.h"

namespace atom4::link {
namespace {

std::optional<Ask> parse_ask(std::string_view word) {
    for (const Ask ask : {Ask::kTakeback, Ask::kResign, Ask::kNextRound})
        if (word == word_of(ask)) return ask;
    return std::nullopt;
}

// Whether the step is what was asked for.
bool fulfils(const Step& step, const Notice& asked) {
    switch (asked.ask) {
        case Ask::kTakeback:
            return std::holds_alternative<TakenBack>(step) && std::get<TakenBack>(step).plies == asked.plies;
        case Ask::kResign: return std::holds_alternative<Resigned>(step);
        case Ask::kRefusedMove: return false;
        case Ask::kNextRound: break;
    }
    return std::holds_alternative<NextRound>(step);
}

}  // namespace

std::string_view word_of(Ask ask) {
    switch (ask) {
        case Ask::kTakeback: return "takeback";
        case Ask::kResign: return "resign";
        case Ask::kRefusedMove: return "refused";
        case Ask::kNextRound: break;
    }
    return "next";
}

// From the board back to where the player made the last move.
int LinkedMatch::plies_to_take_back(Player player) const {
    const int now = play_.match().undoable_plies();
    for (int ply = now - 1; ply >= 0; --ply)
        if (play_.mover(ply) == player) return now - ply;
    return 0;
}

bool LinkedMatch::is_possible(const Notice& ask, Player asking) const {
    switch (ask.ask) {
        case Ask::kTakeback:
            return ask.plies > 0 && ask.plies == plies_to_take_back(asking) && play_.is_legal(TakenBack{ask.plies});
        case Ask::kResign: return play_.is_legal(Resigned{asking});
        case Ask::kRefusedMove: return true;
        case Ask::kNextRound: break;
    }
    return play_.is_legal(NextRound{});
}

bool LinkedMatch::may_ask(Ask ask) const {
    const auto here = player();
    if (!here || standing() != Standing::kPlaying || own_ask_) return false;
    if (play_.match().is_trying()) return false;
    if (ask == Ask::kTakeback && !other()->has("takeback")) return false;
    return is_possible({.kind = Notice::Kind::kAsked, .ask = ask, .plies = plies_to_take_back(*here)}, *here);
}

bool LinkedMatch::ask(Ask ask) {
    play_.end_try();
    if (!may_ask(ask)) return false;
    // Both want the same.
    if (ask == Ask::kNextRound && their_ask_ && their_ask_->ask == ask) return answer(true), true;
    own_ask_ = Notice{.kind = Notice::Kind::kAsked, .ask = ask};
    if (ask == Ask::kTakeback) own_ask_->plies = plies_to_take_back(*player());
    asked_at_ = play_.sheet().size() + (play_.has_made() ? 1 : 0);
    ask_again();
    return true;
}

bool LinkedMatch::has_asked(Ask ask) const {
    return own_ask_ && own_ask_->ask == ask && asked_at_ == play_.sheet().size();
}

void LinkedMatch::ask_again() {
    if (!own_ask_ || !has_asked(own_ask_->ask) || other() == nullptr) return;
    other()->say({Verb::kAsk,
                  {play_.sheet().size(), static_cast<std::uint64_t>(own_ask_->plies)},
                  {std::string(word_of(own_ask_->ask))}});
}

void LinkedMatch::hear_ask(const Message& message) {
    play_.end_try();
    const auto kind = parse_ask(message.words.front());
    if (!kind) return other()->refuse(message, "unknown");
    if (!player()) return other()->refuse(message, "state");
    const bool is_late = message.numbers[0] != play_.sheet().size();
    // It has refused the last move, and cannot ask about it.
    const bool is_behind = their_ask_ && their_ask_->ask == Ask::kRefusedMove;
    if (is_late || is_behind) return other()->refuse(message, "late");
    Notice asked{.kind = Notice::Kind::kAsked, .ask = *kind};
    asked.plies = static_cast<int>(std::min<std::uint64_t>(message.numbers[1], 1000));
    if (!is_possible(asked, opponent(*player()))) return other()->refuse(message, "illegal");
    const bool is_again = their_ask_ && their_ask_->ask == asked.ask;
    their_ask_ = asked;
    // Both want the same.
    if (asked.ask == Ask::kNextRound && has_asked(asked.ask)) return answer(true);
    if (has_agreed_to(asked)) return answer(true);
    if (!is_again) notify(std::move(asked));
}

void LinkedMatch::be_asked(Notice ask) {
    their_ask_ = ask;
    notify(std::move(ask));
    line_changed();
}

void LinkedMatch::answer(bool yes) {
    if (!their_ask_ || standing() != Standing::kPlaying) return;
    play_.end_try();
    const Notice asked = *std::exchange(their_ask_, std::nullopt);
    if (asked.ask != Ask::kRefusedMove)
        other()->say({Verb::kAnswer, {play_.sheet().size()}, {std::string(word_of(asked.ask)), yes ? "yes" : "no"}});
    answered(asked, yes);
    line_changed();
}

std::optional<Notice> LinkedMatch::take_answered(const Message& message) {
    const auto kind = parse_ask(message.words[0]);
    if (!kind || !has_asked(*kind) || message.numbers.front() != asked_at_) return std::nullopt;
    if (message.words[1] != "yes") {
        notify({.kind = Notice::Kind::kRefusedAsk, .ask = own_ask_->ask});
        own_ask_.reset();
        return std::nullopt;
    }
    play_.end_try();
    return own_ask_;
}

void LinkedMatch::hear_refused_ask(const Message& message) {
    const std::uint64_t about = message.numbers.front();
    // What was asked at an earlier step is void already.
    if (own_ask_ && has_asked(own_ask_->ask) && (about == asked_at_ || about == 0))
        notify({.kind = Notice::Kind::kVoidAsk, .ask = std::exchange(own_ask_, std::nullopt)->ask});
}

void LinkedMatch::drop_asks() {
    for (auto* asked : {&own_ask_, &their_ask_})
        if (const auto dropped = std::exchange(*asked, std::nullopt))
            notify({.kind = Notice::Kind::kVoidAsk, .ask = dropped->ask});
}

void LinkedMatch::went_on(const Step& step) {
    if (own_ask_ && fulfils(step, *own_ask_)) {
        notify({.kind = Notice::Kind::kAgreed, .ask = own_ask_->ask});
        own_ask_.reset();
        their_ask_.reset();
    }
    if (their_ask_ && fulfils(step, *their_ask_)) their_ask_.reset();
    // What was asked while a move of this side was on its way waited for that move.
    const auto waited = own_ask_ && has_asked(own_ask_->ask) ? std::exchange(own_ask_, std::nullopt) : std::nullopt;
    drop_asks();
    begin_thinking();
    line_changed();
    own_ask_ = waited;
    ask_again();
}

}  // namespace atom4::link
