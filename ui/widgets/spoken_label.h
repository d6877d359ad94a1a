// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>

namespace atom4::ui {

/// Plain words in as many lines as they take, which a screen reader speaks when they come: another text while the label
/// can be seen, and its text when it comes to be seen. Who sees it reads there what to do, and what came of that.
class SpokenLabel : public QLabel {
public:
    SpokenLabel();

    /// Shows the text, and speaks it if it is another one. An empty one is silent, and what was said may then be said
    /// again.
    void say(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool isOwed_ = false;  // came to be seen in a window that was not active yet
};

}  // namespace atom4::ui
