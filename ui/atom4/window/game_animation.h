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

/// An animation of a round: the start and the position after each ply. It is made picture by picture, so that the
/// window stays responsive.
class GameAnimation : public QObject {
    Q_OBJECT

public:
    /// How the board is drawn.
    struct Look {
        QPalette palette;
        QFont font;
        PieceStyle pieces = PieceStyle::kPlain;
        bool markLastMove = true;
    };

    /// Of the round in play, as it is now.
    GameAnimation(const Match& match, const Look& look, QObject* parent = nullptr);
    void start();
    [[nodiscard]] int pictures() const { return static_cast<int>(cells_.size()) + 1; }

signals:
    void made(int pictures);
    void finished(const QByteArray& gif);

private:
    void makeNext();
    [[nodiscard]] QImage draw(const Position& position, std::optional<Cell> last);

    Position first_;
    Position position_;
    std::vector<Cell> cells_;
    bool markLastMove_;
    QSize size_;
    BoardScene scene_;
    QPixmap paper_;
    std::optional<GifWriter> writer_;
    std::size_t next_ = 0;
    QTimer soon_;
};

}  // namespace atom4::ui
