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

/// What can be done with a line of play that is on no board: play its first move, copy it as text, or take it along, as
/// a picture of where it leads, as an animation or on paper.
class VariationMenu : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    VariationMenu(const Match& match, PictureExport& pictures, AnimationExport& animations, QWidget& window);

    /// The moves must be legal, one after the other, and there must be one.
    void open(const Position& from, const std::vector<Cell>& moves, const ShownBoard& shown, bool mayPlace, QPoint at);
    /// The line as a match of its own, by the players of the one in play.
    [[nodiscard]] static std::shared_ptr<const Match> matchOf(const Match& match, const Position& from,
                                                              const std::vector<Cell>& moves);
    /// Where a line from that position leaves the round in play.
    [[nodiscard]] static LineOrigin originOf(const Match& match, const Position& from);

signals:
    void placeWanted(atom4::Cell cell);
    /// The user wants to see a line played from that position.
    void lineWanted(const atom4::Position& from, const std::vector<atom4::Cell>& moves);
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
