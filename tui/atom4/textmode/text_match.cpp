// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_match.h"

#include <array>
#include <utility>

#include "core/atom4/game/level_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/file_texts.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/atom4/textmode/text_commands.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

namespace {

std::optional<Player> read_player(std::string_view word) {
    for (const Player player : kPlayers)
        if (word == std::to_string(number(player))) return player;
    return std::nullopt;
}

}  // namespace

bool TextMatch::start(const std::string& operand) {
    auto setup = read_new_match(in_small_letters(operand), match_.setup());
    if (!setup) {
        say_(_("For a new match, type \"new\", or with changes \"new computer 2 level 3 12x12\"."));
        say_.prose(_("Also: clock 5, clock 5+10, clock none, start yellow."));
        return false;
    }
    match_.start(std::move(*setup));
    return true;
}

void TextMatch::seat(const std::string& operand) {
    if (operand.empty()) return print();
    MatchSetup as_it_is = match_.setup();
    as_it_is.position.reset();
    auto setup = read_new_match(in_small_letters(operand), as_it_is);
    const auto seats = setup ? setup->seats : as_it_is.seats;
    if (setup) setup->seats = as_it_is.seats;
    if (setup != as_it_is)
        return say_(_("To change the players, type \"seats computer 2 level 3\" or \"seats computer none\"."));
    if (seats != as_it_is.seats) match_.set_seats(seats);
    say_.prose(seats_changed_text(match_));
}

void TextMatch::set_level(const std::string& operand) {
    auto seats = match_.setup().seats;
    const auto level = operand.empty() ? std::optional<Level>(0) : parse_typed_level(operand);
    if (!level) return say_(_("The level must be a number, 0 or greater, such as 3 or 3.5."));
    std::optional<Level> now;
    for (const Player player : kPlayers) {
        if (!seats[player].is_computer()) continue;
        now = seats[player].computer_level;
        if (!operand.empty()) now = seats[player].computer_level = level;
    }
    if (!now) return say_(_("No computer player. Type \"new computer 2\" for a match against it."));
    if (seats != match_.setup().seats) match_.set_seats(std::move(seats));
    say_(fill(_("The computer plays at level {0}."), {to_text(*now)}));
    if (operand.empty())
        say_.prose(fill(translated_in("a level's name, and a sentence about it", "{0}. {1}"),
                        {level_name(*now), what_to_expect(*now)}));
}

void TextMatch::print_player(Player player) {
    say_(fill(_("Player {0}: {1}."), {std::to_string(number(player)), occupant_text(match_, player)}));
}

void TextMatch::print() {
    for (const Player player : kPlayers) print_player(player);
    say_(fill(_("Board: {0} rows, {1} columns."),
              {std::to_string(match_.setup().size.rows), std::to_string(match_.setup().size.cols)}));
}

void TextMatch::name(const std::string& operand) {
    const TextLine words = read_text_line(operand);
    const auto player = read_player(words.word);
    if (!player) {
        for (const Player each : kPlayers) print_player(each);
        say_.prose(_("Type \"name 1 Ada\" to name player 1."));
        return say_.prose(_("Type \"name 1 none\" to remove the name."));
    }
    if (words.operand.empty()) return print_player(*player);
    auto seats = match_.setup().seats;
    if (seats[*player].is_computer())
        return say_.prose(_("That player is the computer; only a human player has a name."));
    const bool takes_away = in_small_letters(words.operand) == "none";
    const std::string wanted = sanitized(words.operand);
    if (const auto fault = name_fault(wanted); fault && !takes_away) return say_.prose(name_fault_text(*fault));
    seats[*player] = takes_away ? Seat::human() : human_named(wanted);
    if (seats != match_.setup().seats) match_.set_seats(std::move(seats));
    print_player(*player);
}

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// The times left at which a clock is announced as low.
constexpr std::array<seconds, 3> kLow{seconds(60), seconds(30), seconds(10)};

}  // namespace

void TextClock::look() {
    const Match& match = turns_.match();
    if (!match.setup().time_control) return;
    const ClockTime left = match.time_left()[match.position().mover()];
    const ClockTime before = std::exchange(seen_, left);
    if (std::exchange(generation_, match.generation()) != match.generation()) return;
    if (match.is_over() || match.seat_to_move() == nullptr || match.seat_to_move()->is_computer()) return;
    for (const seconds low : kLow)
        if (before > low && left <= low)
            say_.prose(counted(static_cast<long>(low.count()), "{0} second left.", "{0} seconds left."));
}

std::optional<milliseconds> TextClock::time_to_wait() const {
    if (!turns_.clock_runs()) return std::nullopt;
    const Match& match = turns_.match();
    const ClockTime left = match.time_left()[match.position().mover()];
    for (const seconds low : kLow)
        if (left > low) return left - low;
    return std::nullopt;
}

void TextClock::print() const {
    const Match& match = turns_.match();
    if (!match.setup().time_control)
        return say_.prose(_("This match has no clock. Type \"new clock 5\" for one of 5 minutes."));
    for (const Player player : kPlayers)
        say_.prose(fill(_("{0}: {1} left."), {seat_text(match, player), clock_text(match.time_left()[player])}));
    print_waiting();
}

void TextClock::print_waiting() const {
    if (RunningClock::is_due(turns_.match()) && !turns_.clock_runs())
        say_.prose(_("The clocks start on the next move."));
}

void TextFiles::save(const std::string& operand, bool replace) {
    if (operand.empty() && !session_.path()) return say_(_("Which file? Type \"save\" and a file name."));
    const std::filesystem::path path = operand.empty() ? *session_.path() : path_from_text(operand);
    const std::string name = sanitized(path.string());
    if (!replace && session_.would_replace(path))
        return say_(fill(_("{0} already exists. Type \"save! {0}\" to replace it."), {name}));
    if (const auto trouble = session_.save(path)) return say_(file_error_text(path, *trouble));
    say_(fill(_("Saved in {0}."), {name}));
}

void TextFiles::open(const std::string& operand) {
    if (operand.empty()) return say_(_("Which file? Type \"open\" and a file name."));
    const std::filesystem::path path = path_from_text(operand);
    if (const auto trouble = session_.open(path)) return say_(file_error_text(path, *trouble));
    if (session_.ignored_line()) say_.prose(passed_over_text(*session_.ignored_line()));
}

void TextFiles::resume(const std::string& operand) {
    const auto matches = session_.unfinished();
    if (matches.empty()) return say_(_("No unfinished matches."));
    if (operand.empty()) {
        for (std::size_t i = 0; i < matches.size(); ++i)
            // TRANSLATORS: a number in a list, and what it stands for.
            say_(fill(_("{0}. {1}"), {std::to_string(i + 1), unfinished_text(matches[i])}));
        return say_(_("Type \"resume 1\" for the first of these."));
    }
    const auto number = parse_digits<std::size_t>(operand);
    if (!number || *number == 0 || *number > matches.size())
        return say_(fill(_("Which match? Type a number from 1 to {0}; \"resume\" lists them."),
                         {std::to_string(matches.size())}));
    const std::filesystem::path& path = matches[*number - 1].path;
    if (const auto trouble = session_.resume_from(path)) say_(file_error_text(path, *trouble));
}

void TextFiles::rounds(const std::string& operand) {
    constexpr std::size_t kMax = 10;  // rounds listed at once
    const auto rounds = session_.past_rounds().all();
    if (rounds.empty()) return say_(_("No past rounds."));
    if (operand.empty()) {
        for (std::size_t i = 0; i < std::min(kMax, rounds.size()); ++i)
            say_(fill(_("{0}. {1}"), {std::to_string(i + 1), past_round_line(rounds[i])}));
        return say_(_("Type \"rounds 1\" for the first of these."));
    }
    const auto number = parse_digits<std::size_t>(operand);
    if (!number || *number == 0 || *number > rounds.size())
        return say_(fill(_("Which round? Type a number from 1 to {0}; \"rounds\" lists the latest."),
                         {std::to_string(rounds.size())}));
    const std::filesystem::path& path = rounds[*number - 1].path;
    if (const auto trouble = session_.open_past_round(path)) say_(file_error_text(path, *trouble));
}

bool TextFiles::quit() {
    const bool may = warned_ || !session_.would_lose_a_match();
    warned_ = !may;
    if (!may)
        say_(
            _("The match can't be saved and will be lost. Type \"save\" and a file name to save it elsewhere, or "
              "\"quit\" again to quit."));
    return may;
}

void TextFiles::report_trouble() {
    const std::string trouble = autosave_trouble_text(session_);
    if (trouble.empty() && !reported_trouble_.empty()) say_(autosave_works_text());
    // It is announced again with each move that cannot be saved.
    const bool again = session_.match().generation() != reported_at_;
    if (!trouble.empty() && (trouble != reported_trouble_ || again)) say_(trouble);
    reported_trouble_ = trouble;
    reported_at_ = session_.match().generation();
}

}  // namespace atom4::tui
