// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi.h"

#include <algorithm>

#include "app/atom4-engine/line_reader.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "tests/fuzz/input.h"

namespace {

using namespace atom4;

constexpr std::size_t kMaxLines = 40;
constexpr std::int64_t kMostOfAnOption = 4;  // larger tables and more threads only take longer

// A front end that reads every line of the engine, and checks its characters.
class FrontEnd {
public:
    FrontEnd() { tell("setoption name Hash value 1"); }

    /// Returns the answer to the line, including that of a search.
    std::string tell(std::string_view line) {
        heard_.clear();
        running_ = ugi_.handle(line) && running_;
        const auto words = words_of(line);
        // Stops a search at once.
        if (!words.empty() && (words[0] == "go" || words[0] == "perft")) ugi_.handle("stop");
        ugi_.wait();
        return heard_;
    }
    [[nodiscard]] bool is_running() const { return running_; }
    Position position() {
        const std::string drawn = tell("d");
        const std::string title = "\nFen: ";
        const std::size_t at = drawn.find(title);
        require(at != std::string::npos);
        const std::size_t begin = at + title.size();
        auto position = parse_position(std::string_view(drawn).substr(begin, drawn.size() - begin - 1));
        require(position.has_value());
        return std::move(*position);
    }

private:
    static void check(std::string_view lines) {
        require(!lines.empty() && lines.back() == '\n');
        require(std::ranges::all_of(lines, [](char c) { return c == '\n' || (c >= ' ' && c < 0x7F); }));
    }

    std::string heard_;
    bool running_ = true;
    LineReader nothing_{-1};  // lines do not come from an input
    Ugi ugi_{[this](std::string_view lines) {
                 check(lines);
                 heard_ += lines;
             },
             nothing_};
};

bool is_dear(const std::vector<std::string_view>& words) {
    if (words.empty() || words[0] != "setoption") return false;
    const auto option = read_option({words.begin() + 1, words.end()});
    return option && (option->name == "hash" || option->name == "threads") && option->value > kMostOfAnOption;
}

void check_answer(std::string_view answer, std::string_view name, const Position& before, const Position& after) {
    bool wrong = false;
    std::vector<std::string_view> best_moves;
    auto lines = test::lines_of(answer);
    require(lines.back().empty());
    lines.pop_back();
    for (const std::string_view line : lines) {
        wrong = wrong || line.starts_with("info string error ");
        if (constexpr std::string_view title = "bestmove "; line.starts_with(title))
            best_moves.push_back(line.substr(title.size()));
    }
    require(!wrong || lines.size() == 1);
    if (wrong || name != "position") require(before == after);
    if (name == "isready") require(wrong || answer == "readyok\n");
    require(best_moves.size() == (name == "go" && !wrong ? 1 : 0));
    if (best_moves.empty()) return;
    const auto cell = parse_cell(best_moves.front());
    require(before.is_over() ? best_moves.front() == "none" : cell && before.is_legal(*cell));
}

}  // namespace

// Any bytes at all as what a front end sends to the engine. Each line has one answer of complete lines, an invalid line
// changes nothing, and each "go" has a legal move as its answer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FrontEnd front_end;
    Position position = front_end.position();
    require(position == Position());
    std::size_t left = kMaxLines;
    for (const std::string_view line : test::lines_of(test::text_of(data, size))) {
        const auto words = words_of(line);
        if (is_dear(words)) continue;
        const std::string answer = front_end.tell(line);
        if (!front_end.is_running() || --left == 0) return 0;
        Position now = front_end.position();
        check_answer(answer, words.empty() ? std::string_view() : words[0], position, now);
        position = std::move(now);
    }
    return 0;
}
