// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/control/look_back.h"

#include <algorithm>

#include "core/atom4/game/record.h"
#include "core/atom4/netplay/network_texts.h"
#include "ui/atom4/words/messages.h"
#include "ui/common/shortcuts.h"

namespace atom4::ui {

const Reaction* LookBack::plyBefore(int ply) const {
    return ply == 0 ? nullptr : &match_.plies()[static_cast<std::size_t>(ply) - 1];
}

const Reaction* LookBack::lastShown() const {
    return plyBefore(shownPly());
}

void LookBack::lookAt(int ply) {
    const int last = match_.undoable_plies();
    const int wanted = std::clamp(ply, 0, last);
    if (wanted == last) return lookAtPresent();
    showPosition(wanted);
    const Reaction* before = lastShown();
    view_.panel()->markPly(wanted);
    if (before == nullptr)
        emit said(tr("The start of the round. %1 goes on, %2 to the present.", "keys")
                      .arg(keyText(view_, "nextPly"), keyText(view_, "lastPly")));
    else
        emit said(tr("Move %1 of %2. %3", "the third is a sentence: what the move did")
                      .arg(move_number(wanted, match_.first_colour()))
                      .arg(move_number(last, match_.first_colour()))
                      .arg(Messages::ply(match_, *before)));
    emit changed();
}

void LookBack::showPosition(int ply) {
    // A demonstration would take the board away again at once.
    if (!match_.setup().has_person()) emit pauseWanted();
    lookedAt_ = ply;
    judged_ = 0;
    const Position position = match_.position_after(ply);
    view_.panel()->lookAt(match_, position);
    view_.board()->showPosition(position, lastShown());
}

void LookBack::lookBefore(int ply) {
    const int last = match_.undoable_plies();
    if (last == 0) return;
    const int wanted = std::clamp(ply, 1, last);
    showPosition(wanted - 1);
    judged_ = wanted;
    view_.panel()->markPly(wanted);
    emit said(tr("Move %1 of %2, before it is made.")
                  .arg(move_number(wanted, match_.first_colour()))
                  .arg(move_number(last, match_.first_colour())));
    emit changed();
}

void LookBack::lookAtPresent() {
    if (!lookedAt_) return;
    forget();
    view_.show(match_);
    emit changed();
    emit said(Messages::state(match_));
}

void LookBack::backToTheRound() {
    if (!match_.is_trying()) return lookAtPresent();
    match_.end_try();
    emit said(tr("This is how the round ended. What was tried stays in the list of moves."));
}

bool LookBack::mayPlace() const {
    if (!lookedAt_) return match_.is_turn_here();
    if (!match_.may_branch()) return false;
    // A round with clocks is played on at its end and nowhere else.
    if (match_.setup().time_control && !match_.is_over()) return false;
    return !match_.setup().seats[view_.board()->position().mover()].is_computer();
}

void LookBack::place(Cell cell) {
    const int ply = shownPly();
    if (!match_.may_branch()) return emit said(QString::fromStdString(net::earlier_position_text()));
    if (match_.setup().time_control && !match_.is_over()) return lookAtPresent();
    if (!mayPlace()) return emit said(tr("The computer moves here. Step one move on or back to try something else."));
    if (const auto reason = view_.board()->position().why_illegal(cell)) return emit said(Messages::refusal(*reason));
    if (plyBefore(ply + 1)->placed() == cell) return lookAt(ply + 1);
    const auto variations = match_.variations();
    for (std::size_t i = 0; i < variations.size(); ++i) {
        if (variations[i].ply != static_cast<std::size_t>(ply) || variations[i].moves.front().cell != cell) continue;
        return followVariation(static_cast<int>(i));
    }
    match_.branch(ply);
    if (!match_.play(cell)) return;
    const QString text = match_.is_trying()
                             ? tr("%1 is only a try: the result stays. Esc goes back to the round.", "%1 is a cell")
                             : tr("%1 begins another line. The one before stays in the list of moves.", "%1 is a cell");
    emit said(text.arg(Messages::name(cell)));
}

void LookBack::followVariation(int variation) {
    const auto index = static_cast<std::size_t>(variation);
    if (index >= match_.variations().size()) return;
    if (!match_.may_branch()) return emit said(QString::fromStdString(net::earlier_position_text()));
    const int ply = static_cast<int>(match_.variations()[index].ply) + 1;
    match_.follow(index);
    // Whoever looks at a line does not want the computer to play it on.
    if (match_.is_computers_turn() || !match_.setup().has_person()) emit pauseWanted();
    lookAt(ply);
}

std::optional<int> LookBack::otherLine() const {
    const auto variations = match_.variations();
    for (const int leaves : {shownPly() - 1, shownPly()})
        for (std::size_t i = 0; i < variations.size(); ++i)
            if (static_cast<int>(variations[i].ply) == leaves) return static_cast<int>(i);
    return std::nullopt;
}

void LookBack::showOtherLine() {
    if (const auto other = otherLine()) followVariation(*other);
}

void LookBack::retranslate() {
    if (judged_ > 0) return lookBefore(judged_);
    if (lookedAt_) lookAt(*lookedAt_);
}

}  // namespace atom4::ui
