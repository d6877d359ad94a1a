// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

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

private:
    void describe();

    QSlider* slider_;
    QSpinBox* box_;
    QLabel* called_;
    QLabel* expect_;
};

}  // namespace atom4::ui
