// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atom4::tui {

/// A command of plain mode: a row of the game's table. Commands are the same in every language, so that scripts and
/// habits can rely on them; their descriptions are translated.
template <class Verb, class Topic>
struct TextCommand {
    Verb verb;
    const char* name;
    const char* operand;  ///< what follows the name, for the help; or empty
    Topic topic;          ///< topic of the help
    const char* (*meaning)();
    /// The fewest letters that stand for the command. Newer commands leave short abbreviations to the older ones.
    std::size_t least = 1;
    const char* example = "";  ///< for the help
};

/// Returns the usage of a command as it is read aloud: with a comma before each optional part, which stands in
/// brackets, and a word for each bar, as "back, N" for "back" and "[N]".
[[nodiscard]] std::string usage_text(const std::string& name, std::string_view operand);

/// For commands that must be typed in full, because they replace a file or end something.
inline constexpr std::size_t kInFull = static_cast<std::size_t>(-1);

/// Returns the commands that the word stands for: the one of that name, or all that it abbreviates.
template <class Command>
[[nodiscard]] std::vector<const Command*> commands_for(std::span<const Command> all, std::string_view word) {
    std::vector<const Command*> found;
    for (const Command& command : all) {
        const std::string_view name = command.name;
        if (name == word) return {&command};
        if (name.starts_with(word) && word.size() >= command.least) found.push_back(&command);
    }
    return found;
}

/// Returns how many letters have to be inserted, left out, changed or swapped to turn one word into the other.
[[nodiscard]] std::size_t distance_of(std::string_view one, std::string_view other);

/// Returns the command that is likely meant, because its name is near to the word; nullptr if there is none, or for
/// words of one or two letters.
template <class Command>
[[nodiscard]] const Command* likely_command(std::span<const Command> all, std::string_view word) {
    constexpr std::size_t kLongest = 12;
    const Command* nearest = nullptr;
    std::size_t least = word.size() < 5 ? 1 : 2;
    if (word.size() < 3 || word.size() > kLongest) return nullptr;
    for (const Command& command : all)
        if (const std::size_t distance = distance_of(word, command.name); distance <= least) {
            if (nearest == nullptr || distance < least) nearest = &command;
            least = distance;
        }
    return nearest;
}

}  // namespace atom4::tui
