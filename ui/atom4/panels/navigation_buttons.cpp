// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/navigation_buttons.h"

#include <QHBoxLayout>

#include "ui/widgets/plain_tool_bar.h"

namespace atom4::ui {

NavigationButtons::NavigationButtons(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("steps"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
}

void NavigationButtons::setSteps(const QList<QAction*>& steps) {
    for (QAction* step : steps) {
        QToolButton* button = makeSymbolButton(step, this);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        layout()->addWidget(button);
    }
}

}  // namespace atom4::ui
