// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "app/command_line_help.h"
#include "core/atom4/notation.h"
#include "core/atom4/numbers.h"
#include "tui/i18n.h"

namespace atom4 {
namespace {

using tui::_;
using tui::fill;

// An option with a value: its two names, what to do with the value, and what to say when that cannot be done.
struct ValueOption {
    const char* short_name;  // or ""
    const char* long_name;
    bool (*read)(std::string_view value, CommandLine& line);
    const char* (*what_is_right)();
};

const ValueOption kAi{"-a", "--ai",
                      [](std::string_view value, CommandLine& line) {
                          if (value != "1" && value != "2") return false;
                          line.session.computer = value == "1" ? Player::kFirst : Player::kSecond;
                          return true;
                      },
                      [] { return _("the computer plays for 1 or 2"); }};
const ValueOption kLevel{"-d", "--level",
                         [](std::string_view value, CommandLine& line) {
                             line.session.level = parse_digits<int>(value, TooLarge::kTheLargest);
                             return line.session.level.has_value();
                         },
                         [] { return _("the level is a whole number, 0 or more"); }};
const ValueOption kMode{"-m", "--mode",
                        [](std::string_view value, CommandLine& line) {
                            line.mode = value == "t" ? DisplayMode::kTerminal : DisplayMode::kWindow;
                            return value == "t" || value == "x";
                        },
                        [] { return _("the mode is t (terminal) or x (window)"); }};
const ValueOption kSize{"", "--size",
                        [](std::string_view value, CommandLine& line) {
                            line.session.size = parse_size(value);
                            return line.session.size.has_value();
                        },
                        [] { return _("the size is ROWSxCOLUMNS, each 6 to 26, such as 16x16"); }};
const ValueOption kSeed{"", "--seed",
                        [](std::string_view value, CommandLine& line) {
                            line.session.seed = parse_digits<std::uint64_t>(value);
                            return line.session.seed.has_value();
                        },
                        [] { return _("the seed is a whole number from 0 to 18446744073709551615"); }};
const ValueOption kRecord{"", "--record",
                          [](std::string_view value, CommandLine& line) {
                              line.session.record = value;
                              return !value.empty();
                          },
                          [] { return _("the name of the file to write is missing"); }};

class Reader {
public:
    Reader(Program program, std::span<const char* const> arguments) : program_(program) {
        for (std::size_t i = 1; i < arguments.size(); ++i) words_.emplace_back(arguments[i]);
        app_.set_help_flag();
        app_.allow_extras();
        for (const ValueOption* option : {&kAi, &kLevel, &kMode, &kSize, &kSeed, &kRecord})
            if (option != &kMode || program == Program::kAtom4) add(*option);
        help_ = app_.add_flag("-h,--help")->disable_flag_override();
        version_ = app_.add_flag("--version")->disable_flag_override();
        fresh_ = app_.add_flag("--new")->disable_flag_override();
        file_ = app_.add_option("FILE");
    }

    std::variant<CommandLine, CommandLineExit> read() {
        // CLI11 would take the next word for the value.
        if (const auto option = option_with_empty_value()) return bad(*option + "=", _("a value is missing"));
        try {
            // It takes the words from the last to the first.
            app_.parse(std::vector<std::string>(words_.rbegin(), words_.rend()));
        } catch (const CLI::ArgumentMismatch&) {
            return mismatch();
        } catch (const CLI::ParseError& error) {
            return bad(words_.empty() ? "" : words_.back(), error.what());
        }
        if (help_->count() > 0) return CommandLineExit{help_text(program_), 0};
        if (version_->count() > 0) return CommandLineExit{version_text(program_), 0};
        return values();
    }

private:
    void add(const ValueOption& option) {
        const std::string names = std::string(option.short_name) + (*option.short_name != '\0' ? "," : "");
        value_options_.emplace_back(
            &option, app_.add_option(names + option.long_name)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast));
    }

    std::variant<CommandLine, CommandLineExit> values() {
        bool options_end = false;
        for (const std::string& word : app_.remaining()) {
            if (word == "--" && !options_end) {
                options_end = true;
                continue;
            }
            if (word.size() > 1 && word.front() == '-' && !options_end)
                return bad(word, fill(_("there is no such option; {0} --help lists them"), {name_of(program_)}));
            return bad(shown(word), _("one file at a time, please"));
        }
        CommandLine line;
        for (const auto& [option, parsed] : value_options_)
            for (const std::string& value : parsed->results())
                if (!option->read(value, line))
                    return bad(name_used(*option) + " " + shown(value), option->what_is_right());
        line.session.fresh = fresh_->count() > 0;
        if (file_->count() > 0) {
            if (file_->results().front().empty()) return bad(shown(""), _("the name of the file is empty"));
            line.session.file = file_->results().front();
        }
        return line;
    }

    [[nodiscard]] CommandLineExit bad(const std::string& word, const std::string& what_is_right) const {
        return {tui::printable(std::string(name_of(program_)) + ": " + word + ": " + what_is_right) + "\n", 2};
    }

    // A value is missing at the end, or a flag was given one.
    [[nodiscard]] CommandLineExit mismatch() const {
        const std::string& last = words_.back();
        for (const ValueOption* option : {&kAi, &kLevel, &kMode, &kSize, &kSeed, &kRecord})
            if (last == option->short_name || last == option->long_name) return bad(last, option->what_is_right());
        for (const std::string& word : words_)
            for (const char* flag : {"--help=", "--version=", "--new="})
                if (word.starts_with(flag)) return bad(word, _("this option takes no value"));
        return bad(last, _("this option is not complete"));
    }

    [[nodiscard]] std::optional<std::string> option_with_empty_value() const {
        for (const std::string& word : words_) {
            if (word == "--") return std::nullopt;
            for (const auto& [option, parsed] : value_options_)
                if (word == std::string(option->long_name) + "=") return option->long_name;
        }
        return std::nullopt;
    }

    // The short name or the long one, as it was written last.
    [[nodiscard]] std::string name_used(const ValueOption& option) const {
        for (auto word = words_.rbegin(); word != words_.rend(); ++word) {
            if (word->starts_with(option.long_name)) return option.long_name;
            if (*option.short_name != '\0' && word->starts_with(option.short_name)) return option.short_name;
        }
        return option.long_name;
    }

    static std::string shown(const std::string& value) { return value.empty() ? "''" : value; }

    Program program_;
    std::vector<std::string> words_;
    CLI::App app_;
    std::vector<std::pair<const ValueOption*, CLI::Option*>> value_options_;
    CLI::Option* help_ = nullptr;
    CLI::Option* version_ = nullptr;
    CLI::Option* fresh_ = nullptr;
    CLI::Option* file_ = nullptr;
};

}  // namespace

std::variant<CommandLine, CommandLineExit> parse_command_line(Program program, std::span<const char* const> arguments) {
    return Reader(program, arguments).read();
}

}  // namespace atom4
