// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <sstream>
#include <utility>
#include <vector>

#include "core/base/strings.h"
#include "tui/common/i18n.h"

namespace atom4 {
namespace {

using tui::_;
using Words = std::vector<std::string>;

// Thrown for an invalid value of an option; `value` includes the blank or = after the option's name.
struct LineRefusal : CLI::ParseError {
    LineRefusal(const CLI::Option& to, std::string value, std::string right)
        : ParseError(right, CLI::ExitCodes::ValidationError), option(to), value(std::move(value)) {}
    const CLI::Option& option;
    std::string value;
};

std::string shown(const std::string& value) {
    return value.empty() ? "''" : value;
}

// Returns the short or long name of the option, whichever was used last.
std::string name_in(const Words& words, const CLI::Option& option) {
    for (auto word = words.rbegin(); word != words.rend(); ++word)
        for (const std::string& name : {word->substr(0, word->find('=')), word->substr(0, 2)})
            if (name.starts_with('-') && option.check_name(name)) return name;
    return option.get_name();
}

// Returns the word that no option takes, and what is wrong with it.
std::pair<std::string, std::string> fault_of_extra(const CLI::App& app) {
    const Words extra = app.remaining(true);
    const bool options_ended = extra.front() == "--";
    const std::string& word = extra[options_ended ? 1 : 0];
    if (!options_ended && word.size() > 1 && word.starts_with('-'))
        return {word, fill(_("unknown option; try '{0} --help'"), {app.get_name()})};
    if (app.get_option_no_throw("FILE") != nullptr) return {shown(word), _("only one file can be given")};
    return {shown(word), fill(_("unexpected argument; try '{0} --help'"), {app.get_name()})};
}

}  // namespace

std::shared_ptr<CLI::App> make_app(const std::string& name) {
    return std::make_shared<CLI::App>("", name);
}

CLI::Option* add_value(CLI::App& app, const std::string& names, const std::string& right, TakeValue take) {
    CLI::Option* option = app.add_option(names, CLI::callback_t{}, right);
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    return option->each([option, take = std::move(take)](const std::string& value) {
        if (!take(value)) throw LineRefusal(*option, ' ' + shown(value), option->get_description());
    });
}

void refuse_value(const std::string& word, const std::string& why) {
    throw CLI::ParseError(word + ": " + why, CLI::ExitCodes::ValidationError);
}

void add_optional_value(CLI::App& app, const std::string& name, const std::string& right, TakeValue take) {
    const auto has_value = std::make_shared<bool>(false);
    CLI::Option* option = add_value(app, name, right, [take, has_value](const std::string& value) {
        *has_value = true;
        return take(value);
    });
    option->expected(0, 1);
    // CLI11 does not call back for an option without its value.
    app.parse_complete_callback([option, take, has_value] {
        if (option->count() > 0 && !*has_value) (void)take(std::string());
    });
}

CLI::Option* add_flag(CLI::App& app, const std::string& names, std::function<void()> set) {
    CLI::Option* option = app.add_flag(names);
    return option->each([option, set = std::move(set)](const std::string& value) {
        if (value != "true") throw LineRefusal(*option, '=' + value, _("option takes no value"));
        set();
    });
}

void add_help_and_version(CLI::App& app, const std::string& version_names, std::function<std::string()> help) {
    // A request for help is met, whatever else is wrong.
    app.set_help_flag("-h,--help", "show this help and end")->each([](const std::string&) {
        throw CLI::CallForHelp();
    });
    app.set_version_flag(version_names, app.get_name() + " " ATOM4_VERSION);
    app.formatter_fn([help = std::move(help)](const CLI::App*, std::string, CLI::AppFormatMode) { return help(); });
}

std::optional<Shard> parse_shard(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto part = parse_digits<int>(text.substr(0, slash));
    const auto parts = parse_digits<int>(text.substr(std::min(slash + 1, text.size())));
    if (!part || !parts || *part < 1 || *part > *parts) return std::nullopt;
    return Shard{*part - 1, *parts};
}

std::optional<EarlyExit> read_options(CLI::App& app, std::span<const char* const> arguments) {
    const Words words(arguments.begin() + std::min<std::ptrdiff_t>(1, std::ssize(arguments)), arguments.end());
    const auto bad = [&](const std::string& word, const std::string& what_is_right) {
        return EarlyExit{sanitized(app.get_name() + ": " + word + ": " + what_is_right) + "\n", 2};
    };
    // CLI11 would take the next word as the value: `--record= game` must not write into the game.
    const auto options_end = std::find(words.begin(), words.end(), "--");
    const auto no_value = std::find_if(words.begin(), options_end, [](const std::string& word) {
        return word.starts_with("--") && word.ends_with('=');
    });
    if (no_value != options_end) return bad(*no_value, _("option requires a value"));
    try {
        app.parse(Words(words.rbegin(), words.rend()));  // it takes the words from the last to the first
        return std::nullopt;
    } catch (const CLI::Success& success) {
        std::ostringstream text;
        app.exit(success, text);
        return EarlyExit{text.str(), 0};
    } catch (const LineRefusal& refusal) {
        return bad(name_in(words, refusal.option) + refusal.value, refusal.what());
    } catch (const CLI::ExtrasError&) {
        const auto [word, what_is_right] = fault_of_extra(app);
        return bad(word, what_is_right);
    } catch (const CLI::ArgumentMismatch&) {
        // The arguments ended where an option's value was expected.
        const auto commands = app.get_subcommands();
        const CLI::Option* option = (commands.empty() ? &app : commands.front())->get_option_no_throw(words.back());
        return bad(words.back(), option != nullptr ? option->get_description() : _("option requires a value"));
    } catch (const CLI::ParseError& error) {
        return EarlyExit{sanitized(app.get_name() + ": " + error.what()) + "\n", 2};
    }
}

int say_and_exit(const EarlyExit& exit) {
    std::fputs(tui::in_locale(exit.text).c_str(), exit.status == 0 ? stdout : stderr);
    return tui::finish_output() ? exit.status : 1;
}

}  // namespace atom4
