// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/match_exports.h"

#include <optional>

namespace atom4::ui {

MatchExports::MatchExports(const Match& match, const BoardView& board, const MoveBrowser& moveBrowser, QWidget& window)
    : match_(match),
      board_(board),
      moveBrowser_(moveBrowser),
      animations_(&window),
      pictures_([this] { return shownBoard(); }, &window),
      variationMenu_(match, pictures_, animations_, window) {
    connect(&pictures_, &PictureExport::said, this, &MatchExports::said);
    connect(&animations_, &AnimationExport::said, this, &MatchExports::said);
    connect(&variationMenu_, &VariationMenu::placeRequested, this, &MatchExports::placeRequested);
    connect(&variationMenu_, &VariationMenu::lineRequested, this, &MatchExports::lineRequested);
    connect(&variationMenu_, &VariationMenu::said, this, &MatchExports::said);
}

void MatchExports::askForAnimation() {
    animations_.ask(match_, {board_.palette(), board_.window()->font(), settings_.pieces, settings_.markLastMove,
                             settings_.surface});
}

void MatchExports::openLineMenu(const Position& from, const std::vector<Cell>& moves, QPoint at) {
    variationMenu_.open(from, moves, shownBoard(), moveBrowser_.mayPlace(), at);
}

ShownBoard MatchExports::shownBoard() const {
    const Reaction* last = moveBrowser_.lastShown();
    return {board_.position(), last != nullptr ? std::optional(*last) : std::nullopt, settings_, board_.palette()};
}

}  // namespace atom4::ui
