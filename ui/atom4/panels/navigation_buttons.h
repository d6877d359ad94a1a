// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QWidget>

namespace atom4::ui {

/// The buttons under the list of moves that lead through it. They share the width evenly, so that a finger hits them.
class NavigationButtons : public QWidget {
    Q_OBJECT

public:
    explicit NavigationButtons(QWidget* parent = nullptr);

    /// A button for each, in that order. Once.
    void setSteps(const QList<QAction*>& steps);
};

}  // namespace atom4::ui
