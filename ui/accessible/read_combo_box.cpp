// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/accessible/read_combo_box.h"

#include <QAbstractItemView>

namespace atom4::ui {

QString ReadComboBox::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value) return box_.currentText();
    const QString text = QAccessibleWidget::text(kind);
    if (kind != QAccessible::Name) return text;
    return text.isEmpty() ? box_.currentText() : text + QLatin1Char(' ') + box_.currentText();
}

QAccessible::State ReadComboBox::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = box_.view()->isVisible();
    return state;
}

QAccessibleInterface* ReadComboBox::child(int index) const {
    return index == 0 ? QAccessible::queryAccessibleInterface(box_.view()) : nullptr;
}

int ReadComboBox::indexOfChild(const QAccessibleInterface* child) const {
    return child != nullptr && child->object() == box_.view() ? 0 : -1;
}

QStringList ReadComboBox::actionNames() const {
    return {showMenuAction(), setFocusAction()};
}

void ReadComboBox::doAction(const QString& action) {
    if (action != showMenuAction()) return QAccessibleWidget::doAction(action);
    box_.view()->isVisible() ? box_.hidePopup() : box_.showPopup();
}

}  // namespace atom4::ui
