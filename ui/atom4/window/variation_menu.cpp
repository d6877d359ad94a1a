// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/variation_menu.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStringList>

#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/messages.h"

namespace atom4::ui {

VariationMenu::VariationMenu(const Match& match, PictureExport& pictures, AnimationExport& animations, QWidget& window)
    : match_(match), pictures_(pictures), animations_(animations), window_(window) {}

std::shared_ptr<const Match> VariationMenu::matchOf(const Match& match, const Position& from,
                                                    const std::vector<Cell>& moves) {
    MatchSetup setup{from.size(), {}, from.to_play()};
    setup.position = from;
    // All seats are human, so that no computer is to move in a line that is only looked at.
    for (const Player player : {Player::kFirst, Player::kSecond})
        setup.seats[player] = Seat::human(occupant_text(match, player));
    auto line = std::make_shared<Match>(setup);
    for (const Cell move : moves)
        if (!line->play(move)) break;
    return line;
}

LineOrigin VariationMenu::originOf(const Match& match, const Position& from) {
    return {match.round(), from.piece_count() - match.first_position().piece_count()};
}

void VariationMenu::open(const Position& from, const std::vector<Cell>& moves, const ShownBoard& shown, bool mayPlace,
                         QPoint at) {
    QStringList names;
    for (const Cell move : moves) names += Messages::name(move);
    const QString text = names.join(QLatin1Char(' '));
    auto* menu = new QMenu(&window_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("lineMenu"));
    constexpr qsizetype kEnough = 8;
    menu->addSection(names.mid(0, kEnough).join(QLatin1Char(' ')));
    QAction* place = menu->addAction(tr("&Place %1", "%1 is a cell").arg(names.front()));
    place->setEnabled(mayPlace);
    connect(place, &QAction::triggered, this, [this, cell = moves.front()] { emit placeRequested(cell); });
    connect(menu->addAction(tr("Play &It on the Board")), &QAction::triggered, this,
            [this, from, moves] { emit lineRequested(from, moves); });
    connect(menu->addAction(tr("&Copy the Line")), &QAction::triggered, this, [this, text] {
        QGuiApplication::clipboard()->setText(text);
        emit said(tr("Line copied: %1", "%1 is a list of cells").arg(text));
    });
    menu->addSeparator();
    offerExports(*menu, matchOf(match_, from, moves), shown);
    menu->popup(at);
}

void VariationMenu::offerExports(QMenu& menu, const std::shared_ptr<const Match>& line, const ShownBoard& shown) {
    ShownBoard end = shown;
    end.position = line->position();
    if (line->last_ply() != nullptr) end.last = *line->last_ply();
    connect(menu.addAction(tr("Save &Final Position as Picture...")), &QAction::triggered, this,
            [this, end] { pictures_.askForFileOf(end); });
    connect(menu.addAction(tr("&Save Line as Animation...")), &QAction::triggered, this, [this, line, shown] {
        animations_.ask(
            *line,
            {shown.palette, window_.font(), shown.settings.pieces, shown.settings.markLastMove, shown.settings.surface},
            line);
    });
    connect(menu.addAction(tr("P&rint It...")), &QAction::triggered, this,
            [this, line, end, origin = originOf(match_, line->first_position())] {
                pictures_.askForPrinter(line, origin, end);
            });
}

}  // namespace atom4::ui
