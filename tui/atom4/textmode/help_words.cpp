// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/help_words.h"

#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"
#include "tui/atom4/model/words.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {
namespace {

using Lines = std::vector<std::string>;

Lines what_to_do(TextState state, const Match& match) {
    switch (state) {
        case TextState::kToMove: {
            if (match.is_watched()) return {state_text(match)};
            const auto legal = match.position().legal_moves();
            const std::string cell = to_text(*std::min_element(legal.begin(), legal.end()));
            return {state_text(match), fill(_("Type a cell to place the piece: {0}."), {cell}),
                    _("moves tells where; hint tells a good one.")};
        }
        case TextState::kComputerThinks:
            return {state_text(match), _("now lets it move at once."), _("undo takes your move back.")};
        case TextState::kOver:
            return {state_text(match), _("next starts the next round."), _("review looks for the mistakes.")};
        case TextState::kLooksBack:
            return {_("You look back at the round."), _("back and forward go from move to move."),
                    _("enter plays on from here; leave goes back.")};
        case TextState::kSetsUp: break;
    }
    return {_("You set up a position."), _("put i9 red puts a piece; take i9 takes it."),
            _("done starts the match; leave does not.")};
}

// The blank behind the name ends no line: "save!" would be a sentence.
std::string usage(const Atom4Command& command) {
    return *command.operand == '\0' ? std::string(command.name)
                                    : command.name + ("\u00a0" + spoken_operand(command.operand));
}

std::string line_of(const Atom4Command& command) {
    // TRANSLATORS: words to type, and what they are about.
    return fill(_("{0}: {1}."), {usage(command), command.meaning()});
}

}  // namespace

std::vector<std::string> help_text(TextState state, const Match& match) {
    Lines lines = what_to_do(state, match);
    if (state == TextState::kToMove && match.round() == 1) lines.emplace_back(_("New here? Type learn, or rules."));
    lines.emplace_back(_("There is more help, if you type:"));
    for (const TextTopic topic : kPlainTopics)
        lines.push_back(fill(_("help {0}: {1}."), {name_of(topic), text_of(topic)}));
    lines.emplace_back(_("help all: every command."));
    return lines;
}

std::vector<std::string> help_on(const std::string& word) {
    Lines lines;
    if (word == "all") {
        lines.emplace_back(_("CELL, such as i9: places the piece there."));
        for (const Atom4Command& command : text_commands()) lines.push_back(line_of(command));
        lines.emplace_back(
            _("A command may be cut short as long as it is clear. An empty line tells whose turn it is."));
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
    return {
        fill(_("\"{0}\" is neither a cell, such as i9, nor a command; help tells the commands."), {quotable(word)})};
}

}  // namespace atom4::tui
