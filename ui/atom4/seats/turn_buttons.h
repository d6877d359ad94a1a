// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace atom4::ui {

/// What one may do about the computer's turn, side by side: have it move now, pause or go on. With words where there is
/// room for them, else with symbols alone. A button that cannot be used now keeps its place, so that none moves away
/// from under the mouse.
class TurnButtons : public QWidget {
    Q_OBJECT

public:
    explicit TurnButtons(QWidget* parent = nullptr);
    /// What the buttons do; `pause` is checked while the computer waits.
    void setActions(QAction* moveNow, QAction* pause);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* add(const char* name);
    void connectTo(QToolButton* button, QAction* action);
    void setTexts();
    void fit();
    [[nodiscard]] bool fits(Qt::ToolButtonStyle style);
    [[nodiscard]] bool isPaused() const { return pauseAction_ != nullptr && pauseAction_->isChecked(); }
    [[nodiscard]] static QString pauseText(bool paused);

    QHBoxLayout* row_;
    QList<QToolButton*> buttons_;
    QToolButton* moveNow_;
    QToolButton* pause_;
    QAction* pauseAction_ = nullptr;
};

}  // namespace atom4::ui
