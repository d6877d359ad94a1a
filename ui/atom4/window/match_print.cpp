// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/match_print.h"

#include <QPainter>
#include <QTextDocument>
#include <QUrl>
#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/untrusted_text.h"
#include "ui/theme/colours.h"

namespace atom4::ui {
namespace {

// The units of the page layout.
constexpr double kUnits = 96;   // in an inch
constexpr double kMargin = 38;  // a centimetre, besides the paper's own
constexpr int kLetters = 13;    // about ten points

}  // namespace

void MatchPrint::print(QPagedPaintDevice& paper, const Match& match, const QImage& board,
                       const std::optional<LineOrigin>& line) {
    QTextDocument document;
    document.setDocumentMargin(kMargin);
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(kLetters);
    document.setDefaultFont(font);
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("board")), board);
    // A document with a page size is scaled to the paper, whatever the screen's resolution is.
    const QSizeF pageSize = paper.pageLayout().paintRect(QPageLayout::Inch).size() * kUnits;
    document.setPageSize(pageSize);
    const double width =
        std::min(pageSize.width() - 2 * kMargin, pageSize.height() * 0.55 * board.width() / board.height());
    document.setHtml(page(match, width, line));
    document.print(&paper);
}

// Returns the first colour of the round, of which the line is a part.
static Colour firstColour(const Match& match, const std::optional<LineOrigin>& line) {
    return next_on_wheel(match.first_colour(), line ? -line->plies : 0);
}

QString MatchPrint::head(const Match& match, const std::optional<LineOrigin>& line) {
    const QString first = visible(occupant_text(match, Player::kFirst)).toHtmlEscaped();
    const QString second = visible(occupant_text(match, Player::kSecond)).toHtmlEscaped();
    const QString title =
        line ? tr("Atom-4, variation of round %1 from move %2", "head of a printed page; a move is '3.' or '3...'")
                   .arg(QString::number(line->round), Messages::moveNumber(line->plies + 1, firstColour(match, line)))
             : tr("Atom-4, round %1", "head of a printed page").arg(match.round());
    // A line has no effect on the score.
    const ByPlayer<int> score = match.score();
    const QString players =
        line ? tr("Player 1: %1. Player 2: %2.", "who plays").arg(first, second)
             : tr("Player 1: %1. Player 2: %2. Score %3:%4.", "who plays, and rounds won")
                   .arg(first, second, QString::number(score[Player::kFirst]), QString::number(score[Player::kSecond]));
    return QStringLiteral("<h2>%1</h2><p>%2</p>").arg(title, players);
}

QString MatchPrint::end(const Match& match, const std::optional<LineOrigin>& line) {
    if (!line) return Messages::state(match);
    switch (match.outcome()) {
        case Outcome::kFirstWins: return tr("The variation ends with four whites in a row.");
        case Outcome::kSecondWins: return tr("The variation ends with four blacks in a row.");
        case Outcome::kStalemate: return tr("The variation ends in a draw.");
        case Outcome::kOngoing: break;
    }
    return tr("Next move: %1.", "a colour").arg(ColourNames::of(match.position().to_play()));
}

QString MatchPrint::page(const Match& match, double boardWidth, const std::optional<LineOrigin>& line) {
    QString html = head(match, line) +
                   QStringLiteral("<p align=\"center\"><img src=\"board\" width=\"%1\"></p><p>").arg(boardWidth) +
                   end(match, line).toHtmlEscaped() + QStringLiteral("</p><p>");
    const int before = line ? line->plies : 0;
    int ply = before;
    for (const Reaction& reaction : match.plies()) {
        const bool begins = ply == before;
        const bool second = player_of(reaction.colour()) == Player::kSecond;
        ++ply;
        if (!second || begins)
            html += QStringLiteral("<b>%1</b>&nbsp;").arg(Messages::moveNumber(ply, firstColour(match, line)));
        html += Messages::name(reaction.placed()) + (second ? QStringLiteral(" &nbsp; ") : QStringLiteral("&nbsp;"));
    }
    return html + QStringLiteral("</p>");
}

}  // namespace atom4::ui
