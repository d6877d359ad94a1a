// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "app/atom4-engine/line_reader.h"
#include "app/atom4-engine/ugi_protocol.h"
#include "core/atom4/engine/computer.h"
#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"
#include "core/base/thread.h"

namespace atom4 {

/// Runs one piece of work after the other on a thread that is kept: starting one for each would take longer than a
/// short search. Not thread-safe; the work must not call any of its functions.
class Worker {
public:
    using Work = std::function<void(std::stop_token stop)>;

    /// Throws std::system_error if no thread can be started.
    Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    /// Stops the work first, and waits for it.
    ~Worker() { stop(); }

    /// Waits until the previous work has ended, and starts this one.
    void begin(Work work);
    /// Asks the work to end, and waits for it.
    void stop();
    /// Waits until the work has ended.
    void wait() { thread_.wait(); }

private:
    Work work_;
    std::stop_source stop_;  // of the current work
    WorkerThread thread_;    // the last member: it uses the others
};

/// Speaks UGI, the Universal Game Interface (UCI with `query`), for one front end: takes its lines one by one, and
/// answers in complete lines. Owns the engine; searches on a thread of its own, so that `stop`, `isready` and `quit`
/// are handled meanwhile. An invalid line is answered by one `info string error` line and changes nothing.
class Ugi {
public:
    /// Called with one or more complete lines, by the thread of handle() or the one that searches, but never by both at
    /// once.
    using Output = std::function<void(std::string_view lines)>;

    /// `input` provides the lines for handle() and must outlive this. During a perft, Ugi looks ahead in it, so that
    /// the count ends at `stop`, and soon after `quit` or the end of the input. Throws std::system_error if there is no
    /// thread.
    Ugi(Output output, LineReader& input);
    Ugi(const Ugi&) = delete;
    Ugi& operator=(const Ugi&) = delete;
    /// Stops a search at once, and a running perft after another second.
    ~Ugi();

    /// Carries out the line; returns false if it is `quit`. To be called by one thread.
    bool handle(std::string_view line);
    /// Refuses a line that was too long to be read.
    void refuse_long_line();
    /// Waits until the last `go` or `perft` has answered.
    void wait();

private:
    using Words = std::vector<std::string_view>;
    struct Command;
    struct Option;
    static const std::vector<Command>& commands();
    static const std::vector<Option>& options();

    bool do_what(std::string_view line);
    void send(std::string_view lines);
    void fail(const std::string& reason);
    void begin(std::function<void(std::stop_token)> work);
    void finish(std::string_view last_lines);
    void stop();
    void answer_without_memory(const Position& position);
    void wait_for_count(bool is_last);

    void introduce();
    void new_game();
    void set_option(const Words& words);
    void set_position(const Words& words);
    void go(const Words& words);
    void think(const Position& position, const SearchSettings& settings, bool analyses, std::stop_token stop);
    void answer_query(const Words& words);
    void draw();
    void count(const Words& words);
    void perft_to(const Position& position, int deepest, std::stop_token stop);

    Output output_;
    LineReader& input_;
    std::mutex output_mutex_;
    Engine engine_;
    Position position_;
    int lines_ = 1;  // the option MultiPV
    std::optional<Level> level_;
    std::uint64_t seed_ = 0;
    std::uint64_t nodes_a_millisecond_ = 0;
    std::uint64_t searches_ = 0;
    bool counting_ = false;  // the work started last is a perft
    std::atomic<bool> thinking_ = false;
    WakeupPipe counted_;  // readable when a count has ended
    Worker thinker_;      // the last member: what it uses must live until it has ended
};

}  // namespace atom4
