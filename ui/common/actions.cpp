// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/actions.h"

#include <QKeyEvent>
#include <QMenuBar>
#include <utility>

#include "ui/common/kept_values.h"
#include "ui/common/language.h"
#include "ui/common/shortcuts_dialog.h"

namespace atom4::ui {
namespace {

// After Escape from a menu that the mouse has opened Qt leaves the keyboard to the menu bar: Return opens the menu
// again, and a letter begins what somebody meant for the board. Whoever opened it by the bar's own keys stays there.
class EscapeFromMenu : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress) return false;
        auto* menu = static_cast<QMenu*>(watched);
        if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape || menu->parentWidget()->hasFocus()) return false;
        menu->hide();
        return true;
    }
};

}  // namespace

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
    menu->installEventFilter(new EscapeFromMenu(menu));
    keepTranslated(&window, [menu, title = std::move(title)] { menu->setTitle(title()); });
    return menu;
}

void letHide(QToolBar* bar, QAction* action, const char* key) {
    action->setCheckable(true);
    action->setChecked(keptValue(key).toString() != QLatin1String("true"));
    bar->setVisible(action->isChecked());
    QObject::connect(action, &QAction::toggled, bar, [bar, key](bool shown) {
        bar->setVisible(shown);
        keepValue(key, !shown);
    });
}

QAction* makeShortcutEditor(QMainWindow& window, const char* keptUnder) {
    QAction* action = makeAction(window, &ShortcutsDialog::menuText, "shortcuts", {});
    auto* shortcuts = new Shortcuts(window, keptUnder);
    QObject::connect(action, &QAction::triggered, shortcuts,
                     [shortcuts, &window] { (new ShortcutsDialog(*shortcuts, &window))->open(); });
    return action;
}

}  // namespace atom4::ui
