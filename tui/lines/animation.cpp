// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/animation.h"

#include <algorithm>

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kWholePath{240};
constexpr milliseconds kLongestStep{60};
constexpr milliseconds kShining{150};
constexpr milliseconds kShrinking{60};
constexpr milliseconds kThrow{120};
// A long path is shown in strides.
constexpr std::size_t kMostSteps = 16;

void add_path(std::vector<LinesFrame>& frames, lines::Board board, std::span<const lines::Cell> path) {
    const int colour = board.at(path.front());
    board.take(path.front());
    const std::size_t stride = (path.size() + kMostSteps - 1) / kMostSteps;
    const std::size_t steps = (path.size() - 1) / stride;
    const auto step = std::min(kLongestStep, kWholePath / static_cast<long>(std::max<std::size_t>(steps, 1)));
    for (std::size_t i = stride; i < path.size(); i += stride) {
        LinesFrame frame{board, {path[i]}, step, LinesFrame::Kind::kGoes, {path.begin(), path.end()}};
        frame.board.put({path[i], colour});
        frames.push_back(std::move(frame));
    }
}

std::vector<lines::Cell> cells_of(std::span<const lines::Chip> chips) {
    std::vector<lines::Cell> cells;
    for (const lines::Chip& chip : chips) cells.push_back(chip.cell);
    return cells;
}

}  // namespace

std::vector<LinesFrame> frames_of(const lines::Position& after, std::span<const lines::Change> changes) {
    // From the end back to the board before each change.
    std::vector<lines::Board> before;
    lines::Position position = after;
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        position.undo(*change);
        before.push_back(position.board());
    }
    std::vector<LinesFrame> frames;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const lines::Change& change = changes[i];
        lines::Board board = before[changes.size() - 1 - i];
        if (change.is_move()) {
            add_path(frames, board, change.path);
            const int colour = board.at(change.path.front());
            board.take(change.path.front());
            board.put({change.path.back(), colour});
        } else if (!change.thrown.empty()) {
            for (const lines::Chip& chip : change.thrown) board.put(chip);
            frames.push_back({board, cells_of(change.thrown), kThrow, LinesFrame::Kind::kFalls, {}});
        }
        if (change.removed.empty()) continue;
        frames.push_back({board, cells_of(change.removed), kShining, LinesFrame::Kind::kShines, {}});
        frames.push_back({board, cells_of(change.removed), kShrinking, LinesFrame::Kind::kVanishes, {}});
    }
    return frames;
}

}  // namespace atom4::tui
