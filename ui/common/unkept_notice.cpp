// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/unkept_notice.h"

#include <QMessageBox>
#include <QPushButton>

#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"

namespace atom4::ui {

UnkeptNotice::UnkeptNotice(QStatusBar* bar) : QToolButton(bar) {
    setObjectName(QStringLiteral("unkept"));
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
    // The bar keeps room for it even while it is hidden, and is to be no higher for that.
    setMaximumHeight(bar->fontMetrics().height());
    keepTranslated(this, [this] { setText(tr("Not kept", "in the status bar: the game is not saved by itself")); });
    bar->addPermanentWidget(this);
    hide();
}

void UnkeptNotice::tell(const QString& reason) {
    setToolTip(reason.isEmpty() ? QString() : forToolTip(reason));
    setAccessibleDescription(reason);
    setVisible(!reason.isEmpty());
}

bool askBeforeLosing(QWidget* parent, const QString& reason, const std::function<bool()>& saveAs) {
    QMessageBox box(QMessageBox::Warning, UnkeptNotice::tr("Quit"),
                    reason + QLatin1Char('\n') + UnkeptNotice::tr("It would be lost."), QMessageBox::Cancel, parent);
    box.setTextFormat(Qt::PlainText);
    QPushButton* save = box.addButton(UnkeptNotice::tr("Save &As..."), QMessageBox::AcceptRole);
    QPushButton* lose = box.addButton(UnkeptNotice::tr("&Quit and Lose It"), QMessageBox::DestructiveRole);
    save->setObjectName(QStringLiteral("saveAs"));
    lose->setObjectName(QStringLiteral("lose"));
    box.setDefaultButton(save);
    do {
        box.exec();
        if (box.clickedButton() != save) return box.clickedButton() == lose;
    } while (!saveAs());
    return true;
}

}  // namespace atom4::ui
