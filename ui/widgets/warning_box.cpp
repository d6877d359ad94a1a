// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

QMessageBox* warn(QWidget* over, const QString& title, const QString& text) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, {}, QMessageBox::Ok, over);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setText(text);
    box->open();
    return box;
}

}  // namespace atom4::ui
