// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/text_game.h"

#include <algorithm>
#include <utility>

#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"
#include "tui/lines/text_board.h"
#include "tui/lines/text_commands.h"
#include "tui/lines/texts.h"

namespace atom4::tui {
void LinesTextGame::welcome() {
    if (session_.was_resumed() || session_.could_not_resume() || session_.ignored_line() ||
        session_.is_beside_another())
        return introduce(lines_welcome_text(session_));
    say_.prose(_("Lines, a game for one player."));
    introduce(fill(_("Lines of {0} of one colour disappear."), {std::to_string(session_.game().setup().line)}));
}

// Introduces the game that is on the board now.
void LinesTextGame::introduce(const std::string& news) {
    game_.stop();
    say_.prose(news);
    if (!session_.game().has_moves()) say_.prose(_("Type \"help\" to see what you can do."));
    say_.prose(score_line(session_));
    if (!session_.game().has_moves()) say_.each(turn_lines(session_));
    say_(prompt_line(session_));
}

void LinesTextGame::prepare() {
    game_.tick();
    report_trouble();
}

void LinesTextGame::take(std::string_view line) {
    game_.end_demo();
    const auto asked = game_.asked();
    take_command(line);
    if (asked && game_.asked() == asked) game_.drop_question();
}

void LinesTextGame::take_command(std::string_view line) {
    auto [word, operand] = read_text_line(line);
    if (word.empty()) return say_(prompt_line(session_));
    if (lines::parse_cell(word.substr(0, word.find('-')))) {
        operand = word + ' ' + operand;
        word = "move";
    }
    const auto meant = commands_for(lines_commands(), word);
    if (meant.size() != 1) return not_understood(word);
    const LinesPlainCommand& command = *meant.front();
    if (*command.operand == '\0' && !operand.empty()) return say_(fill(_("{0} takes no arguments."), {command.name}));
    obey(command, operand);
    guide(command.verb);
}

void LinesTextGame::not_understood(const std::string& word) {
    const auto meant = commands_for(lines_commands(), word);
    if (!meant.empty()) {
        std::string names;
        for (const auto* command : meant)
            names = names.empty()             ? command->name
                    : command == meant.back() ? fill(_("{0} and {1}"), {names, command->name})
                                              : fill(_("{0}, {1}"), {names, command->name});
        return say_(fill(_("\"{0}\" may mean {1}."), {quotable(word), names}));
    }
    static constexpr std::pair<std::string_view, LinesVerb> kSynonyms[] = {
        {"exit", LinesVerb::kQuit},   {"bye", LinesVerb::kQuit},   {"end", LinesVerb::kQuit},
        {"start", LinesVerb::kNew},   {"load", LinesVerb::kOpen},  {"next", LinesVerb::kPreview},
        {"show", LinesVerb::kBoard},  {"?", LinesVerb::kHelp},     {"go", LinesVerb::kMove},
        {"where", LinesVerb::kReach}, {"lines", LinesVerb::kRows}, {"look", LinesVerb::kNear},
    };
    const LinesPlainCommand* likely = likely_command(lines_commands(), word);
    for (const auto& [name, verb] : kSynonyms)
        if (name == word)
            likely = &*std::find_if(lines_commands().begin(), lines_commands().end(),
                                    [verb = verb](const auto& command) { return command.verb == verb; });
    if (likely == nullptr)
        return say_(fill(_("\"{0}\" is neither a move, such as a1 c5, nor a command. Type \"help\" for the commands."),
                         {quotable(word)}));
    say_(fill(_("Did you mean {0}?"), {likely->name}));
    say_(line_of(*likely));
}

void LinesTextGame::obey(const LinesPlainCommand& command, const std::string& operand) {
    switch (command.verb) {
        case LinesVerb::kMove:
            if (const auto move = read_move(operand)) make_move(*move);
            return;
        case LinesVerb::kNear:
        case LinesVerb::kReach: return print_cell(command.verb, operand);
        case LinesVerb::kTry: return try_move(operand);
        case LinesVerb::kPreview: return preview(operand);
        case LinesVerb::kHint: return hint();
        case LinesVerb::kDemo: return demonstrate(operand);
        case LinesVerb::kUndo: return undo();
        case LinesVerb::kRedo: return redo();
        case LinesVerb::kNew: return start_new();
        case LinesVerb::kSave: return save(operand, false);
        case LinesVerb::kReplace: return save(operand, true);
        case LinesVerb::kOpen: return open(operand);
        case LinesVerb::kResume: return resume(operand);
        case LinesVerb::kSettings: return settings(operand);
        case LinesVerb::kHelp: return help(operand);
        case LinesVerb::kQuit: return quit();
        case LinesVerb::kLearn: request_ = CourseRequest::kLessons; return;
        case LinesVerb::kExercises: request_ = CourseRequest::kExercises; return;
        default: return print(command.verb);
    }
}

// Carries out the commands that only show something.
void LinesTextGame::print(LinesVerb verb) {
    const lines::Board& board = session_.game().position().board();
    switch (verb) {
        case LinesVerb::kBoard: return say_.each(board_lines(board));
        case LinesVerb::kMap: return say_.each(map_lines(board));
        case LinesVerb::kRows: return say_.prose(row_lines(board));
        case LinesVerb::kScore: return say_(score_line(session_));
        case LinesVerb::kScores: return say_.each(score_lines(session_));
        case LinesVerb::kRules: return say_.prose(lines_rules_paragraphs(session_.game().setup()));
        case LinesVerb::kStrategy: return say_.prose(lines_strategy());
        default: break;
    }
    if (session_.game().is_over() || board.is_empty()) return say_(prompt_line(session_));
    guide_ = 0;
}

void LinesTextGame::print_cell(LinesVerb verb, const std::string& operand) {
    const lines::Board& board = session_.game().position().board();
    const auto cell = lines::parse_cell(in_small_letters(operand));
    if (!cell) return say_.prose(_("Which cell? Type a letter and a number, such as c5."));
    if (!board.contains(*cell)) return say_.prose(_("That is not on the board."));
    if (verb == LinesVerb::kNear) return say_.prose(near_lines(board, *cell));
    if (board.is_free(*cell)) return say_(fill(_("There is no chip at {0}."), {lines::to_text(*cell)}));
    say_.each(reach_lines(board, *cell));
}

// Reads two cells, with or without "to" or a hyphen between them; says what is missing.
std::optional<lines::Move> LinesTextGame::read_move(const std::string& operand) {
    std::string text = in_small_letters(operand);
    std::replace(text.begin(), text.end(), '-', ' ');
    const TextLine first = read_text_line(text);
    TextLine second = read_text_line(first.operand);
    if (second.word == "to") second = read_text_line(second.operand);
    const auto from = lines::parse_cell(first.word);
    const auto to = lines::parse_cell(second.word);
    const lines::Board& board = session_.game().position().board();
    for (const auto& cell : {from, to})
        if (cell && !board.contains(*cell)) {
            say_.prose(_("That is not on the board."));
            return std::nullopt;
        }
    if (from && to && second.operand.empty()) return lines::Move{*from, *to};
    if (from && first.operand.empty())
        say_.prose(fill(_("Where to? Type {0} and a free cell: \"{0} c5\"."), {lines::to_text(*from)}));
    else
        say_.prose(_("A move is two cells, from and to: \"a1 c5\"."));
    return std::nullopt;
}

void LinesTextGame::make_move(const lines::Move& move) {
    if (session_.game().is_over()) {
        say_.prose(lines::refusal_text(lines::IllegalMove::kGameOver, move.to));
        return say_(prompt_line(session_));
    }
    if (session_.game().position().board().is_free(move.from))
        return say_(fill(_("There is no chip at {0}."), {lines::to_text(move.from)}));
    const auto turn = game_.move(move);
    if (!turn) return say_.prose(lines::refusal_text(turn.error(), move.to));
    print_turn();
}

void LinesTextGame::print_turn() {
    say_.each(turn_lines(session_));
    say_(prompt_line(session_));
}

void LinesTextGame::try_move(const std::string& operand) {
    const auto move = read_move(operand);
    if (!move) return;
    lines::Position after = session_.game().position();
    if (after.board().is_free(move->from))
        return say_(fill(_("There is no chip at {0}."), {lines::to_text(move->from)}));
    if (const auto change = after.move(move->from, move->to); !change)
        return say_.prose(lines::refusal_text(change.error(), move->to));
    say_(trial_line(session_.game().position(), *move));
}

// Returns whether the action was done; if not, says why.
bool LinesTextGame::is_done(std::optional<lines::WhyNot> why, const char* question) {
    if (!why) return true;
    if (why == lines::WhyNot::kGameOver) {
        say_.prose(lines::refusal_text(lines::IllegalMove::kGameOver, {}));
    } else {
        say_.prose(question);
        say_.prose(lines::counts_no_more_text());
    }
    return false;
}

void LinesTextGame::hint() {
    (void)is_done(game_.want_hint(), _("Type \"hint\" again for a good move."));
}

void LinesTextGame::demonstrate(const std::string& operand) {
    const auto count = operand.empty() ? std::optional(1) : parse_digits<int>(operand, TooLarge::kTheLargest);
    if (!count || *count < 1) return say_.prose(_("How many moves? A whole number, such as 3."));
    (void)is_done(game_.demonstrate(*count), _("Type \"demo\" again to let the computer play."));
}

void LinesTextGame::handle(const lines::GameEvent& event) {
    if (std::holds_alternative<lines::ComputerMoved>(event)) return print_turn();
    const auto* found = std::get_if<lines::HintFound>(&event);
    say_.prose(found != nullptr ? lines_hint_text(found->hint) : out_of_resources_text());
}

void LinesTextGame::undo() {
    const auto why = game_.undo();
    if (why == lines::WhyNot::kNothingThere) return say_.prose(_("Nothing to undo."));
    if (!is_done(why, _("Type \"undo\" again to undo the move."))) return;
    say_.prose(lines::undid_text());
    say_(prompt_line(session_));
}

void LinesTextGame::redo() {
    if (game_.redo()) return say_.prose(_("Nothing to redo."));
    print_turn();
}

void LinesTextGame::preview(const std::string& operand) {
    const std::string word = in_small_letters(operand);
    if (!word.empty() && word != "on" && word != "off")
        return say_.prose(_("Type \"preview\", \"preview on\" or \"preview off\"."));
    if (!word.empty()) session_.show_preview(word == "on");
    if (session_.game().preview() != lines::Preview::kOn) return say_.prose(_("The next colours are hidden."));
    const std::string next = next_colours_text(session_.game().next_colours());
    if (next.empty()) return say_.prose(lines::refusal_text(lines::IllegalMove::kGameOver, {}));
    say_(next);
}

// Returns whether to leave the game; if not, asks: the same command again leaves it.
bool LinesTextGame::leaves_for(lines::Action action, const std::string& command) {
    if (game_.confirms(action)) return true;
    say_.prose(fill(_("Type \"{0}\" again to leave this game for another one."), {command}));
    say_.prose(session_.autosave_trouble() ? lines_autosave_trouble_text(session_)
                                           : _("Type \"resume\" to return to it."));
    return false;
}

void LinesTextGame::start_new() {
    if (!leaves_for(lines::Action::kNew, "new")) return;
    session_.restart();
    introduce(lines::new_game_text());
}

void LinesTextGame::save(const std::string& operand, bool replace) {
    if (operand.empty()) return say_.prose(_("Which file? Type \"save\" and a file name."));
    const std::filesystem::path path = path_from_text(operand);
    const std::string name = sanitized(path.string());
    std::error_code ignored;
    if (!replace && std::filesystem::exists(path, ignored) && !std::filesystem::is_directory(path, ignored))
        return say_(fill(_("{0} already exists. Type \"save! {0}\" to replace it."), {name}));
    if (const auto trouble = session_.save(path)) return say_(lines_file_error_text(path, *trouble));
    say_(fill(_("Saved in {0}."), {name}));
}

void LinesTextGame::open(const std::string& operand) {
    if (operand.empty()) return say_.prose(_("Which file? Type \"open\" and a file name."));
    const std::filesystem::path path = path_from_text(operand);
    if (!leaves_for(lines::Action::kOpen, "open " + sanitized(operand))) return;
    if (const auto trouble = session_.open(path)) return say_(lines_file_error_text(path, *trouble));
    if (session_.ignored_line()) say_.prose(passed_over_text(*session_.ignored_line()));
    introduce(lines::resumed_text());
}

void LinesTextGame::resume(const std::string& operand) {
    const auto games = session_.unfinished();
    if (games.empty()) return say_.prose(_("No unfinished games."));
    if (operand.empty()) {
        for (std::size_t i = 0; i < games.size(); ++i)
            say_(fill(_("{0}. {1}"), {std::to_string(i + 1), lines_unfinished_text(games[i])}));
        return say_.prose(_("Type \"resume 1\" for the first of these."));
    }
    const auto number = parse_digits<std::size_t>(operand);
    if (!number || *number == 0 || *number > games.size())
        return say_(
            fill(_("Which game? Type a number from 1 to {0}; \"resume\" lists them."), {std::to_string(games.size())}));
    if (!leaves_for(lines::Action::kResume, "resume " + std::to_string(*number))) return;
    const std::filesystem::path& path = games[*number - 1].path;
    if (const auto trouble = session_.resume_from(path)) return say_(lines_file_error_text(path, *trouble));
    introduce(lines::resumed_text());
}

void LinesTextGame::settings(const std::string& operand) {
    if (!set_text_settings(say_, operand) || !operand.empty()) return;
    say_.prose(lines_configuration_text(session_.configuration()) + '.');
}

// Asks only where something would be lost.
void LinesTextGame::quit() {
    quit_ = game_.confirms(lines::Action::kQuit);
    if (quit_) return;
    say_.prose(fill(_("This game can't be saved: {0}. It will be lost when you quit."),
                    {system_reason(*session_.autosave_trouble())}));
    say_.prose(_("Type \"quit\" again to quit."));
}

void LinesTextGame::help(const std::string& operand) {
    if (!operand.empty()) {
        const std::string word = in_small_letters(operand);
        const auto texts = lines_help_on(word);
        // Scripts may read the list of all commands: one per line.
        if (word == "all") return say_.each(texts);
        if (!texts.empty()) return say_.prose(texts);
        return say_(fill(_("There is no command \"{0}\". Type \"help all\" for all commands."), {quotable(word)}));
    }
    say_(prompt_line(session_));
    if (!session_.game().is_over()) {
        say_.prose(_("Type two cells to move a chip: a1 c5."));
        say_.prose(_("Type \"board\" for the chips, \"hint\" for a good move."));
        if (!session_.game().has_moves()) say_.prose(_("New here? Type \"guide\" or \"rules\"."));
    }
    say_.prose(_("For more help, type:"));
    for (const LinesTopic topic : kLinesTopics) say_.prose(fill(_("help {0}: {1}."), {name_of(topic), text_of(topic)}));
    say_.prose(_("help all: every command."));
}

// Goes to the next step of the guide after the command that it waits for.
void LinesTextGame::guide(LinesVerb after) {
    const lines::Game& game = session_.game();
    constexpr LinesVerb kWaitsFor[] = {LinesVerb::kGuide, LinesVerb::kBoard, LinesVerb::kReach, LinesVerb::kMove};
    const auto chips = game.position().board().chips();
    if (!guide_ || game.is_over() || chips.empty() || kWaitsFor[static_cast<std::size_t>(*guide_)] != after) return;
    const std::string cell = lines::to_text(chips.front().cell);
    switch ((*guide_)++) {
        case 0:
            say_.prose(_("The board is rows of cells."));
            say_.prose(_("A letter is the column, from the left."));
            say_.prose(_("A number is the row, from the top."));
            return say_.prose(_("Where are the chips? Type: board"));
        case 1:
            say_.prose(_("You move one chip at a time."));
            say_.prose(_("It moves across and down, over free cells."));
            return say_.prose(fill(_("Where can this one go? Type: reach {0}"), {cell}));
        case 2:
            say_.prose(fill(_("{0} of one colour in a line disappear. Diagonals count, too."),
                            {std::to_string(game.setup().line)}));
            return say_.prose(fill(_("Move it, to a free cell. Type: {0} and the cell"), {cell}));
        default: break;
    }
    guide_.reset();
    say_.prose(
        _("That was a move. If it cleared nothing, new chips appeared. When there is no room for them, the game is "
          "over."));
    say_.prose(_("Type \"rows\" to list chips in a line."));
    say_.prose(_("Type \"rules\" for the rules, \"strategy\" for some advice."));
}

void LinesTextGame::report_trouble() {
    const std::string trouble = lines_autosave_trouble_text(session_);
    if (trouble == reported_trouble_) return;
    say_(trouble.empty() ? lines::autosave_works_text() : trouble);
    reported_trouble_ = trouble;
}

}  // namespace atom4::tui
