// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/text_commands.h"

#include "tui/common/i18n.h"

namespace atom4::tui {

std::span<const LinesPlainCommand> lines_commands() {
    using Verb = LinesVerb;
    using Topic = LinesTopic;
    static const std::vector<LinesPlainCommand> commands{
        {Verb::kMove, "move", "FROM TO", Topic::kPlay,
         [] { return _("move the chip; the two cells alone do the same"); }, 1, "move a1 c5"},
        {Verb::kHint, "hint", "", Topic::kPlay, [] { return _("show a hint"); }},
        {Verb::kUndo, "undo", "", Topic::kPlay, [] { return _("undo your last move"); }},
        {Verb::kRedo, "redo", "", Topic::kPlay, [] { return _("redo the move you undid"); }},
        {Verb::kDemo, "demo", "[N]", Topic::kPlay, [] { return _("let the computer make one move, or N moves"); }, 1,
         "demo 5"},
        {Verb::kBoard, "board", "", Topic::kBoard, [] { return _("list the chips on the board, row by row"); }},
        {Verb::kMap, "map", "", Topic::kBoard, [] { return _("draw the board with letters"); }, 2},
        {Verb::kNear, "near", "CELL", Topic::kBoard, [] { return _("describe a cell and what is around it"); }, 2,
         "near c5"},
        {Verb::kReach, "reach", "CELL", Topic::kBoard, [] { return _("list where a chip can go"); }, 3, "reach c5"},
        {Verb::kTry, "try", "FROM TO", Topic::kBoard, [] { return _("describe what a move would do"); }, 1,
         "try a1 c5"},
        {Verb::kRows, "rows", "", Topic::kBoard, [] { return _("list chips of one colour in a line"); }, 2},
        {Verb::kPreview, "preview", "[on|off]", Topic::kBoard,
         [] { return _("show the next colours, or turn showing them on or off"); }, 1, "preview off"},
        {Verb::kScore, "score", "", Topic::kBoard, [] { return _("show your score and the best one"); }},
        {Verb::kScores, "scores", "", Topic::kBoard, [] { return _("show the high scores"); }, 6},
        {Verb::kLearn, "learn", "", Topic::kLearn, [] { return _("start three short lessons"); }, 2},
        {Verb::kExercises, "exercises", "", Topic::kLearn,
         [] { return _("start ten exercises: clear the most chips"); }},
        {Verb::kGuide, "guide", "", Topic::kLearn, [] { return _("learn your first move, step by step"); }},
        {Verb::kRules, "rules", "", Topic::kLearn, [] { return _("show the rules"); }, 2},
        {Verb::kStrategy, "strategy", "", Topic::kLearn, [] { return _("show some advice"); }, 2},
        {Verb::kHelp, "help", "[WORD|all]", Topic::kLearn,
         [] { return _("show what you can do now; explain a command or a topic; or list all commands"); }, 1,
         "help near"},
        {Verb::kNew, "new", "", Topic::kGames, [] { return _("start a new game"); }, 2},
        {Verb::kSave, "save", "FILE", Topic::kGames, [] { return _("save the game to a new file"); }, 2,
         "save monday.lines"},
        {Verb::kReplace, "save!", "FILE", Topic::kGames, [] { return _("save the game, replacing an existing file"); },
         kInFull, "save! monday.lines"},
        {Verb::kOpen, "open", "FILE", Topic::kGames, [] { return _("open a saved game"); }, 1, "open monday.lines"},
        {Verb::kResume, "resume", "[N]", Topic::kGames, [] { return _("list unfinished games, or resume one"); }, 3,
         "resume 1"},
        {Verb::kSettings, "settings", "[width N] [bell on|off]", Topic::kGames,
         [] { return _("show the settings, or set the line width and the bell"); }, 2, "settings width 40"},
        {Verb::kQuit, "quit", "", Topic::kGames, [] { return _("quit; the game is saved for next time"); }},
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
        case LinesTopic::kPlay: return _("moves, undo");
        case LinesTopic::kBoard: return _("what lies on the board");
        case LinesTopic::kLearn: return _("rules, a first move");
        case LinesTopic::kGames: break;
    }
    return _("new games, saving, quitting");
}

std::string line_of(const LinesPlainCommand& command) {
    return fill(_("{0}: {1}."), {usage_text(command.name, command.operand), command.meaning()});
}

std::vector<std::string> lines_help_on(const std::string& word) {
    std::vector<std::string> texts;
    if (word == "all") {
        texts.emplace_back(_("FROM TO, such as a1 c5: move the chip."));
        for (const auto& command : lines_commands()) texts.push_back(line_of(command));
        texts.emplace_back(_("What follows a comma is optional."));
        texts.emplace_back(_("Commands can be abbreviated."));
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
