// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QObject>
#include <vector>

#include "ui/common/shortcut_plan.h"

namespace atom4::ui {

/// The keys of a window's actions: those they came with, and what the person has made of them, which is kept. The
/// window owns it. Tool tips of actions with symbols name the key.
class Shortcuts : public QObject {
    Q_OBJECT

public:
    /// Takes all actions that the window has by now and that have a name. What was chosen is kept under that key,
    /// which must last.
    Shortcuts(QMainWindow& window, const char* keptUnder);

    [[nodiscard]] QMainWindow& window() const { return window_; }
    [[nodiscard]] const std::vector<QAction*>& actions() const { return actions_; }
    [[nodiscard]] const ShortcutPlan& plan() const { return plan_; }
    /// Has the keys be those of the plan, from now on and next time.
    void use(const ShortcutPlan& plan);

signals:
    void changed();

private:
    void readKept();
    [[nodiscard]] bool keep() const;
    void apply();
    static void tellKey(QAction* action);

    QMainWindow& window_;
    const char* keptUnder_;
    std::vector<QAction*> actions_;
    ShortcutPlan plan_;
};

/// Those of the window that the widget belongs to, if it has any.
[[nodiscard]] const Shortcuts* shortcutsOf(const QWidget* widget);

// For texts that name a key. The widget is the window, or one that it owns.

/// The first key of the action of that name as it is written on keyboards here; without one, what the action is called
/// in the menu.
[[nodiscard]] QString keyText(const QWidget& widget, const char* action);
/// A text about the keys that these actions came with; where somebody has changed one of them, all keys they have now.
[[nodiscard]] QString keysText(const QWidget* widget, const QString& original, const QList<const char*>& actions);

}  // namespace atom4::ui
