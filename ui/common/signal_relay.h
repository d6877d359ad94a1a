// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>

namespace atom4::ui {

/// Turns SIGINT, SIGTERM and SIGHUP into a Qt signal; those that are ignored, as under nohup or in a background job of
/// the shell, stay ignored. Only one may exist at a time; its destructor restores the previous handlers.
class SignalRelay : public QObject {
    Q_OBJECT

public:
    explicit SignalRelay(QObject* parent = nullptr);
    ~SignalRelay() override;

signals:
    void received();
};

}  // namespace atom4::ui
