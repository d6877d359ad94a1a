// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QPixmap>
#include <QTableView>
#include <array>
#include <vector>

#include "core/match/match.h"
#include "ui/piece_marks.h"

namespace atom4::ui {

/// The plies of the round in pairs: number, first ply, second ply.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(const Match& match);
    void setPictures(double diameter, double devicePixelRatio, bool dark, PieceStyle style);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Ply {
        Colour colour;
        QString name;
        QString effect;
    };
    std::vector<Ply> plies_;
    std::array<QPixmap, kColourCount> pictures_;
};

/// Shows the plies and keeps the last one in sight.
class MoveList : public QTableView {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);
    void show(const Match& match);
    void setPieceStyle(PieceStyle style);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    MoveListModel* model_;
    PieceStyle style_ = PieceStyle::kPlain;
};

}  // namespace atom4::ui
