// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QThread>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/atom4/position.h"
#include "core/engine/levels.h"

namespace atom4::ui {

/// What finds the computer's move; choose_move unless a test has something else in mind.
using Thinker =
    std::function<std::optional<Cell>(Engine&, const Position&, int level, std::uint64_t seed, std::stop_token stop)>;

/// A position to be thought about. It travels to the thinking thread by value.
struct ThinkRequest {
    Position position;
    int level = 0;
    std::uint64_t seed = 0;
    std::uint64_t generation = 0;
    std::stop_token stop;
};

/// The computer player's thread. It thinks about one position at a time; whoever asks again or stops it hears no more
/// of the one before. Going away stops it and waits for the thread to end.
class Opponent : public QObject {
    Q_OBJECT

public:
    explicit Opponent(Thinker thinker = choose_move, QObject* parent = nullptr);
    ~Opponent() override;

    void think(const Position& position, int level, std::uint64_t seed, std::uint64_t generation);
    void stop();
    [[nodiscard]] bool isThinking() const { return thinking_.has_value(); }

signals:
    /// The generation is that of the request.
    void answered(quint64 generation, atom4::Cell cell);

    void requested(const atom4::ui::ThinkRequest& request);

private:
    void take(quint64 generation, Cell cell);

    QThread thread_;
    std::stop_source stop_;
    std::optional<std::uint64_t> thinking_;
};

/// Lives in the thinking thread and owns the engine there.
class OpponentWorker : public QObject {
    Q_OBJECT

public:
    explicit OpponentWorker(Thinker thinker) : thinker_(std::move(thinker)) {}
    void think(const ThinkRequest& request);

signals:
    void answered(quint64 generation, atom4::Cell cell);

private:
    Thinker thinker_;
    std::optional<Engine> engine_;  // made when first needed: its memory is large
};

}  // namespace atom4::ui
