// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/analyst.h"

#include <utility>

namespace atom4::tui {

void Analyst::ask(EngineRequest question) {
    if (!thinking_) thinking_ = std::make_unique<Background<EngineRequest, EngineReply>>(engine_worker());
    analysing_ = std::holds_alternative<AnalysisQuestion>(question);
    since_ = Clock::now();
    thinking_->ask(std::move(question));
}

void Analyst::stop() {
    thinking_->stop();
    since_.reset();
}

void Analyst::analyse(const std::optional<Position>& position, int lines) {
    if (position != position_) {
        position_ = position;
        report_.reset();
        if (analysing_) stop();
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
    if (is_reviewing()) stop();
    reviewed_.clear();
    to_review_ = 0;
}

bool Analyst::take_answers() {
    bool any = false;
    while (thinking_) {
        auto answer = thinking_->take();
        if (!answer) break;
        if (auto* report = std::get_if<SearchReport>(&*answer))
            report_ = std::move(*report);
        else if (auto* move = std::get_if<ReviewedMove>(&*answer))
            reviewed_.push_back(std::move(*move));
        else {
            finished_ = analysing_;
            since_.reset();  // no more is to be found
            continue;
        }
        any = true;
    }
    return any;
}

}  // namespace atom4::tui
