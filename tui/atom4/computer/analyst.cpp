// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/analyst.h"

#include <utility>

namespace atom4::tui {

Analyst::Analyst(Mailbox& mailbox)
    : thinking_(
          mailbox, engine_worker(), [this](EngineReply answer) { hear(std::move(answer)); },
          [this](TaskEnd how) { hear_end(how); }) {}

void Analyst::ask(EngineRequest question) {
    analysing_ = std::holds_alternative<AnalysisQuestion>(question);
    thinking_.ask(std::move(question));
}

void Analyst::analyse(const std::optional<Position>& position, int lines) {
    if (position != position_) {
        position_ = position;
        report_.reset();
        if (analysing_) thinking_.stop();
        analysing_ = false;
        finished_ = false;
    }
    if (position_ && !analysing_ && !is_reviewing() && !position_->is_over()) ask(AnalysisQuestion{*position_, lines});
}

void Analyst::review(Position start, std::vector<Cell> moves) {
    if (moves.empty()) return;
    reviewed_.clear();
    to_review_ = moves.size();
    ask(ReviewQuestion{std::move(start), std::move(moves)});
}

void Analyst::forget_review() {
    if (is_reviewing()) thinking_.stop();
    reviewed_.clear();
    to_review_ = 0;
    has_reviewed_ = false;
}

void Analyst::hear(EngineReply answer) {
    has_news_ = true;
    if (auto* report = std::get_if<SearchReport>(&answer))
        report_ = std::move(*report);
    else if (auto* move = std::get_if<ReviewedMove>(&answer))
        reviewed_.push_back(std::move(*move));
    if (std::holds_alternative<ReviewedMove>(answer) && !is_reviewing()) has_reviewed_ = true;
}

void Analyst::hear_end(TaskEnd how) {
    if (how == TaskEnd::kOutOfResources) {
        is_trouble_ = true;
        if (is_reviewing()) forget_review();
    }
    finished_ = analysing_;
}

}  // namespace atom4::tui
