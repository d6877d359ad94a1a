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

/// The level of the computer as a setting: that of the next match, and of the one in play if that is wanted.
class LevelSetting : public QWidget {
    Q_OBJECT

public:
    /// What would be even by the person's rating.
    struct Even {
        Level level;
        bool isWanted;  ///< that level is to follow the rating
    };
    /// `isInPlay`: the computer plays in the match in play.
    LevelSetting(Level level, const std::optional<Even>& even, bool isInPlay);

    [[nodiscard]] Level level() const { return chooser_->level(); }
    [[nodiscard]] bool isEvenWanted() const { return chooser_->isEvenWanted(); }
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
