// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/words.h"

#include <vector>

#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/base/translation.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/kept_words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

// Whether the player is called "You": the person alone with a computer, if nobody gave a name.
bool is_you(const MatchSetup& setup, Player player) {
    const Seat& seat = setup.seats[player];
    return !seat.is_computer() && seat.name.empty() && setup.has_computer();
}

bool is_you(const Match& match, Player player) {
    return match.own_player() ? match.own_player() == player : is_you(match.setup(), player);
}

// "a yellow at h8 and a white at i7"; many of them in fewer words, "h8 yellow and i7 white", with another verb.
constexpr std::size_t kFew = 3;

std::string changes_text(const Reaction& reaction) {
    if (reaction.changes().size() <= kFew) return made_pieces(reaction);
    std::vector<std::string> pieces;
    for (const Change& change : reaction.changes())
        // TRANSLATORS: a cell and the colour of its piece: h8 yellow.
        pieces.push_back(fill(_("{0} {1}"), {to_text(change.cell), piece_colour(change.after)}));
    return listed(pieces);
}

std::string ending_text(const Match& match) {
    const std::string round = std::to_string(match.round());
    const auto player = winner(match.outcome());
    if (!player) return drawn_round_text(match.round());
    if (const auto& end = match.early_end())
        return early_end_text(match, *end, player_name(match, end->loser), player_name(match, *player));
    const Seat& seat = match.setup().seats[*player];
    if (seat.is_computer()) return fill(_("The computer wins round {0}."), {round});
    if (is_you(match, *player)) return you_win_text(match.round());
    return wins_text(player_name(match, *player), match.round());
}

std::string next_text(const Match& match) {
    const Colour colour = match.position().to_play();
    if (match.seat_to_move()->is_computer()) return computers_turn_text(colour);
    const Player mover = match.position().mover();
    if (is_you(match, mover)) return your_turn_text(colour);
    return turn_of_text(player_name(match, mover), colour);
}

// What would come next on the board, or how what is tried there ends.
std::string try_text(const Match& match) {
    if (match.seat_to_move() != nullptr) return next_text(match);
    return winner(match.position().outcome()) ? _("Four in a row.") : _("No piece can be placed.");
}

}  // namespace

std::string player_name(const MatchSetup& setup, Player player) {
    const Seat& seat = setup.seats[player];
    if (seat.is_computer()) return computer_text(to_text(*seat.computer_level));
    if (!seat.name.empty()) return sanitized(seat.name);
    // TRANSLATORS: who plays.
    return is_you(setup, player) ? std::string(_("You")) : fill(_("Player {0}"), {std::to_string(number(player))});
}

std::string player_name(const Match& match, Player player) {
    if (!match.own_player()) return player_name(match.setup(), player);
    if (match.own_player() == player) return _("You");
    const std::string& name = match.setup().seats[player].name;
    return name.empty() ? net::opponent_text() : sanitized(name);
}

const char* wants_text(const Match& match, Player player) {
    // TRANSLATORS: behind "You" or a name, before the pieces: You want four white.
    return is_you(match, player) ? _("want four") : _("wants four");
}

const char* short_wants_text(const Match& match, Player player) {
    // TRANSLATORS: behind "You" or a name, before four pieces that are drawn.
    return is_you(match, player) ? _("want") : _("wants");
}

std::string clock_text(ClockTime left) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    const auto two = [](auto number) { return std::to_string(100 + number).substr(1); };
    const std::string end = two(seconds % 60);
    const auto minutes = seconds / 60;
    if (minutes < 60) return std::to_string(minutes) + ":" + end;
    return std::to_string(minutes / 60) + ":" + two(minutes % 60) + ":" + end;
}

std::string played_text(const Match& match, const Reaction& reaction) {
    const std::string cell = to_text(reaction.placed());
    const bool computer = match.setup().seats[reaction.mover()].is_computer();
    const std::string piece =
        computer ? fill(_("The computer's {0} at {1}"), {colour_name(reaction.colour()), cell}) : cell;
    if (reaction.changes().empty()) return fill(_("{0} changes nothing."), {piece});
    const bool few = reaction.changes().size() <= kFew;
    const char* text = reaction.wins() ? (few ? _("{0} makes {1} and wins.") : _("{0} turns {1} and wins."))
                                       : (few ? _("{0} makes {1}.") : _("{0} turns {1}."));
    return fill(text, {piece, changes_text(reaction)});
}

std::string preview_text(const Reaction& reaction) {
    const std::string cell = to_text(reaction.placed());
    if (reaction.changes().empty()) return fill(_("{0} would change nothing."), {cell});
    const bool few = reaction.changes().size() <= kFew;
    const char* text = reaction.wins() ? (few ? _("{0} would make {1} and win.") : _("{0} would turn {1} and win."))
                                       : (few ? _("{0} would make {1}.") : _("{0} would turn {1}."));
    return fill(text, {cell, changes_text(reaction)});
}

std::string cell_text(const Position& position, Cell cell) {
    const auto colour = position.at(cell);
    return fill(colour ? _("{0} is {1}.") : _("{0} is empty."), {to_text(cell), colour ? piece_colour(*colour) : ""});
}

std::string turn_text(const Match& match) {
    if (match.is_trying()) return fill(_("A try. {0}"), {try_text(match)});
    if (match.is_parted() && !match.is_over()) return parted_text();
    return match.seat_to_move() == nullptr ? ending_text(match) : next_text(match);
}

std::string undone_text(std::span<const Cell> cells) {
    if (cells.empty()) return _("Took that back.");
    return fill(cells.size() == 1 ? _("Took back {0}. r plays it again.") : _("Took back {0}. r plays them again."),
                {listed_cells(cells)});
}

std::string redone_text(std::span<const Cell> cells) {
    if (cells.empty()) return _("Did that again.");
    return fill(_("Played {0} again."), {listed_cells(cells)});
}

std::string round_started_text(const Match& match) {
    return round_begins_text(match.round(), match.position().to_play());
}

std::string welcome_text(const Match& match, bool resumed) {
    const bool timed = match.setup().time_control && !match.is_over() && match.undoable_plies() > 0;
    const std::string wait = timed ? std::string(" ") + _("The clocks wait for the next move.") : std::string();
    if (resumed) return fill(_("Your match goes on: round {0}."), {std::to_string(match.round())}) + wait;
    if (!match.is_fresh()) return fill(_("The match goes on: round {0}."), {std::to_string(match.round())}) + wait;
    return _("Welcome. A piece goes on a dot; four of your goal colour in a row win.");
}

bool waits_for_an_opponent(const Match& match) {
    return match.is_fresh() && !match.setup().has_computer();
}

std::string greeting_text(const std::string& words, const Match& match, bool paused) {
    if (!paused) return words;
    if (!match.setup().has_person())
        return _("The demonstration waits where it was left: p lets it go on, Enter plays one move.");
    return words + ' ' + _("The clocks wait for the next move.");
}

std::string first_words(const Session& session) {
    if (session.could_not_resume()) return unreadable_text(*session.could_not_resume());
    if (session.line_behind()) return passed_over_text(*session.line_behind());
    return welcome_text(session.match(), session.was_resumed());
}

}  // namespace atom4::tui
