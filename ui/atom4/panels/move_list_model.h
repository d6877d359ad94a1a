// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <QFont>
#include <optional>
#include <vector>

#include "core/atom4/game/match.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// A move in the list: a ply of the line on the board, from 1, or the first one of a variation.
struct MoveSpot {
    int ply = 0;
    std::optional<int> variation;

    friend bool operator==(const MoveSpot&, const MoveSpot&) = default;
};

/// The plies of the round in pairs, one per row: number, player 1's ply, player 2's ply; if player 2 begins, the first
/// pair has no first ply. Below a pair, each comment on its plies and each variation that leaves from it has a row of
/// its own, across both players' columns.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(const Match& match);
    /// A sign after a move, and a sentence about it. The remarks are about the first moves of the round, one for each.
    struct Remark {
        QString sign;
        QString sentence;
    };
    void setRemarks(std::vector<Remark> remarks);
    void setPictures(double diameter, double devicePixelRatio, bool dark, PieceStyle style);

    /// Sets the text colour of comments.
    void setQuietColour(const QColor& colour) { quiet_ = colour; }

    /// Marks that ply, counted from 1; 0 for none.
    void mark(int ply, const QColor& background);
    /// Returns the ply, from 1, at that index, or the nearest one. A comment belongs to its ply, and a variation to the
    /// pair above it.
    [[nodiscard]] int plyAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(int ply) const;
    /// Returns the move at that index, if any.
    [[nodiscard]] std::optional<MoveSpot> spotAt(const QModelIndex& index) const;
    /// Returns whether that row has one text across both players' columns: a comment or a variation.
    [[nodiscard]] bool isWide(int row) const;
    /// Returns the variation in that row, if there is one.
    [[nodiscard]] std::optional<int> variationIn(int row) const;
    [[nodiscard]] int plies() const { return static_cast<int>(plies_.size()); }
    [[nodiscard]] int pairs() const { return (plies() + absent_ + 1) / 2; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// Sets the width in pixels available to the column headers in that font; longer names are elided.
    void setHeadRoom(const QFont& font, int width);
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Returns the name of the player whose moves are in a column.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Ply {
        Colour colour;
        QString name;
        QString effect;
        MoveMark mark;
        QString words;
    };
    struct Line {
        QString moves;
        QString start;
        Colour colour;
        bool decided;  // it decided the round, while a trial is on the board
    };
    struct Row {
        int pair = 0;
        std::optional<int> variation;
        int commentOf = 0;  // the ply commented on, from 1; 0 if the row is no comment
    };
    void readPlies(const Match& match);
    void readLines(const Match& match);
    void arrangeRows(const Match& match);
    [[nodiscard]] QVariant ofComment(int ply, int column, int role) const;
    [[nodiscard]] QVariant ofPly(std::size_t ply, int role) const;
    [[nodiscard]] QVariant ofVariation(int variation, int column, int role) const;

    // Returns the ply in that column of the pair, from 1; less than 1 or more than plies() if there is none.
    [[nodiscard]] int plyIn(int pair, int column) const { return 2 * pair + column - absent_; }

    Colour start_ = Colour::kRed;  // the first piece of the round
    int absent_ = 0;               // plies missing in the first pair: 0 or 1
    ByPlayer<QString> heads_;
    QFont headFont_;
    int headRoom_ = 0;  // width for a header, whose whole name is in its tool tip
    std::vector<Ply> plies_;
    std::vector<Remark> remarks_;
    std::vector<Line> lines_;
    std::vector<Row> rows_;
    int marked_ = 0;
    QColor background_;
    QColor quiet_;
    // Renders a picture when it is first asked for.
    mutable PiecePainter pieces_;
};

}  // namespace atom4::ui
