// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>

namespace atom4::ui {

/// A level of the computer, with its name and what to expect of it. The slider has those that answer while one waits,
/// the box beside it all of them.
class LevelChooser : public QWidget {
    Q_OBJECT

public:
    /// The box has that name, for those who look for it.
    explicit LevelChooser(const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] int level() const { return box_->value(); }
    void setLevel(int level);
    /// The person chooses it, whatever would be even.
    void choose(int level);
    /// Offers to follow the person's rating, at which that level would be even; it is followed from now on if `wanted`.
    void offerEven(int level, bool wanted);
    /// Whether that has a meaning: whether there is a person whom the computer plays. At first it has.
    void allowEven(bool allowed);
    [[nodiscard]] bool isEvenWanted() const { return even_ != nullptr && !even_->isHidden() && even_->isChecked(); }

private:
    void followRating();
    void describe();

    QSlider* slider_;
    QSpinBox* box_;
    QLabel* called_;
    QLabel* expect_;
    QCheckBox* even_ = nullptr;
    QLabel* evenMeans_ = nullptr;
    int evenLevel_ = 0;
};

}  // namespace atom4::ui
