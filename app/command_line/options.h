// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atom4 {

/// The program is to end at once: with this text on standard output (status 0) or standard error, and this exit status.
struct CommandLineExit {
    std::string text;  ///< complete lines
    int status;        ///< 0 after --help and --version, 2 after a bad option or value
};

/// An option with a value: its names, what to do with the value, and what to say when that cannot be done.
struct ValueOption {
    std::string short_name;  ///< "-a", or empty
    std::string long_name;   ///< "--ai"
    std::function<bool(std::string_view value)> read;
    const char* (*what_is_right)();
};

/// An option without one.
struct FlagOption {
    std::string short_name;  ///< or empty
    std::string long_name;   ///< or empty, if it has a short one
    std::function<void()> set;
};

/// What a program's command line may hold.
struct OptionTable {
    std::string program;  ///< as messages name it
    std::vector<ValueOption> values;
    std::vector<FlagOption> flags;  ///< besides --help and --version
    std::string short_version;      ///< the short name of --version, or empty
    std::function<std::string()> help;
    std::function<std::string()> version;
    std::function<void(std::string_view)> file;  ///< takes the one argument that is no option
};

/// Reads the arguments, the program's name first. An option's value may be attached to its letter, the last of several
/// values counts, and "--" ends the options. Returns why the program is to end at once, if it is.
[[nodiscard]] std::optional<CommandLineExit> read_options(const OptionTable& table,
                                                          std::span<const char* const> arguments);

/// Writes the text where it belongs and returns the status.
int say_and_exit(const CommandLineExit& exit);

}  // namespace atom4
