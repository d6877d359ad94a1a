// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <list>
#include <map>
#include <string_view>
#include <vector>

#include "app/atom4-engine/ugi_words.h"
#include "core/atom4/notation.h"

namespace atom4 {
namespace {

constexpr std::string_view kHelp =
    "Usage: atom4-engine [COMMAND ...]\n"
    "The computer opponent of Atom-4. Without a command it speaks UGI, the Universal\n"
    "Game Interface, on standard input and output; there, help lists what it knows.\n"
    "\n"
    "  bench [DEPTH]              search fixed positions; the last line, Nodes: N, is\n"
    "                             the same on every run and machine\n"
    "  perft DEPTH [POSITION]     count the sequences of 1 to DEPTH plies\n"
    "\n"
    "  -h, --help                 show this help and end; atom4-engine COMMAND --help\n"
    "                             tells the rest\n"
    "      --version              show the version and end\n";

// One line, whatever the words held.
CommandLineExit bad(std::string_view text) {
    std::string line = "atom4-engine: ";
    for (const char c : text) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    return {line + '\n', 2};
}

using Check = std::function<std::string(const std::string&)>;

// Takes a number between the two into `number`; says what is right when the word is none.
template <class Number>
Check number_into(Number& number, Number least, Number most) {
    return [&number, least, most](const std::string& word) -> std::string {
        const auto value = parse_number<Number>(word);
        if (!value || *value < least || *value > most)
            return quote(word) + ": this is a whole number from " + std::to_string(least) + " to " +
                   std::to_string(most);
        number = *value;
        return {};
    };
}

// Options are kept as words and read by checks, so that each bad value is named the same way.
class Reader {
public:
    Reader() {
        app_.set_help_flag("-h,--help", "show this help and end");
        app_.set_version_flag("--version", "atom4-engine " ATOM4_VERSION);
        app_.require_subcommand(0, 1);
        add_bench();
        add_perft();
    }

    EngineArguments read(std::span<const char* const> arguments) {
        std::vector<std::string> words(arguments.begin() + std::min<std::ptrdiff_t>(1, std::ssize(arguments)),
                                       arguments.end());
        const auto empty = std::find(words.begin(), words.end(), "");
        if (empty != words.end()) return bad("'': an empty word means nothing here");
        std::reverse(words.begin(), words.end());  // as CLI11 takes them
        try {
            app_.parse(words);
        } catch (const CLI::CallForHelp&) {
            const auto chosen = app_.get_subcommands();
            return CommandLineExit{chosen.empty() ? std::string(kHelp) : app_.help(), 0};
        } catch (const CLI::CallForVersion& version) {
            return CommandLineExit{std::string(version.what()) + '\n', 0};
        } catch (const CLI::ParseError& error) {
            return bad(error.what());
        }
        const auto chosen = app_.get_subcommands();
        if (chosen.empty()) return UgiArguments{};
        return commands_.at(chosen.front())();
    }

private:
    using Finish = std::function<EngineArguments()>;

    CLI::App* add_command(const char* name, const char* about, Finish finish) {
        CLI::App* command = app_.add_subcommand(name, about);
        commands_.emplace(command, std::move(finish));
        command->get_formatter()->column_width(24);
        return command;
    }

    // CLI11 wants a place for the words even where the check has read them.
    CLI::Option* add(CLI::App* command, const char* name, const char* about, Check check) {
        return command->add_option(name, words_.emplace_back(), about)->check(std::move(check), "");
    }

    void add_bench() {
        CLI::App* command =
            add_command("bench", "Search fixed positions to a fixed depth with one thread.", [this] { return bench_; });
        add(command, "DEPTH", "plies to look ahead (default 7)", number_into(bench_.depth, 1, 1'000));
    }

    void add_perft() {
        CLI::App* command = add_command("perft", "Count the sequences of 1 to DEPTH plies, a line for each depth.",
                                        [this] { return finish_perft(); });
        add(command, "DEPTH", "plies", number_into(perft_.depth, 1, 1'000))->required();
        command->add_option("POSITION", perft_position_, "board and colour (default: the start)")->expected(0, 2);
    }
    EngineArguments finish_perft() {
        std::string text;
        for (const std::string& word : perft_position_) text += (text.empty() ? "" : " ") + word;
        if (text.empty()) return perft_;
        const auto position = parse_position(text);
        if (!position) return bad("POSITION: " + quote(text) + ": " + reason_of_bad_position(text));
        perft_.position = *position;
        return perft_;
    }

    CLI::App app_{"", "atom4-engine"};
    std::map<CLI::App*, Finish> commands_;
    std::list<std::string> words_;  // CLI11 keeps pointers to them
    BenchArguments bench_;
    PerftArguments perft_;
    std::vector<std::string> perft_position_;
};

}  // namespace

EngineArguments parse_engine_arguments(std::span<const char* const> arguments) {
    return Reader().read(arguments);
}

}  // namespace atom4
