// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include "ui/common/shortcuts.h"

namespace atom4::ui {

/// Shows all actions of a window with their keys, and changes them: the keys that are pressed become those of the
/// action that is chosen. Whose a key already is, is said before it is taken away. Nothing counts before OK.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    /// The shortcuts must outlive it.
    ShortcutsDialog(Shortcuts& shortcuts, QWidget* parent);

    void accept() override;

    /// What opens it in a menu.
    [[nodiscard]] static QString menuText();

private:
    void fill();
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
    QTreeWidget* list_;
    QKeySequenceEdit* edit_;
    QLabel* verdict_;
    QPushButton* use_;
    QPushButton* add_;
    QPushButton* none_;
    QPushButton* reset_;
    QPushButton* resetAll_;
};

}  // namespace atom4::ui
