// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_commands.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/base/translation.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

namespace {

Level level_of(const MatchSetup& setup) {
    for (const Player player : kPlayers)
        if (const auto level = setup.seats[player].computer_level) return *level;
    return kDefaultLevel;
}

bool seat_computers(MatchSetup& setup, std::string_view which, Level level) {
    if (which != "1" && which != "2" && which != "both" && which != "none") return false;
    const auto seat = [&](const Seat& now, bool computer) {
        return computer ? Seat::computer(level) : now.is_computer() ? Seat::human() : now;
    };
    setup.seats[Player::kFirst] = seat(setup.seats[Player::kFirst], which == "1" || which == "both");
    setup.seats[Player::kSecond] = seat(setup.seats[Player::kSecond], which == "2" || which == "both");
    return true;
}

// Reads "none", "5" minutes, or "5+10", with seconds for each move.
bool read_clock(std::string_view word, MatchSetup& setup) {
    setup.time_control.reset();
    if (word == "none") return true;
    const std::size_t plus = std::min(word.find('+'), word.size());
    const auto minutes = parse_digits<int>(word.substr(0, plus));
    const auto seconds =
        plus == word.size() ? std::optional(0) : parse_digits<int>(word.substr(plus + 1), TooLarge::kTheLargest);
    constexpr auto kMaxMinutes = TimeControl::kLongestInitial.count() / 60;
    if (!minutes || !seconds || *minutes < 1 || *minutes > kMaxMinutes ||
        *seconds > TimeControl::kLongestIncrement.count())
        return false;
    setup.time_control = TimeControl{std::chrono::minutes(*minutes), std::chrono::seconds(*seconds)};
    return true;
}

}  // namespace

std::span<const Atom4Command> text_commands() {
    using Verb = TextVerb;
    using Topic = TextTopic;
    static const std::vector<Atom4Command> commands{
        {Verb::kPlay, "play", "CELL", Topic::kPlay,
         [] { return _("place the piece there; the cell alone does the same"); }, 2, "play i9"},
        {Verb::kHint, "hint", "", Topic::kPlay, [] { return _("show a hint"); }},
        {Verb::kNow, "now", "", Topic::kPlay, [] { return _("make the computer move at once"); }},
        {Verb::kUndo, "undo", "", Topic::kPlay, [] { return _("undo your last move"); }},
        {Verb::kRedo, "redo", "", Topic::kPlay, [] { return _("redo the move you undid"); }},
        {Verb::kNext, "next", "[mistake]", Topic::kPlay,
         [] { return _("start the next round, or go to the next mistake of a review"); }},
        {Verb::kResign, "resign", "", Topic::kPlay, [] { return _("resign this round"); }, kInFull},
        {Verb::kTurn, "turn", "", Topic::kBoard, [] { return _("show whose turn it is and the colour to play"); }},
        {Verb::kMoves, "moves", "", Topic::kBoard, [] { return _("list the playable cells"); }},
        {Verb::kBoard, "board", "[ROW]", Topic::kBoard, [] { return _("list the pieces, row by row"); }, 1, "board 9"},
        {Verb::kMap, "map", "", Topic::kBoard,
         [] { return _("draw the board with letters, and dots for playable cells"); }},
        {Verb::kLook, "look", "CELL", Topic::kBoard, [] { return _("describe a cell and what is around it"); }, 1,
         "look i9"},
        {Verb::kNear, "near", "CELL", Topic::kBoard,
         [] { return _("describe a cell line by line, also beyond white and black"); }, 3, "near i9"},
        {Verb::kTry, "try", "CELL", Topic::kBoard, [] { return _("describe what a piece there would do"); }, 1,
         "try i9"},
        {Verb::kWhy, "why", "CELL", Topic::kBoard,
         [] { return _("explain what a piece there would do, or how the piece there came about"); }, 2, "why i9"},
        {Verb::kRows, "rows", "", Topic::kBoard, [] { return _("list rows close to four, for both players"); }, 2},
        {Verb::kMoveList, "game", "", Topic::kBoard,
         [] { return _("list the moves of this round: 1. is player 1's, 1... player 2's"); }},
        {Verb::kScore, "score", "", Topic::kBoard, [] { return _("show the round, the players and the score"); }},
        {Verb::kPuzzles, "puzzles", "[today|mine|NUMBER]", Topic::kLearn,
         [] { return _("start puzzles: the one of the day, those from your games, or one by number"); }, 3,
         "puzzles today"},
        {Verb::kLearn, "learn", "[N]", Topic::kLearn, [] { return _("start nine short lessons"); }, 4, "learn 6"},
        {Verb::kGuide, "guide", "", Topic::kLearn, [] { return _("learn your first move, step by step"); }, 2},
        {Verb::kRules, "rules", "", Topic::kLearn, [] { return _("show the rules"); }, 2},
        {Verb::kWheel, "wheel", "", Topic::kLearn, [] { return _("show the wheel of colours and what comes next"); },
         2},
        {Verb::kStrategy, "strategy", "", Topic::kLearn, [] { return _("show some advice"); }, 2},
        {Verb::kHandbook, "handbook", "[PAGE]", Topic::kLearn, [] { return _("list the handbook pages, or read one"); },
         3, "handbook forks"},
        {Verb::kFind, "find", "WORD", Topic::kLearn, [] { return _("search the handbook"); }, 3, "find row"},
        {Verb::kHelp, "help", "[WORD|all]", Topic::kLearn,
         [] { return _("show what you can do now; explain a command or a topic; or list all commands"); }, 1,
         "help near"},
        {Verb::kNew, "new", "[computer 1|2|both|none] [level N] [RxC] [clock M+S|none] [start COLOUR]", Topic::kMatch,
         [] { return _("start a new match; settings you leave out stay the same"); }, 1,
         "new computer 2 level 3 clock 5+10"},
        {Verb::kLevel, "level", "[N]", Topic::kMatch, [] { return _("set the computer's level: 0, 1, 2 and so on"); },
         1, "level 4"},
        {Verb::kSeats, "seats", "[computer 1|2|both|none] [level N]", Topic::kMatch,
         [] { return _("change the players of the current match"); }, 3, "seats computer 2 level 3"},
        {Verb::kName, "name", "[1|2] [NAME|none]", Topic::kMatch, [] { return _("show the players, or name one"); }, 2,
         "name 1 Ada"},
        {Verb::kClock, "clock", "", Topic::kMatch, [] { return _("show the time left"); }, 2},
        {Verb::kPause, "pause", "", Topic::kMatch, [] { return _("pause the computer and the clocks"); }, 2},
        {Verb::kStep, "step", "", Topic::kMatch, [] { return _("play one move of a demo, then pause"); }, 2},
        {Verb::kContinue, "continue", "", Topic::kMatch, [] { return _("resume after a pause"); }, 2},
        {Verb::kSettings, "settings", "[width N] [bell on|off]", Topic::kMatch,
         [] { return _("show the settings, or set the line width and the bell"); }, 3, "settings width 40"},
        {Verb::kStatistics, "statistics", "", Topic::kMatch,
         [] { return _("show your rating, and your results against each level"); }, 4},
        {Verb::kInvite, "invite", "[ADDRESS:PORT|/PATH]", Topic::kNetwork,
         [] { return _("host a network match, and show the invitation to send"); }, 3, "invite"},
        {Verb::kJoin, "join", "INVITATION|KEY", Topic::kNetwork, [] { return _("join or watch a network match"); }, 2},
        {Verb::kNearby, "nearby", "", Topic::kNetwork,
         [] { return _("find matches on the local network, or show yours there"); }, 5},
        {Verb::kYes, "yes", "[NAME]", Topic::kNetwork, [] { return _("accept a proposal or a request"); }},
        {Verb::kNo, "no", "", Topic::kNetwork, [] { return _("decline a proposal or a request"); }, kInFull},
        {Verb::kTalk, "talk", "TEXT", Topic::kNetwork, [] { return _("send a message to your opponent"); }, 2,
         "talk Good luck!"},
        {Verb::kMute, "mute", "", Topic::kNetwork, [] { return _("mute or unmute your opponent"); }, 2},
        {Verb::kOnline, "online", "", Topic::kNetwork,
         [] { return _("show the connection, and the invitations to play and to watch"); }, 2},
        {Verb::kDisconnect, "disconnect", "", Topic::kNetwork, [] { return _("leave the network match for good"); },
         kInFull},
        {Verb::kFirst, "first", "", Topic::kStudy, [] { return _("go to the start of the round"); }, 2},
        {Verb::kBack, "back", "[N]", Topic::kStudy, [] { return _("go back one move, or N moves"); }, 2, "back 3"},
        {Verb::kForward, "forward", "[N]", Topic::kStudy, [] { return _("go forward one move, or N moves"); }, 2},
        {Verb::kLast, "last", "", Topic::kStudy, [] { return _("go to the current position"); }, 2},
        {Verb::kGo, "go", "N", Topic::kStudy,
         [] { return _("go to the position after move N; N... is player 2's move"); }, 2, "go 3"},
        {Verb::kReview, "review", "[list]", Topic::kStudy,
         [] { return _("review the round for mistakes, or list them"); }, 3},
        {Verb::kPrevious, "previous", "mistake", Topic::kStudy,
         [] { return _("go to the previous mistake (\"next mistake\": the next)"); }, 2},
        {Verb::kKeep, "keep", "[this]", Topic::kStudy,
         [] { return _("turn the mistakes a review found into puzzles"); }, 2},
        {Verb::kAnalysis, "analysis", "[stop] [lines N] [seconds N]", Topic::kStudy,
         [] { return _("show the evaluation and the best moves"); }, 2, "analysis lines 3 seconds 10"},
        {Verb::kVariations, "lines", "", Topic::kStudy, [] { return _("list the variations of the round"); }, 2},
        {Verb::kEnter, "enter", "[N]", Topic::kStudy,
         [] { return _("play on from the position shown, or go to variation N"); }, 2, "enter 1"},
        {Verb::kLeave, "leave", "", Topic::kStudy, [] { return _("return to the round"); }, 3},
        {Verb::kComment, "comment", "[TEXT]", Topic::kStudy,
         [] { return _("comment on the move shown, with a mark if you like; without text, remove the comment"); }, 3,
         "comment ?! too early"},
        {Verb::kPromote, "promote", "N", Topic::kStudy, [] { return _("make variation N the main line"); }, 3,
         "promote 1"},
        {Verb::kDelete, "delete", "N", Topic::kStudy, [] { return _("delete variation N"); }, 3, "delete 1"},
        {Verb::kSave, "save", "FILE", Topic::kFiles,
         [] { return _("save the match to a new file, or again to its own"); }, 1, "save monday.atom4"},
        {Verb::kReplace, "save!", "FILE", Topic::kFiles, [] { return _("save the match, replacing an existing file"); },
         kInFull, "save! monday.atom4"},
        {Verb::kOpen, "open", "FILE", Topic::kFiles, [] { return _("open a saved game"); }, 1, "open monday.atom4"},
        {Verb::kResume, "resume", "[N]", Topic::kFiles, [] { return _("list unfinished matches, or resume one"); }, 1,
         "resume 1"},
        {Verb::kRounds, "rounds", "[N]", Topic::kFiles, [] { return _("list past rounds, or open one"); }, 3,
         "rounds 1"},
        {Verb::kQuit, "quit", "", Topic::kFiles, [] { return _("quit; the match is saved for next time"); }},
        {Verb::kPosition, "position", "", Topic::kSetUp, [] { return _("show the position as one line of text"); }, 2},
        {Verb::kSetUp, "setup", "[POSITION]", Topic::kSetUp,
         [] { return _("set up a position, or start from one given as text"); }, 3},
        {Verb::kPut, "put", "CELL COLOUR", Topic::kSetUp, [] { return _("put a piece there"); }, 2, "put i9 red"},
        {Verb::kTake, "take", "CELL", Topic::kSetUp, [] { return _("remove the piece there"); }, 2, "take i9"},
        {Verb::kClear, "clear", "[RxC]", Topic::kSetUp, [] { return _("remove all pieces"); }, 2},
        {Verb::kReset, "reset", "", Topic::kSetUp, [] { return _("remove all pieces but the first two"); }, 4},
        {Verb::kSize, "size", "RxC", Topic::kSetUp, [] { return _("change the size of the board"); }, 2, "size 9x9"},
        {Verb::kToPlay, "begin", "COLOUR", Topic::kSetUp, [] { return _("choose the colour to play first"); }, 2,
         "begin yellow"},
        {Verb::kDone, "done", "", Topic::kSetUp, [] { return _("start a match from this position"); }, 2},
    };
    return commands;
}

const Atom4Command& command_of(TextVerb verb) {
    const auto commands = text_commands();
    return *std::find_if(commands.begin(), commands.end(),
                         [verb](const Atom4Command& command) { return command.verb == verb; });
}

const char* name_of(TextTopic topic) {
    switch (topic) {
        case TextTopic::kPlay: return "playing";
        case TextTopic::kBoard: return "looking";
        case TextTopic::kLearn: return "learning";
        case TextTopic::kMatch: return "matches";
        case TextTopic::kNetwork: return "network";
        case TextTopic::kStudy: return "studying";
        case TextTopic::kFiles: return "files";
        case TextTopic::kSetUp: break;
    }
    return "positions";
}

const char* text_of(TextTopic topic) {
    switch (topic) {
        case TextTopic::kPlay: return _("moves, undo");
        case TextTopic::kBoard: return _("what lies on the board");
        case TextTopic::kLearn: return _("rules, a first move");
        case TextTopic::kMatch: return _("new matches, computer, clocks");
        case TextTopic::kNetwork: return _("network matches");
        case TextTopic::kStudy: return _("earlier positions, mistakes, variations");
        case TextTopic::kFiles: return _("saving, resuming, quitting");
        case TextTopic::kSetUp: break;
    }
    return _("setting up a position");
}

std::optional<MatchSetup> read_new_match(std::string_view operand, const MatchSetup& now) {
    MatchSetup setup = now;
    // A position that was set up is not used again for another match.
    setup.position.reset();
    Level level = level_of(now);
    std::string computers;
    std::istringstream words{std::string(operand)};
    for (std::string word, value; words >> word;) {
        if (const auto size = parse_size(word)) {
            setup.size = *size;
        } else if (word == "level" && words >> value && parse_typed_level(value)) {
            level = *parse_typed_level(value);
        } else if (word == "computer" && words >> value) {
            computers = value;
        } else if (word == "start" && words >> value && read_colour(value) && is_on_wheel(*read_colour(value))) {
            setup.start = *read_colour(value);
        } else if (word != "clock" || !(words >> value) || !read_clock(value, setup)) {
            return std::nullopt;
        }
    }
    if (!computers.empty() && !seat_computers(setup, computers, level)) return std::nullopt;
    for (const Player player : kPlayers)
        if (setup.seats[player].is_computer()) setup.seats[player].computer_level = level;
    return setup;
}

std::optional<Colour> read_colour(std::string_view word) {
    static constexpr std::pair<std::string_view, Colour> kNames[] = {
        {"black", Colour::kBlack}, {"blue", Colour::kBlue},     {"green", Colour::kGreen},   {"cyan", Colour::kCyan},
        {"red", Colour::kRed},     {"purple", Colour::kPurple}, {"yellow", Colour::kYellow}, {"white", Colour::kWhite},
    };
    const std::string small = in_small_letters(word);
    for (const auto& [name, colour] : kNames) {
        const char one = static_cast<char>(letter(colour) - 'A' + 'a');
        if (small == name || small == std::string(1, one) || small == piece_colour(colour)) return colour;
    }
    return std::nullopt;
}

namespace {

using Lines = std::vector<std::string>;

Lines what_to_do(TextState state, const Match& match) {
    switch (state) {
        case TextState::kToMove: {
            if (match.is_watched()) return {state_text(match)};
            const auto legal = match.position().legal_moves();
            const std::string cell = to_text(*std::min_element(legal.begin(), legal.end()));
            return {state_text(match), fill(_("Type a cell to place the piece: {0}."), {cell}),
                    _("Type \"moves\" for the playable cells, \"hint\" for a good one.")};
        }
        case TextState::kComputerThinks:
            return {state_text(match), _("Type \"now\" to make it move at once."),
                    _("Type \"undo\" to undo your move.")};
        case TextState::kComputerPaused: return {state_text(match, true), waiting_text(match.setup())};
        case TextState::kOver:
            return {state_text(match), _("Type \"next\" to start the next round."),
                    _("Type \"review\" to find the mistakes.")};
        case TextState::kLooksBack:
            return {_("You're viewing an earlier position."),
                    _("Type \"back\" or \"forward\" to go from move to move."),
                    _("Type \"enter\" to play on from here, \"leave\" to return.")};
        case TextState::kSetsUp: break;
    }
    return {_("You are setting up a position."),
            _("Type \"put i9 red\" to put a piece there, \"take i9\" to remove it."),
            _("Type \"done\" to start the match, \"leave\" to cancel.")};
}

std::string line_of(const Atom4Command& command) {
    // TRANSLATORS: words to type, and what they are about.
    return fill(_("{0}: {1}."), {usage_text(command.name, command.operand), command.meaning()});
}

}  // namespace

std::string demo_waits_text() {
    return _("Paused. Type \"step\" for one move, \"continue\" to resume.");
}

std::string waiting_text(const MatchSetup& setup) {
    if (!setup.has_human()) return demo_waits_text();
    return setup.has_computer() ? _("The computer is paused. Type \"continue\" to resume.")
                                : _("The clocks are stopped. Type \"continue\" to resume.");
}

std::vector<std::string> help_text(TextState state, const Match& match) {
    Lines lines = what_to_do(state, match);
    if (state == TextState::kToMove && match.round() == 1)
        lines.emplace_back(_("New here? Type \"learn\" or \"rules\"."));
    lines.emplace_back(_("For more help, type:"));
    for (const TextTopic topic : kPlainTopics)
        lines.push_back(fill(_("help {0}: {1}."), {name_of(topic), text_of(topic)}));
    lines.emplace_back(_("help all: every command."));
    return lines;
}

std::vector<std::string> help_on(const std::string& word) {
    Lines lines;
    if (word == "all") {
        lines.emplace_back(_("CELL, such as i9: place the piece there."));
        for (const Atom4Command& command : text_commands()) lines.push_back(line_of(command));
        lines.emplace_back(_("What follows a comma is optional."));
        lines.emplace_back(_("Commands can be abbreviated. Press Enter on an empty line to hear whose turn it is."));
        return lines;
    }
    const auto named = std::find_if(std::begin(kPlainTopics), std::end(kPlainTopics),
                                    [&](TextTopic topic) { return word == name_of(topic); });
    if (named != std::end(kPlainTopics)) {
        for (const Atom4Command& command : text_commands())
            if (command.topic == *named) lines.push_back(line_of(command));
        return lines;
    }
    const auto meant = commands_for(text_commands(), word);
    if (meant.size() != 1) return {};
    const Atom4Command& command = *meant.front();
    lines.push_back(line_of(command));
    if (*command.example != '\0') lines.push_back(fill(_("For example: {0}"), {command.example}));
    return lines;
}

std::vector<std::string> what_is_meant(const std::string& word, const std::string& operand) {
    const auto meant = commands_for(text_commands(), word);
    if (!meant.empty()) {
        Lines names;
        for (const Atom4Command* command : meant) names.emplace_back(command->name);
        return {fill(_("\"{0}\" may mean {1}."), {quotable(word), listed(names)})};
    }
    const std::string cell = cell_meant(operand.empty() ? word : word + ' ' + operand);
    if (!cell.empty()) return {fill(_("Did you mean {0}?"), {cell})};
    if (const Atom4Command* likely = likely_command(text_commands(), word))
        return {fill(_("Did you mean {0}?"), {likely->name}), fill(_("{0}: {1}."), {likely->name, likely->meaning()})};
    return {fill(_("\"{0}\" is neither a cell, such as i9, nor a command. Type \"help\" for the commands."),
                 {quotable(word)})};
}

}  // namespace atom4::tui
