// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/strings.h"
#include "core/storage/files.h"

namespace atom4 {

/// The program is to end at once: with this text on standard output (status 0) or standard error, and this exit status.
struct EarlyExit {
    std::string text;  ///< complete lines
    int status;        ///< 0 after --help and --version, 2 after a bad option or value
};

/// Prints the text to standard output or error, and returns the status; 1 if the output cannot be written.
int say_and_exit(const EarlyExit& exit);

}  // namespace atom4

// How all programs use CLI11: an App with these options, parsed by read_options(). CLI11's header alone takes six
// seconds to compile, so only files that do more with an App include it.

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace atom4 {

/// Returns an App without options for the program of that name.
[[nodiscard]] std::shared_ptr<CLI::App> make_app(const std::string& name);

/// Stores the value of an option; returns false if it is invalid. May call refuse_value() instead, if the `right` of
/// add_value() says too little.
using TakeValue = std::function<bool(const std::string& value)>;

/// Adds an option with a value, or an argument; the last value counts. `right` is the message for a missing or invalid
/// value.
CLI::Option* add_value(CLI::App& app, const std::string& names, const std::string& right, TakeValue take);

/// Throws an error that says what is wrong with a value, if the option's `right` says too little.
[[noreturn]] void refuse_value(const std::string& word, const std::string& why);

/// Adds an option whose value is optional; a missing one is passed as "".
void add_optional_value(CLI::App& app, const std::string& name, const std::string& right, TakeValue take);

/// Adds an option without a value.
CLI::Option* add_flag(CLI::App& app, const std::string& names, std::function<void()> set);

/// Adds -h, --help, which shows that text, and --version; both take precedence over errors in other options, except a
/// long option that ends in "=" without a value.
void add_help_and_version(CLI::App& app, const std::string& version_names, std::function<std::string()> help);

/// Returns a TakeValue that stores a whole number from `least` to `most`, written in digits alone, in `number`, which
/// must outlive it.
template <class Target, class Number>
[[nodiscard]] TakeValue whole_number(Target& number, Number least, Number most) {
    return [&number, least, most](const std::string& value) {
        const auto read = parse_digits<Number>(value);
        if (!read || *read < least || *read > most) return false;
        number = *read;
        return true;
    };
}

/// Returns a TakeValue that stores the name or URL of a file in `file`, which must outlive it.
template <class Target>
[[nodiscard]] TakeValue some_file(Target& file) {
    return [&file](const std::string& value) {
        file = path_of_word(value);
        return !value.empty();
    };
}

/// One of several parts of a task that machines share.
struct Shard {
    int index = 0;  ///< from 0
    int count = 1;
};
/// Reads "K/N", K from 1 to N.
[[nodiscard]] std::optional<Shard> parse_shard(std::string_view text);

/// Parses the arguments, the program's name first. Returns why the program must exit at once, if so; an error is one
/// line that names the argument and says what would be right.
[[nodiscard]] std::optional<EarlyExit> read_options(CLI::App& app, std::span<const char* const> arguments);

}  // namespace atom4
