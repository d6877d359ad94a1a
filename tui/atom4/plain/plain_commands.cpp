// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/plain/plain_commands.h"

#include <sstream>

#include "core/atom4/rules/notation.h"
#include "core/base/numbers.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

int level_of(const MatchSetup& setup) {
    for (const Player player : kPlayers)
        if (const auto level = setup.seats[player].computer_level) return *level;
    return kDefaultLevel;
}

bool seat_computers(MatchSetup& setup, std::string_view which, int level) {
    if (which != "1" && which != "2" && which != "both" && which != "none") return false;
    const auto seat = [&](const Seat& now, bool computer) {
        return computer ? Seat::computer(level) : now.is_computer() ? Seat::human() : now;
    };
    setup.seats[Player::kFirst] = seat(setup.seats[Player::kFirst], which == "1" || which == "both");
    setup.seats[Player::kSecond] = seat(setup.seats[Player::kSecond], which == "2" || which == "both");
    return true;
}

}  // namespace

const std::vector<PlainCommand>& plain_commands() {
    using Verb = PlainVerb;
    static const std::vector<PlainCommand> commands{
        {Verb::kBoard, "board", "", [] { return _("tells the pieces on the board, row by row"); }},
        {Verb::kMap, "map", "", [] { return _("draws the board with letters, and a dot where a piece may go"); }},
        {Verb::kMoves, "moves", "", [] { return _("tells where the piece may go"); }},
        {Verb::kLook, "look", "CELL", [] { return _("tells what lies at a cell and around it"); }},
        {Verb::kTry, "try", "CELL", [] { return _("tells what a piece there would do"); }},
        {Verb::kTurn, "turn", "", [] { return _("tells whose turn it is, and with what colour"); }},
        {Verb::kScore, "score", "", [] { return _("tells the round, the players and the score"); }},
        {Verb::kPlies, "game", "", [] { return _("tells the moves of this round"); }},
        {Verb::kHint, "hint", "", [] { return _("tells a good move, and why"); }},
        {Verb::kNow, "now", "", [] { return _("lets the computer end its thinking and move"); }},
        {Verb::kUndo, "undo", "", [] { return _("takes back your last move"); }},
        {Verb::kRedo, "redo", "", [] { return _("plays again what was taken back"); }},
        {Verb::kNext, "next", "", [] { return _("starts the next round, when one is over"); }},
        {Verb::kResign, "resign", "", [] { return _("gives this round up; to be said in full"); }},
        {Verb::kNew, "new", "[computer 1|2|both|none] [level N] [RxC]",
         [] { return _("starts a new match; what is not said stays as it is"); }},
        {Verb::kLevel, "level", "N", [] { return _("sets how well the computer plays: 0, 1, 2 and so on"); }},
        {Verb::kSave, "save", "FILE", [] { return _("saves the match in a new file, or again in its own"); }},
        {Verb::kReplace, "save!", "FILE", [] { return _("saves the match in place of a file that is there"); }},
        {Verb::kOpen, "open", "FILE", [] { return _("goes on with a saved game"); }},
        {Verb::kResume, "resume", "[N]",
         [] { return _("tells the matches that were left unfinished, or goes on with one of them"); }},
        {Verb::kHelp, "help", "", [] { return _("tells this"); }},
        {Verb::kQuit, "quit", "", [] { return _("ends; the match goes on at the next start"); }},
    };
    return commands;
}

std::vector<const PlainCommand*> plain_commands_for(std::string_view word) {
    std::vector<const PlainCommand*> found;
    for (const PlainCommand& command : plain_commands()) {
        const std::string_view name = command.name;
        if (name == word) return {&command};
        // What replaces a file or gives a round up is to be said in full.
        const bool in_full = command.verb == PlainVerb::kReplace || command.verb == PlainVerb::kResign;
        if (name.starts_with(word) && !in_full) found.push_back(&command);
    }
    return found;
}

std::optional<MatchSetup> read_new_match(std::string_view operand, const MatchSetup& now) {
    MatchSetup setup = now;
    int level = level_of(now);
    std::string computers;
    std::istringstream words{std::string(operand)};
    for (std::string word, value; words >> word;) {
        if (const auto size = parse_size(word)) {
            setup.size = *size;
        } else if (word == "level" && words >> value && parse_digits<int>(value)) {
            level = *parse_digits<int>(value);
        } else if (word == "computer" && words >> value) {
            computers = value;
        } else {
            return std::nullopt;
        }
    }
    if (!computers.empty() && !seat_computers(setup, computers, level)) return std::nullopt;
    for (const Player player : kPlayers)
        if (setup.seats[player].is_computer()) setup.seats[player].computer_level = level;
    return setup;
}

}  // namespace atom4::tui
