// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/line_browser.h"

#include <algorithm>

#include "core/atom4/game/record.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4 {

namespace {

// "3. h9", "3... i9"
std::string numbered_move(const Match& match, int ply) {
    return move_number_text(ply, match.first_colour()) + ' ' + to_text(match.plies()[as_size(ply - 1)].placed());
}

}  // namespace

std::string bar_text(BrowsingBar bar) {
    switch (bar) {
        case BrowsingBar::kNetworkMatch: return net::earlier_position_text();
        case BrowsingBar::kTimedRound:
            return translated("A round with clocks can only be continued from its current position.");
        case BrowsingBar::kComputersMove: break;
    }
    return translated("It's the computer's move here. Go forward or back one move to try something else.");
}

std::string before_move_text(const Match& match, int ply) {
    return fill(translated("Position before {0}."), {numbered_move(match, ply)});
}

std::string annotated_move_text(const Match& match, int ply) {
    const Annotation said = match.annotation(match.line_of_plies(ply));
    const std::string move = numbered_move(match, ply) + std::string(sign(said.mark));
    return said.words.empty() ? move : move + ' ' + on_one_line(said.words);
}

std::optional<std::size_t> variation_at(const Match& match, int plies) {
    const auto variations = match.variations();
    for (std::size_t i = 0; i < variations.size(); ++i)
        if (static_cast<int>(variations[i].ply) == plies) return i;
    return std::nullopt;
}

std::optional<std::size_t> other_line(const Match& match, int plies) {
    const auto here = variation_at(match, plies);
    return here ? here : variation_at(match, plies - 1);
}

LineBrowser::LineBrowser(TurnKeeper& turns) : turns_(turns), match_(turns.match()) {
    subscription_ = match_.subscribe([this](const MatchEvent& event) { handle(event); });
}

// An earlier position stays shown when a move is played, but not when moves are undone or redone.
void LineBrowser::handle(const MatchEvent& event) {
    using Kind = MatchEvent::Kind;
    switch (event.kind) {
        case Kind::kUndone:
        case Kind::kRedone:
        case Kind::kLineChanged:
        case Kind::kEndedEarly:
        case Kind::kEndUndone:
        case Kind::kRoundStarted:
        case Kind::kMatchStarted: look_at_present(); break;
        default: break;
    }
}

const Reaction* LineBrowser::last() const {
    return plies() == 0 ? nullptr : &match_.plies()[static_cast<std::size_t>(plies()) - 1];
}

void LineBrowser::look_at(int plies) {
    const int all = match_.undoable_plies();
    const int wanted = std::clamp(plies, 0, all);
    wanted == all ? look_at_present() : show(wanted, 0);
}

void LineBrowser::look_before(int ply) {
    const int wanted = std::clamp(ply, 1, match_.undoable_plies());
    show(wanted - 1, wanted);
}

void LineBrowser::show(int plies, int judged) {
    plies_ = plies;
    judged_ = judged;
    if (!match_.setup().has_human()) turns_.set_paused(true);
}

void LineBrowser::look_at_present() {
    plies_.reset();
    judged_ = 0;
}

std::optional<std::size_t> LineBrowser::next_variation() const {
    const auto variations = match_.variations();
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < variations.size(); ++i)
        if (static_cast<int>(variations[i].ply) <= plies() && (!next || variations[*next].ply < variations[i].ply))
            next = i;
    return next;
}

std::optional<BrowsingBar> LineBrowser::follow(std::size_t variation) {
    if (!match_.may_branch()) return BrowsingBar::kNetworkMatch;
    const int first = static_cast<int>(match_.variations()[variation].ply) + 1;
    match_.follow(variation);
    if (match_.is_computers_turn()) turns_.set_paused(true);
    look_at(first);
    return std::nullopt;
}

bool LineBrowser::promote(std::size_t variation) {
    if (!match_.promote(variation)) return false;
    // A user who edits lines does not want the computer to continue them.
    if (match_.is_computers_turn()) turns_.set_paused(true);
    return true;
}

std::optional<BrowsingBar> LineBrowser::bar_to_branch() const {
    if (!match_.may_branch()) return BrowsingBar::kNetworkMatch;
    if (match_.setup().time_control && !match_.is_over()) return BrowsingBar::kTimedRound;
    return std::nullopt;
}

std::optional<BrowsingBar> LineBrowser::bar_to_place() const {
    if (const auto bar = bar_to_branch()) return bar;
    if (match_.setup().seats[position().mover()].is_computer()) return BrowsingBar::kComputersMove;
    return std::nullopt;
}

Result<LineBrowser::Placed, LineBrowser::Refused> LineBrowser::place(Cell cell) {
    if (const auto bar = bar_to_place()) return Failure{Refused(*bar)};
    const int here = plies();
    const auto plies = match_.plies();
    if (static_cast<std::size_t>(here) < plies.size() && plies[static_cast<std::size_t>(here)].placed() == cell) {
        look_at(here + 1);
        return Placed::kSteppedOn;
    }
    const auto variations = match_.variations();
    for (std::size_t i = 0; i < variations.size(); ++i) {
        if (static_cast<int>(variations[i].ply) != here || variations[i].moves.front().cell != cell) continue;
        if (const auto bar = follow(i)) return Failure{Refused(*bar)};
        return Placed::kFollowed;
    }
    // Checked first: branch() must not change the line for a piece that cannot be placed.
    if (const auto reason = position().why_illegal(cell)) return Failure{Refused(refusal_of(*reason))};
    match_.branch(here);
    if (const auto played = match_.play(cell); !played) return Failure{Refused(played.error())};
    return Placed::kBranched;
}

std::optional<BrowsingBar> LineBrowser::continue_from_here() {
    if (const auto bar = bar_to_branch()) return bar;
    const int here = plies();
    if (here < match_.undoable_plies()) match_.branch(here);
    look_at_present();
    return std::nullopt;
}

}  // namespace atom4
