// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/analyst.h"

#include <utility>

namespace atom4::tui {
namespace {

// Long enough for whoever watches, and an end for whoever does not.
constexpr std::chrono::seconds kLongestAnalysis{60};
constexpr std::uint64_t kNodesOfReview = 100'000;  // a move
// Where everybody has to wait for it.
constexpr std::chrono::milliseconds kShortAnalysis{100};
constexpr std::uint64_t kNodesOfShortReview = 2'000;

}  // namespace

void Analyst::work(std::unique_ptr<Engine>& engine, const Question& question, bool is_short,
                   const std::stop_token& stop, const Background<Question, Answer>::Tell& tell) {
    if (!engine) engine = std::make_unique<Engine>();
    if (!question.moves.empty()) {
        SearchLimits limits;
        limits.nodes = is_short ? kNodesOfShortReview : kNodesOfReview;
        engine->clear();
        return review_game(
            *engine, question.position, question.moves, limits,
            [&](const ReviewedMove& move) {
                tell({question.number, move});
            },
            stop);
    }
    SearchSettings settings;
    settings.limits.time = is_short ? kShortAnalysis : kLongestAnalysis;
    engine->search(question.position, settings, stop, [&](const SearchReport& report) {
        tell({question.number, report});
    });
}

void Analyst::ask(Position position, std::vector<Cell> moves) {
    if (!background_) {
        const auto work_in = [engine = std::make_shared<std::unique_ptr<Engine>>()](bool is_short) {
            return [engine, is_short](const Question& question, const std::stop_token& stop, const auto& tell) {
                work(*engine, question, is_short, stop, tell);
            };
        };
        background_ = std::make_unique<Background<Question, Answer>>(work_in(false), work_in(true));
    }
    analysing_ = moves.empty();
    background_->ask({std::move(position), std::move(moves), ++number_});
}

void Analyst::analyse(const std::optional<Position>& position) {
    if (position != position_) {
        position_ = position;
        report_.reset();
        if (analysing_) {
            background_->cancel();
            analysing_ = false;
            ++number_;
        }
    }
    if (position_ && !analysing_ && !is_reviewing() && !position_->is_over()) ask(*position_, {});
}

void Analyst::review(Position start, std::vector<Cell> moves) {
    if (moves.empty()) return;
    reviewed_.clear();
    to_review_ = moves.size();
    ask(std::move(start), std::move(moves));
}

void Analyst::forget_review() {
    if (is_reviewing()) {
        background_->cancel();
        ++number_;
    }
    reviewed_.clear();
    to_review_ = 0;
}

bool Analyst::take_answers() {
    bool any = false;
    while (background_) {
        auto answer = background_->take();
        if (!answer) break;
        if (answer->number != number_) continue;
        any = true;
        if (auto* report = std::get_if<SearchReport>(&answer->found))
            report_ = std::move(*report);
        else
            reviewed_.push_back(std::get<ReviewedMove>(std::move(answer->found)));
    }
    return any;
}

}  // namespace atom4::tui
