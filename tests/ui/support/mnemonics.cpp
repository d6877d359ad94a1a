// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/mnemonics.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

namespace {

// Returns the texts of the widget that can have an Alt key.
QStringList textsOf(const QWidget& widget) {
    QStringList texts;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts += button->text();
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label != nullptr && label->buddy() != nullptr)
        texts += label->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) texts += group->title();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int tab = 0; tab < tabs->count(); ++tab) texts += tabs->tabText(tab);
    if (const auto* bar = qobject_cast<const QMenuBar*>(&widget))
        for (const QAction* action : bar->actions())
            if (action->isVisible()) texts += action->text();
    return texts;
}

// Returns a line for each key that two of the texts share.
QStringList clashesAmong(const QStringList& texts) {
    QMap<QKeySequence, QString> taken;
    QStringList faults;
    for (const QString& text : texts) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) continue;
        if (taken.contains(key)) faults += QStringLiteral("%1: %2, %3").arg(key.toString(), taken[key], text);
        taken.insert(key, text);
    }
    return faults;
}

}  // namespace

QStringList clashes(const QWidget& window) {
    QStringList shown;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisibleTo(&window) && widget->window() == &window) shown += textsOf(*widget);
    QStringList faults = clashesAmong(shown);
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        QStringList entries;
        for (const QAction* action : menu->actions())
            if (action->isVisible()) entries += action->text();
        faults += clashesAmong(entries);
    }
    return faults;
}
