// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "core/base/background.h"

namespace atom4 {

/// A background for what few people ask: it takes no thread and no memory before the first question. Each question has
/// one answer, and it is known since when it is waited for.
template <class Question, class Answer>
class RareBackground {
public:
    using Clock = std::chrono::steady_clock;
    using Work = typename Background<Question, Answer>::Work;

    explicit RareBackground(Work work) : work_(std::move(work)) {}

    void ask(Question question) {
        if (!background_) background_ = std::make_unique<Background<Question, Answer>>(work_);
        since_ = Clock::now();
        background_->ask(std::move(question));
    }
    void stop() {
        since_.reset();
        if (background_) background_->stop();
    }
    /// Since when an answer is waited for, if it is.
    [[nodiscard]] std::optional<Clock::time_point> since() const { return since_; }

    /// Readable when there is an answer to take; -1 before there ever can be.
    [[nodiscard]] int descriptor() const { return background_ ? background_->descriptor() : -1; }
    [[nodiscard]] std::optional<Answer> take() {
        if (!background_) return std::nullopt;
        auto answer = background_->take();
        if (answer) since_.reset();
        return answer;
    }

private:
    Work work_;
    std::optional<Clock::time_point> since_;
    std::unique_ptr<Background<Question, Answer>> background_;
};

}  // namespace atom4
