// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/move_list_model.h"

#include <QFont>
#include <QStringList>
#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"

namespace atom4::ui {

namespace {

// Returns the move with its mark, such as "k5!", and its comment in parentheses.
QString said(const RecordedMove& move) {
    const Annotation annotation = annotation_of(move.comment);
    const QString name = Messages::name(move.cell) + Messages::sign(annotation.mark);
    return annotation.words.empty() ? name
                                    : QStringLiteral("%1 (%2)").arg(name, visible(on_one_line(annotation.words)));
}

// Joins sentences; they may contain untrusted text, which a tool tip could take for HTML.
QString joined(const QStringList& sentences, int role) {
    const QString all = sentences.join(QLatin1Char('\n'));
    return role == Qt::ToolTipRole ? forToolTip(all) : all;
}

}  // namespace

void MoveListModel::show(const Match& match) {
    beginResetModel();
    start_ = match.first_colour();
    absent_ = player_of(start_) == Player::kFirst ? 0 : 1;
    for (const Player player : kPlayers) heads_[player] = visible(list_head(match, player));
    readPlies(match);
    readLines(match);
    arrangeRows(match);
    endResetModel();
}

void MoveListModel::readPlies(const Match& match) {
    plies_.clear();
    for (const Reaction& ply : match.plies()) {
        const Annotation said = annotation_of(match.main_line()[plies_.size()].comment);
        plies_.push_back({ply.colour(), Messages::name(ply.placed()), QString::fromStdString(played_text(match, ply)),
                          said.mark, visible(on_one_line(said.words))});
    }
}

void MoveListModel::readLines(const Match& match) {
    lines_.clear();
    const auto decided = match.decided_variation();
    for (const Variation& variation : match.variations()) {
        QStringList names;
        for (const RecordedMove& move : variation.moves) names += said(move);
        const auto ply = static_cast<int>(variation.ply);
        const bool isDecided = decided == lines_.size();
        lines_.push_back({names.join(QLatin1Char(' ')), Messages::moveNumber(ply + 1, start_),
                          next_on_wheel(start_, ply), isDecided});
    }
}

void MoveListModel::arrangeRows(const Match& match) {
    rows_.clear();
    int variation = 0;
    const auto takeVariations = [&](int pair) {
        const auto leaves = [&] {
            return (static_cast<int>(match.variations()[static_cast<std::size_t>(variation)].ply) + absent_) / 2;
        };
        for (; variation < static_cast<int>(lines_.size()) && leaves() <= pair; ++variation)
            rows_.push_back({pair, variation, 0});
    };
    for (int pair = 0; pair < pairs(); ++pair) {
        rows_.push_back({pair, std::nullopt, 0});
        for (const int ply : {plyIn(pair, 1), plyIn(pair, 2)})
            if (ply > 0 && ply <= plies() && !plies_[static_cast<std::size_t>(ply) - 1].words.isEmpty())
                rows_.push_back({pair, std::nullopt, ply});
        takeVariations(pair);
    }
    takeVariations(match.undoable_plies() + 1);
}

int MoveListModel::plyAt(const QModelIndex& index) const {
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.commentOf > 0) return row.commentOf;
    return std::min(std::max(1, plyIn(row.pair, std::max(1, index.column()))), plies());
}

QModelIndex MoveListModel::indexOf(int ply) const {
    const int pair = std::max(0, ply - 1 + absent_) / 2;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (rows_[row].pair == pair && !isWide(static_cast<int>(row)))
            return index(static_cast<int>(row), ply == 0 ? 0 : 1 + (ply - 1 + absent_) % 2);
    return {};
}

bool MoveListModel::isWide(int row) const {
    const Row& any = rows_[static_cast<std::size_t>(row)];
    return any.variation || any.commentOf > 0;
}

std::optional<MoveSpot> MoveListModel::spotAt(const QModelIndex& index) const {
    if (!index.isValid()) return std::nullopt;
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.variation) return MoveSpot{0, row.variation};
    if (row.commentOf > 0) return MoveSpot{row.commentOf, std::nullopt};
    const int ply = plyIn(row.pair, std::max(1, index.column()));
    return ply < 1 || ply > plies() ? std::nullopt : std::optional(MoveSpot{ply, std::nullopt});
}

std::optional<int> MoveListModel::variationIn(int row) const {
    return rows_[static_cast<std::size_t>(row)].variation;
}

QVariant MoveListModel::ofVariation(int variation, int column, int role) const {
    const Line& line = lines_[static_cast<std::size_t>(variation)];
    if (column != 1) return {};
    switch (role) {
        case Qt::DisplayRole:
            return line.decided ? tr("The round: %1 %2", "how it went on: a number, and a list of cells")
                                      .arg(line.start, line.moves)
                                : QStringLiteral("%1 %2").arg(line.start, line.moves);
        case Qt::DecorationRole: return pieces_.picture(line.colour);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return joined(
                {line.decided ? tr("Deciding line: %1 %2", "a number, and a list of cells").arg(line.start, line.moves)
                              : tr("Variation: %1 %2", "a number, and a list of cells").arg(line.start, line.moves)},
                role);
        default: return {};
    }
}

void MoveListModel::setRemarks(std::vector<Remark> remarks) {
    remarks_ = std::move(remarks);
    if (rowCount() > 0) emit dataChanged(index(0, 1), index(rowCount() - 1, 2));
}

void MoveListModel::setPictures(double diameter, double devicePixelRatio, bool dark, PieceStyle style) {
    pieces_.prepare(diameter, devicePixelRatio, dark);
    pieces_.setStyle(style);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 2), {Qt::DecorationRole});
}

void MoveListModel::mark(int ply, const QColor& background) {
    marked_ = ply;
    background_ = background;
    if (rowCount() > 0) emit dataChanged(index(0, 1), index(rowCount() - 1, 2), {Qt::BackgroundRole});
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 3;
}

void MoveListModel::setHeadRoom(const QFont& font, int width) {
    headFont_ = font;
    headRoom_ = width;
    emit headerDataChanged(Qt::Horizontal, 1, 2);
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    // The header of the numbers is only for screen readers.
    if (section == 0) return role == Qt::AccessibleTextRole ? QVariant(tr("Number", "of a pair of moves")) : QVariant();
    const QString& head = heads_[section == 1 ? Player::kFirst : Player::kSecond];
    switch (role) {
        case Qt::DisplayRole:
            return headRoom_ > 0 ? QFontMetrics(headFont_).elidedText(head, Qt::ElideRight, headRoom_) : head;
        case Qt::ToolTipRole: return forToolTip(head);
        case Qt::TextAlignmentRole: return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
        default: return {};
    }
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.variation) return ofVariation(*row.variation, index.column(), role);
    if (row.commentOf > 0) return ofComment(row.commentOf, index.column(), role);
    if (index.column() == 0) {
        if (role == Qt::DisplayRole) return Messages::moveNumber(2 * row.pair + 1, wheel_colour(0));
        if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    }
    const int ply = plyIn(row.pair, index.column());
    if (ply < 1) return role == Qt::DisplayRole ? QVariant(QStringLiteral("...")) : QVariant();
    return ply <= plies() ? ofPly(static_cast<std::size_t>(ply) - 1, role) : QVariant();
}

QVariant MoveListModel::ofPly(std::size_t ply, int role) const {
    const Ply& played = plies_[ply];
    const Remark remark = ply < remarks_.size() ? remarks_[ply] : Remark();
    switch (role) {
        case Qt::DisplayRole: {
            const QString name = played.name + Messages::sign(played.mark);
            return remark.sign.isEmpty() ? name : name + QLatin1Char(' ') + remark.sign;
        }
        case Qt::BackgroundRole: return marked_ == static_cast<int>(ply) + 1 ? QVariant(background_) : QVariant();
        case Qt::DecorationRole: return pieces_.picture(played.colour);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: {
            QStringList sentences{played.effect};
            if (played.mark != MoveMark::kNone) sentences += Messages::mark(played.mark);
            if (!played.words.isEmpty()) sentences += played.words;
            if (!remark.sentence.isEmpty()) sentences += remark.sentence;
            return joined(sentences, role);
        }
        default: return {};
    }
}

QVariant MoveListModel::ofComment(int ply, int column, int role) const {
    if (column != 1) return {};
    const Ply& played = plies_[static_cast<std::size_t>(ply) - 1];
    const auto sentence = [&](const QString& move) {
        return tr("%1: %2", "a move, and the comment on it").arg(move, played.words);
    };
    switch (role) {
        case Qt::DisplayRole: return sentence(played.name);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return joined({sentence(Messages::moveNumber(ply, start_) + QLatin1Char(' ') + played.name)}, role);
        case Qt::ForegroundRole: return quiet_;
        case Qt::FontRole: {
            QFont font;
            font.setItalic(canBeItalic(played.words));
            return font;
        }
        default: return {};
    }
}

}  // namespace atom4::ui
