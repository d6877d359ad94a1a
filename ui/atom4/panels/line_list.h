// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QString>
#include <optional>
#include <vector>

#include "core/atom4/engine/search.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// The best lines of play from a position: each an evaluation and the moves.
class LineModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;
    /// Shows variations from a position with that colour to play.
    void show(const std::vector<SearchLine>& lines, Colour toPlay);
    [[nodiscard]] const std::vector<SearchLine>& lines() const { return lines_; }
    [[nodiscard]] Colour toPlay() const { return toPlay_; }
    /// Returns the evaluation of the line for the player to move.
    [[nodiscard]] QString evaluation(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<SearchLine> lines_;
    Colour toPlay_ = Colour::kRed;
};

/// Shows the lines with a piece before each cell. The user points at one with the mouse or the arrow keys.
class LineList : public QListView {
    Q_OBJECT

public:
    explicit LineList(QWidget* parent = nullptr);
    /// Replaces the lines. The row pointed at stays the same.
    void show(const std::vector<SearchLine>& lines, Colour toPlay);
    void setPieceStyle(PieceStyle style);
    [[nodiscard]] const LineModel& lineModel() const { return *model_; }
    /// Returns the height of that many lines.
    [[nodiscard]] int heightOf(int lines) const;

signals:
    /// Another line, or none, is pointed at, or the line pointed at was replaced.
    void pointedAt(std::optional<int> line);
    /// The user asks for the context menu of that line, at that point of the screen.
    void menuRequested(int line, QPoint at);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;

private:
    void point(std::optional<int> line);
    void retranslate();

    LineModel* model_;
    std::optional<int> pointed_;
    PieceStyle style_ = PieceStyle::kPlain;
};

}  // namespace atom4::ui
