// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/thinker.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <memory>
#include <system_error>

#include "core/engine/levels.h"

namespace atom4::tui {
namespace {

// The table still knows what was found before the hurry.
std::optional<Cell> choose_quickly(Engine& engine, const Position& position, const std::stop_token& stop) {
    SearchSettings settings;
    settings.limits.time = std::chrono::milliseconds(100);
    const SearchReport report = engine.search(position, settings, stop);
    return stop.stop_requested() ? std::nullopt : report.move();
}

std::optional<Thought> think(Engine& engine, const ThinkRequest& request, std::stop_token stop) {
    if (request.purpose == Purpose::kHint) {
        const auto hint = find_hint(engine, request.position, std::move(stop));
        if (!hint) return std::nullopt;
        return Thought{hint->move, std::make_shared<const Hint>(*hint)};
    }
    const auto cell = request.purpose == Purpose::kMoveNow
                          ? choose_quickly(engine, request.position, stop)
                          : choose_move(engine, request.position, request.level, request.seed, std::move(stop));
    return cell ? std::optional(Thought{*cell}) : std::nullopt;
}

Thinker::Chooser engine_chooser() {
    return [engine = std::shared_ptr<Engine>()](const ThinkRequest& request, std::stop_token stop) mutable {
        if (!engine) engine = std::make_shared<Engine>();
        return think(*engine, request, std::move(stop));
    };
}

}  // namespace

Thinker::Thinker() : Thinker(engine_chooser()) {}

Thinker::Thinker(Chooser chooser) : chooser_(std::move(chooser)) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
    read_end_ = ends[0];
    write_end_ = ends[1];
    thread_ = std::jthread([this](std::stop_token end) { run(std::move(end)); });
}

Thinker::~Thinker() {
    cancel();
    thread_.request_stop();
    thread_.join();
    ::close(read_end_);
    ::close(write_end_);
}

void Thinker::ask(ThinkRequest request) {
    {
        const std::lock_guard lock(mutex_);
        thinking_.request_stop();
        thinking_ = std::stop_source();
        request_ = std::move(request);
    }
    asked_.notify_one();
}

void Thinker::cancel() {
    const std::lock_guard lock(mutex_);
    thinking_.request_stop();
    request_.reset();
}

std::optional<ThinkAnswer> Thinker::take() {
    char byte = 0;
    if (::read(read_end_, &byte, 1) != 1) return std::nullopt;
    const std::lock_guard lock(mutex_);
    ThinkAnswer answer = std::move(answers_.front());
    answers_.pop_front();
    return answer;
}

void Thinker::run(std::stop_token end) {
    while (true) {
        std::unique_lock lock(mutex_);
        if (!asked_.wait(lock, end, [this] { return request_.has_value(); })) return;
        const ThinkRequest request = std::move(*request_);
        request_.reset();
        const std::stop_token stop = thinking_.get_token();
        lock.unlock();

        auto thought = chooser_(request, stop);
        lock.lock();
        if (!thought || stop.stop_requested()) continue;
        // The pipe holds thousands of bytes; the loop never leaves more than a few in it.
        if (::write(write_end_, "", 1) == 1) answers_.push_back({request.generation, std::move(*thought)});
    }
}

}  // namespace atom4::tui
