// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/text_commands.h"

#include "tui/common/i18n.h"

namespace atom4::tui {

std::span<const LinesPlainCommand> lines_commands() {
    using Verb = LinesVerb;
    using Topic = LinesTopic;
    static const std::vector<LinesPlainCommand> commands{
        {Verb::kMove, "move", "FROM TO", Topic::kPlay, [] { return _("moves the chip; the two cells alone do, too"); },
         1, "move a1 c5"},
        {Verb::kHint, "hint", "", Topic::kPlay, [] { return _("show a hint"); }},
        {Verb::kUndo, "undo", "", Topic::kPlay, [] { return _("takes back your last move"); }},
        {Verb::kRedo, "redo", "", Topic::kPlay, [] { return _("plays again what was taken back"); }},
        {Verb::kDemonstration, "demo", "[N]", Topic::kPlay,
         [] { return _("lets the computer make one move, or so many"); }, 1, "demo 5"},
        {Verb::kBoard, "board", "", Topic::kBoard, [] { return _("tells the chips on the board, row by row"); }},
        {Verb::kMap, "map", "", Topic::kBoard, [] { return _("draws the board with letters"); }, 2},
        {Verb::kNear, "near", "CELL", Topic::kBoard, [] { return _("tells what lies at a cell and around it"); }, 2,
         "near c5"},
        {Verb::kReach, "reach", "CELL", Topic::kBoard, [] { return _("tells where a chip can go"); }, 3, "reach c5"},
        {Verb::kTry, "try", "FROM TO", Topic::kBoard, [] { return _("tells what a move would do"); }, 1, "try a1 c5"},
        {Verb::kRows, "rows", "", Topic::kBoard, [] { return _("tells where chips of one colour lie in a line"); }, 2},
        {Verb::kPreview, "preview", "[on|off]", Topic::kBoard,
         [] { return _("tells the colours that are thrown next; or shows them from now on, or not"); }, 1,
         "preview off"},
        {Verb::kScore, "score", "", Topic::kBoard, [] { return _("tells your score and the best one"); }},
        {Verb::kScores, "scores", "", Topic::kBoard, [] { return _("tells the high scores"); }, 6},
        {Verb::kLearn, "learn", "", Topic::kLearn, [] { return _("begins three short lessons"); }, 2},
        {Verb::kExercises, "exercises", "", Topic::kLearn, [] { return _("begins ten exercises: clear the most"); }},
        {Verb::kGuide, "guide", "", Topic::kLearn, [] { return _("leads you through your first move"); }},
        {Verb::kRules, "rules", "", Topic::kLearn, [] { return _("tells the rules"); }, 2},
        {Verb::kStrategy, "strategy", "", Topic::kLearn, [] { return _("tells some advice"); }, 2},
        {Verb::kHelp, "help", "[WORD|all]", Topic::kLearn,
         [] { return _("tells what to do now; or of a command, or of a topic, or all commands"); }, 1, "help near"},
        {Verb::kNew, "new", "", Topic::kGames, [] { return _("starts a new game"); }, 2},
        {Verb::kSave, "save", "FILE", Topic::kGames, [] { return _("saves the game in a new file"); }, 2,
         "save monday.lines"},
        {Verb::kReplace, "save!", "FILE", Topic::kGames,
         [] { return _("saves the game in place of a file that is there"); }, kInFull, "save! monday.lines"},
        {Verb::kOpen, "open", "FILE", Topic::kGames, [] { return _("goes on with a saved game"); }, 1,
         "open monday.lines"},
        {Verb::kResume, "resume", "[N]", Topic::kGames,
         [] { return _("tells the games that were left unfinished, or goes on with one of them"); }, 3, "resume 1"},
        {Verb::kSettings, "settings", "[width N] [bell on|off]", Topic::kGames,
         [] { return _("tells what is set; or sets how long a line may be, and whether the bell rings"); }, 2,
         "settings width 40"},
        {Verb::kQuit, "quit", "", Topic::kGames, [] { return _("ends; the game goes on at the next start"); }},
    };
    return commands;
}

const char* name_of(LinesTopic topic) {
    switch (topic) {
        case LinesTopic::kPlay: return "playing";
        case LinesTopic::kBoard: return "looking";
        case LinesTopic::kLearn: return "learning";
        case LinesTopic::kGames: break;
    }
    return "games";
}

const char* text_of(LinesTopic topic) {
    switch (topic) {
        case LinesTopic::kPlay: return _("moves, and taking them back");
        case LinesTopic::kBoard: return _("what lies on the board");
        case LinesTopic::kLearn: return _("rules, and a first move");
        case LinesTopic::kGames: break;
    }
    return _("new games, saving, the end");
}

namespace {

std::string usage(const LinesPlainCommand& command) {
    return *command.operand == '\0' ? std::string(command.name)
                                    : command.name + (' ' + spoken_operand(command.operand));
}

}  // namespace

std::string line_of(const LinesPlainCommand& command) {
    return fill(_("{0}: {1}."), {usage(command), command.meaning()});
}

std::vector<std::string> lines_help_on(const std::string& word) {
    std::vector<std::string> texts;
    if (word == "all") {
        texts.emplace_back(_("FROM TO, such as a1 c5: moves the chip."));
        for (const auto& command : lines_commands()) texts.push_back(line_of(command));
        texts.emplace_back(_("A command may be cut short as long as it is clear."));
        return texts;
    }
    for (const LinesTopic topic : kLinesTopics)
        if (word == name_of(topic))
            for (const auto& command : lines_commands())
                if (command.topic == topic) texts.push_back(line_of(command));
    if (!texts.empty()) return texts;
    const auto meant = commands_for(lines_commands(), word);
    const LinesPlainCommand* command = meant.size() == 1 ? meant.front()
                                       : meant.empty()   ? likely_command(lines_commands(), word)
                                                         : nullptr;
    if (command == nullptr) return {};
    texts.push_back(line_of(*command));
    if (*command->example != '\0') texts.push_back(fill(_("For example: {0}"), {command->example}));
    return texts;
}

}  // namespace atom4::tui
