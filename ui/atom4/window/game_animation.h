// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QPalette>
#include <QTimer>
#include <optional>
#include <vector>

#include "core/atom4/game/match.h"
#include "ui/atom4/board/board_drawing.h"
#include "ui/atom4/window/gif_writer.h"

namespace atom4::ui {

/// An animation of a round: the start, the reaction of each ply, and the position after it; below the board, whose turn
/// it is and which colour. It is made ply by ply, so that the window stays responsive.
class GameAnimation : public QObject {
    Q_OBJECT

public:
    /// How the board is drawn.
    struct Look {
        QPalette palette;
        QFont font;
        PieceStyle pieces = PieceStyle::kPlain;
        bool markLastMove = true;
        BoardSurface surface = BoardSurface::kPaper;
    };

    /// Copies the current round, so later moves are not in the animation.
    GameAnimation(const Match& match, const Look& look, QObject* parent = nullptr);
    void start();
    /// Returns the number of positions, including the first.
    [[nodiscard]] int positions() const { return static_cast<int>(cells_.size()) + 1; }

signals:
    void made(int positions);
    void finished(const QByteArray& gif);

private:
    void makeNext();
    [[nodiscard]] QImage allPieces();
    void addReaction(const Reaction& reaction);
    [[nodiscard]] QImage draw(const Position& position, std::optional<Cell> last);
    void drawTurn(QPainter& painter, const Position& position);

    Position first_;
    Position position_;
    std::vector<Cell> cells_;
    bool markLastMove_;
    QSize size_;
    BoardScene scene_;
    PiecePainter wheel_;
    ByPlayer<QString> names_;
    QFont font_;
    QPixmap paper_;
    std::optional<GifWriter> writer_;
    std::size_t next_ = 0;
    QTimer soon_;
};

}  // namespace atom4::ui
