// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/show_help.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

#include "core/atom4/game/match_texts.h"

namespace atom4::ui {

void showHelp(RoundScores& scores, QWidget* over, std::function<void()> show, std::function<void()> declined) {
    const auto go = [&scores, show = std::move(show)] {
        scores.help();
        (void)scores.take_loss();  // the user has just been told
        show();
    };
    if (!scores.is_rated()) return go();
    auto* box = new QMessageBox(QMessageBox::Question, QCoreApplication::translate("atom4::ui::Help", "Rated Round"),
                                QString::fromStdString(help_cost_text()), QMessageBox::Cancel, over);
    box->setObjectName(QStringLiteral("helpCost"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* shown =
        box->addButton(QCoreApplication::translate("atom4::ui::Help", "&Show It"), QMessageBox::AcceptRole);
    shown->setObjectName(QStringLiteral("showHelp"));
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QDialog::finished, over, [box, shown, go, declined = std::move(declined)] {
        box->clickedButton() == shown ? go() : declined();
    });
    box->open();
}

}  // namespace atom4::ui
