// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QSpinBox>

#include "ui/common/settings.h"

namespace atom4::ui {

class PieceSamples;

/// The settings dialog. Every change is reported at once, so that it can be shown; Cancel reports the original settings
/// again.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// `ofComputer`: the game's own settings for the computer; they come first in that group.
    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr, QWidget* ofComputer = nullptr);
    [[nodiscard]] Settings settings() const;

signals:
    void changed(const atom4::ui::Settings& settings);
    /// The user resets all settings.
    void reset();

public slots:
    void reject() override;

private:
    QWidget* makeLookGroup();
    QWidget* makeMarksGroup();
    QWidget* makeMotionGroup();
    QWidget* makeComputerGroup(QWidget* ofComputer);
    void fill(const Settings& settings);
    void apply();

    Settings before_;
    bool filling_ = false;  // the widgets are being filled, not changed by the player
    QComboBox* theme_;
    QComboBox* surface_;
    QComboBox* pieces_;
    PieceSamples* samples_;
    QComboBox* language_;
    QCheckBox* lastMove_;
    QCheckBox* placeable_;
    QCheckBox* preview_;
    QCheckBox* follow_;
    QComboBox* animation_;
    QCheckBox* reducedMotion_;
    QCheckBox* sounds_;
    QDoubleSpinBox* pace_;
    QCheckBox* thoughts_;
    QComboBox* demo_;
};

}  // namespace atom4::ui
