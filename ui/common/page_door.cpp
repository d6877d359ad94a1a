// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/page_door.h"

#include <utility>

#include "ui/common/actions.h"

namespace atom4::ui {

PageDoor::PageDoor(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text, const char* name)
    : QObject(&window), pages_(pages), action_(makeAction(window, std::move(text), name, {})) {
    connect(action_, &QAction::triggered, this, &PageDoor::open);
    connect(&pages_, &QStackedWidget::currentChanged, this, [this] {
        if (page_ != nullptr && pages_.currentWidget() != page_) close();
    });
}

void PageDoor::open() {
    if (page_ != nullptr) return page_->setFocus();
    page_ = makePage();
    pages_.addWidget(page_);
    turnTo(*page_);
    emit shown(true);
}

// What is to have the focus has it before the page is seen: else other parts of it would for a moment, and be read out.
void PageDoor::turnTo(QWidget& page) {
    page.setFocus();
    pages_.setCurrentWidget(&page);
    page.setFocus();
}

void PageDoor::close() {
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
