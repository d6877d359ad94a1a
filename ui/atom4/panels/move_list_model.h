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

/// The plies of the round in pairs: number, player 1's, player 2's; where player 2 begins, the first pair lacks the
/// first. Below the pair what is said of its moves, and each
/// variation that leaves from it, has a row of its own in the second column.
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

    /// The colour of what is not a move.
    void setQuietColour(const QColor& colour) { quiet_ = colour; }

    /// Marks that ply, counted from 1; 0 for none.
    void mark(int ply, const QColor& background);
    /// The ply at that place, from 1, or the one before it; what is there where a variation is.
    [[nodiscard]] int plyAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(int ply) const;
    /// Returns the move at that index, if any.
    [[nodiscard]] std::optional<MoveSpot> spotAt(const QModelIndex& index) const;
    /// Whether that row has one text for both columns.
    [[nodiscard]] bool isWide(int row) const;
    /// The variation in that row, if there is one.
    [[nodiscard]] std::optional<int> variationIn(int row) const;
    [[nodiscard]] int plies() const { return static_cast<int>(plies_.size()); }
    [[nodiscard]] int pairs() const { return (plies() + absent_ + 1) / 2; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// How wide the names over the columns may be, in that font; longer ones end in dots.
    void setHeadRoom(const QFont& font, int width);
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Who plays the moves of a column.
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
        bool decided;  // the round, while another line of it is tried
    };
    struct Row {
        int pair = 0;
        std::optional<int> variation;
        int commentOf = 0;  // the ply, from 1
    };
    void readPlies(const Match& match);
    void readLines(const Match& match);
    void arrangeRows(const Match& match);
    [[nodiscard]] QVariant ofComment(int ply, int column, int role) const;
    [[nodiscard]] QVariant ofPly(std::size_t ply, int role) const;
    [[nodiscard]] QVariant ofVariation(int variation, int column, int role) const;

    // The ply in that column of the pair, from 1; below that, or above plies(), where there is none.
    [[nodiscard]] int plyIn(int pair, int column) const { return 2 * pair + column - absent_; }

    Colour start_ = Colour::kRed;  // the first piece of the round
    int absent_ = 0;               // moves of the first pair
    ByPlayer<QString> heads_;
    QFont headFont_;
    int headRoom_ = 0;  // for the name over a column, which is whole in its tool tip
    std::vector<Ply> plies_;
    std::vector<Remark> remarks_;
    std::vector<Line> lines_;
    std::vector<Row> rows_;
    int marked_ = 0;
    QColor background_;
    QColor quiet_;
    // Rendered when they are first asked for.
    mutable PiecePainter pieces_;
};

}  // namespace atom4::ui
