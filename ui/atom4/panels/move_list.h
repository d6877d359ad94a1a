// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTableView>
#include <optional>
#include <vector>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/move_list_model.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// The list of the moves of the round, scrolled to the last one. A click, the arrow keys, Home and End choose a ply.
class MoveList : public QTableView {
    Q_OBJECT

public:
    using Remark = MoveListModel::Remark;

    explicit MoveList(QWidget* parent = nullptr);
    void show(const Match& match);
    /// Updates comments and variations, without scrolling.
    void showLines(const Match& match);
    void setPieceStyle(PieceStyle style);
    void setRemarks(std::vector<Remark> remarks) { model_->setRemarks(std::move(remarks)); }
    void markPly(int ply);
    /// Returns the width at which no move and no sign after it has to be shortened.
    [[nodiscard]] int widthOfAll() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The user chose the position after that ply, from 1; 0 is the start.
    void plyChosen(int ply);
    void variationChosen(int variation);
    /// The user asks for the context menu there, at that point of the screen.
    void menuRequested(const MoveSpot& spot, QPoint at);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void showColumns();
    void arrange();
    void keepRowsWhole();
    void fill(const Match& match);
    void tint();

    MoveListModel* model_;
    int marked_ = 0;
    PieceStyle style_ = PieceStyle::kPlain;
};

}  // namespace atom4::ui
