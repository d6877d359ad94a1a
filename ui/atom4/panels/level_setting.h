// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <optional>
#include <utility>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/level_chooser.h"

namespace atom4::ui {

/// The level of the computer as a setting: for the next match and, if the user wants it, for the current one.
class LevelSetting : public QWidget {
    Q_OBJECT

public:
    /// The level that matches the user's rating.
    struct Even {
        Level level;
        bool isChosen;  ///< whether the computer's level follows the rating
    };
    /// `isInPlay`: whether the computer plays in the current match.
    LevelSetting(Level level, const std::optional<Even>& even, bool isInPlay);

    [[nodiscard]] Level level() const { return chooser_->level(); }
    [[nodiscard]] bool isEvenChosen() const { return chooser_->isEvenChosen(); }
    /// Returns whether the user changed the level, or whether it follows the rating.
    [[nodiscard]] bool isChanged() const;
    /// Returns whether to apply the level to the current match.
    [[nodiscard]] bool isForMatchInPlay() const { return !inPlay_->isHidden() && inPlay_->isChecked(); }

public slots:
    void reset() { chooser_->choose(kDefaultLevel); }

private:
    LevelChooser* chooser_;
    QCheckBox* inPlay_;
    std::pair<Level, bool> before_;  // the level, and whether it followed the rating
};

}  // namespace atom4::ui
