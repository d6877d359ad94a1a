// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/help_words.h"

#include "tui/common/i18n.h"

namespace atom4::tui {
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
