// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QPalette>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "core/atom4/game/match.h"
#include "ui/atom4/window/match_print.h"
#include "ui/common/settings.h"

namespace atom4::ui {

/// A board to draw in a picture.
struct ShownBoard {
    Position position;
    std::optional<Reaction> last;  ///< the ply that led to it
    Settings settings;
    QPalette palette;
};

/// Saves the board as a picture or an SVG drawing, and prints it with the round. Shows its dialogs over a window.
class PictureExport : public QObject {
    Q_OBJECT

public:
    /// `shown` returns the board to draw; it is called for each picture.
    PictureExport(std::function<ShownBoard()> shown, QWidget* window) : shown_(std::move(shown)), window_(window) {}

    void askForFile();
    /// Does the same for another board than the one shown.
    void askForFileOf(const ShownBoard& board);
    /// Saves a picture of the board, or an SVG drawing if the name ends with .svg; on an error, warns the user.
    void save(const QString& file) { save(file, shown_()); }
    void save(const QString& file, const ShownBoard& board);
    /// Copies the picture to the clipboard.
    void copy();
    /// Prints the current round. The match must outlive this object.
    void askForPrinter(const Match& match);
    /// Prints a line of play, of which it shares ownership until then.
    void askForPrinter(std::shared_ptr<const Match> line, const LineOrigin& origin, const ShownBoard& board);

signals:
    /// Reports the result.
    void said(const QString& sentence);

private:
    void askWhereToSave(std::function<ShownBoard()> board);
    void askForPaper(const QString& title, std::function<void(QPagedPaintDevice& paper)> print);

    std::function<ShownBoard()> shown_;
    QWidget* window_;
};

}  // namespace atom4::ui
