// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/unfinished_menu.h"

#include <utility>

#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"

namespace atom4::ui {

UnfinishedMenu::UnfinishedMenu(Entries entries, QWidget* parent) : QMenu(parent), entries_(std::move(entries)) {
    setObjectName(QStringLiteral("unfinished"));
    keepTranslated(this, [this] { setTitle(tr("Go On &With")); });
    connect(this, &QMenu::aboutToShow, this, &UnfinishedMenu::fill);
}

void UnfinishedMenu::fill() {
    clear();
    for (UnfinishedEntry& entry : entries_()) {
        addAction(forMenu(entry.text), this, [this, file = std::move(entry.file)] { emit chosen(file); });
    }
    if (isEmpty()) addAction(tr("None was left"))->setEnabled(false);
}

}  // namespace atom4::ui
