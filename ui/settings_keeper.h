// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "ui/settings.h"

namespace atom4::ui {

/// The settings of a program whose windows have none of their own: read at the start, shown while they are being
/// chosen, kept when they have been.
class SettingsKeeper : public QObject {
    Q_OBJECT

public:
    explicit SettingsKeeper(QObject* parent = nullptr);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// Asks over that window.
    void ask(QWidget* over);

signals:
    void changed(const atom4::ui::Settings& settings);

private:
    void apply(const Settings& settings);
    void keep(const Settings& before) const;

    Settings settings_;
};

}  // namespace atom4::ui
