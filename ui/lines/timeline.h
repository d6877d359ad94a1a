// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPointF>
#include <span>
#include <vector>

#include "core/lines/position.h"

namespace atom4::ui {

/// What is to be seen at one moment of a turn of Lines.
struct LinesFrame {
    struct Chip {
        QPointF place;  ///< column and row, between cells as well
        int colour;
        double scale = 1;
        double opacity = 1;
    };
    const lines::Board* still;  ///< the chips that just lie there
    std::vector<Chip> moving;   ///< the others
    double end = 0;             ///< how far the light has gone down on a game that is over, of 1
};

/// A turn of Lines in time: the chip goes along its path, what it completes goes, chips fall, what they complete goes;
/// where the game is over with that, the light goes down. Times are in milliseconds since the beginning.
class LinesTimeline {
public:
    /// The turn that led to the position. A chip that was dropped where it belongs need not go there any more.
    LinesTimeline(const lines::Position& after, std::span<const lines::Change> turn, bool dropped = false);

    [[nodiscard]] int duration() const;
    /// With reduced motion chips fade in and out where they are. Valid as long as the timeline.
    [[nodiscard]] LinesFrame at(double time, bool reducedMotion = false) const;

private:
    enum class Kind { kRun, kFall, kGo, kEnd };
    struct Phase {
        Kind kind;
        double start;
        double length;
        lines::Board still;
        std::vector<lines::Cell> path;   // of a run
        std::vector<lines::Chip> chips;  // that run, fall or go
    };

    void add(Phase phase);

    std::vector<Phase> phases_;
    lines::Board end_;
};

}  // namespace atom4::ui
