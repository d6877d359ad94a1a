// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/dialogs/help_dialog.h"

#include <QDialogButtonBox>
#include <QScreen>
#include <QTabWidget>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/atom4/rules/colour.h"
#include "ui/atom4/dialogs/rule_pictures.h"
#include "ui/language/language.h"
#include "ui/look/board_theme.h"
#include "ui/look/piece_painter.h"
#include "ui/shortcuts/shortcuts.h"

namespace atom4::ui {
namespace {

constexpr int kWidth = 680;
constexpr int kMargin = 16;
constexpr int kFrame = 40;  // around a page: the dialog's margins, and a scroll bar perhaps

// Pictures of pieces that a page can name: <img src="piece:R">.
void addPieces(QTextBrowser& page, PieceStyle style) {
    const double diameter = page.fontMetrics().height() * 0.95;
    const bool dark = BoardTheme::from(page.palette()).dark;
    for (const Colour colour : kColours) {
        page.document()->addResource(QTextDocument::ImageResource,
                                     QUrl(QStringLiteral("piece:") + QLatin1Char(letter(colour))),
                                     renderPiece(colour, diameter, page.devicePixelRatioF(), dark, style));
    }
}

// And of placements: <img src="rule:mixing">.
void addRules(QTextBrowser& page, PieceStyle style) {
    const double spacing = page.fontMetrics().height() * 2.1;
    const auto add = [&](const char* name, RulePicture picture) {
        page.document()->addResource(
            QTextDocument::ImageResource, QUrl(QStringLiteral("rule:") + QLatin1String(name)),
            drawRule(picture, spacing, page.devicePixelRatioF(), BoardTheme::from(page.palette()), style));
    };
    add("mixing", RulePicture::kMixing);
    add("passing", RulePicture::kPassing);
    add("row", RulePicture::kRow);
}

QString pictureWithWords(const char* name, const QString& words) {
    return QStringLiteral("<p align=\"center\"><img src=\"rule:%1\"><br><small>%2</small></p>")
        .arg(QLatin1String(name), words.toHtmlEscaped());
}

// "red + green = yellow", in pieces.
QString sum(const char* pieces) {
    const auto piece = [](char c) {
        return QStringLiteral("<img src=\"piece:%1\" style=\"vertical-align: middle\">").arg(QLatin1Char(c));
    };
    return QStringLiteral("%1&nbsp;+&nbsp;%2&nbsp;→&nbsp;%3").arg(piece(pieces[0]), piece(pieces[1]), piece(pieces[2]));
}

// The height that shows the longest page whole, with the tabs above and the button below.
int roomFor(std::initializer_list<const QTextBrowser*> pages) {
    double longest = 0;
    for (const QTextBrowser* page : pages) {
        const std::unique_ptr<QTextDocument> copy(page->document()->clone());
        copy->setDocumentMargin(kMargin);
        copy->setTextWidth(kWidth - kFrame);
        longest = std::max(longest, copy->size().height());
    }
    return static_cast<int>(longest) + 6 * pages.begin()[0]->fontMetrics().height() + kFrame;
}

QTextBrowser* makePage(PieceStyle style) {
    auto* page = new QTextBrowser;
    page->setFrameShape(QFrame::NoFrame);
    page->document()->setDocumentMargin(kMargin);
    addPieces(*page, style);
    return page;
}

}  // namespace

QString HelpDialog::rulesPage() {
    return QStringLiteral("<h3>") + tr("The goal") + QStringLiteral("</h3><p>") +
           tr("Player 1 wants four white pieces %1 in a straight row, player 2 four black ones %2. A row may run in "
              "any "
              "of "
              "the three directions of the board.")
               .arg(QStringLiteral("<img src=\"piece:W\" style=\"vertical-align: middle\">"),
                    QStringLiteral("<img src=\"piece:K\" style=\"vertical-align: middle\">")) +
           QStringLiteral("</p>") +
           pictureWithWords("row", tr("Red turns the cyan white, and four whites lie in a row: player 1 wins.")) +
           QStringLiteral("<h3>") + tr("A move") + QStringLiteral("</h3><p>") +
           tr("The wheel says which colour comes next: red, yellow, green, cyan, blue, purple, and round again. So "
              "player "
              "1 "
              "plays red, green and blue, player 2 yellow, cyan and purple. Place the piece on an empty cell that "
              "touches "
              "two pieces which touch each other; those cells have a dot.") +
           QStringLiteral("</p><h3>") + tr("The reaction") + QStringLiteral("</h3><p>") +
           tr("The new piece turns each piece beside it. Player 1's colours add their light, player 2's take light "
              "away. "
              "On "
              "the wheel: a neighbouring colour stays as it is, a colour two places away becomes the one between, and "
              "the "
              "opposite colour becomes white if player 1 plays and black if player 2 does.") +
           QStringLiteral("</p><p align=\"center\">") + sum("RGY") + QStringLiteral(" &nbsp; &nbsp; ") + sum("RCW") +
           QStringLiteral(" &nbsp; &nbsp; ") + sum("CYG") + QStringLiteral(" &nbsp; &nbsp; ") + sum("CRK") +
           QStringLiteral("</p><p>") +
           tr("Player 1's pieces turn black ones into their own colour, player 2's do so with white ones. Your own "
              "goal "
              "colour lets the reaction pass: it runs straight on to the first piece of another colour.") +
           QStringLiteral("</p>") +
           QStringLiteral("<table width=\"100%\" style=\"margin-top: 8px\"><tr><td width=\"44%\">") +
           pictureWithWords("mixing", tr("Red touches a cyan and a green: they become white and yellow.")) +
           QStringLiteral("</td><td width=\"56%\">") +
           pictureWithWords("passing",
                            tr("The reaction runs through two whites and makes the blue behind them purple. The yellow "
                               "has the light of red already.")) +
           QStringLiteral("</td></tr></table>") + QStringLiteral("<h3>") + tr("Rounds") + QStringLiteral("</h3><p>") +
           tr("Who completes a row wins the round and a point. The next round begins with the next colour of the "
              "wheel, "
              "so "
              "the players take turns at starting. When no cell is left to place on, the round is a draw.") +
           QStringLiteral("</p>");
}

QString HelpDialog::keysPage() const {
    const auto changeable = [this](const QString& text, const QList<const char*>& actions) {
        return keysText(this, text, actions);
    };
    const std::vector<std::pair<QString, QString>> keys = {
        {tr("Arrow keys", "keyboard"), tr("move the cursor on the board")},
        {tr("Home, End, Page Up, Page Down", "keyboard"), tr("move it to the edge of the board")},
        {tr(". and , (or Ctrl+Right and Ctrl+Left)", "keyboard"), tr("go to the next or previous cell to place on")},
        {tr("Enter or Space", "keyboard"), tr("place the piece")},
        {changeable(tr("U or Ctrl+Z", "keyboard"), {"undo"}), tr("undo")},
        {changeable(tr("R or Ctrl+Y", "keyboard"), {"redo"}), tr("redo")},
        {changeable(tr("H", "keyboard"), {"hint"}), tr("propose a move, and say why")},
        {changeable(tr("P", "keyboard"), {"pause"}), tr("pause the computer, and let it go on")},
        {changeable(tr("M", "keyboard"), {"moveNow"}), tr("make the computer move now")},
        {changeable(tr("S", "keyboard"), {"step"}), tr("take a demonstration one step on")},
        {changeable(tr("N", "keyboard"), {"nextRound"}), tr("next round, when one is over")},
        {changeable(tr("Alt with Left, Right, Home, End", "keyboard"),
                    {"previousPly", "nextPly", "firstPly", "lastPly"}),
         tr("look back at earlier positions")},
        {changeable(tr("B", "keyboard"), {"otherLine"}), tr("go to the line beside: what else was played here")},
        {tr("Esc", "keyboard"), tr("go back to the round")},
        {changeable(tr("C, Ctrl+1 to Ctrl+6", "keyboard"),
                    {"comment", "mark1", "mark2", "mark3", "mark4", "mark5", "mark6"}),
         tr("comment on the move shown, mark it with ! ? !! ?? !? ?!")},
        {changeable(tr("Ctrl+B, Delete", "keyboard"), {"promoteLine", "deleteLine"}),
         tr("promote the line beside, delete it")},
        {changeable(tr("W", "keyboard"), {"why"}), tr("say why the cell under the cursor has changed")},
        {changeable(tr("A", "keyboard"), {"analyse"}), tr("turn the analysis on and off")},
        {changeable(tr("V", "keyboard"), {"review"}), tr("review the round")},
        {changeable(tr("Alt with Up, Down", "keyboard"), {"previousMistake", "nextMistake"}),
         tr("previous and next mistake of the review")},
        {changeable(tr("T", "keyboard"), {"tryIt"}), tr("play on from here against the computer, beside the match")},
        {changeable(tr("Ctrl+N, Ctrl+R, Ctrl+E", "keyboard"), {"new", "rematch", "setUp"}),
         tr("new match, rematch, set up a position")},
        {changeable(tr("Ctrl+O, Ctrl+S, Ctrl+P", "keyboard"), {"open", "save", "print"}), tr("open, save, print")},
        {changeable(tr("Ctrl+C, Ctrl+V", "keyboard"), {"copyPosition", "paste"}),
         tr("copy the position, paste a position or a match")},
        {changeable(tr("Ctrl+L", "keyboard"), {"lines"}), tr("play Lines")},
        {changeable(tr("Ctrl++, Ctrl+-, Ctrl+0", "keyboard"), {"zoomIn", "zoomOut", "wholeBoard"}),
         tr("nearer, farther, the whole board")},
        {changeable(tr("F11", "keyboard"), {"fullScreen"}), tr("full screen")},
        {changeable(tr("Ctrl+,", "keyboard"), {"settings"}), tr("settings")},
        {changeable(tr("F1", "keyboard"), {"rules"}), tr("these pages")},
        {changeable(tr("Q or Ctrl+Q", "keyboard"), {"quit"}), tr("quit; the match is kept for next time")},
    };
    QString table = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">");
    for (const auto& [key, what] : keys)
        table +=
            QStringLiteral("<tr><td><b>%1</b>&nbsp; &nbsp;</td><td>%2</td></tr>")
                .arg(key.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")), what.toHtmlEscaped());
    return table + QStringLiteral("</table>");
}

HelpDialog::HelpDialog(HelpPage page, PieceStyle style, QWidget* parent) : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    QTextBrowser* rules = makePage(style);
    addRules(*rules, style);
    QTextBrowser* keys = makePage(style);
    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->addTab(rules, {});
    tabs->addTab(keys, {});
    tabs->setCurrentIndex(page == HelpPage::kRules ? 0 : 1);
    keepTranslated(this, [=, this] {
        setWindowTitle(tr("How to play"));
        rules->setHtml(rulesPage());
        rules->setAccessibleName(tr("Rules"));
        tabs->setTabText(0, tr("&Rules"));
        keys->setHtml(keysPage());
        keys->setAccessibleName(tr("Keys"));
        tabs->setTabText(1, tr("&Keys"));
    });
    if (const Shortcuts* shortcuts = shortcutsOf(parent))
        connect(shortcuts, &Shortcuts::changed, this, [this, keys] { keys->setHtml(keysPage()); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs);
    column->addWidget(buttons);
    resize(QSize(kWidth, roomFor({rules, keys})).boundedTo(screen()->availableSize() * 9 / 10));
}

}  // namespace atom4::ui
