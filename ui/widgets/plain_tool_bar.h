// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QToolBar>
#include <QToolButton>
#include <vector>

namespace atom4::ui {

/// The tool bar of our windows: fixed, flat, with a line below. Words stand beside the symbols as long as everything on
/// it fits into the window with them; in a narrower one the symbols stand alone, so that nothing falls off its end.
/// Buttons that are there besides, as symbols, show only where there is room for all words too.
class PlainToolBar : public QToolBar {
public:
    explicit PlainToolBar(QWidget* parent = nullptr);
    /// Symbols for what can also be done elsewhere.
    void addSpareSymbols(const QList<QAction*>& actions);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void chooseWords();
    [[nodiscard]] int widthWithWords() const;
    [[nodiscard]] int widthOfSpare() const;

    QToolButton* measure_;  // never seen: it tells how wide a button with words would be
    std::vector<QAction*> spare_;
};

/// A flat button that shows the action's symbol alone, as large as on a tool bar; its text is the accessible name. Tab
/// comes by, a click leaves the keyboard where it is.
[[nodiscard]] QToolButton* makeSymbolButton(QAction* action, QWidget* parent);

}  // namespace atom4::ui
