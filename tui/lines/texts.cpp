// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/texts.h"

#include <algorithm>

#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "core/storage/record_text.h"
#include "tui/common/grid.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

}  // namespace

std::string lines_welcome_text(const lines::Session& session) {
    if (session.was_resumed()) return lines::resumed_text();
    if (session.ignored_line()) return passed_over_text(*session.ignored_line());
    if (const auto& unreadable = session.could_not_resume())
        return fill(_("A new game was started. The last one couldn't be loaded: {0}."),
                    {lines_file_error_text(unreadable->path, unreadable->error)});
    if (session.is_beside_another()) return lines::beside_another_text();
    return fill(_("Lines of {0} of one colour disappear. Pick a chip, then a free cell."),
                {std::to_string(session.game().setup().line)});
}

std::string lines_unfinished_text(const lines::UnfinishedGame& game) {
    const auto number = [](auto value) { return std::to_string(value); };
    // TRANSLATORS: points, rows, columns, and when the game was left.
    return fill(_("{0}, {1}x{2}, last played {3}"),
                {counted(game.score, "{0} point", "{0} points"), number(game.setup.rows), number(game.setup.cols),
                 moment_text(game.time)});
}

std::string lines_autosave_trouble_text(const lines::Session& session) {
    const auto saving = session.autosave_trouble();
    const auto trouble = saving ? saving : session.scores_trouble();
    if (!trouble) return {};
    const std::string reason = system_reason(*trouble);
    return saving ? fill(_("The game can't be saved: {0}."), {reason}) : lines::unsaved_scores_text(reason);
}

std::string lines_configuration_text(const lines::Configuration& configuration) {
    const lines::GameSetup& setup = configuration.setup;
    const auto number = [](int value) { return std::to_string(value); };
    return fill(configuration.preview
                    ? _("{0} x {1}, {2} colours, lines of {3}, first {4}, then {5} a turn, with preview")
                    : _("{0} x {1}, {2} colours, lines of {3}, first {4}, then {5} a turn, without preview"),
                {number(setup.rows), number(setup.cols), number(setup.colours), number(setup.line), number(setup.first),
                 number(setup.each)});
}

std::vector<std::string> lines_score_lines(std::span<const lines::HighScoreList> lists, std::size_t most) {
    std::vector<std::string> text;
    for (const lines::HighScoreList& list : lists) {
        if (!text.empty()) text.emplace_back();
        text.push_back(lines_configuration_text(list.configuration));
        for (std::size_t i = 0; i < std::min(most, list.scores.size()); ++i) {
            const lines::HighScore& score = list.scores[i];
            text.push_back(right_aligned(std::to_string(i + 1), 4) + right_aligned(std::to_string(score.points), 9) +
                           "  " + sanitized(score.date) + "  " + sanitized(score.name));
        }
    }
    if (text.empty()) text.emplace_back(_("No high scores yet."));
    return text;
}

std::string lines_file_error_text(const std::filesystem::path& file, const lines::FileError& error) {
    const std::string name = sanitized(file.string());
    const auto* system = std::get_if<SystemError>(&error);
    if (system != nullptr && *system == kNameOfAnotherKind)
        return fill(_("{0}: the name must end in {1}"), {name, ".lines"});
    if (system != nullptr) return name + ": " + system_reason(*system);
    const auto& record = std::get<lines::RecordError>(error);
    return name + ":" + std::to_string(record.line) + ": " + sanitized(lines::record_fault(record));
}

std::string lines_paste_error_text(const lines::RecordError& error) {
    // TRANSLATORS: a number, and what is wrong there, without a full stop.
    return fill(_("The pasted game is invalid at line {0}: {1}."),
                {std::to_string(error.line), sanitized(lines::record_fault(error))});
}

std::string chip_colour_name(int colour) {
    switch (colour) {
        case 1: return _("red");
        case 2: return _("green");
        case 3: return _("yellow");
        case 4: return _("blue");
        case 5: return _("purple");
        case 6: return _("cyan");
        case 7: return _("orange");
        case 8: return _("light green");
        case 9: return _("light blue");
        case 10: return _("pink");
        case 11: return _("light cyan");
        case 12: return _("light red");
        case 13: return _("light yellow");
        case 14: return _("brown");
        case 15: return _("violet");
        case 16: return _("teal");
        case 17: return _("coral");
        case 18: return _("lime");
        case 19: return _("grey");
        default: break;
    }
    return _("dark blue");
}

std::string lines_hint_text(const lines::Hint& hint) {
    return lines::hint_sentence(hint, chip_colour_name(hint.colour));
}

std::vector<std::string> lines_rules_paragraphs(const lines::GameSetup& setup) {
    return {
        _("Move a chip to any free cell along a path of free cells, across and down."),
        lines::line_rule(setup),
        lines::new_chips_rule(setup),
        fill(_("{0} chips score {0} points, and each chip more scores more. The second scoring move in a row adds 1 "
               "point, the third 4, then 9."),
             {std::to_string(setup.line)}),
    };
}

}  // namespace atom4::tui
