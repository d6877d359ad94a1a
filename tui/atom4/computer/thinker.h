// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/atom4/computer/hint.h"
#include "core/atom4/rules/position.h"
#include "tui/atom4/computer/background.h"

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
    std::optional<std::chrono::milliseconds> time = std::nullopt;  ///< for a move: the most that may be used
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

/// The computer's thinking, in the background: an answer a request, unless it was stopped. Where no thread is to be had
/// it thinks in ask(), a tenth of a second for a move; where there is no memory any move is the answer.
class Thinker {
public:
    /// How a move is found; nothing if it was stopped before. Called in the thread.
    using Chooser = std::function<std::optional<Thought>(const ThinkRequest&, std::stop_token)>;

    /// Chooses as the engine does; its memory is not taken before the first request.
    Thinker();
    explicit Thinker(Chooser chooser);

    void ask(ThinkRequest request) { background_.ask(std::move(request)); }
    void cancel() { background_.cancel(); }

    /// Readable when there is an answer to take.
    [[nodiscard]] int descriptor() const { return background_.descriptor(); }
    [[nodiscard]] std::optional<ThinkAnswer> take() { return background_.take(); }

private:
    explicit Thinker(const std::shared_ptr<Chooser>& chooser);
    static void answer(const Chooser& chooser, const ThinkRequest& request, const std::stop_token& stop,
                       const Background<ThinkRequest, ThinkAnswer>::Tell& tell);

    Background<ThinkRequest, ThinkAnswer> background_;
};

}  // namespace atom4::tui
