// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QToolBar>
#include <QToolButton>

namespace atom4::ui {

/// The tool bar of our windows: fixed, flat, with a line below. Words stand beside the symbols as long as everything on
/// it fits into the window with them; in a narrower one the symbols stand alone, so that nothing falls off its end.
class PlainToolBar : public QToolBar {
public:
    explicit PlainToolBar(QWidget* parent = nullptr);
    /// Adds buttons that never have words.
    void addSymbols(const QList<QAction*>& actions);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void chooseWords();
    [[nodiscard]] int widthWithWords() const;

    QToolButton* measure_;  // never seen: it tells how wide a button with words would be
};

}  // namespace atom4::ui
