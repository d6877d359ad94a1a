// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/export/match_print.h"

#include <QPainter>
#include <QTextDocument>
#include <QUrl>
#include <algorithm>

#include "ui/atom4/words/messages.h"

namespace atom4::ui {

void MatchPrint::print(QPagedPaintDevice& paper, const Match& match, const QImage& board) {
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(QFont(QStringLiteral("sans-serif"), 10));
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("board")), board);
    // The document is laid out at the screen's resolution and scaled by print(): in points of 1/96 inch.
    const QRectF room = paper.pageLayout().paintRect(QPageLayout::Inch);
    const double width = std::min(room.width() * 0.86, room.height() * 0.55 * board.width() / board.height()) * 96;
    document.setHtml(page(match, width));
    document.print(&paper);
}

QString MatchPrint::page(const Match& match, double boardWidth) {
    const ByPlayer<int> score = match.score();
    QString html = QStringLiteral("<h2>") + tr("Atom-4, round %1", "head of a printed page").arg(match.round()) +
                   QStringLiteral("</h2><p>") +
                   tr("Player 1: %1. Player 2: %2. Score %3 : %4.", "who plays, and rounds won")
                       .arg(Messages::seat(match, Player::kFirst).toHtmlEscaped(),
                            Messages::seat(match, Player::kSecond).toHtmlEscaped(),
                            QString::number(score[Player::kFirst]), QString::number(score[Player::kSecond])) +
                   QStringLiteral("</p><p align=\"center\"><img src=\"board\" width=\"%1\"></p><p>").arg(boardWidth) +
                   Messages::state(match).toHtmlEscaped() + QStringLiteral("</p><p>");
    int ply = 0;
    for (const Reaction& reaction : match.plies()) {
        if (ply++ % 2 == 0) html += QStringLiteral("<b>%1.</b>&nbsp;").arg((ply + 1) / 2);
        html +=
            Messages::name(reaction.placed()) + (ply % 2 == 0 ? QStringLiteral(" &nbsp; ") : QStringLiteral("&nbsp;"));
    }
    return html + QStringLiteral("</p>");
}

}  // namespace atom4::ui
