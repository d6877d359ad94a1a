// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/game/actions.h"

#include <QMenuBar>
#include <utility>

#include "ui/language/language.h"

namespace atom4::ui {

QAction* makeAction(QMainWindow& window, std::function<QString()> text, const char* name,
                    const QList<QKeySequence>& shortcuts) {
    auto* action = new QAction(&window);
    keepTranslated(&window, [action, text = std::move(text)] { action->setText(text()); });
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(shortcuts);
    window.addAction(action);
    return action;
}

QMenu* appendMenu(QMainWindow& window, std::function<QString()> title) {
    QMenu* menu = window.menuBar()->addMenu(QString());
    keepTranslated(&window, [menu, title = std::move(title)] { menu->setTitle(title()); });
    return menu;
}

}  // namespace atom4::ui
