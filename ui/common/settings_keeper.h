// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "ui/common/settings.h"

namespace atom4::ui {

class SettingsDialog;

/// The program's settings: read at the start, shown while they are being chosen, kept when they have been. Theme and
/// language hold for the whole program at once; the rest is for its windows to follow.
class SettingsKeeper : public QObject {
    Q_OBJECT

public:
    explicit SettingsKeeper(QObject* parent = nullptr);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// Asks over that window; `ofComputer` as in the dialog.
    SettingsDialog* ask(QWidget* over, QWidget* ofComputer = nullptr);
    /// What is said when a choice holds, but not for next time.
    [[nodiscard]] static QString unkeptText();
    /// Takes what was chosen elsewhere, in a menu or with the wheel, and keeps it.
    void change(const Settings& settings);

signals:
    void changed(const atom4::ui::Settings& settings);
    /// The choice holds, but not for next time; the text says so.
    void failed(const QString& text);

private:
    void followDesktop();
    void apply(const Settings& settings);
    void keep(const Settings& before);

    Settings settings_;
};

}  // namespace atom4::ui
