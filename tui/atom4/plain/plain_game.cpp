// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/plain/plain_game.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/numbers.h"
#include "core/base/printable.h"
#include "tui/atom4/plain/plain_words.h"
#include "tui/atom4/words/file_words.h"
#include "tui/atom4/words/hint_words.h"
#include "tui/atom4/words/kept_words.h"
#include "tui/atom4/words/words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

// What was written, as far as it is fit to be said again: words that mean something are short and plain.
std::string quotable(std::string_view word) {
    constexpr std::size_t kEnough = 20;
    std::string text = printable(std::string(word.substr(0, kEnough)));
    for (char& c : text)
        if (static_cast<unsigned char>(c) >= 0x80) c = '?';
    return text;
}

// A letter and a number, whether or not there is such a cell.
bool looks_like_cell(std::string_view word) {
    return word.size() > 1 && word[0] >= 'a' && word[0] <= 'z' &&
           std::all_of(word.begin() + 1, word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string which_command_text(const std::string& word, const std::vector<const PlainCommand*>& meant) {
    if (meant.empty())
        return fill(_("\"{0}\" is neither a cell, such as i9, nor a command; help tells the commands."),
                    {quotable(word)});
    std::vector<std::string> names;
    for (const PlainCommand* command : meant) names.emplace_back(command->name);
    return fill(_("\"{0}\" may mean {1}."), {quotable(word), listed_texts(names)});
}

}  // namespace

PlainGame::PlainGame(Session& session, Say say) : session_(session), match_(session.match()), say_(std::move(say)) {
    subscription_ = match_.subscribe([this](const MatchEvent& event) { announce(event); });
}

void PlainGame::welcome() {
    if (session_.could_not_resume()) say_(unreadable_text(*session_.could_not_resume()));
    introduce_match(session_.was_resumed());
}

void PlainGame::introduce_match(bool resumed) {
    if (match_.is_fresh()) {
        say_(_(
            "Atom-4. Four of your goal colour in a row win. help tells the commands; a cell, such as i9, is a move."));
        say_(score_text(match_));
        say_all(board_text(match_.position()));
    } else {
        say_(welcome_text(match_, resumed));
        say_(score_text(match_));
        if (match_.last_ply() != nullptr) say_(event_text(match_, *match_.last_ply()));
    }
    say_(turn_text(match_));
}

void PlainGame::take(std::string_view line) {
    line = trimmed(line);
    if (line.empty()) return tell(PlainVerb::kTurn);
    const std::size_t end = std::min(line.find_first_of(kBlanks), line.size());
    const std::string word = in_small_letters(line.substr(0, end));
    const std::string operand(trimmed(line.substr(end)));
    if (const auto cell = parse_cell(word); cell && operand.empty()) return play(*cell);
    if (looks_like_cell(word) && operand.empty()) return say_(refusal_text(Refusal::kOffBoard, {}));
    const auto meant = plain_commands_for(word);
    if (meant.size() != 1) return say_(which_command_text(word, meant));
    const PlainCommand& command = *meant.front();
    if (command.verb != PlainVerb::kQuit) warned_ = false;
    if (*command.operand == '\0' && !operand.empty()) return say_(fill(_("Nothing goes behind {0}."), {command.name}));
    obey(command, operand);
}

void PlainGame::obey(const PlainCommand& command, const std::string& operand) {
    switch (command.verb) {
        case PlainVerb::kLook: return look(operand, false);
        case PlainVerb::kTry: return look(operand, true);
        case PlainVerb::kHint: return wish_hint();
        case PlainVerb::kNow: return hurry();
        case PlainVerb::kUndo: return undo();
        case PlainVerb::kRedo: return redo();
        case PlainVerb::kNext:
            if (!match_.next_round()) say_(round_goes_on_text());
            return;
        case PlainVerb::kResign: return resign();
        case PlainVerb::kNew: return start(operand);
        case PlainVerb::kLevel: return set_level(operand);
        case PlainVerb::kSave: return save(operand, false);
        case PlainVerb::kReplace: return save(operand, true);
        case PlainVerb::kOpen: return open(operand);
        case PlainVerb::kResume: return resume(operand);
        case PlainVerb::kHelp: return help();
        case PlainVerb::kQuit: return quit();
        default: return tell(command.verb);
    }
}

// The commands that only tell.
void PlainGame::tell(PlainVerb verb) {
    const Position& position = match_.position();
    switch (verb) {
        case PlainVerb::kBoard: return say_all(board_text(position));
        case PlainVerb::kMap: return say_all(map_text(position));
        case PlainVerb::kMoves:
            return say_(match_.is_over() ? refusal_text(Refusal::kRoundOver, {}) : placeable_text(position));
        case PlainVerb::kScore: return say_(score_text(match_));
        case PlainVerb::kPlies:
            if (match_.plies().empty()) say_(_("No move has been made in this round."));
            for (std::size_t i = 0; i < match_.plies().size(); ++i)
                say_(move_number_text(static_cast<int>(i) + 1) + ' ' + reaction_text(match_.plies()[i]));
            return;
        default: break;
    }
    say_(turn_text(match_));
    if (match_.is_over()) say_(_("next starts the next round."));
}

void PlainGame::look(const std::string& operand, bool tries) {
    Position position = match_.position();
    const auto cell = parse_cell(in_small_letters(operand));
    if (!cell) return say_(_("Which cell? Its name is a letter and a number, such as i9."));
    if (!position.size().contains(*cell)) return say_(refusal_text(Refusal::kOffBoard, *cell));
    if (!tries) return say_(surroundings_text(position, *cell));
    if (const auto reaction = position.play(*cell)) return say_(trial_text(*reaction));
    say_(match_.is_over()     ? refusal_text(Refusal::kRoundOver, *cell)
         : position.at(*cell) ? refusal_text(Refusal::kOccupied, *cell)
                              : refusal_text(Refusal::kNoAdjacentPair, *cell));
}

void PlainGame::play(Cell cell) {
    if (const auto played = match_.play(cell); !played) say_(refusal_text(played.error(), cell));
}

void PlainGame::wish_hint() {
    if (match_.is_over()) return say_(refusal_text(Refusal::kRoundOver, {}));
    if (match_.is_computers_turn()) return say_(refusal_text(Refusal::kComputersTurn, {}));
    hint_wished_ = true;
}

void PlainGame::tell_hint(const Hint& hint) {
    say_(hint_text(match_.position(), hint));
}

void PlainGame::hurry() {
    hurries_ = match_.is_computers_turn();
    if (!hurries_) say_(_("It is not the computer's turn."));
}

void PlainGame::undo() {
    const auto plies = match_.plies();
    std::vector<Cell> cells;
    for (const Reaction& ply : plies) cells.push_back(ply.placed());
    const bool ended_early = match_.early_end().has_value();
    const auto count = static_cast<std::size_t>(match_.undo_turn());
    if (count == 0 && !ended_early) return say_(_("There is nothing to take back."));
    say_(count == 0 ? _("The round goes on.")
                    : fill(_("Took back {0}."), {listed_cells(std::span(cells).last(count))}));
    say_(turn_text(match_));
}

void PlainGame::redo() {
    const auto count = static_cast<std::size_t>(match_.redo_turn());
    if (count == 0) return say_(_("There is nothing to play again."));
    for (const Reaction& ply : match_.plies().last(count)) say_(event_text(match_, ply));
    say_(turn_text(match_));
}

void PlainGame::resign() {
    if (!match_.resign(player_at_the_terminal(match_))) say_(refusal_text(Refusal::kRoundOver, {}));
}

void PlainGame::start(const std::string& operand) {
    auto setup = read_new_match(in_small_letters(operand), match_.setup());
    if (!setup) return say_(_("A new match: new, or with what is to change, new computer 2 level 3 12x12."));
    match_.start(std::move(*setup));
}

void PlainGame::set_level(const std::string& operand) {
    const auto level = parse_digits<int>(operand, TooLarge::kTheLargest);
    if (!level) return say_(_("The level is a whole number, 0 or more."));
    auto seats = match_.setup().seats;
    bool any = false;
    for (const Player player : kPlayers)
        if (seats[player].is_computer()) {
            seats[player].computer_level = level;
            any = true;
        }
    if (!any) return say_(_("No computer plays; new computer 2 starts a match against it."));
    match_.set_seats(std::move(seats));
    say_(fill(_("The computer plays at level {0}."), {std::to_string(*level)}));
}

void PlainGame::save(const std::string& operand, bool replace) {
    if (operand.empty() && !session_.path()) return say_(_("Which file? save FILE names it."));
    const std::filesystem::path path = operand.empty() ? *session_.path() : path_from_text(operand);
    const std::string name = printable(path.string());
    std::error_code ignored;
    const bool replaces = std::filesystem::exists(path, ignored) && !std::filesystem::is_directory(path, ignored);
    if (!replace && path != session_.path() && replaces)
        return say_(fill(_("{0} is there already; save! {0} replaces it."), {name}));
    if (const auto trouble = session_.save(path)) return say_(file_error_text(path, *trouble));
    say_(fill(_("Saved in {0}."), {name}));
}

void PlainGame::open(const std::string& operand) {
    if (operand.empty()) return say_(_("Which file? open FILE names it."));
    const std::filesystem::path path = path_from_text(operand);
    if (const auto trouble = session_.open(path)) say_(file_error_text(path, *trouble));
}

void PlainGame::resume(const std::string& operand) {
    const auto matches = session_.unfinished();
    if (matches.empty()) return say_(_("No other match was left unfinished."));
    if (operand.empty()) {
        for (std::size_t i = 0; i < matches.size(); ++i)
            say_(fill(_("{0}. {1}"), {std::to_string(i + 1), unfinished_text(matches[i])}));
        return say_(_("resume 1 goes on with the first of these."));
    }
    const auto number = parse_digits<std::size_t>(operand);
    if (!number || *number == 0 || *number > matches.size())
        return say_(fill(_("Which match? It has a number from 1 to {0}; resume tells them."),
                         {std::to_string(matches.size())}));
    const std::filesystem::path& path = matches[*number - 1].path;
    if (const auto trouble = session_.go_on_with(path)) say_(file_error_text(path, *trouble));
}

// An unfinished match that is kept nowhere is worth a question.
void PlainGame::quit() {
    quit_ = warned_ || !session_.would_lose_a_match();
    warned_ = !quit_;
    if (!quit_) say_(_("The match cannot be saved and would be lost. quit again quits; save FILE saves it elsewhere."));
}

void PlainGame::help() {
    say_(_("CELL, such as i9: places the piece there."));
    for (const PlainCommand& command : plain_commands()) {
        const std::string operand = *command.operand == '\0' ? "" : std::string(" ") + command.operand;
        say_(fill(_("{0}: {1}."), {command.name + operand, command.meaning()}));
    }
    say_(_("A command may be cut short as long as it is clear. An empty line tells whose turn it is."));
}

void PlainGame::tell_of_trouble() {
    const std::string trouble = unkept_text(session_);
    if (trouble.empty() && !told_trouble_.empty()) say_(_("The match is kept again."));
    // Whoever listens hears it anew with each move that is not kept.
    const bool again = match_.generation() != told_at_;
    if (!trouble.empty() && (trouble != told_trouble_ || again)) say_(trouble);
    told_trouble_ = trouble;
    told_at_ = match_.generation();
}

void PlainGame::announce(const MatchEvent& event) {
    switch (event.kind) {
        case MatchEvent::Kind::kEndedEarly: break;
        case MatchEvent::Kind::kPlayed: say_(event_text(match_, *event.reaction)); break;
        case MatchEvent::Kind::kRoundStarted: say_(round_started_text(match_)); break;
        case MatchEvent::Kind::kMatchStarted: return introduce_match(false);
        default: return;  // undo, redo and level say it at the end
    }
    // While the computer thinks there is nothing to do about it.
    if (!match_.is_computers_turn()) tell(PlainVerb::kTurn);
}

void PlainGame::say_all(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) say_(line);
}

}  // namespace atom4::tui
