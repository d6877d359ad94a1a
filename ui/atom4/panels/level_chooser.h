// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSlider>

#include "core/atom4/engine/level.h"

namespace atom4::ui {

/// A level of the computer, with its name and what to expect of it. The slider has those that answer while one waits,
/// the box beside it all of them, those between two as well.
class LevelChooser : public QWidget {
    Q_OBJECT

public:
    /// The box has that name, for those who look for it.
    explicit LevelChooser(const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] Level level() const;
    void setLevel(Level level);
    /// The person chooses it, whatever would be even.
    void choose(Level level);
    /// Offers to follow the person's rating, at which that level would be even; it is followed from now on if `wanted`.
    void offerEven(Level level, bool wanted);
    /// Whether that has a meaning: whether there is a person whom the computer plays. At first it has.
    void allowEven(bool allowed);
    [[nodiscard]] bool isEvenWanted() const { return even_ != nullptr && !even_->isHidden() && even_->isChecked(); }

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
