// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi_text.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"

namespace atom4 {

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
           "                               NodesTime (so many positions are a millisecond; 0: real time)\n"
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
