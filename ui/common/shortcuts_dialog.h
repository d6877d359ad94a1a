// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <vector>

#include "ui/common/shortcuts.h"

namespace atom4::ui {

/// The dialog to change shortcuts. Lists all actions of a window, menu by menu; finds them by part of the name or by
/// the key. A new key is assigned to the selected action; if another action has it, the dialog says so first. Nothing
/// is applied before OK.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    /// The shortcuts must outlive it.
    ShortcutsDialog(Shortcuts& shortcuts, QWidget* parent);

    void accept() override;

    /// Returns the text of the menu item that opens the dialog.
    [[nodiscard]] static QString menuText();

private:
    void fill();
    // Add the actions of a menu and its submenus, except those that are listed already.
    void addGroup(const QList<QAction*>& actions);
    void addTo(QTreeWidgetItem* group, const QList<QAction*>& actions);
    void search();
    [[nodiscard]] QString keysOf(std::size_t action) const;
    void showKeys();
    void choose();
    void judge();
    void give(bool besides);
    void retranslate();
    [[nodiscard]] int chosen() const;
    /// Returns why the shortcut is reserved; "" if it can be assigned.
    [[nodiscard]] QString reserved(const QKeySequence& key) const;

    Shortcuts& shortcuts_;
    ShortcutPlan plan_;
    QLineEdit* search_;
    QTreeWidget* list_;
    std::vector<QTreeWidgetItem*> items_;  // of the actions, in their order
    QKeySequenceEdit* edit_;
    QLabel* verdict_;
    QPushButton* use_;
    QPushButton* add_;
    QPushButton* none_;
    QPushButton* reset_;
    QPushButton* resetAll_;
};

}  // namespace atom4::ui
