// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <limits>
#include <new>

#include "app/atom4-engine/ugi.h"
#include "core/atom4/rules/notation.h"

// This program runs out of memory when a test says so.

namespace {

constexpr long kEndless = std::numeric_limits<long>::max();
std::atomic<long> g_left = kEndless;  // allocations that still succeed

}  // namespace

// Not inlined: otherwise the compiler would see that memory from new is passed to free().
[[gnu::noinline]] void* operator new(std::size_t size) {
    if (g_left != kEndless && --g_left < 0) throw std::bad_alloc();
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
// Used by std::stable_sort. The version that a sanitizer brings would not match our delete.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t& /*unused*/) noexcept {
    return g_left != kEndless && --g_left < 0 ? nullptr : std::malloc(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace atom4 {
namespace {

// Sends one line and reads the answer, while only a number of allocations succeed.
class FrontEnd {
public:
    std::string_view ask(std::string_view line, long pieces) {
        size_ = 0;
        g_left = pieces;
        ugi_.handle(line);
        ugi_.wait();
        g_left = kEndless;
        return heard();
    }
    [[nodiscard]] std::string_view heard() const { return {text_.data(), size_}; }

private:
    std::array<char, 65'536> text_{};
    std::size_t size_ = 0;
    LineReader nothing_{-1};
    Ugi ugi_{[this](std::string_view lines) { size_ += lines.copy(text_.data() + size_, text_.size() - size_); },
             nothing_};
};

TEST(UgiMemory, GoAlwaysReturnsALegalMove) {
    FrontEnd front;
    int without = 0;
    for (const char* threads : {"1", "2"}) {
        front.ask(std::string("setoption name Threads value ") + threads, kEndless);
        // From no allocation at all to as many as are needed.
        for (long pieces = 0;; ++pieces) {
            const std::string answer(front.ask("go depth 2", pieces));
            const std::size_t start = answer.rfind("bestmove ");
            ASSERT_NE(start, std::string::npos) << pieces;
            ASSERT_EQ(answer.find("bestmove "), start) << pieces;
            const auto cell = parse_cell(answer.substr(start + 9, answer.size() - start - 10));
            ASSERT_TRUE(cell && Position().is_legal(*cell)) << answer;
            if (answer.find("error") == std::string::npos) break;
            ASSERT_EQ(answer.find("info string error there is not enough memory\n"), answer.find("info string error"));
            ++without;
        }
    }
    EXPECT_GT(without, 10);
}

TEST(UgiMemory, StaysResponsiveAfterEveryCommand) {
    FrontEnd front;
    for (const char* line : {"ugi", "position startpos moves i9 h9", "setoption name Hash value 1", "perft 3", "d",
                             "query result", "nonsense", "uginewgame", "isready", "help"}) {
        for (long pieces = 0;; ++pieces) {
            const std::string answer(front.ask(line, pieces));
            ASSERT_TRUE(answer.empty() || answer.back() == '\n') << line;
            const std::string_view ready = front.ask("isready", kEndless);
            ASSERT_EQ(ready, "readyok\n") << line;
            if (answer.find("memory") == std::string::npos) break;
        }
    }
    const std::string_view drawn = front.ask("query p1turn", kEndless);
    EXPECT_EQ(drawn, "response true\n");
}

}  // namespace
}  // namespace atom4
