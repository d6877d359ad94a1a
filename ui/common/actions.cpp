// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/actions.h"

#include <QKeyEvent>
#include <QMenuBar>
#include <utility>

#include "ui/common/language.h"
#include "ui/common/shortcuts_dialog.h"
#include "ui/common/stored_values.h"

namespace atom4::ui {
namespace {

// When Escape closes a menu that was opened by mouse, Qt leaves the keyboard focus with the menu bar: Return reopens
// the menu, and a letter meant for the board opens one. A menu opened by the keys of the menu bar keeps Qt's behaviour.
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
    keepTranslated(&window, [action, text = std::move(text)] {
        action->setText(text());
        action->setIconText(plainText(*action));
    });
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
    action->setChecked(storedValue(key).toString() != QLatin1String("true"));
    bar->setVisible(action->isChecked());
    QObject::connect(action, &QAction::toggled, bar, [bar, key](bool shown) {
        bar->setVisible(shown);
        storeValue(key, !shown);
    });
}

QAction* makeShortcutEditor(QMainWindow& window, const char* settingsKey) {
    QAction* action = makeAction(window, &ShortcutsDialog::menuText, "shortcuts", {});
    auto* shortcuts = new Shortcuts(window, settingsKey);
    QObject::connect(action, &QAction::triggered, shortcuts,
                     [shortcuts, &window] { (new ShortcutsDialog(*shortcuts, &window))->open(); });
    return action;
}

ZoomActions::ZoomActions(QMainWindow& window)
    : in_(makeAction(window, [] { return tr("Zoom &In"); }, "zoomIn",
                     {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      out_(makeAction(window, [] { return tr("Zoom &Out"); }, "zoomOut", {QKeySequence(Qt::CTRL | Qt::Key_Minus)})),
      whole_(
          makeAction(window, [] { return tr("&Whole Board"); }, "wholeBoard", {QKeySequence(Qt::CTRL | Qt::Key_0)})) {}

void ZoomActions::actOn(ZoomableBoard& board) {
    QObject::connect(in_, &QAction::triggered, &board, &ZoomableBoard::zoomIn);
    QObject::connect(out_, &QAction::triggered, &board, &ZoomableBoard::zoomOut);
    QObject::connect(whole_, &QAction::triggered, &board, &ZoomableBoard::showWhole);
    const auto enable = [in = in_, out = out_, whole = whole_, &board] {
        in->setEnabled(board.canZoomIn());
        for (QAction* farther : {out, whole}) farther->setEnabled(board.canZoomOut());
    };
    QObject::connect(&board, &ZoomableBoard::zoomChanged, in_, enable);
    enable();
}

PageSwitcher::PageSwitcher(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text, const char* name)
    : PageSwitcher(pages, window, makeAction(window, std::move(text), name, {})) {
    connect(action_, &QAction::triggered, this, &PageSwitcher::open);
}

PageSwitcher::PageSwitcher(QStackedWidget& pages, QMainWindow& window, QAction* action)
    : QObject(&window), pages_(pages), action_(action) {
    connect(&pages_, &QStackedWidget::currentChanged, this, [this] {
        if (page_ != nullptr && pages_.currentWidget() != page_) close();
    });
}

void PageSwitcher::open() {
    if (page_ != nullptr) return page_->setFocus();
    page_ = makePage();
    pages_.addWidget(page_);
    turnTo(*page_);
    emit shown(true);
}

// The page gets the focus before it is shown: otherwise other parts of it would have it for a moment, and be read out.
void PageSwitcher::turnTo(QWidget& page) {
    page.setFocus();
    pages_.setCurrentWidget(&page);
    page.setFocus();
}

void PageSwitcher::close() {
    QWidget* page = page_;
    if (page == nullptr) return;
    page_.clear();
    const bool isOnTop = pages_.currentWidget() == page;
    if (isOnTop) turnTo(*pages_.widget(pages_.indexOf(page) - 1));
    pages_.removeWidget(page);
    page->deleteLater();
    emit shown(false);
}

}  // namespace atom4::ui
