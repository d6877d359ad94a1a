// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi_protocol.h"

#include <algorithm>
#include <limits>
#include <span>

#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

using Words = std::span<const std::string_view>;

Failure<UgiError> ugi_error(std::string reason) {
    return Failure{UgiError{std::move(reason)}};
}

std::string text_of(PositionTextFault fault, int min_side) {
    switch (fault) {
        case PositionTextFault::kBadCharacter: return "this character does not belong in a position";
        case PositionTextFault::kBadRun: return "a run of empty cells is a number from 1, and never follows another";
        case PositionTextFault::kRowTooLong: return "the row has more cells than the first one, or than 26";
        case PositionTextFault::kRowTooShort:
            return "the row has fewer cells than the first one, or than " + std::to_string(min_side);
        case PositionTextFault::kBadRowCount: return "a board has " + std::to_string(min_side) + " to 26 rows";
        case PositionTextFault::kNoColourToPlay: return "the colour to play is missing";
        case PositionTextFault::kColourNotOnWheel: return "the colour to play is one of R, Y, G, C, B and P";
        case PositionTextFault::kTrailingText: return "something follows the colour to play";
        case PositionTextFault::kBothPlayersHaveWon: return "both players have a winning row";
    }
    return "this is no position";
}

// In milliseconds, and far too small for a sum to overflow.
constexpr std::int64_t kMaxMilliseconds = 1'000'000'000'000;

}  // namespace

std::string quote(std::string_view text) {
    constexpr std::size_t kShown = 40;
    std::string shown = "'";
    for (const char c : text.substr(0, kShown)) shown += c >= 0x20 && c < 0x7F ? c : '?';
    return shown + (text.size() > kShown ? "...'" : "'");
}

std::string reason_of(IllegalMove reason, std::string_view cell) {
    const std::string name(cell);
    switch (reason) {
        case IllegalMove::kOffBoard: return name + " is not on the board";
        case IllegalMove::kOccupied: return "there is already a piece at " + name;
        case IllegalMove::kNoAdjacentPair:
            return "a piece at " + name + " would not touch two pieces that touch each other";
        case IllegalMove::kRoundOver: break;
    }
    return "the game is over before " + name;
}

std::string reason_of_bad_position(std::string_view text, int min_side) {
    const auto position = parse_position(text, min_side);
    require(!position);
    return "position, character " + std::to_string(position.error().offset + 1) + ": " +
           text_of(position.error().fault, min_side);
}

Result<Position, UgiError> read_position(std::vector<std::string_view> words) {
    if (words.empty()) return ugi_error("position: startpos or fen is missing");
    Position position;
    std::size_t next = 1;
    if (words[0] == "fen") {
        // A position has two words; if there are fewer, its parser says what is missing.
        std::string text;
        for (; next < words.size() && next <= 2 && words[next] != "moves"; ++next)
            text += (text.empty() ? "" : " ") + std::string(words[next]);
        auto parsed = parse_position(text);
        if (!parsed) return ugi_error(reason_of_bad_position(text));
        position = std::move(*parsed);
    } else if (words[0] != "startpos") {
        return ugi_error("position: " + quote(words[0]) + " is neither startpos nor fen");
    }
    if (next == words.size()) return position;
    if (words[next] != "moves") return ugi_error("position: " + quote(words[next]) + " stands where moves may follow");
    for (const std::string_view word : Words(words).subspan(next + 1)) {
        const auto cell = parse_cell(word);
        if (!cell) return ugi_error("position: " + quote(word) + " is not a cell");
        if (const auto reaction = position.play(*cell); !reaction)
            return ugi_error("position: " + reason_of(reaction.error(), word));
    }
    return position;
}

std::optional<PlayerClock> GoRequest::clock_of(Player player) const {
    if (!time[player]) return std::nullopt;
    return PlayerClock{std::chrono::milliseconds(*time[player]), std::chrono::milliseconds(increment[player])};
}

Result<GoRequest, UgiError> read_go(std::vector<std::string_view> words) {
    struct Limit {
        std::string_view name;
        std::int64_t min_side;
        std::int64_t most;
        void (*take)(GoRequest& request, std::int64_t value);
    };
    static constexpr Limit kLimits[]{
        {"depth", 0, 1'000'000, [](GoRequest& go, std::int64_t value) { go.limits.depth = static_cast<int>(value); }},
        {"nodes", 1, std::numeric_limits<std::int64_t>::max(),
         [](GoRequest& go, std::int64_t value) { go.limits.nodes = static_cast<std::uint64_t>(value); }},
        {"movetime", 1, kMaxMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.limits.time = std::chrono::milliseconds(value); }},
        // A clock may be negative when a move comes late.
        {"p1time", -kMaxMilliseconds, kMaxMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.time[Player::kFirst] = value; }},
        {"p2time", -kMaxMilliseconds, kMaxMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.time[Player::kSecond] = value; }},
        {"p1inc", 0, kMaxMilliseconds, [](GoRequest& go, std::int64_t value) { go.increment[Player::kFirst] = value; }},
        {"p2inc", 0, kMaxMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.increment[Player::kSecond] = value; }},
    };
    GoRequest request;
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (std::find(words.begin(), word, *word) != word && !parse_number<std::int64_t>(*word))
            return ugi_error("go: " + quote(*word) + " is there twice");
        if (*word == "infinite") {
            request.infinite = true;
            continue;
        }
        const auto limit =
            std::find_if(std::begin(kLimits), std::end(kLimits), [&](const Limit& any) { return any.name == *word; });
        if (limit == std::end(kLimits)) return ugi_error("go: there is no limit named " + quote(*word));
        const std::string name(*word);
        if (++word == words.end()) return ugi_error("go: the value of " + name + " is missing");
        const auto value = parse_number<std::int64_t>(*word);
        if (!value || *value < limit->min_side || *value > limit->most)
            return ugi_error("go: " + name + " cannot be " + quote(*word));
        limit->take(request, *value);
    }
    return request;
}

Result<OptionValue, UgiError> read_option(std::vector<std::string_view> words) {
    if (words.size() != 4 || words[0] != "name" || words[2] != "value")
        return ugi_error("setoption: this must be name NAME value NUMBER");
    OptionValue option;
    for (const char c : words[1]) option.name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const auto value = parse_number<std::int64_t>(words[3]);
    if (!value) return ugi_error("setoption: " + quote(words[3]) + " is not a whole number");
    option.value = *value;
    return option;
}

std::string score_text(Score score) {
    if (const auto plies = score.plies_to_win()) return "win " + std::to_string(*plies);
    if (const auto plies = score.plies_to_loss()) return "loss " + std::to_string(*plies);
    if (score.is_draw()) return "draw";
    return "cp " + std::to_string(score.value());
}

std::string cells_text(std::span<const Cell> cells) {
    std::string text;
    for (const Cell cell : cells) text += (text.empty() ? "" : " ") + to_text(cell);
    return text;
}

std::string info_text(const SearchReport& report) {
    const auto milliseconds = static_cast<std::uint64_t>(report.time.count());
    const std::string effort = " nodes " + std::to_string(report.nodes) + " nps " +
                               std::to_string(report.nodes * 1'000 / std::max<std::uint64_t>(milliseconds, 1)) +
                               " time " + std::to_string(milliseconds) + " hashfull " +
                               std::to_string(report.table_permille);
    std::string text;
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const SearchLine& line = report.lines[i];
        text += "info depth " + std::to_string(report.depth) + " seldepth " + std::to_string(report.selective_depth);
        if (report.lines.size() > 1) text += " multipv " + std::to_string(i + 1);
        text += " score " + score_text(line.score) + effort + " pv " + cells_text(line.moves) + "\n";
    }
    return text;
}

std::string fewer_threads_text(int had, int wanted) {
    return "only " + std::to_string(had) + " of " + std::to_string(wanted) + " threads can be had";
}

std::string board_text(const Position& position) {
    const BoardSize size = position.size();
    std::string text = "   ";
    for (int col = 0; col < size.cols; ++col) text += std::string(" ") + static_cast<char>('a' + col);
    text += '\n';
    for (int row = 0; row < size.rows; ++row) {
        const std::string name = std::to_string(row + 1);
        text += std::string(3 - name.size(), ' ') + name + (row % 2 == 0 ? "" : " ");
        for (int col = 0; col < size.cols; ++col) {
            const auto piece = position.at(Cell(row, col));
            text += std::string(" ") + (piece ? letter(*piece) : '.');
        }
        text += '\n';
    }
    return text;
}

const char* result_word(Outcome outcome) {
    switch (outcome) {
        case Outcome::kFirstWins: return "p1win";
        case Outcome::kSecondWins: return "p2win";
        case Outcome::kStalemate: return "draw";
        case Outcome::kOngoing: break;
    }
    return "none";
}

const char* ugi_help() {
    return "ugi                            who this is, and its options\n"
           "isready                        answers readyok, at any time\n"
           "uginewgame                     forget what earlier searches found\n"
           "setoption name NAME value N    Hash (mebibytes), Threads, MultiPV, Level (-1: none),\n"
           "                               LevelTenths (35: between levels 3 and 4),\n"
           "                               Seed of the level's choices (0: another one every time),\n"
           "                               NodesTime (positions per millisecond; 0: real time)\n"
           "position startpos [moves CELL ...]\n"
           "position fen BOARD COLOUR [moves CELL ...]\n"
           "go [LIMIT ...]                 think, then answer bestmove CELL; the first limit counts:\n"
           "    depth N | nodes N | movetime MS | infinite | p1time MS p2time MS [p1inc MS p2inc MS]\n"
           "    Alone, or with nothing but clocks, it plays at Level, if one is set; else alone it\n"
           "    thinks for a second. When the game is over the answer is bestmove none.\n"
           "stop                           end the thinking; bestmove comes at once\n"
           "query gameover|p1turn|result   answers response true|false|p1win|p2win|draw|none\n"
           "d                              draw the board and tell the position\n"
           "perft N                        count the sequences of 1 to N plies\n"
           "help                           this list\n"
           "quit                           end\n"
           "While it thinks, position, setoption, uginewgame, go and perft are refused. What follows\n"
           "a perft waits for it; stop ends it, quit and the end of the input do after a second.\n"
           "A line that is wrong is answered by one line, info string error REASON.\n";
}

}  // namespace atom4
