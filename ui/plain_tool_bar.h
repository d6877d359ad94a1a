// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QToolBar>

namespace atom4::ui {

/// The tool bar of our windows: fixed, words beside the symbols, flat, with a line below.
class PlainToolBar : public QToolBar {
public:
    explicit PlainToolBar(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace atom4::ui
