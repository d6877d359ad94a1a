// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/move_browser.h"

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/record.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/shortcuts.h"

namespace atom4::ui {

void MoveBrowser::lookAt(int ply) {
    if (ply >= match_.undoable_plies()) return lookAtPresent();
    browser_.look_at(ply);
    showLooked();
}

void MoveBrowser::lookBefore(int ply) {
    if (match_.undoable_plies() == 0) return;
    browser_.look_before(ply);
    showLooked();
}

void MoveBrowser::showPosition() {
    if (browser_.is_present()) return view_.show(match_);
    const Position position = browser_.position();
    view_.panel()->lookAt(match_, position);
    view_.board()->showPosition(position, browser_.last());
    view_.panel()->markPly(browser_.described_ply());
}

void MoveBrowser::showLooked() {
    showPosition();
    const Reaction* before = browser_.last();
    const auto number = [&](int ply) { return move_number(ply, match_.first_colour()); };
    const int last = match_.undoable_plies();
    if (browser_.judged() > 0)
        emit said(QString::fromStdString(before_move_text(match_, browser_.judged())));
    else if (before == nullptr)
        emit said(tr("Start of the round. %1: next move. %2: current position.", "keys")
                      .arg(keyText(view_, "nextPly"), keyText(view_, "lastPly")));
    else
        emit said(tr("Move %1 of %2. %3", "the third is a sentence: what the move did")
                      .arg(number(browser_.plies()))
                      .arg(number(last))
                      .arg(QString::fromStdString(played_text(match_, *before))));
    emit changed();
}

void MoveBrowser::lookAtPresent() {
    if (browser_.is_present()) return;
    browser_.look_at_present();
    view_.show(match_);
    emit changed();
    emit said(Messages::state(match_, turns_.is_waiting()));
}

void MoveBrowser::backToTheRound() {
    if (!match_.is_trying()) return lookAtPresent();
    match_.end_try();
    emit said(tr("End of the round. Your trial moves stay in the list."));
}

bool MoveBrowser::mayPlace() const {
    return browser_.is_present() ? match_.is_turn_here() : !browser_.bar_to_place();
}

void MoveBrowser::place(Cell cell) {
    const auto placed = browser_.place(cell);
    if (!placed) {
        const auto* bar = std::get_if<BrowsingBar>(&placed.error());
        return emit said(QString::fromStdString(
            bar != nullptr ? bar_text(*bar) : refusal_text(std::get<Refusal>(placed.error()), cell)));
    }
    if (*placed != LineBrowser::Placed::kBranched) {
        if (!browser_.is_present()) return showLooked();
        view_.show(match_);
        emit changed();
        return emit said(Messages::state(match_, turns_.is_waiting()));
    }
    const QString text =
        match_.is_trying()
            ? tr("%1 is a trial move: the result stands. Press Esc to return to the round.", "%1 is a cell")
            : tr("%1 starts a variation. The original moves stay in the list.", "%1 is a cell");
    emit said(text.arg(Messages::name(cell)));
}

void MoveBrowser::followVariation(int variation) {
    const auto index = static_cast<std::size_t>(variation);
    if (index >= match_.variations().size()) return;
    if (const auto bar = browser_.follow(index)) return emit said(QString::fromStdString(bar_text(*bar)));
    if (!browser_.is_present()) showLooked();
}

std::optional<int> MoveBrowser::otherLine() const {
    const auto other = browser_.other_line();
    return other ? std::optional(static_cast<int>(*other)) : std::nullopt;
}

void MoveBrowser::showOtherLine() {
    if (const auto next = browser_.next_variation()) followVariation(static_cast<int>(*next));
}

void MoveBrowser::retranslate() {
    if (!browser_.is_present()) showLooked();
}

}  // namespace atom4::ui
