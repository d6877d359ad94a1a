// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi.h"

#include <algorithm>
#include <condition_variable>
#include <new>
#include <random>
#include <system_error>
#include <utility>

#include "app/atom4-engine/ugi_protocol.h"
#include "core/atom4/engine/analysis.h"
#include "core/atom4/engine/computer.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/tuning/bench.h"
#include "core/base/random.h"
#include "core/base/strings.h"

namespace atom4 {

Worker::Worker() : work_([](std::stop_token) {}), thread_([this] { work_(stop_.get_token()); }) {
    if (!thread_.wake()) throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

void Worker::begin(Work work) {
    wait();
    stop_ = std::stop_source();  // what may throw comes first
    work_ = std::move(work);
    (void)thread_.wake();  // the thread is running already
}

void Worker::stop() {
    stop_.request_stop();
    wait();
}

namespace {

constexpr int kDefaultHash = 16;  // mebibytes
constexpr std::chrono::milliseconds kDefaultTime{1'000};
constexpr int kDeepestPerft = 1'000;
constexpr std::chrono::milliseconds kLastCount{1'000};  // for a running perft, when no more commands can come

// Constant, since it reports that there is no memory.
constexpr std::string_view kNoMemory = "info string error there is not enough memory\n";

std::uint64_t fresh_seed() {
    std::random_device device;
    return mix((std::uint64_t{device()} << 32U) ^ device());
}

// Returns the level of an option whose unit is that many tenths of a level; std::nullopt for -1.
std::optional<Level> level_of(std::int64_t value, std::int64_t tenths) {
    return value < 0 ? std::nullopt : std::optional(Level::of_tenths(value * tenths));
}

void wait_for(const std::stop_token& stop) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    (void)std::condition_variable_any().wait(lock, stop, [] { return false; });
}

// Like perft(), but can be stopped: only short counts run uninterrupted. Returns std::nullopt if stopped.
std::optional<std::uint64_t> stoppable_perft(const Position& position, int depth, std::stop_token stop) {
    if (stop.stop_requested()) return std::nullopt;
    if (depth <= (position.legal_moves().size() <= 60 ? 3 : 2)) return perft(position, depth);
    std::uint64_t nodes = 0;
    for (const Cell cell : position.legal_moves()) {
        Position next = position;
        next.play_legal(cell);
        const auto below = stoppable_perft(next, depth - 1, stop);
        if (!below) return std::nullopt;
        nodes += *below;
    }
    return nodes;
}

}  // namespace

struct Ugi::Command {
    std::string_view name;
    bool while_thinking;
    bool has_arguments;
    void (*run)(Ugi& ugi, const Words& arguments);
};

struct Ugi::Option {
    std::string_view name;
    std::int64_t standard;
    std::int64_t least;
    std::int64_t most;
    void (*set)(Ugi& ugi, std::int64_t value);
};

const std::vector<Ugi::Command>& Ugi::commands() {
    static const std::vector<Command> kCommands{
        {"ugi", true, false, [](Ugi& ugi, const Words&) { ugi.introduce(); }},
        {"isready", true, false, [](Ugi& ugi, const Words&) { ugi.send("readyok\n"); }},
        {"uginewgame", false, false, [](Ugi& ugi, const Words&) { ugi.new_game(); }},
        {"setoption", false, true, [](Ugi& ugi, const Words& words) { ugi.set_option(words); }},
        {"position", false, true, [](Ugi& ugi, const Words& words) { ugi.set_position(words); }},
        {"go", false, true, [](Ugi& ugi, const Words& words) { ugi.go(words); }},
        {"stop", true, false, [](Ugi& ugi, const Words&) { ugi.stop(); }},
        {"query", true, true, [](Ugi& ugi, const Words& words) { ugi.answer_query(words); }},
        {"d", true, false, [](Ugi& ugi, const Words&) { ugi.draw(); }},
        {"perft", false, true, [](Ugi& ugi, const Words& words) { ugi.count(words); }},
        {"help", true, false, [](Ugi& ugi, const Words&) { ugi.send(ugi_help()); }},
        {"quit", true, false, [](Ugi& ugi, const Words&) { ugi.stop(); }},
    };
    return kCommands;
}

const std::vector<Ugi::Option>& Ugi::options() {
    static const std::vector<Option> kOptions{
        {"Hash", kDefaultHash, 1, 4'096,
         [](Ugi& ugi, std::int64_t value) { ugi.engine_.set_hash(static_cast<std::size_t>(value)); }},
        {"Threads", 1, 1, Engine::kMaxThreads,
         [](Ugi& ugi, std::int64_t value) { ugi.engine_.set_threads(static_cast<int>(value)); }},
        {"MultiPV", 1, 1, Cell::kMaxRows * Cell::kMaxCols,
         [](Ugi& ugi, std::int64_t value) { ugi.lines_ = static_cast<int>(value); }},
        {"Level", -1, -1, 1'000'000'000,
         [](Ugi& ugi, std::int64_t value) { ugi.level_ = level_of(value, Level::kTenths); }},
        {"LevelTenths", -1, -1, 10'000'000'000, [](Ugi& ugi, std::int64_t value) { ugi.level_ = level_of(value, 1); }},
        {"Seed", 0, 0, 1'000'000'000'000,
         [](Ugi& ugi, std::int64_t value) {
             ugi.seed_ = static_cast<std::uint64_t>(value);
             ugi.searches_ = 0;
         }},
        {"NodesTime", 0, 0, 1'000'000,
         [](Ugi& ugi, std::int64_t value) { ugi.nodes_a_millisecond_ = static_cast<std::uint64_t>(value); }},
    };
    return kOptions;
}

Ugi::Ugi(Output output, LineReader& input) : output_(std::move(output)), input_(input), engine_(kDefaultHash) {}

Ugi::~Ugi() {
    if (counting_) wait_for_count(true);
    stop();
}

bool Ugi::handle(std::string_view line) {
    try {
        return do_what(line);
    } catch (const std::bad_alloc&) {
        const bool is_go = line.starts_with("go");
        if (is_go && !thinking_ && !position_.is_over())
            answer_without_memory(position_);
        else
            send(kNoMemory);
        return true;
    }
}

bool Ugi::do_what(std::string_view line) {
    Words words = words_of(line);
    if (words.empty()) return true;
    const std::string_view name = words.front();
    const auto command =
        std::find_if(commands().begin(), commands().end(), [&](const Command& any) { return any.name == name; });
    if (command == commands().end()) {
        fail("unknown command " + quote(name) + "; help lists the commands");
        return true;
    }
    words.erase(words.begin());
    if (!command->has_arguments && !words.empty()) {
        fail(std::string(name) + ": nothing may follow, but " + quote(words.front()) + " does");
        return true;
    }
    // A perft does not count as thinking: the commands after it wait for it.
    if (counting_ && name != "isready" && name != "stop") wait_for_count(name == "quit");
    if (!command->while_thinking && thinking_) {
        fail(std::string(name) + ": still thinking; stop ends that");
        return true;
    }
    command->run(*this, words);
    return name != "quit";
}

void Ugi::refuse_long_line() {
    fail("the line is too long");
}

void Ugi::wait() {
    thinker_.wait();
}

void Ugi::send(std::string_view lines) {
    const std::lock_guard lock(output_mutex_);
    output_(lines);
}

void Ugi::fail(const std::string& reason) {
    send("info string error " + reason + "\n");
}

void Ugi::begin(std::function<void(std::stop_token)> work) {
    wait();  // it has answered, but may not have ended
    thinking_ = true;
    try {
        thinker_.begin(std::move(work));
    } catch (...) {
        thinking_ = false;
        throw;
    }
}

// The reader of the answer may send the next command at once, which must not find a search running.
void Ugi::finish(std::string_view last_lines) {
    const std::lock_guard lock(output_mutex_);
    thinking_ = false;
    output_(last_lines);
}

void Ugi::stop() {
    thinker_.stop();
}

// The commands after a perft wait for it. Those that end it are looked for ahead in the input: `stop` ends it at once;
// `quit` and the end of the input end it after another second, so that a short last perft of a script, which sends
// everything at once, is completed.
void Ugi::wait_for_count(bool is_last) {
    using Clock = std::chrono::steady_clock;
    const auto is_ahead = [this](std::string_view word) {
        return std::any_of(input_.ahead().begin(), input_.ahead().end(), [&](const InputLine& line) {
            const auto words = words_of(line.text);
            return !words.empty() && words.front() == word;
        });
    };
    std::optional<Clock::time_point> end;
    while (thinking_) {
        if (is_ahead("stop")) return stop();
        if (!end && (is_last || input_.has_ended() || is_ahead("quit"))) end = Clock::now() + kLastCount;
        std::optional<std::chrono::milliseconds> left;
        if (end) left = std::chrono::ceil<std::chrono::milliseconds>(*end - Clock::now());
        if (left && left->count() <= 0) return stop();
        input_.wait(counted_.descriptor(), left);
    }
    wait();
}

// A front end waits for a move, whatever happens. Allocates no memory.
void Ugi::answer_without_memory(const Position& position) {
    send(kNoMemory);
    finish("bestmove " + to_text(first_legal_move(position)) + "\n");
}

void Ugi::introduce() {
    std::string text = "id name Atom-4 " ATOM4_VERSION "\nid author The Atom-4 developers\n";
    for (const Option& option : options())
        text += "option name " + std::string(option.name) + " type spin default " + std::to_string(option.standard) +
                " min " + std::to_string(option.least) + " max " + std::to_string(option.most) + "\n";
    send(text + "ugiok\n");
}

void Ugi::new_game() {
    wait();
    engine_.clear();
    searches_ = 0;
}

void Ugi::set_option(const Words& words) {
    const auto given = read_option(words);
    if (!given) return fail(given.error().reason);
    const auto option = std::find_if(options().begin(), options().end(), [&](const Option& any) {
        return std::equal(any.name.begin(), any.name.end(), given->name.begin(), given->name.end(),
                          [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
    });
    if (option == options().end()) return fail("setoption: there is no option named " + quote(words[1]));
    if (given->value < option->least || given->value > option->most)
        return fail("setoption: " + std::string(option->name) + " goes from " + std::to_string(option->least) + " to " +
                    std::to_string(option->most));
    wait();
    try {
        option->set(*this, given->value);
    } catch (const std::bad_alloc&) {
        fail("setoption: there is not enough memory for this " + std::string(option->name) + "; it stays as it was");
    }
}

void Ugi::set_position(const Words& words) {
    auto position = read_position(words);
    if (!position) return fail(position.error().reason);
    position_ = std::move(*position);
}

void Ugi::go(const Words& words) {
    const auto request = read_go(words);
    if (!request) return fail(request.error().reason);
    const auto clock = request->clock_of(position_.mover());
    if (request->has_clock() && !clock)
        return fail("go: the player to move has no time; p" + std::to_string(number(position_.mover())) +
                    "time is missing");
    if (position_.is_over()) {
        const std::string why = "info string the game is over: " + std::string(result_word(position_.outcome())) + "\n";
        if (!request->infinite) return send(why + "bestmove none\n");
        send(why);
        counting_ = false;
        return begin([this](std::stop_token stop) {
            wait_for(stop);
            finish("bestmove none\n");
        });
    }

    SearchSettings settings;
    settings.limits = request->limits;
    const bool at_level = level_ && !request->infinite && !request->has_limits();
    if (at_level) {
        settings = level_search(*level_, mix((seed_ != 0 ? seed_ : fresh_seed()) + searches_));
        wait();
        engine_.clear();  // a level answers the same whatever was asked before
    }
    settings.lines = lines_;
    settings.nodes_a_millisecond = nodes_a_millisecond_;
    SearchLimits& limits = settings.limits;
    ++searches_;
    counting_ = false;
    if (request->infinite) {
        limits = {};
    } else if (clock) {
        keep_to(time_budget(*clock, position_.size().cell_count() - position_.piece_count()), limits);
    } else if (!at_level && !request->has_limits()) {
        limits.time = kDefaultTime;
    }
    begin([this, position = position_, settings, analyses = request->infinite](std::stop_token stop) {
        try {
            think(position, settings, analyses, stop);
        } catch (const std::bad_alloc&) {
            if (analyses) wait_for(stop);
            answer_without_memory(position);
        }
    });
}

void Ugi::think(const Position& position, const SearchSettings& settings, bool analyses, std::stop_token stop) {
    bool fewer_reported = false;
    const auto print = [&](const SearchReport& so_far) {
        if (engine_.threads_had() < engine_.threads() && !std::exchange(fewer_reported, true))
            send("info string " + fewer_threads_text(engine_.threads_had(), engine_.threads()) + "\n");
        send(info_text(so_far));
    };
    SearchReport report;
    if (analyses) report = analyse(engine_, position, settings, stop, print);
    if (!report.move()) report = search_for_move(engine_, position, settings, stop, print);
    // However early the search ends, the move is sent only after `stop`.
    if (analyses) wait_for(stop);
    finish(info_text(report) + "bestmove " + to_text(*report.move()) + "\n");
}

void Ugi::answer_query(const Words& words) {
    if (words.size() != 1) return fail("query: this must be gameover, p1turn or result");
    const auto respond = [&](std::string_view answer) { send("response " + std::string(answer) + "\n"); };
    if (words[0] == "gameover") return respond(position_.is_over() ? "true" : "false");
    if (words[0] == "p1turn") return respond(position_.mover() == Player::kFirst ? "true" : "false");
    if (words[0] == "result") return respond(result_word(position_.outcome()));
    fail("query: " + quote(words[0]) + " is neither gameover nor p1turn nor result");
}

void Ugi::draw() {
    send(board_text(position_) + "Fen: " + to_text(position_) + "\n");
}

void Ugi::count(const Words& words) {
    const auto depth = words.size() == 1 ? parse_number<int>(words[0]) : std::nullopt;
    if (!depth || *depth < 1 || *depth > kDeepestPerft)
        return fail("perft: the depth is a number from 1 to " + std::to_string(kDeepestPerft));
    counting_ = true;
    while (counted_.take()) {
    }
    begin([this, position = position_, deepest = *depth](std::stop_token stop) {
        try {
            perft_to(position, deepest, stop);
        } catch (const std::bad_alloc&) {
            send(kNoMemory);
            finish("info string perft stopped\n");
        }
        counted_.put();
    });
}

void Ugi::perft_to(const Position& position, int deepest, std::stop_token stop) {
    for (int depth = 1; depth <= deepest; ++depth) {
        const auto nodes = stoppable_perft(position, depth, stop);
        if (!nodes) return finish("info string perft stopped\n");
        const std::string line = std::to_string(depth) + " " + std::to_string(*nodes) + "\n";
        if (depth == deepest) return finish(line);
        send(line);
    }
}

}  // namespace atom4
