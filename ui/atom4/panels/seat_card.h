// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStringList>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/level_chooser.h"
#include "ui/atom4/panels/piece_row.h"

namespace atom4::ui {

/// Asks who takes a seat: a human with a name, or the computer at a level. Names used before are offered while the user
/// types. setSeat() must be called before it is shown.
class SeatCard : public QWidget {
    Q_OBJECT

public:
    /// The object names of its parts end with `name`: "kindX", "nameX", "levelX".
    SeatCard(const QString& name, const QStringList& namesBefore, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Shows the goal of that player.
    void setPlayer(Player player);
    void setSeat(const Seat& seat);
    /// Sets the level to offer if the user changes the seat from human to computer.
    void setUsualLevel(Level level) { usualLevel_ = level; }
    /// Sets the computer's level, also for when the user changes the seat to it, and stops following the rating.
    void chooseLevel(Level level);
    /// Offers to follow the user's rating, which `level` matches; follows it if `wanted`.
    void offerEven(Level level, bool wanted);
    /// Sets whether a human has the other seat; only then following the rating is offered.
    void setAgainstHuman(bool against);
    /// Returns whether the computer takes the seat, at a level that follows the rating.
    [[nodiscard]] bool isEvenChosen() const { return isComputer() && level_->isEvenChosen(); }
    [[nodiscard]] Seat seat() const;
    /// Returns whether a name was entered that cannot be used; the card says why.
    [[nodiscard]] bool hasFaultyName() const { return isNameFaulty_ && !isComputer(); }
    [[nodiscard]] bool isComputer() const { return kind_->currentIndex() == 1; }
    void setPieceStyle(PieceStyle style) { goal_->setPieceStyle(style); }
    /// Adds a widget at the end of the line with the goal.
    void addBesideGoal(QWidget* widget);

signals:
    /// The seat was changed from human to computer or back.
    void kindChanged();
    /// The entered name has become faulty, or is no longer.
    void nameChecked();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void offerLevels(QMenu& menu);
    void makeName();
    void checkName();
    void makeLevel();
    void showKind();
    void setTexts();

    Player player_ = Player::kFirst;
    Seat seat_;  // as set last
    Level usualLevel_ = kDefaultLevel;
    QLabel* title_;
    QComboBox* kind_;
    PieceRow* goal_;
    QLabel* goalText_;
    QString ending_;  // of the parts' object names
    QStringList namesBefore_;
    QLineEdit* name_ = nullptr;
    QLabel* fault_ = nullptr;  // of the name
    bool isNameFaulty_ = false;
    LevelChooser* level_ = nullptr;
    std::optional<std::pair<Level, bool>> even_;  // the level, and whether it is followed
    bool againstHuman_ = true;
};

}  // namespace atom4::ui
