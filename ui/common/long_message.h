// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QStatusBar>

namespace atom4::ui {

/// Shows a message that is too long for the status bar whole, on several lines over it and over the edge of what lies
/// above; it is hidden as long as the bar has room enough. So nothing moves, and nothing has to be cut off.
class LongMessage : public QLabel {
    Q_OBJECT

public:
    /// Belongs to the bar's window.
    explicit LongMessage(QStatusBar* bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QStatusBar* bar_;
};

}  // namespace atom4::ui
