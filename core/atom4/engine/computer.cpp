// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/computer.h"

#include <algorithm>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#include "core/atom4/engine/analysis.h"

namespace atom4 {
namespace {

using Task = Thinking::Task;
using std::chrono::milliseconds;

// For work that somebody waits for.
constexpr milliseconds kBriefLook{100};
constexpr std::uint64_t kNodesOfBriefReview = 2'000;

const MoveQuestion* move_wanted(const ThinkQuestion& question) {
    if (const auto* watched = std::get_if<WatchedMoveQuestion>(&question)) return &watched->move;
    return std::get_if<MoveQuestion>(&question);
}

class EngineThinking {
public:
    explicit EngineThinking(MoveFinder find) : find_(std::move(find)) {}

    void work(const Task& task) {
        if (task.stop.stop_requested()) return;
        try {
            if (!engine_) engine_.emplace();
            std::visit([&](const auto& question) { answer(question, task); }, task.question);
        } catch (const std::bad_alloc&) {
            // A match goes on by any move rather than not at all.
            if (const auto* wanted = move_wanted(task.question))
                task.tell(first_legal_move(wanted->position));
            else
                task.tell(Finished{});
        }
    }

private:
    void answer(MoveQuestion question, const Task& task) {
        if (task.brief) {
            const TimeShare given = question.time.value_or(TimeShare{kBriefLook, kBriefLook});
            question.time = {std::min(given.enough, kBriefLook), std::min(given.most, kBriefLook)};
        }
        if (const auto move = find_(*engine_, question, task.hurry)) task.tell(*move);
    }

    void answer(WatchedMoveQuestion question, const Task& task) {
        question.move.progress = [&](const SearchReport& report) { task.tell(report); };
        answer(std::move(question.move), task);
    }

    void answer(const HintQuestion& question, const Task& task) {
        if (auto hint = find_hint(*engine_, question.position, task.stop))
            task.tell(std::move(*hint));
        else
            task.tell(Finished{});
    }

    void answer(const AnalysisQuestion& question, const Task& task) {
        SearchSettings settings;
        settings.lines = question.lines;
        settings.limits.time = task.brief ? kBriefLook : milliseconds(kLongestAnalysis);
        analyse(*engine_, question.position, settings, task.stop,
                [&](const SearchReport& report) { task.tell(report); });
        task.tell(Finished{});
    }

    void answer(const ReviewQuestion& question, const Task& task) {
        SearchLimits limits;
        limits.nodes = task.brief ? kNodesOfBriefReview : kNodesOfReview;
        review_game(
            *engine_, question.start, question.moves, limits, [&](const ReviewedMove& move) { task.tell(move); },
            task.stop);
        task.tell(Finished{});
    }

    MoveFinder find_;
    std::optional<Engine> engine_;  // made when first needed: its memory is large
};

}  // namespace

Thinking::Work engine_thinking(MoveFinder find) {
    return [thinking = std::make_shared<EngineThinking>(std::move(find))](const Task& task) { thinking->work(task); };
}

}  // namespace atom4
