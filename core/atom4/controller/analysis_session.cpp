// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/analysis_session.h"

#include <algorithm>
#include <utility>

#include "core/atom4/game/analysis_texts.h"
#include "core/base/translation.h"

namespace atom4 {

AnalysisSession::AnalysisSession(LineBrowser& browser, Mailbox& mailbox, std::function<bool()> is_rated,
                                 std::function<void()> changed)
    : browser_(browser), mailbox_(mailbox), is_rated_(std::move(is_rated)), changed_(std::move(changed)) {}

void AnalysisSession::set_on(bool on) {
    if (on == is_on()) return;
    if (on) {
        task_ = std::make_unique<EngineTask>(
            mailbox_, engine_worker(),
            [this](const EngineReply& reply) {
                report_ = std::get<SearchReport>(reply);
                changed_();
            },
            [this](TaskEnd how) {
                state_ = how == TaskEnd::kOutOfResources ? State::kOutOfResources : State::kFinished;
                changed_();
            });
        return restart();
    }
    task_.reset();
    state_ = State::kOff;
    report_ = {};
    changed_();
}

void AnalysisSession::set_lines(int lines) {
    const int before = std::exchange(lines_, std::clamp(lines, 1, kMaxLines));
    if (lines_ != before && is_on()) restart();
}

AnalysisSession::State AnalysisSession::wanted() const {
    const Match& match = browser_.match();
    if (match.forbids_engine_help()) return State::kForbidden;
    if (is_rated_()) return State::kRated;
    if (browser_.position().is_over()) return State::kOver;
    return is_reviewing_ ? State::kWaiting : State::kSearching;
}

std::string AnalysisSession::bar_text() const {
    switch (state_) {
        case State::kForbidden: return help_barred_text();
        case State::kRated: return translated("Hidden during a rated round.");
        case State::kWaiting: return translated("Analysis starts after the review.");
        case State::kOutOfResources: return out_of_resources_text();
        default: return {};
    }
}

void AnalysisSession::follow(bool is_reviewing) {
    is_reviewing_ = is_reviewing;
    if (!is_on()) return;
    const State searched = state_ > State::kSearching ? State::kSearching : state_;
    if (searched != wanted() || position_ != browser_.position()) restart();
}

void AnalysisSession::restart() {
    state_ = wanted();
    position_ = browser_.position();
    report_ = {};
    if (state_ == State::kSearching) {
        browser_.match().note_help();
        task_->ask(AnalysisQuestion{position_, lines_});
    } else {
        task_->stop();
    }
    changed_();
}

void AnalysisSession::stop() {
    if (state_ != State::kSearching) return;
    task_->stop();
    state_ = State::kFinished;
}

std::optional<Verdict> AnalysisSession::verdict() const {
    if (state_ == State::kOver) return Verdict::of(position_);
    if (report_.lines.empty()) return std::nullopt;
    return Verdict(report_.score(), position_.mover());
}

std::optional<std::chrono::steady_clock::time_point> AnalysisSession::since() const {
    return task_ ? task_->since() : std::nullopt;
}

}  // namespace atom4
