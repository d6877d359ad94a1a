// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "core/atom4/game/match.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/window/animation_export.h"
#include "ui/atom4/window/move_browser.h"
#include "ui/atom4/window/picture_export.h"
#include "ui/atom4/window/variation_menu.h"

namespace atom4::ui {

/// Exports of the match as it is shown: a picture of the board, and an animation or a print of the round; and the same
/// of a line of play that is not on the board.
class MatchExports : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it. Shows its dialogs over the window.
    MatchExports(const Match& match, const BoardView& board, const MoveBrowser& moveBrowser, QWidget& window);

    /// Sets how boards look.
    void setSettings(const Settings& settings) { settings_ = settings; }

    void askForPicture() { pictures_.askForFile(); }
    /// Saves a picture of the position on the board; on an error, warns the user.
    void savePicture(const QString& file) { pictures_.save(file); }
    void copyPicture() { pictures_.copy(); }
    void askForAnimation();
    void askForPrinter() { pictures_.askForPrinter(match_); }
    void openLineMenu(const Position& from, const std::vector<Cell>& moves, QPoint at);

signals:
    /// The user wants to play the first move of a variation.
    void placeRequested(atom4::Cell cell);
    /// The user wants to see a line played from that position.
    void lineRequested(const atom4::Position& from, const std::vector<atom4::Cell>& moves);
    /// Reports the result.
    void said(const QString& sentence);

private:
    [[nodiscard]] ShownBoard shownBoard() const;

    const Match& match_;
    const BoardView& board_;
    const MoveBrowser& moveBrowser_;
    Settings settings_;
    AnimationExport animations_;
    PictureExport pictures_;
    VariationMenu variationMenu_;
};

}  // namespace atom4::ui
