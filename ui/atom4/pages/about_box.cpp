// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/about_box.h"

#include <QCoreApplication>

#include "ui/common/language.h"
#include "ui/theme/icons.h"

namespace atom4::ui {

AboutBox::AboutBox(QWidget* over) : QMessageBox(QMessageBox::NoIcon, {}, {}, QMessageBox::Close, over) {
    setAttribute(Qt::WA_DeleteOnClose);
    setTextFormat(Qt::RichText);
    keepTranslated(this, [this] {
        setWindowTitle(tr("About Atom-4"));
        setText(tr("<h3>Atom-4 %1</h3><p>A game of colours on a triangular lattice, for two players or "
                   "one against the computer.</p><p>Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and "
                   "2003.</p><p>Free software under the GNU General Public License, "
                   "version 2 or later.</p>")
                    .arg(QCoreApplication::applicationVersion()));
    });
    setIconPixmap(programIcon(128).pixmap(64, 64));
}

}  // namespace atom4::ui
