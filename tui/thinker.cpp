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

Thinker::Chooser engine_chooser() {
    return [engine = std::shared_ptr<Engine>()](const ThinkRequest& request, std::stop_token stop) mutable {
        if (!engine) engine = std::make_shared<Engine>();
        return choose_move(*engine, request.position, request.level, request.seed, std::move(stop));
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
    ThinkAnswer answer;
    // A pipe passes so few bytes on as a whole or not at all.
    if (::read(read_end_, &answer, sizeof answer) != static_cast<ssize_t>(sizeof answer)) return std::nullopt;
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

        const auto cell = chooser_(request, stop);
        if (!cell || stop.stop_requested()) continue;
        const ThinkAnswer answer{request.generation, *cell};
        // The pipe holds thousands of answers; the loop never leaves more than a few in it.
        if (::write(write_end_, &answer, sizeof answer) < 0) continue;
    }
}

}  // namespace atom4::tui
