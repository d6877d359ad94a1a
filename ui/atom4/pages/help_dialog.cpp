// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/help_dialog.h"

#include <QDialogButtonBox>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <memory>
#include <utility>
#include <vector>

#include "ui/common/language.h"
#include "ui/common/shortcuts.h"

namespace atom4::ui {
namespace {

constexpr int kWidth = 680;
constexpr int kMargin = 16;
constexpr int kFrame = 40;  // around a page: the dialog's margins, and possibly a scroll bar

// Returns the height that shows the whole page, with the button below.
int roomFor(const QTextBrowser& page) {
    const std::unique_ptr<QTextDocument> copy(page.document()->clone());
    copy->setDocumentMargin(kMargin);
    copy->setTextWidth(kWidth - kFrame);
    return static_cast<int>(copy->size().height()) + 4 * page.fontMetrics().height() + kFrame;
}

}  // namespace

QString HelpDialog::keysPage() const {
    const auto changeable = [this](const QString& text, const QList<const char*>& actions) {
        return keysText(this, text, actions);
    };
    const std::vector<std::pair<QString, QString>> keys = {
        {tr("Arrow keys", "keyboard"), tr("move the cursor on the board")},
        {tr("Home, End, Page Up, Page Down", "keyboard"), tr("move it to the edge of the board")},
        {tr(". and , (or Ctrl+Right and Ctrl+Left)", "keyboard"), tr("next or previous playable cell")},
        {tr("Enter or Space", "keyboard"), tr("place the piece")},
        {tr("L", "keyboard"), tr("read the lines through the cell (for screen readers)")},
        {changeable(tr("U or Ctrl+Z", "keyboard"), {"undo"}), tr("undo")},
        {changeable(tr("R or Ctrl+Y", "keyboard"), {"redo"}), tr("redo")},
        {changeable(tr("H", "keyboard"), {"hint"}), tr("hint")},
        {changeable(tr("P", "keyboard"), {"pause"}), tr("pause or resume the computer")},
        {changeable(tr("M", "keyboard"), {"moveNow"}), tr("make the computer move now")},
        {changeable(tr("S", "keyboard"), {"step"}), tr("one step of a demo")},
        {changeable(tr("N", "keyboard"), {"nextRound"}), tr("next round, once one has ended")},
        {changeable(tr("Alt with Left, Right, Home, End", "keyboard"),
                    {"previousPly", "nextPly", "firstPly", "lastPly"}),
         tr("go through earlier positions")},
        {changeable(tr("B", "keyboard"), {"otherLine"}), tr("next variation")},
        {tr("Esc", "keyboard"), tr("return to the current round")},
        {changeable(tr("C, Ctrl+1 to Ctrl+6", "keyboard"),
                    {"comment", "mark1", "mark2", "mark3", "mark4", "mark5", "mark6"}),
         tr("comment on the move shown, mark it with ! ? !! ?? !? ?!")},
        {changeable(tr("Ctrl+B, Delete", "keyboard"), {"promoteLine", "deleteLine"}),
         tr("promote the variation, delete it")},
        {changeable(tr("W", "keyboard"), {"why"}), tr("explain why the cell under the cursor changed")},
        {changeable(tr("A", "keyboard"), {"analyse"}), tr("analysis on or off")},
        {changeable(tr("V", "keyboard"), {"review"}), tr("review the round")},
        {changeable(tr("Alt with Up, Down", "keyboard"), {"previousMistake", "nextMistake"}),
         tr("previous and next mistake of the review")},
        {changeable(tr("T", "keyboard"), {"tryIt"}), tr("try it: play on from here without affecting the match")},
        {changeable(tr("Ctrl+N, Ctrl+R, Ctrl+E", "keyboard"), {"new", "rematch", "setUp"}),
         tr("new match, rematch, set up a position")},
        {changeable(tr("Ctrl+O, Ctrl+S, Ctrl+P", "keyboard"), {"open", "save", "print"}), tr("open, save, print")},
        {changeable(tr("Ctrl+C, Ctrl+V", "keyboard"), {"copyPosition", "paste"}),
         tr("copy the position, paste a position or a match")},
        {changeable(tr("Ctrl+L", "keyboard"), {"lines"}), tr("play Lines")},
        {changeable(tr("Ctrl++, Ctrl+-, Ctrl+0", "keyboard"), {"zoomIn", "zoomOut", "wholeBoard"}),
         tr("zoom in, zoom out, whole board")},
        {changeable(tr("F11", "keyboard"), {"fullScreen"}), tr("full screen")},
        {changeable(tr("X", "keyboard"), {"sounds"}), tr("sound effects on or off")},
        {changeable(tr("Ctrl+,", "keyboard"), {"settings"}), tr("settings")},
        {changeable(tr("F1", "keyboard"), {"rules"}), tr("the handbook")},
        {changeable(tr("Q or Ctrl+Q", "keyboard"), {"quit"}), tr("quit; your match is saved for next time")},
    };
    QString table = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">");
    for (const auto& [key, what] : keys)
        table +=
            QStringLiteral("<tr><td><b>%1</b>&nbsp; &nbsp;</td><td>%2</td></tr>")
                .arg(key.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")), what.toHtmlEscaped());
    return table + QStringLiteral("</table>");
}

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* keys = new QTextBrowser;
    keys->setFrameShape(QFrame::NoFrame);
    keys->document()->setDocumentMargin(kMargin);
    keepTranslated(this, [=, this] {
        setWindowTitle(tr("Keys"));
        keys->setHtml(keysPage());
        keys->setAccessibleName(tr("Keys"));
    });
    if (const Shortcuts* shortcuts = shortcutsOf(parent))
        connect(shortcuts, &Shortcuts::changed, this, [this, keys] { keys->setHtml(keysPage()); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(keys);
    column->addWidget(buttons);
    resize(QSize(kWidth, roomFor(*keys)).boundedTo(screen()->availableSize() * 9 / 10));
}

}  // namespace atom4::ui
