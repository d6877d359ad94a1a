// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QTableView>
#include <optional>
#include <vector>

#include "core/atom4/match/match.h"
#include "ui/look/piece_painter.h"

namespace atom4::ui {

/// The plies of the round in pairs: number, first ply, second ply. Below the pair that it leaves from, each variation
/// has a row of its own in the second column.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(const Match& match);
    /// A sign behind a move and a sentence about it, for the first moves of the round.
    struct Remark {
        QString sign;
        QString sentence;
    };
    void setRemarks(std::vector<Remark> remarks);
    void setPictures(double diameter, double devicePixelRatio, bool dark, PieceStyle style);

    /// Marks that ply, counted from 1; 0 for none.
    void mark(int ply, const QColor& background);
    /// The ply at that place, from 1, or the one before it; what is there where a variation is.
    [[nodiscard]] int plyAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(int ply) const;
    /// The variation in that row, if there is one.
    [[nodiscard]] std::optional<int> variationIn(int row) const;
    [[nodiscard]] int plies() const { return static_cast<int>(plies_.size()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Ply {
        Colour colour;
        QString name;
        QString effect;
    };
    struct Line {
        QString moves;
        QString start;
        Colour colour;
        bool decided;  // the round, while another line of it is tried
    };
    struct Row {
        int pair = 0;
        std::optional<int> variation;
    };
    void arrangeRows(const Match& match);
    [[nodiscard]] QVariant ofVariation(int variation, int column, int role) const;

    std::vector<Ply> plies_;
    std::vector<Remark> remarks_;
    std::vector<Line> lines_;
    std::vector<Row> rows_;
    int marked_ = 0;
    QColor background_;
    // Rendered when they are first asked for.
    mutable PiecePainter pieces_;
};

/// Shows the plies and keeps the last one in sight. One is chosen by a click or with the arrows, Home and End.
class MoveList : public QTableView {
    Q_OBJECT

public:
    using Remark = MoveListModel::Remark;

    explicit MoveList(QWidget* parent = nullptr);
    void show(const Match& match);
    void setPieceStyle(PieceStyle style);
    void setRemarks(std::vector<Remark> remarks) { model_->setRemarks(std::move(remarks)); }
    void markPly(int ply);
    /// Of a list in which nothing has to be shortened, whatever was played and remarked.
    [[nodiscard]] int widthOfAll() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The ply whose position is to be seen, counted from 1; 0 is the start.
    void plyChosen(int ply);
    void variationChosen(int variation);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showColumns();
    void arrange();
    void tint();

    MoveListModel* model_;
    int marked_ = 0;
    PieceStyle style_ = PieceStyle::kPlain;
};

}  // namespace atom4::ui
