// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSlider>

#include "core/atom4/engine/level.h"

namespace atom4::ui {

/// Chooses a level of the computer, and shows its name and description. The slider has the named levels and the first
/// one above them, the box beside it all levels, including those in between.
class LevelChooser : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name of the box.
    explicit LevelChooser(const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] Level level() const;
    void setLevel(Level level);
    /// Sets the level and stops following the rating.
    void choose(Level level);
    /// Offers to follow the user's rating, which `level` matches; follows it from now on if `wanted`. At most once.
    void offerEven(Level level, bool wanted);
    /// Sets whether following the rating is offered, which requires that the computer plays a human. At first it is.
    void allowEven(bool allowed);
    [[nodiscard]] bool isEvenChosen() const { return even_ != nullptr && !even_->isHidden() && even_->isChecked(); }

private:
    void followRating();
    void describe();

    QSlider* slider_;
    QDoubleSpinBox* box_;
    QLabel* called_;
    QLabel* expect_;
    QCheckBox* even_ = nullptr;
    QLabel* evenMeans_ = nullptr;
    Level evenLevel_;
};

}  // namespace atom4::ui
