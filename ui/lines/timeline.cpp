// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/timeline.h"

#include <algorithm>
#include <cmath>

namespace atom4::ui {
namespace {

constexpr double kStep = 45;
constexpr double kLongestRun = 220;
constexpr double kFalling = 150;
constexpr double kLongestDelay = 60;  // between the first and the last chip that falls
constexpr double kGoing = 190;
constexpr double kEnding = 900;

double part(double time, double start, double length) {
    return std::clamp((time - start) / length, 0.0, 1.0);
}

// Slow at both ends.
double eased(double progress) {
    return progress * progress * (3 - 2 * progress);
}

QPointF centreOf(lines::Cell cell) {
    return {static_cast<double>(cell.col), static_cast<double>(cell.row)};
}

QPointF along(const std::vector<lines::Cell>& path, double progress) {
    const double steps = static_cast<double>(path.size() - 1) * progress;
    const auto index = std::min(path.size() - 2, static_cast<std::size_t>(steps));
    const QPointF from = centreOf(path[index]);
    return from + (centreOf(path[index + 1]) - from) * (steps - static_cast<double>(index));
}

// A chip grows past its size and comes back to it.
double landing(double progress) {
    const double over = 1.4;
    const double left = progress - 1;
    return 1 + (over + 1) * left * left * left + over * left * left;
}

// A chip swells before it goes.
double leaving(double progress) {
    return progress < 0.35 ? 1 + 0.14 * eased(progress / 0.35) : 1.14 * (1 - eased((progress - 0.35) / 0.65));
}

}  // namespace

LinesTimeline::LinesTimeline(const lines::Position& after, std::span<const lines::Change> turn, bool dropped)
    : end_(after.board()) {
    lines::Position position = after;
    for (auto change = turn.rbegin(); change != turn.rend(); ++change) position.undo(*change);
    lines::Board board = position.board();
    for (const lines::Change& change : turn) {
        if (change.is_move()) {
            const lines::Chip chip{change.path.back(), board.at(change.path.front())};
            board.take(change.path.front());
            const double length = std::min(kLongestRun, kStep * static_cast<double>(change.path.size() - 1));
            if (!dropped) add({Kind::kRun, 0, length, board, change.path, {chip}});
            board.put(chip);
        } else if (!change.thrown.empty()) {
            add({Kind::kFall, 0, kFalling + kLongestDelay, board, {}, change.thrown});
            for (const lines::Chip& chip : change.thrown) board.put(chip);
        }
        if (change.removed.empty()) continue;
        for (const lines::Chip& chip : change.removed) board.take(chip.cell);
        add({Kind::kGo, 0, kGoing, board, {}, change.removed});
    }
    if (after.turn() == lines::Turn::kOver) add({Kind::kEnd, 0, kEnding, board, {}, {}});
}

void LinesTimeline::add(Phase phase) {
    phase.start = phases_.empty() ? 0 : phases_.back().start + phases_.back().length;
    phases_.push_back(std::move(phase));
}

int LinesTimeline::duration() const {
    return phases_.empty() ? 0 : static_cast<int>(std::ceil(phases_.back().start + phases_.back().length));
}

LinesFrame LinesTimeline::at(double time, bool reducedMotion) const {
    if (time >= duration()) return {&end_, {}, phases_.empty() || phases_.back().kind != Kind::kEnd ? 0.0 : 1.0};
    const auto next =
        std::find_if(phases_.begin(), phases_.end(), [time](const Phase& phase) { return phase.start > time; });
    const Phase& phase = next == phases_.begin() ? phases_.front() : *std::prev(next);
    const double progress = part(time, phase.start, phase.length);
    LinesFrame frame{&phase.still, {}};
    if (phase.kind == Kind::kEnd) frame.end = eased(progress);
    for (std::size_t i = 0; i < phase.chips.size(); ++i) {
        const lines::Chip& chip = phase.chips[i];
        LinesFrame::Chip shown{centreOf(chip.cell), chip.colour};
        switch (phase.kind) {
            case Kind::kRun:
                if (reducedMotion) {
                    frame.moving.push_back({centreOf(phase.path.front()), chip.colour, 1, 1 - progress});
                    shown.opacity = progress;
                } else {
                    shown.place = along(phase.path, eased(progress));
                }
                break;
            case Kind::kFall: {
                const double delay = kLongestDelay * static_cast<double>(i) / static_cast<double>(phase.chips.size());
                const double fallen = part(time, phase.start + delay, kFalling);
                shown.opacity = std::min(1.0, fallen * 2);
                if (!reducedMotion) shown.scale = std::max(0.0, landing(fallen));
                break;
            }
            case Kind::kGo:
                shown.opacity = reducedMotion ? 1 - progress : std::min(1.0, 2 * (1 - progress));
                if (!reducedMotion) shown.scale = leaving(progress);
                break;
            case Kind::kEnd: break;
        }
        frame.moving.push_back(shown);
    }
    return frame;
}

}  // namespace atom4::ui
