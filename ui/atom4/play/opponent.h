// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/atom4/computer/hint.h"
#include "core/atom4/computer/levels.h"
#include "core/atom4/rules/position.h"
#include "ui/system/worker_thread.h"

namespace atom4::ui {

/// What finds the computer's move; think_until_hurried unless a test has something else in mind. When the stop is
/// requested it answers soon, with the best move it has found.
using Thinker =
    std::function<std::optional<Cell>(Engine&, const Position&, int level, std::uint64_t seed, std::stop_token stop)>;

/// As choose_move, but a stop makes it answer with the best it has.
[[nodiscard]] std::optional<Cell> think_until_hurried(Engine& engine, const Position& position, int level,
                                                      std::uint64_t seed, std::stop_token hurry);

/// A position to be thought about. It travels to the thinking thread by value.
struct ThinkRequest {
    Position position;
    int level = 0;
    std::uint64_t seed = 0;
    std::uint64_t generation = 0;
    std::stop_token stop;   ///< nobody wants to know any more
    std::stop_token hurry;  ///< the answer is wanted now
};

/// A position to propose a move for.
struct HintRequest {
    Position position;
    std::uint64_t generation = 0;
    std::stop_token stop;
};

/// Lives in the thinking thread and owns the engine there.
class OpponentWorker : public QObject {
    Q_OBJECT

public:
    explicit OpponentWorker(Thinker thinker) : thinker_(std::move(thinker)) {}
    void think(const ThinkRequest& request);
    void lookForHint(const HintRequest& request);

signals:
    void answered(quint64 generation, atom4::Cell cell);
    void hinted(quint64 generation, const atom4::Hint& hint);

private:
    Thinker thinker_;
    std::optional<Engine> engine_;  // made when first needed: its memory is large
};

/// The computer player's thread. It thinks about one position at a time; whoever asks again or stops it hears no more
/// of the one before. Going away stops it and waits for the thread to end.
class Opponent : public QObject {
    Q_OBJECT

public:
    explicit Opponent(Thinker thinker = think_until_hurried, QObject* parent = nullptr);
    ~Opponent() override;

    void think(const Position& position, int level, std::uint64_t seed, std::uint64_t generation);
    /// Looks for a hint instead of a move.
    void lookForHint(const Position& position, std::uint64_t generation);
    void stop();
    /// Has it answer with the best move it has found so far.
    void moveNow();
    [[nodiscard]] bool isThinking() const { return thinking_.has_value() || hinting_.has_value(); }

signals:
    /// The generation is that of the request.
    void answered(quint64 generation, atom4::Cell cell);

    void hinted(quint64 generation, const atom4::Hint& hint);

    void requested(const atom4::ui::ThinkRequest& request);
    void hintRequested(const atom4::ui::HintRequest& request);

private:
    void take(quint64 generation, Cell cell);
    void takeHint(quint64 generation, const Hint& hint);

    WorkerThread<OpponentWorker> thread_;
    std::stop_source stop_;
    std::stop_source hurry_;
    std::optional<std::uint64_t> thinking_;
    std::optional<std::uint64_t> hinting_;
};

}  // namespace atom4::ui
