// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <condition_variable>
#include <sstream>

#include "app/atom4-engine/line_reader.h"
#include "core/atom4/engine/computer.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

// A front end that sends lines and stores the answers.
class FrontEnd {
public:
    /// Returns the answer to the line, after the search that it may have started has ended.
    std::string ask(std::string_view line) {
        const std::size_t before = size();
        running_ = ugi_.handle(line);
        ugi_.wait();
        const std::lock_guard lock(mutex_);
        return heard_.substr(before);
    }
    void say(std::string_view line) { running_ = ugi_.handle(line); }
    /// Waits until the engine has printed the text, after the first `from` characters.
    void wait_for(std::string_view text, std::size_t from = 0) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return heard_.find(text, from) != std::string::npos; });
    }
    std::string heard() {
        const std::lock_guard lock(mutex_);
        return heard_;
    }
    std::string position() {
        const std::string drawn = ask("d");
        return drawn.substr(drawn.find("Fen: ") + 5, drawn.size() - drawn.find("Fen: ") - 6);
    }
    [[nodiscard]] bool is_running() const { return running_; }
    Ugi& ugi() { return ugi_; }

private:
    std::size_t size() {
        const std::lock_guard lock(mutex_);
        return heard_.size();
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::string heard_;
    bool running_ = true;
    LineReader nothing_{-1};
    Ugi ugi_{[this](std::string_view lines) {
                 const std::lock_guard lock(mutex_);
                 heard_ += lines;
                 changed_.notify_all();
             },
             nothing_};
};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string best_move(const std::string& answer) {
    const std::string last = lines_of(answer).back();
    return last.starts_with("bestmove ") ? last.substr(9) : "";
}

constexpr std::string_view kStart = "16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16 R";
constexpr std::string_view kFirstWon = "6/6/1WWWW1/6/6/6 R";
constexpr std::string_view kFull = "RRGRRG/RRGRRG/GGRGGR/RRGRRG/RRGRRG/GGRGGR B";

TEST(Ugi, IntroducesItself) {
    FrontEnd front;
    const auto lines = lines_of(front.ask("ugi"));
    ASSERT_GE(lines.size(), 7U);
    EXPECT_TRUE(lines[0].starts_with("id name Atom-4 "));
    EXPECT_TRUE(lines[1].starts_with("id author "));
    for (std::size_t i = 2; i + 1 < lines.size(); ++i)
        EXPECT_TRUE(lines[i].starts_with("option name ") && lines[i].find(" type spin default ") != std::string::npos);
    EXPECT_EQ(lines.back(), "ugiok");
}

TEST(Ugi, AnswersEachCommand) {
    const struct {
        std::string_view line, answer;
    } kTable[]{
        {"isready", "readyok\n"},
        {"  isready\t\r", "readyok\n"},
        {"", ""},
        {"   ", ""},
        {"stop", ""},
        {"uginewgame", ""},
        {"setoption name Hash value 1", ""},
        {"setoption name hash value 2", ""},
        {"setoption name Threads value 4", ""},
        {"setoption name MultiPV value 3", ""},
        {"setoption name Level value 3", ""},
        {"setoption name Level value -1", ""},
        {"setoption name LevelTenths value 35", ""},
        {"setoption name LevelTenths value -1", ""},
        {"position startpos", ""},
        {"query gameover", "response false\n"},
        {"query p1turn", "response true\n"},
        {"query result", "response none\n"},
        {"position startpos moves", ""},
        {"position startpos moves i7", ""},
        {"query p1turn", "response false\n"},
        {"perft 4", "1 3\n2 12\n3 60\n4 336\n"},
        {"position fen 6/6/1WWWW1/6/6/6 R", ""},
        {"query gameover", "response true\n"},
        {"query result", "response p1win\n"},
        {"go depth 3", "info string the game is over: p1win\nbestmove none\n"},
        {"position fen 6/6/1KKKK1/6/6/6 R", ""},
        {"query result", "response p2win\n"},
        {"position fen RRGRRG/RRGRRG/GGRGGR/RRGRRG/RRGRRG/GGRGGR B", ""},
        {"query result", "response draw\n"},
        {"go depth 3", "info string the game is over: draw\nbestmove none\n"},
        {"perft 2", "1 0\n2 0\n"},
    };
    FrontEnd front;
    for (const auto& row : kTable) {
        EXPECT_EQ(front.ask(row.line), row.answer) << row.line;
        EXPECT_TRUE(front.is_running());
    }
    EXPECT_EQ(front.ask("quit"), "");
    EXPECT_FALSE(front.is_running());
}

TEST(Ugi, AnswersABadLineByOneErrorAndChangesNothing) {
    using namespace std::string_view_literals;
    const std::string_view kTable[]{
        "foo",
        "UGI",
        "\x01\xFF",
        "isready\0"sv,
        "\0"sv,
        "isready now",
        "setoption",
        "setoption name",
        "setoption name Hash",
        "setoption name Hash value",
        "setoption name Hash value x",
        "setoption name Hash value 0",
        "setoption name Hash value 4097",
        "setoption name Hash value 99999999999999999999",
        "setoption name Hash value 16 17",
        "setoption name Threads value 0",
        "setoption name MultiPV value 0",
        "setoption name Level value -2",
        "setoption name Nothing value 1",
        "position",
        "position here",
        "position startpos i9",
        "position startpos moves a1",
        "position startpos moves h8",
        "position startpos moves q17",
        "position startpos moves i9 i9",
        "position startpos moves i9 moves j8",
        "position fen",
        "position fen 6/6/6/6/6/6",
        "position fen 6/6/6/6/6/6 K",
        "position fen 6/6/6/6/6/6 R R",
        "position fen 6/6/6/6/6 R",
        "position fen 27/6/6/6/6/6 R",
        "position fen 6/6/1WWWW1/1KKKK1/6/6 R",
        "position fen 6/6/1WWWW1/6/6/6 R moves a1",
        "go depth",
        "go depth x",
        "go depth -1",
        "go depth 1.5",
        "go depth 2 depth 3",
        "go nodes 0",
        "go nodes 99999999999999999999",
        "go movetime 0",
        "go sideways",
        "go p2time 1000",
        "go p1time 1000 p1inc -1",
        "perft",
        "perft 0",
        "perft x",
        "perft 1 2",
        "query",
        "query weather",
        "query result gameover",
    };
    FrontEnd front;
    front.ask("position startpos moves i9 h9");
    const std::string before = front.position();
    for (const std::string_view line : kTable) {
        const std::string answer = front.ask(line);
        EXPECT_TRUE(answer.starts_with("info string error ")) << line << " -> " << answer;
        EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 1) << answer;
        EXPECT_TRUE(std::all_of(answer.begin(), answer.end() - 1, [](char c) { return c >= 0x20 && c < 0x7F; }));
        EXPECT_TRUE(front.is_running());
        EXPECT_EQ(front.position(), before) << line;
    }
}

TEST(Ugi, DrawsOddRowsShifted) {
    FrontEnd front;
    front.ask("position fen 6/2GP2/6/6/6/6 R");
    EXPECT_EQ(front.ask("d"),
              "    a b c d e f\n"
              "  1 . . . . . .\n"
              "  2  . . G P . .\n"
              "  3 . . . . . .\n"
              "  4  . . . . . .\n"
              "  5 . . . . . .\n"
              "  6  . . . . . .\n"
              "Fen: 6/2GP2/6/6/6/6 R\n");
}

TEST(Ugi, AcceptsThePositionItPrints) {
    FrontEnd front;
    for (const std::string_view text : {kStart, kFirstWon, kFull}) {
        front.ask("position fen " + std::string(text));
        EXPECT_EQ(front.position(), text);
    }
    front.ask("position startpos");
    EXPECT_EQ(front.position(), kStart);
}

TEST(Ugi, ThinksWithinEachKindOfLimit) {
    FrontEnd front;
    front.ask("position startpos moves i9 h9");
    for (const char* limits : {"depth 0", "depth 1", "depth 5", "nodes 1", "nodes 5000", "movetime 1", "movetime 30",
                               "p1time 100 p2time 100", "p1time -5 p2time -5", "p1time 0 p2time 0 p1inc 0 p2inc 0",
                               "p1time 500 p2time 500 p1inc 50 p2inc 50", "depth 3 movetime 1000"}) {
        const std::string answer = front.ask(std::string("go ") + limits);
        const auto cell = parse_cell(best_move(answer));
        ASSERT_TRUE(cell) << limits << ": " << answer;
        EXPECT_TRUE(test::position(front.position()).is_legal(*cell));
        for (const std::string& line : lines_of(answer))
            EXPECT_TRUE(line.starts_with("info depth ") || line.starts_with("bestmove ")) << line;
    }
}

TEST(Ugi, ReportsSeveralVariations) {
    FrontEnd front;
    front.ask("position startpos moves i9 h9");
    front.ask("setoption name MultiPV value 3");
    front.ask("setoption name Threads value 2");
    const auto lines = lines_of(front.ask("go depth 3"));
    ASSERT_GE(lines.size(), 4U);
    for (std::size_t i = 1; i <= 3; ++i) {
        const std::string& line = lines[lines.size() - 5 + i];
        EXPECT_TRUE(line.starts_with("info depth 3 seldepth ")) << line;
        EXPECT_NE(line.find(" multipv " + std::to_string(i) + " score "), std::string::npos) << line;
    }
}

TEST(Ugi, ReportsForcedWinsInPlies) {
    FrontEnd front;
    front.ask("position fen 6/4GG/1WWWC1/6/6/6 R");
    const std::string answer = front.ask("go depth 2");
    EXPECT_NE(answer.find("score win 1 "), std::string::npos) << answer;
}

// With few empty cells the solver proves the result, which the search alone could not.
TEST(Ugi, ProvesTheResultOfALatePosition) {
    const struct {
        std::string_view position, score;
    } kTable[]{
        {"1CYWG1/BWWWY1/1PGWPP/PKKKC1/1BKKC1/2P3/6 R", "score win 5 "},
        {"RRGRRG/RRGRRG/GGRGGR/RRGRRG/RRGRRG/GGRG2 R", "score draw "},
    };
    for (const auto& row : kTable) {
        FrontEnd front;
        front.ask("position fen " + std::string(row.position));
        front.say("go infinite");
        front.wait_for(row.score);
        front.say("stop");
        const auto lines = lines_of(front.heard());
        ASSERT_GE(lines.size(), 2U);
        EXPECT_NE(lines[lines.size() - 2].find(row.score), std::string::npos) << lines[lines.size() - 2];
        EXPECT_TRUE(lines.back().starts_with("bestmove "));
    }
}

// A front end that asks for a move afterwards would take an early "bestmove" for the answer.
TEST(Ugi, SendsNoBestMoveBeforeAnInfiniteAnalysisIsStopped) {
    const struct {
        std::string_view position, told, answer;
    } kTable[]{
        {kFirstWon, "info string the game is over: p1win\n", "bestmove none\n"},
        {kFull, "info string the game is over: draw\n", "bestmove none\n"},
        {"6/4GG/1WWWC1/6/6/6 R", "score win 1 ", "bestmove "},                   // decided by the next move
        {"RRGRRG/RRGRRG/GGRGGR/RRGRRG/RRGRRG/GGRGG1 R", "score ", "bestmove "},  // the last cell
        {"1CYWG1/BWWWY1/1PGWPP/PKKKC1/1BKKC1/2P3/6 R", "score win 5 ", "bestmove "},
    };
    for (const auto& row : kTable) {
        FrontEnd front;
        front.ask("position fen " + std::string(row.position));
        for (const char* line : {"go infinite", "go infinite depth 1", "go movetime 1 infinite"}) {
            const std::size_t before = front.heard().size();
            front.say(line);
            front.wait_for(row.told, before);
            front.say("isready");
            front.say("position startpos");
            const std::string heard = front.heard().substr(before);
            EXPECT_EQ(heard.find("bestmove"), std::string::npos) << row.position << ": " << heard;
            auto lines = lines_of(heard);
            // The search prints its last line once more when it ends, perhaps only now.
            std::erase_if(lines, [](const std::string& one) { return one.starts_with("info depth "); });
            ASSERT_FALSE(lines.empty());
            EXPECT_EQ(lines.back(), "info string error position: still thinking; stop ends that") << heard;
            front.say("stop");
            EXPECT_NE(front.heard().substr(before).find(row.answer), std::string::npos) << row.position;
        }
    }
}

TEST(Ugi, ListensWhileItThinks) {
    FrontEnd front;
    front.ask("position startpos moves i9 h9");
    front.say("go infinite");
    front.wait_for("info depth 5");
    front.say("isready");
    front.wait_for("readyok");
    for (const char* refused :
         {"position startpos", "go depth 1", "setoption name Hash value 1", "uginewgame", "perft 1"})
        front.say(refused);
    front.say("query result");
    EXPECT_EQ(front.heard().find("bestmove"), std::string::npos);
    front.say("stop");
    const auto lines = lines_of(front.heard());
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(), [](const auto& line) { return line.starts_with("bestmove "); }),
              1);
    EXPECT_TRUE(lines.back().starts_with("bestmove "));
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                            [](const auto& line) { return line.starts_with("info string error "); }),
              5);
    EXPECT_EQ(front.ask("go depth 1").find("error"), std::string::npos);
}

TEST(Ugi, AnswersALegalMoveHoweverSoonItIsStopped) {
    FrontEnd front;
    for (int round = 0; round < 50; ++round) {
        front.say("go infinite");
        front.say("stop");
    }
    const auto lines = lines_of(front.heard());
    int answers = 0;
    for (const std::string& line : lines)
        if (line.starts_with("bestmove ")) {
            ++answers;
            EXPECT_TRUE(Position().is_legal(*parse_cell(best_move(line))));
        }
    EXPECT_EQ(answers, 50);
}

TEST(Ugi, EndsALongPerftWhenStopped) {
    FrontEnd front;
    front.say("perft 1000");
    front.wait_for("\n8 193344\n");
    front.say("stop");
    EXPECT_TRUE(front.heard().ends_with("info string perft stopped\n"));
}

TEST(Ugi, PlaysTheSameMovesAsItsLevel) {
    FrontEnd front;
    front.ask("position startpos moves i9 h9 j9");
    const Position position = test::position(front.position());
    Engine engine;
    for (const int level : {0, 1, 3}) {
        front.ask("setoption name Level value " + std::to_string(level));
        front.ask("setoption name Seed value 7");
        const Cell cell = *choose_move(engine, position, level, mix(7), {});
        EXPECT_EQ(best_move(front.ask("go")), to_text(cell));
    }
}

TEST(Ugi, NodesTimeMakesTimedPlayReproducible) {
    const auto game = [] {
        FrontEnd front;
        front.ask("setoption name NodesTime value 2");
        std::string moves;
        std::vector<std::string> told;
        std::int64_t left = 40'000;
        for (int i = 0; i < 12; ++i) {
            front.ask("position startpos moves" + moves);
            const std::string clocks = std::to_string(left);
            const auto lines = lines_of(front.ask("go p1time " + clocks + " p2time " + clocks));
            const std::string& last = lines.at(lines.size() - 2);
            told.push_back(last + lines.back());
            std::istringstream words(last.substr(last.find(" time ") + 6));
            std::int64_t taken = 0;
            words >> taken;
            EXPECT_GT(taken, 0);
            left -= taken;
            moves += " " + best_move(lines.back());
        }
        EXPECT_GT(left, 20'000);
        return told;
    };
    EXPECT_EQ(game(), game());
}

TEST(Ugi, ThinksTheSameAfterANewGame) {
    FrontEnd front;
    const auto without_times = [](const std::string& answer) {
        std::string kept;
        for (const std::string& line : lines_of(answer)) {
            std::istringstream words(line);
            for (std::string word; words >> word;) {
                if (word == "nps" || word == "time")
                    words >> word;
                else
                    kept += word + ' ';
            }
        }
        return kept;
    };
    const std::string once = without_times(front.ask("go depth 7"));
    front.ask("uginewgame");
    EXPECT_EQ(without_times(front.ask("go depth 7")), once);
}

TEST(LineReader, ReadsAnyBytesInBoundedLines) {
    std::string text = "one\r\n\n";
    text += std::string(1, '\0') + "two\n";
    text += std::string(LineReader::kLongest, 'x') + "\n";
    text += std::string(3 * LineReader::kLongest, 'y') + "\nlast";
    // A file, since the text is longer than a pipe can hold.
    const int file = ::memfd_create("lines", 0);
    ASSERT_EQ(::write(file, text.data(), text.size()), std::ssize(text));
    ASSERT_EQ(::lseek(file, 0, SEEK_SET), 0);
    LineReader reader(file);
    EXPECT_EQ(reader.next()->text, "one");
    EXPECT_EQ(reader.next()->text, "");
    EXPECT_EQ(reader.next()->text, std::string(1, '\0') + "two");
    const auto longest = reader.next();
    EXPECT_EQ(longest->text.size(), LineReader::kLongest);
    EXPECT_FALSE(longest->too_long);
    EXPECT_TRUE(reader.next()->too_long);
    EXPECT_EQ(reader.next()->text, "last");
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.error(), 0);
    ::close(file);
}

TEST(LineReader, ReportsReadErrors) {
    const int folder = ::open("/", O_RDONLY);
    LineReader reader(folder);
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.error(), EISDIR);
    ::close(folder);
    LineReader closed(folder);
    EXPECT_FALSE(closed.next());
    EXPECT_EQ(closed.error(), EBADF);
}

TEST(LineReader, ReadsAheadWhileWaitingForAnotherDescriptor) {
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe2(ends.data(), O_NONBLOCK), 0);
    LineReader reader(ends[0]);
    const WakeupPipe other;
    reader.wait(other.descriptor(), std::chrono::milliseconds(1));
    EXPECT_TRUE(reader.ahead().empty());
    ASSERT_EQ(::write(ends[1], "one\ntwo\nthr", 11), 11);
    reader.wait(other.descriptor(), std::nullopt);
    ASSERT_EQ(reader.ahead().size(), 2U);
    EXPECT_EQ(reader.ahead().back().text, "two");
    other.put();
    reader.wait(other.descriptor(), std::nullopt);  // does not hang
    EXPECT_EQ(reader.next()->text, "one");
    EXPECT_FALSE(reader.has_ended());
    ::close(ends[1]);
    reader.wait(-1, std::nullopt);
    EXPECT_TRUE(reader.has_ended());
    EXPECT_EQ(reader.next()->text, "two");
    EXPECT_EQ(reader.next()->text, "thr");
    EXPECT_FALSE(reader.next());
    ::close(ends[0]);
}

TEST(TimeBudget, NeverRunsTheClockOut) {
    using std::chrono::milliseconds;
    for (const int empty : {0, 1, 30, 254, 674})
        for (const int left : {-1'000, 0, 1, 10, 100, 60'000, 3'600'000})
            for (const int increment : {0, 10, 5'000}) {
                const auto share = time_budget({milliseconds(left), milliseconds(increment)}, empty);
                EXPECT_GE(share.enough.count(), 1);
                EXPECT_GE(share.most, share.enough);
                EXPECT_LE(share.most.count(), std::max(left / 3, 1)) << left << '+' << increment << ' ' << empty;
            }
    // With a minute and a nearly empty board: about a fiftieth.
    EXPECT_NEAR(static_cast<double>(time_budget({milliseconds(60'000), milliseconds(0)}, 254).enough.count()), 1'200,
                50);
}

}  // namespace
}  // namespace atom4
