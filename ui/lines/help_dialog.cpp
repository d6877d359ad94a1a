// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/help_dialog.h"

#include <QEvent>
#include <QScreen>
#include <QVBoxLayout>
#include <utility>
#include <vector>

#include "core/lines/board.h"
#include "ui/common/shortcuts.h"

namespace atom4::ui {
namespace {

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}
QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

}  // namespace

LinesHelpDialog::LinesHelpDialog(const lines::GameSetup& setup, QWidget* parent)
    : QDialog(parent), setup_(setup), page_(new QTextBrowser), buttons_(new QDialogButtonBox(QDialogButtonBox::Close)) {
    setAttribute(Qt::WA_DeleteOnClose);
    page_->setFrameShape(QFrame::NoFrame);
    page_->document()->setDocumentMargin(16);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page_);
    column->addWidget(buttons_);
    if (const Shortcuts* shortcuts = shortcutsOf(parent))
        connect(shortcuts, &Shortcuts::changed, this, &LinesHelpDialog::retranslate);
    retranslate();
    resize(QSize(600, 740).boundedTo(screen()->availableSize() * 9 / 10));
}

void LinesHelpDialog::retranslate() {
    setWindowTitle(tr("How to play Lines"));
    page_->setAccessibleName(tr("Rules and keys of Lines"));
    const auto points = [this](int chips, int chain) { return lines::removal_score(chips, setup_.line, chain); };
    QString html =
        heading(tr("The goal")) +
        paragraph(tr("Bring chips of one colour into straight lines of %1 or more, across, down or along a diagonal. "
                     "They disappear and bring points. The game is over when the board is full.")
                      .arg(setup_.line)) +
        heading(tr("A move")) +
        paragraph(tr("Pick a chip and a free cell for it, by two clicks or by dragging the chip. It needs a path of "
                     "free cells, up, down, left and right.")) +
        paragraph(tr("If your move completes a line, you move again. If not, the computer throws %1 chips on free "
                     "cells; lines that they complete disappear as well.")
                      .arg(setup_.each)) +
        heading(tr("Points")) +
        paragraph(tr("%1 chips bring %2 points, %3 chips %4, %5 chips %6. Lines in a row, without a throw between "
                     "them, bring 1, 4, 9, ... points more.")
                      .arg(setup_.line)
                      .arg(points(setup_.line, 0))
                      .arg(setup_.line + 1)
                      .arg(points(setup_.line + 1, 0))
                      .arg(setup_.line + 2)
                      .arg(points(setup_.line + 2, 0))) +
        heading(tr("Keys"));
    const auto changeable = [this](const QString& text, const QList<const char*>& actions) {
        return keysText(this, text, actions);
    };
    const std::vector<std::pair<QString, QString>> keys = {
        {tr("Arrow keys", "keyboard"), tr("move the cursor on the board")},
        {tr("Home, End, Page Up, Page Down", "keyboard"), tr("move it to the edge of the board")},
        {tr(". and , (or Ctrl+Right and Ctrl+Left)", "keyboard"), tr("go to the next or previous chip")},
        {tr("Enter or Space", "keyboard"), tr("pick a chip, put it back, or move it")},
        {tr("Esc", "keyboard"), tr("put the chip back, put the cursor away")},
        {tr("L", "keyboard"), tr("hear the chips around the cell, with a screen reader")},
        {changeable(tr("U or Ctrl+Z", "keyboard"), {"undo"}), tr("undo")},
        {changeable(tr("R or Ctrl+Y", "keyboard"), {"redo"}), tr("redo")},
        {changeable(tr("H", "keyboard"), {"hint"}), tr("propose a move")},
        {changeable(tr("D", "keyboard"), {"demonstration"}), tr("let the computer play, or stop it")},
        {changeable(tr("V", "keyboard"), {"preview"}), tr("show or hide the next chips")},
        {changeable(tr("Ctrl++, Ctrl+-, Ctrl+0", "keyboard"), {"zoomIn", "zoomOut", "wholeBoard"}),
         tr("nearer, farther, the whole board")},
        {changeable(tr("N or Ctrl+N", "keyboard"), {"new"}), tr("new game")},
        {changeable(tr("Ctrl+O, Ctrl+S", "keyboard"), {"open", "save"}), tr("open, save")},
        {changeable(tr("Q or Ctrl+Q", "keyboard"), {"close"}), tr("close; the game is kept for next time")},
    };
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"5\">");
    for (const auto& [key, what] : keys)
        html += QStringLiteral("<tr><td><b>%1</b>&nbsp; &nbsp;</td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    page_->setHtml(html + QStringLiteral("</table>"));
}

void LinesHelpDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace atom4::ui
