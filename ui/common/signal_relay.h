// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>

namespace atom4::ui {

/// Turns SIGINT, SIGTERM and SIGHUP into a Qt signal; those that are ignored, as nohup and a shell in the background
/// have it, stay so. There may be one at a time; when it goes, all is as it was before.
class SignalRelay : public QObject {
    Q_OBJECT

public:
    explicit SignalRelay(QObject* parent = nullptr);
    ~SignalRelay() override;

signals:
    void received();
};

}  // namespace atom4::ui
