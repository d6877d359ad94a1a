// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/atom4/position.h"
#include "core/engine/hint.h"

namespace atom4::tui {

/// What is to be found for a position.
enum class Purpose : std::uint8_t {
    kMove,     ///< the computer's move at the level
    kMoveNow,  ///< the same, after a last short look
    kHint,     ///< a move for the person, and why
};

/// A move to find for a position, by value. The generation comes back with the answer.
struct ThinkRequest {
    Position position;
    int level = 0;
    std::uint64_t seed = 0;
    std::uint64_t generation = 0;
    Purpose purpose = Purpose::kMove;
};

/// What was found.
struct Thought {
    Cell cell;
    std::shared_ptr<const Hint> hint{};  ///< if one was asked for
};

struct ThinkAnswer {
    std::uint64_t generation = 0;
    Thought thought;
};

/// The computer's thinking, in a thread of its own. A pipe tells of the answers, so that one poll() waits for keys and
/// for them. A new request, cancel() and the end of the thinker stop what it is thinking about.
class Thinker {
public:
    /// How a move is found; nothing if it was stopped before. Called in the thread.
    using Chooser = std::function<std::optional<Thought>(const ThinkRequest&, std::stop_token)>;

    /// Chooses as the engine does; its memory is not taken before the first request.
    Thinker();
    explicit Thinker(Chooser chooser);
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    ~Thinker();

    void ask(ThinkRequest request);
    void cancel();

    /// Readable when there is an answer to take.
    [[nodiscard]] int descriptor() const { return read_end_; }
    [[nodiscard]] std::optional<ThinkAnswer> take();

private:
    void run(std::stop_token end);

    Chooser chooser_;
    int read_end_ = -1;
    int write_end_ = -1;
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::optional<ThinkRequest> request_;  // not yet taken up by the thread
    std::deque<ThinkAnswer> answers_;      // a byte in the pipe for each
    std::stop_source thinking_;            // of the request last taken up or waiting
    std::jthread thread_;                  // last: ends before the rest goes
};

}  // namespace atom4::tui
