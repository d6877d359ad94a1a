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

#include "app/atom4-engine/contest_text.h"
#include "app/atom4-engine/ugi/ugi_words.h"
#include "core/atom4/rules/notation.h"
#include "core/base/printable.h"

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
    "  match --a SIDE --b SIDE    play two settings against each other\n"
    "  review FILE                tell what each move of a saved game is worth\n"
    "\n"
    "  -h, --help                 show this help and end; atom4-engine COMMAND --help\n"
    "                             tells the rest\n"
    "      --version              show the version and end\n";

// One line, whatever the words held.
CommandLineExit bad(std::string_view text) {
    return {"atom4-engine: " + printable(text) + '\n', 2};
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
        add_match();
        add_review();
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

    void add_match() {
        CLI::App* command =
            add_command("match", "Play two settings against each other, every opening with both seatings.",
                        [this] { return finish_match(); });
        command->footer(
            "A SIDE is level=N, or limits for each move: depth=N, nodes=N, time=MS; with\n"
            "noise=CENTIPOINTS and hash=MEBIBYTES if wanted: --a depth=4,noise=3 --b level=5\n"
            "It judges positions by values=learned, which it ships with, values=hand, which\n"
            "are guessed, or values=FILE, as atom4-trainer writes it.");
        ContestSettings& settings = match_.settings;
        a_ = add(command, "--a", "SIDE A", contender_into(match_.sides.a));
        b_ = add(command, "--b", "SIDE B", contender_into(match_.sides.b));
        match_only_ = {
            a_,
            b_,
            add(command, "--games", "how many games (default 100)", number_into(settings.games, 1, 999'999)),
            add(command, "--size", "ROWSxCOLUMNS (default 16x16)", size_into(settings.size)),
            add(command, "--random-plies", "length of random openings (default 6)",
                number_into(settings.random_plies, 0, 100)),
            add(command, "--openings", "FILE of openings: moves or POSITION, one a line", path_into(match_.openings)),
            add(command, "--seed", "of openings and choices (default 1)",
                number_into<std::uint64_t>(settings.seed, 0, ~std::uint64_t{0})),
            add(command, "--threads", "games at a time (default 1)", number_into(settings.threads, 1, 1'024)),
            add(command, "--shard", "K/N: play the Kth of N parts", shard_into(settings)),
            add(command, "--save", "FILE.atom4 for the games", path_into(match_.save)),
        };
        add(command, "--sprt", "ELO0,ELO1: end when this test is decided", sprt_into(match_.sprt));
        merge_ = command->add_option("--merge", merge_files_, "FILE...: sum up what several runs have told")
                     ->expected(1, 1'000'000);
    }
    EngineArguments finish_match() {
        if (merge_->count() > 0) {
            for (const CLI::Option* option : match_only_)
                if (option->count() > 0) return bad("--merge: " + option->get_name() + " does not go with it");
            MergeArguments merge;
            merge.files.assign(merge_files_.begin(), merge_files_.end());
            merge.sprt = match_.sprt;
            return merge;
        }
        for (const CLI::Option* side : {a_, b_})
            if (side->count() == 0) return bad("match: " + side->get_name() + " is missing");
        return match_;
    }

    void add_review() {
        CLI::App* command = add_command(
            "review", "Tell of each move of a saved game (.atom4) what it is worth, and what would\nhave been best.",
            [this] { return finish_review(); });
        add(command, "FILE", "the saved game", path_into(review_file_))->required();
        add(command, "--depth", "plies to look ahead (default 6, without --time)",
            number_into(review_depth_, 1, 1'000));
        add(command, "--time", "milliseconds for a look, two a move", number_into(review_time_, 1, 1'000'000'000));
    }
    EngineArguments finish_review() {
        constexpr int kDefaultDepth = 6;
        ReviewArguments review;
        review.file = *review_file_;
        if (review_time_ > 0) review.limits.time = std::chrono::milliseconds(review_time_);
        if (review_depth_ > 0) review.limits.depth = review_depth_;
        if (!review.limits.time && !review.limits.depth) review.limits.depth = kDefaultDepth;
        return review;
    }

    static Check contender_into(ContenderText& contender) {
        return [&contender](const std::string& word) -> std::string {
            const auto read = parse_contender(word);
            if (!read) return read.error();
            contender = *read;
            return {};
        };
    }
    static Check size_into(BoardSize& size) {
        return [&size](const std::string& word) -> std::string {
            const auto read = parse_size(word);
            if (!read) return quote(word) + ": this is ROWSxCOLUMNS, each 6 to 26, such as 16x16";
            size = *read;
            return {};
        };
    }
    static Check path_into(std::optional<std::filesystem::path>& path) {
        return [&path](const std::string& word) -> std::string {
            path = word;
            return {};
        };
    }
    static Check shard_into(ContestSettings& settings) {
        return [&settings](const std::string& word) -> std::string {
            const std::size_t slash = std::min(word.find('/'), word.size());
            const auto part = parse_number<int>(std::string_view(word).substr(0, slash));
            const auto parts = parse_number<int>(std::string_view(word).substr(std::min(slash + 1, word.size())));
            if (!part || !parts || *part < 1 || *part > *parts)
                return quote(word) + ": this is K/N, with K from 1 to N";
            settings.shard = *part - 1;
            settings.shards = *parts;
            return {};
        };
    }
    static Check sprt_into(std::optional<Sprt>& sprt) {
        return [&sprt](const std::string& word) -> std::string {
            sprt = parse_sprt(word);
            return sprt ? "" : quote(word) + ": this is ELO0,ELO1, the second larger, such as 0,5";
        };
    }

    CLI::App app_{"", "atom4-engine"};
    std::map<CLI::App*, Finish> commands_;
    std::list<std::string> words_;  // CLI11 keeps pointers to them
    BenchArguments bench_;
    PerftArguments perft_;
    std::vector<std::string> perft_position_;
    MatchArguments match_;
    std::vector<std::string> merge_files_;
    std::optional<std::filesystem::path> review_file_;
    int review_depth_ = 0;  // 0: not given
    int review_time_ = 0;
    CLI::Option* a_ = nullptr;
    CLI::Option* b_ = nullptr;
    CLI::Option* merge_ = nullptr;
    std::vector<CLI::Option*> match_only_;
};

}  // namespace

EngineArguments parse_engine_arguments(std::span<const char* const> arguments) {
    return Reader().read(arguments);
}

}  // namespace atom4
