// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/read_combo_box.h"

#include <QAbstractItemView>
#include <algorithm>

namespace atom4::ui {

QString ReadComboBox::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value) return box_.currentText();
    const QString text = QAccessibleWidget::text(kind);
    if (kind != QAccessible::Name) return text;
    return text.isEmpty() ? box_.currentText() : text + QLatin1Char(' ') + box_.currentText();
}

// Where a label is linked, Orca speaks that in the place of the name, and nothing of what is chosen. The name has both.
QVector<std::pair<QAccessibleInterface*, QAccessible::Relation>> ReadComboBox::relations(
    QAccessible::Relation match) const {
    auto all = QAccessibleWidget::relations(match);
    all.erase(std::remove_if(all.begin(), all.end(), [](const auto& one) { return one.second == QAccessible::Label; }),
              all.end());
    return all;
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
