// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMenu>
#include <QObject>
#include <memory>
#include <vector>

#include "ui/atom4/window/animation_export.h"
#include "ui/atom4/window/picture_export.h"

namespace atom4::ui {

/// The menu of a line of play that is not on the board: place its first move, play it on the board, copy it as text,
/// save a picture of its final position or an animation, or print it.
class VariationMenu : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    VariationMenu(const Match& match, PictureExport& pictures, AnimationExport& animations, QWidget& window);

    /// The moves must be legal one after the other, and there must be at least one.
    void open(const Position& from, const std::vector<Cell>& moves, const ShownBoard& shown, bool mayPlace, QPoint at);
    /// Returns the line as a separate match between the players of the current one.
    [[nodiscard]] static std::shared_ptr<const Match> matchOf(const Match& match, const Position& from,
                                                              const std::vector<Cell>& moves);
    /// Returns where a line from that position leaves the current round.
    [[nodiscard]] static LineOrigin originOf(const Match& match, const Position& from);

signals:
    void placeRequested(atom4::Cell cell);
    /// The user wants to see a line played from that position.
    void lineRequested(const atom4::Position& from, const std::vector<atom4::Cell>& moves);
    /// Reports the result.
    void said(const QString& sentence);

private:
    void offerExports(QMenu& menu, const std::shared_ptr<const Match>& line, const ShownBoard& shown);

    const Match& match_;
    PictureExport& pictures_;
    AnimationExport& animations_;
    QWidget& window_;
};

}  // namespace atom4::ui
