// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QToolBar>
#include <QToolButton>

namespace atom4::ui {

/// The tool bar of our windows: fixed, flat, with a line below. The buttons have text beside their symbols if
/// everything fits into the window that way, otherwise only symbols, so that none is cut off.
class PlainToolBar : public QToolBar {
public:
    explicit PlainToolBar(QWidget* parent = nullptr);
    /// Adds buttons that never show text.
    void addSymbols(const QList<QAction*>& actions);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void chooseWords();
    [[nodiscard]] int widthWithWords() const;

    QToolButton* measure_;  // hidden; measures how wide a button with text would be
};

}  // namespace atom4::ui
