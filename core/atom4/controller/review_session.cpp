// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/review_session.h"

#include <algorithm>
#include <utility>

#include "core/atom4/game/analysis_texts.h"
#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4 {

int plies_in_common(const Match& match, std::span<const ReviewedMove> reviewed) {
    const auto plies = match.plies();
    const auto is_same = [](const ReviewedMove& move, const Reaction& ply) { return move.played == ply.placed(); };
    const auto common = std::mismatch(reviewed.begin(), reviewed.end(), plies.begin(), plies.end(), is_same);
    return static_cast<int>(common.first - reviewed.begin());
}

ReviewSession::ReviewSession(TurnKeeper& turns, LineBrowser& browser, Mailbox& mailbox, std::function<bool()> is_rated,
                             Listener listener)
    : turns_(turns),
      browser_(browser),
      match_(turns.match()),
      mailbox_(mailbox),
      is_rated_(std::move(is_rated)),
      listener_(std::move(listener)),
      keeping_(
          mailbox, atom4::save_mistakes, [this](const MistakesSaved& saved) { listener_(saved); },
          [this](TaskEnd how) {
              if (how == TaskEnd::kOutOfResources) listener_(OutOfResources{});
          }) {
    subscription_ = match_.subscribe([this](const MatchEvent& event) { handle(event); });
}

void ReviewSession::handle(const MatchEvent& event) {
    if (!is_open()) return;
    using Kind = MatchEvent::Kind;
    const bool is_another = event.kind == Kind::kMatchStarted || event.kind == Kind::kRoundStarted ||
                            (!match_.plies().empty() && match_.plies().front().placed() != moves_.front());
    // No judgement is shown in a rated round, not even if it begins like the reviewed one.
    if (is_another || is_rated_()) close();
}

std::string ReviewSession::bar_text() const {
    if (match_.plies().empty()) return translated("No moves in this round yet.");
    return match_.forbids_engine_help() ? help_barred_text() : std::string();
}

void ReviewSession::begin() {
    if (!bar_text().empty()) return;
    std::vector<Cell> moves;
    for (const Reaction& ply : match_.plies()) moves.push_back(ply.placed());
    if (is_running() && moves == moves_) return;
    if (!match_.setup().has_human()) turns_.set_paused(true);
    match_.note_help();
    start_ = match_.first_position();
    moves_ = std::move(moves);
    reviewed_.clear();
    task_ = std::make_unique<EngineTask>(
        mailbox_, engine_worker(), [this](const EngineReply& reply) { handle(std::get<ReviewedMove>(reply)); },
        [this](TaskEnd how) { handle_end(how); });
    task_->ask(ReviewQuestion{start_, moves_});
    listener_(ReviewChanged{});
}

void ReviewSession::close() {
    task_.reset();
    moves_.clear();
    reviewed_.clear();
    listener_(ReviewChanged{});
}

void ReviewSession::handle(const ReviewedMove& move) {
    reviewed_.push_back(move);
    listener_(ReviewChanged{});
}

void ReviewSession::handle_end(TaskEnd how) {
    if (how == TaskEnd::kOutOfResources) {
        close();
        return listener_(OutOfResources{});
    }
    task_.reset();
    listener_(ReviewEnded{});
}

bool ReviewSession::is_up_to_date() const {
    return is_open() && match_.plies().size() == moves_.size() && plies_in_common() == plies();
}

const ReviewedMove* ReviewSession::of(int ply) const {
    return ply >= 1 && ply <= plies_in_common() ? &reviewed_[as_size(ply - 1)] : nullptr;
}

std::optional<int> ReviewSession::next_mistake(int direction) const {
    if (is_running()) return std::nullopt;
    const int judged = browser_.judged();
    // Backwards includes the ply that led to the position shown; forwards excludes the ply whose judgement is shown.
    const int from = judged > 0 ? judged : direction > 0 ? browser_.plies() : browser_.plies() + 1;
    const auto line = std::span(reviewed_).first(as_size(plies_in_common()));
    const auto next = atom4::next_mistake(line, from, direction);
    return next == judged ? std::nullopt : next;
}

bool ReviewSession::shows_before(int ply) const {
    const ReviewedMove* move = of(ply);
    return move != nullptr && move->judgement != Judgement::kGood && !is_running();
}

void ReviewSession::show(int ply) {
    shows_before(ply) ? browser_.look_before(ply) : browser_.look_at(ply);
}

// Mistakes of the computer teach the user nothing, unless only computers have played.
std::vector<ReviewedMove> ReviewSession::human_moves() const {
    std::vector<ReviewedMove> moves = reviewed_;
    const MatchSetup& setup = match_.setup();
    Player mover = start_.mover();
    for (ReviewedMove& move : moves) {
        if (setup.has_human() && setup.seats[mover].is_computer()) move.judgement = Judgement::kGood;
        mover = opponent(mover);
    }
    return moves;
}

bool ReviewSession::offers_puzzles() const {
    return !is_running() && atom4::offers_puzzle(human_moves());
}

bool ReviewSession::offers_puzzle(int ply) const {
    const ReviewedMove* move = of(ply);
    return move != nullptr && !is_running() && atom4::offers_puzzle(std::span(move, 1));
}

void ReviewSession::save_mistakes() {
    if (offers_puzzles()) keeping_.ask({start_, human_moves()});
}

void ReviewSession::save_mistake(int ply) {
    if (offers_puzzle(ply)) keeping_.ask({start_, reviewed_, as_size(ply - 1)});
}

}  // namespace atom4
