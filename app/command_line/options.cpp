// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/options.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <utility>

#include "core/base/printable.h"
#include "tui/language/i18n.h"

namespace atom4 {
namespace {

using tui::_;
using tui::fill;

std::string names_of(const std::string& short_name, const std::string& long_name) {
    if (short_name.empty() || long_name.empty()) return short_name + long_name;
    return short_name + ',' + long_name;
}

std::string shown(const std::string& value) {
    return value.empty() ? "''" : value;
}

class Reader {
public:
    Reader(const OptionTable& table, std::span<const char* const> arguments) : table_(table) {
        for (std::size_t i = 1; i < arguments.size(); ++i) words_.emplace_back(arguments[i]);
        app_.set_help_flag();
        app_.allow_extras();
        for (const ValueOption& option : table.values)
            values_.emplace_back(&option, app_.add_option(names_of(option.short_name, option.long_name))
                                              ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast));
        help_ = add_flag("-h", "--help");
        version_ = add_flag(table.short_version, "--version");
        for (const FlagOption& flag : table.flags)
            flags_.emplace_back(&flag, add_flag(flag.short_name, flag.long_name));
        file_ = app_.add_option("FILE");
    }

    std::optional<CommandLineExit> read() {
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
        if (help_->count() > 0) return CommandLineExit{table_.help(), 0};
        if (version_->count() > 0) return CommandLineExit{table_.version(), 0};
        return take_values();
    }

private:
    CLI::Option* add_flag(const std::string& short_name, const std::string& long_name) {
        if (!long_name.empty()) flag_names_.push_back(long_name);
        return app_.add_flag(names_of(short_name, long_name))->disable_flag_override();
    }

    std::optional<CommandLineExit> take_values() {
        bool options_end = false;
        for (const std::string& word : app_.remaining()) {
            if (word == "--" && !options_end) {
                options_end = true;
                continue;
            }
            if (word.size() > 1 && word.front() == '-' && !options_end)
                return bad(word, fill(_("there is no such option; {0} --help lists them"), {table_.program}));
            return bad(shown(word), _("one file at a time, please"));
        }
        for (const auto& [option, parsed] : values_)
            for (const std::string& value : parsed->results())
                if (!option->read(value)) return bad(name_used(*option) + " " + shown(value), option->what_is_right());
        for (const auto& [flag, parsed] : flags_)
            if (parsed->count() > 0) flag->set();
        if (file_->count() > 0) {
            if (file_->results().front().empty()) return bad(shown(""), _("the name of the file is empty"));
            table_.file(file_->results().front());
        }
        return std::nullopt;
    }

    [[nodiscard]] CommandLineExit bad(const std::string& word, const std::string& what_is_right) const {
        return {printable(table_.program + ": " + word + ": " + what_is_right) + "\n", 2};
    }

    // A value is missing at the end, or a flag was given one.
    [[nodiscard]] CommandLineExit mismatch() const {
        const std::string& last = words_.back();
        for (const ValueOption& option : table_.values)
            if (last == option.short_name || last == option.long_name) return bad(last, option.what_is_right());
        for (const std::string& word : words_)
            for (const std::string& flag : flag_names_)
                if (word.starts_with(flag + "=")) return bad(word, _("this option takes no value"));
        return bad(last, _("this option is not complete"));
    }

    [[nodiscard]] std::optional<std::string> option_with_empty_value() const {
        for (const std::string& word : words_) {
            if (word == "--") return std::nullopt;
            for (const ValueOption& option : table_.values)
                if (word == option.long_name + "=") return option.long_name;
        }
        return std::nullopt;
    }

    // The short name or the long one, as it was written last.
    [[nodiscard]] std::string name_used(const ValueOption& option) const {
        for (auto word = words_.rbegin(); word != words_.rend(); ++word) {
            if (word->starts_with(option.long_name)) return option.long_name;
            if (!option.short_name.empty() && word->starts_with(option.short_name)) return option.short_name;
        }
        return option.long_name;
    }

    const OptionTable& table_;
    std::vector<std::string> words_;
    CLI::App app_;
    std::vector<std::pair<const ValueOption*, CLI::Option*>> values_;
    std::vector<std::pair<const FlagOption*, CLI::Option*>> flags_;
    std::vector<std::string> flag_names_;
    CLI::Option* help_ = nullptr;
    CLI::Option* version_ = nullptr;
    CLI::Option* file_ = nullptr;
};

}  // namespace

std::optional<CommandLineExit> read_options(const OptionTable& table, std::span<const char* const> arguments) {
    return Reader(table, arguments).read();
}

int say_and_exit(const CommandLineExit& exit) {
    std::fputs(tui::in_locale(exit.text).c_str(), exit.status == 0 ? stdout : stderr);
    return exit.status;
}

}  // namespace atom4
