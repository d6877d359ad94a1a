// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/match_texts.h"

#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {
const char* wants_text(const Match& match, Player player) {
    // TRANSLATORS: after "You" or a name, before the pieces: You want four white.
    return is_seat_of_you(match, player) ? _("want four") : _("wants four");
}

const char* short_wants_text(const Match& match, Player player) {
    // TRANSLATORS: after "You" or a name, before four pieces that are drawn.
    return is_seat_of_you(match, player) ? _("want") : _("wants");
}

std::string cell_text(const Position& position, Cell cell) {
    const auto colour = position.at(cell);
    return fill(colour ? _("{0} is {1}.") : _("{0} is empty."), {to_text(cell), colour ? piece_colour(*colour) : ""});
}

std::string undone_text_with_key(const UndoneTurn& undone) {
    if (undone.cells.empty()) return undone_text(undone);
    return fill(
        undone.cells.size() == 1 ? _("Undid {0}. Press {1} to redo it.") : _("Undid {0}. Press {1} to redo them."),
        {listed_cells(undone.cells), key_name("r")});
}

std::string redone_text(std::span<const Cell> cells) {
    if (cells.empty()) return _("Redone.");
    return fill(_("Redid {0}."), {listed_cells(cells)});
}

std::string welcome_text(const Match& match, bool resumed) {
    if (resumed) return fill(_("Your match is resumed: round {0}."), {std::to_string(match.round())});
    if (match.is_over()) return fill(_("Round {0} is over."), {std::to_string(match.round())});
    if (!match.is_fresh()) return fill(_("The match is resumed: round {0}."), {std::to_string(match.round())});
    return _("Welcome. Place pieces on dots; four of your goal colour in a row win.");
}

bool waits_for_an_opponent(const Match& match) {
    return match.is_fresh() && !match.setup().has_computer();
}

std::string greeting_text(const std::string& words, const Match& match, bool paused) {
    if (!paused) return words;
    if (!match.setup().has_human())
        return fill(_("Demo paused. Press {0} to resume, or Enter to play one move."), {key_name("p")});
    return words + ' ' + _("The clocks start on the next move.");
}

std::string first_words(const Session& session) {
    if (session.could_not_resume()) return unreadable_text(*session.could_not_resume());
    if (session.ignored_line()) return passed_over_text(*session.ignored_line()) + previous_match_text(session);
    if (session.is_beside_another()) return beside_another_text();
    return welcome_text(session.match(), session.was_resumed()) + previous_match_text(session);
}

}  // namespace atom4::tui
